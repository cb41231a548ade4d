/**
 * The threads beside the event loop, of the whole process: what reads and weighs a stranger's pages runs
 * there, so that no page keeps anybody else waiting. They stand back where cores are short. A task that takes too long is
 * ended with its thread, and another thread takes its place; threads that have nothing to do give back their memory.
 */
import { availableParallelism } from "node:os"
import { Context, Data, Duration, Effect } from "effect"
import { startThread, type Thread } from "./threads/Thread.ts"

/**
 * A pure function, by the module that exports it and its name there. What goes in and what comes out is copied, so
 * both are plain data. Only the thread loads the module: its words and tables are held there and not here.
 *
 *     export const reading = task(new URL("./ReadPage.ts", import.meta.url), "readPage", () => import("./ReadPage.ts"))
 */
export interface Task<Args extends ReadonlyArray<unknown>, Out> {
  readonly module: string
  readonly name: string
  /** Runs it where one is, for a test with a clock of its own. */
  readonly here: (...args: Args) => Promise<Out>
}
export const task = <Name extends string, M extends Readonly<Record<Name, (...args: never) => unknown>>>(
  module: URL,
  name: Name,
  load: () => Promise<M>
): Task<Parameters<M[Name]>, ReturnType<M[Name]>> => ({
  module: module.href,
  name,
  here: async (...args) => {
    // The compiler does not see that a function takes its own parameters.
    const run = (await load())[name] as unknown as (...given: Parameters<M[Name]>) => ReturnType<M[Name]>
    return run(...args)
  }
})

/** A task that did not come to its end. */
export class ThreadLost extends Data.TaggedError("ThreadLost")<{ readonly message: string }> {}

export interface ThreadLimits {
  /** Threads at once. */
  readonly threads: number
  /** For one task. */
  readonly deadline: Duration.Duration
  /** A thread that has nothing to do ends after this. */
  readonly idle: Duration.Duration
  /** How far threads stand back where cores are short, from 0 to 19. */
  readonly niceness: number
}
export const threadLimits: ThreadLimits = {
  // One core is left to the event loop, where there is another.
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  // The pages of a site take some tens of milliseconds; on a machine that has no time for them, ten times as long.
  deadline: Duration.seconds(20),
  idle: Duration.seconds(30),
  // A tenth of a core is left to them where everything else wants it, and who reads hardly waits for them.
  niceness: 10
}

export const makeThreads = (limits: ThreadLimits) => {
  const slots = Effect.unsafeMakeSemaphore(limits.threads)
  /** Threads that wait for work, the one used last at the end, each with the timer that ends it. */
  const waiting: Array<{ readonly thread: Thread; readonly timer: ReturnType<typeof setTimeout> }> = []

  const hire = (): Thread => {
    const known = waiting.pop()
    if (known === undefined) return startThread(limits)
    clearTimeout(known.timer)
    return known.thread
  }
  const dismiss = (thread: Thread) => {
    const end = () => {
      const at = waiting.findIndex((one) => one.thread === thread)
      if (at >= 0) waiting.splice(at, 1)
      thread.stop()
    }
    const timer = setTimeout(end, Duration.toMillis(limits.idle))
    timer.unref()
    waiting.push({ thread, timer })
  }

  const run = <Args extends ReadonlyArray<unknown>, Out>(
    { module, name }: Task<Args, Out>,
    args: Args
  ): Effect.Effect<Out, ThreadLost> =>
    slots.withPermits(1)(
      Effect.async<Out, ThreadLost>((resume) => {
        const thread = hire()
        // Threads are real, so their timers are too: the fiber's clock may be a test's.
        const timer = setTimeout(() => {
          thread.stop()
          resume(new ThreadLost({ message: `${name} took longer than ${Duration.format(limits.deadline)}` }))
        }, Duration.toMillis(limits.deadline))
        void thread.run({ module, name, args }).then((result) => {
          clearTimeout(timer)
          if (result === null) return resume(new ThreadLost({ message: `${name} ended with its thread` }))
          dismiss(thread)
          // The value is a copy of what the task's function returned, and `Task` knows its type.
          resume("value" in result ? Effect.succeed(result.value as Out) : Effect.dieMessage(result.broken))
        })
        return Effect.sync(() => {
          clearTimeout(timer)
          thread.stop()
        })
      })
    )
  return { run } as const
}

/** Where tasks run: in threads, unless a test with a clock of its own has them run where it is. */
export class Threads extends Context.Reference<Threads>()("launchbook/Threads", {
  defaultValue: () => makeThreads(threadLimits)
}) {}

/** Runs a task in a thread. What it throws is a defect, as it would be here. */
export const elsewhere = <Args extends ReadonlyArray<unknown>, Out>(
  task: Task<Args, Out>,
  ...args: Args
): Effect.Effect<Out, ThreadLost> => Effect.flatMap(Threads, ({ run }) => run(task, args))
