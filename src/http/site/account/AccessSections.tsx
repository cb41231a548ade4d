/** @jsxImportSource preact */
/** Who else acts for a person, on the account page: the apps they let in and the browsers they are signed in with. */
import type { ConnectedApp } from "../../../services/people/ConnectedApps.ts"
import type { Session } from "../../../services/people/Sessions.ts"
import { PostForm } from "../frame/PostForm.tsx"
import { Used, When } from "../frame/When.tsx"
import { Revoke } from "./Revoke.tsx"

interface SessionShown {
  readonly id: number
  readonly created_at: string
  readonly last_seen_at: string
}

export interface AccessProps {
  readonly session: Session
  readonly apps: ReadonlyArray<ConnectedApp>
  readonly sessions: ReadonlyArray<SessionShown>
}

export const AppsSection = ({ apps }: Pick<AccessProps, "apps">) => (
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
                {app.scopes.join(", ")} · <Used at={app.lastUsedAt} />
              </div>
            </div>
            <Revoke action="/account/apps/revoke" field="client_id" value={app.clientId} name={app.name} />
          </li>
        ))}
      </ul>
    )}
  </section>
)

export const SessionsSection = ({ sessions, session }: Pick<AccessProps, "sessions" | "session">) => (
  <section aria-labelledby="sessions" class="stack">
    <h2 id="sessions">Where you are signed in</h2>
    <ul class="rows">
      {sessions.map((one) => (
        <li key={one.id}>
          <div>
            {one.id === session.id ? <strong>This browser</strong> : "Another browser"}
            <div class="small soft">
              since <When at={one.created_at} /> · last used <When at={one.last_seen_at} />
            </div>
          </div>
        </li>
      ))}
    </ul>
    <PostForm action="/sign-out/everywhere">
      <button type="submit" class="button">
        Sign out everywhere
      </button>
    </PostForm>
  </section>
)
