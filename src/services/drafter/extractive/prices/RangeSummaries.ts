/** Of a price list that has no room in a summary, the least and the most of it. */
import type { Backed, Quote } from "../../../../domain/draft/Candidates.ts"
import { lineOf, quotedLine } from "../../evidence/facts/price/lines/cards/PlanLines.ts"
import { rangeOn } from "../../evidence/facts/price/lines/cards/Ranges.ts"
import type { PricePlan } from "../../evidence/facts/price/lines/PriceLines.ts"
import type { SiteIndex } from "../../evidence/reading/PageIndex.ts"
import { quoteOf } from "../reading/Reading.ts"
import type { PriceList } from "./PriceLists.ts"
import { sumsInOther } from "./UntoldSums.ts"

/** `plans`: all of the site, of which the lists are told. */
export const rangeSummary = (
  lists: ReadonlyArray<PriceList>,
  plans: ReadonlyArray<PricePlan>,
  site: SiteIndex
): ReadonlyArray<Backed<string>> => {
  const [page, ...others] = new Set(lists.map((list) => list.page))
  const range = page === undefined || others.length > 0 ? null : rangeOn(page, plans)
  if (range === null || sumsInOther(range.text, site) > 0) return []
  const evidence = [range.least, range.most].flatMap((plan): ReadonlyArray<Quote> => {
    const line = lineOf(plan, plans)
    return line === null ? [] : [quoteOf(plan.page, quotedLine(plan.page, line))]
  })
  return [{ value: range.text, evidence }]
}
