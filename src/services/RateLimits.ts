/**
 * Rate limits, counted in the database so that they hold across processes. A window begins with the
 * first request in it. A caller well below a limit is counted in memory and written down in batches:
 * a process lets through at most half a limit on its own account, so two processes together never let
 * through more than the limit, and a hot read need not wait for the database.
 */
import { SqlClient } from "@effect/sql"
import { Clock, Effect } from "effect"

/** A limit as it stands for one caller. */
export interface Limit {
  /** Its name in the `RateLimit` headers: anonymous, read, write, submit_hour … */
  readonly name: string
  /** Whom it counts: an address, a user. */
  readonly subject: string
  readonly limit: number
  /** Seconds. */
  readonly window: number
}
export interface LimitState extends Limit {
  readonly allowed: boolean
  readonly remaining: number
  /** Seconds until the window ends. */
  readonly reset: number
}

interface Counter {
  beganAt: number
  /** The database was asked at least once: what others used of this window is known. */
  asked: boolean
  /** What the database had when it was last asked. */
  known: number
  /** Admitted here since, and not yet in the database. */
  unwritten: number
  /** On its way to the database. */
  writing: number
}
const usedOf = ({ known, unwritten, writing }: Counter) => known + unwritten + writing

const flushEveryMillis = 1000
/** Counters kept in memory; past it the oldest windows are forgotten, which only makes the next request ask. */
const most = 100_000

export class RateLimits extends Effect.Service<RateLimits>()("launchbook/RateLimits", {
  scoped: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const counters = new Map<string, Counter>()
    const dirty = new Map<string, Limit>()
    const clock = yield* Effect.clock

    /** Kept with the limit: a text that is made anew is hashed anew. */
    const keys = new WeakMap<Limit, string>()
    const keyOf = (limit: Limit): string => {
      const known = keys.get(limit)
      if (known !== undefined) return known
      const key = `${limit.name}:${limit.subject}`
      keys.set(limit, key)
      return key
    }

    const stateOf = (limit: Limit, beganAt: number, used: number, now: number, allowed: boolean): LimitState => ({
      name: limit.name,
      subject: limit.subject,
      limit: limit.limit,
      window: limit.window,
      allowed,
      remaining: Math.max(0, limit.limit - used),
      reset: Math.max(1, Math.ceil((beganAt + limit.window * 1000 - now) / 1000))
    })

    /** Counts one request without asking the database; undefined where only the database can say. */
    const takeLocally = (limit: Limit): LimitState | undefined => {
      const now = clock.unsafeCurrentTimeMillis()
      const key = keyOf(limit)
      const counter = counters.get(key)
      if (counter?.asked !== true || now >= counter.beganAt + limit.window * 1000) return undefined
      if (usedOf(counter) + 1 > limit.limit / 2) return undefined
      if (counter.unwritten === 0) dirty.set(key, limit)
      counter.unwritten++
      return stateOf(limit, counter.beganAt, usedOf(counter), now, true)
    }

    /** How a limit stands as far as this process knows, without counting: untouched where it knows nothing. */
    const lookLocally = (limit: Limit): LimitState => {
      const now = clock.unsafeCurrentTimeMillis()
      const counter = counters.get(keyOf(limit))
      return counter === undefined || now >= counter.beganAt + limit.window * 1000
        ? stateOf(limit, now, 0, now, true)
        : stateOf(limit, counter.beganAt, usedOf(counter), now, true)
    }

    /** Adds `cost` to a window, beginning a new one where the old has ended, and answers how it stands. */
    const count = (limit: Limit, cost: number, now: number) =>
      Effect.map(
        sql<{ began_at: string; used: number }>`
          insert into rate_limits (bucket, began_at, used) values (${keyOf(limit)}, ${new Date(now)}, ${cost})
          on conflict (bucket) do update set
            used = case when rate_limits.began_at <= ${new Date(now - limit.window * 1000)} then ${Math.max(0, cost)}
                        -- one past the limit is enough to know, and keeps a flood from overflowing
                        else greatest(0, least(rate_limits.used + ${cost}, ${limit.limit} + 1)) end,
            began_at = case when rate_limits.began_at <= ${new Date(now - limit.window * 1000)} then excluded.began_at
                            else rate_limits.began_at end
          returning began_at, used`,
        ([row]) => ({ beganAt: Date.parse(row?.began_at ?? new Date(now).toISOString()), used: row?.used ?? cost })
      ).pipe(Effect.orDie)

    /** The counter of a window that is still running; what an ended one still owed no longer matters. */
    const running = (limit: Limit, now: number): Counter => {
      const counter = counters.get(keyOf(limit))
      if (counter !== undefined && now < counter.beganAt + limit.window * 1000) return counter
      if (counters.size >= most) counters.clear()
      const next: Counter = { beganAt: now, asked: false, known: 0, unwritten: 0, writing: 0 }
      counters.set(keyOf(limit), next)
      return next
    }

    /** Writes down what a counter owes and `more`, and takes over what the database then has. */
    const write = (limit: Limit, counter: Counter, more: number, now: number) =>
      Effect.suspend(() => {
        const cost = counter.unwritten + more
        counter.writing += cost
        counter.unwritten = 0
        return Effect.map(count(limit, cost, now), ({ beganAt, used }) => {
          counter.known = counter.beganAt === beganAt ? Math.max(counter.known, used) : used
          counter.beganAt = beganAt
          counter.asked = true
          return { beganAt, used }
        }).pipe(Effect.ensuring(Effect.sync(() => (counter.writing -= cost))))
      })

    const takeExactly = (limit: Limit): Effect.Effect<LimitState> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const { beganAt, used } = yield* write(limit, running(limit, now), 1, now)
        return stateOf(limit, beganAt, used, now, used <= limit.limit)
      })

    /** Counts one request. */
    const take = (limit: Limit): Effect.Effect<LimitState> => {
      const local = takeLocally(limit)
      return local === undefined ? takeExactly(limit) : Effect.succeed(local)
    }

    /** Takes back one request that turned out to cost nothing. */
    const giveBack = (limit: Limit) => {
      const counter = counters.get(keyOf(limit))
      if (counter === undefined || usedOf(counter) <= 0) return
      counter.unwritten--
      dirty.set(keyOf(limit), limit)
    }

    /** How a limit stands, without counting. */
    const look = (limit: Limit): Effect.Effect<LimitState> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const rows = yield* sql<{ began_at: string; used: number }>`
          select began_at, used from rate_limits
          where bucket = ${keyOf(limit)} and began_at > ${new Date(now - limit.window * 1000)}`.pipe(Effect.orDie)
        const row = rows[0]
        const counter = counters.get(keyOf(limit))
        const owed = counter === undefined ? 0 : counter.unwritten + counter.writing
        const used = (row?.used ?? 0) + owed
        return stateOf(limit, row === undefined ? now : Date.parse(row.began_at), used, now, used < limit.limit)
      })

    const flush = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const owing = [...dirty.values()]
      dirty.clear()
      for (const limit of owing) {
        const counter = counters.get(keyOf(limit))
        if (counter === undefined || counter.unwritten === 0 || now >= counter.beganAt + limit.window * 1000) continue
        yield* write(limit, counter, 0, now)
      }
    })
    yield* Effect.forkScoped(
      Effect.forever(
        Effect.zipRight(
          Effect.sleep(flushEveryMillis),
          Effect.catchAllCause(flush, (cause) => Effect.logDebug("rate limits were not written down", cause))
        )
      )
    )

    return { take, takeLocally, lookLocally, giveBack, look } as const
  })
}) {}
