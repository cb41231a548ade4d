/**
 * The one connection to the embedded database. The engine takes longer to parse and plan most of our statements than to
 * run them, and has one session for the life of the process: what is asked again and again it keeps prepared.
 */
import Pg from "pg"
import { type Answered, Descriptions, PreparedQuery, preparedName } from "./Prepared.ts"

/** A text that was run so often will be run again: others are put together anew each time. */
const often = 3
/** Texts that are counted; who counts more begins again. And those that are kept, each of which is memory of the engine. */
const most = { counted: 1000, kept: 200 } as const

export class EmbeddedClient extends Pg.Client {
  readonly #descriptions: Descriptions
  readonly #runs = new Map<string, number>()
  readonly #kept = new Map<string, string>()

  constructor(options?: Pg.ClientConfig) {
    super(options)
    this.#descriptions = new Descriptions(this.connection)
  }

  #nameOf(text: string): string | undefined {
    const known = preparedName(text) ?? this.#kept.get(text)
    if (known !== undefined || this.#kept.size >= most.kept) return known
    const runs = (this.#runs.get(text) ?? 0) + 1
    if (this.#runs.size >= most.counted) this.#runs.clear()
    if (runs < often) {
      this.#runs.set(text, runs)
      return undefined
    }
    this.#runs.delete(text)
    const name = `often_${this.#kept.size + 1}`
    this.#kept.set(text, name)
    return name
  }

  /** In the overload that this process uses most: a text, its values, and what is called with the answer. */
  override query(...statement: Array<unknown>) {
    const [text, values, answered] = statement
    const isOne = typeof text === "string" && Array.isArray(values) && values.length > 0 && isCallback(answered)
    const name = isOne ? this.#nameOf(text) : undefined
    if (!isOne || name === undefined) return Reflect.apply(super.query, this, statement)
    return Reflect.apply(super.query, this, [new PreparedQuery(this.#descriptions, { name, text, values }, answered)])
  }
}

const isCallback = (value: unknown): value is Answered => typeof value === "function"
