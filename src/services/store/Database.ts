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
import { Context, Effect, Layer } from "effect"
import { outageOf } from "./Outage.ts"
import { patient } from "./sql/Deadline.ts"

/** What may stand in a statement. `undefined` may not: a value that is missing is `null`. */
type Value =
  | string
  | number
  | boolean
  | Date
  | Buffer
  | null
  | ReadonlyArray<string>
  | ReadonlyArray<number>
  | Fragment
  | Identifier

type Template = [text: TemplateStringsArray, ...values: ReadonlyArray<Value>]

export interface Sql extends Pick<SqlClient.SqlClient, "literal" | "and" | "join" | "in" | "insert"> {
  /** A piece of a statement. */
  (...template: Template): Fragment
  /** The name of a table or a column. */
  readonly identifier: (name: string) => Identifier
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
  /** What a read writes down on the side, such as its own time: left out while the database takes no writes. */
  readonly note: (...template: Template) => Effect.Effect<void>
  /** All of a write, or nothing of it. */
  readonly transaction: <A, E, R>(write: Effect.Effect<A, E, R>) => Effect.Effect<A, Exclude<E, SqlError>, R>
  /** Every row, or the error. */
  readonly attempt: <Row extends object>(...template: Template) => Effect.Effect<ReadonlyArray<Row>, SqlError>
  /** A piece with its values as text: what is found by it can be kept under that. */
  readonly keyOf: (piece: Fragment) => string
}

const over = (client: SqlClient.SqlClient): Sql => {
  const piece = (...template: Template): Fragment => client(...template)
  const attempt = <Row extends object>(...template: Template) => client<Row>(...template)
  const rows = <Row extends object>(...template: Template) => Effect.orDie(attempt<Row>(...template))
  const first = <Row extends object>(...template: Template) => Effect.map(rows<Row>(...template), ([row]) => row)
  const one = <Row extends object>(...template: Template) =>
    Effect.flatMap(first<Row>(...template), (row) =>
      row === undefined ? Effect.dieMessage("the statement answers its row") : Effect.succeed(row)
    )
  // A row of one column has one value; its type is what the caller says the column's is.
  const only = <A>(row: object): A => Object.values(row)[0] as A
  return Object.assign(piece, {
    literal: client.literal,
    and: client.and,
    join: client.join,
    in: client.in,
    insert: client.insert,
    identifier: (name: string) => client(name),
    rows,
    first,
    one,
    column: <A>(...template: Template) => Effect.map(rows(...template), (found) => found.map(only<A>)),
    value: <A>(...template: Template) => Effect.map(one(...template), only<A>),
    some: (...template: Template) => Effect.map(rows(...template), (found) => found.length > 0),
    run: (...template: Template) => Effect.asVoid(rows(...template)),
    note: (...template: Template) =>
      Effect.catchAll(attempt(...template), (error) =>
        outageOf(error) === "readonly" ? Effect.void : Effect.die(error)
      ).pipe(Effect.asVoid),
    transaction: <A, E, R>(write: Effect.Effect<A, E, R>) =>
      Effect.catchIf(
        client.withTransaction(write),
        (error): error is SqlError => error instanceof SqlError,
        Effect.die
      ),
    attempt,
    keyOf: (fragment: Fragment) => JSON.stringify(client`${fragment}`.compile())
  })
}

export class Database extends Context.Tag("launchbook/Database")<Database, Sql>() {
  static readonly layer = Layer.effect(Database, Effect.map(SqlClient.SqlClient, over))

  /** For work that may take long and that no caller waits for, and for waiting in line. */
  static readonly patient = patient
}
