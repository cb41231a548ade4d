/** Tables whose columns say how often a sum is paid: "Solo | €6 | €60" under "Plan | Per month | Per year". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import { cellLabels, type LabelledRow, labelledRows, tableLayout } from "../../../../reading/TableLayouts.ts"
import { costsNothing, pricesIn, saysHowOften } from "../../sums/Money.ts"
import { isPlanName, type PriceLine, type PricePlan, priceLine, saysAsk, saysFree } from "../PriceLines.ts"

const longestLabel = 40
const nouns =
  "prices?|rates?|fees?|dues|subscription|preise?|beitrag|beiträge|gebühr|kosten|prix|tarifs?|cotisations?|abonnement|precios?|tarifas?|cuotas?|preços?|valor|prezz[oi]|tariff[ae]|canon[ei]|rett[ae]|quot[ae]|abbonamento|prij(?:s|zen)|tarief|bijdrage"
const priceAround = new RegExp(`^(?:${nouns}),? \\(?(?=\\p{L})|(?<=\\p{L}) (?:${nouns})$`, "giu")
/** "per month" of "Price per month", "monthly" of "Monthly", "/ year"; null where a label says something else, or more. */
export const oftenIn = (label: string): string | null => {
  const text = tidyText(label)
  if (text.length > longestLabel || pricesIn(text).length > 0) return null
  const bare = text.replace(priceAround, "").trim()
  const often = bare.includes("(") ? bare : bare.replace(/\)$/u, "")
  if (saysHowOften(often) !== "recurring" || pricesIn(`€1 ${often}`)[0]?.period == null) return null
  // "Every Monday" would be a day; capitals are those of a head.
  return often.charAt(0).toLowerCase() + often.slice(1)
}

/** "月額", "月額(税込)": said before a sum. */
const unspacedLabel = /^(?<often>[月年]額|[月年]会費|月謝)(?:料金)?(?:[(（][^()（）]{1,12}[)）])?$/u

interface Labelled {
  readonly often: string
  readonly head: Block
  readonly isBefore: boolean
}
/** How often a sum is paid that does not say it, by the head of its column or of its row. */
export const timeLabel = (page: PageIndex, cell: Block | undefined): Labelled | null => {
  if (cell === undefined || cell.kind !== "cell" || cell.list === null) return null
  const { row, column } = cellLabels(tableLayout(page, cell.list), cell)
  const told = [column, row].flatMap((head): ReadonlyArray<Labelled> => {
    if (head === undefined || head === cell) return []
    const before = unspacedLabel.exec(head.text.trim())?.groups?.often
    const often = before ?? oftenIn(head.text)
    return often === null ? [] : [{ often, head, isBefore: before !== undefined }]
  })
  return told.length === 1 ? (told[0] ?? null) : null
}

const none = /^[-–—/]?$|^n\/?a$/iu

interface Line {
  readonly line: PriceLine | null
  readonly often: string
}
/** "$9/mo" says it by itself. */
const wordsOf = ({ line, often }: Line): string =>
  line === null ? "" : line.price.paying === "unknown" ? `${line.words} ${often}` : line.words

type Often = ReadonlyMap<Block, string>
/** What a row costs under the heads that say how often; null where a cell of it says something else. */
const planOfRow = (page: PageIndex, { label, cells }: LabelledRow, often: Often): ReadonlyArray<PricePlan> | null => {
  const timed = cells.filter(({ column, cell }) => often.has(column) && !none.test(tidyText(cell.text)))
  const isOther = cells.some(({ column, cell }) => !often.has(column) && pricesIn(tidyText(cell.text)).length > 0)
  if (isOther || !isPlanName(label)) return null
  const [one] = timed
  if (one === undefined) return []
  const place = {
    page,
    name: label.text,
    first: page.blocks.indexOf(label),
    last: page.blocks.indexOf(timed.at(-1)?.cell ?? label)
  }
  const said = tidyText(one.cell.text)
  const isUnpriced = (cell: Block) => pricesIn(tidyText(cell.text)).length === 0 && (saysFree(cell) || saysAsk(cell))
  if (timed.every(({ cell }) => isUnpriced(cell)))
    return [{ ...place, kind: saysFree(one.cell) ? "free" : "ask", price: null, words: said }]
  const lines = timed.map(({ cell, column }): Line => ({ line: priceLine(cell), often: often.get(column) ?? "" }))
  if (lines.some(({ line }) => line === null || line.name !== null)) return null
  const sums = lines.flatMap(({ line }) => line?.price ?? [])
  if (sums.every(costsNothing)) return [{ ...place, kind: "free", price: sums[0] ?? null, words: said }]
  const words = lines.map(wordsOf).join(", ")
  const [price] = pricesIn(words)
  const heads = timed.map(({ column }) => column)
  return price === undefined ? null : [{ ...place, kind: "recurring", price, words, heads }]
}
/** One plan of each row, with what it costs by the month and by the year; none where any cell of it says something else. */
export const timeColumns = (page: PageIndex, list: number): ReadonlyArray<PricePlan> => {
  const rows = labelledRows(tableLayout(page, list))
  const columns = new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)))
  const often: Often = new Map(
    [...columns].flatMap((column) => {
      const told = oftenIn(column.text)
      return told === null ? [] : [[column, told] as const]
    })
  )
  if (often.size < 2 || new Set(often.values()).size < often.size) return []
  const plans = rows.map((row) => planOfRow(page, row, often))
  const told = plans.flatMap((some) => some ?? [])
  return !plans.includes(null) && told.filter(({ kind }) => kind === "recurring").length > 1 ? told : []
}

/** "Monthly | €20 | €50" over "Annually | €200 | €500", under "Crew | Fleet": the same where each column is a plan. */
export const timeRows = (page: PageIndex, list: number): ReadonlyArray<PricePlan> => {
  const rows = labelledRows(tableLayout(page, list))
  const often: Often = new Map(
    rows.flatMap(({ label }) => {
      const told = oftenIn(label.text)
      return told === null ? [] : [[label, told] as const]
    })
  )
  if (often.size < 2 || new Set(often.values()).size < often.size) return []
  const turned = rows.flatMap(({ label, cells }) => cells.map(({ cell, column }) => ({ row: label, cell, column })))
  const plans = [...Map.groupBy(turned, ({ column }) => column)].map(([label, cells]) => {
    const plan = planOfRow(page, { label, cells: cells.map(({ row, cell }) => ({ cell, column: row })) }, often)
    const [first] = cells.filter(({ row }) => often.has(row))
    return plan?.map((one) => ({ ...one, first: page.blocks.indexOf(first?.row ?? label) })) ?? null
  })
  const told = plans.flatMap((some) => some ?? [])
  return !plans.includes(null) && told.filter(({ kind }) => kind === "recurring").length > 1 ? told : []
}

/** "700 a lesson | Free" under "Adults | Students": one row of sums with no label of its own, a plan a column. */
export const headedRow = (page: PageIndex, list: number): ReadonlyArray<PricePlan> => {
  const { areColumns, byCard } = tableLayout(page, list)
  const [heads = [], sums = [], ...more] = areColumns ? [] : [...byCard.values()]
  const isAlike = heads.length > 1 && heads.length === sums.length && more.length === 0
  if (!isAlike || !heads.every(isPlanName)) return []
  const plans = sums.flatMap((cell, at): ReadonlyArray<PricePlan> => {
    const line = priceLine(cell)
    const head = heads[at]
    const isFree = line === null && saysFree(cell)
    if (head === undefined || (line === null && !isFree) || (line !== null && line.name !== null)) return []
    const place = { page, name: head.text, first: page.blocks.indexOf(head), last: page.blocks.indexOf(cell) }
    if (line === null) return [{ ...place, kind: "free", price: null, words: tidyText(cell.text) }]
    const kind = costsNothing(line.price) ? "free" : line.price.paying
    return [{ ...place, kind, price: line.price, words: line.words }]
  })
  return plans.length === sums.length ? plans : []
}
