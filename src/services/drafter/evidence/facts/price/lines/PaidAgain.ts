/** What is paid again and again, by what a site tells of it, and of which nothing is free besides. */
import type { Block, SiteIndex } from "../../../reading/PageIndex.ts"
import type { Fact } from "../../Fact.ts"
import { freeExtras, trialWords } from "../../words/PriceWords.ts"
import type { PricingModel } from "../sums/Told.ts"
import type { ToldSum } from "../sums/ToldSums.ts"

/** Members pay: but what is free beside it, in words that nobody understood? */
export const withoutFree = (
  site: SiteIndex,
  told: ReadonlyArray<Fact<PricingModel>>
): ReadonlyArray<Fact<PricingModel>> => {
  // Of a share of each sale nothing is paid before there is one.
  if (told.every(({ value, telling }) => value === "usage-based" && /[%％٪]/u.test(telling))) return told
  const isDoubted = told.every(({ value }) => value === "subscription" || value === "usage-based")
  const saysFree = ({ region, text }: Block) => region === "pricing" && freeHere.test(text) && !notForGood.test(text)
  return isDoubted && site.some(({ blocks }) => blocks.some(saysFree)) ? [] : told
}
const notForGood = new RegExp(`(?<!\\p{L})(?:${trialWords}|${freeExtras})(?!\\p{L})`, "iu")
const freeHere =
  /(?<!\p{L})(?:is|are|stays?|remains?|ist|sind|bleibt|est|sont|es|son|é|são|è|sono|blijft) (?:and (?:will )?(?:stay|remain)s? )?(?:free|kostenlos|gratis|gratuite?s?|gratuit[oa]s?|grátis)(?!\p{L})/iu

/** "La formule École coûte 12 € par mois": sums alone, each of something by its name that is paid again and again. */
export const paidAgain = (site: SiteIndex, sums: ReadonlyArray<ToldSum>): ReadonlyArray<Fact<PricingModel>> =>
  sums.every(({ value, what }) => value.paying === "recurring" && what !== "")
    ? withoutFree(
        site,
        sums.map(({ page, words, telling, blocks, statement }) => ({
          ...{ page, words, telling, blocks, statement },
          value: "subscription"
        }))
      )
    : []
