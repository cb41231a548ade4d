/**
 * Transactions, each on a connection of its own. They differ from the stock client's in what waits for an answer: the
 * beginning goes with the first statement, and what nothing depends on (`later`) is sent and not waited for. The server
 * works on what it is sent in order, and a commit after something that failed undoes all of it, so nothing is lost by that:
 * what failed is looked at once the commit is answered.
 */
import { SqlClient } from "@effect/sql"
import type { Connection } from "@effect/sql/SqlConnection"
import { SqlError } from "@effect/sql/SqlError"
import { Cause, Context, Effect, Exit, FiberRef, Stream } from "effect"
import type Pg from "pg"
import { DeadlineClient } from "./Deadline.ts"
import { cancel, failed, type RunStatement, statementsOn } from "./Statements.ts"

/** The connection of a transaction under way, as the stock client and the parts of a transaction know it. */
export class TransactionUnderWay implements Connection {
  readonly #pool: Pg.Pool
  readonly #client: Pg.PoolClient
  readonly #line: DeadlineClient | null
  #failure: SqlError | undefined
  #broken: Error | undefined
  readonly #break = (cause: Error) => {
    this.#broken = cause
  }

  constructor(pool: Pg.Pool, client: Pg.PoolClient) {
    this.#pool = pool
    this.#client = client
    this.#line = client instanceof DeadlineClient ? client : null
    client.on("error", this.#break)
  }

  /** Whether it takes a statement while the answer to another is still to come; the embedded database's does not. */
  get isPipelined(): boolean {
    return this.#line !== null
  }

  /** What the first of the statements failed by that nobody waited for. */
  get failure(): SqlError | undefined {
    return this.#failure
  }

  /** Sends a statement whose answer nobody needs, with those that come after it at once. */
  later(text: string, values: ReadonlyArray<unknown> = []): void {
    this.#line?.gather()
    // The driver reads the values and keeps none of them.
    this.#client.query(text, values as Array<unknown>, (cause) => {
      // A driver without an error gives null, whatever its types say.
      if (cause instanceof Error) this.#failure ??= new SqlError({ cause, message: "Failed to execute statement" })
    })
  }

  execute(
    text: string,
    values: ReadonlyArray<unknown>
  ): Effect.Effect<ReadonlyArray<Record<string, unknown>>, SqlError> {
    return Effect.map(this.executeRaw(text, values), ({ rows }) => rows)
  }

  executeUnprepared(text: string, values: ReadonlyArray<unknown>) {
    return this.execute(text, values)
  }

  executeRaw(text: string, values: ReadonlyArray<unknown>): Effect.Effect<Pg.QueryResult, SqlError> {
    return Effect.async((resume) => {
      // As above.
      this.#client.query(text, values as Array<unknown>, (cause, answer) =>
        resume(cause instanceof Error ? failed(cause, "Failed to execute statement") : Effect.succeed(answer))
      )
      this.#line?.send()
      return cancel(this.#pool, this.#client)
    })
  }

  executeValues(text: string, values: ReadonlyArray<unknown>) {
    return Effect.map(this.execute(text, values), (rows) => rows.map((row) => Object.values(row)))
  }

  executeStream() {
    return Stream.dieMessage("a transaction reads no streams")
  }

  release(): void {
    this.#client.off("error", this.#break)
    this.#client.release(this.#broken)
  }
}

const borrow = (pool: Pg.Pool): Effect.Effect<TransactionUnderWay, SqlError> =>
  Effect.async((resume) => {
    pool.connect((cause, client) =>
      resume(
        client === undefined
          ? failed(cause, "Failed to acquire connection for transaction")
          : Effect.succeed(new TransactionUnderWay(pool, client))
      )
    )
  })

/** Runs all of a write or nothing of it. */
export type RunTransaction = <A, E, R>(write: Effect.Effect<A, E, R>) => Effect.Effect<A, E | SqlError, R>

export const transactionsOn =
  (pool: Pg.Pool): RunTransaction =>
  <A, E, R>(write: Effect.Effect<A, E, R>) =>
    Effect.uninterruptibleMask((restore) =>
      Effect.flatMap(borrow(pool), (connection) =>
        Effect.withFiberRuntime<A, E | SqlError, R>((fiber) => {
          const begin = connection.isPipelined
            ? Effect.sync(() => connection.later("BEGIN"))
            : connection.execute("BEGIN", [])
          const context = Context.add(fiber.currentContext, SqlClient.TransactionConnection, [connection, 0])
          const whole = Effect.locally(restore(write), FiberRef.currentContext, context)
          return Effect.exit(Effect.zipRight(begin, whole)).pipe(
            Effect.flatMap((exit) =>
              Effect.flatMap(
                connection.execute(Exit.isSuccess(exit) ? "COMMIT" : "ROLLBACK", []),
                (): Exit.Exit<A, E | SqlError> => {
                  // What comes after a statement that failed is refused for that alone.
                  const isTold = Exit.isFailure(exit) && !Cause.isDie(exit.cause)
                  return connection.failure === undefined || isTold ? exit : Exit.fail(connection.failure)
                }
              )
            ),
            Effect.ensuring(Effect.sync(() => connection.release()))
          )
        })
      )
    )

/** How statements are run: those that stand alone, and those that stand or fall together. */
export class Statements extends Context.Tag("launchbook/Statements")<
  Statements,
  { readonly alone: RunStatement; readonly transaction: RunTransaction }
>() {
  static readonly on = (pool: Pg.Pool) => ({ alone: statementsOn(pool), transaction: transactionsOn(pool) })
}
