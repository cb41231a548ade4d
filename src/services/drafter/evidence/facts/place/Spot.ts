/** A place a site states as its own: a city, a country, or both, and how surely it is where the company is. */
import type { Fact } from "../Fact.ts"

/** `seat`: it says so of the headquarters; `address`: an address of ours; `origin`: where it was founded. */
export type Surety = "seat" | "address" | "origin"
export interface Spot {
  readonly city: Fact<string> | null
  readonly country: Fact<string> | null
  readonly surety: Surety
}
