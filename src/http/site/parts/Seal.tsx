/** @jsxImportSource preact */
/** The seal of an award, as a stamp in a logbook: its place in the middle. The award's name stands beside it. */

/** In the units of the drawing. */
const [size, teeth] = [48, 18]

/** A wavy edge, as a coin has one. */
const edge = (() => {
  const middle = size / 2
  const point = (turn: number, radius: number) => {
    const angle = (turn / (2 * teeth)) * 2 * Math.PI - Math.PI / 2
    return `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(middle + radius * Math.sin(angle)).toFixed(1)}`
  }
  const arcs = Array.from(
    { length: teeth },
    (_, tooth) => `Q${point(2 * tooth + 1, middle - 0.5)} ${point(2 * tooth + 2, middle - 3.5)}`
  )
  return `M${point(0, middle - 3.5)}${arcs.join("")}Z`
})()

export const Seal = ({ place }: { readonly place: number }) => (
  <svg class={`seal place-${place}`} viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
    <path d={edge} />
    <circle cx={size / 2} cy={size / 2} r={15.5} />
    <text x={size / 2} y={size / 2 + 6.5} text-anchor="middle">
      {place}
    </text>
  </svg>
)
