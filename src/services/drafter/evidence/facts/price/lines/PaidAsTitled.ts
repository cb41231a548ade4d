/**
 * How a price is paid that does not say it: as the head of its column, its title or the label beside it says
 * ("Annual fee", "Cotisation annuelle"), or a line about all prices of its part of the page ("All prices are per month").
 */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import { cellLabels, tableLayout } from "../../../reading/TableLayouts.ts"
import { type Price, pricesIn } from "../sums/Money.ts"
import { paysLess } from "../sums/Told.ts"
import { freeLine, isFreeBeside, isNote, isPlanName, type PricePlan, priceLine, saysFree } from "./PriceLines.ts"
import {
  allByMonth,
  allPaidAgain,
  collectedAgain,
  lastsForLife,
  lesserTimes,
  namedByTime,
  paidAgainLabel,
  paidOnceLabel,
  perThing,
  planByTime,
  switchBoth,
  switchMonth,
  switchYear
} from "./words/BasisWords.ts"
import { saidOfEach } from "./words/EachWords.ts"

type Basis = "recurring" | "once" | "usage"

/** So little is paid for nothing but one of many. */
const smallSum = 0.1
const basisOf = (label: string, price: Price): Basis | null => {
  if (paidAgainLabel.test(label)) return "recurring"
  if (paidOnceLabel.test(label)) return "once"
  // "Prices per night", "Precio por persona y mes".
  const each = saidOfEach(label)
  if (each === "recurring" || each === "once") return each
  return perThing.test(label) && Number(price.amount) > 0 && Number(price.amount) < smallSum ? "usage" : null
}

const labelsOf = (page: PageIndex, { first, last }: PricePlan): ReadonlyArray<string> => {
  const block = page.blocks[last]
  if (block === undefined) return []
  const near = [page.blocks[last + 1], page.blocks[first - 1]].filter(
    (one) => one !== undefined && block.card !== null && one.card === block.card
  )
  const over = block.kind === "cell" || near.length === 0 ? block.under.slice(-1) : []
  if (block.kind !== "cell" || block.list === null) return [...near.map((one) => one?.text ?? ""), ...over]
  const { row, column } = cellLabels(tableLayout(page, block.list), block)
  const caption = page.blocks.find(({ list, kind }) => list === block.list && kind !== "cell")
  const heads = [column, row, caption].flatMap((one) => (one === undefined || one === block ? [] : [one.text]))
  return [...heads, ...over]
}

const longestLine = 200
const mayTell = ({ region, text, kind }: Block) =>
  (region === "pricing" || region === "hero" || region === "main") && kind !== "quotation" && text.length <= longestLine
const saysOfAll = (text: string): boolean =>
  text.split(/(?<=[.!?。])\s+/u).some((line) => {
    const said = tidyText(line)
    // "Hosting plans (all prices per month)".
    const isAside = said.split(/[(（]|: | [–—] /u).some((part) => allPaidAgain.test(part))
    return isAside || saysByMonth(said) || (collectedAgain.test(fold(said)) && !denied.test(said))
  })
/** Without a sum: "Monthly, no setup fee" of all, "Monthly, with a seat for $9" of one. */
const saysByMonth = (said: string) => allByMonth.test(said) && pricesIn(said).length === 0
const known = new WeakMap<PageIndex, ReadonlyArray<Block>>()
const tellers = (page: PageIndex): ReadonlyArray<Block> => {
  const found = known.get(page) ?? page.blocks.filter((block) => mayTell(block) && saysOfAll(block.text))
  known.set(page, found)
  return found
}
/** Lines near a price, under the same title or the one above it, that say of all prices how they are paid. */
const toldOfAll = (page: PageIndex, { last }: PricePlan): boolean => {
  const block = page.blocks[last]
  return tellers(page).some(
    ({ under }) =>
      under.every((title, at) => block?.under[at] === title) || block?.under.every((title, at) => under[at] === title)
  )
}
/** The blocks of a list, of lines one after the other, or of cards side by side in which the one at `at` stands: the first and the last. */
const runOf = ({ blocks }: PageIndex, at: number): readonly [number, number] => {
  const block = blocks[at]
  const isOf = (one: Block | undefined) => {
    if (block === undefined || one === undefined || one.region !== block.region) return false
    if (block.list !== null) return one.list === block.list
    return block.card !== null ? one.card !== null && one.list === null : one.card === null && priceLine(one) !== null
  }
  let [start, end] = [at, at]
  while (isOf(blocks[start - 1])) start -= 1
  while (isOf(blocks[end + 1])) end += 1
  return [start, end]
}
const sentencesOf = (block: Block | undefined): ReadonlyArray<string> =>
  block === undefined || block.card !== null || block.list !== null || block.text.length > longestLine
    ? []
    : tidyText(block.text).split(/(?<=\p{L}{2}[.!。])\s+/u)
/** "Per seat and month, ex VAT", right under the last sum of several: of all of them, and not of that one. */
export const isSaidOfAll = (page: PageIndex, at: number): boolean => {
  const next = page.blocks[at + 1]
  if (next === undefined || next.level !== null || !sentencesOf(next).some((one) => saidOfEach(one) !== null))
    return false
  const [start, end] = runOf(page, at)
  return end === at && page.blocks.slice(start, end).some((one) => priceLine(one) !== null)
}
/** How all sums of a list are paid, as a line right under or over it says. */
const saidOfRun = (page: PageIndex, { last }: PricePlan): Basis | null => {
  const [start, end] = runOf(page, last)
  const lines = [page.blocks[end + 1], page.blocks[start - 1]].flatMap(sentencesOf)
  const told = lines.flatMap((line) => saidOfEach(line) ?? [])[0]
  return told === undefined || told === "unknown" ? null : told
}
const denied =
  /(?<!\p{L})(?:no|not|never|without|kein\p{L}*|nicht|ohne|pas|sans|aucun|sin|sem|não|non|senza|geen|niet|zonder)(?!\p{L})/iu

/** "€68 | €36" under "Weekly, per month | Fortnightly, per month": which of them is open, and how they are paid is not. */
const eachPaidAgain = (page: PageIndex, { first }: PricePlan): boolean => {
  const head = page.blocks[first]
  if (head?.kind !== "cell" || head.list === null || head.card === null) return false
  const layout = tableLayout(page, head.list)
  const sums = (layout.byCard.get(head.card) ?? []).filter(({ text }) => pricesIn(tidyText(text)).length > 0)
  const labels = sums.map((cell) => tidyText(cellLabels(layout, cell).column?.text ?? ""))
  return labels.length > 1 && labels.every((label) => paidAgainLabel.test(label))
}
/** "Monthly | Yearly", over plans: a switch, which shows what is paid by the month or by the year. */
const isSwitched = (page: PageIndex, { last }: PricePlan): boolean =>
  switchesOf(page).some((at) => at < last && last - at <= farthestSwitch)
const farthestSwitch = 90
const switches = new WeakMap<PageIndex, ReadonlyArray<number>>()
const switchesOf = (page: PageIndex): ReadonlyArray<number> => {
  const found =
    switches.get(page) ??
    page.blocks.flatMap(({ text, region, kind }, at) => {
      const [side, next] = [tidyText(text), tidyText(page.blocks[at + 1]?.text ?? "")]
      const isLine = region === "pricing" && kind !== "cell"
      const isPair =
        (switchMonth.test(side) && switchYear.test(next)) || (switchYear.test(side) && switchMonth.test(next))
      return isLine && (isPair || switchBoth.test(side)) ? [at] : []
    })
  switches.set(page, found)
  return found
}
const paidAsLabelled = (page: PageIndex, plan: PricePlan): PricePlan => {
  const { price, kind } = plan
  if (kind !== "unknown") return plan
  if (price === null)
    return eachPaidAgain(page, plan) ? { ...plan, kind: "recurring" } : { ...plan, kind: saidOfRun(page, plan) ?? kind }
  const told = labelsOf(page, plan).flatMap((label) => basisOf(tidyText(label), price) ?? [])[0]
  if (told !== undefined) return { ...plan, kind: told }
  const name = tidyText(plan.name ?? "")
  if (lastsForLife.test(name)) return { ...plan, kind: "once" }
  const isNamedSo = [namedByTime, planByTime, switchMonth, switchYear, lesserTimes].some((words) => words.test(name))
  if (isNamedSo || toldOfAll(page, plan) || isSwitched(page, plan)) return { ...plan, kind: "recurring" }
  const each = saidOfRun(page, plan)
  return each === null ? plan : { ...plan, kind: each }
}

const rowOf = (page: PageIndex, cell: Block | undefined): Block | undefined =>
  cell?.kind === "cell" && cell.list !== null ? cellLabels(tableLayout(page, cell.list), cell).row : undefined
/** "Solo | free" in the table of "Team | €9", under "Monthly"; "Solo: free" in its list. */
const freeBeside = (page: PageIndex, plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  const told = plans.map(({ last }) => page.blocks[last])
  const lists = new Set(told.flatMap((block, at) => (plans[at]?.kind === "recurring" ? [block?.list ?? null] : [])))
  // "Basic | €5 a year | Free": what comes with a plan is none.
  const taken = new Set(told.map((block) => rowOf(page, block)))
  const within = new Set(plans.flatMap(({ first, last }) => page.blocks.slice(first, last + 1)))
  return page.blocks.flatMap((block, at): ReadonlyArray<PricePlan> => {
    if (block.list === null || !lists.has(block.list) || within.has(block)) return []
    const line = block.kind === "cell" ? null : freeLine(block)
    if (line === null && !(block.kind === "cell" && saysFree(block))) return []
    const row = rowOf(page, block)
    const name = line?.name ?? row?.text
    if (name === undefined || (row !== undefined && taken.has(row)) || name.split(" ").length > 3) return []
    if (isNote(name) || isFreeBeside(name) || paysLess(name)) return []
    return line !== null || isPlanName({ ...block, text: name })
      ? [{ page, name, kind: "free", price: null, words: line?.words ?? tidyText(block.text), first: at, last: at }]
      : []
  })
}

/** Plans of a page, each paid as what stands around it says where it says nothing itself. */
export const paidAsTitled = (page: PageIndex, plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  const paid = plans.map((plan) => paidAsLabelled(page, plan))
  const hasFree = paid.some(({ kind }) => kind === "free")
  return hasFree ? paid : [...paid, ...freeBeside(page, paid)]
}
