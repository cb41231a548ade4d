/** A plan and what it costs, as a page sets them side by side. */
import type { PageIndex } from "../../reading/PageIndex.ts"
import type { Price } from "./Money.ts"

export interface PricePlan {
  readonly page: PageIndex
  /** As it is written; null where none stands beside the price. */
  readonly name: string | null
  readonly kind: "recurring" | "once" | "usage" | "free" | "ask" | "unknown"
  readonly price: Price | null
  /** What is said of the price: "€12 a month", "Free", "Contact us". */
  readonly words: string
  /** From the name to the end of the price, by the numbers of their blocks. */
  readonly first: number
  readonly last: number
}
