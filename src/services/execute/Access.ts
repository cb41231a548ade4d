/** Who is behind a credential. A revoked or expired one stops working with the next request. */
import { Clock, Effect } from "effect"
import { type Failure, InvalidToken } from "../../domain/Failure.ts"
import type { Caller } from "../../domain/Principal.ts"
import { isWellFormed } from "../../domain/people/ApiKey.ts"
import type { Door } from "../../domain/people/oauth/OAuthResource.ts"
import { isAccessToken } from "../../domain/people/oauth/OAuthToken.ts"
import { minute } from "../../domain/Week.ts"
import { AccessTokens } from "../people/AccessTokens.ts"
import { ApiKeys } from "../people/ApiKeys.ts"

/** RFC 6750: the scheme in any case, then one token. */
const bearer = /^Bearer +([A-Za-z0-9\-._~+/]+=*)$/i
const lastUsedResolutionMillis = minute

/** Whom a working credential stands for, and how its use is noted. */
interface Proof {
  readonly caller: Caller
  readonly lastUsedAt: string | null
  readonly touch: (now: Date) => Effect.Effect<void>
}

export class Access extends Effect.Service<Access>()("launchbook/Access", {
  dependencies: [ApiKeys.Default, AccessTokens.Default],
  effect: Effect.gen(function* () {
    const keys = yield* ApiKeys
    const tokens = yield* AccessTokens

    /** `last_used_at` is for people; writing it more often would make every read a write. */
    const used = (proof: Proof | undefined): Effect.Effect<Caller, Failure<"invalid_token">> =>
      Effect.gen(function* () {
        if (proof === undefined) return yield* InvalidToken()
        const { caller, lastUsedAt, touch } = proof
        const now = yield* Clock.currentTimeMillis
        // A time from the future, since the clock was set back, is as old as any.
        if (lastUsedAt === null || Math.abs(now - Date.parse(lastUsedAt)) > lastUsedResolutionMillis)
          yield* touch(new Date(now))
        return caller
      })

    const authenticate = (token: string, door: Door): Effect.Effect<Caller, Failure<"invalid_token">> =>
      isWellFormed(token)
        ? Effect.flatMap(keys.find(token), used)
        : isAccessToken(token)
          ? Effect.flatMap(tokens.find(token, door), used)
          : InvalidToken()

    /** The caller named by an `Authorization` header at this door; `null` where there is none. */
    const callerOf = (header: string | null, door: Door): Effect.Effect<Caller | null, Failure<"invalid_token">> => {
      if (header === null) return Effect.succeed(null)
      const token = bearer.exec(header)?.[1]
      return token === undefined
        ? InvalidToken("The Authorization header must be `Bearer <API key or OAuth access token>`.")
        : authenticate(token, door)
    }

    return { authenticate, callerOf } as const
  })
}) {}
