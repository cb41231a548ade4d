/** VAT rates, each from a day on. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface VatRateRow {
  readonly country: string
  /** `YYYY-MM-DD`. */
  readonly valid_from: string
  /** Per cent. */
  readonly rate: number
  /** Whether electronic services bear it, and not goods alone. */
  readonly services: boolean
  /** Where it stands. */
  readonly source: string
}

export class VatRatesRepo extends Effect.Service<VatRatesRepo>()("launchbook/VatRatesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal(
      "country, to_char(valid_from, 'YYYY-MM-DD') as valid_from, rate::float8 as rate, services, source"
    )

    const all = sql.rows<VatRateRow>`select ${columns} from vat_rates order by country, valid_from`

    /** Of each country the newest that has begun on that day, where electronic services bear it. */
    const on = (date: string): Effect.Effect<ReadonlyArray<{ readonly country: string; readonly rate: number }>> =>
      sql.rows`
        select country, rate::float8 as rate from (
          select distinct on (country) country, rate, services from vat_rates where valid_from <= ${date}::date
          order by country, valid_from desc
        ) newest where services order by country`

    /** Whether electronic services bear VAT there is the country's, whatever the rate. */
    const set = (rate: Omit<VatRateRow, "services">): Effect.Effect<VatRateRow> =>
      sql.one<VatRateRow>`
        insert into vat_rates as r (country, valid_from, rate, services, source)
        values (${rate.country}, ${rate.valid_from}::date, ${rate.rate},
          coalesce((select bool_and(services) from vat_rates where country = ${rate.country}), true), ${rate.source})
        on conflict (country, valid_from) do update set rate = excluded.rate, source = excluded.source
        returning ${columns}`

    return { all, on, set } as const
  })
}) {}
