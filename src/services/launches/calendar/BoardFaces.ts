/** How each board presents itself. Only the billboard is paid, and says so; figures from elsewhere name their source. */
import { ratingSources, unratedFigure } from "../../../domain/launch/DomainRating.ts"
import type { Board, Metric } from "../../../domain/launch/Launch.ts"
import type { RatingSource } from "../../../domain/listing/Listing.ts"
import { dayInWords, monthInWords } from "../../../domain/text/DatesInWords.ts"

/** A figure as the board shows it: what it is, and where it comes from where it is not counted here. */
interface Figure {
  readonly value: number
  readonly source: string | null
  readonly as_of: string | null
}

export interface BoardFace {
  readonly title: string
  readonly paid: boolean
  readonly disclosure: string | null
  readonly attribution: string | null
  readonly metric: (figure: Figure) => Metric
}

const count = (value: number, one: string) => `${value.toLocaleString("en-US")} ${value === 1 ? one : `${one}s`}`
const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2
  })

const votes = (title: string): BoardFace => ({
  title,
  paid: false,
  disclosure: null,
  attribution: null,
  metric: ({ value }) => ({
    name: "votes",
    value,
    unit: "votes",
    label: count(value, "vote"),
    source: null,
    as_of: null
  })
})

const billboard: BoardFace = {
  title: "Billboard",
  paid: true,
  disclosure: "Paid ranking: listings are ordered by the money they contributed. It moves no other board.",
  attribution: null,
  metric: ({ value }) => ({
    name: "contributed",
    value,
    unit: "usd_cents",
    label: dollars(value),
    source: null,
    as_of: null
  })
}

const revenueWords: Readonly<Record<string, string>> = {
  self_reported: "self-reported",
  verified: "verified by the site team"
}
const revenue: BoardFace = {
  title: "Monthly revenue",
  paid: false,
  disclosure: null,
  attribution: "What the owners say they take in a month, unless it says that the site team has verified it.",
  metric: ({ value, source, as_of }) => ({
    name: "revenue",
    value,
    unit: "usd_cents_per_month",
    label: [
      `${dollars(value)} a month`,
      revenueWords[source ?? ""] ?? "self-reported",
      ...(as_of === null ? [] : [monthInWords(as_of)])
    ].join(", "),
    source,
    as_of
  })
}

const ratings = (source: RatingSource | null): BoardFace => {
  const words = source === null ? null : ratingSources[source]
  return {
    title: words?.figure ?? unratedFigure,
    paid: false,
    disclosure: null,
    attribution: words?.attribution ?? null,
    metric: (figure) => ({
      name: "domain_rating",
      value: figure.value,
      unit: "points of 100",
      label: [
        `${words?.short ?? unratedFigure} ${figure.value}`,
        ...(source === "ahrefs" ? ["Ahrefs"] : []),
        ...(figure.as_of === null ? [] : [dayInWords(figure.as_of)])
      ].join(", "),
      source: figure.source,
      as_of: figure.as_of
    })
  }
}

/** `rated` is whose ratings are shown. */
export const boardFace = (board: Board, rated: RatingSource | null): BoardFace => {
  switch (board) {
    case "community-weekly":
      return votes("Community votes of the week")
    case "community-all-time":
      return votes("Community votes of all time")
    case "billboard":
      return billboard
    case "domain-rating":
      return ratings(rated)
    case "revenue":
      return revenue
  }
}
