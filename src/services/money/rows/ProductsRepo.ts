/** The products as the admin keeps them. */
import { Effect } from "effect"
import type { CatalogueEntry } from "../../../domain/money/rules/Catalogue.ts"
import { Database } from "../../store/Database.ts"

/** Held by an edit, so that two see one another's. Any number that no other part of the database locks on. */
const lockKey = 727_013

export class ProductsRepo extends Effect.Service<ProductsRepo>()("launchbook/ProductsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const lock = sql.run`select pg_advisory_xact_lock(${lockKey})`

    /** All of them in one statement, so that prices and parts are of one moment; in the order they are shown in. */
    const all = sql.rows<CatalogueEntry>`
      select code, kind, name, description, price_cents, min_amount_cents, needs_listing, on_sale, weekly_capacity,
        weeks_ahead, requires, options, includes
      from products order by position, code`

    /** Adds a product at the end, or writes what one has become. */
    const save = (entry: CatalogueEntry) =>
      sql.run`
        insert into products (code, kind, name, description, price_cents, min_amount_cents, needs_listing, on_sale,
          weekly_capacity, weeks_ahead, requires, options, includes, position)
        values (${entry.code}, ${entry.kind}, ${entry.name}, ${entry.description}, ${entry.price_cents},
          ${entry.min_amount_cents}, ${entry.needs_listing}, ${entry.on_sale}, ${entry.weekly_capacity},
          ${entry.weeks_ahead}, ${entry.requires},
          ${entry.options === null ? null : JSON.stringify(entry.options)}::jsonb,
          ${entry.includes === null ? null : [...entry.includes]}::text[],
          (select coalesce(max(position), -1) + 1 from products))
        on conflict (code) do update set name = excluded.name, description = excluded.description,
          price_cents = excluded.price_cents, min_amount_cents = excluded.min_amount_cents, on_sale = excluded.on_sale,
          weekly_capacity = excluded.weekly_capacity, weeks_ahead = excluded.weeks_ahead, options = excluded.options,
          includes = excluded.includes`

    return { lock, all, save } as const
  })
}) {}
