/** Codes and tokens, by their hashes. Whoever exchanges one holds the lock of its grant. */
import { Effect } from "effect"
import type { Caller, Scope } from "../../../domain/Principal.ts"
import { Database } from "../../store/Database.ts"
import type { Proof } from "../../store/KnownCredentials.ts"

/** A code with its grant, which is locked until the transaction ends. */
export interface CodeRow {
  readonly grant_id: number
  readonly user_id: number
  readonly client_id: string
  readonly resource: string
  readonly scopes: ReadonlyArray<Scope>
  readonly redirect_uri: string
  readonly challenge: string
  readonly expires_at: string
  readonly used_at: string | null
}
export interface RefreshRow {
  readonly grant_id: number
  readonly user_id: number
  readonly client_id: string
  readonly resource: string
  readonly scopes: ReadonlyArray<Scope>
  readonly expires_at: string
  readonly rotated_at: string | null
}

export class TokensRepo extends Effect.Service<TokensRepo>()("launchbook/OAuthTokensRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /**
     * The grant is locked first and everything of it is read afterwards: of two at once the second sees what the
     * first did, and nobody who ends the grant meanwhile waits for a lock that waits for theirs.
     */
    const lockCode = (hash: Buffer) =>
      Effect.zipRight(
        sql.run`select from oauth_grants where id = (select grant_id from oauth_codes where hash = ${hash}) for update`,
        sql.first<CodeRow>`
          select c.grant_id, g.user_id, g.client_id, g.resource, g.scopes, c.redirect_uri, c.challenge, c.expires_at, c.used_at
          from oauth_codes c join oauth_grants g on g.id = c.grant_id where c.hash = ${hash}`
      )

    const useCode = (hash: Buffer, now: Date) => sql.run`update oauth_codes set used_at = ${now} where hash = ${hash}`

    const lockRefresh = (hash: Buffer) =>
      Effect.zipRight(
        sql.run`select from oauth_grants where id = (select grant_id from oauth_tokens where hash = ${hash}) for update`,
        sql.first<RefreshRow>`
          select t.grant_id, g.user_id, g.client_id, g.resource, g.scopes, t.expires_at, t.rotated_at
          from oauth_tokens t join oauth_grants g on g.id = t.grant_id
          where t.hash = ${hash} and t.kind = 'refresh'`
      )

    /** Sets the moment of the first exchange; later ones within the overlap do not move it. */
    const rotate = (hash: Buffer, now: Date) =>
      sql.run`update oauth_tokens set rotated_at = coalesce(rotated_at, ${now}) where hash = ${hash}`

    const insert = (token: {
      readonly hash: Buffer
      readonly grantId: number
      readonly kind: "access" | "refresh"
      readonly scopes: ReadonlyArray<Scope>
      readonly expiresAt: Date
    }) =>
      sql.run`
        insert into oauth_tokens (hash, grant_id, kind, scopes, expires_at)
        values (${token.hash}, ${token.grantId}, ${token.kind}, ${[...token.scopes]}, ${token.expiresAt})`

    /** Any token with the client it was given to. */
    const find = (hash: Buffer) =>
      sql.first<{ grant_id: number; user_id: number; client_id: string; kind: "access" | "refresh" }>`
        select t.grant_id, g.user_id, g.client_id, t.kind
        from oauth_tokens t join oauth_grants g on g.id = t.grant_id where t.hash = ${hash}`

    const remove = (hash: Buffer) => sql.run`delete from oauth_tokens where hash = ${hash}`

    /** Whom a working access token for one of these resources stands for. */
    const findCaller = (
      hash: Buffer,
      resources: ReadonlyArray<string>,
      now: Date
    ): Effect.Effect<(Omit<Proof<Caller>, "touch"> & { readonly grantId: number }) | undefined> =>
      Effect.map(
        sql.first<{
          grant_id: number
          client_name: string
          last_used_at: string | null
          scopes: ReadonlyArray<Scope>
          expires_at: string
          user_id: number
          email: string
          role: "member" | "admin"
        }>`
          select t.grant_id, g.client_name, g.last_used_at, t.scopes, t.expires_at, u.id as user_id, u.email, u.role
          from oauth_tokens t join oauth_grants g on g.id = t.grant_id join users u on u.id = g.user_id
          where t.hash = ${hash} and t.kind = 'access' and t.expires_at > ${now}
            and g.resource = any(${[...resources]})`,
        (row) =>
          row === undefined
            ? undefined
            : {
                grantId: row.grant_id,
                id: `grant ${row.grant_id}`,
                userId: row.user_id,
                expiresAt: row.expires_at,
                lastUsedAt: row.last_used_at,
                value: {
                  userId: row.user_id,
                  email: row.email,
                  role: row.role,
                  scopes: new Set(row.scopes),
                  credential: {
                    type: "oauth",
                    id: String(row.grant_id),
                    name: row.client_name,
                    expiresAt: row.expires_at
                  }
                }
              }
      )

    return { lockCode, useCode, lockRefresh, rotate, insert, find, remove, findCaller } as const
  })
}) {}
