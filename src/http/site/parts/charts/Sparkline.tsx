/** @jsxImportSource preact */
/** A figure over time as a line, its last value marked; the same in words for who does not see it. */
import { dayInWords } from "../../../../domain/text/DatesInWords.ts"
import { day } from "../../../../domain/Week.ts"

export interface DatedFigure {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly value: number
}

/** In the units of the drawing; what is drawn keeps off its edge by `margin`. */
const [width, height, margin] = [240, 48, 5]

/** Where each point stands: by its day, and by its value within what there is. */
const placesOf = (points: ReadonlyArray<DatedFigure>, leastSpan: number) => {
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(high - low, leastSpan)
  const bottom = (low + high - span) / 2
  const at = ({ date }: DatedFigure) => Date.parse(date)
  const [first, last] = [Math.min(...points.map(at)), Math.max(...points.map(at))]
  return points.map((point) => ({
    x: margin + ((at(point) - first) / Math.max(last - first, day)) * (width - 2 * margin),
    y: height - margin - ((point.value - bottom) / span) * (height - 2 * margin)
  }))
}

/** What is drawn, for who does not see it. */
const inWords = (figure: string, points: ReadonlyArray<DatedFigure>) => {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return figure
  const values = points.map(({ value }) => value)
  return `${figure} from ${first.value} on ${dayInWords(first.date)} to ${last.value} on ${dayInWords(last.date)}, lowest ${Math.min(...values)}, highest ${Math.max(...values)}`
}

export const Sparkline = ({
  figure,
  points,
  leastSpan = 1
}: {
  /** What is drawn: `Domain Rating`. */
  readonly figure: string
  readonly points: ReadonlyArray<DatedFigure>
  /** What the height stands for at least, so that a small change looks small. */
  readonly leastSpan?: number
}) => {
  const places = placesOf(points, leastSpan).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
  const [x = 0, y = 0] = (places.at(-1) ?? "").split(",").map(Number)
  return (
    <svg class="sparkline" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={inWords(figure, points)}>
      <polyline points={places.join(" ")} />
      <circle cx={x} cy={y} r={3.5} />
    </svg>
  )
}
