/** API keys: shown once when made, kept as a hash, listed by a hint, revoked at once. */
import { randomBytes } from "node:crypto"
import { Clock, Data, Effect } from "effect"
import { type ApiKeyMode, hint, make } from "../domain/ApiKey.ts"
import type { Scope } from "../domain/Principal.ts"
import { ApiKeysRepo } from "./ApiKeys/ApiKeysRepo.ts"
import { sha256 } from "./Digest.ts"

/** Keys one account may have that still work. */
const mostKeys = 20
export class TooManyKeys extends Data.TaggedError("TooManyKeys")<{ readonly message: string }> {}

export class ApiKeys extends Effect.Service<ApiKeys>()("launchbook/ApiKeys", {
  dependencies: [ApiKeysRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ApiKeysRepo

    const create = (request: {
      readonly userId: number
      readonly name: string
      readonly scopes: ReadonlyArray<Scope>
      readonly mode: ApiKeyMode
      readonly expiresAt: Date | null
    }) =>
      Effect.gen(function* () {
        const createdAt = new Date(yield* Clock.currentTimeMillis)
        const working = (yield* repo.list(request.userId)).filter(
          (key) =>
            key.revoked_at === null && (key.expires_at === null || Date.parse(key.expires_at) > createdAt.getTime())
        )
        if (working.length >= mostKeys)
          return yield* new TooManyKeys({ message: `An account has at most ${mostKeys} keys. Revoke one first.` })
        const key = make(request.mode, (count) => randomBytes(count))
        const id = yield* repo.insert({ ...request, hash: sha256(key), hint: hint(key), createdAt })
        return { id, key, hint: hint(key) }
      })

    const revoke = (userId: number, id: number) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => repo.revoke(userId, id, new Date(now)))

    return { create, list: repo.list, revoke } as const
  })
}) {}
