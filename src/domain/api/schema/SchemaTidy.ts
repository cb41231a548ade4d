/**
 * Effect's rendering of a schema, as small as it can be said and in words every reader knows. It is correct but
 * chatty, and some of it breaks readers: `$id`s that collide, an empty struct that also takes lists, integers that are
 * a reference. Whoever prints a schema, for tools or for the OpenAPI document, prints it through here.
 */
import { isJsonObject, type JsonObject } from "../../text/Json.ts"

export type JsonSchema = JsonObject

/** Words Effect writes by itself: they repeat the bounds. Descriptions of ours are sentences. */
const ownWords =
  /^(between|maxLength|minLength|int|pattern|itemsCount|minItems|maxItems|(greater|less)Than(OrEqualTo)?)\b|^an? [a-z]/
export const isOwnWords = (text: unknown): boolean => typeof text === "string" && ownWords.test(text)

/** A union with null of something that has one type is that type or null. */
const nullable = (members: ReadonlyArray<JsonSchema>): JsonSchema => {
  const others = members.filter(({ type }) => type !== "null")
  const [only] = others
  if (others.length === members.length || others.length > 1 || only === undefined || typeof only.type !== "string")
    return { anyOf: members }
  return {
    ...only,
    type: [only.type, "null"],
    ...(Array.isArray(only.enum) ? { enum: [...only.enum, null] } : {})
  }
}

const tidyEntry = (key: string, value: unknown): ReadonlyArray<readonly [string, unknown]> => {
  switch (key) {
    case "$id":
    case "$schema":
    case "title":
      return []
    case "description":
      return isOwnWords(value) ? [] : [[key, value]]
    case "required":
      return Array.isArray(value) && value.length === 0 ? [] : [[key, value]]
    case "properties": {
      const properties = Object.entries(isJsonObject(value) ? value : {})
      return properties.length === 0
        ? []
        : [[key, Object.fromEntries(properties.map(([name, schema]) => [name, tidySchema(schema)]))]]
    }
    case "items":
    case "additionalProperties":
    case "propertyNames":
      return [[key, isJsonObject(value) ? tidySchema(value) : value]]
    case "anyOf": {
      const members = (Array.isArray(value) ? value : []).map(tidySchema)
      const flat = members.flatMap((member) =>
        Object.keys(member).length === 1 && Array.isArray(member.anyOf) ? member.anyOf : [member]
      )
      return Object.entries(nullable(flat))
    }
    default:
      return [[key, value]]
  }
}

export const tidySchema = (schema: unknown): JsonSchema => {
  if (!isJsonObject(schema)) return {}
  // What Effect makes of a struct without fields, and of an integer.
  if (schema.$id === "/schemas/%7B%7D") return { type: "object", additionalProperties: false }
  if (typeof schema.$ref === "string" && schema.$ref.endsWith("/Int")) return { type: "integer" }
  return Object.fromEntries(Object.entries(schema).flatMap(([key, value]) => tidyEntry(key, value)))
}
