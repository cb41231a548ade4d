/** @jsxImportSource preact */
/** What was counted of a listing in some days, as one line of figures, each with how it was in as many days before. */
import type { Counted, CountedSeries } from "./CountedDays.ts"

const figure = (count: number) => count.toLocaleString("en")

const change = ({ total, before }: CountedSeries): string => {
  if (total === before) return before === 0 ? "none before either" : "as many as before"
  return total > before ? `${figure(total - before)} more than before` : `${figure(before - total)} fewer than before`
}

export const figureKinds = [
  { key: "views", label: "Views" },
  { key: "clicks", label: "Clicks to your site" },
  { key: "votes", label: "Votes" },
  { key: "followers", label: "New followers" }
] as const

export const FigureStrip = ({ counted }: { readonly counted: Counted }) => (
  <dl class="figures">
    {figureKinds.map(({ key, label }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd class="num">
          <strong>{figure(counted[key].total)}</strong>
          <span class="small soft">{change(counted[key])}</span>
        </dd>
      </div>
    ))}
  </dl>
)
