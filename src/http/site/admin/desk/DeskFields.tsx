/** @jsxImportSource preact */
/** The fields of the team's forms: a label, what is meant, what was typed, and what was wrong with it. */
import type { ComponentChildren } from "preact"

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint?: ComponentChildren
  readonly problem?: string | undefined
  /** Tells it from a field of the same name in another form of the page. */
  readonly of?: string | number
}

const idOf = ({ name, of }: FieldProps) => (of === undefined ? `field-${name}` : `field-${name}-${of}`)

const Around = (props: FieldProps & { readonly children: ComponentChildren }) => (
  <div class="field">
    <label for={idOf(props)}>{props.label}</label>
    {props.children}
    {props.hint === undefined ? null : (
      <p class="small soft" id={`${idOf(props)}-hint`}>
        {props.hint}
      </p>
    )}
    {props.problem === undefined ? null : (
      <p class="small error" id={`${idOf(props)}-problem`}>
        {props.problem}
      </p>
    )}
  </div>
)
const described = (props: FieldProps) => ({
  id: idOf(props),
  name: props.name,
  "aria-invalid": props.problem === undefined ? undefined : ("true" as const),
  "aria-describedby":
    [props.hint === undefined ? "" : `${idOf(props)}-hint`, props.problem === undefined ? "" : `${idOf(props)}-problem`]
      .filter(Boolean)
      .join(" ") || undefined
})

export const LineField = (
  props: FieldProps & {
    /** Which keyboard a phone shows. */
    readonly inputMode?: "text" | "decimal" | "numeric" | "email"
    readonly maxLength?: number
    readonly required?: boolean
  }
) => (
  <Around {...props}>
    <input
      {...described(props)}
      type="text"
      value={props.value}
      inputMode={props.inputMode}
      maxLength={props.maxLength}
      required={props.required}
      autocomplete="off"
    />
  </Around>
)

export const DateField = (props: FieldProps & { readonly required?: boolean }) => (
  <Around {...props}>
    <input {...described(props)} type="date" value={props.value} required={props.required} />
  </Around>
)

export const LongField = (props: FieldProps & { readonly rows: number; readonly required?: boolean }) => (
  <Around {...props}>
    <textarea {...described(props)} rows={props.rows} required={props.required}>
      {props.value}
    </textarea>
  </Around>
)

export const ChoiceField = (
  props: FieldProps & { readonly choices: ReadonlyArray<{ readonly value: string; readonly label: string }> }
) => (
  <Around {...props}>
    <select {...described(props)}>
      {props.choices.map(({ value, label }) => (
        <option key={value} value={value} selected={value === props.value}>
          {label}
        </option>
      ))}
    </select>
  </Around>
)

export const CheckField = (props: {
  readonly name: string
  readonly label: ComponentChildren
  readonly on: boolean
}) => (
  <label class="choice">
    <input type="checkbox" name={props.name} value="on" checked={props.on} />
    <span>{props.label}</span>
  </label>
)
