/**
 * What runs in the thread of the embedded database: the engine, which answers bytes of PostgreSQL's protocol with bytes,
 * one batch after the other.
 */
import { parentPort, workerData } from "node:worker_threads"
import { PGlite } from "@electric-sql/pglite"
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { unaccent } from "@electric-sql/pglite/contrib/unaccent"
import type { EngineAnswer, EngineData, EngineQuestion } from "./EngineThread.ts"

/**
 * The engine takes all its buffers at the start and gives none back; what they do not hold, the file system's cache of
 * the machine does.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"]

/** AuthenticationOk and ReadyForQuery: whoever is in this process may come in. */
const welcome = new Uint8Array([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
/** The first message of a connection has no letter: it begins with its length. */
const isStartup = (bytes: Uint8Array) => bytes[0] === 0

const port = parentPort
const { directory, image }: EngineData = workerData

const open = async () => {
  const lite = await PGlite.create({
    dataDir: directory,
    extensions: { pg_trgm, unaccent, fuzzystrmatch },
    startParams,
    // The engine knows by the type that it is packed.
    ...(image === null ? {} : { loadDataDir: new Blob([image], { type: "application/gzip" }) })
  })
  await lite.exec("set timezone = 'UTC'")
  // A new database is made by a second engine, which is gone now.
  Bun.gc(true)
  return lite
}

const answer = async (lite: PGlite, question: EngineQuestion): Promise<Uint8Array> => {
  if ("bytes" in question) {
    if (!isStartup(question.bytes)) return await lite.execProtocolRaw(question.bytes)
    // The connection before this one may have been lost in the middle of something.
    if (lite.isInTransaction()) await lite.exec("rollback")
    // It has prepared what the next one will prepare under the same names.
    await lite.exec("deallocate all")
    return welcome.slice()
  }
  if (question.ask === "image") return await (await lite.dumpDataDir("gzip")).bytes()
  await lite.close()
  return new Uint8Array(0)
}

const say = (said: EngineAnswer) => port?.postMessage(said)
const tell = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const serve = (lite: PGlite) => {
  let before = Promise.resolve()
  port?.on("message", (question: EngineQuestion) => {
    before = before.then(async () => {
      try {
        say({ id: question.id, bytes: await answer(lite, question) })
      } catch (error) {
        say({ id: question.id, broken: tell(error) })
      }
    })
  })
  say({ id: 0, bytes: new Uint8Array(0) })
}

open().then(serve, (error) => say({ id: 0, broken: tell(error) }))
