/** The year of a beginning as these languages tell it besides: with whoever began it, or on a line of its own. */
import type { SiteIndex } from "../../../../../reading/PageIndex.ts"
import type { Fact } from "../../../../Fact.ts"
import { ownOf, perOwn } from "../../../../Own.ts"
import { saidFact } from "../../../../Said.ts"
import { yearsBesideFounders } from "./RomanceBeside.ts"
import { yearsOfLines } from "./RomanceLines.ts"
import { romanceTold } from "./RomanceTold.ts"

/** The one year that all of it tells. */
export const romanceYears = perOwn((site: SiteIndex, names): ReadonlyArray<Fact<string>> => {
  const told = romanceTold(site, names).flatMap(({ said, year }) => (year === null ? [] : [saidFact(said, year, year)]))
  const own = ownOf(site, names)
  const plain = [...told, ...yearsOfLines(site, own)]
  const found = plain.length > 0 ? plain : yearsBesideFounders(site, own)
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
})
