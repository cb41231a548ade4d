/** Launch weeks, leaderboards and awards. A week is named by the date of its Monday, in UTC. */
import { Schema } from "effect"
import { ListingSummary } from "../listing/Listing.ts"
import { paging } from "../Page.ts"
import { CalendarDate, NullableDate, NullableText, record } from "../Wire.ts"

/** Launches that the answer for one week holds at most, and as many that are still to come: it has no pages. */
export const mostOfWeek = 200

const Ranked = record("RankedListing", {
  rank: Schema.Int,
  votes: Schema.Int.annotations({
    description: "Counted community votes of this week, by which it ranks. `listing.votes` is over all its launches."
  }),
  listing: ListingSummary
})

export const LaunchWeek = record("LaunchWeek", {
  week: CalendarDate,
  starts_on: CalendarDate,
  ends_on: CalendarDate,
  state: Schema.Literal("past", "current", "future"),
  launches_total: Schema.Int.annotations({
    description:
      "Live launches of this week. Of more than `launches` holds, get_leaderboard `community-weekly` has all."
  }),
  launches: Schema.Array(Ranked).annotations({
    description: `Live launches by the community votes of this week: the first ${mostOfWeek}.`
  }),
  scheduled_total: Schema.Int.annotations({ description: "Launches of this week still to come." }),
  scheduled: Schema.Array(ListingSummary).annotations({
    description: `Launches still to come: the first ${mostOfWeek}. list_launches \`upcoming\` has all, week by week.`
  })
})
export type LaunchWeek = typeof LaunchWeek.Type

export const LaunchSection = Schema.Literal(
  "today",
  "this-week",
  "trending",
  "most-voted",
  "recent",
  "most-viewed",
  "most-followed",
  "upcoming"
)
export type LaunchSection = typeof LaunchSection.Type

/** Weeks ahead of the current one that can be looked at. */
export const weeksAhead = 104

export const Board = Schema.Literal("community-weekly", "community-all-time", "billboard", "domain-rating", "revenue")
export type Board = typeof Board.Type
/** The board that its week belongs to; the others are of all time. */
export const weeklyBoard = "community-weekly" satisfies Board

/** A board as a caller names it. A name that is none of them is no mistake in the request: there is no such board. */
export const BoardName = Schema.String.pipe(
  Schema.filter((name) => /^[a-z][a-z-]{0,39}$/.test(name), {
    message: () => `must be the name of a board: ${Board.literals.join(", ")}`
  })
).annotations({ jsonSchema: { type: "string", enum: [...Board.literals] } })
export const isBoard = Schema.is(Board)

export const Metric = record("Metric", {
  name: Schema.String,
  value: Schema.Number,
  unit: Schema.String,
  label: Schema.String.annotations({
    description: "The figure for people, with its source and date where it has them."
  }),
  source: NullableText.annotations({
    description:
      "Who says so, for figures that are not the directory's own: `ahrefs`, `openpagerank` or `demo` for ratings, `self_reported` or `verified` for revenue."
  }),
  as_of: NullableDate.annotations({ description: "The day the figure is of; null for counts of now." })
})
export type Metric = typeof Metric.Type
export const Leaderboard = record("Leaderboard", {
  board: Board,
  title: Schema.String,
  paid: Schema.Boolean.annotations({ description: "True for the billboard alone: its places are bought." }),
  disclosure: NullableText.annotations({
    description: "That the board is paid, in words: show it beside the board. Null for every other."
  }),
  attribution: NullableText.annotations({
    description:
      "Whose figures they are, where they are not counted here: show it beside the board where it is not null."
  }),
  week: NullableDate,
  items: Schema.Array(record("LeaderboardItem", { rank: Schema.Int, listing: ListingSummary, metric: Metric })),
  ...paging
})
export type Leaderboard = typeof Leaderboard.Type

export const Award = record("Award", {
  week: CalendarDate,
  place: Schema.Int,
  title: Schema.String,
  votes: Schema.Int,
  tie_break: NullableText.annotations({ description: "Which rule decided a tie, null where there was none." }),
  listing: ListingSummary
})
export type Award = typeof Award.Type
