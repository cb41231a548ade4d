/**
 * Parses a page somebody else wrote. Whatever it nests or repeats, time and memory grow with its length
 * only: parsing stops where a page is deeper or longer than pages are, and what was parsed by then counts.
 */
import { type CheerioAPI, load } from "cheerio/slim"
import { Document, Element, isTag, isText } from "domhandler"
import { DomHandler, Parser } from "htmlparser2"
import { crawlLimits } from "../limits/CrawlLimits.ts"
import type { PageStyles } from "../style/PageStyles.ts"
import { ligatureOf } from "./ElementKinds.ts"

/** Limits are looked at between pieces, so a page may go over them by what fits into one. */
const pieceLength = 16_384

/** Keeps elements and text; comments are nobody's words. */
class BoundedHandler extends DomHandler {
  private elements = 0
  private depth = 0
  get full() {
    return this.elements >= crawlLimits.elements || this.depth >= crawlLimits.depth
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

/**
 * Selectors over a document that is parsed already, and so within its crawlLimits. The selector engine compares the
 * nodes it begins with in pairs, so it is given one that has all the others.
 */
export const select = ({ children }: Document): CheerioAPI => load(new Document([new Element("page", {}, children)]))

/** What no reader sees, or sees only as a choice among things that are not about the page. */
const unseen = new Set(
  "script style noscript template head title iframe object svg canvas audio video select datalist textarea".split(" ")
)
const frames: ReadonlySet<string> = new Set(["iframe", "template"])

export interface Visitor {
  readonly open: (element: Element) => void
  readonly close: (element: Element) => void
  readonly text: (data: string) => void
  /** A frame that shows another page, and what a script takes one out of: nothing else in it is read. */
  readonly frame: (element: Element) => void
}

/** Visits what is visible, in reading order; without recursion, for the depth is the page's choice. */
export const walkVisible = (root: Document, styles: PageStyles, visitor: Visitor): void => {
  const trail: Array<{ readonly element: Element | Document; next: number }> = [{ element: root, next: 0 }]
  for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
    const node = top.element.children[top.next++]
    if (node === undefined) {
      trail.pop()
      if (isTag(top.element)) visitor.close(top.element)
    } else if (isText(node)) {
      if (!isTag(top.element) || styles.showsText(top.element)) visitor.text(node.data)
    } else if (isTag(node) && (!unseen.has(node.name) || frames.has(node.name)) && !styles.isHidden(node)) {
      const picture = ligatureOf(node)
      if (frames.has(node.name)) visitor.frame(node)
      else if (picture !== null) visitor.text(picture)
      else {
        visitor.open(node)
        trail.push({ element: node, next: 0 })
      }
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
