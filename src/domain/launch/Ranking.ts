/**
 * How listings are ranked: the time-decayed score behind `trending`, and the order of a launch week
 * with its awards. Everything here is computed from counted community votes and from when a launch
 * went live; a plan, a payment or a placement is not among the inputs, so none can move a rank.
 */
import { Order } from "effect"
import { hour } from "../Week.ts"

/** Votes are weighed relative to this instant (2026-01-01T00:00:00Z); any fixed instant gives the same order. */
export const trendingEpoch = Date.UTC(2026, 0, 1)

/**
 * Binary logarithm of the decayed sum at `trendingEpoch`. All listings decay by the same factor, so
 * their order never changes with time and the stored number need not either: it is touched only by a
 * vote. The sum itself would overflow after some 1000 half-lives; its logarithm does not.
 */
export type TrendingScore = number

/** A listing without counted votes: below every score (PostgreSQL `'-Infinity'::float8`; JSON has no such number). */
export const noVotes: TrendingScore = Number.NEGATIVE_INFINITY

export interface WeighedVote {
  /** When it was cast, milliseconds. */
  readonly at: number
  /** 1 for a counted vote, 0 for one under review. */
  readonly weight: number
}

const exponent = (at: number, halfLifeHours: number) => (at - trendingEpoch) / (halfLifeHours * hour)

/** The score with one more vote in it: log2(2^score + weight * 2^(age from the epoch in half-lives)). */
export const foldVote = (score: TrendingScore, votedAt: number, halfLifeHours: number, weight = 1): TrendingScore => {
  if (weight <= 0) return score
  const vote = exponent(votedAt, halfLifeHours) + Math.log2(weight)
  const greater = Math.max(score, vote)
  // log1p keeps the digits of a vote that is small beside the sum.
  return greater + Math.log1p(2 ** (Math.min(score, vote) - greater)) / Math.LN2
}

/** Below this share of the sum, what is left after taking a vote out has lost too many digits to be kept. */
const LEAST_REMAINDER = 2 ** -10

/**
 * The score with one vote taken out again, or null when that vote was nearly all of the sum: then
 * nothing but `refold` over the remaining votes gives a true answer.
 */
export const unfoldVote = (
  score: TrendingScore,
  votedAt: number,
  halfLifeHours: number,
  weight = 1
): TrendingScore | null => {
  if (weight <= 0) return score
  const share = 2 ** (exponent(votedAt, halfLifeHours) + Math.log2(weight) - score)
  return share <= 1 - LEAST_REMAINDER ? score + Math.log1p(-share) / Math.LN2 : null
}

/** The score from the votes themselves: after a new half-life, a lost remainder or a review of many votes. */
export const refold = (votes: Iterable<WeighedVote>, halfLifeHours: number): TrendingScore => {
  const exponents = Array.from(votes)
    .filter((vote) => vote.weight > 0)
    .map((vote) => exponent(vote.at, halfLifeHours) + Math.log2(vote.weight))
    // From the smallest up, so that many old votes are not lost one by one beside a new one.
    .sort((a, b) => a - b)
  const greatest = exponents.at(-1)
  return greatest === undefined
    ? noVotes
    : greatest + Math.log2(exponents.reduce((sum, each) => sum + 2 ** (each - greatest), 0))
}

/** The sum of weight * 2^(-age / half-life) over the folded votes, at `now` (milliseconds). */
export const valueAt = (score: TrendingScore, now: number, halfLifeHours: number): number =>
  2 ** (score - exponent(now, halfLifeHours))

/** One live launch of a week, as its rank sees it. */
export interface WeekEntry {
  readonly listingId: number
  readonly slug: string
  /** When each counted vote of this launch was cast, milliseconds. */
  readonly votes: ReadonlyArray<number>
  /** When the launch went live, milliseconds. */
  readonly wentLiveAt: number
}

/** A `WeekEntry` reduced to what is compared. */
export interface Standing {
  readonly listingId: number
  readonly slug: string
  readonly votes: number
  /** When the count was reached: the instant of the last counted vote; null without votes. */
  readonly reachedAt: number | null
  readonly wentLiveAt: number
}

const standing = (entry: WeekEntry): Standing => ({
  listingId: entry.listingId,
  slug: entry.slug,
  votes: entry.votes.length,
  reachedAt: entry.votes.reduce<number | null>((last, at) => (last === null || at > last ? at : last), null),
  wentLiveAt: entry.wentLiveAt
})

export type TieBreak = "reached_earlier" | "live_earlier" | "slug"

/** What decides between equal counts, in this order; slugs are unique, so something always does. */
export const tieRules: ReadonlyArray<{ readonly name: TieBreak; readonly order: Order.Order<Standing> }> = [
  { name: "reached_earlier", order: Order.mapInput(Order.number, (entry) => entry.reachedAt ?? 0) },
  { name: "live_earlier", order: Order.mapInput(Order.number, (entry) => entry.wentLiveAt) },
  { name: "slug", order: Order.mapInput(Order.string, (entry) => entry.slug) }
]

/** The order of a launch week: most counted votes first, then the tie rules. */
export const weekOrder: Order.Order<Standing> = Order.combineAll([
  Order.reverse(Order.mapInput(Order.number, (entry: Standing) => entry.votes)),
  ...tieRules.map((rule) => rule.order)
])

/** A week's launches with their ranks, 1 first. */
export const rankWeek = (entries: Iterable<WeekEntry>): ReadonlyArray<Standing & { readonly rank: number }> =>
  Array.from(entries, standing)
    .sort(weekOrder)
    .map((entry, index) => ({ ...entry, rank: index + 1 }))

/** Places that are awarded. */
export const AWARDED_PLACES = 3

export interface WeekAward {
  readonly place: number
  readonly listingId: number
  readonly slug: string
  readonly votes: number
  /** The last rule that had to be asked to part it from a neighbour with as many votes; null if none has. */
  readonly tieBreak: TieBreak | null
}

/** Which rule parts two entries with the same count, as its position in `tieRules`; -1 if the counts differ. */
const decidedBy = (a: Standing, b: Standing | undefined) =>
  b === undefined || a.votes !== b.votes ? -1 : tieRules.findIndex((rule) => rule.order(a, b) !== 0)

/**
 * The awards of a closed week: its first three launches, of those with at least `minimumVotes` counted
 * votes. Nothing is won without a vote, so a minimum below 1 is 1.
 */
export const closeWeek = (entries: Iterable<WeekEntry>, minimumVotes: number): ReadonlyArray<WeekAward> => {
  const ranked = rankWeek(entries).filter((entry) => entry.votes >= Math.max(minimumVotes, 1))
  return ranked.slice(0, AWARDED_PLACES).map((entry, index) => {
    const deepest = Math.max(decidedBy(entry, ranked[index - 1]), decidedBy(entry, ranked[index + 1]))
    return {
      place: entry.rank,
      listingId: entry.listingId,
      slug: entry.slug,
      votes: entry.votes,
      tieBreak: tieRules[deepest]?.name ?? null
    }
  })
}
