/**
 * Who did what, and by which credential. An entry is written inside the transaction of what it tells, so
 * there is none of what did not happen, and nothing happens without one.
 */
import { Clock, Effect } from "effect"
import { Changes } from "./Changes.ts"
import { Database } from "./Database.ts"

/** Whoever does something; without an account where it is the site itself. */
export interface Doer {
  readonly userId: number | null
  /** What they act by: `api_key:7`, `oauth:3`, `session:12`, `invite:5`, `cli`. */
  readonly credential: string
  readonly requestId: string
}
/** Somebody in the middle of a request. */
export interface Actor extends Doer {
  readonly userId: number
}

/** The site's admin at the command line. */
export const byCommandLine: Doer = { userId: null, credential: "cli", requestId: "cli" }

/** Somebody who is signed in on the site. */
export const bySession = (session: { readonly id: number; readonly userId: number }, requestId: string): Actor => ({
  userId: session.userId,
  credential: `session:${session.id}`,
  requestId
})

export class Audit extends Effect.Service<Audit>()("launchbook/Audit", {
  effect: Effect.gen(function* () {
    const changes = yield* Changes
    const sql = yield* Database

    /**
     * `operation` is an operation's name, or what was done on a page: `sign_in`, `api_key_created`; `target` is what it
     * was done to, null where that is the account itself; `detail` says what of it changed, where the target does not.
     */
    const write = (
      { userId, credential, requestId }: Doer,
      operation: string,
      target: string | null = null,
      detail: string | null = null
    ) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        changes.last(sql`
            insert into audit_log (at, user_id, credential, operation, target, detail, request_id)
            values (${new Date(now)}, ${userId}, ${credential}, ${operation}, ${target}, ${detail}, ${requestId})`)
      )

    return { write } as const
  })
}) {}
