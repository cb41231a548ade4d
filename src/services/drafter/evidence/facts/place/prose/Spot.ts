/** A place a site states as its own: a city, a country, or both, and how surely it is where the company is. */
import { find, fold } from "../../../../../../domain/text/Folding.ts"
import type { PageIndex } from "../../../reading/PageIndex.ts"
import type { Fact } from "../../Fact.ts"
import type { Address } from "../towns/Address.ts"

/** `head`: an address that is called the seat's; `registered`: one that a company is registered at, which may be an agent's; `seat`: it says so of the headquarters; `address`: an address of ours; `origin`: where it was founded, is made, or its makers live; `moved`: where they went since; `register`: where it is registered, which may be anywhere. */
export type Surety = "head" | "registered" | "seat" | "address" | "origin" | "moved" | "register"
export interface Spot {
  readonly city: Fact<string> | null
  readonly country: Fact<string> | null
  readonly surety: Surety
}

/** What blocks of a page give as an address. */
export const spotAt = (
  page: PageIndex,
  { first, last }: { readonly first: number; readonly last: number },
  { city, country, countryWords }: Address,
  surety: Surety
): Spot => {
  const words = page.blocks
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(" ")
  const base = { page, words, blocks: { first, last }, statement: null }
  return {
    city: city === null ? null : { ...base, value: city, telling: fold(city) },
    country:
      country === null
        ? null
        : { ...base, value: country, telling: find(fold(words), countryWords) === -1 ? "" : countryWords },
    surety
  }
}
