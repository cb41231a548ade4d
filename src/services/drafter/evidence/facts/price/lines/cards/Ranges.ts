/** A price list that is too long to be told: the least and the most of it, "from Bread roll €0.60 to Wedding cake €180". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../../../../domain/text/Recalled.ts"
import type { PageIndex } from "../../../../reading/PageIndex.ts"
import { costsNothing, pricesIn } from "../../sums/Money.ts"
import type { PricePlan } from "../PriceLines.ts"
import { lineOf } from "./PlanLines.ts"

export interface PriceRange {
  readonly text: string
  readonly least: PricePlan
  readonly most: PricePlan
}

/** So few are told one by one. */
const fewest = 6
const longestEnd = 80
const endsSentence = /\p{L}{2}[.!。]["”»)）]*$/u
const joints: Readonly<Record<string, readonly [before: string, between: string]>> = {
  en: ["from ", " to "],
  de: ["von ", " bis "],
  fr: ["de ", " à "],
  es: ["de ", " a "],
  pt: ["de ", " a "],
  it: ["da ", " a "],
  nl: ["van ", " tot "],
  ja: ["", "〜"],
  zh: ["", " – "],
  ar: ["من ", " إلى "]
}
const amountOf = ({ price }: PricePlan) => Number(price?.amount ?? 0)
const isSum = ({ price, name, kind }: PricePlan) =>
  price !== null && name !== null && !costsNothing(price) && (kind === "unknown" || kind === "once")

/** The range of all that a page lists, where each has a name and a sum of the same money, paid alike; null where any has not. */
export const rangeOn = (page: PageIndex, plans: ReadonlyArray<PricePlan>): PriceRange | null => {
  const own = plans.filter((plan) => plan.page === page && plan.kind !== "ask")
  const [first] = own
  if (first === undefined || own.length < fewest || !own.every(isSum)) return null
  const isAlike = ({ price }: PricePlan) =>
    price?.currency === first.price?.currency && price?.units.join() === first.price?.units.join()
  if (!own.every(isAlike)) return null
  const sorted = own.toSorted((a, b) => amountOf(a) - amountOf(b))
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (least === undefined || most === undefined || amountOf(least) === amountOf(most)) return null
  // A sum that is no plan's, and lies beyond, may be one that could not be read; less may be asked in a sentence for postage.
  const isBeyond = (line: string) => {
    const text = tidyText(line)
    const isTold = endsSentence.test(text)
    return pricesIn(text).some(
      (price) =>
        !costsNothing(price) &&
        (Number(price.amount) > amountOf(most) || (!isTold && Number(price.amount) < amountOf(least)))
    )
  }
  if (page.blocks.some(({ region, text }) => region === "pricing" && isBeyond(text))) return null
  const [from, to] = [least, most].map((plan) => lineOf(plan, plans)?.plain)
  if (from === undefined || to === undefined || from.length > longestEnd || to.length > longestEnd) return null
  const [before, between] = joints[page.page.lang?.slice(0, 2) ?? "en"] ?? ["", " – "]
  return { text: `${before}${from}${between}${to}`, least, most }
}
/** The ranges of all pages of a site: asked for with each line of a summary. */
export const rangesOf = madeOnce(
  (plans: ReadonlyArray<PricePlan>): ReadonlyArray<PriceRange> =>
    [...new Set(plans.map(({ page }) => page))].flatMap((page) => rangeOn(page, plans) ?? [])
)
