/**
 * PostgreSQL inside the process (PGlite), kept in a directory. Two processes on one directory would
 * destroy it, so a kernel lock that dies with the process is taken first.
 */
import { Database } from "bun:sqlite"
import { mkdirSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import { createPgConfig } from "@electric-sql/pglite/node-postgres"
import { Data, Effect } from "effect"
import Pg from "pg"

export class DirectoryInUse extends Data.TaggedError("DirectoryInUse")<{ readonly directory: string }> {
  override get message() {
    return `The data directory ${this.directory} is in use by another Launchbook process. Stop that one, or set DATA_DIR or DATABASE_URL.`
  }
}

/** Kept for the life of the process: a collected handle closes, and with it goes the lock. */
const held = new Set<Database>()

const lock = (directory: string) =>
  Effect.acquireRelease(
    Effect.try({
      try: () => {
        mkdirSync(dirname(directory), { recursive: true })
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
      catch: () => new DirectoryInUse({ directory })
    }),
    (handle) =>
      Effect.sync(() => {
        held.delete(handle)
        handle.close()
      })
  )

export const memory = "memory://"

export const open = (dataDir: string, types: Pg.CustomTypesConfig) =>
  Effect.gen(function* () {
    const directory = dataDir === memory ? memory : resolve(dataDir, "pg")
    if (directory !== memory) yield* lock(directory)
    const lite = yield* Effect.acquireRelease(
      Effect.promise(() => PGlite.create({ dataDir: directory, extensions: { pg_trgm, unaccent, fuzzystrmatch } })),
      (lite) => Effect.promise(() => lite.close())
    )
    yield* Effect.promise(() => lite.exec("set timezone = 'UTC'"))
    const pool = yield* Effect.acquireRelease(
      Effect.sync(() => new Pg.Pool({ ...connectionOf(lite), types, max: 1, idleTimeoutMillis: 0 })),
      (pool) => Effect.promise(() => pool.end()).pipe(Effect.timeoutOption("1 second"))
    )
    pool.on("error", () => {})
    return {
      pool,
      embedded: true,
      listen: async (channel: string, onNotification: (payload: string) => void, onConnected: () => void) => {
        const stop = await lite.listen(`"${channel.replaceAll('"', '""')}"`, onNotification)
        onConnected()
        return () => stop()
      }
    }
  })

/** The adapter's `connection` is an undocumented option of pg's client, so pg's types do not know it. */
const connectionOf = (lite: PGlite): Pg.PoolConfig => {
  const { connection } = createPgConfig(lite)
  return { user: "postgres", password: "embedded", database: "postgres", ...{ connection } }
}
