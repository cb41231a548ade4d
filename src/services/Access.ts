/** Who is behind a credential. A revoked or expired one stops working with the next request. */
import { Clock, Effect } from "effect"
import { AppConfigTag } from "../Config.ts"
import { isWellFormed } from "../domain/ApiKey.ts"
import { type Failure, InvalidToken } from "../domain/Failure.ts"
import { minute } from "../domain/Millis.ts"
import { resourcesOf } from "../domain/OAuthResource.ts"
import { isAccessToken } from "../domain/OAuthToken.ts"
import type { Caller } from "../domain/Principal.ts"
import { ApiKeysRepo } from "./ApiKeys/ApiKeysRepo.ts"
import { sha256 } from "./Digest.ts"
import { GrantsRepo } from "./OAuth/GrantsRepo.ts"
import { TokensRepo } from "./OAuth/TokensRepo.ts"

/** RFC 6750: the scheme in any case, then one token. */
const bearer = /^Bearer +([A-Za-z0-9\-._~+/]+=*)$/i
/** `last_used_at` is for people; writing it more often would make every read a write. */
const lastUsedResolutionMillis = minute

export class Access extends Effect.Service<Access>()("launchbook/Access", {
  dependencies: [ApiKeysRepo.Default, TokensRepo.Default, GrantsRepo.Default],
  effect: Effect.gen(function* () {
    const { publicUrl } = yield* AppConfigTag
    const keys = yield* ApiKeysRepo
    const tokens = yield* TokensRepo
    const grants = yield* GrantsRepo
    const resources = resourcesOf(publicUrl)

    const isStale = (lastUsedAt: string | null, now: number) =>
      lastUsedAt === null || now - Date.parse(lastUsedAt) > lastUsedResolutionMillis

    const apiKey = (token: string) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const key = yield* keys.findValid(sha256(token), new Date(now))
        if (key === undefined) return yield* InvalidToken()
        if (isStale(key.lastUsedAt, now)) yield* keys.touch(key.id, new Date(now))
        return key.caller
      })

    /** A token that was issued for another resource opens nothing here. */
    const accessToken = (token: string) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const found = yield* tokens.findCaller(sha256(token), resources, new Date(now))
        if (found === undefined) return yield* InvalidToken()
        if (isStale(found.lastUsedAt, now)) yield* grants.touch(found.grantId, new Date(now))
        return found.caller
      })

    const authenticate = (token: string): Effect.Effect<Caller, Failure<"invalid_token">> =>
      isWellFormed(token) ? apiKey(token) : isAccessToken(token) ? accessToken(token) : InvalidToken()

    /** The caller named by an `Authorization` header; `null` where there is none. */
    const callerOf = (header: string | null): Effect.Effect<Caller | null, Failure<"invalid_token">> => {
      if (header === null) return Effect.succeed(null)
      const token = bearer.exec(header)?.[1]
      return token === undefined
        ? InvalidToken("The Authorization header must be `Bearer <API key or OAuth access token>`.")
        : authenticate(token)
    }

    return { authenticate, callerOf } as const
  })
}) {}
