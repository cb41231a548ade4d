/**
 * The database: PostgreSQL where `DATABASE_URL` is set, else an embedded one in `DATA_DIR`. Both are
 * reached by the same driver through a `pg.Pool`, with the same types, so no repository knows which.
 *
 * Three ways lead to PostgreSQL. `DATABASE_URL` for nearly everything, in transactions of a few statements, so that it
 * may lead by a pooler; `DATABASE_DIRECT_URL`, where it does, for what needs a session (listening, migrations);
 * `DATABASE_READ_URL` for public reads on a replica (`sql/Replica.ts`).
 *
 * Values arrive as they leave on the wire: timestamps as RFC 3339 text in UTC, dates as
 * `YYYY-MM-DD`, bigint and numeric as numbers (none of ours passes 2^53).
 */
import * as Reactivity from "@effect/experimental/Reactivity"
import { SqlClient } from "@effect/sql"
import { SqlError } from "@effect/sql/SqlError"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Option, Redacted, type Scope, Stream } from "effect"
import type Pg from "pg"
import { type AppConfig, AppConfigTag } from "../../Config.ts"
import { Database } from "./Database.ts"
import { lentPool, straight, straightPool, types } from "./sql/Connections.ts"
import { patient } from "./sql/Deadline.ts"
import * as Embedded from "./sql/Embedded.ts"
import { assertHears, type DatabaseUnfit, type Listen, listenTo } from "./sql/Listener.ts"
import { runMigrations } from "./sql/Migrations.ts"
import { follow, Replica } from "./sql/Replica.ts"
import { assertSettings } from "./sql/Settled.ts"
import { statementsOn } from "./sql/Statements.ts"
import { Statements } from "./sql/Transactions.ts"

export { oid } from "./sql/Connections.ts"
export { DirectoryInUse, DirectoryUnusable } from "./sql/Embedded.ts"
export { DatabaseUnfit } from "./sql/Listener.ts"

/** The pool behind the client, for the job engine, which brings its own SQL. */
export class Pool extends Context.Tag("launchbook/Pool")<
  Pool,
  {
    readonly pool: Pg.Pool
    readonly embedded: boolean
    /** Calls back for each notification on a channel, and whenever its connection comes or goes. */
    readonly listen: Listen
    /** A pool whose connections are sessions of our own: the same one, where no pooler stands between. */
    readonly sessions: Effect.Effect<Pg.Pool, never, Scope.Scope>
    /** A pool to the replica, where there is one. */
    readonly replica: Pg.Pool | null
  }
>() {}

const held = (make: () => Pg.Pool) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const pool = make()
      // An idle connection that the server closes must not end the process; the next query reports it.
      pool.on("error", () => {})
      return pool
    }),
    (pool) => Effect.promise(() => pool.end()).pipe(Effect.timeoutOption("2 seconds"))
  )

const server = (
  url: string,
  { databaseDirectUrl, databaseReadUrl, databasePool }: AppConfig
): Effect.Effect<Pool["Type"], DatabaseUnfit, Scope.Scope> =>
  Effect.gen(function* () {
    const isPooled = Option.isSome(databaseDirectUrl)
    const direct = Option.match(databaseDirectUrl, { onNone: () => url, onSome: Redacted.value })
    // Who has a pooler before the one has it before the other, or may do without.
    const poolTo = isPooled ? lentPool : straightPool
    const pool = yield* held(() => poolTo(url, databasePool))
    yield* assertHears(pool, straight(direct), isPooled)
    yield* assertSettings(pool)
    const replica = Option.isNone(databaseReadUrl)
      ? null
      : yield* held(() => poolTo(Redacted.value(databaseReadUrl.value), databasePool))
    return {
      pool,
      embedded: false,
      listen: listenTo(straight(direct)),
      sessions: isPooled ? held(() => straightPool(direct, 1)) : Effect.succeed(pool),
      replica
    }
  })

const poolLayer: Layer.Layer<Pool, Embedded.DirectoryInUse | Embedded.DirectoryUnusable | DatabaseUnfit, AppConfigTag> =
  Layer.scoped(
    Pool,
    Effect.gen(function* () {
      const config = yield* AppConfigTag
      return yield* Option.match(config.databaseUrl, {
        onNone: () =>
          Effect.map(Embedded.open(config.dataDir, types), (open) => ({
            ...open,
            sessions: Effect.succeed(open.pool),
            replica: null
          })),
        onSome: (url) => server(Redacted.value(url), config)
      })
    })
  )

const clientOf = (pool: Pg.Pool) =>
  PgClient.fromPool({ acquire: Effect.succeed(pool) }).pipe(Effect.provide(Reactivity.layer))

/** The stock client's `listen` would open a second connection on the embedded database, its `notify` is not valid SQL. */
const clientLayer: Layer.Layer<PgClient.PgClient | SqlClient.SqlClient, SqlError, Pool> = Layer.scopedContext(
  Effect.gen(function* () {
    const { pool, listen } = yield* Pool
    const stock = yield* clientOf(pool)
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
)

const statementsLayer = Layer.effect(
  Statements,
  Effect.map(Pool, ({ pool }) => Statements.on(pool))
)

/** What is asked of the two servers to know how far the replica is. */
const askWithin = 1000

const replicaLayer: Layer.Layer<never, SqlError, Pool | SqlClient.SqlClient> = Layer.unwrapScoped(
  Effect.gen(function* () {
    const { replica } = yield* Pool
    if (replica === null) return Layer.empty
    const primary = yield* SqlClient.SqlClient
    const client = yield* clientOf(replica)
    const following = yield* follow({
      // Where the next record will stand: no commit that anybody has heard of lies behind it, flushed or not.
      position: primary<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.pipe(
        Effect.flatMap(([row]) => Effect.fromNullable(row?.position)),
        (ask) => patient(ask, askWithin)
      ),
      hasReplayed: (position) =>
        client<{ there: boolean }>`
          select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as there`.pipe(
          Effect.map(([row]) => row?.there === true),
          (ask) => patient(ask, askWithin)
        )
    })
    return Layer.succeed(Replica, { ask: statementsOn(replica), following })
  })
)

/** Brings the database up to date; answers the names of what it ran. */
export const migrate = Effect.gen(function* () {
  const client = yield* clientOf(yield* (yield* Pool).sessions)
  return yield* Effect.provideService(runMigrations, SqlClient.SqlClient, client)
}).pipe(Effect.scoped, Effect.orDie)

/** The database, migrated. */
export const layer = Layer.effectDiscard(migrate).pipe(
  Layer.provideMerge(Database.layer),
  Layer.provideMerge(statementsLayer),
  Layer.provideMerge(replicaLayer),
  Layer.provideMerge(clientLayer),
  Layer.provideMerge(poolLayer)
)
