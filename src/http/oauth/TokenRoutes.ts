/** `/oauth/token`, `/oauth/revoke` and `/oauth/register`: what an app sends without a person. */
import { HttpServerResponse } from "@effect/platform"
import { Effect, Layer } from "effect"
import { oauthError } from "../../domain/people/oauth/OAuthError.ts"
import { Bodies } from "../../services/execute/Bodies.ts"
import { declaredJson, parseJson } from "../../services/execute/JsonBody.ts"
import { AccessTokens, Clients } from "../../services/people/OAuth.ts"
import { networkOf } from "../../services/store/CallLimits.ts"
import { RateLimits } from "../../services/store/RateLimits.ts"
import { RequestInfo } from "../request/RequestInfo.ts"
import { formOf, oauthJson, oauthRoute, tooMany, unreadable } from "./OAuthRoute.ts"

const maxTokenBytes = 16 * 1024
const maxMetadataBytes = 64 * 1024
/** Registrations an hour from one network. */
const registrations = { name: "oauth_register", limit: 20, window: 3600 } as const
/** Token requests a minute from one network; hosted apps send those of many people from one. */
const tokenRequests = { name: "oauth_token", limit: 600, window: 60 } as const

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const clients = yield* Clients
    const tokens = yield* AccessTokens
    const limits = yield* RateLimits
    const bodies = yield* Bodies

    /** Seconds to wait where the caller's network has asked too often, else null. */
    const waitFor = (limit: typeof registrations | typeof tokenRequests) =>
      Effect.gen(function* () {
        const { address } = yield* RequestInfo
        const state = yield* limits.take({ ...limit, subject: networkOf(address) })
        return state.allowed ? null : state.reset
      })

    const token = (request: Request) =>
      Effect.gen(function* () {
        const wait = yield* waitFor(tokenRequests)
        if (wait !== null) return tooMany(wait)
        if (request.headers.has("authorization")) {
          // RFC 6749 §5.2: a client that authenticated by a header is answered with that header's scheme.
          const refusal = {
            error: "invalid_client",
            error_description: "Clients here hold no secret. Send client_id in the form."
          }
          return oauthJson(401, refusal, {
            "cache-control": "no-store",
            "www-authenticate": 'Basic realm="Launchbook"'
          })
        }
        const field = yield* formOf(bodies, request, maxTokenBytes)
        if (field("client_secret") !== null || field("client_assertion") !== null)
          return yield* oauthError("invalid_client", "Clients here hold no secret. Send client_id alone.")
        const answer = yield* tokens.give({
          grantType: field("grant_type"),
          clientId: field("client_id"),
          code: field("code"),
          verifier: field("code_verifier"),
          redirectUri: field("redirect_uri"),
          refreshToken: field("refresh_token"),
          scope: field("scope"),
          resource: field("resource")
        })
        return oauthJson(200, answer)
      })

    const revoke = (request: Request) =>
      Effect.gen(function* () {
        const wait = yield* waitFor(tokenRequests)
        if (wait !== null) return tooMany(wait)
        const field = yield* formOf(bodies, request, maxTokenBytes)
        const given = field("token")
        if (given === null) return yield* oauthError("invalid_request", "token is missing.")
        yield* tokens.revoke(given, field("client_id"))
        return HttpServerResponse.empty({
          status: 200,
          headers: { "cache-control": "no-store", "access-control-allow-origin": "*" }
        })
      })

    const register = (request: Request) =>
      Effect.gen(function* () {
        const wait = yield* waitFor(registrations)
        if (wait !== null) return tooMany(wait)
        const metadata = yield* declaredJson(request).pipe(
          Effect.zipRight(bodies.read(request, maxMetadataBytes)),
          Effect.flatMap(parseJson),
          Effect.mapError(unreadable("invalid_client_metadata"))
        )
        return oauthJson(201, yield* clients.register(metadata))
      })

    return Layer.mergeAll(
      oauthRoute("POST", "/oauth/token", token),
      oauthRoute("POST", "/oauth/revoke", revoke),
      oauthRoute("POST", "/oauth/register", register),
      // Where clients of MCP 2025-03-26 look when they find no metadata.
      oauthRoute("POST", "/token", token),
      oauthRoute("POST", "/register", register)
    )
  })
)
