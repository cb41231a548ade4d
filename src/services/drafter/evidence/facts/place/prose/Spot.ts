/** A place a site states as its own: a city, a country, or both, and how surely it is where the company is. */
import type { Fact } from "../../Fact.ts"

/** `head`: an address that is called the seat's; `registered`: one that a company is registered at, which may be an agent's; `seat`: it says so of the headquarters; `address`: an address of ours; `origin`: where it was founded, is made, or its makers live; `moved`: where they went since; `register`: where it is registered, which may be anywhere. */
export type Surety = "head" | "registered" | "seat" | "address" | "origin" | "moved" | "register"
export interface Spot {
  readonly city: Fact<string> | null
  readonly country: Fact<string> | null
  readonly surety: Surety
}
