/** @jsxImportSource preact */
/**
 * `/oauth/authorize`: the question whether an app may act for a person, and the form on its page. The request is
 * read anew when the form comes back: nothing of it is believed because a page showed it. Nobody is let in without
 * a person who is asked each time.
 */
import { Effect } from "effect"
import type { Scope } from "../../../../domain/Principal.ts"
import { scopesOf } from "../../../../domain/people/oauth/OAuthScope.ts"
import { destinationOf, isLoopback } from "../../../../domain/people/oauth/RedirectUri.ts"
import { Authorization, type AuthorizationRequest } from "../../../../services/people/OAuth.ts"
import { problem, seeOther, signInFirst } from "../../declare/Instead.ts"
import type { Policy } from "../../declare/PageDefinition.ts"
import { form, manyTexts, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import type { RawVisit } from "../../declare/SiteVisit.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Face } from "../../parts/Face.tsx"
import { ScopeChoices } from "../access/ScopeChoices.tsx"

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

interface Model {
  readonly email: string
  readonly request: AuthorizationRequest
  /** The query the request came as; the form sends it back to be read again. */
  readonly query: string
  readonly checked: ReadonlyArray<Scope>
  readonly problem: string | null
}

const titleOf = ({ request }: Model) => `Let ${request.client.name} in?`

const View = (props: Model) => {
  const { client, redirectUri, scopes } = props.request
  return (
    <div class="narrow stack entry">
      <h1>{titleOf(props)}</h1>
      <p class="lead">An app asks to act in your name.</p>
      <PostForm action="/oauth/consent" class="card">
        <p class="who">
          <Face name={props.email} picture={null} />
          <span>
            Your account: <strong>{props.email}</strong>
          </span>
        </p>
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
          <dd>
            <strong>{destinationOf(redirectUri)}</strong>
          </dd>
        </dl>
        <Caution client={client} />
        <ScopeChoices legend="It may" scopes={scopes} checked={props.checked} />
        {props.problem === null ? null : (
          <p class="error" role="alert">
            {props.problem}
          </p>
        )}
        <input type="hidden" name="request" value={props.query} />
        <div class="cta">
          <button type="submit" name="decision" value="allow" class="button primary">
            Allow
          </button>
          <button type="submit" name="decision" value="deny" class="button">
            Deny
          </button>
        </div>
        <p class="soft small">
          It can never vote, review or pay for you. You can take this back at any time under{" "}
          <a href="/account/apps">connected apps</a>.
        </p>
      </PostForm>
    </div>
  )
}

/**
 * Where the form may lead. Chromium applies `form-action` to every redirect that follows a form, the app's own
 * included, and cannot name an IPv6 host: so it is given schemes, those an app's redirects may use.
 */
const formActionOf = ({ redirectUri }: AuthorizationRequest): ReadonlyArray<string> => {
  if (isLoopback(redirectUri)) return ["http:", "https:"]
  const { protocol } = new URL(redirectUri)
  return protocol === "https:" ? [protocol] : [protocol, "https:"]
}

/** An app that opened this page in a window of its own may keep hold of that window, to hear that it is done. */
const policy = ({ request }: Model): Policy => ({
  formAction: formActionOf(request),
  opener: "unsafe-none",
  referrer: "same-origin"
})

/** A request as it came; what is wrong with the app is told to the person, what is wrong with the rest to the app. */
const read = (query: string, address: string) =>
  Effect.flatMap(Authorization, (authorization) => authorization.read(query, address)).pipe(
    Effect.catchTags({
      AuthorizationFailed: ({ location }) => seeOther(location),
      AuthorizationRefused: ({ message }) =>
        problem(400, "This app cannot be let in", `${message} Go back to the app and connect it again.`)
    })
  )

const load = ({ search, address, session }: Pick<RawVisit, "search" | "address" | "session">) =>
  Effect.gen(function* () {
    const request = yield* read(search, address)
    if (request.silent) {
      const { refusal } = yield* Authorization
      const error = session === null ? "login_required" : "consent_required"
      return yield* seeOther(refusal(request, error, "A person must be asked."))
    }
    if (session === null) return yield* signInFirst(`/oauth/authorize?${search}`)
    const model: Model = { email: session.email, request, query: search, checked: request.scopes, problem: null }
    return model
  })

const question = {
  audience: "unlisted",
  styles: ["account"],
  title: (model: Model) => `${titleOf(model)} · Launchbook`,
  description: "An app asks for access to your account.",
  policy,
  load,
  view: View
} as const

export const consent = page("/oauth/authorize", question)
/** Where clients of MCP 2025-03-26 look when they find no metadata. */
export const consentAtRoot = page("/authorize", question)

export const answerApp = form("/oauth/consent", {
  fields: { request: oneText, decision: oneText, scope: manyTexts },
  run: ({ fields, session, by, address }) =>
    Effect.gen(function* () {
      const authorization = yield* Authorization
      const request = yield* read(fields.request, address)
      if (fields.decision === "deny") return seeOther(yield* authorization.deny(request, by))
      if (fields.decision !== "allow") return yield* problem(400, "That did not work", "Choose Allow or Deny.")
      const chosen = scopesOf(fields.scope.join(" ")).filter((scope) => request.scopes.includes(scope))
      if (chosen.length > 0) return seeOther(yield* authorization.allow(request, by, chosen))
      const wrong = "Choose at least one thing that it may do, or deny."
      return consent.show({ email: session.email, request, query: fields.request, checked: [], problem: wrong }, 400)
    })
})
