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
}
/** A query as the driver runs it: its types have only what its callers use. `Prepared.test.ts` holds the rest. */
interface DriverQuery {
  readonly name: string
  readonly _result: Described
  _accumulateRows: boolean
  prepare(connection: Connection): void
  handleCommandComplete(message: object, connection: Connection): void
}
type Answered = (...answer: ReadonlyArray<unknown>) => void
// The class itself, with all that it has.
const DriverQuery = Pg.Query as unknown as new (
  statement: { readonly name: string; readonly text: string },
  values: unknown,
  answered: Answered
) => DriverQuery

/** What one connection knows of the statements it has prepared, by their names. */
export class Descriptions {
  readonly of = new Map<string, Described>()
  /** The connection, when nothing has to be described. */
  readonly silent: Connection

  constructor(connection: object) {
    this.silent = Object.create(connection, { describe: { value: () => {} } })
  }
}

/** A statement that its connection keeps prepared. */
export class PreparedQuery extends DriverQuery {
  readonly #known: Descriptions

  constructor(known: Descriptions, name: string, text: string, values: unknown, answered: Answered) {
    super({ name, text }, values, answered)
    this.#known = known
  }

  override prepare(connection: Connection) {
    const described = this.#known.of.get(this.name)
    if (described !== undefined) {
      Object.assign(this._result, described)
      this._accumulateRows = true
    }
    super.prepare(described === undefined ? connection : this.#known.silent)
  }

  override handleCommandComplete(message: object, connection: Connection) {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    if (!this.#known.of.has(this.name)) this.#known.of.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
    super.handleCommandComplete(message, connection)
  }
}
