/**
 * The embedded database stops taking writes while its disk still has room. One that runs out in the middle of its log
 * ends the process; one that only lets read goes on answering, and takes writes again when somebody has made room.
 */
import { statfs } from "node:fs/promises"
import { Effect, Schedule } from "effect"
import type Pg from "pg"

/** What must be free: the log grows by segments of 16 MB. */
export const reserveMegabytes = 64
const lookEvery = "1 second"

export const hasRoom = (directory: string): Effect.Effect<boolean> =>
  Effect.promise(async () => {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize >= reserveMegabytes * 2 ** 20
  })

/** Keeps the one connection of `pool` from writing while there is no room, as long as the scope lives. */
export const keepReserve = (pool: Pg.Pool, directory: string) => {
  let writing = true
  const look = Effect.gen(function* () {
    const room = yield* hasRoom(directory)
    if (room === writing) return
    yield* Effect.promise(() => pool.query(`set default_transaction_read_only = ${room ? "off" : "on"}`))
    writing = room
    yield* room
      ? Effect.logInfo(`there is room again in ${directory}: writing again`)
      : Effect.logError(`less than ${reserveMegabytes} MB are free in ${directory}: only reading from now on`)
  })
  // A look that fails says nothing about the disk.
  const careful = Effect.catchAllCause(look, (cause) => Effect.logWarning("cannot look at the disk", cause))
  return Effect.forkScoped(Effect.repeat(careful, Schedule.spaced(lookEvery)))
}
