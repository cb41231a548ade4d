/** Sessions, by the hash of what the browser holds. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface SessionRow {
  readonly id: number
  readonly user_id: number
  readonly email: string
  readonly role: "member" | "admin"
  readonly created_at: string
  readonly last_seen_at: string
  readonly expires_at: string
}

export class SessionsRepo extends Effect.Service<SessionsRepo>()("launchbook/SessionsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal(
      "s.id, s.user_id, u.email, u.role, s.created_at, s.last_seen_at, s.expires_at from sessions s join users u on u.id = s.user_id"
    )

    const insert = (session: {
      readonly hash: Buffer
      readonly userId: number
      readonly now: Date
      readonly expiresAt: Date
    }) =>
      sql.value<number>`
        insert into sessions (hash, user_id, created_at, last_seen_at, expires_at)
        values (${session.hash}, ${session.userId}, ${session.now}, ${session.now}, ${session.expiresAt})
        returning id`

    const find = (hash: Buffer, now: Date, seenSince: Date) =>
      sql.first<SessionRow>`
        select ${columns} where s.hash = ${hash} and s.expires_at > ${now} and s.last_seen_at > ${seenSince}`

    const list = (userId: number, now: Date, seenSince: Date) =>
      sql.rows<SessionRow>`
        select ${columns} where s.user_id = ${userId} and s.expires_at > ${now} and s.last_seen_at > ${seenSince}
        order by s.id desc`

    const touch = (id: number) => (now: Date) => sql.note`update sessions set last_seen_at = ${now} where id = ${id}`

    /** Answers whose it was; nobody's where there is no such session. */
    const remove = (hash: Buffer) => sql.column<number>`delete from sessions where hash = ${hash} returning user_id`

    /** False where they have no such session. */
    const removeOne = (userId: number, id: number) =>
      sql.some`delete from sessions where user_id = ${userId} and id = ${id} returning id`

    const removeAll = (userId: number) => sql.run`delete from sessions where user_id = ${userId}`

    return { insert, find, list, touch, remove, removeOne, removeAll } as const
  })
}) {}
