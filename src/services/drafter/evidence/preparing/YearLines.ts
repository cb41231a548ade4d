/**
 * A line of years whose years are no headings by markup: "1958" in a box of its own, over what happened then, and again. Each
 * is read as the heading of what stands right below it, as it is where markup says so.
 */
import type { Block, PageIndex, SiteIndex } from "../reading/PageIndex.ts"

/** Fewer years under one heading are no line of them. */
const fewest = 3
const bareYear = /^(?:1[89]|20)\p{Nd}{2}年?$/u

const isBeside = (one: Block, other: Block) =>
  one.region === other.region && one.under.length === other.under.length && one.under.at(-1) === other.under.at(-1)
const isYear = ({ level, text }: Block) => level === null && bareYear.test(text.trim())
/** What a year stands over: it follows at once, in the same part, and is no year itself. */
const isOver = (year: Block, next: Block | undefined): boolean =>
  next !== undefined && next.level === null && !isYear(next) && /\p{L}/u.test(next.text) && isBeside(year, next)

const inOrder = (years: ReadonlyArray<number>) =>
  years.every((year, at) => at === 0 || year >= (years[at - 1] ?? year)) ||
  years.every((year, at) => at === 0 || year <= (years[at - 1] ?? year))

/** Numbers of the blocks that are years of such lines. */
const yearsOn = ({ blocks }: PageIndex): ReadonlySet<number> => {
  const all = blocks.flatMap((block, at) => (isYear(block) && isOver(block, blocks[at + 1]) ? [{ block, at }] : []))
  const lines = Map.groupBy(all, ({ block: { region, under } }) => `${region} ${under.join("\n")}`)
  return new Set(
    [...lines.values()]
      .filter(
        (line) =>
          line.length >= fewest && inOrder(line.map(({ block }) => Number(block.text.trim().replace(/\P{Nd}/gu, ""))))
      )
      .flatMap((line) => line.map(({ at }) => at))
  )
}

const withYears = (index: PageIndex): PageIndex => {
  const years = yearsOn(index)
  if (years.size === 0) return index
  let over: Block | null = null
  const blocks = index.blocks.map((block, at): Block => {
    const before = index.blocks[at - 1]
    const isFirst = years.has(at - 1)
    const isMore: boolean = over?.card != null && over.card === block.card && block.level === null
    over = years.has(at) ? block : isFirst || isMore ? over : null
    if (years.has(at)) return { ...block, level: lineLevel, kind: "heading" }
    const year = isFirst ? before : isMore ? over : null
    return year == null ? block : { ...block, under: [...block.under, year.folded] }
  })
  return { ...index, blocks }
}
/** Below the headings of a page's parts. */
const lineLevel = 4

/** The same pages, with the years of such lines as headings of what they stand over. */
export const withYearLines = (site: SiteIndex): SiteIndex => site.map(withYears)
