/** Lines of one name and several sums: what stands over each run of them tells them apart, "Geneva – Courchevel, class E". */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import { pricesIn } from "../sums/Money.ts"
import { billedYearly, tellsBill } from "./Billing.ts"
import { isPlanName, type PricePlan, priceLine } from "./PriceLines.ts"
import { lastsForLife, paidOnceLabel, switchMonth, switchYear } from "./words/BasisWords.ts"

/** Blocks between such a line and what stands over its run. */
const farthest = 14
const isCell = (block: Block | undefined): block is Block => block !== undefined && block.kind === "cell"
/** In a table: the head of the row, what stands between the name and the sum, the head of the column. */
const cellOf = (page: PageIndex, { first, last, name }: PricePlan): number | null => {
  const [head, sum] = [page.blocks[first], page.blocks[last]]
  if (!isCell(head) || !isCell(sum)) return null
  const isOther = (at: number) => {
    const block = page.blocks[at]
    return isCell(block) && block.list === sum.list && block.folded !== fold(name ?? "") && isPlanName(block)
  }
  const column = page.blocks.findIndex(({ card, list }) => card !== null && card === sum.card && list === sum.list)
  const between = Array.from({ length: last - first }, (_, step) => first + step)
  return between.find(isOther) ?? (column !== -1 && column < last && isOther(column) ? column : null)
}
/** The heading or label over the run of lines in which a plan stands. */
const titleOf = (page: PageIndex, { first }: PricePlan): number | null => {
  for (let at = first - 1; at >= Math.max(0, first - farthest); at--) {
    const block = page.blocks[at]
    if (block === undefined || block.region !== page.blocks[first]?.region || block.kind === "button") return null
    if (block.kind === "cell" || block.kind === "item" || priceLine(block) !== null) continue
    if (pricesIn(block.text).length > 0 || !isPlanName(block)) return null
    return at
  }
  return null
}

const calledOf = ({ name, price }: PricePlan) =>
  name === null || price === null ? null : `${fold(name)} ${price.period ?? ""} ${price.units.join(" ")}`
/** Plans that are called the same on one page. */
const sharedNames = (plans: ReadonlyArray<PricePlan>): ReadonlyArray<ReadonlyArray<PricePlan>> =>
  [...Map.groupBy(plans, ({ page }) => page).values()].flatMap((listed) =>
    [...Map.groupBy(listed, calledOf)].flatMap(([called, group]) =>
      called === null || group.length < 2 ? [] : [group]
    )
  )
/** Plans of one name, of which the sums differ and nothing says why. */
export const unlikeSums = (plans: ReadonlyArray<PricePlan>): ReadonlySet<PricePlan> =>
  new Set(
    sharedNames(plans)
      .filter((group) => new Set(group.map(({ price }) => price?.amount)).size > 1)
      .flat()
  )

/** "€7 per month | billed yearly at €84", of one card. */
const isBilledYearly = (page: PageIndex, { last, price }: PricePlan): boolean => {
  const [sum, next] = [page.blocks[last], page.blocks[last + 1]]
  if (price?.period !== "month" || sum?.card === null || next?.card !== sum?.card) return false
  return billedYearly.test(tidyText(next?.text ?? "")) || tellsBill(next)
}
/** Without the cards that a switch puts in the place of others: each of them a plan of the same name, billed by the year. */
const withoutSwitched = (page: PageIndex, plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  const unlike = unlikeSums(plans)
  const yearly = new Set([...unlike].filter((plan) => isBilledYearly(page, plan)))
  // Of each pair one.
  return yearly.size * 2 === unlike.size &&
    sharedNames([...unlike]).every((pair) => pair.filter((plan) => yearly.has(plan)).length === 1)
    ? plans.filter((plan) => !yearly.has(plan))
    : plans
}

/** The same plans, each under what stands over its run, where several of one name cost differently. */
export const namedApart = (page: PageIndex, all: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  if (unlikeSums(all).size === 0) return all
  const plans = withoutSwitched(page, all)
  const titles = new Map<PricePlan, number>()
  for (const group of sharedNames(plans)) {
    const over = [cellOf, titleOf].map((find) => group.map((plan) => find(page, plan)))
    const apart = over.find(
      (found) => new Set(found.map((at) => (at === null ? "" : page.blocks[at]?.folded))).size === group.length
    )
    for (const [one, plan] of group.entries()) {
      const at = apart?.[one] ?? null
      if (at !== null) titles.set(plan, at)
    }
  }
  return plans.map((plan) => {
    const at = titles.get(plan)
    const title = at === undefined ? undefined : page.blocks[at]?.text
    if (at === undefined || title === undefined) return plan
    const name = at > plan.first ? `${plan.name}, ${title}` : `${title}, ${plan.name}`
    return { ...plan, name, first: Math.min(at, plan.first) }
  })
}

const isTimeName = (block: Block | undefined): block is Block =>
  block !== undefined &&
  block.kind !== "button" &&
  [switchMonth, switchYear, paidOnceLabel, lastsForLife].some((words) => words.test(tidyText(block.text)))
/**
 * "Monthly" over "€9 / month": what a plan is called where its sum says by itself how it is paid and the others of its list
 * have names.
 */
export const namedByHowOften = (page: PageIndex, plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> =>
  plans.map((plan) => {
    const { price, first, last } = plan
    const [sum, over] = [page.blocks[last], page.blocks[first - 1]]
    if (
      price === null ||
      plan.told !== undefined ||
      plan.heads !== undefined ||
      (price.period === null && price.paying !== "once")
    )
      return plan
    // The head of its row is the name, whatever stands between.
    const at =
      sum?.kind === "cell"
        ? page.blocks.findIndex(({ list, card }) => list === sum.list && card !== null && card === sum.card)
        : plan.name === null && over?.card === sum?.card
          ? first - 1
          : -1
    const label = page.blocks[at]
    const isNamed = plans.some((one) => one !== plan && one.name !== null && one.price !== null)
    return isTimeName(label) && at < last && isNamed ? { ...plan, name: label.text, first: at } : plan
  })
