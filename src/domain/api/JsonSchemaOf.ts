/**
 * The JSON Schema (2020-12) of what an operation takes and answers, as small as it can be said.
 *
 * Effect's own rendering is correct but chatty, and some of it breaks readers: `$id`s that collide, an
 * empty struct that also takes lists, a root that is only a reference. What leaves here stands by
 * itself (everything is written in place, nothing refers to anything) and holds one vocabulary of
 * keywords, so that every host can read it.
 */
import { JSONSchema, Option, type Schema, SchemaAST } from "effect"
import type { Any } from "../Operation.ts"
import { isJsonObject, type JsonObject } from "../text/Json.ts"

export type JsonSchema = JsonObject
export interface ObjectSchema extends JsonSchema {
  readonly type: "object"
  readonly properties: { readonly [key: string]: JsonSchema }
}

/** Words Effect writes by itself: they repeat the bounds. Descriptions of ours are sentences. */
const ownWords = /^an? [a-z]/

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
      return typeof value === "string" && ownWords.test(value) ? [] : [[key, value]]
    case "required":
      return Array.isArray(value) && value.length === 0 ? [] : [[key, value]]
    case "properties": {
      const properties = Object.entries(isJsonObject(value) ? value : {})
      return properties.length === 0
        ? []
        : [[key, Object.fromEntries(properties.map(([name, schema]) => [name, tidy(schema)]))]]
    }
    case "items":
    case "additionalProperties":
    case "propertyNames":
      return [[key, isJsonObject(value) ? tidy(value) : value]]
    case "anyOf": {
      const members = (Array.isArray(value) ? value : []).map(tidy)
      const flat = members.flatMap((member) =>
        Object.keys(member).length === 1 && Array.isArray(member.anyOf) ? member.anyOf : [member]
      )
      return Object.entries(nullable(flat))
    }
    default:
      return [[key, value]]
  }
}

const tidy = (schema: unknown): JsonSchema => {
  if (!isJsonObject(schema)) return {}
  // What Effect makes of a struct without fields.
  if (schema.$id === "/schemas/%7B%7D") return { type: "object", additionalProperties: false }
  return Object.fromEntries(Object.entries(schema).flatMap(([key, value]) => tidyEntry(key, value)))
}

/** Everything in place: the strategy that skips the reference at the top skips the ones below it too. */
const render = (ast: SchemaAST.AST): JsonSchema =>
  tidy(JSONSchema.fromAST(ast, { definitions: {}, target: "jsonSchema2020-12", topLevelReferenceStrategy: "skip" }))

/** A schema that gives its JSON Schema by hand (a format, a link) keeps its description beside it: put it back. */
const describe = (made: JsonSchema, { type }: SchemaAST.PropertySignature): JsonSchema => {
  const description = Option.getOrUndefined(SchemaAST.getDescriptionAnnotation(type))
  return made.description !== undefined || description === undefined || ownWords.test(description)
    ? made
    : { ...made, description }
}

const objectSchemaOf = ({ ast }: Schema.Schema.AnyNoContext): ObjectSchema => {
  const made = render(ast)
  const properties = isJsonObject(made.properties) ? made.properties : {}
  const signatures = SchemaAST.getPropertySignatures(SchemaAST.isTransformation(ast) ? ast.from : ast)
  return {
    ...made,
    type: "object",
    properties: Object.fromEntries(
      signatures.map((signature) => {
        const property = properties[String(signature.name)]
        return [String(signature.name), describe(isJsonObject(property) ? property : {}, signature)]
      })
    )
  }
}

/** Its flat input: path, query and body keys together. */
export const inputSchemaOf = (operation: Any): ObjectSchema => objectSchemaOf(operation.input)

/** Its answer, in full. */
export const outputSchemaOf = (operation: Any): ObjectSchema => objectSchemaOf(operation.output)

/** One key of its input. */
export const fieldSchemaOf = (operation: Any, key: string): JsonSchema => inputSchemaOf(operation).properties[key] ?? {}

const typesOf = ({ type, anyOf }: JsonSchema): JsonSchema => {
  if (type !== undefined) return { type }
  const types = (Array.isArray(anyOf) ? anyOf : []).flatMap((member) => (isJsonObject(member) ? member.type : []))
  return types.length === 0 ? {} : { type: [...new Set(types)] }
}

/** An answer with more keys than this is described by its handles. */
const mostKeys = 5
/** What a caller goes on with: which record it is, where it stands, what comes next. */
const handles: ReadonlyArray<string> = [
  "id",
  "slug",
  "number",
  "name",
  "title",
  "status",
  "listing_id",
  "poll_after_seconds",
  "checkout_url",
  "next_steps",
  "items",
  "total",
  "has_more"
]
/** These only repeat the question. */
const echoed: ReadonlyArray<string> = ["page", "per_page"]

/**
 * Its answer by its top level alone: the keys with the types they can have, nested values by their type,
 * and of a large record only the handles. True of every answer the full schema is true of, at a tenth of
 * the length.
 */
export const compactOutputOf = (operation: Any): ObjectSchema => {
  const all = Object.entries(outputSchemaOf(operation).properties).filter(([key]) => !echoed.includes(key))
  const kept = all.length > mostKeys ? all.filter(([key]) => handles.includes(key)) : all
  return { type: "object", properties: Object.fromEntries(kept.map(([key, property]) => [key, typesOf(property)])) }
}
