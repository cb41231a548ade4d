/** @jsxImportSource preact */
/** Scopes as checkboxes, in the words of what they let somebody do. */
import { type Scope, scopeMeaning } from "../../../../domain/Principal.ts"

export const ScopeChoices = (props: {
  readonly legend: string
  readonly scopes: ReadonlyArray<Scope>
  readonly checked: ReadonlyArray<Scope>
}) => (
  <fieldset class="choices">
    <legend>{props.legend}</legend>
    {props.scopes.map((scope) => (
      <label class="choice" key={scope}>
        <input type="checkbox" name="scope" value={scope} checked={props.checked.includes(scope)} />
        <span>
          {scopeMeaning[scope]} <code class="soft">{scope}</code>
        </span>
      </label>
    ))}
  </fieldset>
)
