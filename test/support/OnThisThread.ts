/** Tasks where the test is, for a test whose clock is its own: in and out they are copied, as by a thread. */
import { Effect, Layer } from "effect"
import { type Task, Threads } from "../../src/services/outside/Threads.ts"

export const onThisThread = Layer.succeed(Threads, {
  run: <Args extends ReadonlyArray<unknown>, Out>(task: Task<Args, Out>, args: Args) =>
    Effect.promise(async () => structuredClone(await task.here(...structuredClone(args))))
})
