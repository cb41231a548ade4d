/** What a line of a page is that is no heading: a sentence, an entry, a button, a few words that say nothing by themselves. */
import { Element } from "domhandler"
import type { BlockKind } from "../../../../domain/draft/PageBlocks.ts"
import type { Box, Line } from "../boxes/Boxes.ts"
import { isButton } from "../boxes/ElementKinds.ts"

const entries: Readonly<Record<string, BlockKind>> = {
  li: "item",
  dt: "item",
  dd: "item",
  td: "cell",
  th: "cell",
  blockquote: "quotation"
}
/** Boxes that hold words of a block without being one. */
const wrappers = new Set("p div span a b strong em i small label center font".split(" "))

/** A sentence ends in a mark of its script, or goes on for some words. */
const sentenceEnd = /[.!?…。！？؟।]["'”’»」)]*$/
const labelWords = 4
/** Characters that stand for a word each in scripts without spaces; two of them are one word more often than not. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const wordsOf = (text: string) => text.split(" ").length + (text.match(wide)?.length ?? 0) / 2

const quoted = /^["“”„«»「『‹'‘][\s\S]{20,}["“”«»」』›'’][.!?]?$/
/** "“We bake with it every day.” Ada Roth, Westport": who said so stands behind it. */
const said =
  /^["“„«] ?[^"“”„«»]{20,} ?["”“»][.!?]?[ ,–—-]{1,3}\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}|de |von |van |di |da )[\p{L}'’.-]*){1,4}(?:, [^.!?]{2,60})?$/u

/** Around the line there is nothing else in the box. */
const isAlone = (box: Box) => box.to === box.from + 1

/** "Try it  See a demo": links side by side and nothing else, none of which tells how somebody is reached. */
const mostCalls = 60
const areCalls = ({ text, links, linked }: Line): boolean =>
  links > 1 &&
  text.length <= mostCalls &&
  linked >= text.replace(/[^\p{L}\p{N}]+/gu, " ").trim().length - links + 1 &&
  !/[\p{Nd}@]/u.test(text) &&
  !sentenceEnd.test(text)

export const kindOf = (line: Line): BlockKind => {
  const { text, box } = line
  for (let at: Box | null = box; at !== null; at = at.parent) {
    const { name, attribs } = at.element
    if (isButton(at.element)) return "button"
    const kind = entries[name]
    // A box of several lines is no entry itself, but what it quotes is a quotation in all of them.
    if (kind === "quotation" || (kind !== undefined && (at === box || isAlone(at)))) return kind
    if (attribs.role === "listitem" && isAlone(at)) return "item"
    if (attribs.role === "cell" && isAlone(at)) return "cell"
    if (!wrappers.has(name) || !isAlone(at)) break
  }
  if (quoted.test(text) || said.test(text)) return "quotation"
  if (areCalls(line)) return "button"
  return wordsOf(text) <= labelWords && !sentenceEnd.test(text) ? "label" : "paragraph"
}

/** A title by its name: `section-title`. */
export const isNamedTitle = ({ element }: Box): boolean =>
  /(?:^|[-_ ])(?:title|heading|headline|eyebrow|kicker)(?:$|[-_ ])/i.test(element.attribs.class ?? "")

/** Elements that set words otherwise, and say nothing of them. */
const plainNames = new Set(["p", "div", "font", "span", "big", "u", "i", "em", "center", "a"])
const blocks = new Set(["p", "div", "center"])
const boldNames = new Set(["b", "strong"])
const longestBold = 5
/** A few words in bold with nothing beside them, as a page without headings sets its titles. */
export const isBoldTitle = ({ element }: Box, text: string): boolean => {
  const { nextSibling, previousSibling } = element
  const opens = nextSibling instanceof Element && nextSibling.name === "br" && previousSibling === null
  if (!blocks.has(element.name) && !(boldNames.has(element.name) && opens)) return false
  if (/[.!?:,;。！？：]$/u.test(text) || text.split(" ").length > longestBold) return false
  let at: Element = element
  for (let depth = 0; depth < 6; depth++) {
    if (boldNames.has(at.name)) return true
    const held = at.children.filter((node) => !(node.type === "text" && node.data.trim() === ""))
    const [only] = held
    if (held.length !== 1 || !(only instanceof Element) || !plainNames.has(at.name)) return false
    at = only
  }
  return false
}

const creditTitle =
  /^(?:(?:buy|get|prepaid) )?credits$|^(?:acheter des )?crédits$|^(?:comprar )?créditos$|^(?:acquista )?crediti$|^クレジット$|^积分$|^点数$|^الرصيد$/iu
const longestOffer = 90
const writtenSum = /\p{Sc} ?\p{Nd}|\p{Nd} ?(?:\p{Sc}|円|元|CHF|kr|zł)/u
/** Whether "Credits" stands over what they cost: "20 credits – $12", and not over those who took the pictures. */
export const sellsCredits = (at: number, textAt: (line: number) => string): boolean =>
  creditTitle.test(textAt(at).trim()) &&
  [1, 2, 3, 4, 5, 6]
    .map((step) => textAt(at + step))
    .some((line) => line.length <= longestOffer && writtenSum.test(line))
