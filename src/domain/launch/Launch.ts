/** Launch weeks, leaderboards and awards. A week is named by the date of its Monday, in UTC. */
import { Schema } from "effect"
import { ListingSummary } from "../listing/Listing.ts"
import { paging } from "../Page.ts"
import { CalendarDate, NullableDate, NullableText, record } from "../Wire.ts"

const Ranked = record("RankedListing", { rank: Schema.Int, listing: ListingSummary })

export const LaunchWeek = record("LaunchWeek", {
  week: CalendarDate,
  starts_on: CalendarDate,
  ends_on: CalendarDate,
  state: Schema.Literal("past", "current", "future"),
  launches: Schema.Array(Ranked).annotations({ description: "Live launches by the community votes of this week." }),
  scheduled: Schema.Array(ListingSummary).annotations({ description: "Launches still to come." })
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

export const Board = Schema.Literal("community-weekly", "community-all-time", "billboard", "domain-rating", "revenue")
export type Board = typeof Board.Type

export const Metric = record("Metric", {
  name: Schema.String,
  value: Schema.Number,
  unit: Schema.String,
  label: Schema.String
})
export const Leaderboard = record("Leaderboard", {
  board: Board,
  title: Schema.String,
  paid: Schema.Boolean.annotations({ description: "True for the billboard alone: its places are bought." }),
  disclosure: NullableText.annotations({ description: "Show it beside the board where it is not null." }),
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
