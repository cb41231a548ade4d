/**
 * Who is behind a credential. A revoked one stops working with the next request in the process that revoked it and within
 * a second in every other, an expired one at its moment (`store/KnownCredentials.ts`).
 */
import { Effect } from "effect"
import { type Failure, InvalidToken } from "../../domain/Failure.ts"
import type { Caller } from "../../domain/Principal.ts"
import { isWellFormed } from "../../domain/people/ApiKey.ts"
import type { Door } from "../../domain/people/oauth/OAuthResource.ts"
import { isAccessToken } from "../../domain/people/oauth/OAuthToken.ts"
import { ApiKeys } from "../people/ApiKeys.ts"
import { AccessTokens } from "../people/OAuth.ts"
import { credentialKey, knownCredentials } from "../store/KnownCredentials.ts"

/** RFC 6750: the scheme in any case, then one token. */
const bearer = /^Bearer +([A-Za-z0-9\-._~+/]+=*)$/i

export class Access extends Effect.Service<Access>()("launchbook/Access", {
  dependencies: [ApiKeys.Default, AccessTokens.Default],
  scoped: Effect.gen(function* () {
    const keys = yield* ApiKeys
    const tokens = yield* AccessTokens
    const known = yield* knownCredentials<Caller>()

    const proofOf = (token: string, door: Door) =>
      isWellFormed(token)
        ? keys.find(token)
        : isAccessToken(token)
          ? tokens.find(token, door)
          : Effect.succeed(undefined)

    const authenticate = (token: string, door: Door): Effect.Effect<Caller, Failure<"invalid_token">> =>
      Effect.flatMap(
        known.find(
          credentialKey(token, door),
          Effect.suspend(() => proofOf(token, door))
        ),
        (caller) => (caller === undefined ? InvalidToken() : Effect.succeed(caller))
      )

    /** The caller named by an `Authorization` header at this door; `null` where there is none. */
    const callerOf = (header: string | null, door: Door): Effect.Effect<Caller | null, Failure<"invalid_token">> => {
      if (header === null) return Effect.succeed(null)
      const token = bearer.exec(header)?.[1]
      return token === undefined
        ? InvalidToken("The Authorization header must be `Bearer <API key or OAuth access token>`.")
        : authenticate(token, door)
    }

    /**
     * The same without waiting: somebody known, and good right now. Undefined says nothing of a credential but that
     * `callerOf` has to be asked. Takes about a microsecond.
     */
    const peek = (header: string | null, door: Door): Caller | undefined => {
      const token = header === null ? undefined : bearer.exec(header)?.[1]
      return token === undefined ? undefined : known.peek(credentialKey(token, door))
    }

    return { authenticate, callerOf, peek, figures: known.figures } as const
  })
}) {}
