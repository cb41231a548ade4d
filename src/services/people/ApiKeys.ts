/** API keys: shown once when made, kept as a hash, listed by a hint, revoked at once and everywhere. */
import { randomBytes } from "node:crypto"
import { Data, Effect } from "effect"
import type { Caller, Scope } from "../../domain/Principal.ts"
import { type ApiKeyMode, hint, make } from "../../domain/people/ApiKey.ts"
import { type Actor, Audit } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import type { Proof } from "../store/KnownCredentials.ts"
import { sha256 } from "../store/Secrets.ts"
import { ApiKeysRepo } from "./rows/ApiKeysRepo.ts"

/** Keys one account may have that still work. */
const mostKeys = 20
export class TooManyKeys extends Data.TaggedError("TooManyKeys")<{ readonly message: string }> {}

export class ApiKeys extends Effect.Service<ApiKeys>()("launchbook/ApiKeys", {
  dependencies: [ApiKeysRepo.Default, Audit.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const repo = yield* ApiKeysRepo

    const create = (request: {
      readonly userId: number
      readonly name: string
      readonly scopes: ReadonlyArray<Scope>
      readonly mode: ApiKeyMode
      readonly expiresAt: Date | null
    }) =>
      Effect.gen(function* () {
        const createdAt = yield* instant
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

    /** The working key that reads so. */
    const find = (key: string): Effect.Effect<Proof<Caller> | undefined> =>
      Effect.flatMap(instant, (now) => repo.findValid(sha256(key), now))

    /** False where they have no such key that still works. */
    const revoke = (userId: number, id: number): Effect.Effect<boolean> =>
      changes.transaction(
        Effect.flatMap(instant, (now) => repo.revoke(userId, id, now)).pipe(
          Effect.zipLeft(changes.touchCredentials([userId]))
        )
      )

    /** Makes one for somebody who asks for it on the site. */
    const createBy = (by: Actor, request: Omit<Parameters<typeof create>[0], "userId">) =>
      changes.transaction(
        Effect.tap(create({ ...request, userId: by.userId }), ({ id }) =>
          audit.write(by, "api_key_created", String(id))
        )
      )

    /** Revokes one for its owner; false where they have no such key that still works. */
    const revokeBy = (by: Actor, id: number) =>
      changes.transaction(
        Effect.tap(revoke(by.userId, id), (revoked) =>
          Effect.when(audit.write(by, "api_key_revoked", String(id)), () => revoked)
        )
      )

    return { find, create, list: repo.list, revoke, createBy, revokeBy } as const
  })
}) {}
