/** What people let apps do, and the codes that grants begin with. A grant takes its codes and tokens with it. */
import { Effect } from "effect"
import type { Scope } from "../../../domain/Principal.ts"
import { Database } from "../../store/Database.ts"

export interface GrantRow {
  readonly id: number
  readonly client_id: string
  readonly client_name: string
  readonly destination: string
  readonly scopes: ReadonlyArray<Scope>
  readonly created_at: string
  readonly last_used_at: string | null
}

export interface NewGrant {
  readonly userId: number
  readonly clientId: string
  readonly clientName: string
  readonly destination: string
  readonly resource: string
  readonly scopes: ReadonlyArray<Scope>
  readonly now: Date
  readonly expiresAt: Date
}
export interface NewCode {
  readonly hash: Buffer
  readonly grantId: number
  readonly redirectUri: string
  readonly challenge: string
  readonly expiresAt: Date
}

export class GrantsRepo extends Effect.Service<GrantsRepo>()("launchbook/OAuthGrantsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const insert = (grant: NewGrant) =>
      sql.value<number>`
        insert into oauth_grants
          (user_id, client_id, client_name, destination, resource, scopes, created_at, expires_at)
        values (${grant.userId}, ${grant.clientId}, ${grant.clientName}, ${grant.destination}, ${grant.resource},
          ${[...grant.scopes]}, ${grant.now}, ${grant.expiresAt})
        returning id`

    const insertCode = (code: NewCode) =>
      sql.run`
        insert into oauth_codes (hash, grant_id, redirect_uri, challenge, expires_at)
        values (${code.hash}, ${code.grantId}, ${code.redirectUri}, ${code.challenge}, ${code.expiresAt})`

    /** What a person has let in and not taken back, newest first. A grant whose code was never exchanged is none. */
    const list = (userId: number, now: Date) =>
      sql.rows<GrantRow>`
        select id, client_id, client_name, destination, scopes, created_at, last_used_at
        from oauth_grants g
        where user_id = ${userId} and expires_at > ${now}
          and exists (select from oauth_codes c where c.grant_id = g.id and c.used_at is not null)
        order by id desc`

    /** Takes back everything a person gave to one app; false where that is nothing. */
    const removeOfClient = (userId: number, clientId: string) =>
      sql.some`delete from oauth_grants where user_id = ${userId} and client_id = ${clientId} returning id`

    const remove = (id: number) => sql.run`delete from oauth_grants where id = ${id}`

    const touch = (id: number, now: Date) => sql.note`update oauth_grants set last_used_at = ${now} where id = ${id}`

    const narrow = (id: number, resource: string) =>
      sql.run`update oauth_grants set resource = ${resource} where id = ${id}`

    const prolong = (id: number, now: Date, expiresAt: Date) =>
      sql.run`update oauth_grants set last_used_at = ${now}, expires_at = greatest(expires_at, ${expiresAt}) where id = ${id}`

    return { insert, insertCode, list, removeOfClient, remove, touch, narrow, prolong } as const
  })
}) {}
