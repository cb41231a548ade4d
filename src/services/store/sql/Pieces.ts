/**
 * Statements put together of pieces. The same pieces put together in the same way are the same text whatever the values, so it is
 * written once for each way and then found by going through the pieces, which takes a tenth of the time; and a text that is one
 * object is found again by it, in all that keeps something under a statement.
 */
import type { SqlClient } from "@effect/sql"
import { type Fragment, FragmentId, type Identifier, isFragment } from "@effect/sql/Statement"

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

export type Template = [text: TemplateStringsArray, ...values: ReadonlyArray<Value>]

/** A piece as it was written. What does not know it may have it as any other. */
class Piece implements Fragment {
  constructor(
    readonly template: Template,
    readonly write: (...template: Template) => Fragment
  ) {}
  get [FragmentId](): Fragment[typeof FragmentId] {
    return () => FragmentId
  }
  get segments() {
    return this.write(...this.template).segments
  }
}

/** How far somebody has come in a statement: over texts and values, one after the other. */
interface Place {
  /** Of the statement that ends here. */
  text?: string
  afterValue?: Place
  readonly after: Map<TemplateStringsArray | string, Place>
}

/** Each is a few hundred bytes. There are far fewer ways than that to write a statement of ours. */
const mostPlaces = 20_000

/** The text of a piece that is nothing else. */
const literalOf = ({ segments: [first, second] }: Fragment): string | undefined =>
  second === undefined && first?._tag === "Literal" && first.params === undefined ? first.value : undefined

/** The texts around so many clauses, one object for all who write them so. */
const around = new Map<string, TemplateStringsArray>()
const textsAround = (count: number, between: string, open: string, close: string): TemplateStringsArray => {
  const key = [count, open, between].join(" ")
  const known = around.get(key)
  if (known !== undefined) return known
  const texts = [open, ...Array.from({ length: count - 1 }, () => between), close]
  const made = Object.assign(texts, { raw: texts })
  around.set(key, made)
  return made
}

export const piecesOf = (client: SqlClient.SqlClient) => {
  const begin: Place = { after: new Map() }
  let places = 1
  const made = (): Place => {
    places++
    return { after: new Map() }
  }
  const past = (place: Place, text: TemplateStringsArray | string): Place => {
    const known = place.after.get(text)
    if (known !== undefined) return known
    const next = made()
    place.after.set(text, next)
    return next
  }
  /** Where a template leads; its values are put with those before them. Undefined where something decides the text by its value. */
  const through = (from: Place, [texts, ...given]: Template, values: Array<unknown>): Place | undefined => {
    let place = past(from, texts)
    for (const one of given) {
      if (one instanceof Piece) {
        const behind = through(place, one.template, values)
        if (behind === undefined) return undefined
        place = behind
      } else if (isFragment(one)) {
        const text = literalOf(one)
        if (text === undefined) return undefined
        place = past(place, text)
      } else if (typeof one === "object" && one !== null && "_tag" in one) return undefined
      else {
        place = place.afterValue ??= made()
        values.push(one)
      }
    }
    return place
  }

  const piece = (...template: Template): Fragment => new Piece(template, client)
  /** The text of a statement and its values. */
  const written = (...template: Template): readonly [text: string, values: ReadonlyArray<unknown>] => {
    const values: Array<unknown> = []
    const end = places < mostPlaces ? through(begin, template, values) : undefined
    if (end === undefined) return client(...template).compile()
    end.text ??= client(...template).compile()[0]
    return [end.text, values]
  }

  const join =
    (between: string, inParentheses: boolean) =>
    (clauses: ReadonlyArray<Fragment>): Fragment => {
      const [only = client.literal("")] = clauses
      if (clauses.length < 2) return only
      const [open, close] = inParentheses ? ["(", ")"] : ["", ""]
      return piece(textsAround(clauses.length, between, open, close), ...clauses)
    }
  const allOf = join(" and ", true)
  const none = client.literal("true")
  const and = (clauses: ReadonlyArray<Fragment>): Fragment => (clauses.length === 0 ? none : allOf(clauses))

  return { piece, written, join, and } as const
}
