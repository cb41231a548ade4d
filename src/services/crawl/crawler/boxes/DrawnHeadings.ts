/**
 * Headings that only look like headings. Builders of sites and hands without a book set titles as boxes in large letters: where
 * a page has no headings by its markup, what is set large, or is called a title, heads what stands below it.
 */
import type { Document, Element } from "domhandler"
import type { PageStyles } from "../style/PageStyles.ts"
import { blockNames, isButton, levelOf, ownLine } from "./ElementKinds.ts"
import { walkVisible } from "./ParsedHtml.ts"

/** Headings by markup above which a page is taken to say all of its own. */
const mostMarked = 1
/** Letters so much larger than those of the text head something; so much larger they do though they make a sentence. */
const larger = { title: 1.15, sentence: 1.6, first: 1.7 } as const
const most = { characters: 110, words: 14 } as const

/** Where large letters head nothing: menus, the foot, what is clicked, filled in or quoted, rows and terms. */
const never = new Set("nav footer button form label blockquote figcaption td th dt li summary".split(" "))
const calledTitle = /(?:^|[-_\s])(?:title|titel|titre|titulo|titolo|heading|headline|hd|ttl)(?:$|[-_\s\d])/i
const calledBody = /(?:^|[-_\s])(?:sub-?title|sub-?heading|subtitulo|text|price|amount|number|stat)(?:$|[-_\s])/i

const sum = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|%|円|元)|\S@\S/u
const quoted = /^["“”„«»「『‹'‘]/u
const ends = /[.!。！…]["'”’»」)]*$/u
const isTitle = (text: string) =>
  text.length <= most.characters &&
  text.split(" ").length <= most.words &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= 2 &&
  !sum.test(text) &&
  !quoted.test(text) &&
  !/[,;:，；：]$/u.test(text)

/** A box of words, with none of its own kind in it. */
interface Words {
  readonly element: Element
  text: string
  /** The smallest letters in it, in pixels. */
  font: number
  /** Holds boxes, so that its words are not one line. */
  isSplit: boolean
}

/** The level of each element that heads something by its looks; of none where markup tells the headings. */
export const drawnHeadings = (document: Document, styles: PageStyles): ReadonlyMap<Element, number> => {
  const found: Array<Words> = []
  const around: Array<Words> = []
  /** Characters set in letters of each size. */
  const sizes = new Map<number, number>()
  const trail: Array<Element> = []
  let marked = 0
  let closed = 0
  const isBox = (element: Element) => blockNames.has(element.name) || ownLine.test(styles.displayOf(element) ?? "")
  const isClosed = (element: Element) => never.has(element.name) || isButton(element)
  walkVisible(document, styles, {
    frame: () => undefined,
    open: (element) => {
      trail.push(element)
      if (isClosed(element)) closed++
      if (levelOf(element) !== null) marked++
      if (!isBox(element)) return
      const last = around.at(-1)
      if (last !== undefined) last.isSplit = true
      around.push({ element, text: "", font: Number.POSITIVE_INFINITY, isSplit: false })
    },
    text: (data) => {
      const element = trail.at(-1)
      const words = around.at(-1)
      const length = data.trim().length
      if (element === undefined || words === undefined || length === 0) return
      // Where markup tells the headings nothing is made of the rest.
      if (marked > mostMarked) return
      const font = Math.round(styles.fontOf(element))
      sizes.set(font, (sizes.get(font) ?? 0) + length)
      words.font = Math.min(words.font, font)
      if (words.text.length <= most.characters) words.text += data
    },
    close: (element) => {
      trail.pop()
      if (isBox(element)) {
        const words = around.pop()
        if (words !== undefined && !words.isSplit && closed === 0) found.push(words)
      }
      if (isClosed(element)) closed--
    }
  })
  if (marked > mostMarked) return new Map()
  const [text] = [...sizes].toSorted((a, b) => b[1] - a[1])
  const body = text?.[0] ?? 0
  const titles = found.flatMap(({ element, text: words, font }) => {
    const line = words.replace(/\s+/gu, " ").trim()
    const kind = element.attribs.class ?? ""
    const isCalled = calledTitle.test(kind) && !calledBody.test(kind)
    const isLarge = font >= body * (ends.test(line) ? larger.sentence : larger.title)
    return isTitle(line) && (isLarge || isCalled) ? [{ element, font }] : []
  })
  const fonts = [...new Set(titles.map(({ font }) => font))].toSorted((a, b) => b - a)
  const [first] = titles
  const opens = marked === 0 && first !== undefined && first.font === fonts[0] && first.font >= body * larger.first
  return new Map(
    titles.map(({ element, font }) => {
      const rank = fonts.indexOf(font)
      const isFirst = opens && element === first?.element
      return [element, isFirst ? 1 : Math.min(4, Math.max(2, rank + (opens && fonts.length > 1 ? 1 : 2)))]
    })
  )
}
