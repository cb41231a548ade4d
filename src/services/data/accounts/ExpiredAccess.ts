/** Forgets sign-in links, sessions, tokens, grants and unused apps that are past their time. Safe to repeat. */
import { Clock, Effect } from "effect"
import { idleClientMillis, unusedClientMillis } from "../../../domain/people/oauth/Lifetimes.ts"
import { ExpiredAccessRepo } from "../rows/ExpiredAccessRepo.ts"

/** Rows a statement, and of each kind a run; the next run takes the rest. */
const batch = 10_000

export class ExpiredAccess extends Effect.Service<ExpiredAccess>()("launchbook/ExpiredAccess", {
  dependencies: [ExpiredAccessRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ExpiredAccessRepo

    /** Answers how many rows of each were forgotten. */
    const forget = Effect.gen(function* () {
      const millis = yield* Clock.currentTimeMillis
      const now = new Date(millis)
      return {
        signInLinks: yield* repo.forgetLinks(now, batch),
        sessions: yield* repo.forgetSessions(now, batch),
        tokens: yield* repo.forgetTokens(now, batch),
        grants: yield* repo.forgetGrants(now, batch),
        clients: yield* repo.forgetClients(
          new Date(millis - unusedClientMillis),
          new Date(millis - idleClientMillis),
          batch
        )
      }
    })

    return { forget } as const
  })
}) {}
