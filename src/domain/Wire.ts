/**
 * The shapes that every record is built from. Wire names are snake_case; an absent fact is `null`;
 * timestamps are RFC 3339 in UTC, dates `YYYY-MM-DD`, money integer cents. Values stay as they
 * travel (a timestamp is its string), so an answer is encoded by writing it down.
 */
import { Schema } from "effect"

/** Characters as JSON Schema counts them (code points), not UTF-16 units. */
export const lengthOf = (text: string) => {
  let pairs = 0
  for (let i = 0; i < text.length - 1; i++) {
    const high = text.charCodeAt(i)
    if (high >= 0xd800 && high < 0xdc00) {
      const low = text.charCodeAt(i + 1)
      if (low >= 0xdc00 && low < 0xe000) pairs++
    }
  }
  return text.length - pairs
}

/** What a text must be for a database of UTF-8 to keep it as it was sent: PostgreSQL has no NUL and no half characters. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes("\u0000")

/** Text of `min` to `max` characters. */
export const text = (max: number, min = 0) =>
  Schema.String.pipe(
    Schema.filter(isStorable, { message: () => "must be whole Unicode characters, without NUL and lone surrogates" }),
    Schema.filter((value) => value.length <= max || lengthOf(value) <= max, { jsonSchema: { maxLength: max } }),
    min === 0
      ? (schema) => schema
      : Schema.filter((value: string) => value.trim().length >= min, { jsonSchema: { minLength: min } })
  )

export const integer = (min: number, max: number) => Schema.Number.pipe(Schema.int(), Schema.between(min, max))

export const list = <A, I>(item: Schema.Schema<A, I>, max: number, min = 0) =>
  min === 0
    ? Schema.Array(item).pipe(Schema.maxItems(max))
    : Schema.Array(item).pipe(Schema.minItems(min), Schema.maxItems(max))

const slugPattern = /^[a-z0-9][a-z0-9-]{0,219}$/
export const Slug = Schema.String.pipe(Schema.pattern(slugPattern)).annotations({
  description: "A slug: lower-case letters, digits and hyphens, at most 220.",
  jsonSchema: { pattern: slugPattern.source, maxLength: 220 }
})

/** A slug that is looked for; people write them in any case of letters. */
const slugFilterPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,219}$/
export const SlugFilter = Schema.String.pipe(Schema.pattern(slugFilterPattern)).annotations({
  jsonSchema: { pattern: slugFilterPattern.source, maxLength: 220 }
})

export const Id = Schema.Number.pipe(Schema.int(), Schema.greaterThanOrEqualTo(1), Schema.lessThanOrEqualTo(2147483647))

export const Uuid = Schema.String.pipe(
  Schema.pattern(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/)
).annotations({ jsonSchema: { format: "uuid" } })

export const Timestamp = Schema.String.annotations({
  jsonSchema: { type: "string", format: "date-time", description: "RFC 3339, UTC." }
})

/** There is no year 0 in the calendar: 1 BC is followed by AD 1. */
const isDate = (text: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith("0000")) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
/** A calendar date that exists, `YYYY-MM-DD`, of the years 1 to 9999. */
export const CalendarDate = Schema.String.pipe(
  Schema.filter(isDate, { message: () => "must be a date that exists, from 0001-01-01 to 9999-12-31, as YYYY-MM-DD" })
).annotations({ jsonSchema: { format: "date" } })

/** ISO 3166-1 alpha-2 in any case; answers carry upper case. */
export const Country = Schema.String.pipe(Schema.maxLength(2), Schema.pattern(/^[A-Za-z]{2}$/))

/** One plain address: no display name, no list, no control characters (they would reach a mail header). */
export const Email = Schema.String.pipe(
  Schema.maxLength(254),
  Schema.pattern(
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
  )
).annotations({ jsonSchema: { format: "email", maxLength: 254 } })

export const isEmail = Schema.is(Email)

export const isWebUrl = (text: string) => {
  const url = URL.parse(text)
  return (
    url !== null &&
    // The parser leaves such characters out or escapes them, but the text is kept as it was written.
    !/[\p{Cc}\p{Cs}\p{Z}]/u.test(text) &&
    (url.protocol === "http:" || url.protocol === "https:") &&
    url.username === "" &&
    url.password === ""
  )
}
/** An http or https address without credentials. */
export const webUrl = (max: number) =>
  Schema.String.pipe(
    Schema.maxLength(max),
    Schema.filter(isWebUrl, { message: () => "must be an http or https URL without spaces, user name or password" })
  ).annotations({ jsonSchema: { format: "uri", maxLength: max } })

export const NullableText = Schema.NullOr(Schema.String)
export const NullableDate = Schema.NullOr(CalendarDate)
export const NullableTimestamp = Schema.NullOr(Timestamp)
export const Currency = Schema.Literal("USD")

/** A named shape: a component of the OpenAPI document, a `$def` of a tool. */
export const record = <F extends Schema.Struct.Fields>(identifier: string, fields: F) =>
  Schema.Struct(fields).annotations({ identifier })

/** What a caller would do next, and why. */
export const NextStep = record("NextStep", { operation: Schema.String, reason: Schema.String })
export type NextStep = typeof NextStep.Type

/** A value for each of some keys, as an object whose keys the compiler knows. */
export const byKey = <K extends string, A>(keys: ReadonlyArray<K>, at: (key: K) => A): Readonly<Record<K, A>> =>
  // `Object.fromEntries` forgets which keys it was given.
  Object.fromEntries(keys.map((key) => [key, at(key)])) as Record<K, A>
