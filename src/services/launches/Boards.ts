/**
 * The leaderboards and the awards. Community votes, the paid billboard, Domain Rating and revenue are
 * rankings of their own: none reads another's number. A board's place is its page's, so places never tie.
 */
import { Effect } from "effect"
import type { getLeaderboard, listAwards } from "../../domain/api/LaunchesApi.ts"
import { type InvalidRequest, NotFound } from "../../domain/Failure.ts"
import { type Award, Board, isBoard, type Leaderboard, weeklyBoard } from "../../domain/launch/Launch.ts"
import { monthsBefore } from "../../domain/launch/RevenueFigures.ts"
import type { Input } from "../../domain/Operation.ts"
import { offsetOf, toPage } from "../../domain/Page.ts"
import type { Monday } from "../../domain/Week.ts"
import { ListingsRepo } from "../listing/ListingsRepo.ts"
import { awardTitle } from "../listing/ProfileRows.ts"
import { instant } from "../store/Instant.ts"
import { Settings } from "../store/Settings.ts"
import { type BoardFace, boardFace } from "./calendar/BoardFaces.ts"
import { invalidWeek } from "./calendar/WeekInput.ts"
import { Launches } from "./Launches.ts"
import { BoardsRepo, type BoardTerms, type ListingBoard, type Placed } from "./rows/BoardsRepo.ts"

type Asked = Input<typeof getLeaderboard> & { readonly board: Board }
type Refusal = ReturnType<typeof InvalidRequest> | ReturnType<typeof NotFound>

export class Boards extends Effect.Service<Boards>()("launchbook/Boards", {
  dependencies: [BoardsRepo.Default, Launches.Default, ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* BoardsRepo
    const launches = yield* Launches
    const listings = yield* ListingsRepo
    const settings = yield* Settings

    const answer = (
      input: Asked,
      { title, paid, disclosure, attribution, metric }: BoardFace,
      week: Monday | null,
      placed: ReadonlyArray<Placed>,
      total: number
    ) =>
      Effect.map(listings.summariesByIds(placed.map(({ id }) => id)), (summaries): Leaderboard => {
        const items = summaries.flatMap((listing, index) => {
          const figure = placed[index]
          return figure === undefined ? [] : [{ rank: offsetOf(input) + index + 1, listing, metric: metric(figure) }]
        })
        return { board: input.board, title, paid, disclosure, attribution, week, ...toPage(input, items, total) }
      })

    const weekly = (input: Asked): Effect.Effect<Leaderboard, Refusal> =>
      Effect.gen(function* () {
        // The week to come has no votes to rank.
        const week = yield* launches.named(input.week ?? "this", { path: "query.week", words: ["this", "last"] })
        const { places, total } = yield* launches.ranking(week, offsetOf(input), input.per_page)
        const placed = places.map(({ listingId, votes }) => ({
          id: listingId,
          value: votes,
          source: null,
          as_of: null
        }))
        return yield* answer(input, boardFace(input.board, null), week, placed, total)
      })

    const terms: Effect.Effect<BoardTerms> = Effect.gen(function* () {
      const months = yield* settings.get("revenue.stale_months")
      const today = (yield* instant).toISOString().slice(0, 10)
      return { rated: yield* repo.rated, revenueSince: monthsBefore(today, months) }
    })

    const overall = (input: Asked, board: ListingBoard): Effect.Effect<Leaderboard, Refusal> =>
      Effect.gen(function* () {
        if (input.week !== undefined)
          return yield* invalidWeek("query.week", `is for the board \`${weeklyBoard}\` alone`)
        const by = yield* terms
        const placed = yield* repo.page(board, by, input)
        return yield* answer(input, boardFace(board, by.rated), null, placed, yield* repo.count(board, by))
      })

    const get = ({ board, ...input }: Input<typeof getLeaderboard>): Effect.Effect<Leaderboard, Refusal> => {
      if (!isBoard(board)) return NotFound(`There is no such board. There are ${Board.literals.join(", ")}.`)
      return board === weeklyBoard ? weekly({ ...input, board }) : overall({ ...input, board }, board)
    }

    const awards = (input: Input<typeof listAwards>) =>
      Effect.gen(function* () {
        const slug = input.listing?.toLowerCase()
        const rows = yield* repo.awards(slug, input)
        const summaries = yield* listings.summariesByIds(rows.map(({ listing_id }) => listing_id))
        const items = rows.flatMap(({ week, place, votes, tie_break }, index): ReadonlyArray<Award> => {
          const listing = summaries[index]
          return listing === undefined ? [] : [{ week, place, title: awardTitle(place), votes, tie_break, listing }]
        })
        return toPage(input, items, yield* repo.countAwards(slug))
      })

    return { get, awards } as const
  })
}) {}
