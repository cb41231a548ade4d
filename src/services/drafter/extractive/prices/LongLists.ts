/**
 * Price lists of single things that have no room: what a shop, a practice or a trade asks for thirty things. Of each part
 * of the list its first things are told, in the order of the page, and behind them stands that there are more.
 */
import type { Backed } from "../../../../domain/draft/Candidates.ts"
import { regionOfHeading } from "../../../../domain/draft/RegionWords.ts"
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import type { PageIndex } from "../../evidence/reading/PageIndex.ts"

/** Of what is told, in characters, with room for the end; things of a list that is long, and of those told. */
const room = 290
const leastListed = 7
const leastTold = 4
const more = "; …"

/** The first things of each list by turns, each list in its own order. */
export const openedLists = <Line extends { readonly text: string }>(
  lists: ReadonlyArray<ReadonlyArray<Line>>
): ReadonlyArray<Line> => {
  const total = new Set(lists.flat().map(({ text }) => fold(text))).size
  const longestList = Math.max(0, ...lists.map((lines) => lines.length))
  const turns = Array.from({ length: longestList }, (_, turn) =>
    lists.flatMap((lines, list) => {
      const line = lines[turn]
      return line === undefined ? [] : [{ line, list }]
    })
  ).flat()
  const kept: Array<(typeof turns)[number]> = []
  let length = 0
  for (const one of turns) {
    if (kept.some(({ line }) => fold(line.text) === fold(one.line.text))) continue
    if (length + one.line.text.length + 2 > room) break
    kept.push(one)
    length += one.line.text.length + 2
  }
  if (total < leastListed || kept.length < leastTold || kept.length >= total) return []
  return kept.toSorted((a, b) => a.list - b.list).map(({ line }) => line)
}
export const openEnded = ({ value, evidence }: Backed<string>): Backed<string> => ({
  value: `${value}${more}`,
  evidence
})
/** A page that is about prices by its title or a heading: sums elsewhere may be of an example, of goods on a picture. */
export const tellsPrices = ({ blocks, statements }: PageIndex): boolean =>
  [
    ...blocks.flatMap(({ level, text }) => (level === null ? [] : [text])),
    ...statements.flatMap(({ source, text }) => (source === "title" ? text.split(/ [|·•–—-] /u) : []))
  ].some((text) => regionOfHeading(tidyText(text)) === "pricing")
