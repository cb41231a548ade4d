/** @jsxImportSource preact */
/** What a vote weighs for trending as it grows older, drawn from the half-life that the site ranks with. */

/** In the units of the drawing: the plot, and the room for its words. */
const [width, height, left, bottom] = [420, 150, 44, 24]
/** Half-lives that are drawn. */
const spans = 5
const steps = 60

const x = (span: number) => left + (span / spans) * (width - left - 8)
const y = (weight: number) => 8 + (1 - weight) * (height - 8 - bottom)
const place = (span: number) => `${x(span).toFixed(1)},${y(2 ** -span).toFixed(1)}`

export const HalfLife = ({ hours }: { readonly hours: number }) => (
  <svg
    class="half-life"
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={`A vote weighs 1 when it is cast, a half after ${hours} hours, a quarter after ${2 * hours}, an eighth after ${3 * hours}.`}
  >
    <polyline class="axis" points={`${left},8 ${left},${height - bottom} ${width - 8},${height - bottom}`} />
    <polyline
      class="curve"
      points={Array.from({ length: steps + 1 }, (_, at) => place((at / steps) * spans)).join(" ")}
    />
    {[0, 1, 2, 3].map((span) => (
      <g key={span}>
        <circle cx={x(span)} cy={y(2 ** -span)} r={3.5} />
        <text x={x(span)} y={height - 6} text-anchor={span === 0 ? "start" : "middle"}>
          {span === 0 ? "cast" : `${span * hours} h`}
        </text>
        <text x={left - 8} y={y(2 ** -span) + 4} text-anchor="end">
          {["1", "½", "¼", "⅛"][span]}
        </text>
      </g>
    ))}
  </svg>
)
