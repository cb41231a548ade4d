/**
 * Statements outside of a transaction, on any connection of a pool. The stock client gives each of them a span, a scope and
 * what they need of the fiber's context, which costs several times what the driver does; here a connection is
 * borrowed, asked and given back, and nothing else is done. Failures read as the stock client's, and whoever gives up
 * has the server end what it does for them, as there.
 */
import { SqlError } from "@effect/sql/SqlError"
import { Effect } from "effect"
import type Pg from "pg"

/** The rows of one statement. */
export type RunStatement = (
  text: string,
  values: ReadonlyArray<unknown>
) => Effect.Effect<ReadonlyArray<object>, SqlError>

/** To be told to end what a connection does is an effort, not a promise. */
const cancelWithin = 5000

/** Has the server end what it does on a connection. Where it cannot be told which one that is, the pool sees to it. */
export const cancel = (pool: Pg.Pool, client: Pg.PoolClient): Effect.Effect<void> => {
  // Part of every connection of the driver; its types leave it out.
  const process: unknown = Reflect.get(client, "processID")
  if (typeof process !== "number") return Effect.void
  return Effect.async<void>((resume) => {
    if (pool.ending) return resume(Effect.void)
    pool.query(`select pg_cancel_backend(${process})`, () => resume(Effect.void))
  }).pipe(Effect.interruptible, Effect.timeoutOption(cancelWithin), Effect.asVoid)
}

export const failed = (cause: unknown, message: string) => Effect.fail(new SqlError({ cause, message }))

export const statementsOn =
  (pool: Pg.Pool): RunStatement =>
  (text, values) =>
    Effect.async<ReadonlyArray<object>, SqlError>((resume) => {
      let client: Pg.PoolClient | undefined
      let isOver = false
      const giveBack = (cause?: Error) => {
        if (isOver) return
        isOver = true
        client?.off("error", broken)
        client?.release(cause)
      }
      const broken = (cause: Error) => {
        giveBack(cause)
        resume(failed(cause, "Connection error"))
      }
      pool.connect((cause, lent) => {
        if (lent === undefined) return resume(failed(cause, "Failed to acquire connection"))
        if (isOver) return lent.release()
        client = lent
        lent.on("error", broken)
        // The driver reads the values and keeps none of them.
        lent.query<object>(text, values as Array<unknown>, (error, answer) => {
          giveBack()
          resume(
            error instanceof Error ? failed(error, "Failed to execute statement") : Effect.succeed(answer.rows ?? [])
          )
        })
      })
      return Effect.suspend(() =>
        client === undefined
          ? Effect.sync(() => giveBack())
          : Effect.ensuring(
              cancel(pool, client),
              Effect.sync(() => giveBack())
            )
      )
    })
