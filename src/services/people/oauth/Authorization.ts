/**
 * An app asks, a person answers. The app and where it sends people are established first; until both hold,
 * nothing is ever sent to the address of the request. Everything after that is told to the app, with the
 * issuer beside it (RFC 9207). Of the scopes asked for, the person's choice is what is granted.
 */
import { Clock, Data, Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import type { Scope } from "../../../domain/Principal.ts"
import { codeMillis } from "../../../domain/people/oauth/Lifetimes.ts"
import { type OAuthClient, responseType } from "../../../domain/people/oauth/OAuthClient.ts"
import type { OAuthErrorCode } from "../../../domain/people/oauth/OAuthError.ts"
import { resourceOf } from "../../../domain/people/oauth/OAuthResource.ts"
import { requestedScopes } from "../../../domain/people/oauth/OAuthScope.ts"
import { prefixes } from "../../../domain/people/oauth/OAuthToken.ts"
import { isChallenge, method } from "../../../domain/people/oauth/Pkce.ts"
import { destinationOf, redirectMatches, redirectWith } from "../../../domain/people/oauth/RedirectUri.ts"
import { type Actor, Audit } from "../../store/Audit.ts"
import { Changes } from "../../store/Changes.ts"
import { newSecret, sha256 } from "../../store/Secrets.ts"
import { GrantsRepo } from "../rows/GrantsRepo.ts"
import { Clients } from "./Clients.ts"

/** A request that holds: what the person is asked. */
export interface AuthorizationRequest {
  readonly client: OAuthClient
  readonly redirectUri: string
  readonly state: string | null
  readonly scopes: ReadonlyArray<Scope>
  readonly resource: string
  readonly challenge: string
  /** The app wants no page shown, which cannot be done: everyone is asked, every time. */
  readonly silent: boolean
}

/** For the person's eyes: the app, or where it would send them, is not established. */
export class AuthorizationRefused extends Data.TaggedError("AuthorizationRefused")<{ readonly message: string }> {}
/** For the app: the address to send the person to. */
export class AuthorizationFailed extends Data.TaggedError("AuthorizationFailed")<{ readonly location: string }> {}

/** Longer requests are refused whole. */
const longestQuery = 8192

type Parameters = (name: string) => { readonly value: string | null; readonly repeated: boolean }
/** RFC 6749 §3.1: a parameter without a value counts as left out, and none may come twice. */
const parametersOf = (query: string): Parameters => {
  const parameters = new URLSearchParams(query)
  return (name) => {
    const [first, ...more] = parameters.getAll(name)
    return { value: first === undefined || first === "" ? null : first, repeated: more.length > 0 }
  }
}

export class Authorization extends Effect.Service<Authorization>()("launchbook/OAuthAuthorization", {
  dependencies: [Audit.Default, Clients.Default, GrantsRepo.Default],
  effect: Effect.gen(function* () {
    const { publicUrl: issuer } = yield* AppConfigTag
    const audit = yield* Audit
    const changes = yield* Changes
    const clients = yield* Clients
    const grants = yield* GrantsRepo

    const answer = (
      to: Pick<AuthorizationRequest, "redirectUri" | "state">,
      parameters: Readonly<Record<string, string>>
    ) => redirectWith(to.redirectUri, { ...parameters, state: to.state, iss: issuer })

    /** Where an app hears that it did not work out. */
    const refusal = (
      to: Pick<AuthorizationRequest, "redirectUri" | "state">,
      error: OAuthErrorCode,
      description: string
    ) => answer(to, { error, error_description: description })

    const clientOf = (parameter: Parameters, address: string) =>
      Effect.gen(function* () {
        const id = parameter("client_id")
        const redirect = parameter("redirect_uri")
        const refuse = (message: string) => new AuthorizationRefused({ message })
        if (id.value === null || id.repeated) return yield* refuse("The request does not say which app it comes from.")
        const client = yield* Effect.mapError(clients.find(id.value, address), ({ message }) => refuse(message))
        const [only, ...more] = client.redirectUris
        const asked = redirect.value ?? (more.length === 0 ? only : undefined)
        if (asked === undefined || redirect.repeated)
          return yield* refuse("The request does not say where to send you afterwards.")
        if (!client.redirectUris.some((registered) => redirectMatches(registered, asked)))
          return yield* refuse(`${client.name} asks to send you to an address that it has not registered.`)
        return { client, redirectUri: asked }
      })

    /** Reads the query of an authorization request; `address` is the caller's network address. */
    const read = (
      query: string,
      address: string
    ): Effect.Effect<AuthorizationRequest, AuthorizationRefused | AuthorizationFailed> =>
      Effect.gen(function* () {
        if (query.length > longestQuery) return yield* new AuthorizationRefused({ message: "The request is too long." })
        const parameter = parametersOf(query)
        const { client, redirectUri } = yield* clientOf(parameter, address)
        const given = parameter("state")
        const to = { redirectUri, state: given.repeated ? null : given.value }
        const fail = (error: OAuthErrorCode, description: string) =>
          new AuthorizationFailed({ location: refusal(to, error, description) })

        const names = [
          "state",
          "response_type",
          "response_mode",
          "scope",
          "code_challenge",
          "code_challenge_method",
          "prompt"
        ]
        const repeated = names.find((name) => parameter(name).repeated)
        if (repeated !== undefined) return yield* fail("invalid_request", `${repeated} is given more than once.`)

        const { value: type } = parameter("response_type")
        if (type === null) return yield* fail("invalid_request", "response_type is missing.")
        if (type !== responseType)
          return yield* fail("unsupported_response_type", `response_type must be ${responseType}.`)
        const { value: mode } = parameter("response_mode")
        if (mode !== null && mode !== "query") return yield* fail("invalid_request", "response_mode must be query.")

        const { value: challenge } = parameter("code_challenge")
        if (challenge === null || parameter("code_challenge_method").value !== method || !isChallenge(challenge))
          return yield* fail(
            "invalid_request",
            `PKCE is required: a code_challenge with code_challenge_method ${method}.`
          )

        const asked = new URLSearchParams(query).getAll("resource").filter((value) => value !== "")
        const resource = resourceOf(issuer, asked)
        if (resource === null)
          return yield* fail("invalid_target", "resource must be this service: its MCP endpoint, or its API.")

        const scopes = requestedScopes(parameter("scope").value)
        if (scopes.length === 0) return yield* fail("invalid_scope", "scope names nothing that this service knows.")

        const silent = (parameter("prompt").value ?? "").split(" ").includes("none")
        return { client, ...to, scopes, resource, challenge, silent }
      })

    /** The person lets the app in: the address to send them to, with a code in it. */
    const allow = (request: AuthorizationRequest, by: Actor, chosen: ReadonlyArray<Scope>) =>
      changes.transaction(
        Effect.gen(function* () {
          const millis = yield* Clock.currentTimeMillis
          const now = new Date(millis)
          const expiresAt = new Date(millis + codeMillis)
          const code = yield* newSecret(prefixes.code)
          const grantId = yield* grants.insert({
            userId: by.userId,
            clientId: request.client.id,
            clientName: request.client.name,
            destination: destinationOf(request.redirectUri),
            resource: request.resource,
            scopes: request.scopes.filter((scope) => chosen.includes(scope)),
            now,
            expiresAt
          })
          yield* grants.insertCode({
            hash: sha256(code),
            grantId,
            redirectUri: request.redirectUri,
            challenge: request.challenge,
            expiresAt
          })
          yield* clients.touch(request.client.id, now)
          yield* audit.write(by, "consent_granted", request.client.id)
          return answer(request, { code })
        })
      )

    /** The person does not. */
    const deny = (request: AuthorizationRequest, by: Actor) =>
      Effect.as(
        audit.write(by, "consent_denied", request.client.id),
        refusal(request, "access_denied", "The person said no.")
      )

    return { read, allow, deny, refusal } as const
  })
}) {}
