/**
 * Parses a page somebody else wrote. Whatever it nests or repeats, time and memory grow with its length
 * only: parsing stops where a page is deeper or longer than pages are, and what was parsed by then counts.
 */
import { type Document, type Element, isTag, isText } from "domhandler"
import { DomHandler, Parser } from "htmlparser2"
import { limits } from "./Limits.ts"

/** Limits are looked at between pieces, so a page may go over them by what fits into one. */
const pieceLength = 16_384

/** Keeps elements and text; comments are nobody's words. */
class BoundedHandler extends DomHandler {
  private elements = 0
  private depth = 0
  get full() {
    return this.elements >= limits.elements || this.depth >= limits.depth
  }
  override onopentag(name: string, attributes: Record<string, string>) {
    this.elements++
    this.depth++
    super.onopentag(name, attributes)
  }
  override onclosetag() {
    this.depth--
    super.onclosetag()
  }
  override oncomment() {}
  override oncommentend() {}
  override onprocessinginstruction() {}
}

/** Never fails: any text is some document. */
export const parseHtml = (html: string): Document => {
  const handler = new BoundedHandler()
  const parser = new Parser(handler)
  for (let at = 0; at < html.length && !handler.full; at += pieceLength) parser.write(html.slice(at, at + pieceLength))
  parser.end()
  return handler.root
}

/** Every element of the document by its name, hidden ones too, in order. */
export type Elements = (name: string) => ReadonlyArray<Element>

export const elementsOf = (root: Document): Elements => {
  const found = new Map<string, Array<Element>>()
  const waiting = [...root.children].reverse()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isTag(node)) continue
    const named = found.get(node.name)
    if (named === undefined) found.set(node.name, [node])
    else named.push(node)
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at]
      if (child !== undefined) waiting.push(child)
    }
  }
  return (name) => found.get(name) ?? []
}

/** The text right inside an element: all there is in a title or a script. */
export const ownText = ({ children }: Element): string =>
  children.map((child) => (isText(child) ? child.data : "")).join("")

export const isWithin = (element: Element, matches: (ancestor: Element) => boolean): boolean => {
  for (let at = element.parent; at !== null; at = at.parent) if (isTag(at) && matches(at)) return true
  return false
}

/** What no reader sees, or sees only as a choice among things that are not about the page. */
const unseen = new Set(
  "script style noscript template head iframe object svg canvas audio video select datalist textarea".split(" ")
)
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/i

/**
 * Whether an element hides itself and all within it, as far as the markup alone tells: by its kind, by
 * `hidden`, `aria-hidden="true"`, a closed `<dialog>`, or an inline style. Style sheets are not read, and a
 * whole page that hides itself does so until its scripts run.
 */
export const isHidden = ({ name, attribs }: Element): boolean =>
  unseen.has(name) ||
  (name !== "html" &&
    name !== "body" &&
    (attribs.hidden !== undefined ||
      attribs["aria-hidden"]?.toLowerCase() === "true" ||
      (name === "dialog" && attribs.open === undefined) ||
      hiddenStyle.test(attribs.style ?? "")))

export interface Visitor {
  readonly open: (element: Element) => void
  readonly close: (element: Element) => void
  readonly text: (data: string) => void
}

/** Visits what is visible, in reading order; without recursion, for the depth is the page's choice. */
export const walkVisible = (root: Document, visitor: Visitor): void => {
  const trail: Array<{ readonly element: Element | Document; next: number }> = [{ element: root, next: 0 }]
  for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
    const node = top.element.children[top.next++]
    if (node === undefined) {
      trail.pop()
      if (isTag(top.element)) visitor.close(top.element)
    } else if (isText(node)) visitor.text(node.data)
    else if (isTag(node) && !isHidden(node)) {
      visitor.open(node)
      trail.push({ element: node, next: 0 })
    }
  }
}

/** One line: white space collapsed, without what no database and no terminal wants (controls, broken pairs). */
export const collapsed = (text: string, max: number): string =>
  text
    .toWellFormed()
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, " ")
    .trim()
    .slice(0, max)
    .toWellFormed()
