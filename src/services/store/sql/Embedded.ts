/**
 * PostgreSQL inside the process (PGlite), kept in a directory. Two processes on one directory would
 * destroy it, so a kernel lock that dies with the process is taken first.
 */
import { Database } from "bun:sqlite"
import { mkdirSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { PGlite, type PGliteOptions } from "@electric-sql/pglite"
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { createPgConfig } from "@electric-sql/pglite/node-postgres"
import { Context, Data, Effect } from "effect"
import Pg from "pg"
import { hasRoom, keepReserve, reserveMegabytes } from "./DiskReserve.ts"

export class DirectoryInUse extends Data.TaggedError("DirectoryInUse")<{ readonly directory: string }> {
  override get message() {
    return `The data directory ${this.directory} is in use by another Launchbook process. Stop that one, or set DATA_DIR or DATABASE_URL.`
  }
}

export class DirectoryUnusable extends Data.TaggedError("DirectoryUnusable")<{ readonly message: string }> {}

const isLocked = (cause: unknown) =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" && cause.code.startsWith("SQLITE_BUSY")

/** Kept for the life of the process: a collected handle closes, and with it goes the lock. */
const held = new Set<Database>()

const lock = (directory: string) =>
  Effect.acquireRelease(
    Effect.try({
      try: () => {
        mkdirSync(dirname(directory), { recursive: true, mode: 0o700 })
        const handle = new Database(`${directory}.lock`)
        try {
          handle.exec("pragma busy_timeout = 0")
          handle.exec("begin exclusive")
        } catch (cause) {
          handle.close()
          throw cause
        }
        held.add(handle)
        return handle
      },
      catch: (cause) =>
        isLocked(cause)
          ? new DirectoryInUse({ directory })
          : new DirectoryUnusable({
              message: `The data directory ${dirname(directory)} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}. Set DATA_DIR.`
            })
    }),
    (handle) =>
      Effect.sync(() => {
        held.delete(handle)
        handle.close()
      })
  )

export const memory = "memory://"

/** How the engine is made. Tests make it from a database that is ready, for an empty one costs seconds. */
export class Engine extends Context.Reference<Engine>()("launchbook/Engine", {
  defaultValue:
    () =>
    (options: PGliteOptions): Promise<PGlite> =>
      PGlite.create(options)
}) {}

export const open = (dataDir: string, types: Pg.CustomTypesConfig) =>
  Effect.gen(function* () {
    const directory = dataDir === memory ? memory : resolve(dataDir, "pg")
    if (directory !== memory) {
      yield* lock(directory)
      if (!(yield* hasRoom(dirname(directory))))
        return yield* new DirectoryUnusable({
          message: `The data directory ${dirname(directory)} cannot be used: its disk has less than ${reserveMegabytes} MB free. Make room, or set DATA_DIR.`
        })
    }
    const make = yield* Engine
    const lite = yield* Effect.acquireRelease(
      Effect.promise(() => make({ dataDir: directory, extensions: { pg_trgm, unaccent, fuzzystrmatch } })),
      (lite) => Effect.promise(() => lite.close())
    )
    yield* Effect.promise(() => lite.exec("set timezone = 'UTC'"))
    const pool = yield* Effect.acquireRelease(
      Effect.sync(() => new Pg.Pool({ ...connectionOf(lite), types, max: 1, idleTimeoutMillis: 0 })),
      (pool) => Effect.promise(() => pool.end()).pipe(Effect.timeoutOption("1 second"))
    )
    pool.on("error", () => {})
    if (directory !== memory) yield* keepReserve(pool, directory)
    return {
      pool,
      embedded: true,
      listen: async (channel: string, onNotification: (payload: string) => void, onConnected: () => void) => {
        const stop = await alone(pool, () => lite.listen(`"${channel.replaceAll('"', '""')}"`, onNotification))
        onConnected()
        return () => alone(pool, stop)
      }
    }
  })

/** While nobody else holds the one connection: a statement between the messages of another breaks both. */
const alone = async <A>(pool: Pg.Pool, statement: () => Promise<A>): Promise<A> => {
  const client = await pool.connect()
  try {
    return await statement()
  } finally {
    client.release()
  }
}

/** The adapter's `connection` is an undocumented option of pg's client, so pg's types do not know it. */
const connectionOf = (lite: PGlite): Pg.PoolConfig => {
  const { connection } = createPgConfig(lite)
  return { user: "postgres", password: "embedded", database: "postgres", ...{ connection } }
}
