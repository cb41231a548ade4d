/** Tables as their cells stand in them: what a cell's row and its column are called. Each table is laid out once. */
import type { CellPlace } from "../../../../domain/draft/PageBlocks.ts"
import { madeOnceBy } from "../../../../domain/text/Recalled.ts"
import type { Block, PageIndex } from "./PageIndex.ts"

/** A table as its cells stand in it. */
export interface TableLayout {
  readonly cells: ReadonlyArray<Block>
  /** Whether the cells of a column belong together, as those of a plan do, and not those of a row. */
  readonly areColumns: boolean
  readonly byCard: ReadonlyMap<number | null, ReadonlyArray<Block>>
  /** Columns, the empty ones counted. */
  readonly width: number
  /** Of columns the card whose cells are what the rows are called. */
  readonly labels: number | null | undefined
  /** Where each cell stands. */
  readonly places: ReadonlyMap<Block, CellPlace>
  /** The first block of the cell at a place. */
  readonly at: (row: number, column: number) => Block | undefined
}
export const tableLayout = madeOnceBy(
  (page: PageIndex, list: number): TableLayout => laidOut(page.blocks.filter((block) => block.list === list))
)
/** A caption is of the whole table, and no cell of its first row. */
const isCaption = ({ kind, level }: Block) => level === null && (kind === "paragraph" || kind === "label")
const laidOut = (blocks: ReadonlyArray<Block>): TableLayout => {
  const cells = blocks.slice(blocks.findIndex((block) => !isCaption(block)))
  const places = placesOf(cells)
  const byCard = Map.groupBy(cells, ({ card }) => card)
  const rows = Map.groupBy(cells, (cell) => places.get(cell)?.row)
  // In a row of several cells: are they of one thing, or each of its own?
  const several = [...rows.values()].find((row) => new Set(row.map((cell) => places.get(cell)?.column)).size > 1) ?? []
  const areColumns = several[0]?.card !== several.at(-1)?.card
  const firsts = cells.filter((cell) => places.get(cell)?.column === 0)
  // A corner with a word in it, "Plan", is of the labels below it.
  const labels = areColumns && firsts.length > 0 ? firsts.at(-1)?.card : undefined
  const width = 1 + Math.max(0, ...cells.map((cell) => places.get(cell)?.column ?? 0))
  const byPlace = new Map<string, Block>()
  for (const [cell, { row, column }] of places) {
    const key = `${row} ${column}`
    if (!byPlace.has(key)) byPlace.set(key, cell)
  }
  const at = (row: number, column: number) => byPlace.get(`${row} ${column}`)
  return { cells, areColumns, byCard, width, labels, places, at }
}
/** Where the cells stand: as their page says; of a page that was read before pages said so, as far as their number tells. */
const placesOf = (cells: ReadonlyArray<Block>): ReadonlyMap<Block, CellPlace> => {
  if (cells.every(({ cell }) => cell !== undefined))
    return new Map(cells.flatMap((one) => (one.cell === undefined ? [] : [[one, one.cell] as const])))
  return countedPlaces(cells)
}
const countedPlaces = (cells: ReadonlyArray<Block>): ReadonlyMap<Block, CellPlace> => {
  const byCard = Map.groupBy(cells, ({ card }) => card)
  const [first, second] = cells
  if (first?.card === second?.card)
    return new Map(
      [...byCard.values()].flatMap((held, row) => held.map((cell, column) => [cell, { row, column }] as const))
    )
  // The first row ends where a card comes again; where the corner is empty, the first label comes before that.
  const seen = new Set<number | null>()
  const width = cells.findIndex(({ card }) => seen.size === seen.add(card).size)
  if (width < 1) return new Map(cells.map((cell) => [cell, { row: 0, column: 0 }]))
  const missing = cells.length % width === width - 1 ? 1 : 0
  return new Map(
    cells.map((cell, at) => {
      const place = at + missing
      return [cell, { row: Math.floor(place / width), column: place % width }] as const
    })
  )
}

export interface CellLabels {
  readonly row: Block | undefined
  readonly column: Block | undefined
  /** Cells of the cell's row. */
  readonly width: number
}
/** What a cell's row and its column are called. */
export const cellLabels = ({ cells, areColumns, byCard, width, places, at }: TableLayout, cell: Block): CellLabels => {
  const place = places.get(cell)
  const inRow = areColumns ? width : (byCard.get(cell.card)?.length ?? 0)
  if (place === undefined) return { row: undefined, column: undefined, width: inRow }
  const head = place.column === 0 && areColumns ? undefined : at(places.get(cells[0] ?? cell)?.row ?? 0, place.column)
  return {
    row: place.column > 0 ? at(place.row, 0) : undefined,
    column: head === cell && !areColumns ? undefined : head,
    width: inRow
  }
}

export interface LabelledRow {
  readonly label: Block
  /** Its other cells, each with the cell that heads its column. */
  readonly cells: ReadonlyArray<{ readonly cell: Block; readonly column: Block }>
}
/** The rows of a table below its head, wherever its corner is empty or not; cells that stand under nothing are left out. */
export const labelledRows = (layout: TableLayout): ReadonlyArray<LabelledRow> => {
  const labelled = layout.cells.flatMap((cell) => {
    const { row, column } = cellLabels(layout, cell)
    return row === undefined || column === undefined || column === cell ? [] : [{ row, cell, column }]
  })
  return [...Map.groupBy(labelled, ({ row }) => row)].map(([label, cells]) => ({ label, cells }))
}
