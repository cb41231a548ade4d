/**
 * Listening for notifications, which takes a session: what a pooler lends for one transaction is not there any more when
 * they come. Nothing says so, so it is tried at the start.
 */
import { SqlError } from "@effect/sql/SqlError"
import { Data, Effect, Option } from "effect"
import Pg from "pg"
import { answerWithin, connectWithin, DeadlineClient } from "./Deadline.ts"

/**
 * Calls back for each notification on a channel, once after every (re)connection, and once whenever a connection is lost
 * or could not be made: from then on, until it is there again, nothing is heard. The promise ends it.
 */
export type Listen = (
  channel: string,
  onNotification: (payload: string) => void,
  onConnected: () => void,
  onLost?: () => void
) => Promise<() => Promise<void>>

/** How often a listener asks whether it is still connected: of a network that swallows everything it hears nothing. */
const listenerCheck = 15_000

/** One connection a channel, made again when it is lost; `onConnected` lets the listener catch up. */
export const listenTo =
  (options: Pg.ClientConfig): Listen =>
  async (channel, onNotification, onConnected, onLost = () => {}) => {
    let client: Pg.Client | undefined
    let check: Timer | undefined
    let closed = false
    const connect = async (): Promise<void> => {
      if (closed) return
      const next = new DeadlineClient(
        { ...options, keepAlive: true, connectionTimeoutMillis: connectWithin },
        answerWithin
      )
      let isLost = false
      const again = () => {
        // A connection may fail in several ways at once; it is made again once.
        if (isLost) return
        isLost = true
        onLost()
        if (client === next) client = undefined
        clearInterval(check)
        next.removeAllListeners("end")
        next.end().catch(() => {})
        if (!closed) setTimeout(() => connect().catch(() => {}), 250).unref()
      }
      next.on("error", again)
      next.on("end", again)
      next.on("notification", (message) => {
        if (message.channel === channel) onNotification(message.payload ?? "")
      })
      try {
        await next.connect()
        await next.query(`listen ${Pg.escapeIdentifier(channel)}`)
        client = next
        clearInterval(check)
        check = setInterval(() => next.query("select 1").catch(() => {}), listenerCheck).unref()
        onConnected()
      } catch {
        again()
      }
    }
    await connect()
    return async () => {
      closed = true
      clearInterval(check)
      client?.removeAllListeners("end")
      await client?.end().catch(() => {})
    }
  }

/** The way to the database is not one that we can work by. */
export class DatabaseUnfit extends Data.TaggedError("DatabaseUnfit")<{ readonly message: string }> {}

/** What was told is heard within milliseconds; this is what a network between may take. */
const hearWithin = "5 seconds"
/** Nobody waits for an answer yet, and a machine on which everything starts at once is slow. */
const startWithin = 10_000
const refusedParameter = /unsupported startup parameter/

const pooler =
  "DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the PostgreSQL server itself, for listening and migrations."

/** Whether what is told over one connection is heard by another. */
const heard = (pool: Pg.Pool, listener: Pg.Client, channel: string) =>
  Effect.gen(function* () {
    const told = new Promise<void>((resolve) => listener.on("notification", () => resolve()))
    yield* Effect.tryPromise({
      try: async () => {
        await listener.connect()
        await listener.query(`listen ${Pg.escapeIdentifier(channel)}`)
        await pool.query("select pg_notify($1, '')", [channel])
      },
      catch: (cause) => cause
    })
    return Option.isSome(
      yield* Effect.timeoutOption(
        Effect.promise(() => told),
        hearWithin
      )
    )
  })

/**
 * Stops the start where `direct` hears nothing of what is told by `pool`: a pooler stands where a session is needed, or
 * the two are not one database. A database that does not answer is told of as ever.
 */
export const assertHears = (
  pool: Pg.Pool,
  direct: Pg.ClientConfig,
  isPooled: boolean
): Effect.Effect<void, DatabaseUnfit> =>
  Effect.gen(function* () {
    const listener = new DeadlineClient({ ...direct, connectionTimeoutMillis: startWithin })
    listener.on("error", () => {})
    const hears = yield* heard(pool, listener, `launchbook_start_${crypto.randomUUID()}`).pipe(
      Effect.catchAll((cause) =>
        cause instanceof Error && refusedParameter.test(cause.message)
          ? Effect.succeed(false)
          : Effect.die(new SqlError({ cause, message: "Failed to connect" }))
      ),
      Effect.ensuring(Effect.promise(() => listener.end().catch(() => {})))
    )
    if (hears) return
    return yield* new DatabaseUnfit({
      message: isPooled
        ? "DATABASE_DIRECT_URL hears nothing of what is told on DATABASE_URL: it must lead to the same database, and not by a pooler."
        : pooler
    })
  })
