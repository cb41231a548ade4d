/**
 * Budgets: what one user may begin an hour or a day of the work that costs most. They are drawn on for work that begins,
 * after everything that could refuse it, the whole of what it needs or nothing; work that is refused after all
 * gives back what it drew.
 */
import { Effect, FiberRef } from "effect"
import { Failure } from "../../domain/Failure.ts"
import type { Any, Bucket } from "../../domain/Operation.ts"
import { CallLimits, type Drawer, limitReached } from "./CallLimits.ts"
import { Changes } from "./Changes.ts"
import { RateLimits, type Taken } from "./RateLimits.ts"

/** Of these only the use case knows how much is needed, so it draws on them itself. */
const drawnByUseCase: ReadonlySet<Bucket> = new Set(["regenerate"])

/** What the work under way has drawn outside of a transaction; `null` where nobody gives it back. */
const drawn = FiberRef.unsafeMake<Array<Taken> | null>(null)

export class Budgets extends Effect.Service<Budgets>()("launchbook/Budgets", {
  dependencies: [CallLimits.Default],
  effect: Effect.gen(function* () {
    const changes = yield* Changes
    const limits = yield* CallLimits
    const rateLimits = yield* RateLimits

    const draw = (bucket: Bucket, drawer: Drawer, cost = 1): Effect.Effect<void, Failure<"rate_limited">> =>
      Effect.gen(function* () {
        const taken = yield* rateLimits.takeAll(yield* limits.ofBudget(bucket, drawer), cost)
        // A transaction that fails undoes its part by itself.
        if (!(yield* changes.inTransaction)) (yield* FiberRef.get(drawn))?.push(...taken)
      }).pipe(Effect.catchTag("LimitMet", ({ state }) => limitReached(state, cost)))

    /** Draws on the budget of an operation for one time that it is done. */
    const begin = ({ bucket }: Any, drawer: Drawer): Effect.Effect<void, Failure<"rate_limited">> =>
      bucket === undefined || drawnByUseCase.has(bucket) ? Effect.void : draw(bucket, drawer)

    /** The work was done, by somebody who is paid for it: what was drawn so far is not given back any more. */
    const spend: Effect.Effect<void> = Effect.map(FiberRef.get(drawn), (taken) => void taken?.splice(0))

    /** Gives back what `work` drew if it ends in a refusal. What broke or was given up had begun, and counts. */
    const orGiveBack = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.suspend(() => {
        const taken: Array<Taken> = []
        return work.pipe(
          Effect.locally(drawn, taken),
          Effect.tapError((error) => (error instanceof Failure ? rateLimits.giveBack(taken) : Effect.void))
        )
      })

    return { draw, begin, spend, orGiveBack } as const
  })
}) {}
