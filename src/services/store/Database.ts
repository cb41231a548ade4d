/**
 * The one way to run SQL. A statement is a template named by what it answers, `` sql.rows<Row>`select …` ``; a piece of
 * one is a plain template, `` sql`l.status = 'live'` ``. What stands in `${}` is a value or a piece, never text.
 *
 * A database that fails is nothing a caller could mend, so that is a defect; `execute/FailureOf.ts` says what is heard
 * of it. `attempt` is for the few statements whose error means something.
 */
import { SqlClient } from "@effect/sql"
import { SqlError } from "@effect/sql/SqlError"
import type { Fragment, Identifier } from "@effect/sql/Statement"
import { Context, Effect, type Fiber, FiberRef, identity, Layer, Option } from "effect"
import { patient } from "./sql/Deadline.ts"
import { outageOf } from "./sql/Outage.ts"
import { piecesOf, type Template } from "./sql/Pieces.ts"
import { prepared } from "./sql/Prepared.ts"
import { type ReadSource, Replica } from "./sql/Replica.ts"
import type { RunStatement } from "./sql/Statements.ts"
import { Statements, TransactionUnderWay } from "./sql/Transactions.ts"

export { outageOf } from "./sql/Outage.ts"

/** The ways to run a statement, by what it answers. */
interface Ways {
  /** Every row. */
  readonly rows: <Row extends object>(...template: Template) => Effect.Effect<ReadonlyArray<Row>>
  /** The first row; undefined where there is none. */
  readonly first: <Row extends object>(...template: Template) => Effect.Effect<Row | undefined>
  /** The row of a statement that has one for certain, such as an insert that returns what it wrote. */
  readonly one: <Row extends object>(...template: Template) => Effect.Effect<Row>
  /** The only column, of every row. */
  readonly column: <A>(...template: Template) => Effect.Effect<ReadonlyArray<A>>
  /** The only column of the only row, such as a count. */
  readonly value: <A>(...template: Template) => Effect.Effect<A>
  /** Whether there is a row. */
  readonly some: (...template: Template) => Effect.Effect<boolean>
  /** What the statement does, and no answer. */
  readonly run: (...template: Template) => Effect.Effect<void>
  /** Every row, or the error. */
  readonly attempt: <Row extends object>(...template: Template) => Effect.Effect<ReadonlyArray<Row>, SqlError>
}

export interface Sql extends Ways, Pick<SqlClient.SqlClient, "literal" | "in"> {
  /** A piece of a statement. */
  (...template: Template): Fragment
  /** All of these conditions; true where there are none. */
  readonly and: (clauses: ReadonlyArray<Fragment>) => Fragment
  readonly join: (between: string, inParentheses: boolean) => (clauses: ReadonlyArray<Fragment>) => Fragment
  /** The name of a table or a column. */
  readonly identifier: (name: string) => Identifier
  /**
   * The same for a statement that is run often and whose best plan is the same for any values, such as a row by its key: a
   * connection has it parsed once, and planned once or a few times (`sql/Prepared.ts`). Its columns are named, never `*`.
   */
  readonly prepared: Ways
  /**
   * What a statement does that nothing else in its transaction waits for: sent with those before and after it, and not
   * waited for. Where it fails, all of the transaction does. It is prepared.
   */
  readonly later: (...template: Template) => Effect.Effect<void>
  /** The same for who brings a text of their own; null where each statement has to be waited for. */
  readonly sender: Effect.Effect<Send | null>
  /** What a read writes down on the side, such as its own time: left out while the database takes no writes. */
  readonly note: (...template: Template) => Effect.Effect<void>
  /**
   * A read of what everybody may see, which a replica may answer; without one nothing is different. Whoever has a
   * credential sees all that was written before they asked, by themselves for one; to everybody else it is enough to
   * see what this process has heard of, as it is of what it keeps in memory.
   */
  readonly publicly: <A, E, R>(read: Effect.Effect<A, E, R>, caller: "everybody" | "known") => Effect.Effect<A, E, R>
  /** All of a write, or nothing of it. */
  readonly transaction: <A, E, R>(write: Effect.Effect<A, E, R>) => Effect.Effect<A, Exclude<E, SqlError>, R>
}

type Send = (text: string, values: ReadonlyArray<unknown>) => void

/** For whom the fiber reads what is public, where that may come from a replica; null where it may not. */
const publicly = FiberRef.unsafeMake<PublicReader | null>(null)
interface PublicReader {
  /** What has to be seen at least, by the moments of the replica; not known before the first statement. */
  since: number | undefined
}

/** The time a replica has to answer a statement: the primary, which is asked then, is to be in time as well. */
const replicaWithin = 1000

type Attempt = Ways["attempt"]

const waysOf = (attempt: Attempt): Ways => {
  const rows = <Row extends object>(...template: Template) => Effect.orDie(attempt<Row>(...template))
  const first = <Row extends object>(...template: Template) => Effect.map(rows<Row>(...template), ([row]) => row)
  const one = <Row extends object>(...template: Template) =>
    Effect.flatMap(first<Row>(...template), (row) =>
      row === undefined ? Effect.dieMessage("the statement answers its row") : Effect.succeed(row)
    )
  // A row of one column has one value; its type is what the caller says the column's is.
  const only = <A>(row: object): A => Object.values(row)[0] as A
  return {
    rows,
    first,
    one,
    column: <A>(...template: Template) => Effect.map(rows(...template), (found) => found.map(only<A>)),
    value: <A>(...template: Template) => Effect.map(one(...template), only<A>),
    some: (...template: Template) => Effect.map(rows(...template), (found) => found.length > 0),
    run: (...template: Template) => Effect.asVoid(rows(...template)),
    attempt
  }
}

const underWay = (fiber: Fiber.RuntimeFiber<unknown, unknown>) =>
  Context.getOption(fiber.currentContext, SqlClient.TransactionConnection)

const over = (
  client: SqlClient.SqlClient,
  { alone, transaction }: Statements["Type"],
  replica: ReadSource | null
): Sql => {
  const { piece, written, and, join } = piecesOf(client)
  /** On the connection of the transaction under way, else on any. */
  const askPrimary: RunStatement = (text, values) =>
    Effect.withFiberRuntime((fiber) => {
      const under = underWay(fiber)
      return Option.isSome(under) ? under.value[0].execute(text, values, undefined) : alone(text, values)
    })
  const askReplica = (
    { ask, following }: ReadSource,
    reader: PublicReader,
    text: string,
    values: ReadonlyArray<unknown>
  ): ReturnType<RunStatement> =>
    Effect.suspend(() => {
      reader.since ??= following.moment()
      return following.reaches(reader.since)
    }).pipe(
      Effect.flatMap((reached) =>
        reached
          ? // What the replica cannot answer (it is away, it had to cancel, it takes no writes) the primary can.
            Effect.catchAll(patient(ask(text, values), replicaWithin), (error) =>
              Effect.zipRight(
                outageOf(error) === "away" ? following.failed(error.cause) : Effect.void,
                askPrimary(text, values)
              )
            )
          : askPrimary(text, values)
      )
    )
  const askEither: RunStatement =
    replica === null
      ? askPrimary
      : (text, values) =>
          Effect.flatMap(FiberRef.get(publicly), (reader) =>
            reader === null ? askPrimary(text, values) : askReplica(replica, reader, text, values)
          )
  /** Where spans are collected, each statement is one; where they are not, not even an empty one is made. */
  const traced =
    (ask: RunStatement): RunStatement =>
    (text, values) =>
      Effect.withFiberRuntime((fiber) =>
        fiber.getFiberRef(FiberRef.currentTracerEnabled)
          ? Effect.withSpan(ask(text, values), "sql.execute", {
              kind: "client",
              captureStackTrace: false,
              attributes: { "db.system.name": "postgresql", "db.query.text": text }
            })
          : ask(text, values)
      )
  /** By `ask`, with the text as `as` gives it. */
  const asked =
    (ask: RunStatement, as: (text: string) => string = identity): Attempt =>
    <Row extends object>(...template: Template) =>
      Effect.suspend(() => {
        const [text, values] = written(...template)
        // What a row is knows who wrote the statement.
        return ask(as(text), values) as Effect.Effect<ReadonlyArray<Row>, SqlError>
      })
  const ask = traced(askEither)
  const sender = Effect.withFiberRuntime<Send | null>((fiber) =>
    Effect.succeed(
      Option.match(underWay(fiber), {
        onNone: () => null,
        // What fails in a part that is undone alone must not fail the rest.
        onSome: ([connection, depth]) =>
          depth === 0 && connection instanceof TransactionUnderWay && connection.isPipelined
            ? (text: string, values: ReadonlyArray<unknown>) => connection.later(prepared(text), values)
            : null
      })
    )
  )
  return Object.assign(piece, {
    literal: client.literal,
    and,
    join,
    in: client.in,
    identifier: (name: string) => client(name),
    ...waysOf(asked(ask)),
    prepared: waysOf(asked(ask, prepared)),
    later: (...template: Template) =>
      Effect.flatMap(sender, (send) => {
        const [text, values] = written(...template)
        return send === null
          ? Effect.asVoid(Effect.orDie(ask(prepared(text), values)))
          : Effect.sync(() => send(text, values))
      }),
    sender,
    note: (...template: Template) =>
      Effect.catchAll(asked(traced(askPrimary))(...template), (error) =>
        outageOf(error) === "readonly" ? Effect.void : Effect.die(error)
      ).pipe(Effect.asVoid),
    publicly: <A, E, R>(read: Effect.Effect<A, E, R>, caller: "everybody" | "known") =>
      replica === null
        ? read
        : Effect.suspend(() => Effect.locally(read, publicly, { since: caller === "known" ? undefined : 0 })),
    transaction: <A, E, R>(write: Effect.Effect<A, E, R>) =>
      Effect.catchIf(
        Effect.withFiberRuntime<A, E | SqlError, R>((fiber) => {
          const own = Effect.locally(write, publicly, null)
          // Within another one it is a part of that, which may be undone alone.
          return Option.isSome(underWay(fiber)) ? client.withTransaction(own) : transaction(own)
        }),
        (error): error is SqlError => error instanceof SqlError,
        Effect.die
      )
  })
}

export class Database extends Context.Tag("launchbook/Database")<Database, Sql>() {
  static readonly layer = Layer.effect(
    Database,
    Effect.zipWith(Effect.zip(SqlClient.SqlClient, Statements), Replica, ([client, statements], replica) =>
      over(client, statements, replica)
    )
  )

  /** For work that may take long and that no caller waits for, and for waiting in line. */
  static readonly patient = patient
}
