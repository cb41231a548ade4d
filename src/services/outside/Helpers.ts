/**
 * The processes beside this one that help it: what reads and weighs a stranger's pages runs there, so that no page keeps
 * anybody else waiting, neither by its own work nor by what the engine does for it: it compiles and collects garbage
 * there too. They stand back where cores are short. A task that takes too long is ended with its helper, and another
 * takes its place; helpers that have nothing to do end, and with them their memory.
 */
import { availableParallelism } from "node:os"
import { Context, Data, Duration, Effect } from "effect"
import { type Helper, startHelper } from "./helpers/Helper.ts"

/**
 * A pure function, by the module that exports it and its name there. What goes in and what comes out is copied, so
 * both are plain data. Only the helper loads the module: its words and tables are held there and not here.
 *
 *     export const reading = task(new URL("./ReadPage.ts", import.meta.url), "readPage", () => import("./ReadPage.ts"))
 */
export interface Task<Args extends ReadonlyArray<unknown>, Out> {
  readonly module: string
  readonly name: string
  /** A long one, which lets those pass that are short: whoever needs one of these needs several, one after the other. */
  readonly long: boolean
  /** Runs it where one is, for a test with a clock of its own. */
  readonly here: (...args: Args) => Promise<Out>
}
export const task = <Name extends string, M extends Readonly<Record<Name, (...args: never) => unknown>>>(
  module: URL,
  name: Name,
  load: () => Promise<M>,
  { long = false } = {}
): Task<Parameters<M[Name]>, ReturnType<M[Name]>> => ({
  module: module.href,
  name,
  long,
  here: async (...args) => {
    // The compiler does not see that a function takes its own parameters.
    const run = (await load())[name] as unknown as (...given: Parameters<M[Name]>) => ReturnType<M[Name]>
    return run(...args)
  }
})

/** A task that did not come to its end. */
export class HelperLost extends Data.TaggedError("HelperLost")<{ readonly message: string }> {}

export interface HelperLimits {
  /** Helpers at once. */
  readonly helpers: number
  /** The processor's time for one task; where the system does not tell it, time by the clock. */
  readonly deadline: Duration.Duration
  /** By the clock, for one that waits for a processor. */
  readonly longest: Duration.Duration
  /** How long a long task lets short ones pass. */
  readonly patience: Duration.Duration
  /** A helper that has nothing to do ends after this. */
  readonly idle: Duration.Duration
  /** How far helpers stand back where cores are short, from 0 to 19. */
  readonly niceness: number
}
export const helperLimits: HelperLimits = {
  // One core is left to the event loop, where there is another.
  helpers: Math.max(1, Math.min(4, availableParallelism() - 1)),
  // The pages of a site take some tens of milliseconds, and the first ones of a helper five seconds.
  deadline: Duration.seconds(20),
  // They stand back: where everything else wants a core, a tenth of one is left to them. Below what a draft may take.
  longest: Duration.seconds(60),
  patience: Duration.seconds(2),
  idle: Duration.seconds(30),
  // A tenth of a core is left to them where everything else wants it, and who reads hardly waits for them.
  niceness: 10
}

/** How often a deadline is looked at before it is reached. */
const looks = 20
/**
 * Tells when a helper has had all the time there is for what it does now; call what it returns when that is done. A busy
 * machine is nobody's fault: what counts is the processor's time. Helpers are real, so their timers are too: the fiber's
 * clock may be a test's.
 */
const watch = (helper: Helper, { deadline, longest }: HelperLimits, late: (message: string) => void) => {
  const begun = performance.now()
  const most = Duration.toMillis(deadline)
  const before = helper.spent()
  let timer: ReturnType<typeof setTimeout>
  let isDone = false
  const look = async () => {
    const [had, has] = [await before, await helper.spent()]
    if (isDone) return
    const waited = performance.now() - begun
    const spent = had === null || has === null ? waited : has - had
    if (spent >= most) late(`took longer than ${Duration.format(deadline)}`)
    else if (waited >= Duration.toMillis(longest))
      late(`waited longer than ${Duration.format(longest)} for a processor`)
    else wait()
  }
  const wait = () => {
    timer = setTimeout(() => void look(), most / looks)
  }
  wait()
  return () => {
    isDone = true
    clearTimeout(timer)
  }
}

export const makeHelpers = (limits: HelperLimits) => {
  const slots = Effect.unsafeMakeSemaphore(limits.helpers)
  /** Helpers that wait for work, the one used last at the end, each with the timer that ends it. */
  const waiting: Array<{ readonly helper: Helper; readonly timer: ReturnType<typeof setTimeout> }> = []

  const hire = (): Helper => {
    const known = waiting.pop()
    if (known === undefined) return startHelper(limits)
    clearTimeout(known.timer)
    return known.helper
  }
  const dismiss = (helper: Helper) => {
    const end = () => {
      const at = waiting.findIndex((one) => one.helper === helper)
      if (at >= 0) waiting.splice(at, 1)
      helper.stop()
    }
    const timer = setTimeout(end, Duration.toMillis(limits.idle))
    timer.unref()
    waiting.push({ helper, timer })
  }

  /** Short tasks that wait for a helper. */
  const short = new Set<symbol>()
  /** When it is the task's turn: first come, first served, save that a long one stands in line again behind short ones. */
  const inTurn = <A, E>(long: boolean, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const me = Symbol()
      if (!long) {
        short.add(me)
        const leave = Effect.sync(() => short.delete(me))
        return Effect.ensuring(slots.withPermits(1)(Effect.zipRight(leave, work)), leave)
      }
      const last = performance.now() + Duration.toMillis(limits.patience)
      const attempt: Effect.Effect<A, E> = Effect.flatten(
        slots.withPermits(1)(
          Effect.suspend(() =>
            short.size > 0 && performance.now() < last
              ? // They are given the place when this one has left it.
                Effect.succeed(Effect.zipRight(Effect.yieldNow(), attempt))
              : Effect.map(work, (done) => Effect.succeed(done))
          )
        )
      )
      return attempt
    })

  const run = <Args extends ReadonlyArray<unknown>, Out>(
    { module, name, long }: Task<Args, Out>,
    args: Args
  ): Effect.Effect<Out, HelperLost> =>
    inTurn(
      long,
      Effect.async<Out, HelperLost>((resume) => {
        const helper = hire()
        const release = watch(helper, limits, (message) => {
          helper.stop()
          resume(new HelperLost({ message: `${name} ${message}` }))
        })
        void helper.run({ module, name, args }).then((result) => {
          release()
          if (result === null) return resume(new HelperLost({ message: `${name} ended with its helper` }))
          dismiss(helper)
          // The value is a copy of what the task's function returned, and `Task` knows its type.
          resume("value" in result ? Effect.succeed(result.value as Out) : Effect.dieMessage(result.broken))
        })
        return Effect.sync(() => {
          release()
          helper.stop()
        })
      })
    )
  return { run } as const
}

/** Where tasks run: in helpers, unless a test with a clock of its own has them run where it is. */
export class Helpers extends Context.Reference<Helpers>()("launchbook/Helpers", {
  defaultValue: () => makeHelpers(helperLimits)
}) {}

/** Runs a task in a helper. What it throws is a defect, as it would be here. */
export const elsewhere = <Args extends ReadonlyArray<unknown>, Out>(
  task: Task<Args, Out>,
  ...args: Args
): Effect.Effect<Out, HelperLost> => Effect.flatMap(Helpers, ({ run }) => run(task, args))
