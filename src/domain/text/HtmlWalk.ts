/**
 * Walks over the elements of a page in one pass, in time linear in its length. Tree builders are not: a
 * page of 40 kB can hold parse5 for seconds, and unmatched end tags in deep nesting hold htmlparser2's
 * parser for minutes. Here only its tokenizer is used (comments, quotes, entities, raw text by the book),
 * and the nesting is kept by counts, so an end tag that closes nothing costs nothing.
 */
import { Tokenizer } from "htmlparser2"

export type Attributes = Readonly<Record<string, string>>

/** `Place` is whatever the visitor wants to know inside an element about all the elements around it. */
export interface HtmlVisitor<Place> {
  /** An element begins: answers with the place its content stands in. Names are in lower case; `class` is left out. */
  readonly enter: (name: string, attributes: Attributes, around: Place) => Place
  /** A run of text, entities decoded; one text may come in several runs. */
  readonly text: (data: string, place: Place) => void
}

const VOID = new Set(
  "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" ")
)
/** The most common attribute of all, and the only one that is left out: no visitor asks for it. */
const UNREAD = "class"
/** Whether a part of the page is this text, without taking the part out. */
const isSaid = (html: string, text: string, start: number, end: number) =>
  end - start === text.length && html.startsWith(text, start)

/** What most elements have: shared, and never written to. */
const none: Record<string, string> = {}

export const walkHtml = <Place>(html: string, top: Place, visitor: HtmlVisitor<Place>): void => {
  const open: Array<{ readonly name: string; readonly place: Place }> = []
  const openOf = new Map<string, number>()
  const count = (name: string, by: number) => openOf.set(name, (openOf.get(name) ?? 0) + by)
  const isOpen = (name: string) => (openOf.get(name) ?? 0) > 0
  const here = () => open.at(-1)?.place ?? top

  let tag = ""
  let attribute = ""
  let value = ""
  let attributes: Record<string, string> = none

  const begin = (closesItself: boolean) => {
    const place = visitor.enter(tag, attributes, here())
    if (VOID.has(tag) || closesItself) return
    open.push({ name: tag, place })
    count(tag, 1)
  }
  const nothing = () => {}

  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: (start, end) => {
        tag = html.slice(start, end).toLowerCase()
        attributes = none
      },
      onattribname: (start, end) => {
        attribute = isSaid(html, UNREAD, start, end) ? UNREAD : html.slice(start, end).toLowerCase()
        value = ""
      },
      onattribdata: (start, end) => {
        if (attribute === UNREAD) return
        const data = html.slice(start, end)
        value = value === "" ? data : value + data
      },
      onattribentity: (codePoint) => {
        value += String.fromCodePoint(codePoint)
      },
      // Of a repeated attribute the first stands, as in browsers.
      onattribend: () => {
        if (attribute === UNREAD) return
        if (attributes === none) attributes = { [attribute]: value }
        else if (!Object.hasOwn(attributes, attribute)) attributes[attribute] = value
      },
      onopentagend: () => begin(false),
      // Inside of these a tag may close itself.
      onselfclosingtag: () => begin(isOpen("svg") || isOpen("math")),
      onclosetag: (start, end) => {
        const latest = open.at(-1)
        if (latest !== undefined && isSaid(html, latest.name, start, end)) {
          open.pop()
          return count(latest.name, -1)
        }
        const name = html.slice(start, end).toLowerCase()
        while (isOpen(name)) {
          const closed = open.pop()
          if (closed === undefined) return
          count(closed.name, -1)
          if (closed.name === name) return
        }
      },
      ontext: (start, end) => visitor.text(html.slice(start, end), here()),
      ontextentity: (codePoint) => visitor.text(String.fromCodePoint(codePoint), here()),
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing
    }
  )
  tokenizer.write(html)
  tokenizer.end()
}
