/**
 * Which VAT an order bears: the site's settings, the rates of the moment and the buyer's number put together. `check` and
 * `decide` ask the outside, so they are never called inside a transaction; `decided` asks nobody.
 */
import { Clock, Effect } from "effect"
import type { CheckedVatNumber, VatDecision } from "../../domain/money/Basket.ts"
import { bareVatNumber, isoCountryOf, readVatNumber, saysUnion } from "../../domain/money/VatNumber.ts"
import { decideVat, isInUnion } from "../../domain/money/VatRules.ts"
import { VatNumbers } from "../outside/VatNumbers.ts"
import { Settings } from "../store/Settings.ts"
import { VatRates } from "./VatRates.ts"

/** What the buyer says of themselves; the country is ISO 3166-1 alpha-2 in any case, the number however they write it. */
export interface Buyer {
  readonly country: string | null
  readonly vatNumber: string | null
}

/** Characters that are kept of what is no VAT number. */
const longestNumber = 32

export class Vat extends Effect.Service<Vat>()("launchbook/Vat", {
  dependencies: [VatRates.Default],
  effect: Effect.gen(function* () {
    const settings = yield* Settings
    const rates = yield* VatRates
    const numbers = yield* VatNumbers

    /** What is known of the buyer's number: null where they gave none. Takes 4 seconds at most, and never fails. */
    const check = ({ country, vatNumber }: Buyer): Effect.Effect<CheckedVatNumber | null> =>
      Effect.gen(function* () {
        const bare = bareVatNumber(vatNumber ?? "")
        if (bare === "") return null
        const code = country === null ? null : isoCountryOf(country)
        const number = readVatNumber(bare, code)
        if (number === null) {
          // Whether a number from outside the Union is good is not known here, and changes nothing.
          const isForeign = code !== null && !isInUnion(code) && code !== "XI" && !saysUnion(bare)
          const status = isForeign ? "unverified" : "invalid"
          return { number: [...bare].slice(0, longestNumber).join(""), status, consultation: null }
        }
        const own = yield* settings.get("seller.vat_number")
        const seller = yield* settings.get("seller.country")
        return yield* numbers.check(number, own === null ? null : readVatNumber(own, seller))
      })

    /** By the settings and the rates of now, of a number that was checked before. */
    const decided = (buyer: {
      readonly country: string | null
      readonly vat: CheckedVatNumber | null
    }): Effect.Effect<VatDecision> =>
      Effect.gen(function* () {
        const sellerCountry = yield* settings.get("seller.country")
        const rateOf = yield* rates.at(new Date(yield* Clock.currentTimeMillis))
        return decideVat({ sellerCountry, buyerCountry: buyer.country, vat: buyer.vat, rateOf })
      })

    /** Checks the number, then decides. */
    const decide = (buyer: Buyer): Effect.Effect<VatDecision> =>
      Effect.flatMap(check(buyer), (vat) => decided({ country: buyer.country, vat }))

    return { check, decided, decide } as const
  })
}) {}
