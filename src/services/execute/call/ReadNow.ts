/**
 * The input of a call read by its operation's schema without waiting. A schema goes through every key it knows, given or not,
 * which costs more than all else of finding what is asked for; but each key is read by itself, and most are asked for with
 * few values: page 2, the order by votes. So what a key's schema made of a value is remembered.
 */
import { Either, Schema } from "effect"
import { type Any, strict } from "../../../domain/Operation.ts"
import { isJsonObject } from "../../../domain/text/Json.ts"

/** Values of one key that are remembered, and how long a text among them may be. */
const mostValues = 1000
const longestText = 64

type Decode = (input: unknown) => Either.Either<unknown, unknown>
/** What a key's schema makes of a value, or of none; undefined where that is not good. */
interface Made {
  /** Whether the input has the key at all, once it was read. */
  readonly isThere: boolean
  readonly value: unknown
}

/** Nobody can change it, so it may be handed out again. */
const isPlain = (value: unknown) =>
  value === undefined || typeof value === "string" || typeof value === "number" || typeof value === "boolean"

class Key {
  readonly #decode: Decode
  readonly #known = new Map<unknown, Made | undefined>()
  readonly #absent: Made | undefined

  constructor(
    readonly name: string,
    field: Schema.Struct.Field
  ) {
    // As in the input: a struct of context-free fields needs no context.
    const alone = Schema.Struct({ [name]: field }).annotations(strict) as unknown as Schema.Schema<unknown>
    this.#decode = Schema.decodeUnknownEither(alone)
    this.#absent = this.#make({})
  }

  #make(input: object): Made | undefined {
    const made = Either.getOrUndefined(this.#decode(input))
    if (!isJsonObject(made)) return undefined
    return { isThere: this.name in made, value: made[this.name] }
  }

  read(input: Record<string, unknown>): Made | undefined {
    if (!Object.hasOwn(input, this.name)) return this.#absent
    const value = input[this.name]
    if (this.#known.has(value)) return this.#known.get(value)
    const made = this.#make({ [this.name]: value })
    if (isPlain(value) && isPlain(made?.value) && String(value).length <= longestText) {
      if (this.#known.size >= mostValues) this.#known.clear()
      this.#known.set(value, made)
    }
    return made
  }
}

const keysOf = new WeakMap<Any, ReadonlyArray<Key>>()
const keysFor = (operation: Any): ReadonlyArray<Key> => {
  const known = keysOf.get(operation)
  if (known !== undefined) return known
  const keys = Object.entries<Schema.Struct.Field>(operation.fields).map(([name, field]) => new Key(name, field))
  keysOf.set(operation, keys)
  return keys
}

/** What an operation's schema reads of an input, in the order of its keys; undefined where anything is wrong with it. */
export const readNow = (operation: Any, input: unknown): unknown => {
  if (!isJsonObject(input)) return undefined
  let given = 0
  for (const _ in input) given++
  const read: Record<string, unknown> = {}
  for (const key of keysFor(operation)) {
    if (Object.hasOwn(input, key.name)) given--
    const made = key.read(input)
    if (made === undefined) return undefined
    if (made.isThere) read[key.name] = made.value
  }
  // What is left is no key of its.
  return given === 0 ? read : undefined
}
