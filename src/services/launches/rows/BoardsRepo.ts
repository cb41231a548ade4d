/** Leaderboards that rank listings by one number of theirs, and the awards that were won. */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { Board } from "../../../domain/launch/Launch.ts"
import type { RatingSource } from "../../../domain/listing/Listing.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { ratingSource } from "../../listing/ListingRows.ts"
import { TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"

/** Boards that rank listings by one number of theirs. */
export type ListingBoard = Exclude<Board, "community-weekly">

export interface Placed {
  readonly id: number
  readonly value: number
  /** Who says so; null for what the directory counts itself. */
  readonly source: string | null
  /** The day the figure is of. */
  readonly as_of: string | null
}

/** What the boards of figures from elsewhere go by. */
export interface BoardTerms {
  /** The source whose ratings are shown; null where there is none. */
  readonly rated: RatingSource | null
  /** The first day a figure of revenue may be of. */
  readonly revenueSince: string
}
export interface AwardRow {
  readonly week: string
  readonly place: number
  readonly listing_id: number
  readonly votes: number
  readonly tie_break: string | null
}

export class BoardsRepo extends Effect.Service<BoardsRepo>()("launchbook/BoardsRepo", {
  dependencies: [TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const totals = yield* TotalsRepo

    // Each is the condition and the order of an index of its own.
    const board = (column: string, condition: Fragment, source = "null", asOf = "null") => ({
      value: sql.literal(column),
      where: sql`l.status = 'live' and ${condition}`,
      told: sql.literal(`${source}::text as source, ${asOf}::date as as_of`)
    })
    const boards: Record<ListingBoard, (terms: BoardTerms) => ReturnType<typeof board>> = {
      "community-all-time": () => board("l.votes", sql`l.votes > 0`),
      billboard: () => board("l.billboard_cents", sql`l.billboard_cents > 0`),
      "domain-rating": ({ rated }) =>
        board(
          "l.domain_rating",
          sql`l.domain_rating is not null and l.domain_rating_source = ${rated}`,
          "l.domain_rating_source",
          "l.domain_rating_measured_on"
        ),
      revenue: ({ revenueSince }) =>
        board(
          "l.revenue_cents",
          sql`l.revenue_cents is not null and l.revenue_as_of >= ${revenueSince}::date`,
          "l.revenue_source",
          "l.revenue_as_of"
        )
    }

    /** Whose ratings of domains are shown. */
    const rated: Effect.Effect<RatingSource | null> = sql.value<RatingSource | null>`
      select ${sql.literal(ratingSource)} as source`

    /** A page of a board, highest first. */
    const page = (name: ListingBoard, terms: BoardTerms, paging: Paging): Effect.Effect<ReadonlyArray<Placed>> => {
      const { value, where, told } = boards[name](terms)
      return sql.rows<Placed>`
        select l.id, ${value} as value, ${told} from listings l where ${where}
        order by ${value} desc, l.id desc limit ${paging.per_page} offset ${offsetOf(paging)}`
    }

    const count = (name: ListingBoard, { rated, revenueSince }: BoardTerms): Effect.Effect<number> => {
      switch (name) {
        case "community-all-time":
          return totals.of({ name: "voted", key: "" }, "live")
        case "billboard":
          return totals.of({ name: "billboard", key: "" }, "live")
        case "domain-rating":
          return rated === null ? Effect.succeed(0) : totals.of({ name: "rated", key: rated }, "live")
        case "revenue":
          return totals.withRevenueSince(revenueSince)
      }
    }

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

    return { rated, page, count, awards, countAwards } as const
  })
}) {}
