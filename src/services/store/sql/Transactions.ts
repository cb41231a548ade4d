/**
 * Transactions, each on a connection of its own. They differ from the stock client's in what waits for an answer: the
 * beginning goes with the first statement, and what nothing depends on (`later`) goes with the next that somebody waits
 * for, or with the commit, and is answered with it. The server works on what it is sent in order, and a commit after something
 * that failed undoes all of it, so nothing is lost by that: what failed is looked at once the commit is answered.
 */
import { SqlClient } from "@effect/sql"
import type { Connection } from "@effect/sql/SqlConnection"
import { SqlError } from "@effect/sql/SqlError"
import { Cause, Context, Effect, Exit, FiberRef, Stream } from "effect"
import type Pg from "pg"
import { DeadlineClient } from "./Deadline.ts"
import { type Answered, type PreparedText, prepared, preparedName } from "./Prepared.ts"
import { cancel, failed, type RunStatement, statementsOn } from "./Statements.ts"

const begin = prepared("BEGIN")
const commit = prepared("COMMIT")

interface Unsent extends PreparedText {
  readonly values: ReadonlyArray<unknown>
}

/** The connection of a transaction under way, as the stock client and the parts of a transaction know it. */
export class TransactionUnderWay implements Connection {
  readonly #pool: Pg.Pool
  readonly #client: Pg.PoolClient
  readonly #line: DeadlineClient | null
  /** What is still to be sent: nobody waits for it. */
  #waiting: Array<Unsent> = []
  #hasBegun = false
  #failure: SqlError | undefined
  #broken: Error | undefined
  readonly #break = (cause: Error) => {
    this.#broken = cause
  }
  readonly #fail = (cause: unknown) => {
    this.#failure ??= new SqlError({ cause, message: "Failed to execute statement" })
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

  /** Has a statement done whose answer nobody needs, before the next that somebody waits for. */
  later(text: string, values: ReadonlyArray<unknown> = []): void {
    if (this.#line?.canPrepare) this.#waiting.push({ name: preparedName(text), text, values })
    else this.#sendAtOnce(text, values)
  }

  /** Sends what nobody waits for with those that come after it at once, each answered by itself. */
  #sendAtOnce(text: string, values: ReadonlyArray<unknown>): void {
    this.#hasBegun = true
    this.#line?.gather()
    // The driver reads the values and keeps none of them.
    this.#client.query(text, values as Array<unknown>, (cause) => {
      // A driver without an error gives null, whatever its types say.
      if (cause instanceof Error) this.#fail(cause)
    })
  }

  #ask(text: string, values: ReadonlyArray<unknown>, answered: Answered): void {
    this.#hasBegun = true
    const statements = this.#waiting.splice(0)
    const isOne = values.length > 0 || preparedName(text) !== undefined
    if (this.#line !== null && statements.length > 0 && isOne) {
      this.#line.queryAfter({ statements, failed: this.#fail }, text, values, answered)
      return
    }
    // What has neither values nor a name may be several statements, which go by themselves.
    for (const each of statements) this.#sendAtOnce(each.text, each.values)
    // As above.
    this.#client.query(text, values as Array<unknown>, answered)
    this.#line?.send()
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
      this.#ask(text, values, (cause, answer) =>
        resume(cause instanceof Error ? failed(cause, "Failed to execute statement") : Effect.succeed(answer))
      )
      return cancel(this.#pool, this.#client)
    })
  }

  /** Ends it: what was done stays. Where something failed that nobody waited for nothing does, and `failure` says what. */
  get commit(): Effect.Effect<void, SqlError> {
    return Effect.catchAll(this.execute(commit, []), (error) =>
      this.#failure === undefined ? Effect.fail(error) : this.rollback
    ).pipe(Effect.asVoid)
  }

  /** Ends it: nothing of it was done. What has not been sent yet need not be. */
  get rollback(): Effect.Effect<void, SqlError> {
    return Effect.suspend(() => {
      this.#waiting = []
      return this.#hasBegun ? Effect.asVoid(this.execute("ROLLBACK", [])) : Effect.void
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
          const beginning = connection.isPipelined
            ? Effect.sync(() => connection.later(begin))
            : connection.execute(begin, [])
          const context = Context.add(fiber.currentContext, SqlClient.TransactionConnection, [connection, 0])
          const whole = Effect.locally(restore(write), FiberRef.currentContext, context)
          return Effect.exit(Effect.zipRight(beginning, whole)).pipe(
            Effect.flatMap((exit) =>
              Effect.flatMap(
                Exit.isSuccess(exit) ? connection.commit : connection.rollback,
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
