/**
 * The rates of VAT: data with a source, each from a day on, so that a change can be entered before it comes and an old
 * order be reckoned anew. They are read each time they are used: a new one counts everywhere at once.
 */
import { Clock, Data, Effect, Schema } from "effect"
import { isoCountryOf, unionCountries } from "../../domain/money/VatNumber.ts"
import type { RateOf } from "../../domain/money/VatRules.ts"
import { CalendarDate } from "../../domain/Wire.ts"
import { Audit, byCommandLine, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { VatRatesRepo } from "./rows/VatRatesRepo.ts"

export class VatRateInvalid extends Data.TaggedError("VatRateInvalid")<{ readonly message: string }> {}

/** Monaco bears France's VAT, so theirs is one rate. */
const territory = (country: string): ReadonlyArray<string> => (country === "FR" ? ["FR", "MC"] : [country])
/** Those whose rates are kept. */
const isKept = (country: string) => unionCountries.includes(country) || country === "XI"
const isCalendarDate = Schema.is(CalendarDate)

const faultIn = (country: string, rate: number, from: string): string | null => {
  if (country === "MC") return "Monaco has the rate of France: set FR."
  if (!isKept(country))
    return `"${country}" is no country of the European Union (Greece is GR): no VAT is charged there.`
  if (!(rate >= 0 && rate <= 100) || Math.abs(rate * 100 - Math.round(rate * 100)) > 1e-6)
    return "A rate is 0 to 100 per cent, with two decimals at most."
  return isCalendarDate(from) ? null : "--from takes the date it begins on, as YYYY-MM-DD."
}

export class VatRates extends Effect.Service<VatRates>()("launchbook/VatRates", {
  dependencies: [VatRatesRepo.Default, Audit.Default],
  effect: Effect.gen(function* () {
    const repo = yield* VatRatesRepo
    const audit = yield* Audit
    const changes = yield* Changes

    /**
     * The rates of a day (UTC). Dies where a country of the Union has none that day: an order must not go without VAT
     * because a row is missing.
     */
    const at = (when: Date): Effect.Effect<RateOf> =>
      Effect.flatMap(repo.on(when.toISOString().slice(0, 10)), (rows) => {
        const rates = new Map(rows.map(({ country, rate }) => [country, rate]))
        const missing = unionCountries.filter((country) => !rates.has(country))
        return missing.length === 0
          ? Effect.succeed((country: string) => rates.get(country) ?? 0)
          : Effect.dieMessage(`There is no VAT rate of ${missing.join(", ")} on ${when.toISOString().slice(0, 10)}.`)
      })

    /** All that are known, by country and day; `current` are those that count now. */
    const list = () =>
      Effect.gen(function* () {
        const rows = yield* repo.all
        const today = new Date(yield* Clock.currentTimeMillis).toISOString().slice(0, 10)
        return rows.map((row, at) => {
          const next = rows[at + 1]
          const isOver = next !== undefined && next.country === row.country && next.valid_from <= today
          return { ...row, current: row.valid_from <= today && !isOver }
        })
      })

    /** Enters a rate, or mends the one of that day. The newest that has begun counts. */
    const set = (
      given: {
        readonly country: string
        readonly rate: number
        readonly from: string
        readonly source: string | null
      },
      by: Doer = byCommandLine
    ) =>
      Effect.gen(function* () {
        const country = isoCountryOf(given.country.trim())
        const fault = faultIn(country, given.rate, given.from)
        if (fault !== null) return yield* new VatRateInvalid({ message: fault })
        const source = (given.source ?? "").trim()
        const entered = new Date(yield* Clock.currentTimeMillis).toISOString().slice(0, 10)
        const rows = yield* Effect.forEach(territory(country), (each) =>
          repo.set({
            country: each,
            valid_from: given.from,
            rate: Math.round(given.rate * 100) / 100,
            source: source === "" ? `The site's admin; entered ${entered}` : source.slice(0, 300)
          })
        ).pipe(
          Effect.zipLeft(audit.write(by, "vat_rate_set", `${country} ${given.rate} from ${given.from}`)),
          changes.transaction
        )
        return { rates: rows }
      })

    return { at, list, set } as const
  })
}) {}
