/** Tables as their cells stand in them: what a cell's row and its column are called. Each table is laid out once. */
import type { Block, PageIndex } from "./PageIndex.ts"

/** A table as its cells stand in it. */
export interface TableLayout {
  readonly cells: ReadonlyArray<Block>
  /** Whether the cells of a column belong together, as those of a plan do, and not those of a row. */
  readonly areColumns: boolean
  readonly byCard: ReadonlyMap<number | null, ReadonlyArray<Block>>
  /** Cells of a row; of columns -1 where no row ends. */
  readonly width: number
  /** Of columns the card whose cells are what the rows are called. */
  readonly labels: number | null | undefined
  /** Each cell's number in the table. */
  readonly places: ReadonlyMap<Block, number>
}
const layouts = new WeakMap<PageIndex, Map<number, TableLayout>>()
export const tableLayout = (page: PageIndex, list: number): TableLayout => {
  const known = layouts.get(page) ?? new Map<number, TableLayout>()
  layouts.set(page, known)
  const layout = known.get(list) ?? laidOut(page.blocks.filter((block) => block.list === list))
  known.set(list, layout)
  return layout
}
/** A caption is of the whole table, and no cell of its first row. */
const isCaption = ({ kind, level }: Block) => level === null && (kind === "paragraph" || kind === "label")
const laidOut = (blocks: ReadonlyArray<Block>): TableLayout => {
  const cells = blocks.slice(blocks.findIndex((block) => !isCaption(block)))
  const [first, second] = cells
  const byCard = Map.groupBy(cells, ({ card }) => card)
  const places = new Map(cells.map((cell, at) => [cell, at]))
  if (first?.card === second?.card) {
    const width = byCard.get(first?.card ?? null)?.length ?? 0
    return { cells, areColumns: false, byCard, width, labels: undefined, places }
  }
  // The first row ends where a card comes again; where the corner is empty, the first label comes before that.
  const seen = new Set<number | null>()
  const width = cells.findIndex(({ card }) => seen.size === seen.add(card).size)
  const isEmpty = width > 0 && cells.length % width === width - 1
  const hasLabels = width > 0 && (isEmpty || cells.length % width === 0)
  const labels = hasLabels ? cells[isEmpty ? width - 1 : 0]?.card : undefined
  return { cells, areColumns: true, byCard, width, labels, places }
}

export interface CellLabels {
  readonly row: Block | undefined
  readonly column: Block | undefined
  /** Cells of the cell's row. */
  readonly width: number
}
/** What a cell's row and its column are called. */
export const cellLabels = (
  { cells, areColumns, byCard, width, labels, places }: TableLayout,
  cell: Block
): CellLabels => {
  const held = byCard.get(cell.card) ?? []
  if (!areColumns) {
    const heads = byCard.get(cells[0]?.card ?? null) ?? []
    const at = held.indexOf(cell)
    const column = cell.card === cells[0]?.card ? undefined : heads[at]
    return { row: at > 0 ? held[0] : undefined, column, width: held.length }
  }
  if (labels !== undefined && cell.card === labels) return { row: undefined, column: undefined, width }
  const at = places.get(cell) ?? 0
  const row = labels === undefined ? undefined : byCard.get(labels)?.findLast((label) => (places.get(label) ?? 0) < at)
  return { row, column: held[0], width }
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
