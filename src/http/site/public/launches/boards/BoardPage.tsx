/** @jsxImportSource preact */
/** `/leaderboards/{board}`: one ranking whole, with the line that says by what it ranks. Paid says so in words. */
import { Effect, Schema } from "effect"
import { getLeaderboard } from "../../../../../domain/api/LaunchesApi.ts"
import { NotFound } from "../../../../../domain/Failure.ts"
import { Board, type Leaderboard, weeklyBoard } from "../../../../../domain/launch/Launch.ts"
import { addWeeks, Monday, weekOf } from "../../../../../domain/Week.ts"
import { LaunchCalendar } from "../../../../../services/launches/LaunchCalendar.ts"
import { instant } from "../../../../../services/store/Instant.ts"
import { page } from "../../../declare/SitePage.ts"
import { Crumbs } from "../../../parts/Crumbs.tsx"
import { PageNumber, Pager } from "../../../parts/Pager.tsx"
import { EndsIn } from "../../../parts/When.tsx"
import { rankedList } from "../rows/RankedList.ts"
import { type Standings, standingsFor } from "../rows/Standings.ts"
import { weekName, weekSpan } from "../weeks/WeekWords.ts"
import { BoardRows } from "./BoardRows.tsx"
import { BoardTabs } from "./BoardTabs.tsx"
import { boardPath, boardWords, creditOf } from "./BoardWords.ts"

const perPage = 50
/** Weeks that can be chosen from; older ones have their pages in the calendar. */
const choices = 26

interface Model {
  readonly board: Leaderboard
  readonly now: Date
  /** That can be chosen from, the running one first; none on a board of all time. */
  readonly weeks: ReadonlyArray<Monday>
  readonly isOpen: boolean
  readonly standings: Standings
}

const addressFor = ({ board, week }: Leaderboard, now: Date, at: number): string => {
  const query = new URLSearchParams()
  if (week !== null && week !== weekOf(now)) query.set("week", week)
  if (at > 1) query.set("page", String(at))
  return query.size === 0 ? boardPath(board) : `${boardPath(board)}?${query}`
}

const WeekChoice = ({ board, weeks, now }: Pick<Model, "board" | "weeks" | "now">) =>
  weeks.length < 2 ? null : (
    <form class="choose" action={boardPath(board.board)}>
      <label for="week">Week</label>
      <select id="week" name="week">
        {weeks.map((each) => (
          <option key={each} value={each} selected={each === board.week}>
            {each === weekOf(now) ? `This week, ${weekSpan(each)}` : weekSpan(each)}
          </option>
        ))}
      </select>
      <button type="submit" class="button">
        Show
      </button>
    </form>
  )

const View = ({ board, now, weeks, isOpen, standings }: Model) => {
  const words = boardWords[board.board]
  const credit = creditOf(board.items)
  const shownWeek = board.week === null ? null : Monday.make(board.week)
  return (
    <div class="wrap calendar">
      <header class="pagehead">
        <Crumbs path={[{ href: "/leaderboards", label: "Boards" }]} />
        <h1>
          {board.title} {board.paid ? <span class="chip paid">Paid</span> : null}
        </h1>
        <p class="lead">{words.rule}</p>
      </header>
      <BoardTabs shown={board.board} />
      <WeekChoice board={board} weeks={weeks} now={now} />
      <section aria-labelledby="ranking" class="column">
        {shownWeek === null ? (
          <h2 id="ranking" class="unseen">
            The ranking
          </h2>
        ) : (
          <div class="week">
            <span class="no num">{shownWeek}</span>
            <h2 id="ranking">{weekName(shownWeek, now)}</h2>
            {isOpen ? (
              <span class="small soft end">
                <EndsIn at={Date.parse(addWeeks(shownWeek, 1))} />
              </span>
            ) : null}
          </div>
        )}
        {board.items.length === 0 ? (
          <p class="soft">{board.page > 1 ? "The board ends before this page." : words.empty}</p>
        ) : (
          <BoardRows board={board} isOpen={isOpen} standings={standings} back={addressFor(board, now, board.page)} />
        )}
        <Pager
          page={board.page}
          perPage={board.per_page}
          total={board.total}
          of="products"
          hrefOf={(at) => addressFor(board, now, at)}
        />
        {board.disclosure === null ? null : <p class="small paidwords">{board.disclosure}</p>}
        {board.attribution === null ? null : (
          <p class="small soft">
            {board.attribution}{" "}
            {credit === null ? null : (
              <a href={credit.url} rel="noopener">
                {credit.words}
              </a>
            )}
          </p>
        )}
        <p class="small soft">
          <a href="/how-ranking-works">How ranking works</a>
        </p>
      </section>
    </div>
  )
}

/** Votes move these now: of the running week, and of all time. */
const isMovedByVotes = ({ board, week }: Leaderboard, current: Monday) =>
  board === "community-all-time" || (board === weeklyBoard && week === current)

export const leaderboard = page("/leaderboards/:board", {
  audience: "public",
  styles: ["launches", "boards"],
  scripts: ["Swap"],
  params: { board: Schema.String },
  query: {
    week: Schema.optional(Schema.String.pipe(Schema.pattern(/^(this|last|\d{4}-\d{2}-\d{2})$/))),
    page: PageNumber
  },
  title: ({ board }) => `${board.title}${board.paid ? " (paid)" : ""} · Launchbook`,
  description: ({ board }) => boardWords[board.board].rule,
  head: ({ board }) => ({
    structured: [
      rankedList(
        board.title,
        board.items.map(({ listing }) => listing),
        board.items[0]?.rank ?? 1
      )
    ]
  }),
  shows: [],
  maxAge: 60,
  sitemap: {
    name: "boards",
    shows: [],
    last: Effect.succeed(Board.literals.length),
    between: (after, upTo) =>
      Effect.succeed(Board.literals.slice(after, upTo).map((board) => ({ path: boardPath(board) })))
  },
  load: ({ read, params, query: { week, page: at }, session }) =>
    Effect.gen(function* () {
      if (!Schema.is(Board)(params.board)) return yield* NotFound()
      const asked = params.board === weeklyBoard && week !== undefined ? { week } : {}
      const board = yield* read(getLeaderboard, { board: params.board, page: at, per_page: perPage, ...asked })
      const now = yield* instant
      const current = weekOf(now)
      const calendar = yield* LaunchCalendar
      const began = (yield* calendar.first) ?? current
      const weeks = Array.from({ length: choices }, (_, back) => addWeeks(current, -back))
      const isOpen = isMovedByVotes(board, current)
      const model: Model = {
        board,
        now,
        weeks: params.board === weeklyBoard ? weeks.filter((each) => each >= began) : [],
        isOpen,
        standings: yield* standingsFor(session, isOpen ? board.items.map(({ listing }) => listing) : [])
      }
      return model
    }),
  view: View
})
