/** Routes of the authorization server that apps talk to: forms or JSON in, RFC 6749's JSON out, from any page. */
import { type HttpRouter, HttpServerResponse } from "@effect/platform"
import { Cause, Effect, Layer, Option, type Scope } from "effect"
import type { Failure } from "../../domain/Failure.ts"
import { OAuthError, type OAuthErrorCode, oauthError } from "../../domain/people/oauth/OAuthError.ts"
import type { Bodies } from "../../services/execute/Bodies.ts"
import { failureOf } from "../../services/execute/FailureOf.ts"
import { type RouteMethod, route, webRequest } from "../request/Route.ts"

/** A page may call these: what they do depends on what it sends, never on a cookie. */
const cors = { "access-control-allow-origin": "*" }
const preflight = {
  ...cors,
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "Authorization, Content-Type, MCP-Protocol-Version",
  "access-control-max-age": "86400"
}
const noStore = { "cache-control": "no-store", pragma: "no-cache" }

const json = "application/json; charset=utf-8"

export const oauthJson = (status: number, body: unknown, headers: Readonly<Record<string, string>> = noStore) =>
  HttpServerResponse.text(JSON.stringify(body), { status, contentType: json, headers: { ...cors, ...headers } })

const statuses: Partial<Record<OAuthErrorCode, number>> = {
  invalid_client: 401,
  server_error: 500,
  temporarily_unavailable: 503
}

const errorAnswer = (
  { error, message }: OAuthError,
  more: { readonly status?: number; readonly retryAfter?: number }
) =>
  oauthJson(
    more.status ?? statuses[error] ?? 400,
    { error, error_description: message },
    { ...noStore, ...(error === "temporarily_unavailable" ? { "retry-after": String(more.retryAfter ?? 2) } : {}) }
  )

/** Asked too often; seconds to wait. */
export const tooMany = (retryAfter: number) =>
  errorAnswer(oauthError("temporarily_unavailable", `Too many requests. Try again in ${retryAfter} seconds.`), {
    status: 429,
    retryAfter
  })

/** What is said of a body that cannot be taken: one that finds no room may come again. */
export const unreadable =
  (code: OAuthErrorCode) =>
  ({ status, message }: Failure): OAuthError =>
    oauthError(status === 429 || status === 503 ? "temporarily_unavailable" : code, message.replaceAll(/["\\`]/g, "'"))

/** RFC 6749 §3.2: parameters come in a form, each once; one without a value counts as left out. */
export const formOf = (
  bodies: Pick<Bodies, "read">,
  request: Request,
  most: number
): Effect.Effect<(name: string) => string | null, OAuthError> =>
  Effect.gen(function* () {
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? ""))
      return yield* oauthError("invalid_request", "Send a form: Content-Type application/x-www-form-urlencoded.")
    const bytes = yield* Effect.mapError(bodies.read(request, most), unreadable("invalid_request"))
    const form = new URLSearchParams(new TextDecoder().decode(bytes))
    const repeated = [...form.keys()].find((name) => name !== "resource" && form.getAll(name).length > 1)
    if (repeated !== undefined) return yield* oauthError("invalid_request", "A parameter is given more than once.")
    return (name) => form.get(name) || null
  })

type Handler = (
  request: Request
) => Effect.Effect<HttpServerResponse.HttpServerResponse, OAuthError, HttpRouter.RouteContext | Scope.Scope>

/** Serves a path, and its preflight. */
export const oauthRoute = (method: RouteMethod, path: `/${string}`, handler: Handler) =>
  Layer.merge(
    route("OPTIONS", path, () => Effect.succeed(HttpServerResponse.empty({ status: 204, headers: preflight }))),
    route(method, path, (incoming) =>
      Effect.suspend(() => handler(webRequest(incoming))).pipe(
        Effect.catchAllCause((cause) => {
          const failure = Cause.failureOption(cause)
          if (Option.isSome(failure) && failure.value instanceof OAuthError)
            return Effect.succeed(errorAnswer(failure.value, {}))
          return Effect.map(failureOf(cause), ({ status, message, retry }) =>
            status === 503
              ? errorAnswer(
                  oauthError("temporarily_unavailable", message),
                  retry === undefined ? {} : { retryAfter: retry.after }
                )
              : errorAnswer(oauthError("server_error", message), {})
          )
        })
      )
    )
  )
