/** Sums for a night, a head or a seat: "£95 per night" of each room, "€12 per person" of each tour. Who comes pays once for it. */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { PageIndex } from "../../../../reading/PageIndex.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import type { Price } from "../Money.ts"
import { byPersonWords, byPersonWordsUnspaced, nightWords, nightWordsUnspaced } from "./words/StayWords.ts"

/** Something that is listed with its sum. */
interface StaySum {
  readonly page: PageIndex
  readonly last: number
  readonly kind: string
  readonly name: string | null
  readonly words: string
  readonly price: Price | null
}

const night = anywhere(nightWords)
const head = anywhere(byPersonWords)
/** "per night", "a person" */
export const tellsStay = (text: string): boolean =>
  night.test(text) || head.test(text) || nightWordsUnspaced.test(text) || byPersonWordsUnspaced.test(text)

/** Behind the sum, before it, or in the titles it stands under. */
const isByStay = ({ page, last, words, price, name }: StaySum): boolean => {
  if (price === null || price.paying === "recurring") return false
  const under = page.blocks[last]?.under.slice(-2) ?? []
  return [words, name ?? "", ...under].some((text) => tellsStay(tidyText(text)))
}
/** Of all that is listed, a sum each, most so. */
export const areByStay = (plans: ReadonlyArray<StaySum>): boolean => {
  const priced = plans.filter(({ price }) => price !== null && Number(price.amount) > 0)
  const isOpen = priced.every(({ kind }) => kind === "unknown" || kind === "once")
  return priced.length > 0 && isOpen && priced.filter(isByStay).length * 2 > priced.length
}
