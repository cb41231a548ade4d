/**
 * The JSON Schema (2020-12) of what an operation takes and answers. It stands by itself: everything is written in
 * place, nothing refers to anything, so that every host can read it.
 */
import { JSONSchema, Option, type Schema, SchemaAST } from "effect"
import type { Any } from "../../Operation.ts"
import { isJsonObject } from "../../text/Json.ts"
import { isOwnWords, type JsonSchema, tidySchema } from "./SchemaTidy.ts"

export interface ObjectSchema extends JsonSchema {
  readonly type: "object"
  readonly properties: { readonly [key: string]: JsonSchema }
}

/** Everything in place: the strategy that skips the reference at the top skips the ones below it too. */
const render = (ast: SchemaAST.AST): JsonSchema =>
  tidySchema(
    JSONSchema.fromAST(ast, { definitions: {}, target: "jsonSchema2020-12", topLevelReferenceStrategy: "skip" })
  )

/** A schema that gives its JSON Schema by hand (a format, a link) keeps its description beside it: put it back. */
const describe = (made: JsonSchema, { type }: SchemaAST.PropertySignature): JsonSchema => {
  const description = Option.getOrUndefined(SchemaAST.getDescriptionAnnotation(type))
  return made.description !== undefined || description === undefined || isOwnWords(description)
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
