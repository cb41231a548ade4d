/**
 * The tools: one for each operation, made of what the operation says of itself. There is no second
 * list. The whole of it is read by a model before it does anything, so every word is weighed: the
 * test holds its length.
 */
import type { Tool } from "@modelcontextprotocol/server"
import { everyOperation } from "../domain/api/Api.ts"
import { compactOutputOf, inputSchemaOf } from "../domain/api/schema/JsonSchemaOf.ts"
import type { JsonSchema } from "../domain/api/schema/SchemaTidy.ts"
import type { Any, Method } from "../domain/Operation.ts"
import { shorten } from "./Shorten.ts"

/** The argument that carries an `Idempotency-Key`. */
export const idempotencyArgument = "idempotency_key"
const idempotencySchema: JsonSchema = {
  type: "string",
  description: "Same key, done once.",
  pattern: "^[!-~]{1,255}$"
}
export const takesKey = (operation: Any) => operation.idempotent

/** RFC 9110: repeating one of these changes nothing more. A key makes the others safe, but nobody need send one. */
const repeatable: ReadonlyArray<Method> = ["GET", "PUT", "DELETE"]

/** Names that say all there is to say. */
const selfEvident = new Set(["page", "per_page"])
const spare = (key: string, schema: JsonSchema): JsonSchema => {
  if (!selfEvident.has(key)) return schema
  const { description: _, ...rest } = schema
  return rest
}

const inputOf = (operation: Any): Tool["inputSchema"] => {
  const schema = inputSchemaOf(operation)
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([key, value]) => [key, spare(key, value)])
  )
  const all = takesKey(operation) ? { ...properties, [idempotencyArgument]: idempotencySchema } : properties
  if (Object.keys(all).length === 0) return { type: "object", additionalProperties: false }
  return { ...shorten({ ...schema, properties: all }), type: "object" }
}

/** What a caller should know before calling and the operation's own words leave out. */
const descriptionOf = ({ description, scope }: Any): string => {
  const sentences = [description]
  if (scope === "orders:write" && !/charge|pay|cost/i.test(description)) sentences.push("Charges nothing by itself.")
  if (scope !== "public" && !description.includes(scope)) sentences.push(`Needs ${scope}.`)
  return sentences.join(" ")
}

const toolOf = (operation: Any): Tool => ({
  name: operation.name,
  title: operation.title,
  description: descriptionOf(operation),
  inputSchema: inputOf(operation),
  outputSchema: compactOutputOf(operation),
  annotations: {
    readOnlyHint: operation.readOnly,
    destructiveHint: operation.destructive,
    idempotentHint: repeatable.includes(operation.method),
    openWorldHint: operation.openWorld
  },
  // Hosts that sign in before a call look for this; the protocol itself has no place for it.
  _meta: {
    securitySchemes: [operation.scope === "public" ? { type: "noauth" } : { type: "oauth2", scopes: [operation.scope] }]
  }
})

/** In the order of the documents, which never depends on who asks. */
export const tools: ReadonlyArray<Tool> = everyOperation.map(toolOf)

const byName: ReadonlyMap<string, Any> = new Map(everyOperation.map((operation) => [operation.name, operation]))
/** The operation behind a tool; undefined where there is no such tool. */
export const operationNamed = (name: string): Any | undefined => byName.get(name)

/** The names of a tool's arguments. */
export const argumentsOf = (operation: Any): ReadonlyArray<string> => [
  ...Object.keys(operation.fields),
  ...(takesKey(operation) ? [idempotencyArgument] : [])
]
