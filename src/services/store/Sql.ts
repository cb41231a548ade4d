/**
 * The database: PostgreSQL where `DATABASE_URL` is set, else an embedded one in `DATA_DIR`. Both are
 * reached by the same driver through a `pg.Pool`, with the same types, so no repository knows which.
 *
 * Values arrive as they leave on the wire: timestamps as RFC 3339 text in UTC, dates as
 * `YYYY-MM-DD`, bigint and numeric as numbers (none of ours passes 2^53).
 */
import * as Reactivity from "@effect/experimental/Reactivity"
import { SqlClient } from "@effect/sql"
import { SqlError } from "@effect/sql/SqlError"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Option, Redacted, Stream } from "effect"
import Pg from "pg"
import { AppConfigTag } from "../../Config.ts"
import { Database } from "./Database.ts"
import { answerWithin, connectWithin, DeadlineClient, DeadlinePool, statementTimeout } from "./sql/Deadline.ts"
import * as Embedded from "./sql/Embedded.ts"
import { migrate } from "./sql/Migrations.ts"

export { DirectoryInUse, DirectoryUnusable } from "./sql/Embedded.ts"
export { migrate } from "./sql/Migrations.ts"

/** The pool behind the client, for the job engine, which brings its own SQL. */
export class Pool extends Context.Tag("launchbook/Pool")<
  Pool,
  {
    readonly pool: Pg.Pool
    readonly embedded: boolean
    /** Calls back for each notification on a channel, and once after every (re)connection. */
    readonly listen: (
      channel: string,
      onNotification: (payload: string) => void,
      onConnected: () => void
    ) => Promise<() => Promise<void>>
  }
>() {}

/** PostgreSQL's numbers of the types we read in our own way. */
export const oid = { int8: 20, numeric: 1700, timestamptz: 1184, date: 1082 } as const
const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, Number],
  [oid.numeric, Number],
  [oid.date, (text) => text],
  [oid.timestamptz, (text) => new Date(text).toISOString()]
])
/** Both pools read values alike. */
const types: Pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    (format === "binary" ? undefined : parsers.get(id)) ?? Pg.types.getTypeParser(id, format ?? "text")
}

/** How often the server looks whether whoever asked still listens; what nobody listens for must not hold its locks. */
const goneCheck = 1000

const server = (url: string, max: number) =>
  Effect.gen(function* () {
    const options = {
      connectionString: url,
      types,
      // Compiling a statement takes longer than any of ours does.
      options: `-c timezone=UTC -c jit=off -c statement_timeout=${statementTimeout} -c client_connection_check_interval=${goneCheck}`,
      application_name: "launchbook"
    }
    const pool = yield* Effect.acquireRelease(
      Effect.sync(() => new DeadlinePool({ ...options, max })),
      (pool) => Effect.promise(() => pool.end()).pipe(Effect.timeoutOption("2 seconds"))
    )
    // An idle connection that the server closes must not end the process; the next query reports it.
    pool.on("error", () => {})
    return { pool, embedded: false, listen: listenTo(options) }
  })

/** How often a listener asks whether it is still connected: of a network that swallows everything it hears nothing. */
const listenerCheck = 15_000

/** One connection a channel, made again when it is lost; `onConnected` lets the listener catch up. */
const listenTo =
  (options: Pg.ClientConfig): Pool["Type"]["listen"] =>
  async (channel, onNotification, onConnected) => {
    let client: Pg.Client | undefined
    let check: Timer | undefined
    let closed = false
    const connect = async (): Promise<void> => {
      if (closed) return
      const next = new DeadlineClient(
        { ...options, keepAlive: true, connectionTimeoutMillis: connectWithin },
        answerWithin
      )
      const again = () => {
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

const poolLayer: Layer.Layer<Pool, Embedded.DirectoryInUse | Embedded.DirectoryUnusable, AppConfigTag> = Layer.scoped(
  Pool,
  Effect.gen(function* () {
    const config = yield* AppConfigTag
    return yield* Option.match(config.databaseUrl, {
      onNone: () => Embedded.open(config.dataDir, types),
      onSome: (url) => server(Redacted.value(url), config.databasePool)
    })
  })
)

/** The stock client's `listen` would open a second connection on the embedded database, its `notify` is not valid SQL. */
const clientLayer: Layer.Layer<PgClient.PgClient | SqlClient.SqlClient, SqlError, Pool> = Layer.scopedContext(
  Effect.gen(function* () {
    const { pool, listen } = yield* Pool
    const stock = yield* PgClient.fromPool({ acquire: Effect.succeed(pool) })
    const client = Object.assign(stock, {
      listen: (channel: string) =>
        Stream.asyncPush<string, SqlError>((emit) =>
          Effect.acquireRelease(
            Effect.tryPromise({
              try: () =>
                listen(
                  channel,
                  (payload) => emit.single(payload),
                  () => {}
                ),
              catch: (cause) => new SqlError({ cause, message: "listen" })
            }),
            (close) => Effect.promise(close)
          )
        ),
      notify: (channel: string, payload: string) => Effect.asVoid(stock`select pg_notify(${channel}, ${payload})`)
    })
    return Context.make(PgClient.PgClient, client).pipe(Context.add(SqlClient.SqlClient, client))
  })
).pipe(Layer.provide(Reactivity.layer))

/** The database, migrated. */
export const layer = Layer.effectDiscard(migrate).pipe(
  Layer.provideMerge(Database.layer),
  Layer.provideMerge(clientLayer),
  Layer.provideMerge(poolLayer)
)
