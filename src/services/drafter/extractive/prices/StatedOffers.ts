/** What a site offers by the data that its pages state about themselves. */
import type { Quote } from "../../../../domain/draft/Candidates.ts"
import { ownOf } from "../../evidence/facts/Own.ts"
import { nodesOfOurs, statedBy } from "../../evidence/facts/OwnData.ts"
import { isOther, pricesShown } from "../../evidence/facts/price/Summaries.ts"
import { pricesIn } from "../../evidence/facts/price/sums/Money.ts"
import type { SiteIndex } from "../../evidence/reading/PageIndex.ts"
import { quoteOf } from "../reading/Reading.ts"

interface StatedOffer {
  readonly text: string
  readonly quotes: ReadonlyArray<Quote>
}

/** Whether a page writes the same sum in its own way, "CA$64": whoever lists it lists that. */
const isShown = (shown: ReturnType<typeof pricesShown>, amount: string) => {
  const [stated] = pricesIn(`€${amount}`)
  return shown.some((one) => one.amount === stated?.amount && /\p{Sc}/u.test(one.text))
}

/** Offers a page states as data: "Starter 9 USD". A price of 0 says too little: free, or free to begin with? */
export const statedOffers = (site: SiteIndex): ReadonlyArray<StatedOffer> => {
  const shown = pricesShown(site)
  return nodesOfOurs(site, ownOf(site, [])).flatMap((node) =>
    statedBy(node, "offers.price", "offers.lowPrice", "offers.offers.price").flatMap((price) => {
      const beside = (key: string) =>
        node.page.statements.find((one) => one.owner === price.owner && one.path.at(-1) === key)
      const currency = beside("priceCurrency")
      if (
        currency === undefined ||
        isOther(shown, price.text, currency.text) ||
        isShown(shown, price.text) ||
        /^0(?:[.,]0+)?$/.test(price.text)
      )
        return []
      const parts = [beside("name"), price, currency].flatMap((one) => (one === undefined ? [] : [one.text]))
      return [{ text: parts.join(" "), quotes: parts.map((text) => quoteOf(node.page, text)) }]
    })
  )
}
