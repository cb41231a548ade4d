/** @jsxImportSource preact */
/** `/account/apps`: the apps somebody let in, what each may do, and taking it back. */
import { Effect } from "effect"
import { scopeMeaning } from "../../../../domain/Principal.ts"
import { type ConnectedApp, ConnectedApps } from "../../../../services/people/OAuth.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { AccountFrame } from "../../frame/AccountFrame.tsx"
import { Used, When } from "../../parts/When.tsx"
import { Revoke } from "./Revoke.tsx"

const One = ({ app }: { readonly app: ConnectedApp }) => (
  <li>
    <div>
      <strong>{app.name}</strong> <span class="soft">{app.destination}</span>
      <div class="small soft">{app.scopes.map((scope) => scopeMeaning[scope]).join(" · ")}</div>
      <div class="small soft">
        <span class="mono">{app.scopes.join(", ")}</span> · let in <When at={app.since} /> ·{" "}
        <Used at={app.lastUsedAt} />
      </div>
    </div>
    <Revoke action="/account/apps/revoke" field="client_id" value={app.clientId} name={app.name} />
  </li>
)

const View = ({ apps }: { readonly apps: ReadonlyArray<ConnectedApp> }) => (
  <AccountFrame
    at="/account/apps"
    title="Connected apps"
    lead="Apps and agents that act in your name. What you take back stops working at once."
  >
    {apps.length === 0 ? (
      <p class="blank">
        You have let no app in. <a href="/docs/agents">How to use Launchbook from an agent</a>
      </p>
    ) : (
      <ul class="rows" id="apps">
        {apps.map((app) => (
          <One key={app.clientId} app={app} />
        ))}
      </ul>
    )}
    <p class="small soft">No app and no agent can vote, follow, review or pay for you, whatever you let it do.</p>
  </AccountFrame>
)

export const ownApps = page("/account/apps", {
  audience: "member",
  styles: ["account"],
  title: "Connected apps · Launchbook",
  description: "The apps that act in your name, and taking that back.",
  load: ({ session }) =>
    Effect.map(
      Effect.flatMap(ConnectedApps, (connected) => connected.list(session.userId)),
      (apps) => ({ apps })
    ),
  view: View
})

export const revokeApp = form("/account/apps/revoke", {
  fields: { client_id: oneText },
  run: ({ fields, session, by }) =>
    Effect.gen(function* () {
      const apps = yield* ConnectedApps
      const known = yield* apps.list(session.userId)
      const app = known.find(({ clientId }) => clientId === fields.client_id)
      if (app !== undefined) yield* apps.revoke(by, app.clientId)
      return seeOther("/account/apps")
    })
})
