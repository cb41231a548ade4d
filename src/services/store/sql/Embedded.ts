/**
 * PostgreSQL inside the process (PGlite), in a thread of its own and kept in a directory. Two processes on one directory
 * would destroy it, so a kernel lock that dies with the process is taken first.
 */
import { Database } from "bun:sqlite"
import { mkdirSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { Context, Data, Effect } from "effect"
import Pg from "pg"
import { EmbeddedClient } from "./EmbeddedClient.ts"
import { hasRoom, keepReserve, reserveMegabytes } from "./embedded/DiskReserve.ts"
import { EngineSocket } from "./embedded/EngineSocket.ts"
import { startEngine } from "./embedded/EngineThread.ts"

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

/** What the engine begins with. A test's begins with a database that is ready, for an empty one costs seconds. */
export class Engine extends Context.Reference<Engine>()("launchbook/Engine", {
  defaultValue: () => ({
    /** A packed directory, where there is none at this place; null for a new database. */
    begin: (_directory: string): Promise<Uint8Array<ArrayBuffer> | null> => Promise.resolve(null),
    /** Told how to pack what there is now. */
    opened: (_pack: () => Promise<Uint8Array>): void => {}
  })
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
    const { begin, opened } = yield* Engine
    const engine = yield* Effect.acquireRelease(
      Effect.promise(async () => startEngine({ directory, image: await begin(directory) })),
      (engine) => Effect.promise(() => engine.close())
    )
    opened(engine.image)
    const pool = yield* Effect.acquireRelease(
      Effect.sync(
        () =>
          new Pg.Pool({
            ...place,
            types,
            max: 1,
            idleTimeoutMillis: 0,
            stream: () => new EngineSocket(engine),
            Client: EmbeddedClient
          })
      ),
      (pool) => Effect.promise(() => pool.end()).pipe(Effect.timeoutOption("1 second"))
    )
    pool.on("error", () => {})
    const listeners = new Map<string, Set<(payload: string) => void>>()
    // The engine has one session, whichever connection leads to it: what one has listened to, the next one hears.
    pool.on("connect", (client) =>
      client.on("notification", ({ channel, payload = "" }) => {
        for (const tell of listeners.get(channel) ?? []) tell(payload)
      })
    )
    if (directory !== memory) yield* keepReserve(pool, directory)
    return {
      pool,
      embedded: true,
      listen: async (channel: string, onNotification: (payload: string) => void, onConnected: () => void) => {
        const heard = listeners.get(channel) ?? new Set()
        listeners.set(channel, heard.add(onNotification))
        await pool.query(`listen ${Pg.escapeIdentifier(channel)}`)
        onConnected()
        return async () => {
          heard.delete(onNotification)
          if (heard.size === 0) await pool.query(`unlisten ${Pg.escapeIdentifier(channel)}`)
        }
      }
    }
  })

/** What a client wants to know of a server; nobody looks at it here. */
const place = { host: "localhost", user: "postgres", database: "postgres" }
