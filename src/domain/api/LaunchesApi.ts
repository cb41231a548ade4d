/** The launch calendar, the boards and the awards. Only community votes move a community rank. */
import { NotFound } from "../Failure.ts"
import { Award, BoardName, LaunchSection, LaunchWeek, Leaderboard, weeksAhead } from "../launch/Launch.ts"
import { optional, publicRead, withDefault } from "../Operation.ts"
import { paged, pageOf } from "../Page.ts"
import { SlugFilter, text } from "../Wire.ts"
import * as Example from "./examples/Examples.ts"
import { ListingPage } from "./ListingsApi.ts"

export const getLaunchWeek = publicRead("get_launch_week", "GET /launches/weeks/{week}", {
  title: "Get a launch week",
  description:
    "The launches of one week, Monday to Sunday UTC, ranked by the community votes of that week. A future week lists what is scheduled. The first 200 of each; get_leaderboard community-weekly pages through a week's launches.",
  input: {
    week: text(10, 1).annotations({
      description: `this, next, last, or a date YYYY-MM-DD, which snaps to its Monday. There are weeks from the first launch to ${weeksAhead} weeks ahead.`
    })
  },
  output: LaunchWeek,
  errors: [NotFound],
  shows: () => ["listings"],
  example: { output: Example.week }
})

export const listLaunches = publicRead("list_launches", "GET /launches", {
  title: "List launches",
  description:
    "A feed of launches: today, this-week, trending (time-decayed votes), most-voted, recent, most-viewed, most-followed or upcoming.",
  input: { section: withDefault(LaunchSection, "this-week"), ...paged },
  output: ListingPage,
  shows: () => ["listings"],
  example: { output: Example.page(Example.summary) }
})

export const getLeaderboard = publicRead("get_leaderboard", "GET /leaderboards/{board}", {
  title: "Get a leaderboard",
  description:
    "One ranking. community-weekly and community-all-time count community votes; domain-rating ranks by the rating of one source, which `title` and `disclosure` name; revenue by what each product takes in a month, self-reported unless `metric.source` is `verified`, without figures that have become old; billboard is PAID, ranked by money contributed. Always show a `disclosure`, and never mix boards.",
  input: {
    board: BoardName,
    week: optional(
      text(10, 1).annotations({ description: "community-weekly only: this, last or a date. Default: this." })
    ),
    ...paged
  },
  output: Leaderboard,
  errors: [NotFound],
  shows: () => ["listings", "settings"],
  example: { output: Example.leaderboard }
})

export const listAwards = publicRead("list_awards", "GET /awards", {
  title: "List awards",
  description:
    "Launch of the Week #1, #2 and #3, newest week first. They follow counted community votes alone and never change afterwards; `tie_break` says which rule decided a tie.",
  input: { listing: optional(SlugFilter.annotations({ description: "Only this listing's awards." })), ...paged },
  output: pageOf("AwardPage", Award),
  shows: () => ["listings"],
  example: { output: Example.page(Example.award) }
})

export const launchesApi = [getLaunchWeek, listLaunches, getLeaderboard, listAwards] as const
