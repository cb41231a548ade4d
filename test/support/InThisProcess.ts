/** Tasks where the test is, for a test whose clock is its own: in and out they are copied, as by a helper. */
import { Effect, Layer } from "effect"
import { Helpers, type Task } from "../../src/services/outside/Helpers.ts"

export const inThisProcess = Layer.succeed(Helpers, {
  run: <Args extends ReadonlyArray<unknown>, Out>(task: Task<Args, Out>, args: Args) =>
    Effect.promise(async () => structuredClone(await task.here(...structuredClone(args))))
})
