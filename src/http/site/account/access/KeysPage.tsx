/** @jsxImportSource preact */
/**
 * `/account/keys`: the API keys that work, and a form for another. A new key is shown in the answer to the form that made
 * it, and never again.
 */
import { Clock, Effect } from "effect"
import { type Scope, scopeMeaning, scopes } from "../../../../domain/Principal.ts"
import { displayName } from "../../../../domain/people/oauth/OAuthClient.ts"
import { scopesOf } from "../../../../domain/people/oauth/OAuthScope.ts"
import { day } from "../../../../domain/Week.ts"
import { ApiKeys } from "../../../../services/people/ApiKeys.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, manyTexts, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { AccountFrame } from "../../frame/AccountFrame.tsx"
import { PostForm } from "../../frame/PostForm.tsx"
import { Used, When } from "../../parts/When.tsx"
import { Revoke } from "./Revoke.tsx"
import { ScopeChoices } from "./ScopeChoices.tsx"

interface KeyShown {
  readonly id: number
  readonly name: string
  readonly hint: string
  readonly scopes: ReadonlyArray<Scope>
  readonly created_at: string
  readonly last_used_at: string | null
  readonly expires_at: string | null
}

interface AskedKey {
  readonly name: string
  readonly scopes: ReadonlyArray<Scope>
  readonly days: string
}

interface Model {
  readonly keys: ReadonlyArray<KeyShown>
  /** A key that was just made, to be seen this once. */
  readonly newKey: string | null
  /** What was asked for last, and why none was made of it; null at first. */
  readonly wrong: { readonly asked: AskedKey; readonly problem: string } | null
}

/** Days a key may last, as the form offers them; empty for ever. */
const keyLifetimes = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "a year" },
  { value: "", label: "until I revoke it" }
] as const

/** A name somebody types is cut here. */
const longestName = 80

const One = ({ entry }: { readonly entry: KeyShown }) => (
  <li>
    <div>
      <strong>{entry.name}</strong> <code class="soft">{entry.hint}</code>
      <div class="small soft">
        {entry.scopes.map((scope) => (
          <span key={scope} class="chip" title={scopeMeaning[scope]}>
            {scope}
          </span>
        ))}
      </div>
      <div class="small soft">
        made <When at={entry.created_at} /> · <Used at={entry.last_used_at} />
        {entry.expires_at === null ? (
          " · works until you revoke it"
        ) : (
          <>
            {" · expires "}
            <When at={entry.expires_at} />
          </>
        )}
      </div>
    </div>
    <Revoke action="/account/keys/revoke" field="id" value={`${entry.id}`} name={entry.name} />
  </li>
)

const NewKey = ({ wrong }: Pick<Model, "wrong">) => {
  const asked = wrong?.asked ?? { name: "", scopes: ["account:read"] as const, days: "90" }
  return (
    <PostForm action="/account/keys" class="card">
      <h2>New key</h2>
      <div class="field">
        <label for="key-name">Name</label>
        <input
          id="key-name"
          name="name"
          type="text"
          required
          maxLength={longestName}
          autocomplete="off"
          value={asked.name}
          aria-describedby="key-hint"
        />
        <p id="key-hint" class="small soft">
          You alone see it. Call it by where it runs: «Release robot», «My laptop».
        </p>
      </div>
      <ScopeChoices legend="It may" scopes={scopes} checked={asked.scopes} />
      <div class="field">
        <label for="key-days">It works for</label>
        <select id="key-days" name="days">
          {keyLifetimes.map(({ value, label }) => (
            <option value={value} key={value} selected={value === asked.days}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {wrong === null ? null : (
        <p class="error" role="alert">
          {wrong.problem}
        </p>
      )}
      <div class="cta">
        <button type="submit" class="button primary">
          Make a key
        </button>
      </div>
    </PostForm>
  )
}

const View = ({ keys, newKey, wrong }: Model) => (
  <AccountFrame
    at="/account/keys"
    title="API keys"
    lead={
      <>
        A key lets a program of yours use the API in your name. <a href="/docs">The API</a>
      </>
    }
  >
    {newKey === null ? null : (
      <div class="card made" role="status">
        <p>
          <strong>Your new key.</strong> Copy it now: it is not shown again.
        </p>
        <code class="secret">{newKey}</code>
        <p class="small soft">
          Send it as <code>Authorization: Bearer</code> and the key. Whoever has it can do what you let it do.
        </p>
      </div>
    )}
    {keys.length === 0 ? (
      <p class="blank">No keys yet.</p>
    ) : (
      <ul class="rows">
        {keys.map((entry) => (
          <One key={entry.id} entry={entry} />
        ))}
      </ul>
    )}
    <NewKey wrong={wrong} />
  </AccountFrame>
)

const modelOf = (userId: number, more: Partial<Pick<Model, "newKey" | "wrong">> = {}) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const every = yield* (yield* ApiKeys).list(userId)
    const keys = every.filter(
      ({ revoked_at, expires_at }) => revoked_at === null && (expires_at === null || Date.parse(expires_at) > now)
    )
    const model: Model = { keys, newKey: more.newKey ?? null, wrong: more.wrong ?? null }
    return model
  })

export const ownKeys = page("/account/keys", {
  audience: "member",
  styles: ["account"],
  title: "API keys · Launchbook",
  description: "The keys by which programs of yours use the API.",
  load: ({ session }) => modelOf(session.userId),
  view: View
})

export const makeKey = form("/account/keys", {
  fields: { name: oneText, scope: manyTexts, days: oneText },
  run: ({ fields, session, by }) =>
    Effect.gen(function* () {
      const name = displayName(fields.name)
      const scopes = scopesOf(fields.scope.join(" "))
      const asked = { name: fields.name.slice(0, longestName), scopes, days: fields.days }
      const again = (problem: string) =>
        Effect.map(modelOf(session.userId, { wrong: { asked, problem } }), (model) => ownKeys.show(model, 400))
      const lifetime = keyLifetimes.find(({ value }) => value === fields.days)
      if (name === "") return yield* again("Give the key a name, so that you know it later.")
      if (scopes.length === 0) return yield* again("Choose at least one thing that the key may do.")
      if (lifetime === undefined) return yield* again("Choose how long the key lasts.")
      const now = yield* Clock.currentTimeMillis
      const expiresAt = lifetime.value === "" ? null : new Date(now + Number(lifetime.value) * day)
      const keys = yield* ApiKeys
      return yield* keys.createBy(by, { name, scopes, mode: "live", expiresAt }).pipe(
        Effect.flatMap(({ key }) => modelOf(session.userId, { newKey: key })),
        Effect.map((model) => ownKeys.show(model)),
        Effect.catchTag("TooManyKeys", ({ message }) => again(message))
      )
    })
})

export const revokeKey = form("/account/keys/revoke", {
  fields: { id: oneText },
  run: ({ fields: { id }, by }) =>
    Effect.gen(function* () {
      if (/^[1-9]\d{0,8}$/.test(id)) yield* (yield* ApiKeys).revokeBy(by, Number(id))
      return seeOther("/account/keys")
    })
})
