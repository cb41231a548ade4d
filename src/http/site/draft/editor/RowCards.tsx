/** @jsxImportSource preact */
/** The lists of the editor whose rows have several texts: founders, questions, milestones. A row left blank is none. */
import type { ComponentChildren } from "preact"
import { mostFounders } from "../../../../domain/draft/Candidates.ts"
import type { RowSlot, SlotRow } from "../../../../domain/draft/DraftSlots.ts"
import { mostMilestones } from "../../../../domain/listing/Milestones.ts"
import { type EditorModel, rowsIn, viewOf } from "./EditorModel.ts"
import { LineInput, Quotes, SlotCard } from "./SlotCard.tsx"

interface Column {
  readonly label: string
  /** Lines of text; left out where one is enough. */
  readonly rows?: number
  readonly type?: "date" | "url"
  /** A row without it is not complete. */
  readonly isNeeded?: true
}
type Columns = Readonly<Record<string, Column>>
interface Rows {
  readonly most: number
  readonly one: string
  readonly hint: string
  readonly columns: Columns
}

const lists: Readonly<Record<RowSlot, Rows>> = {
  founders: {
    most: mostFounders,
    one: "Founder",
    hint: "The first is the primary founder. To take one away, clear the row.",
    columns: { name: { label: "Name", isNeeded: true }, title: { label: "Role" }, bio: { label: "Bio", rows: 2 } }
  },
  faqs: {
    most: 10,
    one: "Question",
    hint: "Up to ten; five read best. To take one away, clear the row.",
    columns: { question: { label: "Question", isNeeded: true }, answer: { label: "Answer", rows: 3, isNeeded: true } }
  },
  milestones: {
    most: mostMilestones,
    one: "Milestone",
    hint: "What happened, and what is announced, up to two years ahead. To take one away, clear the row.",
    columns: {
      date: { label: "Date", type: "date", isNeeded: true },
      title: { label: "What happened", isNeeded: true },
      description: { label: "More about it", rows: 2 },
      url: { label: "Link", type: "url" }
    }
  }
}

const Cell = ({
  id,
  name,
  label,
  column,
  value
}: {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly column: Column
  readonly value: string
}) => {
  const common = { id, name, "aria-label": label, "data-needed": column.isNeeded ? "" : undefined }
  const isLong = column.rows !== undefined || (column.type === undefined && value.includes("\n"))
  return (
    <div class={`cell${column.type === "date" ? " short" : ""}`}>
      <label for={id}>{column.label}</label>
      {isLong ? (
        <textarea {...common} rows={column.rows ?? 2}>
          {value}
        </textarea>
      ) : (
        <LineInput {...common} type={column.type ?? "text"} value={value} autocomplete="off" />
      )}
    </div>
  )
}

/** The rows there are, and one more to fill in. */
const RowList = ({ slot, rows }: { readonly slot: RowSlot; readonly rows: ReadonlyArray<SlotRow> }) => {
  const { most, one, columns } = lists[slot]
  const shown = rows.length < most ? [...rows, {} satisfies SlotRow] : rows
  return (
    <ol class="row-list" data-most={most}>
      {shown.map((row: SlotRow, at) => (
        <li key={at} class="row">
          {Object.entries(columns).map(([name, column]) => (
            <Cell
              key={name}
              id={`${slot}-${at}-${name}`}
              name={`${slot}.${name}`}
              label={`${column.label} of ${one.toLowerCase()} ${at + 1}`}
              column={column}
              value={row[name] ?? ""}
            />
          ))}
        </li>
      ))}
    </ol>
  )
}

const RowsCard = ({
  model,
  slot,
  chip,
  after
}: {
  readonly model: EditorModel
  readonly slot: RowSlot
  readonly chip: { readonly words: string; readonly isGood: boolean }
  readonly after?: ComponentChildren
}) => {
  const view = viewOf(model, slot)
  return (
    <SlotCard view={view} isGroup chip={chip} hint={lists[slot].hint} after={after}>
      <RowList slot={slot} rows={rowsIn(view.content)} />
    </SlotCard>
  )
}

/** In words what became of a list; `states` are those of its rows. */
const listChip = (states: ReadonlyArray<string>, isRead: boolean) => ({
  words:
    states.length === 0
      ? isRead
        ? "Not stated on your site"
        : "Blank"
      : states.every((state) => state === "ai")
        ? "From your site"
        : states.every((state) => state === "manual")
          ? "Written by you"
          : "Edited by you",
  isGood: false
})

export const FoundersCard = ({ model }: { readonly model: EditorModel }) => {
  const { founders, progress } = model.draft
  return (
    <RowsCard
      model={model}
      slot="founders"
      chip={listChip(
        founders.map(({ state }) => state),
        progress.pages_read > 0
      )}
      after={founders.map(({ name, evidence }) => <Quotes key={name} quotes={evidence.slice(0, 1)} value={name} />)}
    />
  )
}

export const FaqsCard = ({ model }: { readonly model: EditorModel }) => {
  const { faqs, progress } = model.draft
  return (
    <RowsCard
      model={model}
      slot="faqs"
      chip={listChip(
        faqs.map(({ state }) => state),
        progress.pages_read > 0
      )}
      after={faqs.map(({ question, evidence }) => <Quotes key={question} quotes={evidence.slice(0, 1)} value="" />)}
    />
  )
}

export const MilestonesCard = ({ model }: { readonly model: EditorModel }) => (
  <RowsCard
    model={model}
    slot="milestones"
    chip={{ words: model.draft.milestones.length === 0 ? "Blank" : "Written by you", isGood: false }}
  />
)
