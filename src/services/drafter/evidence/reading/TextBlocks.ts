/** The blocks of a page that came as text alone: a line each, under the headings the page lists. */
import type { ReadPage } from "../../../../domain/draft/Crawl.ts"
import type { PageBlock, Region } from "../../../../domain/draft/PageBlocks.ts"
import { fold, ownWords } from "../../../../domain/text/Folding.ts"
import { textSays } from "./Says.ts"
import { faqPhrases, logoRowPhrases, teamPhrases, testimonialPhrases } from "./Signals.ts"

/** The headings in force at a line, by level. */
type Open = ReadonlyArray<{ readonly level: number; readonly folded: string; readonly at: number }>
/** Headings a page lists and its text lacks; more of them in a row hide the ones after them. */
const headingsMissing = 8
const personName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u

/** What a heading ends: all of its level and below; but a customer's name stays under "What our customers say". */
const closing = (open: Open, level: number, text: string): Open =>
  open.filter(
    (one) =>
      one.level < level || (one.level === level && personName.test(text) && textSays(one.folded, testimonialPhrases))
  )

const sections: ReadonlyArray<readonly [Region, ReadonlyArray<string>]> = [
  ["reviews", testimonialPhrases],
  ["others", logoRowPhrases],
  ["faq", faqPhrases],
  ["team", teamPhrases]
]
/** A heading that asks opens an answer, whatever stands above it. */
const regionOf = (open: Open): Region =>
  /[?？؟]$/.test(open.at(-1)?.folded ?? "")
    ? "faq"
    : (sections.find(([, phrases]) => open.some((heading) => textSays(heading.folded, phrases)))?.[0] ?? "main")

export const textBlocks = ({ text, headings, lang }: ReadPage): ReadonlyArray<PageBlock> => {
  const listed = headings.map((heading) => ({ level: heading.level, folded: fold(heading.text) }))
  const blocks: Array<PageBlock> = []
  let next = 0
  let open: Open = []
  for (const line of text.split("\n")) {
    const words = ownWords(line)
    if (words === "") continue
    const folded = fold(words)
    const ahead = listed.slice(next, next + headingsMissing).findIndex((heading) => heading.folded === folded)
    const heading = ahead === -1 ? undefined : listed[next + ahead]
    if (heading !== undefined) {
      next += ahead + 1
      open = closing(open, heading.level, words)
    }
    const under = open.map((one) => one.at)
    const opened = heading === undefined ? open : [...open, { ...heading, at: blocks.length }]
    blocks.push({
      text: words,
      level: heading?.level ?? null,
      kind: heading === undefined ? "paragraph" : "heading",
      region: regionOf(opened),
      under,
      card: null,
      list: null,
      lang
    })
    open = opened
  }
  return blocks
}
