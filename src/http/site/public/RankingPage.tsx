/** @jsxImportSource preact */
/** `/how-ranking-works`, written from the values the code itself ranks with. */
import { Effect } from "effect"
import { AWARDED_PLACES, type TieBreak, tieRules, trendingEpoch } from "../../../domain/launch/Ranking.ts"
import { Settings } from "../../../services/store/Settings.ts"
import { page } from "../declare/SitePage.ts"

const tieWords: Record<TieBreak, string> = {
  reached_earlier: "the one that reached its count earlier",
  live_earlier: "then the one that went live earlier",
  slug: "then the one whose slug comes first in the alphabet"
}

interface Model {
  readonly halfLifeHours: number
  readonly minimumVotes: number
  readonly auditHours: number
}

const View = (props: Model) => (
  <div class="wrap">
    <article class="prose">
      <h1>How ranking works</h1>
      <p>
        Community lists follow votes of signed-in people on this site, and nothing else. No payment, plan or placement
        is an input of any of them. The API and the tools cannot vote.
      </p>
      <h2>Search</h2>
      <p>
        An exact name comes first, then names that begin with your words, then the best match in name, tagline, tags,
        categories, description and domain. Without words, most votes first.
      </p>
      <h2>Trending</h2>
      <p>
        Each counted vote weighs <code>2^(-age / {props.halfLifeHours} h)</code>: after {props.halfLifeHours} hours it
        counts half. A listing’s score is the sum. It is kept as one number relative to{" "}
        {new Date(trendingEpoch).toISOString().slice(0, 10)}, which changes no order.
      </p>
      <h2>Weeks and awards</h2>
      <p>
        A week runs from Monday 00:00 to the next, UTC. {props.auditHours} hours after its end, its first{" "}
        {AWARDED_PLACES} launches with at least {Math.max(1, props.minimumVotes)} counted{" "}
        {Math.max(1, props.minimumVotes) === 1 ? "vote" : "votes"} become Launch of the Week. Awards never change
        afterwards.
      </p>
      <p>With equal votes, these decide in turn, and the award says which did:</p>
      <ul>
        {tieRules.map(({ name }) => (
          <li key={name}>
            <code>{name}</code>: {tieWords[name]}.
          </li>
        ))}
      </ul>
      <h2>What counts as a vote</h2>
      <p>
        One vote a person and launch, not for one’s own listing. A vote that looks bought or automated weighs 0 until it
        was reviewed.
      </p>
      <h2>Paid lists</h2>
      <p>
        The billboard is ordered by money contributed and always says so. A featured listing carries the words “Paid
        placement”. Neither moves any other list.
      </p>
    </article>
  </div>
)

const load = Effect.map(
  Effect.flatMap(Settings, ({ all }) => all),
  (setting): Model => ({
    halfLifeHours: setting("trending.half_life_hours"),
    minimumVotes: setting("votes.minimum_for_award"),
    auditHours: setting("awards.audit_hours")
  })
)

export const ranking = page("/how-ranking-works", {
  audience: "public",
  nav: { footer: "How ranking works" },
  title: "How ranking works",
  description: "The formulas, constants and tie rules behind every list of this directory.",
  shows: ["settings"],
  load: () => load,
  view: View
})
