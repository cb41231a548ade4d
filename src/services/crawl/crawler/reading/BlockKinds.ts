/** What a line of a page is that is no heading: a sentence, an entry, a button, a few words that say nothing by themselves. */
import type { BlockKind } from "../../../../domain/draft/PageBlocks.ts"
import { type Box, isButton, type Line } from "../boxes/Boxes.ts"

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

/** Around the line there is nothing else in the box. */
const isAlone = (box: Box) => box.to === box.from + 1

export const kindOf = ({ text, box }: Line): BlockKind => {
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
  if (quoted.test(text)) return "quotation"
  return wordsOf(text) <= labelWords && !sentenceEnd.test(text) ? "label" : "paragraph"
}
