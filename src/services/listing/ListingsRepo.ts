/**
 * Reading listings. Lists of them are fetched in two steps inside one statement: an index yields the
 * ids of the page, and only those rows are read in full.
 */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import type { Listing, ListingStatus, ListingSummary } from "../../domain/listing/Listing.ts"
import { offsetOf, type Paging } from "../../domain/Page.ts"
import { Database } from "../store/Database.ts"
import { costlyFrom, figures } from "./Figures.ts"
import { primaryCategory, type SummaryRow, summaryColumns, toSummary } from "./ListingRows.ts"
import { isUnlocked, type ProfileRow, profileColumns, toListing } from "./ProfileRows.ts"

export class ListingsRepo extends Effect.Service<ListingsRepo>()("launchbook/ListingsRepo", {
  scoped: Effect.gen(function* () {
    const sql = yield* Database
    const links = linksOf((yield* AppConfigTag).publicUrl)
    const columns = summaryColumns(sql)
    const profile = profileColumns(sql)
    const category = primaryCategory(sql)
    const summary = (row: SummaryRow) => toSummary(row, links)

    /** The rows of these ids, of any status, in the order of the ids; an id without a listing is left out. */
    const rowsByIds = (ids: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<SummaryRow>> =>
      ids.length === 0
        ? Effect.succeed([])
        : sql.rows<SummaryRow>`
            select ${columns} from unnest(${[...ids]}::int[]) with ordinality as page (id, place)
            join listings l on l.id = page.id ${category} order by page.place`

    const summariesByIds = (ids: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<ListingSummary>> =>
      Effect.map(rowsByIds(ids), (rows) => rows.map(summary))

    /** One page of the listings `l` that satisfy `where`; `order` ends in a unique column. */
    const page = (where: Fragment, order: Fragment, paging: Paging): Effect.Effect<ReadonlyArray<ListingSummary>> =>
      Effect.map(
        sql.rows<SummaryRow>`
          select ${columns} from (
            select l.id from listings l where ${where} order by ${order}
            limit ${paging.per_page} offset ${offsetOf(paging)}
          ) as page join listings l on l.id = page.id ${category} order by ${order}`,
        (rows) => rows.map(summary)
      )

    const totals = yield* figures<number>(["listings"], (total) => total >= costlyFrom)
    /** How many listings `l` satisfy `where`, which must not depend on the time. */
    const count = (where: Fragment): Effect.Effect<number> =>
      totals(sql.keyOf(where), sql.value<number>`select count(*) as total from listings l where ${where}`)

    /**
     * A listing of any status in full. The public sees the paid sections that are unlocked (`"unlocked"`),
     * its owner everything they wrote (`"all"`).
     */
    const profileById = (id: number, sections: "unlocked" | "all"): Effect.Effect<Listing | undefined> =>
      Effect.map(
        sql.first<ProfileRow>`select ${columns}, ${profile} from listings l ${category} where l.id = ${id}`,
        (row) =>
          row === undefined
            ? undefined
            : toListing(row, links, (section) => sections === "all" || isUnlocked(row, section))
      )

    const idBySlug = (
      slug: string
    ): Effect.Effect<{ readonly id: number; readonly status: ListingStatus } | undefined> =>
      sql.first<{ id: number; status: ListingStatus }>`select id, status from listings where slug = ${slug}`

    return { rowsByIds, summariesByIds, summary, page, count, profileById, idBySlug } as const
  })
}) {}
