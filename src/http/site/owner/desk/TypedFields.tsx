/** @jsxImportSource preact */
/** Fields of an owner's forms: what was typed stays in them, and what is wrong with it is said beside it. */
import type { ComponentChildren } from "preact"
import type { Failure } from "../../../../domain/Failure.ts"
import { NotDone } from "./PartFrame.tsx"

/** What is wrong, by where it stands in the input of the operation: `fields.tagline`. */
export type FieldIssues = ReadonlyMap<string, string>
export interface RefusedForm {
  /** Of the whole. */
  readonly problem: string
  readonly issues: FieldIssues
}

const sentence = (words: string) => `${/^[A-Z]/.test(words) ? words : `This ${words}`}`.replace(/\.?$/, ".")

/** What an operation refused, for the person who filled in its form. */
export const refusedBy = ({ message, details }: Failure): RefusedForm => ({
  problem: details.length === 0 ? message : "Nothing was saved yet. Mend what is marked, and send it again.",
  issues: new Map(details.toReversed().map((each) => [each.path, sentence(each.message)]))
})
/** Whether a failure is one to mend, or to wait for, with everything that was typed still there. */
export const isMendable = ({ status }: Failure) => status === 400 || status === 429

export interface TypedFieldProps {
  /** In the form. */
  readonly name: string
  /** Where the name alone does not tell it apart. */
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly issue?: string | undefined
  readonly hint?: ComponentChildren
  /** Characters. */
  readonly max?: number
  readonly required?: boolean
  /** Says so, where the fields beside it are needed. */
  readonly optional?: boolean
  /** Lines of a text; left out it is a single one. */
  readonly rows?: number
  readonly type?: "text" | "url" | "email" | "date"
  readonly inputMode?: "numeric" | "url" | "email"
  readonly autocomplete?: string
  readonly placeholder?: string
  /** The last date there may be. */
  readonly latest?: string
  /** The id of a list of words to choose from. */
  readonly list?: string
}

export const TypedField = (props: TypedFieldProps) => {
  const { name, label, value, issue, hint, max, rows } = props
  const id = props.id ?? `f-${name.replaceAll(".", "-")}`
  const told = [issue === undefined ? null : `${id}-issue`, hint === undefined ? null : `${id}-hint`]
  const common = {
    id,
    name,
    required: props.required,
    maxLength: max,
    placeholder: props.placeholder,
    autocomplete: props.autocomplete ?? "off",
    "aria-invalid": issue === undefined ? undefined : ("true" as const),
    "aria-describedby": told.filter((each) => each !== null).join(" ") || undefined
  }
  return (
    <div class="field">
      <label for={id}>
        {label}
        {props.optional === true ? <span class="optional"> optional</span> : null}
      </label>
      {rows === undefined ? (
        <input
          {...common}
          type={props.type ?? "text"}
          inputMode={props.inputMode}
          list={props.list}
          max={props.latest}
          value={value}
        />
      ) : (
        <textarea {...common} rows={rows}>
          {value}
        </textarea>
      )}
      {issue === undefined ? null : (
        <p id={`${id}-issue`} class="error">
          {issue}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} class="soft small">
          {hint}
        </p>
      )}
    </div>
  )
}

/** At the head of a form: what became of the last time it was sent. */
export const FormOutcome = ({
  refused,
  done
}: {
  readonly refused: RefusedForm | null
  readonly done: string | null
}) =>
  refused !== null ? (
    <NotDone text={refused.problem} />
  ) : done === null ? null : (
    <p class="done" role="status">
      {done}
    </p>
  )

/** Of a section that is shown on paid listings, or where it was unlocked. */
export const NotUnlocked = ({ what }: { readonly what: string }) => (
  <p class="notice">
    You can write now. Visitors see {what} once that section is unlocked. <a href="/pricing">What unlocks it</a>
  </p>
)
