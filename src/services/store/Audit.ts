/**
 * Who did what, and by which credential. An entry is written inside the transaction of what it tells, so
 * there is none of what did not happen, and nothing happens without one.
 */
import { Clock, Effect } from "effect"
import { type AuditEntry, AuditRepo } from "./audit/AuditRepo.ts"

/** Somebody in the middle of a request. */
export type Actor = Pick<AuditEntry, "userId" | "credential" | "requestId">

/** Somebody who is signed in on the site. */
export const bySession = (session: { readonly id: number; readonly userId: number }, requestId: string): Actor => ({
  userId: session.userId,
  credential: `session:${session.id}`,
  requestId
})

export class Audit extends Effect.Service<Audit>()("launchbook/Audit", {
  dependencies: [AuditRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* AuditRepo

    /** `operation` is an operation's name, or what was done on a page: `sign_in`, `api_key_created`. */
    const write = ({ userId, credential, requestId }: Actor, operation: string, target: string | null = null) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        repo.insert({ at: new Date(now), userId, credential, operation, target, requestId })
      )

    return { write } as const
  })
}) {}
