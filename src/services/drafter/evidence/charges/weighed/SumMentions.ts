/** The sums of money a site mentions in its own voice. */
import { isAsidePage } from "../../facts/Paths.ts"
import { hasFigure, type Price, pricesIn } from "../../facts/price/sums/Money.ts"
import { ownSaid, type Utterance } from "../../facts/Said.ts"
import type { SiteIndex } from "../../reading/PageIndex.ts"

export interface SumMention {
  readonly said: Utterance
  readonly price: Price
}
/** More of them are a catalogue, or tell of money. */
const most = 60
export const sumMentions = (site: SiteIndex): ReadonlyArray<SumMention> => {
  const all = ownSaid(site).flatMap((said) =>
    hasFigure(said.text) && !isAsidePage(said.page) ? pricesIn(said.text).map((price) => ({ said, price })) : []
  )
  return all.length > most ? [] : all
}
