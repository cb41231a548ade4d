/** How each board presents itself. Only the billboard is paid, and says so. */
import type { Board, Leaderboard } from "../../../domain/launch/Launch.ts"

type Metric = Leaderboard["items"][number]["metric"]

export interface BoardFace {
  readonly title: string
  readonly disclosure: string | null
  readonly metric: (value: number) => Metric
}

const count = (value: number, one: string) => `${value.toLocaleString("en-US")} ${value === 1 ? one : `${one}s`}`
const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2
  })

const votes = (value: number): Metric => ({ name: "votes", value, unit: "votes", label: count(value, "vote") })

export const boardFaces: Record<Board, BoardFace> = {
  "community-weekly": { title: "Community votes of the week", disclosure: null, metric: votes },
  "community-all-time": { title: "Community votes of all time", disclosure: null, metric: votes },
  billboard: {
    title: "Billboard",
    disclosure: "Paid ranking: listings are ordered by the money they contributed. It moves no other board.",
    metric: (value) => ({ name: "contributed", value, unit: "usd_cents", label: dollars(value) })
  },
  "domain-rating": {
    title: "Domain Rating",
    disclosure: null,
    metric: (value) => ({ name: "domain_rating", value, unit: "points of 100", label: `DR ${value}` })
  },
  revenue: {
    title: "Monthly revenue",
    disclosure: null,
    metric: (value) => ({ name: "revenue", value, unit: "usd_cents_per_month", label: `${dollars(value)} a month` })
  }
}
