/** @jsxImportSource preact */
/** A button that takes one thing back. */
import { PostForm } from "../../frame/PostForm.tsx"

export const Revoke = (props: {
  readonly action: string
  readonly field: string
  readonly value: string
  readonly name: string
}) => (
  <PostForm action={props.action}>
    <input type="hidden" name={props.field} value={props.value} />
    <button type="submit" class="button danger" aria-label={`Revoke ${props.name}`}>
      Revoke
    </button>
  </PostForm>
)
