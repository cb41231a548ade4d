/** @jsxImportSource preact */
/** Votes of the last weeks, day by day: those that count, and beneath in words those that do not, or not yet. */
import type { VoteDay } from "../../../../../domain/people/Voting.ts"
import { day } from "../../../../../domain/Week.ts"
import { Bars } from "../../../parts/charts/Bars.tsx"

/** Days that are drawn. */
export const drawnDays = 60

const dateOf = (millis: number) => new Date(millis).toISOString().slice(0, 10)

/** One figure for each day up to `today`, also where there was no vote. */
export const voteDays = (votes: ReadonlyArray<VoteDay>, today: number) => {
  const counted = new Map(votes.map((each) => [each.date, each.counted]))
  return Array.from({ length: drawnDays }, (_, at) => {
    const date = dateOf(today - (drawnDays - 1 - at) * day)
    return { date, value: counted.get(date) ?? 0 }
  })
}

export const VoteHistory = ({ days }: { readonly days: ReturnType<typeof voteDays> }) => {
  const total = days.reduce((sum, { value }) => sum + value, 0)
  return total === 0 ? null : (
    <section aria-labelledby="votes-by-day">
      <h2 id="votes-by-day">Votes by day</h2>
      <p>
        <strong class="num">{total}</strong> counted in {drawnDays} days
      </p>
      <Bars figure="votes" days={days} />
      <p class="small soft">
        Votes under review and removed ones are not drawn. Nothing bought is among them:{" "}
        <a href="/how-ranking-works">how ranking works</a>.
      </p>
    </section>
  )
}
