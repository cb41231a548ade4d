/** @jsxImportSource preact */
/** The account: who you are, your API keys, the apps you let in, and where you are signed in. */
import type { ConnectedApp } from "../../../services/oauth/ConnectedApps.ts"
import { Layout } from "../frame/Layout.tsx"
import { Used, When } from "../frame/When.tsx"
import { type KeysProps, KeysSection } from "./KeysSection.tsx"
import { Revoke } from "./Revoke.tsx"

export interface SessionShown {
  readonly id: number
  readonly created_at: string
  readonly last_seen_at: string
}

export interface AccountPageProps extends KeysProps {
  readonly stylesheet: string
  readonly apps: ReadonlyArray<ConnectedApp>
  readonly sessions: ReadonlyArray<SessionShown>
}

const Apps = ({ apps, now, session }: AccountPageProps) => (
  <section aria-labelledby="apps" class="stack">
    <h2 id="apps">Connected apps</h2>
    {apps.length === 0 ? (
      <p class="soft">
        You have let no app in. <a href="/docs/agents">How to use Launchbook from an agent</a>
      </p>
    ) : (
      <ul class="rows">
        {apps.map((app) => (
          <li key={app.clientId}>
            <div>
              <strong>{app.name}</strong> <span class="soft">{app.destination}</span>
              <div class="small soft">
                {app.scopes.join(", ")} · <Used at={app.lastUsedAt} now={now} />
              </div>
            </div>
            <Revoke
              action="/account/apps/revoke"
              csrf={session.csrf}
              field="client_id"
              value={app.clientId}
              name={app.name}
            />
          </li>
        ))}
      </ul>
    )}
  </section>
)

const Sessions = ({ sessions, now, session }: AccountPageProps) => (
  <section aria-labelledby="sessions" class="stack">
    <h2 id="sessions">Where you are signed in</h2>
    <ul class="rows">
      {sessions.map((one) => (
        <li key={one.id}>
          <div>
            {one.id === session.id ? <strong>This browser</strong> : "Another browser"}
            <div class="small soft">
              since <When at={one.created_at} now={now} /> · last used <When at={one.last_seen_at} now={now} />
            </div>
          </div>
        </li>
      ))}
    </ul>
    <form method="post" action="/sign-out/everywhere">
      <input type="hidden" name="csrf" value={session.csrf} />
      <button type="submit" class="button">
        Sign out everywhere
      </button>
    </form>
  </section>
)

export const AccountPage = (props: AccountPageProps) => (
  <Layout
    title="Your account · Launchbook"
    description="Your API keys, connected apps and sessions."
    canonical={null}
    person={props.session}
    stylesheet={props.stylesheet}
  >
    <div class="account">
      <div>
        <h1>Your account</h1>
        <p class="soft">
          You are signed in as <strong>{props.session.email}</strong>
          {props.session.role === "admin" ? ", an administrator of this site" : ""}.
        </p>
      </div>
      <KeysSection {...props} />
      <Apps {...props} />
      <Sessions {...props} />
    </div>
  </Layout>
)
