/** What the audit log says. */
import type { TestApp } from "./App.ts"
import { query } from "./SavedListing.ts"

export interface AuditLine {
  readonly operation: string
  readonly credential: string
  readonly target: string | null
  readonly request_id: string
  readonly at: string
}

/** Of one person, in the order it was written. */
export const auditOf = (app: TestApp, userId: number) =>
  query<AuditLine>(
    app,
    "select operation, credential, target, request_id, at from audit_log where user_id = $1 order by id",
    [userId]
  )
