/** Forgets what is past its time. Safe to repeat and to run on several machines at once. */
import { Clock, Effect } from "effect"
import { day, hour } from "../../domain/Week.ts"
import { keptMillis } from "../execute/Execute.ts"
import { ExpiredAccess } from "./ExpiredAccess.ts"
import { HousekeepingRepo } from "./rows/HousekeepingRepo.ts"

/** Longer than any window that is counted. */
const rateLimitsMillis = 25 * hour
/** A clock that is set back by more than this makes hours come again. */
const jobSlotsMillis = 30 * day
/** Rows a statement: it must end well before it times out, and a write must not wait behind it. */
const batch = 10_000

export class Housekeeping extends Effect.Service<Housekeeping>()("launchbook/Housekeeping", {
  dependencies: [HousekeepingRepo.Default, ExpiredAccess.Default],
  effect: Effect.gen(function* () {
    const repo = yield* HousekeepingRepo
    const access = yield* ExpiredAccess

    const all = (forget: Effect.Effect<number>) =>
      Effect.iterate(
        { total: 0, last: batch },
        {
          while: ({ last }) => last === batch,
          body: ({ total }) => Effect.map(forget, (count) => ({ total: total + count, last: count }))
        }
      ).pipe(Effect.map(({ total }) => total))

    /** Answers how many rows of each were forgotten. Runs every ten minutes, so a key is gone within 25 hours. */
    const run = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      yield* repo.analyze
      return {
        idempotencyKeys: yield* all(repo.forgetIdempotencyKeys(new Date(now - keptMillis), batch)),
        rateLimits: yield* all(repo.forgetRateLimits(new Date(now - rateLimitsMillis), batch)),
        jobSlots: yield* all(repo.forgetJobSlots(new Date(now - jobSlotsMillis), batch)),
        access: yield* access.forget
      }
    })

    return { run } as const
  })
}) {}
