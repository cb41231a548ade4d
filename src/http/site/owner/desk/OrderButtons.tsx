/** @jsxImportSource preact */
/** Buttons that put one of a list a place further up or down, or take it out. */
import { PostForm } from "../../frame/PostForm.tsx"

export const OrderButtons = (props: {
  readonly action: string
  /** The field that says which one, and its value. */
  readonly field: string
  readonly value: string
  /** What it is called. */
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
}) => (
  <PostForm action={props.action} class="order">
    <input type="hidden" name={props.field} value={props.value} />
    <button
      type="submit"
      name="do"
      value="up"
      class="button"
      disabled={props.isFirst}
      aria-label={`Move ${props.name} up`}
    >
      ↑
    </button>
    <button
      type="submit"
      name="do"
      value="down"
      class="button"
      disabled={props.isLast}
      aria-label={`Move ${props.name} down`}
    >
      ↓
    </button>
    <button type="submit" name="do" value="remove" class="button danger" aria-label={`Remove ${props.name}`}>
      Remove
    </button>
  </PostForm>
)
