/**
 * What a benchmark says: one line for each thing it measured, beside what it was measured against in the same minute.
 *
 * A command measures and calls `tell(lines)`, as often as it likes: the lines are printed as a table, and where `bench/all.ts`
 * asked for them (BENCH_LINES names a file) they are added to it as JSON, so that what was measured before a crash is kept.
 * Every command takes `--quick` and `--rows` (`benchFlags`), and ends with 0 whatever the ratios are: anything else says that
 * something did not work.
 */
import { appendFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { Schema } from "effect"

/** One figure of ours and the peer's, in the same unit. */
const Pair = Schema.Struct({ ours: Schema.Number, peer: Schema.NullOr(Schema.Number) })

/** What the ratio has to be; where there is no peer, what our figure has to be. */
const Reach = Schema.Union(Schema.Struct({ atLeast: Schema.Number }), Schema.Struct({ atMost: Schema.Number }))

export const BenchLine = Schema.Struct({
  /** Short, and the only one of its name: `hot.key`. */
  name: Schema.String,
  /** What was done, as a reader knows it: `GET /listings?per_page=20 with an API key`. */
  what: Schema.String,
  ours: Schema.Number,
  /** Null where there is nothing to compare with, and only a bound. */
  peer: Schema.NullOr(Schema.Number),
  /** Of `ours` and `peer`: `requests/s`, `ms`, `MB`. */
  unit: Schema.String,
  /** What the peer is, with its version: `bare Bun.serve 1.4.4`. */
  peerName: Schema.String,
  /** `ours` to `peer`. */
  ratio: Schema.NullOr(Schema.Number),
  /** Null where nothing is demanded. */
  reach: Schema.NullOr(Reach),
  met: Schema.NullOr(Schema.Boolean),
  /** Milliseconds. */
  p50: Schema.optional(Pair),
  /** Milliseconds, and how many times the peer's ours may be at most. */
  p99: Schema.optional(Schema.Struct({ ...Pair.fields, atMost: Schema.optional(Schema.Number) })),
  /** How much there was, and where: `50,000 listings, PostgreSQL`. */
  data: Schema.optional(Schema.String),
  /** What a reader has to know to believe it. */
  note: Schema.optional(Schema.String)
})
export type BenchLine = typeof BenchLine.Type

/** How a line stands on its own: one of JSON. */
const asText = Schema.encodeSync(Schema.parseJson(BenchLine))

/** A line, with its ratio and whether it reaches what it should worked out. */
export const lineOf = (measured: Omit<BenchLine, "ratio" | "met">): BenchLine => {
  const { ours, peer, reach, p99 } = measured
  const ratio = peer === null ? null : ours / peer
  const figure = ratio ?? ours
  const within = reach === null ? null : "atLeast" in reach ? figure >= reach.atLeast : figure <= reach.atMost
  const prompt = p99?.atMost === undefined || p99.peer === null ? null : p99.ours <= p99.atMost * p99.peer
  const met = within === null && prompt === null ? null : within !== false && prompt !== false
  return { ...measured, ratio, met }
}

/** Three figures, and thousands apart: `56,100`, `0.67`, `12.3`. */
export const figure = (value: number | null): string => {
  if (value === null || !Number.isFinite(value)) return "-"
  const digits = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)))
  const rounded = digits > 2 ? Math.round(value / 10 ** (digits - 2)) * 10 ** (digits - 2) : value
  return rounded.toLocaleString("en", {
    minimumFractionDigits: Math.min(2, Math.max(0, 2 - digits)),
    maximumFractionDigits: Math.max(0, 2 - digits)
  })
}

export const reachText = ({ reach, p99 }: Pick<BenchLine, "reach" | "p99">): string =>
  [
    ...(reach === null ? [] : ["atLeast" in reach ? `>= ${reach.atLeast}` : `<= ${reach.atMost}`]),
    ...(p99?.atMost === undefined ? [] : [`p99 <= ${p99.atMost}x`])
  ].join(", ") || "-"

export const metText = ({ met }: Pick<BenchLine, "met">): string => (met === null ? "-" : met ? "yes" : "NO")

const pairText = (pair: { readonly ours: number; readonly peer: number | null } | undefined) =>
  pair === undefined ? "-" : pair.peer === null ? figure(pair.ours) : `${figure(pair.ours)} / ${figure(pair.peer)}`

/** The columns of a table, for a terminal and for a page alike. */
export const columns = ["what", "beside", "ours", "peer", "unit", "ratio", "reach", "met", "p50 ms", "p99 ms"] as const
export const cells = (line: BenchLine): ReadonlyArray<string> => [
  line.what,
  line.peerName,
  figure(line.ours),
  figure(line.peer),
  line.unit,
  figure(line.ratio),
  reachText(line),
  metText(line),
  pairText(line.p50),
  pairText(line.p99)
]

/** As a terminal shows it. */
export const table = (lines: ReadonlyArray<BenchLine>): string => {
  const rows = [columns, ...lines.map(cells)]
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  // Words begin on the left, figures end on the right.
  const row = (cells: ReadonlyArray<string>) =>
    cells
      .map((cell, at) => (at < 2 || at === 4 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd()
  const about = lines.flatMap(({ name, data, note }) => {
    const said = [data, note].filter((text) => text !== undefined).join("; ")
    return said === "" ? [] : [`  ${name}: ${said}`]
  })
  return [...rows.map(row), ...about].join("\n")
}

/** Prints lines, and hands them to whoever runs all commands. */
export const tell = (lines: ReadonlyArray<BenchLine>): void => {
  console.log(table(lines))
  const file = process.env.BENCH_LINES
  if (file !== undefined && file !== "") appendFileSync(file, lines.map((line) => `${asText(line)}\n`).join(""))
}

/** For `parseArgs`; a command may add its own, and ignores those it has no use for. */
export const benchFlags = {
  /** A few seconds a line: to see that it works, and roughly how it stands. */
  quick: { type: "boolean", default: false },
  /** Listings in the database. */
  rows: { type: "string", default: "50000" }
} as const

/** What a command without flags of its own was told. */
export const benchOptions = () => {
  const { values } = parseArgs({ options: benchFlags })
  return { quick: values.quick, rows: Number(values.rows) }
}
