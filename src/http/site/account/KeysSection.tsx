/** @jsxImportSource preact */
/** API keys on the account page: those there are, a new one that was just made, and a form for the next. */
import { type Scope, scopes } from "../../../domain/Principal.ts"
import { PostForm } from "../frame/PostForm.tsx"
import { Used, When } from "../frame/When.tsx"
import { Revoke } from "./Revoke.tsx"
import { ScopeChoices } from "./ScopeChoices.tsx"

export interface KeyShown {
  readonly id: number
  readonly name: string
  readonly hint: string
  readonly scopes: ReadonlyArray<Scope>
  readonly last_used_at: string | null
  readonly expires_at: string | null
}

export interface KeysProps {
  readonly keys: ReadonlyArray<KeyShown>
  /** A key that was just made, to be seen this once. */
  readonly newKey: string | null
  /** Why none was made. */
  readonly problem: string | null
}

/** Days a key may last, as the form offers them; empty for ever. */
export const keyLifetimes = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "a year" },
  { value: "", label: "until I revoke it" }
] as const

export const KeysSection = ({ keys, newKey, problem }: KeysProps) => (
  <section aria-labelledby="keys" class="stack">
    <h2 id="keys">API keys</h2>
    {newKey === null ? null : (
      <div class="card" role="status">
        <p>
          <strong>Your new key.</strong> Copy it now: it is not shown again.
        </p>
        <code class="secret">{newKey}</code>
      </div>
    )}
    {keys.length === 0 ? (
      <p class="soft">No keys yet. A key lets a program of yours use the API in your name.</p>
    ) : (
      <ul class="rows">
        {keys.map((key) => (
          <li key={key.id}>
            <div>
              <strong>{key.name}</strong> <code class="soft">{key.hint}</code>
              <div class="small soft">
                {key.scopes.join(", ")} · <Used at={key.last_used_at} />
                {key.expires_at === null ? null : (
                  <>
                    {" · expires "}
                    <When at={key.expires_at} />
                  </>
                )}
              </div>
            </div>
            <Revoke action="/account/keys/revoke" field="id" value={`${key.id}`} name={key.name} />
          </li>
        ))}
      </ul>
    )}
    <PostForm action="/account/keys" class="card">
      <h3>New key</h3>
      <div class="field">
        <label for="key-name">Name</label>
        <input id="key-name" name="name" type="text" required maxLength={80} autocomplete="off" />
      </div>
      <ScopeChoices legend="It may" scopes={scopes} checked={["account:read"]} />
      <div class="field">
        <label for="key-days">It lasts</label>
        <select id="key-days" name="days">
          {keyLifetimes.map(({ value, label }) => (
            <option value={value} key={value} selected={value === "90"}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {problem === null ? null : (
        <p class="error" role="alert">
          {problem}
        </p>
      )}
      <div class="cta">
        <button type="submit" class="button primary">
          Make a key
        </button>
      </div>
    </PostForm>
  </section>
)
