/**
 * Copies kept in memory until what they show changes, here or in another process: nothing stale is served, and no copy
 * needs an age. Each is made once however many wait for it. A copy that was being made while something it shows
 * changed is handed to who waits, and not kept; nobody who comes after that change is given it.
 */
import { type Clock, Effect, Exit, Fiber, Runtime } from "effect"
import { LRUCache } from "lru-cache"
import type { Subject } from "../../../domain/Operation.ts"
import { day } from "../../../domain/Week.ts"
import { type Changes, everything } from "../../store/Changes.ts"
import type { Overdue } from "./Overdue.ts"

/** A copy says what it shows and when it is good. */
export interface KeptCopy {
  readonly subjects: ReadonlyArray<Subject>
  /** Weeks and «today» turn at midnight UTC; no copy lives past it, nor on in a time that is to come again. */
  readonly from: number
  readonly until: number
}

/** From when to when what is made now is good; `maxAge` is the seconds it lives at most, where it tells how long ago something was. */
export const lifeOf = (now: number, maxAge?: number): Pick<KeptCopy, "from" | "until"> => {
  const midnight = Math.floor(now / day) * day
  return maxAge === undefined
    ? { from: midnight, until: midnight + day }
    : { from: now, until: Math.min(now + maxAge * 1000, midnight + day) }
}

export interface RoomFor<A> {
  /** Copies, and bytes of all together and of one; past the first two the least recently asked for goes. */
  readonly most: number
  readonly mostBytes: number
  readonly mostBytesOfOne: number
  readonly bytesOf: (copy: A) => number
}

/** Changes that are remembered for what is being made meanwhile; what takes longer than all of them is not kept. */
const recentChanges = 1024

interface Change {
  readonly generation: number
  readonly subjects: ReadonlySet<Subject>
}
interface Held<A> {
  readonly copy: A
  /** The moment it was begun in. */
  readonly since: number
}
interface Making<A, E> {
  readonly since: number
  readonly fiber: Fiber.RuntimeFiber<A, E>
}
/** How long a copy may be in the making, and what those who wait for one that took longer hear. */
interface Patience<E> {
  readonly overdue: Overdue
  readonly late: () => E
}

export const keptCopies = <A extends KeptCopy>(
  { subscribe }: Pick<Changes, "subscribe">,
  clock: Clock.Clock,
  { most, mostBytes, mostBytesOfOne, bytesOf }: RoomFor<A>
) =>
  Effect.gen(function* () {
    const keysOf = new Map<Subject, Set<string>>()
    const changes: Array<Change> = []
    let generation = 0
    let served = 0
    let made = 0

    const forget = ({ copy }: Held<A>, key: string) => {
      for (const subject of copy.subjects) {
        const keys = keysOf.get(subject)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(subject)
      }
    }
    /** Whatever goes, and why ever, is forgotten under its subjects. */
    const copies = new LRUCache<string, Held<A>>({
      max: most,
      maxSize: mostBytes,
      sizeCalculation: ({ copy }) => bytesOf(copy),
      dispose: forget
    })

    yield* subscribe((subjects) => {
      generation++
      changes.push({ generation, subjects: new Set(subjects) })
      if (changes.length > recentChanges) changes.shift()
      if (subjects.includes(everything)) copies.clear()
      else for (const subject of subjects) for (const key of [...(keysOf.get(subject) ?? [])]) copies.delete(key)
    })

    /** Whether any of `subjects` changed after `since`; of what is not known, whether anything did. */
    const changedSince = (since: number, subjects: ReadonlyArray<Subject> | null): boolean => {
      if (since === generation) return false
      if (subjects === null || since < generation - changes.length) return true
      return changes.some(
        (change) =>
          change.generation > since &&
          (change.subjects.has(everything) || subjects.some((subject) => change.subjects.has(subject)))
      )
    }

    /** The copy under a key; undefined where none is kept. */
    const get = (key: string): A | undefined => {
      const held = copies.get(key)
      if (held === undefined) return undefined
      const now = clock.unsafeCurrentTimeMillis()
      if (now < held.copy.until && now >= held.copy.from) {
        served++
        return held.copy
      }
      copies.delete(key)
      return undefined
    }

    /** Keeps a copy that was begun at the moment `since`, unless what it shows has changed meanwhile. */
    const keep = (key: string, since: number, copy: A): void => {
      made++
      if (changedSince(since, copy.subjects) || bytesOf(copy) > mostBytesOfOne) return
      // Two may be made at once where one was begun before a change: the later one stays, whichever ends first.
      if ((copies.peek(key)?.since ?? 0) > since) return
      copies.set(key, { copy, since })
      for (const subject of copy.subjects) {
        const keys = keysOf.get(subject)
        if (keys === undefined) keysOf.set(subject, new Set([key]))
        else keys.add(key)
      }
    }

    /**
     * The copy under a key, and how to make it where there is none; `shows` is what it will show, null where only
     * the copy says that. A caller that goes away stops nobody else's.
     */
    const madeOnce = <E>(patience?: Patience<E>) => {
      const running = new Map<string, Making<A, E>>()
      /** What is being made already, and not from before a change. */
      const underWay = (key: string, shows: ReadonlyArray<Subject> | null) => {
        const other = running.get(key)
        return other === undefined || changedSince(other.since, shows) ? undefined : other.fiber
      }
      const keeping = <R>(key: string, make: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
        const since = generation
        return Effect.map(make, (copy) => {
          keep(key, since, copy)
          return copy
        })
      }
      const begun = (key: string, since: number, fiber: Fiber.RuntimeFiber<A, E>) => {
        running.set(key, { since, fiber })
        patience?.overdue.watch(fiber)
        fiber.addObserver(() => {
          if (running.get(key)?.fiber === fiber) running.delete(key)
          patience?.overdue.forget(fiber)
        })
        return fiber
      }
      const ended = (fiber: Fiber.RuntimeFiber<A, E>, exit: Exit.Exit<A, E>): Exit.Exit<A, E> =>
        Exit.isFailure(exit) && patience?.overdue.was(fiber) ? Exit.fail(patience.late()) : exit
      const waitFor = (fiber: Fiber.RuntimeFiber<A, E>): Effect.Effect<A, E> =>
        Effect.flatMap(Fiber.await(fiber), (exit) => ended(fiber, exit))

      const once = <R>(
        key: string,
        shows: ReadonlyArray<Subject> | null,
        make: Effect.Effect<A, E, R>
      ): Effect.Effect<A, E, R> =>
        Effect.suspend(() => {
          const kept = get(key)
          if (kept !== undefined) return Effect.succeed(kept)
          const other = underWay(key, shows)
          if (other !== undefined) return waitFor(other)
          const since = generation
          return Effect.flatMap(Effect.forkDaemon(keeping(key, make)), (fiber) => waitFor(begun(key, since, fiber)))
        })
      /** The same for who runs nothing yet: one fiber, and none to wait in. `told` hears how it ended, at once where it is kept. */
      const run = (
        key: string,
        shows: ReadonlyArray<Subject> | null,
        make: Effect.Effect<A, E>,
        runtime: Runtime.Runtime<never>,
        told: (exit: Exit.Exit<A, E>) => void
      ): void => {
        const kept = get(key)
        if (kept !== undefined) {
          told(Exit.succeed(kept))
          return
        }
        const since = generation
        const fiber = underWay(key, shows) ?? begun(key, since, Runtime.runFork(runtime)(keeping(key, make)))
        fiber.addObserver((exit) => told(ended(fiber, exit)))
      }
      return { once, run } as const
    }

    return {
      get,
      keep,
      madeOnce,
      /** The moment an answer is begun in. */
      generation: () => generation,
      /** How often a kept copy was the answer and how often one was made; what is held now. */
      figures: () => ({ served, made, copies: copies.size, bytes: copies.calculatedSize })
    } as const
  })
