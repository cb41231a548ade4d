/** @jsxImportSource preact */
/** Counts day by day as bars, with a table of the same for who does not see them. */
import { dayInWords } from "../../../../domain/text/DatesInWords.ts"
import type { DatedFigure } from "./Sparkline.tsx"

/** In the units of the drawing. */
const [barWidth, gap, height] = [8, 3, 72]
/** A day on which there was something is seen, however little it was. */
const leastBar = 2

/** `days` are in order, one for each day, also where nothing was. */
export const Bars = ({
  figure,
  days
}: {
  /** What is counted, in the plural: `votes`. */
  readonly figure: string
  readonly days: ReadonlyArray<DatedFigure>
}) => {
  const most = Math.max(1, ...days.map(({ value }) => value))
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const width = days.length * (barWidth + gap) - gap
  const label = `${total} ${figure} from ${dayInWords(first.date)} to ${dayInWords(last.date)}, at most ${most} a day`
  return (
    <figure class="bars">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {days.map(({ date, value }, at) => {
          const tall = value === 0 ? 0 : Math.max(leastBar, (value / most) * height)
          return (
            <rect key={date} x={at * (barWidth + gap)} y={height - tall} width={barWidth} height={tall}>
              <title>{`${dayInWords(date)}: ${value} ${figure}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption class="small soft num">
        <span>{dayInWords(first.date)}</span>
        <span>{dayInWords(last.date)}</span>
      </figcaption>
    </figure>
  )
}
