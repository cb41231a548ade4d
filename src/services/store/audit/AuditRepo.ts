/** The audit log. Entries are added and never changed. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export interface AuditEntry {
  readonly at: Date
  readonly userId: number
  /** What they acted by: `api_key:7`, `oauth:3`, `session:12`, `invite:5`. */
  readonly credential: string
  readonly operation: string
  /** What it was done to; null where that is the account itself. */
  readonly target: string | null
  readonly requestId: string
}

export class AuditRepo extends Effect.Service<AuditRepo>()("launchbook/AuditRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const insert = (entry: AuditEntry) =>
      sql`
        insert into audit_log (at, user_id, credential, operation, target, request_id)
        values (${entry.at}, ${entry.userId}, ${entry.credential}, ${entry.operation}, ${entry.target},
          ${entry.requestId})`.pipe(Effect.asVoid, Effect.orDie)

    return { insert } as const
  })
}) {}
