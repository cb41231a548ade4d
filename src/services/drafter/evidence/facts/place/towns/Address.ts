/** An address as a line gives it. */
import type { CodeShape } from "../../words/LandParts.ts"

export interface Address {
  /** As it is written. */
  readonly city: string | null
  readonly country: string | null
  /** The words that name the country, folded. */
  readonly countryWords: string
  /** It has a postal code or a street, so is an address and no list of places. */
  readonly postal: boolean
  /** Of a code that more than one land writes so, its shape: what stands around may tell which land it is. */
  readonly shape?: CodeShape | null
}
