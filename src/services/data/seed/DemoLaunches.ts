/**
 * The launches of the demo and their votes, placed in time around now. Pure. Every vote lies between the
 * moment its launch went live and the end of its week, and none lies ahead of now.
 */

import type { VoteReason } from "../../../domain/people/Voting.ts"
import { addWeeks, endsAt, hour, type Monday, minute, startsAt, weekOf } from "../../../domain/Week.ts"
import { type Dice, diceOf, draw } from "./Dice.ts"
import type { DemoListing } from "./SeedShapes.ts"

export interface DemoVote {
  /** Which of the voters, from 0. */
  readonly voter: number
  readonly at: number
}
export interface DemoLaunch {
  readonly slug: string
  readonly week: Monday
  readonly kind: "free" | "paid" | "relaunch"
  /** null while it is planned. */
  readonly wentLiveAt: number | null
  /** Earliest first. */
  readonly votes: ReadonlyArray<DemoVote>
}

/** People who vote come early in the week, and a trickle of them late. */
const earliness = 1.5

/** The rollover launches what is scheduled within the first minutes of Monday; a paid launch may begin later. */
const delayOf = (kind: DemoLaunch["kind"], dice: Dice) =>
  kind === "paid" ? dice.next() * 30 * hour : dice.next() * 2 * minute

const launch = (
  listing: DemoListing,
  at: { readonly week: Monday; readonly kind: DemoLaunch["kind"]; readonly votes: number },
  voters: number,
  now: number
): DemoLaunch => {
  const began = startsAt(at.week)
  if (began > now) return { slug: listing.slug, week: at.week, kind: at.kind, wentLiveAt: null, votes: [] }
  const dice = diceOf(`${listing.slug} ${at.kind}`)
  const end = Math.min(endsAt(at.week) - 1, now)
  // In the first hours of a week a late launch would lie ahead of now.
  const wentLiveAt = Math.floor(Math.min(began + delayOf(at.kind, dice), began + (end - began) / 4))
  const votes = draw(dice, at.votes, voters)
    .map((voter) => ({ voter, at: Math.floor(wentLiveAt + (end - wentLiveAt) * dice.next() ** earliness) }))
    .sort((a, b) => a.at - b.at || a.voter - b.voter)
  return { slug: listing.slug, week: at.week, kind: at.kind, wentLiveAt, votes }
}

/** The launches of one listing, the earliest first. A listing that waits for its badge has one planned. */
export const launchesOf = (listing: DemoListing, voters: number, now: number): ReadonlyArray<DemoLaunch> => {
  const current = weekOf(now)
  const first = launch(
    listing,
    { week: addWeeks(current, listing.week), kind: listing.plan, votes: listing.votes },
    voters,
    now
  )
  if (listing.relaunch === null) return [first]
  const { week, votes } = listing.relaunch
  return [first, launch(listing, { week: addWeeks(current, week), kind: "relaunch", votes }, voters, now)]
}

/** How long ago the newcomers came: less than the day after which they are new no more. */
export const newcomerAge = 3 * hour

export interface WaitingVotes {
  readonly launch: DemoLaunch
  readonly votes: ReadonlyArray<DemoVote & { readonly reasons: ReadonlyArray<VoteReason> }>
}

/**
 * Votes of newcomers, from 0, for launches of the running week: for one because they just came, for another many at once
 * as well. They wait for review and count nothing yet.
 */
export const waitingVotes = (launches: ReadonlyArray<DemoLaunch>, now: number): ReadonlyArray<WaitingVotes> => {
  const running = launches.filter(({ wentLiveAt, week }) => wentLiveAt !== null && week === weekOf(now))
  const [first, second] = running.toSorted((a, b) => b.votes.length - a.votes.length || (a.slug < b.slug ? -1 : 1))
  const votesFor = (launch: DemoLaunch, voters: ReadonlyArray<number>, reasons: ReadonlyArray<VoteReason>) => ({
    launch,
    votes: voters.map((voter) => ({
      voter,
      at: Math.max(launch.wentLiveAt ?? now, now - (voter + 1) * 7 * minute),
      reasons
    }))
  })
  return [
    ...(first === undefined ? [] : [votesFor(first, [0, 1, 2], ["new_account"])]),
    ...(second === undefined ? [] : [votesFor(second, [3, 4, 5, 6, 7, 8], ["new_account", "same_network"])])
  ]
}
