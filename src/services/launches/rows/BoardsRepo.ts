/** Leaderboards that rank listings by one number of theirs, and the awards that were won. */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { Board } from "../../../domain/launch/Launch.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { ListingsRepo } from "../../listing/ListingsRepo.ts"
import { Database } from "../../store/Database.ts"

/** Boards that rank listings by one number of theirs. */
export type ListingBoard = Exclude<Board, "community-weekly">

export interface Placed {
  readonly id: number
  readonly value: number
}
export interface AwardRow {
  readonly week: string
  readonly place: number
  readonly listing_id: number
  readonly votes: number
  readonly tie_break: string | null
}

export class BoardsRepo extends Effect.Service<BoardsRepo>()("launchbook/BoardsRepo", {
  dependencies: [ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const listings = yield* ListingsRepo

    // Each is the condition and the order of an index of its own.
    const board = (column: string, condition: string) => ({
      value: sql.literal(column),
      where: sql.literal(`l.status = 'live' and ${condition}`)
    })
    const boards: Record<ListingBoard, { readonly value: Fragment; readonly where: Fragment }> = {
      "community-all-time": board("l.votes", "l.votes > 0"),
      billboard: board("l.billboard_cents", "l.billboard_cents > 0"),
      "domain-rating": board("l.domain_rating", "l.domain_rating is not null"),
      revenue: board("l.revenue_cents", "l.revenue_cents is not null")
    }

    /** A page of a board, highest first. */
    const page = (name: ListingBoard, paging: Paging): Effect.Effect<ReadonlyArray<Placed>> =>
      sql.rows<Placed>`
        select l.id, ${boards[name].value} as value from listings l where ${boards[name].where}
        order by ${boards[name].value} desc, l.id desc
        limit ${paging.per_page} offset ${offsetOf(paging)}`

    const count = (name: ListingBoard) => listings.count(boards[name].where)

    /** An award stands for good, but is shown only while its listing is. */
    const shown = (slug: string | undefined) =>
      slug === undefined
        ? sql`l.status in ('live', 'scheduled')`
        : sql`l.status in ('live', 'scheduled') and l.slug = ${slug}`

    const awards = (slug: string | undefined, paging: Paging): Effect.Effect<ReadonlyArray<AwardRow>> =>
      sql.rows<AwardRow>`
        select a.week, a.place, a.listing_id, a.votes, a.tie_break
        from awards a join listings l on l.id = a.listing_id where ${shown(slug)}
        order by a.week desc, a.place limit ${paging.per_page} offset ${offsetOf(paging)}`

    const countAwards = (slug: string | undefined): Effect.Effect<number> =>
      sql.value<number>`
        select count(*) as total from awards a join listings l on l.id = a.listing_id where ${shown(slug)}`

    return { page, count, awards, countAwards } as const
  })
}) {}
