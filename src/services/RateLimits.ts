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
  /** What the database had when it was last asked. */
  known: number
  /** Admitted here since. */
  unwritten: number
}

const flushEveryMillis = 100
/** Counters kept in memory; past it the oldest windows are forgotten, which only makes the next request ask. */
const most = 100_000

export class RateLimits extends Effect.Service<RateLimits>()("launchbook/RateLimits", {
  scoped: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const counters = new Map<string, Counter>()
    const dirty = new Map<string, Limit>()
    const clock = yield* Effect.clock

    const keyOf = ({ name, subject }: Limit) => `${name}:${subject}`

    const stateOf = (limit: Limit, beganAt: number, used: number, now: number, allowed: boolean): LimitState => ({
      ...limit,
      allowed,
      remaining: Math.max(0, limit.limit - used),
      reset: Math.max(1, Math.ceil((beganAt + limit.window * 1000 - now) / 1000))
    })

    /** Counts one request without asking the database; undefined where only the database can say. */
    const takeLocally = (limit: Limit): LimitState | undefined => {
      const now = clock.unsafeCurrentTimeMillis()
      const counter = counters.get(keyOf(limit))
      if (counter === undefined || now >= counter.beganAt + limit.window * 1000) return undefined
      if (counter.known + counter.unwritten + 1 > limit.limit / 2) return undefined
      counter.unwritten++
      dirty.set(keyOf(limit), limit)
      return stateOf(limit, counter.beganAt, counter.known + counter.unwritten, now, true)
    }

    /** Adds `cost` to a window, beginning a new one where the old has ended, and answers how it stands. */
    const count = (limit: Limit, cost: number, now: number) =>
      Effect.map(
        sql<{ began_at: string; used: number }>`
          insert into rate_limits (bucket, began_at, used) values (${keyOf(limit)}, ${new Date(now)}, ${cost})
          on conflict (bucket) do update set
            used = case when rate_limits.began_at <= ${new Date(now - limit.window * 1000)} then ${cost}
                        -- one past the limit is enough to know, and keeps a flood from overflowing
                        else least(rate_limits.used + ${cost}, ${limit.limit} + 1) end,
            began_at = case when rate_limits.began_at <= ${new Date(now - limit.window * 1000)} then excluded.began_at
                            else rate_limits.began_at end
          returning began_at, used`,
        ([row]) => ({ beganAt: Date.parse(row?.began_at ?? new Date(now).toISOString()), used: row?.used ?? cost })
      ).pipe(Effect.orDie)

    /** What the database said; what was admitted here meanwhile stays owed to it. */
    const remember = (limit: Limit, beganAt: number, known: number) => {
      const counter = counters.get(keyOf(limit))
      if (counter === undefined) {
        if (counters.size >= most) counters.clear()
        counters.set(keyOf(limit), { beganAt, known, unwritten: 0 })
      } else {
        counter.known = counter.beganAt === beganAt ? Math.max(counter.known, known) : known
        counter.beganAt = beganAt
      }
    }

    const takeExactly = (limit: Limit): Effect.Effect<LimitState> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const counter = counters.get(keyOf(limit))
        const fresh = counter !== undefined && now < counter.beganAt + limit.window * 1000 ? counter : undefined
        const owed = fresh?.unwritten ?? 0
        if (fresh !== undefined) fresh.unwritten = 0
        const { beganAt, used } = yield* count(limit, owed + 1, now)
        remember(limit, beganAt, used)
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
      if (counter === undefined || counter.known + counter.unwritten <= 0) return
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
        const unwritten = counters.get(keyOf(limit))?.unwritten ?? 0
        return row === undefined
          ? stateOf(limit, now, 0, now, true)
          : stateOf(limit, Date.parse(row.began_at), row.used + unwritten, now, row.used + unwritten < limit.limit)
      })

    const flush = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const owing = [...dirty.values()]
      dirty.clear()
      for (const limit of owing) {
        const counter = counters.get(keyOf(limit))
        if (counter === undefined || counter.unwritten === 0) continue
        const cost = counter.unwritten
        counter.unwritten = 0
        if (cost > 0) {
          const { beganAt, used } = yield* count(limit, cost, now)
          remember(limit, beganAt, used)
        } else {
          yield* sql`update rate_limits set used = greatest(0, used + ${cost}) where bucket = ${keyOf(limit)}`.pipe(
            Effect.orDie
          )
          counter.known = Math.max(0, counter.known + cost)
        }
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

    return { take, takeLocally, giveBack, look } as const
  })
}) {}
