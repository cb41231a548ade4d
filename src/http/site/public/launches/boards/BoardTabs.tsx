/** @jsxImportSource preact */
/** The way from one board to another; the paid one says so here too. */
import { Board } from "../../../../../domain/launch/Launch.ts"
import { boardPath, boardWords } from "./BoardWords.ts"

export const BoardTabs = ({ shown }: { readonly shown: Board | null }) => (
  <nav class="tabs" aria-label="Boards">
    <ul>
      {Board.literals.map((board) => (
        <li key={board}>
          <a href={boardPath(board)} aria-current={board === shown ? "page" : undefined}>
            {boardWords[board].tab}
            {board === "billboard" ? <span class="chip paid">Paid</span> : null}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
