/** Outcomes added up and printed. */
import { type Field, fields } from "../labels/Labels.ts"
import type { Judged, Outcome } from "./Scoring.ts"

export interface Row {
  readonly sites: number
  readonly right: number
  readonly partly: number
  readonly wrong: number
  readonly missed: number
  readonly blank: number
  /** Strictly right, of those given. */
  readonly precision: number | null
  /** Given, of those the sites say something of. */
  readonly coverage: number | null
  /** Of lists: strictly right items of all items given; labelled items found. */
  readonly items: number | null
  readonly recall: number | null
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)
const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, one) => total + one, 0)

export const rowOf = (judged: ReadonlyArray<Judged>): Row => {
  const of = (outcome: Outcome) => judged.filter((one) => one.outcome === outcome).length
  const [right, partly, wrong, missed] = [of("right"), of("partly"), of("wrong"), of("missed")]
  const given = right + partly + wrong
  const items = judged.flatMap((one) => one.items ?? [])
  const rightItems = sum(items.map((one) => one.right))
  const recall = judged.flatMap((one) => (one.recall === undefined ? [] : [one.recall]))
  return {
    sites: judged.length,
    right,
    partly,
    wrong,
    missed,
    blank: of("blank") + of("free"),
    precision: share(right, given),
    // A value where the site says nothing is an error, and covers nothing.
    coverage: share(right + partly, right + partly + missed),
    items: share(rightItems, rightItems + sum(items.map((one) => one.partly + one.wrong))),
    recall: share(sum(recall.map(([found]) => found)), sum(recall.map(([, all]) => all)))
  }
}
export const rowsOf = (judged: ReadonlyArray<Judged>): Readonly<Partial<Record<Field, Row>>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const here = judged.filter((one) => one.field === field)
      return here.length === 0 ? [] : [[field, rowOf(here)]]
    })
  )

export const percent = (value: number | null): string => (value === null ? "-" : `${Math.round(value * 100)} %`)
export const ratio = (part: number, whole: number): string => `${part} of ${whole}`

/** Columns as wide as their widest cell, the first one to the left. */
export const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)))
  return all
    .map((row) =>
      widths
        .map((width, column) =>
          column === 0 ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width)
        )
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

const head = ["", "sites", "right", "partly", "wrong", "missed", "blank", "precision", "coverage", "items", "recall"]
const cells = (name: string, row: Row): ReadonlyArray<string> => [
  name,
  ...[row.sites, row.right, row.partly, row.wrong, row.missed, row.blank].map(String),
  ...[row.precision, row.coverage, row.items, row.recall].map(percent)
]
export const rowsTable = (rows: Readonly<Partial<Record<string, Row>>>): string =>
  table(
    head,
    Object.entries(rows).flatMap(([name, row]) => (row === undefined ? [] : [cells(name, row)]))
  )

/** The value below which such a share of all lies. */
export const quantile = (values: ReadonlyArray<number>, at: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))] ?? Number.NaN
