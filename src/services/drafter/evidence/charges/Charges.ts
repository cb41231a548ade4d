/** What a site asks for: as it is worded, and where no wording tells it, as what stands around its sums makes likely. */
import { ownOf, perOwn } from "../facts/Own.ts"
import { type Charges, tellNothing, wordedCharges } from "../facts/price/PricingModels.ts"
import { weighedSums } from "./WeighedSums.ts"

export const chargesOf = perOwn((site, names): Charges => {
  const worded = wordedCharges(site, names)
  return tellNothing(worded) ? { ...worded, ...weighedSums(site, ownOf(site, names)) } : worded
})
