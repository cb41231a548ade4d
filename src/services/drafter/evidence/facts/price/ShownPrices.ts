/** What visitors see of prices, beside what a page states as data: where they differ, the data is old or of something else. */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { tidyText } from "../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"
import { type Price, pricesIn } from "./Money.ts"

/** Parts in which a site speaks of its own prices. */
const parts: ReadonlySet<Region> = new Set(["hero", "main", "pricing", "features", "faq"])
/** Every price of those parts, whatever it is of. */
export const pricesShown = (site: SiteIndex): ReadonlyArray<Price> =>
  site
    .flatMap(({ blocks }) => blocks)
    .filter(({ region }) => parts.has(region))
    .flatMap(({ text }) => pricesIn(tidyText(text)))

/** Whether prices are shown in the currency of one that data states, and it is not among them. */
export const isOther = (shown: ReadonlyArray<Price>, amount: string, currency: string): boolean => {
  const [stated] = pricesIn(`${amount} ${currency}`)
  const alike = shown.filter((one) => one.currency === stated?.currency)
  return stated !== undefined && alike.length > 0 && !alike.some((one) => one.amount === stated.amount)
}
