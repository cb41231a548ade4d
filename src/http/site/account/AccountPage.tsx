/** @jsxImportSource preact */
/**
 * `/account`: who you are, what you ordered, your API keys, the apps you let in, and where you are signed in. A new key is shown in
 * the answer to the form that made it, and never again.
 */
import { Clock, Effect } from "effect"
import type { Order } from "../../../domain/money/Order.ts"
import type { PageOf } from "../../../domain/Page.ts"
import { displayName } from "../../../domain/people/oauth/OAuthClient.ts"
import { scopesOf } from "../../../domain/people/oauth/OAuthScope.ts"
import { day } from "../../../domain/Week.ts"
import { Checkout } from "../../../services/orders/Checkout.ts"
import { ApiKeys } from "../../../services/people/ApiKeys.ts"
import { ConnectedApps } from "../../../services/people/ConnectedApps.ts"
import { type Session, Sessions } from "../../../services/people/Sessions.ts"
import { seeOther } from "../declare/Instead.ts"
import { form, manyTexts, oneText } from "../declare/SiteForm.ts"
import { page } from "../declare/SitePage.ts"
import { type AccessProps, AppsSection, SessionsSection } from "./AccessSections.tsx"
import { type KeysProps, KeysSection, keyLifetimes } from "./KeysSection.tsx"
import { NoOrders, OrderList } from "./OrdersPage.tsx"

type Model = KeysProps & AccessProps & { readonly orders: PageOf<Order> }

/** Of the orders; the rest is on a page of its own. */
const latest = 3

const OrdersSection = ({ orders }: Pick<Model, "orders">) => (
  <section aria-labelledby="orders" class="stack">
    <h2 id="orders">Orders</h2>
    {orders.total === 0 ? <NoOrders /> : <OrderList orders={orders.items} />}
    {orders.has_more ? (
      <p>
        <a href="/account/orders">All {orders.total} orders</a>
      </p>
    ) : null}
  </section>
)

const View = (model: Model) => (
  <div class="account">
    <div>
      <h1>Your account</h1>
      <p class="soft">
        You are signed in as <strong>{model.session.email}</strong>
        {model.session.role === "admin" ? ", an administrator of this site" : ""}.
      </p>
    </div>
    <OrdersSection orders={model.orders} />
    <KeysSection {...model} />
    <AppsSection {...model} />
    <SessionsSection {...model} />
  </div>
)

const modelOf = (session: Session, more: Pick<Model, "newKey" | "problem">) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const keys = yield* (yield* ApiKeys).list(session.userId)
    const model: Model = {
      session,
      keys: keys.filter(
        ({ revoked_at, expires_at }) => revoked_at === null && (expires_at === null || Date.parse(expires_at) > now)
      ),
      apps: yield* (yield* ConnectedApps).list(session.userId),
      sessions: yield* (yield* Sessions).list(session.userId),
      orders: yield* (yield* Checkout).ownOrders(session.userId, { page: 1, per_page: latest }),
      ...more
    }
    return model
  })

export const account = page("/account", {
  audience: "member",
  title: "Your account · Launchbook",
  description: "Your API keys, connected apps and sessions.",
  load: ({ session }) => modelOf(session, { newKey: null, problem: null }),
  view: View
})

export const makeKey = form("/account/keys", {
  fields: { name: oneText, scope: manyTexts, days: oneText },
  run: ({ fields, session, by }) =>
    Effect.gen(function* () {
      const again = (problem: string) =>
        Effect.map(modelOf(session, { newKey: null, problem }), (model) => account.show(model, 400))
      const name = displayName(fields.name)
      const scopes = scopesOf(fields.scope.join(" "))
      const lifetime = keyLifetimes.find(({ value }) => value === fields.days)
      if (name === "") return yield* again("Give the key a name, so that you know it later.")
      if (scopes.length === 0) return yield* again("Choose at least one thing that the key may do.")
      if (lifetime === undefined) return yield* again("Choose how long the key lasts.")
      const now = yield* Clock.currentTimeMillis
      const expiresAt = lifetime.value === "" ? null : new Date(now + Number(lifetime.value) * day)
      const keys = yield* ApiKeys
      return yield* keys.createBy(by, { name, scopes, mode: "live", expiresAt }).pipe(
        Effect.flatMap(({ key }) => modelOf(session, { newKey: key, problem: null })),
        Effect.map((model) => account.show(model)),
        Effect.catchTag("TooManyKeys", ({ message }) => again(message))
      )
    })
})

export const revokeKey = form("/account/keys/revoke", {
  fields: { id: oneText },
  run: ({ fields: { id }, by }) =>
    Effect.gen(function* () {
      if (/^[1-9]\d{0,8}$/.test(id)) yield* (yield* ApiKeys).revokeBy(by, Number(id))
      return seeOther("/account")
    })
})

export const revokeApp = form("/account/apps/revoke", {
  fields: { client_id: oneText },
  run: ({ fields, session, by }) =>
    Effect.gen(function* () {
      const apps = yield* ConnectedApps
      const known = yield* apps.list(session.userId)
      const app = known.find(({ clientId }) => clientId === fields.client_id)
      if (app !== undefined) yield* apps.revoke(by, app.clientId)
      return seeOther("/account")
    })
})
