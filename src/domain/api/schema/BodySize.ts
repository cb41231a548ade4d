/**
 * How many bytes what an operation takes can be written in: every field filled to its limit, every character
 * an escape, every value on an indented line of its own. More than that is refused before it is read, so
 * the limits of the fields are the limit of memory too; a field without one cannot be declared.
 */
import { type Any, placeOf } from "../../Operation.ts"
import { isJsonObject } from "../../text/Json.ts"
import { inputSchemaOf } from "./JsonSchemaOf.ts"
import type { JsonSchema } from "./SchemaTidy.ts"

/** No body is longer, whatever is declared. */
export const mostBodyBytes = 4 * 1024 * 1024
/** As much is read of any body: who sends something else hears what is wrong with it. */
export const leastBodyBytes = 4 * 1024

/** A character outside the first plane is a pair of escapes, `\ud83d\ude00`. */
const characterBytes = 12
/** Keys are ASCII. */
const keyCharacterBytes = 6
const quotes = 2
/** As JSON.stringify writes the longest number. */
const numberBytes = 24
/** A line break, the comma before it, a space after a colon. */
const lineBytes = 4
/** An indentation of four spaces. */
const indentBytes = 4

/** Characters of the forms whose length is part of what they are. */
const formCharacters: Readonly<Record<string, number>> = { uuid: 36, date: 10 }

const textBytes = (characters: number) => characters * characterBytes + quotes
const lineOf = (depth: number) => lineBytes + depth * indentBytes

const unbounded = (schema: JsonSchema): never => {
  throw new Error(`An input has no limit: ${JSON.stringify(schema)}`)
}

const stringBytes = (schema: JsonSchema): number => {
  const { maxLength, format } = schema
  const most = typeof maxLength === "number" ? maxLength : formCharacters[String(format)]
  return most === undefined ? unbounded(schema) : textBytes(most)
}

const arrayBytes = (schema: JsonSchema, depth: number): number => {
  const { maxItems, items } = schema
  if (typeof maxItems !== "number" || !isJsonObject(items)) return unbounded(schema)
  return lineOf(depth) + maxItems * (lineOf(depth + 1) + valueBytes(items, depth + 1))
}

const objectBytes = (properties: JsonSchema, depth: number): number =>
  Object.entries(properties).reduce(
    (sum, [key, value]) =>
      sum +
      lineOf(depth + 1) +
      key.length * keyCharacterBytes +
      quotes +
      (isJsonObject(value) ? valueBytes(value, depth + 1) : unbounded({ [key]: value })),
    lineOf(depth)
  )

const typeBytes = (schema: JsonSchema, type: unknown, depth: number): number => {
  switch (type) {
    case "string":
      return stringBytes(schema)
    case "integer":
    case "number":
      return numberBytes
    case "boolean":
    case "null":
      return "false".length
    case "array":
      return arrayBytes(schema, depth)
    case "object":
      return isJsonObject(schema.properties) ? objectBytes(schema.properties, depth) : lineOf(depth)
    default:
      return unbounded(schema)
  }
}

/** The most bytes that a value of a schema takes. */
const valueBytes = (schema: JsonSchema, depth: number): number => {
  if (Array.isArray(schema.enum)) return Math.max(...schema.enum.map((value) => textBytes(String(value).length)))
  if (Array.isArray(schema.anyOf)) return Math.max(...schema.anyOf.map((member) => valueBytes(member, depth)))
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  return Math.max(...types.map((type) => typeBytes(schema, type, depth)))
}

const clamped = (bytes: number) => Math.min(mostBodyBytes, Math.max(leastBodyBytes, bytes))

/** The longest body an operation takes over HTTP. */
export const bodyBytesOf = (operation: Any): number => {
  const inBody = Object.entries(inputSchemaOf(operation).properties).filter(
    ([key]) => placeOf(operation, key) === "body"
  )
  return clamped(objectBytes(Object.fromEntries(inBody), 0))
}

/** The longest arguments of a tool call: there all of its input travels in one object. */
export const argumentBytesOf = (operation: Any): number => clamped(objectBytes(inputSchemaOf(operation).properties, 2))
