/**
 * Whom a credential stands for, kept in memory, so that not every request asks the database.
 *
 * What is kept is good until it expires, which is looked at with each use; until `Changes` tells, from here or from
 * another process, that the credentials of its person changed; and for half a minute at the most, then the database is
 * asked again: even of a change that nobody told of (a row deleted by hand) the bound is that. While this process hears
 * of no changes nothing that is kept is used, and the database decides each time. What is no credential is never kept,
 * so a new one works at once everywhere.
 *
 * Nothing is kept under a credential but under its SHA-256, which costs less than a microsecond.
 */
import { Cause, Effect, Fiber, FiberSet } from "effect"
import { LRUCache } from "lru-cache"
import { minute } from "../../domain/Week.ts"
import { Changes } from "./Changes.ts"

/** What the database knows of a credential that works. */
export interface Proof<A> {
  readonly value: A
  readonly userId: number
  /** Names it for good, however many ways it is kept: its uses are counted together. */
  readonly id: string
  readonly expiresAt: string | null
  readonly lastUsedAt: string | null
  /** Writes down when it was used. */
  readonly touch: (now: Date) => Effect.Effect<void>
}

/** When a credential was last used, as far as that is written down or about to be. */
interface Use {
  at: number
  isUnderWay: boolean
}
interface Entry<A> {
  readonly proof: Proof<A>
  readonly use: Use
  /** Milliseconds, both: when the database was asked, and when it expires. */
  readonly askedAt: number
  readonly until: number
}

/** Credentials, of about a kilobyte each; past it the least recently used are asked for again. */
const mostKept = 10_000
const keptMillis = 30_000
/** When something was last used is for people; written more exactly it would make every read a write. */
const useResolutionMillis = minute

/** The key of a credential at a door. `Bun.SHA256` takes a fifth of the time of `node:crypto`. */
export const credentialKey = (credential: string, door: string): string =>
  Bun.SHA256.hash(`${door} ${credential}`, "base64")

/** A memory of credentials. It lives as long as the scope, which ends once the uses are written down. */
export const knownCredentials = <A>() =>
  Effect.gen(function* () {
    const changes = yield* Changes
    const clock = yield* Effect.clock
    const keysOf = new Map<number, Set<string>>()
    const asking = new Map<string, Fiber.Fiber<A | undefined>>()
    const uses = new LRUCache<string, Use>({ max: mostKept })
    const entries = new LRUCache<string, Entry<A>>({
      max: mostKept,
      dispose: ({ proof: { userId } }, key) => {
        const keys = keysOf.get(userId)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(userId)
      }
    })
    let generation = 0
    let hits = 0
    let misses = 0

    yield* changes.subscribeCredentials((userId) => {
      // Whoever is being looked up is not known yet: it may be them.
      generation++
      asking.clear()
      if (userId === null) entries.clear()
      else for (const key of [...(keysOf.get(userId) ?? [])]) entries.delete(key)
    })

    const writes = yield* FiberSet.make<void>()
    yield* Effect.addFinalizer(() => FiberSet.awaitEmpty(writes))
    const behind = yield* FiberSet.runtime(writes)<never>()

    /** Writes a use down, behind whoever uses it, once a minute, and never twice at once. */
    const note = ({ touch }: Proof<A>, use: Use, now: number) => {
      // A time from the future, since the clock was set back, is as old as any.
      if (use.isUnderWay || Math.abs(now - use.at) <= useResolutionMillis) return
      use.at = now
      use.isUnderWay = true
      behind(
        touch(new Date(now)).pipe(
          Effect.catchAllCause((cause) =>
            Cause.isInterruptedOnly(cause) ? Effect.void : Effect.logWarning("a last use was not written down", cause)
          ),
          Effect.ensuring(
            Effect.sync(() => {
              use.isUnderWay = false
            })
          )
        )
      )
    }

    const useOf = ({ id, lastUsedAt }: Proof<A>, now: number): Use => {
      const stored = lastUsedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(lastUsedAt)
      const known = uses.get(id)
      if (known !== undefined) {
        // Another process may have written it down since.
        if (Math.abs(now - stored) < Math.abs(now - known.at)) known.at = stored
        return known
      }
      const use = { at: stored, isUnderWay: false }
      uses.set(id, use)
      return use
    }

    const keep = (key: string, entry: Entry<A>) => {
      entries.set(key, entry)
      const { userId } = entry.proof
      const keys = keysOf.get(userId)
      if (keys === undefined) keysOf.set(userId, new Set([key]))
      else keys.add(key)
    }

    /** What the database says now. */
    const asked = (key: string, ask: Effect.Effect<Proof<A> | undefined>): Effect.Effect<A | undefined> =>
      Effect.suspend(() => {
        const since = generation
        const askedAt = clock.unsafeCurrentTimeMillis()
        return Effect.map(ask, (proof) => {
          if (proof === undefined) return undefined
          const use = useOf(proof, askedAt)
          note(proof, use, askedAt)
          const until = proof.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(proof.expiresAt)
          if (since === generation && changes.hearing()) keep(key, { proof, use, askedAt, until })
          return proof.value
        })
      })

    /** Whom a credential stands for, where that is known and good right now; waits for nothing. */
    const peek = (key: string): A | undefined => {
      const entry = entries.get(key)
      if (entry === undefined || !changes.hearing()) return undefined
      const now = clock.unsafeCurrentTimeMillis()
      if (now >= entry.until || now < entry.askedAt || now >= entry.askedAt + keptMillis) return undefined
      note(entry.proof, entry.use, now)
      hits++
      return entry.proof.value
    }

    /** The same, asking the database where it is not known: once, however many wait. Undefined where it is none that works. */
    const find = (key: string, ask: Effect.Effect<Proof<A> | undefined>): Effect.Effect<A | undefined> =>
      Effect.suspend(() => {
        const known = peek(key)
        if (known !== undefined) return Effect.succeed(known)
        misses++
        if (!changes.hearing()) return asked(key, ask)
        const other = asking.get(key)
        if (other !== undefined) return Fiber.join(other)
        // A caller that goes away stops nobody else's.
        return asked(key, ask).pipe(
          Effect.forkDaemon,
          Effect.tap((fiber) =>
            Effect.sync(() => {
              asking.set(key, fiber)
              fiber.addObserver(() => {
                if (asking.get(key) === fiber) asking.delete(key)
              })
            })
          ),
          Effect.flatMap(Fiber.join)
        )
      })

    return { peek, find, figures: () => ({ served: hits, made: misses, copies: entries.size }) } as const
  })
