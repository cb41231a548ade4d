/**
 * Tables that set things side by side: where the corner is empty the things are the columns ("Basic", "Pro"), else
 * they are the rows ("Licence | Price"). The cells of one thing belong together.
 */
import type { CellPlace } from "../../../../domain/draft/PageBlocks.ts"
import type { Box } from "../boxes/Boxes.ts"

/** Larger cells hold parts of a page that is laid out by a table. */
const limits = { rows: 60, columns: 12, cell: 4 } as const

const boxesIn = ({ content }: Box) => content.flatMap((one) => ("box" in one ? [one.box] : []))
const isCell = ({ element }: Box) => element.name === "td" || element.name === "th"
/** Rows and columns a cell takes up, as far as anybody draws them. */
const mostSpanned = 20
const spanOf = ({ element: { attribs } }: Box, name: "colspan" | "rowspan"): number => {
  const told = Number.parseInt(attribs[name] ?? "1", 10)
  return Number.isNaN(told) ? 1 : Math.min(Math.max(1, told), mostSpanned)
}
const spans = (cell: Box) => spanOf(cell, "colspan") > 1 || spanOf(cell, "rowspan") > 1

const rowsOf = (table: Box): ReadonlyArray<ReadonlyArray<Box>> =>
  boxesIn(table)
    .flatMap((part) => (part.element.name === "tr" ? [part] : boxesIn(part).filter((row) => row.element.name === "tr")))
    .map((row) => boxesIn(row).filter(isCell))
    .filter((cells) => cells.length > 0)

/** Whether a table only lays out a page: a cell of it holds a whole part. */
export const laysOut = (table: Box): boolean =>
  table.element.name === "table" && rowsOf(table).some((row) => row.some((cell) => cell.to - cell.from > limits.cell))

/** Rows that are one cell over all columns, or a cell over several of them, head what follows or say something of it. */
const leastRows = 2
/** The cells of each thing; none where the table is no such table. */
export const thingsIn = (table: Box): ReadonlyArray<ReadonlyArray<Box>> => {
  const rows = rowsOf(table)
  if (rows.length < 2 || rows.length > limits.rows) return []
  if (rows.flat().some((cell) => cell.to - cell.from > limits.cell)) return []
  const columns = Math.max(...rows.map(({ length }) => length))
  if (columns < 2 || columns > limits.columns) return []
  const isWhole = (row: ReadonlyArray<Box>) => row.length === columns && !row.some(spans)
  const whole = rows.filter(isWhole)
  const [corner] = rows[0] ?? []
  const isEmpty = corner !== undefined && corner.from === corner.to
  if (isEmpty)
    return whole.length < rows.length
      ? []
      : (rows[0] ?? []).slice(1).map((_, column) => rows.flatMap((row) => row[column + 1] ?? []))
  if (whole.length < leastRows || whole.length * 2 < rows.length) return []
  return rows.filter((row) => row.some((cell) => cell.to > cell.from))
}

/** Where each cell of a table stands, the empty ones and those that span several counted. */
export const cellPlaces = (table: Box): ReadonlyMap<Box, CellPlace> => {
  const places = new Map<Box, CellPlace>()
  /** Rows for which a column is still taken by a cell from above. */
  let taken: ReadonlyArray<number> = []
  for (const [row, cells] of rowsOf(table).entries()) {
    const now = [...taken]
    let column = 0
    for (const cell of cells) {
      while ((taken[column] ?? 0) > 0) column++
      places.set(cell, { row, column })
      const end = column + spanOf(cell, "colspan")
      for (; column < end; column++) now[column] = spanOf(cell, "rowspan")
    }
    taken = Array.from(now, (rows) => Math.max(0, (rows ?? 0) - 1))
  }
  return places
}
