/** The audit log as it is read: newest first, and never changed. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface AuditEntry {
  readonly id: number
  readonly at: string
  /** Null where it was the site itself, the command line, or an account that is gone. */
  readonly email: string | null
  readonly user_id: number | null
  readonly credential: string
  readonly operation: string
  readonly target: string | null
  readonly detail: string | null
  readonly request_id: string
}
export interface AuditAsked {
  readonly email: string | null
  readonly operation: string | null
  readonly target: string | null
  /** Entries older than this one; null: from the newest on. */
  readonly before: number | null
  readonly most: number
}

export class AuditTrailRepo extends Effect.Service<AuditTrailRepo>()("launchbook/AuditTrailRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const page = ({ email, operation, target, before, most }: AuditAsked): Effect.Effect<ReadonlyArray<AuditEntry>> =>
      sql.rows<AuditEntry>`
        select a.id::int, a.at, u.email, a.user_id, a.credential, a.operation, a.target, a.detail, a.request_id
        from audit_log a left join users u on u.id = a.user_id
        where ${sql.and([
          ...(email === null ? [] : [sql`a.user_id = (select id from users where email = ${email})`]),
          ...(operation === null ? [] : [sql`a.operation = ${operation}`]),
          ...(target === null ? [] : [sql`a.target = ${target}`]),
          ...(before === null ? [] : [sql`a.id < ${before}`]),
          sql`true`
        ])}
        order by a.id desc limit ${most}`

    return { page } as const
  })
}) {}
