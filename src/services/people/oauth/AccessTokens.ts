/**
 * Codes and refresh tokens become tokens. A code works once, and a second use of it ends what the first one
 * got. A refresh token is exchanged for a new one each time; one that comes back later was copied by
 * somebody, so the whole grant ends. All of that is settled under a lock, in one transaction, which
 * commits whatever the answer is.
 */
import { Clock, Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import type { Caller, Scope } from "../../../domain/Principal.ts"
import { accessMillis, overlapMillis, refreshMillis } from "../../../domain/people/oauth/Lifetimes.ts"
import { type OAuthError, type OAuthErrorCode, oauthError } from "../../../domain/people/oauth/OAuthError.ts"
import { type Door, narrowedResource, resourcesOfDoor } from "../../../domain/people/oauth/OAuthResource.ts"
import { narrowedScopes } from "../../../domain/people/oauth/OAuthScope.ts"
import { isRefreshToken, prefixes } from "../../../domain/people/oauth/OAuthToken.ts"
import { isVerifier } from "../../../domain/people/oauth/Pkce.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import type { Proof } from "../../store/KnownCredentials.ts"
import { newSecret, sameSecret, sha256 } from "../../store/Secrets.ts"
import { GrantsRepo } from "../rows/GrantsRepo.ts"
import { type CodeRow, TokensRepo } from "../rows/TokensRepo.ts"
import { Clients } from "./Clients.ts"

/** A token request as it came; `null` for what was left out. */
export interface TokenRequest {
  readonly grantType: string | null
  readonly clientId: string | null
  readonly code: string | null
  readonly verifier: string | null
  readonly redirectUri: string | null
  readonly refreshToken: string | null
  readonly scope: string | null
  readonly resource: string | null
}

/** RFC 6749 §5.1; `expires_in` in seconds. */
export interface TokenAnswer {
  readonly access_token: string
  readonly token_type: "Bearer"
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

const refuse = (error: OAuthErrorCode, message: string) => Effect.fail(oauthError(error, message))
const unusable = (what: string) => refuse("invalid_grant", `The ${what} is unknown, expired, used or revoked.`)

export class AccessTokens extends Effect.Service<AccessTokens>()("launchbook/AccessTokens", {
  dependencies: [Clients.Default, GrantsRepo.Default, TokensRepo.Default],
  effect: Effect.gen(function* () {
    const { publicUrl } = yield* AppConfigTag
    const changes = yield* Changes
    const clients = yield* Clients
    const grants = yield* GrantsRepo
    const repo = yield* TokensRepo

    /** Commits what was done even where the answer is a refusal: ending a grant is one. */
    const settle = <A>(work: Effect.Effect<A, OAuthError>) => Effect.flatten(changes.transaction(Effect.either(work)))

    const issue = (
      grant: { readonly grant_id: number; readonly client_id: string; readonly scopes: ReadonlyArray<Scope> },
      scopes: ReadonlyArray<Scope>,
      now: number
    ) =>
      Effect.gen(function* () {
        const access = yield* newSecret(prefixes.access)
        const refresh = yield* newSecret(prefixes.refresh)
        const grantId = grant.grant_id
        const until = new Date(now + refreshMillis)
        yield* repo.insert({
          hash: sha256(access),
          grantId,
          kind: "access",
          scopes,
          expiresAt: new Date(now + accessMillis)
        })
        // RFC 6749 §6: the scope of a new refresh token is that of the grant, however narrow the access token.
        yield* repo.insert({ hash: sha256(refresh), grantId, kind: "refresh", scopes: grant.scopes, expiresAt: until })
        yield* grants.prolong(grantId, new Date(now), until)
        yield* clients.touch(grant.client_id, new Date(now))
        return {
          access_token: access,
          token_type: "Bearer",
          expires_in: accessMillis / 1000,
          refresh_token: refresh,
          scope: scopes.join(" ")
        } satisfies TokenAnswer
      })

    /** Ends a grant with everything that was issued under it, wherever that is known. */
    const end = ({ grant_id, user_id }: Pick<CodeRow, "grant_id" | "user_id">) =>
      Effect.zipRight(grants.remove(grant_id), changes.touchCredentials([user_id]))

    /**
     * A grant for the whole service becomes one for the door that its tokens are asked for; those it has already open
     * the other no more.
     */
    const bind = (asked: string | null, grant: Pick<CodeRow, "grant_id" | "user_id" | "resource">) =>
      Effect.gen(function* () {
        const resource = narrowedResource(publicUrl, grant.resource, asked)
        if (resource === null) return yield* refuse("invalid_target", "resource is not the one that was granted.")
        if (resource === grant.resource) return
        yield* grants.narrow(grant.grant_id, resource)
        yield* changes.touchCredentials([grant.user_id])
      })

    const exchange = ({ code, verifier, redirectUri, resource }: TokenRequest, clientId: string) =>
      Effect.gen(function* () {
        if (code === null) return yield* refuse("invalid_request", "code is missing.")
        if (verifier === null) return yield* refuse("invalid_request", "code_verifier is missing.")
        const now = yield* Clock.currentTimeMillis
        const hash = sha256(code)
        const row = yield* repo.lockCode(hash)
        if (row === undefined) return yield* unusable("code")
        if (row.used_at !== null) {
          yield* end(row)
          return yield* unusable("code")
        }
        if (Date.parse(row.expires_at) <= now || row.client_id !== clientId) return yield* unusable("code")
        // OAuth 2.1 has dropped redirect_uri here, since the verifier proves more; where it is sent it must be the same.
        if (redirectUri !== null && redirectUri !== row.redirect_uri)
          return yield* refuse("invalid_grant", "redirect_uri is not the one of the authorization request.")
        if (!isVerifier(verifier) || !sameSecret(sha256(verifier).toString("base64url"), row.challenge))
          return yield* refuse("invalid_grant", "code_verifier does not fit the code_challenge.")
        yield* bind(resource, row)
        yield* repo.useCode(hash, new Date(now))
        return yield* issue(row, row.scopes, now)
      })

    const refresh = ({ refreshToken, scope, resource }: TokenRequest, clientId: string) =>
      Effect.gen(function* () {
        if (refreshToken === null) return yield* refuse("invalid_request", "refresh_token is missing.")
        if (!isRefreshToken(refreshToken)) return yield* unusable("refresh token")
        const now = yield* Clock.currentTimeMillis
        const hash = sha256(refreshToken)
        const row = yield* repo.lockRefresh(hash)
        if (row === undefined || row.client_id !== clientId || Date.parse(row.expires_at) <= now)
          return yield* unusable("refresh token")
        if (row.rotated_at !== null && now - Date.parse(row.rotated_at) > overlapMillis) {
          yield* end(row)
          return yield* unusable("refresh token")
        }
        yield* bind(resource, row)
        const scopes = narrowedScopes(scope, row.scopes)
        if (scopes === null) return yield* refuse("invalid_scope", "scope asks for more than was granted.")
        yield* repo.rotate(hash, new Date(now))
        return yield* issue(row, scopes, now)
      })

    const give = (request: TokenRequest): Effect.Effect<TokenAnswer, OAuthError> =>
      Effect.gen(function* () {
        const { grantType, clientId } = request
        if (clientId === null || !(yield* clients.isKnown(clientId)))
          return yield* refuse("invalid_client", "The client_id is missing or not known here. Register again.")
        switch (grantType) {
          case "authorization_code":
            return yield* settle(exchange(request, clientId))
          case "refresh_token":
            return yield* settle(refresh(request, clientId))
          case null:
            return yield* refuse("invalid_request", "grant_type is missing.")
          default:
            return yield* refuse("unsupported_grant_type", "grant_type must be authorization_code or refresh_token.")
        }
      })

    /**
     * RFC 7009: an access token ends alone, a refresh token ends its grant. What is unknown, or another app's, is
     * left as it is and nobody is told.
     */
    const revoke = (token: string, clientId: string | null) =>
      changes.transaction(
        Effect.gen(function* () {
          const hash = sha256(token)
          const found = yield* repo.find(hash)
          if (found === undefined || (clientId !== null && found.client_id !== clientId)) return
          if (found.kind === "refresh") return yield* end(found)
          yield* repo.remove(hash)
          yield* changes.touchCredentials([found.user_id])
        })
      )

    /** The working access token that reads so and opens this door. */
    const find = (token: string, door: Door): Effect.Effect<Proof<Caller> | undefined> =>
      Effect.map(
        Effect.flatMap(instant, (now) => repo.findCaller(sha256(token), resourcesOfDoor(publicUrl, door), now)),
        (found) =>
          found === undefined ? undefined : { ...found, touch: (now: Date) => grants.touch(found.grantId, now) }
      )

    return { find, give, revoke } as const
  })
}) {}
