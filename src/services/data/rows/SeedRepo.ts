/** Filling tables: many rows a statement, whatever the table. */
import { SqlClient } from "@effect/sql"
import type { SqlError } from "@effect/sql/SqlError"
import { Effect } from "effect"
import type { Product } from "../../../domain/money/Product.ts"

/** Any number that no other part of the database locks on. */
const lockKey = 727_003

/** Tables that a seed fills; the names stand in statements as they are. */
export type Table =
  | "alternatives"
  | "awards"
  | "categories"
  | "domain_ratings"
  | "followers"
  | "founders"
  | "interview_answers"
  | "interview_questions"
  | "launches"
  | "listing_categories"
  | "listing_founders"
  | "listing_updates"
  | "listings"
  | "milestones"
  | "posts"
  | "products"
  | "reviews"
  | "rollovers"
  | "settings"
  | "users"
  | "votes"

export class SeedRepo extends Effect.Service<SeedRepo>()("launchbook/SeedRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** Processes that start at once take turns; held until the transaction ends. */
    const lock = Effect.asVoid(sql`select pg_advisory_xact_lock(${lockKey})`).pipe(Effect.orDie)

    const isEmpty = (table: Table): Effect.Effect<boolean> =>
      sql`select from ${sql.literal(table)} limit 1`.pipe(
        Effect.map((rows) => rows.length === 0),
        Effect.orDie
      )

    /** The first row names the columns. What is there already stays. Answers the rows' `returning` columns, in order. */
    const insert = <A extends object = never>(
      table: Table,
      rows: ReadonlyArray<Readonly<Record<string, unknown>>>,
      returning?: string
    ): Effect.Effect<ReadonlyArray<A>> => {
      const [first] = rows
      if (first === undefined) return Effect.succeed([])
      const columns = sql.literal(Object.keys(first).join(", "))
      return sql<A>`
        insert into ${sql.literal(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.literal(table)}, ${JSON.stringify(rows)}::jsonb)
        on conflict do nothing ${sql.literal(returning === undefined ? "" : `returning ${returning}`)}`.pipe(
        Effect.orDie
      )
    }

    const keyed = (rows: ReadonlyArray<{ readonly key: string; readonly id: number }>) =>
      new Map(rows.map(({ key, id }) => [key, id]))
    const ids = (statement: Effect.Effect<ReadonlyArray<{ key: string; id: number }>, SqlError>) =>
      Effect.map(statement, keyed).pipe(Effect.orDie)
    const userIds = ids(sql<{ key: string; id: number }>`select email as key, id from users`)
    const categoryIds = ids(sql<{ key: string; id: number }>`select slug as key, id from categories`)
    const founderIds = ids(sql<{ key: string; id: number }>`select slug as key, id from founders`)

    const setParents = (rows: ReadonlyArray<{ readonly slug: string; readonly parent: string }>) =>
      sql`
        update categories c set parent_id = p.id
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (slug text, parent text)
        join categories p on p.slug = r.parent where c.slug = r.slug`.pipe(Effect.orDie)

    /** The questions come with ids of their own; the next one made gets the id after them. */
    const continueQuestionIds = sql`
      select setval(pg_get_serial_sequence('interview_questions', 'id'), (select max(id) from interview_questions))`.pipe(
      Effect.orDie
    )

    /** The products that nobody has priced yet. */
    const unpriced = sql<Pick<Product, "code" | "options">>`
      select code, options from products where price_cents is null`.pipe(Effect.orDie)

    const setPrices = (rows: ReadonlyArray<object>) =>
      sql`
        update products p set price_cents = r.price_cents, min_amount_cents = r.min_amount_cents, options = r.options
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (code text, price_cents int, min_amount_cents int, options jsonb)
        where p.code = r.code`.pipe(Effect.orDie)

    /** The planner's figures: the embedded database gathers none by itself. */
    const gatherFigures = sql`analyze`.pipe(Effect.orDie)

    return {
      lock,
      isEmpty,
      insert,
      userIds,
      categoryIds,
      founderIds,
      setParents,
      continueQuestionIds,
      unpriced,
      setPrices,
      gatherFigures
    } as const
  })
}) {}
