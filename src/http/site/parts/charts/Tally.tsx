/** @jsxImportSource preact */
/** A small count as strokes of a pen, each fifth across the four before it. The count itself stands beside it in words. */

/** In the units of the drawing: from one stroke to the next, between bundles, and how high a stroke is. */
const [step, gap, height] = [5, 5, 14]
/** More would be read no faster than the number. */
const most = 15

const bundleWidth = 4 * step + gap

const strokeAt = (at: number): string => {
  const left = Math.floor(at / 5) * bundleWidth + 2
  const within = at % 5
  if (within === 4) return `M${left - 1.5} ${height - 3.5}L${left + 3 * step + 1.5} 3.5`
  // By hand no stroke is like the one before.
  const lean = [0.4, -0.5, 0.2, -0.3][within] ?? 0
  return `M${left + within * step} ${height - 1}L${left + within * step + lean} 1`
}

export const Tally = ({ count }: { readonly count: number }) => {
  const drawn = Math.min(count, most)
  if (drawn === 0) return null
  const width = Math.floor((drawn - 1) / 5) * bundleWidth + Math.min(((drawn - 1) % 5) + 1, 4) * step + 2
  return (
    <svg class="tally" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path d={Array.from({ length: drawn }, (_, at) => strokeAt(at)).join("")} />
    </svg>
  )
}
