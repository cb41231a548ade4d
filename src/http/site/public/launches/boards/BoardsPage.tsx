/** @jsxImportSource preact */
/** `/leaderboards`: every board with what it ranks by and who leads it. */
import { Effect } from "effect"
import { getLeaderboard } from "../../../../../domain/api/LaunchesApi.ts"
import { Board, type Leaderboard } from "../../../../../domain/launch/Launch.ts"
import { page } from "../../../declare/SitePage.ts"
import { Logo } from "../../../parts/Logo.tsx"
import { boardPath, boardWords, rankFigure, sourceOf } from "./BoardWords.ts"

/** The paid one stands last, apart from the others. */
const shownOrder: ReadonlyArray<Board> = [...Board.literals.filter((board) => board !== "billboard"), "billboard"]

/** Places that are shown of each. */
const leaders = 3

const Leaders = ({ items, paid }: Leaderboard) => (
  <ol class="leaders">
    {items.map(({ rank, listing, metric }) => {
      const { value, unit } = rankFigure(metric)
      const source = sourceOf(metric)
      return (
        <li key={listing.slug}>
          <span class="rank num">{rank}</span>
          <Logo listing={listing} size={32} />
          <span>
            <a href={listing.url}>{listing.name}</a>
            {paid ? <span class="chip paid">Paid</span> : null}
            {source === null ? null : <small class="soft">{source}</small>}
          </span>
          <span class="num end">
            {value} <small class="soft">{unit}</small>
          </span>
        </li>
      )
    })}
  </ol>
)

const View = ({ boards }: { readonly boards: ReadonlyArray<Leaderboard> }) => (
  <div class="wrap calendar">
    <header class="pagehead">
      <h1>Boards</h1>
      <p class="lead">Five rankings that never mix. What is paid for says so, and moves no other.</p>
    </header>
    <div class="boards">
      {boards.map((board) => (
        <section key={board.board} aria-labelledby={board.board} class={board.paid ? "bought" : undefined}>
          <h2 id={board.board}>
            <a href={boardPath(board.board)}>{board.title}</a> {board.paid ? <span class="chip paid">Paid</span> : null}
          </h2>
          <p class="small soft">{boardWords[board.board].rule}</p>
          {board.items.length === 0 ? (
            <p class="small soft">{boardWords[board.board].empty}</p>
          ) : (
            <Leaders {...board} />
          )}
          {board.attribution === null ? null : <p class="small soft">{board.attribution}</p>}
          {board.total > leaders ? (
            <p>
              <a class="more" href={boardPath(board.board)}>
                All {board.total.toLocaleString("en-US")}
                <span class="unseen"> of {board.title}</span>
              </a>
            </p>
          ) : null}
        </section>
      ))}
    </div>
  </div>
)

export const leaderboards = page("/leaderboards", {
  audience: "public",
  nav: { header: "Boards" },
  styles: ["launches", "boards"],
  title: "Leaderboards · Launchbook",
  description:
    "Community votes of the week and of all time, ratings of domains, revenue, and the paid billboard, apart.",
  shows: [],
  maxAge: 300,
  load: ({ read }) =>
    Effect.map(
      Effect.forEach(shownOrder, (board) => read(getLeaderboard, { board, per_page: leaders })),
      (boards) => ({ boards })
    ),
  view: View
})
