/**
 * Rate limits, counted in the database so that they hold across processes. A window begins with the
 * first request in it. Where a limit is high, a process takes a hundredth of it at a time and lends that
 * out from memory, so a hot read need not wait for the database; what it took counts as used, so however
 * many processes there are, together they never let through more than the limit. A limit that was met is
 * remembered until its window ends, so a flood is refused without asking the database either.
 */
import { Clock, Data, Effect } from "effect"
import { Database, outageOf } from "./Database.ts"

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

/** What was taken of a limit, for work that may turn out not to be done. */
export interface Taken {
  readonly limit: Limit
  readonly cost: number
  readonly beganAt: number
}
export class LimitMet extends Data.TaggedError("LimitMet")<{ readonly state: LimitState }> {}

interface Counter {
  beganAt: number
  /** Of how big a limit it was taken; a limit that was changed begins anew. */
  readonly limit: number
  /** What the database had when it was last asked, with all that was taken here. */
  used: number
  /** Taken from the database and not lent out yet. */
  left: number
}

/** Requests taken from the database at once: a small part of the limit, since what another process holds is out of reach. */
const lotOf = (limit: Limit) => Math.max(1, Math.min(10_000, Math.floor(limit.limit / 100)))
/** Counters kept in memory; past it they are forgotten, with what they still had to lend. */
const most = 100_000
/** How far apart the clocks of two machines may be: a window that one has begun lies a moment ahead of the other. */
const skewMillis = 5000

/**
 * Whether a window that began at `beganAt` goes on. One from further in the future than clocks are apart began
 * before the clock was set back: it is over, or it would keep its caller out until that time comes again.
 */
const goesOn = ({ window }: Limit, beganAt: number, now: number) =>
  now < beganAt + window * 1000 && beganAt <= now + skewMillis

export class RateLimits extends Effect.Service<RateLimits>()("launchbook/RateLimits", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const counters = new Map<string, Counter>()
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

    /** The counter of a window that is still running. */
    const running = (limit: Limit, now: number): Counter | undefined => {
      const counter = counters.get(keyOf(limit))
      return counter?.limit === limit.limit && goesOn(limit, counter.beganAt, now) ? counter : undefined
    }

    /** Counts one request without asking the database; undefined where only the database can say. */
    const takeLocally = (limit: Limit): LimitState | undefined => {
      const now = clock.unsafeCurrentTimeMillis()
      const counter = running(limit, now)
      if (counter === undefined) return undefined
      if (counter.left === 0)
        return counter.used > limit.limit ? stateOf(limit, counter.beganAt, counter.used, now, false) : undefined
      counter.left--
      return stateOf(limit, counter.beganAt, counter.used - counter.left, now, true)
    }

    /** How a limit stands as far as this process knows, without counting: untouched where it knows nothing. */
    const lookLocally = (limit: Limit): LimitState => {
      const now = clock.unsafeCurrentTimeMillis()
      const counter = running(limit, now)
      return counter === undefined
        ? stateOf(limit, now, 0, now, true)
        : stateOf(limit, counter.beganAt, counter.used - counter.left, now, true)
    }

    /** The stored window goes on; the same as `goesOn`. */
    const storedGoesOn = (limit: Limit, now: number) =>
      sql`(rate_limits.began_at > ${new Date(now - limit.window * 1000)}
           and rate_limits.began_at <= ${new Date(now + skewMillis)})`

    /**
     * Adds `cost` to a window, beginning a new one where the old has ended, and answers how it stands. While the
     * database takes no writes each process counts for itself, because reading goes on.
     */
    const count = (limit: Limit, cost: number, now: number) =>
      Effect.map(
        sql.attempt<{ began_at: string; used: number }>`
          insert into rate_limits (bucket, began_at, used) values (${keyOf(limit)}, ${new Date(now)}, ${cost})
          on conflict (bucket) do update set
            used = case when ${storedGoesOn(limit, now)}
                        -- one past the limit is enough to know, and keeps a flood from overflowing
                        then least(rate_limits.used + ${cost}, ${limit.limit} + 1) else ${cost} end,
            began_at = case when ${storedGoesOn(limit, now)} then rate_limits.began_at else excluded.began_at end
          returning began_at, used`,
        ([row]) => ({ beganAt: Date.parse(row?.began_at ?? new Date(now).toISOString()), used: row?.used ?? cost })
      ).pipe(
        Effect.catchAll((error) => {
          if (outageOf(error) !== "readonly") return Effect.die(error)
          const known = running(limit, now)
          return Effect.succeed({ beganAt: known?.beganAt ?? now, used: (known?.used ?? 0) + cost })
        })
      )

    /** Takes one request from the database, or a lot where that leaves plenty. */
    const takeExactly = (limit: Limit): Effect.Effect<LimitState> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const known = running(limit, now)
        const lot = lotOf(limit)
        const cost = known !== undefined && known.used + 2 * lot <= limit.limit ? lot : 1
        const { beganAt, used } = yield* count(limit, cost, now)
        const allowed = used <= limit.limit
        const lent = allowed ? cost - 1 : 0
        const counter = running(limit, now)
        if (counter?.beganAt === beganAt) {
          counter.used = Math.max(counter.used, used)
          counter.left += lent
          // Of many who asked at once the first ones took what the last one is refused; it may be there still.
          if (!allowed && counter.left > 0) {
            counter.left--
            return stateOf(limit, beganAt, counter.used - counter.left, now, true)
          }
          return stateOf(limit, beganAt, allowed ? counter.used - counter.left : used, now, allowed)
        }
        if (counters.size >= most) counters.clear()
        counters.set(keyOf(limit), { beganAt, limit: limit.limit, used, left: lent })
        return stateOf(limit, beganAt, used - lent, now, allowed)
      })

    /** Counts one request. */
    const take = (limit: Limit): Effect.Effect<LimitState> => {
      const local = takeLocally(limit)
      return local === undefined ? takeExactly(limit) : Effect.succeed(local)
    }

    /** How limits stand, without counting. */
    const look = (limits: ReadonlyArray<Limit>): Effect.Effect<ReadonlyArray<LimitState>> =>
      Effect.gen(function* () {
        if (limits.length === 0) return []
        const now = yield* Clock.currentTimeMillis
        const rows = yield* sql.rows<{ bucket: string; began_at: string; used: number }>`
          select bucket, began_at, used from rate_limits where ${sql.in("bucket", limits.map(keyOf))}`
        return limits.map((limit) => {
          const row = rows.find(({ bucket }) => bucket === keyOf(limit))
          const beganAt = row === undefined ? now : Date.parse(row.began_at)
          if (row === undefined || !goesOn(limit, beganAt, now)) return stateOf(limit, now, 0, now, true)
          const used = Math.max(0, row.used - (running(limit, now)?.left ?? 0))
          return stateOf(limit, beganAt, used, now, used < limit.limit)
        })
      })

    /** Takes `cost` of a limit that is never lent out, or nothing where less is left. */
    const takeWhole = (limit: Limit, cost: number) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const row =
          cost > limit.limit
            ? undefined
            : yield* sql.first<{ began_at: string }>`
                insert into rate_limits (bucket, began_at, used) values (${keyOf(limit)}, ${new Date(now)}, ${cost})
                on conflict (bucket) do update set
                  used = case when ${storedGoesOn(limit, now)} then rate_limits.used + ${cost} else ${cost} end,
                  began_at = case when ${storedGoesOn(limit, now)} then rate_limits.began_at else excluded.began_at end
                where rate_limits.used + ${cost} <= ${limit.limit} or not ${storedGoesOn(limit, now)}
                returning began_at`
        if (row !== undefined) return { limit, cost, beganAt: Date.parse(row.began_at) } satisfies Taken
        const [state = stateOf(limit, now, 0, now, false)] = yield* look([limit])
        return yield* new LimitMet({ state })
      })

    /** Takes `cost` of each limit, or nothing of any. */
    const takeAll = (limits: ReadonlyArray<Limit>, cost: number): Effect.Effect<ReadonlyArray<Taken>, LimitMet> =>
      sql.transaction(Effect.forEach(limits, (limit) => takeWhole(limit, cost)))

    /** Puts back what was taken, where its window still goes on. */
    const giveBack = (taken: ReadonlyArray<Taken>): Effect.Effect<void> =>
      Effect.forEach(
        taken,
        ({ limit, cost, beganAt }) =>
          sql.run`update rate_limits set used = greatest(0, used - ${cost})
              where bucket = ${keyOf(limit)} and began_at = ${new Date(beganAt)}`,
        { discard: true }
      )

    return { take, takeLocally, lookLocally, look, takeAll, giveBack } as const
  })
}) {}
