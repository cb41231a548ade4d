/**
 * Which VAT an order bears, and what it comes to. What is sold here is an electronic service, so its place is the
 * buyer's (Articles 44 and 58 of Directive 2006/112/EC). Pure; rates, the check of the number and the countries come in.
 *
 * What a rule cannot be sure of bears VAT: an unchecked number moves no tax to the buyer.
 */
import { countryName } from "../listing/Countries.ts"
import type { CheckedVatNumber, VatDecision } from "./Basket.ts"
import { isoCountryOf, readVatNumber, unionCountries, vatCountryOf } from "./VatNumber.ts"

/** Per cent, of a country of the Union. */
export type RateOf = (country: string) => number

export interface VatCase {
  /** ISO 3166-1 alpha-2, as are all countries here; null where the site's admin has not said. */
  readonly sellerCountry: string | null
  /** In any case of letters, Greece as EL too; null until the buyer has said. */
  readonly buyerCountry: string | null
  /** null where the buyer gave none. */
  readonly vat: CheckedVatNumber | null
  readonly rateOf: RateOf
}

/** Whether electronic services bear the Union's VAT there. Northern Ireland is in it for goods alone. */
export const isInUnion = (country: string): boolean => unionCountries.includes(vatCountryOf(country))

const noSeller = "No VAT: the seller is not registered for VAT."
const noBuyer = "VAT is added at checkout, by the buyer's country."
const sellerOutside = "No VAT: the seller is established outside the European Union."
const buyerOutside = "No VAT: supplied outside the European Union (Articles 44 and 58 of Directive 2006/112/EC)."
const reverseCharge = "Reverse charge: the customer accounts for the VAT (Article 196 of Directive 2006/112/EC)."

/** Why the number moves no tax to the buyer in another country of the Union; null where it does. */
const faultOf = (vat: CheckedVatNumber, country: string): string | null => {
  const { number, status } = vat
  if (status === "invalid") return `The VAT number ${number} is not valid, so VAT is charged.`
  const whose = readVatNumber(number, null)?.country
  if (whose !== country) return `The VAT number ${number} is not one of ${countryName(country)}, so VAT is charged.`
  if (status === "unverified") return `The VAT number ${number} could not be checked, so VAT is charged.`
  return null
}

export const decideVat = ({ sellerCountry, buyerCountry, vat, rateOf }: VatCase): VatDecision => {
  const country = buyerCountry === null ? null : isoCountryOf(buyerCountry)
  const decide = (rate: number, note: string | null, isReverse = false): VatDecision => ({
    country,
    rate_percent: rate,
    reverse_charge: isReverse,
    vat_number: vat?.number ?? null,
    vat_number_status: vat?.status ?? null,
    note
  })
  if (sellerCountry === null) return decide(0, noSeller)
  if (!isInUnion(sellerCountry)) return decide(0, sellerOutside)
  if (country === null) return decide(0, noBuyer)
  if (!isInUnion(country)) return decide(0, buyerOutside)
  const vatCountry = vatCountryOf(country)
  const rate = rateOf(vatCountry)
  if (vatCountry === vatCountryOf(sellerCountry) || vat === null) return decide(rate, null)
  const fault = faultOf(vat, vatCountry)
  return fault === null ? decide(0, reverseCharge, true) : decide(rate, fault)
}

/** Hundredths of a per cent in a whole. */
const whole = 10_000n

/**
 * VAT on amounts in whole cents, none below 0: rounded once, half up, on their sum, and split so that each part is within
 * one cent of its own amount's share. A rate has two decimals at most. The cents that rounding down leaves go to the
 * largest remainders, the first of equal ones.
 */
export const vatOn = (
  amounts: ReadonlyArray<number>,
  ratePercent: number
): { readonly total: number; readonly parts: ReadonlyArray<number> } => {
  const rate = BigInt(Math.round(ratePercent * 100))
  const exact = amounts.map((amount) => BigInt(amount) * rate)
  const sum = exact.reduce((all, each) => all + each, 0n)
  const total = (2n * sum + whole) / (2n * whole)
  const floors = exact.map((each) => each / whole)
  const left = Number(total - floors.reduce((all, each) => all + each, 0n))
  const lucky = new Set(
    exact
      .map((each, at) => ({ at, rest: each % whole }))
      .sort((a, b) => Number(b.rest - a.rest) || a.at - b.at)
      .slice(0, left)
      .map(({ at }) => at)
  )
  return { total: Number(total), parts: floors.map((each, at) => Number(each) + (lucky.has(at) ? 1 : 0)) }
}
