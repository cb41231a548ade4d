/** @jsxImportSource preact */
/** The question whether an app may act for a person: who asks, where it sends them, and what it may do. */
import type { Scope } from "../../../domain/Principal.ts"
import { destinationOf, isLoopback } from "../../../domain/people/oauth/RedirectUri.ts"
import type { AuthorizationRequest } from "../../../services/oauth/Authorization.ts"
import type { Session } from "../../../services/people/Sessions.ts"
import { Layout } from "../frame/Layout.tsx"
import { ScopeChoices } from "./ScopeChoices.tsx"

/** What a person should know before they trust the name above. */
const Caution = ({ client }: Pick<AuthorizationRequest, "client">) => {
  if (client.redirectUris.every(isLoopback))
    return (
      <p class="warning">
        This app runs on your own computer, and any program there can call itself what it likes. Allow it only if you
        have just started it yourself.
      </p>
    )
  return client.kind === "registered" ? (
    <p class="notice">The app chose its name itself, and nobody has checked it. Look at where it sends you.</p>
  ) : null
}

export const ConsentPage = (props: {
  readonly stylesheet: string
  readonly session: Session
  readonly request: AuthorizationRequest
  /** The query the request came as; the form sends it back to be read again. */
  readonly query: string
  readonly checked: ReadonlyArray<Scope>
  readonly problem: string | null
}) => {
  const { client, redirectUri, scopes } = props.request
  const title = `Let ${client.name} in?`
  return (
    <Layout
      title={`${title} · Launchbook`}
      description="An app asks for access to your account."
      canonical={null}
      person={props.session}
      stylesheet={props.stylesheet}
    >
      <div class="narrow stack">
        <h1>{title}</h1>
        <p class="soft">
          It asks to use your account <strong>{props.session.email}</strong>.
        </p>
        <form method="post" action="/oauth/consent" class="card">
          <dl class="facts">
            <dt>App</dt>
            <dd>{client.name}</dd>
            {client.kind === "document" ? (
              <>
                <dt>Vouched for by</dt>
                <dd>{new URL(client.id).host}</dd>
              </>
            ) : null}
            <dt>Sends you to</dt>
            <dd>{destinationOf(redirectUri)}</dd>
          </dl>
          <Caution client={client} />
          <ScopeChoices legend="It may" scopes={scopes} checked={props.checked} />
          {props.problem === null ? null : (
            <p class="error" role="alert">
              {props.problem}
            </p>
          )}
          <input type="hidden" name="request" value={props.query} />
          <input type="hidden" name="csrf" value={props.session.csrf} />
          <div class="cta">
            <button type="submit" name="decision" value="allow" class="button primary">
              Allow
            </button>
            <button type="submit" name="decision" value="deny" class="button">
              Deny
            </button>
          </div>
          <p class="soft small">You can take this back at any time on your account page.</p>
        </form>
      </div>
    </Layout>
  )
}
