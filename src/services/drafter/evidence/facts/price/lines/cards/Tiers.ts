/** Sums for so many of something, and other sums for more of it: "First 200 | free", "201 to 10,000 | €0.03", under "Price per parcel". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import { cellLabels, tableLayout } from "../../../../reading/TableLayouts.ts"
import { pricesIn } from "../../sums/Money.ts"
import type { Row } from "../PlanNames.ts"
import { priceLine } from "../PriceLines.ts"

/** "201 to 10,000", "the next 9,000", "from 10,001": how far a tier reaches. */
const nextTier =
  /^(?:(?:the )?next |from |ab |(?:die )?nächsten |(?:les )?suivants? |desde |de |da |vanaf )?\p{Nd}[\p{Nd}., ]*(?: ?[-–—〜~] ?| (?:to|up to|bis|à|a|até|t\/m|tot|through) )\p{Nd}/iu
const farthestTier = 3
/** "First 200 | free" over "201 to 10,000 | €0.03": the first of tiers, and nothing that is given on top. */
export const isFirstTier = (page: PageIndex, row: Row): boolean => {
  const last = row.at(-1) ?? -1
  const list = page.blocks[last]?.list ?? null
  return (
    list !== null &&
    row.some((at) => /\p{Nd}/u.test(page.blocks[at]?.text ?? "")) &&
    page.blocks
      .slice(last + 1, last + 1 + farthestTier)
      .some((block) => block.list === list && nextTier.test(tidyText(block.text)))
  )
}

/** "Basic | Free" over "Plus | €9 a year": in the column in which another row has what is paid again and again. */
export const isAmongPrices = (page: PageIndex, cell: Block): boolean => {
  const cells = page.blocks.filter(({ list }) => list === cell.list)
  const rows = Map.groupBy(cells, ({ card }) => card)
  const column = rows.get(cell.card)?.indexOf(cell) ?? -1
  return (
    cell.card !== null &&
    column > 0 &&
    [...rows].some(([card, row]) => {
      const beside = row[column]
      return card !== cell.card && beside !== undefined && priceLine(beside)?.price.paying === "recurring"
    })
  )
}

const perOne =
  /(?:^|\s)(?<unit>(?:per|pro|je|par|por|al|alla|ao|cada|por cada|a|each|elke?|\/) ?(?:\p{Nd}[\p{Nd}.,]* )?\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?)$/iu
const longestHead = 40
/** What the head of its column says a sum is of, "per parcel" of "Price per parcel", with the cell that says so. */
export const tierUnit = (
  page: PageIndex,
  cell: Block | undefined
): { readonly unit: string; readonly head: Block } | null => {
  if (cell === undefined || cell.kind !== "cell" || cell.list === null) return null
  const { column } = cellLabels(tableLayout(page, cell.list), cell)
  const text = tidyText(column?.text ?? "")
  const unit = text.length <= longestHead ? perOne.exec(text)?.groups?.unit : undefined
  return column === undefined || column === null || unit === undefined || pricesIn(text).length > 0
    ? null
    : { unit, head: column }
}
