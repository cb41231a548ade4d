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
import { primaryCategory, type SummaryRow, summaryColumns, toSummary } from "./ListingRows.ts"
import { isUnlocked, type ProfileRow, profileColumns, toListing } from "./ProfileRows.ts"

/** Whether a piece holds values that are only known when it is run. */
const hasValues = ({ segments }: Fragment) =>
  segments.some((segment) => segment._tag !== "Literal" || segment.params !== undefined)

interface CountedPage {
  readonly items: ReadonlyArray<ListingSummary>
  readonly total: number | null
}

export class ListingsRepo extends Effect.Service<ListingsRepo>()("launchbook/ListingsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const links = linksOf((yield* AppConfigTag).publicUrl)
    const columns = summaryColumns(sql)
    const profile = profileColumns(sql)
    const category = primaryCategory(sql)
    const uncounted = sql.literal("null::int")
    const longestPage = sql.literal(String(mostPerPage))
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

    /**
     * One page of the listings `l` that satisfy `where`, and what `total` says; `order` ends in a unique column. A page
     * without listings says no total.
     */
    const countedPage = (
      where: Fragment,
      order: Fragment,
      paging: Paging,
      total: Fragment
    ): Effect.Effect<CountedPage> => {
      const found = sql`select l.id from listings l where ${where} order by ${order}`
      const summaries = (run: Pick<typeof sql, "rows">, ids: Fragment) =>
        run.rows<SummaryRow & { readonly total: number | null }>`
          select ${columns}, ${total} as total
          from (${ids}) as page join listings l on l.id = page.id ${category} order by ${order}`
      return Effect.map(
        hasValues(where)
          ? // What is best for a value that is rare is not for one that is everywhere, so it is planned anew each time.
            summaries(sql, sql`${found} limit ${paging.per_page} offset ${offsetOf(paging)}`)
          : // Of a number that it cannot see the planner guesses a tenth of all rows, and would never keep such a plan.
            summaries(
              sql.prepared,
              sql`select id from (${found} limit ${longestPage} offset ${offsetOf(paging)}) as most limit ${paging.per_page}`
            ),
        (rows) => ({ items: rows.map(summary), total: rows[0]?.total ?? null })
      )
    }

    const page = (where: Fragment, order: Fragment, paging: Paging): Effect.Effect<ReadonlyArray<ListingSummary>> =>
      Effect.map(countedPage(where, order, paging, uncounted), ({ items }) => items)

    const profileRow = (which: Fragment): Effect.Effect<ProfileRow | undefined> =>
      sql.prepared.first<ProfileRow>`select ${columns}, ${profile} from listings l ${category} where ${which}`

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
      countedPage,
      rowBySlug,
      publicProfile,
      ownProfile,
      idBySlug
    } as const
  })
}) {}
