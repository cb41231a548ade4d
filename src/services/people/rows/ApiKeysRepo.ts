/** API keys as they are kept: never the key, always its hash. A revoked key stays, for its owner to see. */
import { Effect } from "effect"
import type { Caller, Scope } from "../../../domain/Principal.ts"
import { Database } from "../../store/Database.ts"
import type { Proof } from "../../store/KnownCredentials.ts"

interface KeyRow {
  readonly id: number
  readonly name: string
  readonly hint: string
  readonly scopes: ReadonlyArray<Scope>
  readonly created_at: string
  readonly last_used_at: string | null
  readonly expires_at: string | null
  readonly revoked_at: string | null
}

export class ApiKeysRepo extends Effect.Service<ApiKeysRepo>()("launchbook/ApiKeysRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const touch = (id: number) => (now: Date) => sql.note`update api_keys set last_used_at = ${now} where id = ${id}`

    const findValid = (hash: Buffer, now: Date): Effect.Effect<Proof<Caller> | undefined> =>
      Effect.map(
        sql.first<KeyRow & { user_id: number; email: string; role: "member" | "admin" }>`
          select k.id, k.name, k.scopes, k.expires_at, k.last_used_at, u.id as user_id, u.email, u.role
          from api_keys k join users u on u.id = k.user_id
          where k.hash = ${hash} and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})`,
        (row) =>
          row === undefined
            ? undefined
            : {
                id: `api_key ${row.id}`,
                userId: row.user_id,
                expiresAt: row.expires_at,
                lastUsedAt: row.last_used_at,
                touch: touch(row.id),
                value: {
                  userId: row.user_id,
                  email: row.email,
                  role: row.role,
                  scopes: new Set(row.scopes),
                  credential: { type: "api_key", id: String(row.id), name: row.name, expiresAt: row.expires_at }
                }
              }
      )

    const insert = (key: {
      readonly userId: number
      readonly name: string
      readonly hash: Buffer
      readonly hint: string
      readonly scopes: ReadonlyArray<Scope>
      readonly createdAt: Date
      readonly expiresAt: Date | null
    }) =>
      sql.value<number>`
        insert into api_keys (user_id, name, hash, hint, scopes, created_at, expires_at)
        values (${key.userId}, ${key.name}, ${key.hash}, ${key.hint}, ${[...key.scopes]}, ${key.createdAt}, ${key.expiresAt})
        returning id`

    const list = (userId: number) =>
      sql.rows<KeyRow>`
        select id, name, hint, scopes, created_at, last_used_at, expires_at, revoked_at
        from api_keys where user_id = ${userId} order by id desc`

    /** False where this user has no such key that still works. */
    const revoke = (userId: number, id: number, now: Date) =>
      sql.some`update api_keys set revoked_at = ${now} where id = ${id} and user_id = ${userId} and revoked_at is null returning id`

    return { findValid, insert, list, revoke } as const
  })
}) {}
