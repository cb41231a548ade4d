/**
 * The same schema in fewer words. Every tool is read in full by every model that connects, so what a
 * schema says twice is said once: in `$defs`, or as a rule for all keys of an object whose values are
 * alike. What is valid stays exactly the same.
 */

import type { JsonSchema } from "../domain/api/schema/SchemaTidy.ts"
import { isJsonObject } from "../domain/text/Json.ts"

/** Fewer keys than this are shorter written out. */
const fewestAlike = 4

/** `{a: X, b: X, c: X, d: X}`, all optional and no others: names from a list, values X. */
const alike = (schema: JsonSchema): JsonSchema => {
  const { properties, required, additionalProperties, ...rest } = schema
  if (!isJsonObject(properties) || required !== undefined || additionalProperties !== false) return schema
  const [first, ...others] = Object.values(properties)
  const same = JSON.stringify(first)
  if (others.length + 1 < fewestAlike || others.some((other) => JSON.stringify(other) !== same)) return schema
  return { ...rest, propertyNames: { enum: Object.keys(properties) }, additionalProperties: first }
}

/** Applies `change` to the schemas inside a schema. */
const inside = (schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema => {
  const { properties, items, additionalProperties } = schema
  return {
    ...schema,
    ...(isJsonObject(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, inner]) => [key, isJsonObject(inner) ? change(inner) : inner])
          )
        }
      : {}),
    ...(isJsonObject(items) ? { items: change(items) } : {}),
    ...(isJsonObject(additionalProperties) ? { additionalProperties: change(additionalProperties) } : {})
  }
}

const merge = (schema: JsonSchema): JsonSchema => alike(inside(schema, merge))

/** Shorter ones are easier read in place. */
const shortestDefinition = 40
const referenceCost = '{"$ref":"#/$defs/A"}'.length

/** The schema, as text, whose definition saves most; undefined where none saves anything. */
const mostRepeated = (root: JsonSchema): string | undefined => {
  const seen = new Map<string, number>()
  const count = (schema: JsonSchema): JsonSchema => {
    const text = JSON.stringify(schema)
    if (text.length >= shortestDefinition) seen.set(text, (seen.get(text) ?? 0) + 1)
    return inside(schema, count)
  }
  inside(root, count)
  const saved = ([text, times]: readonly [string, number]) => (times - 1) * text.length - (times + 1) * referenceCost
  const [best] = [...seen].sort((a, b) => saved(b) - saved(a))
  return best !== undefined && saved(best) > 0 ? best[0] : undefined
}

const hoist = (root: JsonSchema): JsonSchema => {
  const repeated = mostRepeated(root)
  if (repeated === undefined) return root
  const definitions = isJsonObject(root.$defs) ? root.$defs : {}
  const name = String.fromCharCode(65 + Object.keys(definitions).length)
  const refer = (schema: JsonSchema): JsonSchema =>
    JSON.stringify(schema) === repeated ? { $ref: `#/$defs/${name}` } : inside(schema, refer)
  const definition: unknown = JSON.parse(repeated)
  return hoist({ ...inside(root, refer), $defs: { ...definitions, [name]: definition } })
}

/** The root itself stays an object with its keys written out: that is what hosts look at. */
export const shorten = (schema: JsonSchema): JsonSchema => hoist(inside(schema, merge))
