/**
 * Reading listings. Lists of them are fetched in two steps inside one statement: an index yields the
 * ids of the page, and only those rows are read in full.
 */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import type { Listing, ListingStatus, ListingSummary } from "../../domain/listing/Listing.ts"
import { mostPerPage, offsetOf, type Paging } from "../../domain/Page.ts"
import { Database } from "../store/Database.ts"
import { primaryCategory, type SummaryRow, summaryColumns, summaryJsonColumns, toSummary } from "./ListingRows.ts"
import { isUnlocked, type ProfileRow, profileColumns, toListing, withShownSource } from "./ProfileRows.ts"

/** Whether a piece holds values that are only known when it is run. */
const hasValues = ({ segments }: Fragment) =>
  segments.some((segment) => segment._tag !== "Literal" || segment.params !== undefined)

/** A page of summaries as JSON, one after another with commas between them. */
export interface WrittenPage {
  readonly items: string
  readonly total: number
}

/** A row whose place in an order is known: how many rows there are up to it, what the order goes by there, and its id. */
export interface Landmark {
  readonly rows: number
  /** As the database writes it: all of its digits, unlike a number or a date of ours. */
  readonly key: string
  readonly id: number
}
/** An order from the highest `column` of listings `l` down, and of equal ones from the highest id. */
export interface KeyedOrder {
  readonly column: Fragment
  /** Its type, as PostgreSQL names it. */
  readonly type: Fragment
}
/** The same with the last row of the page, if it has one. */
export interface MarkedPage extends WrittenPage {
  readonly last: Landmark | null
}

export class ListingsRepo extends Effect.Service<ListingsRepo>()("launchbook/ListingsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const links = linksOf((yield* AppConfigTag).publicUrl)
    const columns = summaryColumns(sql)
    const profile = profileColumns(sql)
    const withSource = withShownSource(sql)
    const category = primaryCategory(sql)
    const longestPage = sql.literal(String(mostPerPage))
    /** A page that begins so far after a landmark ends within as much again. */
    const nearby = sql.literal(String(2 * mostPerPage))
    const written = summaryJsonColumns(sql, links.listing(""))
    const summary = (row: SummaryRow) => toSummary(row, links)

    /** The rows of these ids, of any status, in the order of the ids; an id without a listing is left out. */
    const rowsByIds = (ids: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<SummaryRow>> =>
      ids.length === 0
        ? Effect.succeed([])
        : sql.prepared.rows<SummaryRow>`
            select ${columns} from unnest(${[...ids]}::int[]) with ordinality as page (id, place)
            join listings l on l.id = page.id ${category} order by page.place`

    const summariesByIds = (ids: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<ListingSummary>> =>
      Effect.map(rowsByIds(ids), (rows) => rows.map(summary))

    /** The ids of a page in their order, and how a statement with them is run. */
    const idsOf = (where: Fragment, order: Fragment, paging: Paging) => {
      const found = sql`select l.id from listings l where ${where} order by ${order}`
      return hasValues(where)
        ? // What is best for a value that is rare is not for one that is everywhere, so it is planned anew each time.
          { run: sql, ids: sql`${found} limit ${paging.per_page} offset ${offsetOf(paging)}` }
        : // Of a number that it cannot see the planner guesses a tenth of all rows, and would never keep such a plan.
          {
            run: sql.prepared,
            ids: sql`select id from (${found} limit ${longestPage} offset ${offsetOf(paging)}) as most limit ${paging.per_page}`
          }
    }

    /** One page of the listings `l` that satisfy `where`; `order` ends in a unique column. */
    const page = (where: Fragment, order: Fragment, paging: Paging): Effect.Effect<ReadonlyArray<ListingSummary>> => {
      const { run, ids } = idsOf(where, order, paging)
      const rows = run.rows<SummaryRow>`
        select ${columns} from (${ids}) as page join listings l on l.id = page.id ${category} order by ${order}`
      return Effect.map(rows, (found) => found.map(summary))
    }

    /** The same as the database writes it, with what `total` says. */
    const writtenPage = (
      where: Fragment,
      order: Fragment,
      paging: Paging,
      total: Fragment
    ): Effect.Effect<WrittenPage> => {
      const { run, ids } = idsOf(where, order, paging)
      return run.one<WrittenPage>`
        select coalesce(string_agg(row_to_json(item)::text, ','), '') as items, ${total} as total
        from (
          select ${written} from (${ids}) as page join listings l on l.id = page.id ${category} order by ${order}
        ) as item`
    }

    /**
     * The same in a keyed order, of listings that satisfy a `where` without values; where it begins no more than
     * `mostPerPage` rows after a landmark, read from there.
     */
    const markedPage = (
      where: Fragment,
      { column, type }: KeyedOrder,
      paging: Paging,
      total: Fragment,
      after: Landmark | undefined
    ): Effect.Effect<MarkedPage> => {
      const order = sql`${column} desc, l.id desc`
      const offset = offsetOf(paging)
      const ids =
        after === undefined
          ? idsOf(where, order, paging).ids
          : // So few rows are left to pass by that the planner need not know how many to keep its plan.
            sql`select id from (
                select l.id from listings l where ${where} and (${column}, l.id) < (${after.key}::${type}, ${after.id}::int)
                order by ${order} limit ${nearby}
              ) as near offset ${offset - after.rows} limit ${paging.per_page}`
      const found = sql.prepared.one<
        WrittenPage & { readonly key: string | null; readonly id: number; readonly size: number }
      >`
        select coalesce(string_agg(item.json, ','), '') as items, ${total} as total,
          count(*)::int as size, (array_agg(item.key))[count(*)]::text as key, (array_agg(item.id))[count(*)] as id
        from (
          select (select row_to_json(each_row)::text from (select ${written}) as each_row) as json, ${column} as key, l.id
          from (${ids}) as page join listings l on l.id = page.id ${category} order by ${order}
        ) as item`
      return Effect.map(found, ({ items, total, key, id, size }) => ({
        items,
        total,
        last: key === null ? null : { rows: offset + size, key, id }
      }))
    }

    const profileRow = (which: Fragment): Effect.Effect<ProfileRow | undefined> =>
      sql.prepared.first<ProfileRow>`${withSource} select ${profile} from listings l ${category} where ${which}`

    /** A listing of any status with all that hangs on it; its summary is in it. */
    const rowBySlug = (slug: string) => profileRow(sql`l.slug = ${slug}`)
    /** As the public sees it, with the paid sections that are unlocked. */
    const publicProfile = (row: ProfileRow): Listing => toListing(row, links, (section) => isUnlocked(row, section))
    /** As its owner sees it, with everything they wrote. */
    const ownProfile = (id: number): Effect.Effect<Listing | undefined> =>
      Effect.map(profileRow(sql`l.id = ${id}`), (row) =>
        row === undefined ? undefined : toListing(row, links, () => true)
      )

    const idBySlug = (
      slug: string
    ): Effect.Effect<{ readonly id: number; readonly status: ListingStatus } | undefined> =>
      sql.prepared.first<{ id: number; status: ListingStatus }>`select id, status from listings where slug = ${slug}`

    return {
      rowsByIds,
      summariesByIds,
      summary,
      page,
      writtenPage,
      markedPage,
      rowBySlug,
      publicProfile,
      ownProfile,
      idBySlug
    } as const
  })
}) {}
