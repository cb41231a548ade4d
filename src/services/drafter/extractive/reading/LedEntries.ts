/** Entries that a name in bold opens: items of a list, and paragraphs that each tell of one thing. */
import { fold } from "../../../../domain/text/Folding.ts"
import { isNote } from "../../evidence/facts/price/lines/PriceLines.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { laterHeadings } from "../../evidence/topics/OtherPeople.ts"
import { isWhole, wordsIn } from "../words/Sentences.ts"
import type { ReadBlock } from "./Reading.ts"

/** Words of a name. */
export const longestLedName = 8

/** "<b>Free van</b> While yours is mended.": what a reason of a list is called. */
export const ledName = ({ block: { kind, text, lead } }: ReadBlock): string | null =>
  kind === "item" &&
  lead !== undefined &&
  text.startsWith(lead) &&
  text.length > lead.length + 1 &&
  wordsIn(lead) <= longestLedName
    ? lead.replace(/[.:]$/u, "")
    : null

/** After a name in bold: a stop, or what begins a sentence of its own; "**Rye** keeps for a week" is one sentence. */
const afterName = /^(?:[.:。：!！]| [–—-] |—)\s*\S|^ \p{Lu}/u
/** "**Late baking.** Loaves are ready by nine.": what a paragraph tells of, and what it tells. */
export const toldOfLed = ({ block: { kind, text, lead } }: ReadBlock): string | null => {
  if (kind !== "paragraph" || lead === undefined || !text.startsWith(lead) || !afterName.test(text.slice(lead.length)))
    return null
  const rest = text.slice(lead.length).replace(/^[\s.:。：!！–—-]+/u, "")
  const isName =
    wordsIn(lead) <= longestLedName && !isWhole(lead) && !isNote(lead.replace(/[.:!]$/u, "")) && !/^\P{L}*$/u.test(lead)
  return isName && isWhole(rest) && !textSays(fold(lead), laterHeadings) ? rest : null
}
/** Paragraphs right after one another that are led so, where they are most of what a section says. */
export const ledParagraphs = (blocks: ReadonlyArray<ReadBlock>): ReadonlyArray<ReadBlock> => {
  const told = blocks.map((one) => toldOfLed(one) !== null)
  const [first, last] = [told.indexOf(true), told.lastIndexOf(true)]
  const run = first === -1 ? [] : blocks.slice(first, last + 1)
  const paragraphs = blocks.filter(({ block }) => block.kind === "paragraph")
  return run.length * 2 > paragraphs.length && run.every((one) => toldOfLed(one) !== null) ? run : []
}
