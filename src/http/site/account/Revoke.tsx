/** @jsxImportSource preact */
/** A button that takes one thing back. */
export const Revoke = (props: {
  readonly action: string
  readonly csrf: string
  readonly field: string
  readonly value: string
  readonly name: string
}) => (
  <form method="post" action={props.action}>
    <input type="hidden" name="csrf" value={props.csrf} />
    <input type="hidden" name={props.field} value={props.value} />
    <button type="submit" class="button danger" aria-label={`Revoke ${props.name}`}>
      Revoke
    </button>
  </form>
)
