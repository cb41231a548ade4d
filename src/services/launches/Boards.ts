/**
 * The leaderboards and the awards. Community votes, the paid billboard, Domain Rating and revenue are
 * rankings of their own: none reads another's number. A board's place is its page's, so places never tie.
 */
import { Effect } from "effect"
import type { getLeaderboard, listAwards } from "../../domain/api/LaunchesApi.ts"
import { type InvalidRequest, NotFound } from "../../domain/Failure.ts"
import { type Award, Board, isBoard, type Leaderboard, weeklyBoard } from "../../domain/launch/Launch.ts"
import type { Input } from "../../domain/Operation.ts"
import { offsetOf, toPage } from "../../domain/Page.ts"
import type { Monday } from "../../domain/Week.ts"
import { ListingsRepo } from "../listing/ListingsRepo.ts"
import { awardTitle } from "../listing/ProfileRows.ts"
import { boardFaces } from "./calendar/BoardFaces.ts"
import { invalidWeek } from "./calendar/WeekInput.ts"
import { Launches } from "./Launches.ts"
import { BoardsRepo, type ListingBoard, type Placed } from "./rows/BoardsRepo.ts"

type Asked = Input<typeof getLeaderboard> & { readonly board: Board }
type Refusal = ReturnType<typeof InvalidRequest> | ReturnType<typeof NotFound>

export class Boards extends Effect.Service<Boards>()("launchbook/Boards", {
  dependencies: [BoardsRepo.Default, Launches.Default, ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* BoardsRepo
    const launches = yield* Launches
    const listings = yield* ListingsRepo

    const answer = (input: Asked, week: Monday | null, placed: ReadonlyArray<Placed>, total: number) =>
      Effect.map(listings.summariesByIds(placed.map(({ id }) => id)), (summaries): Leaderboard => {
        const face = boardFaces[input.board]
        const items = summaries.map((listing, index) => ({
          rank: offsetOf(input) + index + 1,
          listing,
          metric: face.metric(placed[index]?.value ?? 0)
        }))
        return {
          board: input.board,
          title: face.title,
          paid: face.disclosure !== null,
          disclosure: face.disclosure,
          week,
          ...toPage(input, items, total)
        }
      })

    const weekly = (input: Asked): Effect.Effect<Leaderboard, Refusal> =>
      Effect.gen(function* () {
        // The week to come has no votes to rank.
        const week = yield* launches.named(input.week ?? "this", { path: "query.week", words: ["this", "last"] })
        const ranked = yield* launches.ranking(week)
        const placed = ranked.map(({ listingId, votes }) => ({ id: listingId, value: votes }))
        const page = placed.slice(offsetOf(input), offsetOf(input) + input.per_page)
        return yield* answer(input, week, page, placed.length)
      })

    const overall = (input: Asked, board: ListingBoard): Effect.Effect<Leaderboard, Refusal> =>
      input.week === undefined
        ? Effect.flatMap(Effect.all([repo.page(board, input), repo.count(board)]), ([placed, total]) =>
            answer(input, null, placed, total)
          )
        : invalidWeek("query.week", `is for the board \`${weeklyBoard}\` alone`)

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
