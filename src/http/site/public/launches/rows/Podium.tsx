/** @jsxImportSource preact */
/** The awards of one week, side by side where there is room: the seal, who won it and by how many votes. */
import type { Award } from "../../../../../domain/launch/Launch.ts"
import type { TieBreak } from "../../../../../domain/launch/Ranking.ts"
import { Logo } from "../../../parts/Logo.tsx"
import { Seal } from "../../../parts/Seal.tsx"

/** How a tie was decided; it is said of all that were in it. */
const tieWords: Readonly<Record<string, string>> = {
  reached_earlier: "a tie, won by who reached the count first",
  live_earlier: "a tie, won by who went live first",
  slug: "a tie, decided by the alphabet"
} satisfies Record<TieBreak, string>

export const Podium = ({ awards }: { readonly awards: ReadonlyArray<Award> }) => (
  <ol class="podium">
    {awards.map(({ place, votes, tie_break, listing }) => (
      <li key={place}>
        <Seal place={place} />
        <div>
          <h3>
            <a href={listing.url}>{listing.name}</a>
          </h3>
          {listing.tagline === null ? null : <p class="small soft">{listing.tagline}</p>}
          <p class="small soft num">
            <b>{votes.toLocaleString("en-US")}</b> {votes === 1 ? "vote" : "votes"}
            {tie_break === null ? null : `, ${tieWords[tie_break] ?? "a tie"}`}
          </p>
        </div>
        <Logo listing={listing} size={32} />
      </li>
    ))}
  </ol>
)
