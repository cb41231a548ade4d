/** Filling tables: many rows a statement, whatever the table. */
import { Effect } from "effect"
import type { CategoryChoice } from "../../../domain/draft/Candidates.ts"
import type { Product } from "../../../domain/money/Product.ts"
import { Database } from "../../store/Database.ts"

/** Any number that no other part of the database locks on. */
const lockKey = 727_003

/** Tables that a seed fills; the names stand in statements as they are. */
export type Table =
  | "alternatives"
  | "awards"
  | "categories"
  | "domain_rating_rounds"
  | "domain_ratings"
  | "draft_pages"
  | "drafts"
  | "followers"
  | "founders"
  | "images"
  | "interview_answers"
  | "interview_questions"
  | "launches"
  | "listing_categories"
  | "listing_founders"
  | "listing_images"
  | "listing_updates"
  | "listing_versions"
  | "listing_views"
  | "listings"
  | "media"
  | "milestones"
  | "posts"
  | "products"
  | "reviews"
  | "rollovers"
  | "settings"
  | "users"
  | "vat_rates"
  | "votes"
  | "week_places"

export class SeedRepo extends Effect.Service<SeedRepo>()("launchbook/SeedRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Processes that start at once take turns; held until the transaction ends. */
    const lock = sql.run`select pg_advisory_xact_lock(${lockKey})`

    const isEmpty = (table: Table): Effect.Effect<boolean> =>
      Effect.map(sql.some`select from ${sql.literal(table)} limit 1`, (some) => !some)

    /** The first row names the columns. What is there already stays. Answers the rows' `returning` columns, in order. */
    const insert = <A extends object = never>(
      table: Table,
      rows: ReadonlyArray<Readonly<Record<string, unknown>>>,
      returning?: string
    ): Effect.Effect<ReadonlyArray<A>> => {
      const [first] = rows
      if (first === undefined) return Effect.succeed([])
      const columns = sql.literal(Object.keys(first).join(", "))
      return sql.rows<A>`
        insert into ${sql.literal(table)} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${sql.literal(table)}, ${JSON.stringify(rows)}::jsonb)
        on conflict do nothing ${sql.literal(returning === undefined ? "" : `returning ${returning}`)}`
    }

    /** The ids of a table by a key of its rows. */
    const idsBy = (key: string, table: Table): Effect.Effect<ReadonlyMap<string, number>> =>
      Effect.map(
        sql.rows<{ key: string; id: number }>`select ${sql.literal(key)} as key, id from ${sql.literal(table)}`,
        (rows) => new Map(rows.map(({ key, id }) => [key, id]))
      )
    const userIds = idsBy("email", "users")
    const categoryIds = idsBy("slug", "categories")
    const founderIds = idsBy("slug", "founders")

    /** What a draft chooses its categories from. */
    const choices = sql.rows<CategoryChoice>`select name, keywords from categories order by position, id`

    const setParents = (rows: ReadonlyArray<{ readonly slug: string; readonly parent: string }>) =>
      sql.run`
        update categories c set parent_id = p.id
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (slug text, parent text)
        join categories p on p.slug = r.parent where c.slug = r.slug`

    /** The questions come with ids of their own; the next one made gets the id after them. */
    const continueQuestionIds = sql.run`
      select setval(pg_get_serial_sequence('interview_questions', 'id'), (select max(id) from interview_questions))`

    /** The products that nobody has priced yet. */
    const unpriced = sql.rows<Pick<Product, "code" | "options">>`
      select code, options from products where price_cents is null`

    const setPrices = (rows: ReadonlyArray<object>) =>
      sql.run`
        update products p set price_cents = r.price_cents, min_amount_cents = r.min_amount_cents, options = r.options
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (code text, price_cents int, min_amount_cents int, options jsonb)
        where p.code = r.code`

    /** A listing is at the latest of its versions. */
    const countVersions = sql.run`
      update listings l set version = v.latest
      from (select listing_id, max(version) as latest from listing_versions group by listing_id) v
      where v.listing_id = l.id and v.latest > l.version`

    /** A listing names the draft it was saved from. */
    const nameDrafts = sql.run`
      update listings l set draft_id = d.id from drafts d where d.listing_id = l.id and l.draft_id is null`

    /** The planner's figures: the embedded database gathers none by itself. */
    const gatherFigures = sql.run`analyze`

    return {
      lock,
      isEmpty,
      insert,
      userIds,
      categoryIds,
      founderIds,
      choices,
      setParents,
      continueQuestionIds,
      nameDrafts,
      unpriced,
      setPrices,
      countVersions,
      gatherFigures
    } as const
  })
}) {}
