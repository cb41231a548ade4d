/** Tables that set the product beside others: what stands there with another name is what others charge. */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { PageIndex } from "../../../reading/PageIndex.ts"
import { cellLabels, type TableLayout, tableLayout } from "../../../reading/TableLayouts.ts"
import type { Fact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { tierNames } from "../../words/PriceWords.ts"
import type { PricePlan } from "./PriceLines.ts"

const tier = new RegExp(String.raw`(?<!\p{L})(?:${tierNames})(?!\p{L})`, "iu")
const named = new WeakMap<Own, WeakMap<TableLayout, boolean>>()
/** Whether the product stands in a table by its name alone, as whatever stands beside it does. */
const namesProduct = (page: PageIndex, list: number, own: Own): boolean => {
  const layout = tableLayout(page, list)
  const tables = named.get(own) ?? new WeakMap<TableLayout, boolean>()
  named.set(own, tables)
  const known = tables.get(layout) ?? layout.cells.some(({ text }) => own.isName(tidyText(text)))
  tables.set(layout, known)
  return known
}

/** "Loafly | €12 a year" under "Acme | free": no plan of ours; "Acme Plus" and "Plus" are. */
export const isOfRival = ({ page, last, name }: PricePlan, own: Own): boolean => isRivalCell(page, last, name, own)
/** Whether what is told is read from such a table. */
export const isRivalFact = ({ page, blocks }: Fact<unknown>, own: Own): boolean =>
  blocks !== null && isRivalCell(page, blocks.last, null, own)
const isRivalCell = (page: PageIndex, at: number, name: string | null, own: Own): boolean => {
  const cell = page.blocks[at]
  if (cell?.kind !== "cell" || cell.list === null || !namesProduct(page, cell.list, own)) return false
  const { row, column } = cellLabels(tableLayout(page, cell.list), cell)
  const names = [name ?? "", row?.text ?? "", column?.text ?? ""].map(tidyText)
  if (names.some((one) => own.isIn(fold(one)))) return false
  return !names.some((one) => tier.test(one))
}
