/** @jsxImportSource preact */
/** `/how-ranking-works`, written from the values the code itself ranks with. */
import { Effect } from "effect"
import { AWARDED_PLACES, type TieBreak, tieRules, trendingEpoch } from "../../../../domain/launch/Ranking.ts"
import { type VoteRules, voteRules } from "../../../../domain/people/Voting.ts"
import { Settings } from "../../../../services/store/Settings.ts"
import { page } from "../../declare/SitePage.ts"
import { HalfLife } from "./HalfLife.tsx"

const tieWords: Record<TieBreak, string> = {
  reached_earlier: "the one that reached its count earlier",
  live_earlier: "then the one that went live earlier",
  slug: "then the one whose slug comes first in the alphabet"
}

/** When a vote waits, in sentences with the site's own numbers. */
const waitingRules = (rules: VoteRules): ReadonlyArray<string> => [
  `its account was made less than ${rules.newAccountHours} hours before, or nobody has opened a link mailed to it;`,
  "its address is at a service for throw-away mailboxes, or another account of the same mailbox voted for the launch;",
  `more than ${rules.perNetwork} votes for the launch came from its network (a /24 of IPv4, a /64 of IPv6) within ${rules.networkHours} hours, save those of people who have voted for ${rules.trustedDays} days or more;`,
  `more than ${rules.burstSize} people who are new or had never voted, or as many of one network, voted for the launch within ${rules.burstMinutes} minutes;`,
  `${rules.crowdSize} accounts or more were new, and more than ${rules.crowdPercent} % of those that voted for the launch within a day of it;`,
  `it is one of ${rules.ringSize} accounts or more that were made within ${rules.ringHours} hours, or voted from one network, and voted for the same ${rules.ringLaunches} launches or more and for little else, or that were made at one sitting and cast their first vote for the same launch.`
]

interface Model {
  readonly rules: VoteRules
  readonly automatic: boolean
  readonly networkDays: number
  readonly refreshMinutes: number
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
      <HalfLife hours={props.halfLifeHours} />
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
        One vote a person and launch, of somebody signed in, not for one’s own listing. It can be taken back. People who
        belong to a listing, because they founded it or were invited to it, do not count for it.
      </p>
      <p>A vote weighs 0 and waits for review when</p>
      <ul>
        {waitingRules(props.rules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>
        {props.automatic
          ? "A vote that waits only because its account was new counts by itself once the account is old enough, if nothing else speaks against it. A person decides on all others."
          : "A person decides on every vote that waits."}{" "}
        Votes that still wait when awards are decided do not count for them. Each listing’s page says how many of its
        votes count, wait and were removed. Networks are kept as keyed hashes for {props.networkDays} days, never as
        addresses.
      </p>
      <p>
        What these rules cannot tell from people: accounts made one by one, long ago, each with a mailbox and a network
        of its own, that vote at the pace of people. So nothing is sold here that depends on votes alone.
      </p>
      <h2>Views</h2>
      <p>
        A product’s page counts one view a visitor and day, without programs. A visitor is a hash under a key that is
        deleted each day. Lists by views follow every {props.refreshMinutes} minutes.
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
    rules: voteRules(setting),
    automatic: setting("votes.automatic_review") === "on",
    networkDays: setting("votes.network_days"),
    refreshMinutes: setting("views.refresh_minutes"),
    halfLifeHours: setting("trending.half_life_hours"),
    minimumVotes: setting("votes.minimum_for_award"),
    auditHours: setting("awards.audit_hours")
  })
)

export const ranking = page("/how-ranking-works", {
  audience: "public",
  styles: ["about"],
  nav: { footer: "How ranking works" },
  title: "How ranking works",
  description: "The formulas, constants and tie rules behind every list of this directory.",
  shows: ["settings"],
  load: () => load,
  view: View
})
