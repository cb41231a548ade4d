/** @jsxImportSource preact */
/** A table that becomes a list of cards on a narrow screen, each value with the name of its column. */
import type { ComponentChildren } from "preact"

export interface DeskRow {
  readonly key: string | number
  readonly id?: string
  /** In the order of the columns. */
  readonly cells: ReadonlyArray<ComponentChildren>
}

export const DeskTable = (props: {
  /** What it is a table of, for whoever hears it. */
  readonly label: string
  /** Their names; one that begins with `#` is of figures, an empty one of buttons. */
  readonly columns: ReadonlyArray<string>
  readonly rows: ReadonlyArray<DeskRow>
  /** What is said where there are no rows. */
  readonly none: ComponentChildren
}) => {
  if (props.rows.length === 0) return <p class="blank">{props.none}</p>
  const classOf = (column: string) => (column.startsWith("#") ? "num" : undefined)
  const nameOf = (column: string) => column.replace(/^#/, "")
  return (
    <table class="dense">
      <caption class="unseen">{props.label}</caption>
      <thead>
        <tr>
          {props.columns.map((column) => (
            <th key={column} scope="col" class={classOf(column)}>
              {column === "" ? <span class="unseen">Do</span> : nameOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ key, id, cells }) => (
          <tr key={key} id={id}>
            {props.columns.map((column, at) => (
              <td key={column} class={classOf(column)} data-label={nameOf(column)}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
