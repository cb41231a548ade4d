/** What each board is called in a row of tabs, and in one line by what it ranks. */

import { Schema } from "effect"
import { ratingSources } from "../../../../../domain/launch/DomainRating.ts"
import type { Board, Leaderboard, Metric } from "../../../../../domain/launch/Launch.ts"
import { RatingSource } from "../../../../../domain/listing/Listing.ts"
import { usd } from "../../../../../domain/money/Amounts.ts"
import { dayInWords, monthInWords } from "../../../../../domain/text/DatesInWords.ts"

export interface BoardNames {
  readonly tab: string
  readonly rule: string
  /** What is said where nothing is on it. */
  readonly empty: string
}

export const boardWords: Readonly<Record<Board, BoardNames>> = {
  "community-weekly": {
    tab: "This week",
    rule: "Ranked by counted community votes of one launch week. No payment moves it.",
    empty: "No launches in this week."
  },
  "community-all-time": {
    tab: "All time",
    rule: "Ranked by counted community votes over all launches of a product. No payment moves it.",
    empty: "Nobody has voted yet. The first votes come with the next launch week."
  },
  billboard: {
    tab: "Billboard",
    rule: "Paid. Ranked by the money each product contributed. It moves no other board.",
    empty: "Nobody has contributed yet."
  },
  "domain-rating": {
    tab: "Domain rating",
    rule: "Ranked by how one source rates the domain of each product. Not measured here, and not paid for.",
    empty: "No domain is rated yet."
  },
  revenue: {
    tab: "Revenue",
    rule: "Ranked by what each product takes in a month. Not counted here, and not paid for.",
    empty: "No owner has stated a figure yet."
  }
}

export const boardPath = (board: Board): string => `/leaderboards/${board}`

/** Cents that say nothing are left out. */
const dollars = (cents: number) => usd(cents).replace(/\.00$/, "")

/** The figure that a row ends in. */
export const rankFigure = ({ value, unit }: Metric): { readonly value: string; readonly unit: string } => {
  switch (unit) {
    case "usd_cents":
      return { value: dollars(value), unit: "contributed" }
    case "usd_cents_per_month":
      return { value: dollars(value), unit: "a month" }
    case "points of 100":
      return { value: String(value), unit: "of 100" }
    default:
      return { value: value.toLocaleString("en-US"), unit: value === 1 ? "vote" : "votes" }
  }
}

const isRatingSource = Schema.is(RatingSource)

/** Who says so, and of when it is: null for what is counted here. */
export const sourceOf = ({ unit, source, as_of }: Metric): string | null => {
  if (source === null) return null
  if (unit === "usd_cents_per_month")
    return [
      source === "verified" ? "Verified by the site team" : "Self-reported",
      ...(as_of === null ? [] : [monthInWords(as_of)])
    ].join(", ")
  const words = isRatingSource(source) ? (ratingSources[source].credit?.words ?? ratingSources[source].figure) : source
  return [words, ...(as_of === null ? [] : [dayInWords(as_of)])].join(", ")
}

/** The words and the link that the source of the figures asks for. */
export const creditOf = (items: Leaderboard["items"]) => {
  const source = items[0]?.metric.source ?? null
  return source !== null && isRatingSource(source) ? ratingSources[source].credit : null
}
