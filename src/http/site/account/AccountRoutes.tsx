/** @jsxImportSource preact */
/** `/account` and its forms. A new key is shown in the answer to the form that made it, and never again. */
import { Clock, Effect, Layer } from "effect"
import { displayName } from "../../../domain/people/oauth/OAuthClient.ts"
import { scopesOf } from "../../../domain/people/oauth/OAuthScope.ts"
import { day } from "../../../domain/Week.ts"
import { ConnectedApps } from "../../../services/oauth/ConnectedApps.ts"
import { ApiKeys } from "../../../services/people/ApiKeys.ts"
import { type Session, Sessions } from "../../../services/people/Sessions.ts"
import { instant } from "../../../services/store/Instant.ts"
import { html, stylesheetPath } from "../frame/Html.ts"
import { page, seeOther } from "../frame/Pages.tsx"
import { Visits } from "../frame/Visits.ts"
import { AccountPage } from "./AccountPage.tsx"
import { keyLifetimes } from "./KeysSection.tsx"

const signInFirst = seeOther("/sign-in?return_to=/account")

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const keys = yield* ApiKeys
    const apps = yield* ConnectedApps
    const sessions = yield* Sessions
    const visits = yield* Visits

    const show = (
      session: Session,
      more: { readonly newKey: string | null; readonly problem: string | null },
      status = 200
    ) =>
      Effect.gen(function* () {
        const now = yield* instant
        const working = (yield* keys.list(session.userId)).filter(
          ({ revoked_at, expires_at }) =>
            revoked_at === null && (expires_at === null || Date.parse(expires_at) > now.getTime())
        )
        return html(
          <AccountPage
            stylesheet={stylesheetPath}
            now={now}
            session={session}
            keys={working}
            apps={yield* apps.list(session.userId)}
            sessions={yield* sessions.list(session.userId)}
            {...more}
          />,
          { status }
        )
      })

    const account = page("GET", "/account", (request) =>
      Effect.flatMap(visits.sessionOf(request), (session) =>
        session === null ? Effect.succeed(signInFirst) : show(session, { newKey: null, problem: null })
      )
    )

    const create = page("POST", "/account/keys", (request) =>
      Effect.gen(function* () {
        const { form, session, by } = yield* visits.signedFormOf(request)
        const refused = (problem: string) => show(session, { newKey: null, problem }, 400)
        const name = displayName(form.get("name") ?? "")
        const scopes = scopesOf(form.getAll("scope").join(" "))
        const lifetime = keyLifetimes.find(({ value }) => value === (form.get("days") ?? ""))
        if (name === "") return yield* refused("Give the key a name, so that you know it later.")
        if (scopes.length === 0) return yield* refused("Choose at least one thing that the key may do.")
        if (lifetime === undefined) return yield* refused("Choose how long the key lasts.")
        const now = yield* Clock.currentTimeMillis
        const made = yield* Effect.either(
          keys.createBy(by, {
            name,
            scopes,
            mode: "live",
            expiresAt: lifetime.value === "" ? null : new Date(now + Number(lifetime.value) * day)
          })
        )
        return yield* made._tag === "Left"
          ? refused(made.left.message)
          : show(session, { newKey: made.right.key, problem: null })
      })
    )

    const revokeKey = page("POST", "/account/keys/revoke", (request) =>
      Effect.gen(function* () {
        const { form, by } = yield* visits.signedFormOf(request)
        const id = form.get("id") ?? ""
        if (/^[1-9]\d{0,8}$/.test(id)) yield* keys.revokeBy(by, Number(id))
        return seeOther("/account")
      })
    )

    const revokeApp = page("POST", "/account/apps/revoke", (request) =>
      Effect.gen(function* () {
        const { form, session, by } = yield* visits.signedFormOf(request)
        const known = yield* apps.list(session.userId)
        const app = known.find(({ clientId }) => clientId === form.get("client_id"))
        if (app !== undefined) yield* apps.revoke(by, app.clientId)
        return seeOther("/account")
      })
    )

    return Layer.mergeAll(account, create, revokeKey, revokeApp)
  })
).pipe(Layer.provide(Visits.Default))
