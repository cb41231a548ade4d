/**
 * The lines as a picture: how far each is from what it has to reach. A bar that comes to the mark in the middle reaches it;
 * one that is half as long is half as fast as it should be. Plain SVG with its own ground, legible in light and dark.
 */
import { type BenchLine, figure, reachText } from "./Line.ts"

const width = 880
const rowHeight = 26
const labelWidth = 330
const barWidth = 340
const top = 54
/** Bars are no longer than twice what has to be reached. */
const most = 2

const style = `
  .ground { fill: #ffffff; stroke: #d0d7de } text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .title { font-weight: 600 } .quiet { fill: #59636e } .track { fill: #eff2f5 } .mark { stroke: #1f2328; stroke-width: 1.5 }
  .met { fill: #2da44e } .missed { fill: #cf222e }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117; stroke: #3d444d } text { fill: #f0f6fc } .quiet { fill: #9198a1 } .track { fill: #212830 }
    .mark { stroke: #f0f6fc } .met { fill: #3fb950 } .missed { fill: #f85149 }
  }`

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/\p{Cc}/gu, " ")

/** How much of what it has to reach a line reaches; 1 is just that. Null where nothing is demanded of its ratio. */
export const reached = ({ ours, ratio, reach }: Pick<BenchLine, "ours" | "ratio" | "reach">): number | null => {
  const value = ratio ?? ours
  if (reach === null || value <= 0) return null
  return "atLeast" in reach ? value / reach.atLeast : reach.atMost / value
}

const shortened = (text: string, length: number) => (text.length <= length ? text : `${text.slice(0, length - 1)}…`)

export const plot = (lines: ReadonlyArray<BenchLine>): string => {
  const drawn = lines.flatMap((line) => {
    const share = reached(line)
    return share === null ? [] : [{ line, share }]
  })
  const height = top + drawn.length * rowHeight + 16
  const mark = labelWidth + barWidth / most
  const rows = drawn.map(({ line, share }, at) => {
    const y = top + at * rowHeight
    const length = ((Math.min(share, most) / most) * barWidth).toFixed(1)
    const value = line.ratio === null ? `${figure(line.ours)} ${line.unit}` : figure(line.ratio)
    return `
  <g>
    <text x="16" y="${y + 15}">${escaped(shortened(line.what, 46))}</text>
    <rect class="track" x="${labelWidth}" y="${y + 3}" width="${barWidth}" height="16" rx="3"/>
    <rect class="${share >= 1 ? "met" : "missed"}" x="${labelWidth}" y="${y + 3}" width="${length}" height="16" rx="3"/>
    <text x="${labelWidth + barWidth + 12}" y="${y + 15}">${escaped(value)} <tspan class="quiet">${escaped(`(${reachText({ reach: line.reach })})`)}</tspan></text>
  </g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="How much of what it has to reach each measurement reaches">
  <style>${style}
  </style>
  <rect class="ground" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="6"/>
  <text class="title" x="16" y="26">Beside what has to be reached</text>
  <text class="quiet" x="${mark}" y="26" text-anchor="middle">reached</text>
  <text class="quiet" x="${labelWidth + barWidth + 12}" y="26">ratio (reach)</text>${rows.join("")}
  <line class="mark" x1="${mark}" x2="${mark}" y1="34" y2="${height - 12}"/>
</svg>
`
}
