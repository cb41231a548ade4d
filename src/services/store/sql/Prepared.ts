/**
 * Statements that every connection keeps prepared, under a name: PostgreSQL parses such a text once a connection, and plans it
 * anew only for as long as plans for the values at hand are that much better than one for any (`plan_cache_mode`). Planning
 * is most of what a read of a few rows by their keys costs.
 *
 * A name is of a text, for the life of the process. There is an end to them, because each is memory of every connection:
 * what comes after is run as ever.
 *
 * Nor does a connection ask again what the rows of such a statement are made of: they are for as long as it lives what they
 * were the first time, or the server refuses to run it. To write, send and read the description of a row of fifty values
 * costs both sides more than the row.
 */
import Pg from "pg"

const most = 300
const names = new Map<string, string>()

/** Has a text prepared wherever it is run from now on; answers the text. */
export const prepared = (text: string): string => {
  if (names.size < most && !names.has(text)) names.set(text, `launchbook_${names.size + 1}`)
  return text
}

/** The name a text is prepared under; undefined where it is not. */
export const preparedName = (text: string): string | undefined => names.get(text)

/** What the driver makes of the description of rows. */
interface Described {
  readonly fields: ReadonlyArray<object>
  readonly _parsers: ReadonlyArray<unknown> | undefined
  readonly _prebuiltEmptyResultObject: object | null
}
interface Connection {
  readonly describe: (portal: object) => void
  /** By their names, the texts of statements that were sent to be parsed. */
  readonly submittedNamedStatements: Record<string, string>
}
/** A query as the driver runs it: its types have only what its callers use. `Prepared.test.ts` holds the rest. */
interface DriverQuery {
  /** Of the statement that the server says something about. */
  name: string | undefined
  text: string
  values: unknown
  queryMode: "extended" | undefined
  readonly _result: Described
  _accumulateRows: boolean
  prepare(connection: Connection): void
  handleDataRow(message: object): void
  handleCommandComplete(message: object, connection: Connection): void
  handleError(cause: unknown, connection: Connection): void
}
export type Answered = (cause: unknown, answer: Pg.QueryResult) => void
// The class itself, with all that it has.
const DriverQuery = Pg.Query as unknown as new (text: string, values: unknown, answered: Answered) => DriverQuery

/** What one connection knows of the statements it has prepared, by their names. */
export class Descriptions {
  readonly of = new Map<string, Described>()
  /** The connection, when nothing has to be described. */
  readonly silent: Connection
  /** The same when more is to come before the server answers. */
  readonly unheard: Connection

  constructor(connection: object) {
    this.silent = Object.create(connection, { describe: { value: () => {} } })
    this.unheard = Object.create(this.silent, { sync: { value: () => {} } })
  }
}

/** A statement, with its name where it has one. */
export interface PreparedText {
  readonly name: string | undefined
  readonly text: string
  readonly values: unknown
}

/** What comes after a statement that failed is refused with this, until the transaction is over. */
const isAborted = "25P02"

/** Statements whose answer nobody needs, and who is told that one of them failed. */
export interface Before {
  readonly statements: ReadonlyArray<PreparedText>
  readonly failed: (cause: unknown) => void
}

/**
 * A statement that its connection keeps prepared, and those that go before it: the server answers all of them at once, which
 * costs both sides less than an answer to each. Of statements that nobody waits for nothing is read but that they are done.
 */
export class PreparedQuery extends DriverQuery {
  readonly #known: Descriptions
  readonly #own: PreparedText
  readonly #before: Before | undefined
  /** How many of those before it are done. */
  #done = 0

  constructor(known: Descriptions, own: PreparedText, answered: Answered, before?: Before) {
    // By its text alone: of an object the driver makes a copy, property by property.
    super(own.text, own.values, answered)
    this.queryMode = "extended"
    this.#known = known
    this.#own = own
    this.#before = before
    this.#turn()
  }

  /** Whose turn it is. */
  #turn() {
    this.#be(this.#before?.statements[this.#done] ?? this.#own)
  }
  #be({ name, text, values }: PreparedText) {
    this.name = name
    this.text = text
    this.values = values
  }
  get #isOwn(): boolean {
    return this.#done === (this.#before?.statements.length ?? 0)
  }

  override prepare(connection: Connection) {
    for (const each of this.#before?.statements ?? []) {
      this.#be(each)
      super.prepare(this.#known.unheard)
    }
    this.#be(this.#own)
    const described = this.name === undefined ? undefined : this.#known.of.get(this.name)
    if (described !== undefined) {
      Object.assign(this._result, described)
      this._accumulateRows = true
    }
    super.prepare(described === undefined ? connection : this.#known.silent)
    this.#turn()
  }

  override handleDataRow(message: object) {
    if (this.#isOwn) super.handleDataRow(message)
  }

  override handleCommandComplete(message: object, connection: Connection) {
    if (!this.#isOwn) {
      this.#done++
      this.#turn()
      return
    }
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    if (this.name !== undefined && !this.#known.of.has(this.name))
      this.#known.of.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
    super.handleCommandComplete(message, connection)
  }

  override handleError(cause: unknown, connection: Connection) {
    // What the server has not come to it has not parsed either.
    for (const { name } of [...(this.#before?.statements ?? []), this.#own])
      if (name !== undefined) delete connection.submittedNamedStatements[name]
    // A connection that is lost is lost for all of them.
    if (this.#isOwn || !(cause instanceof Pg.DatabaseError)) return super.handleError(cause, connection)
    this.#before?.failed(cause)
    const refused = new Error("a statement before it failed", { cause })
    super.handleError(Object.assign(refused, { code: isAborted }), connection)
  }
}
