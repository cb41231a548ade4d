/** @jsxImportSource preact */
/**
 * `/oauth/authorize` and the form on its page. The request is read anew when the form comes back: nothing
 * of it is believed because a page showed it. Nobody is let in without a person who is asked each time.
 */
import { Effect, Layer } from "effect"
import type { Scope } from "../../domain/Principal.ts"
import { scopesOf } from "../../domain/people/oauth/OAuthScope.ts"
import { isLoopback } from "../../domain/people/oauth/RedirectUri.ts"
import { Authorization, type AuthorizationRequest } from "../../services/oauth/Authorization.ts"
import type { Session } from "../../services/people/Sessions.ts"
import { RequestInfo } from "../request/RequestInfo.ts"
import { ConsentPage } from "../site/account/ConsentPage.tsx"
import { html, stylesheetPath } from "../site/frame/Html.ts"
import { refuse } from "../site/frame/PageRefusal.ts"
import { page, seeOther } from "../site/frame/Pages.tsx"
import { Visits } from "../site/frame/Visits.ts"

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
const openable = { "cross-origin-opener-policy": "unsafe-none", "referrer-policy": "same-origin" }

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const authorization = yield* Authorization
    const visits = yield* Visits

    /** A request as it came; what is wrong with the app is told to the person, what is wrong with the rest to the app. */
    const read = (query: string) =>
      Effect.flatMap(RequestInfo, ({ address }) => authorization.read(query, address)).pipe(
        Effect.mapError((error) =>
          error._tag === "AuthorizationFailed"
            ? error
            : refuse(400, "This app cannot be let in", `${error.message} Go back to the app and connect it again.`)
        )
      )

    const ask = (
      session: Session,
      request: AuthorizationRequest,
      query: string,
      checked: ReadonlyArray<Scope>,
      problem: string | null
    ) =>
      html(
        <ConsentPage
          stylesheet={stylesheetPath}
          session={session}
          request={request}
          query={query}
          checked={checked}
          problem={problem}
        />,
        { status: problem === null ? 200 : 400, formAction: formActionOf(request), headers: openable }
      )

    const authorize = (incoming: Request) =>
      Effect.gen(function* () {
        const query = new URL(incoming.url).search.slice(1)
        const request = yield* read(query)
        const session = yield* visits.sessionOf(incoming)
        if (request.silent) {
          const error = session === null ? "login_required" : "consent_required"
          return seeOther(authorization.refusal(request, error, "A person must be asked."))
        }
        return session === null
          ? seeOther(`/sign-in?return_to=${encodeURIComponent(`/oauth/authorize?${query}`)}`)
          : ask(session, request, query, request.scopes, null)
      }).pipe(Effect.catchTag("AuthorizationFailed", ({ location }) => Effect.succeed(seeOther(location))))

    const decide = (incoming: Request) =>
      Effect.gen(function* () {
        const { form, session, by } = yield* visits.signedFormOf(incoming)
        const query = form.get("request") ?? ""
        const request = yield* read(query)
        if (form.get("decision") === "deny") return seeOther(yield* authorization.deny(request, by))
        if (form.get("decision") !== "allow") return yield* refuse(400, "That did not work", "Choose Allow or Deny.")
        const chosen = scopesOf(form.getAll("scope").join(" ")).filter((scope) => request.scopes.includes(scope))
        return chosen.length === 0
          ? ask(session, request, query, [], "Choose at least one thing that it may do, or deny.")
          : seeOther(yield* authorization.allow(request, by, chosen))
      }).pipe(Effect.catchTag("AuthorizationFailed", ({ location }) => Effect.succeed(seeOther(location))))

    return Layer.mergeAll(
      page("GET", "/oauth/authorize", authorize),
      page("POST", "/oauth/consent", decide),
      // Where clients of MCP 2025-03-26 look when they find no metadata.
      page("GET", "/authorize", authorize)
    )
  })
).pipe(Layer.provide(Visits.Default))
