/** What operations answer: the schemas by their names, and each status with its headers and an example. */
import { JSONSchema, type Schema, SchemaAST } from "effect"
import { everyOperation } from "../../domain/api/Api.ts"
import { failuresOf } from "../../domain/api/Failures.ts"
import { type JsonSchema, tidySchema } from "../../domain/api/schema/SchemaTidy.ts"
import { type Any, isPublicRead } from "../../domain/Operation.ts"
import { type JsonObject, objectOf } from "../../domain/text/Json.ts"
import { ErrorSchema, RateLimitedSchema, statusesOf } from "./Contract.ts"

const identifierOf = (ast: SchemaAST.AST): string => {
  const found = SchemaAST.getIdentifierAnnotation(ast)
  if (found._tag === "None") throw new Error("an answer needs a name: build it with `record`")
  return found.value
}

/** The answers' schemas, by name. */
export const answerSchemas = (): Readonly<Record<string, JsonSchema>> => {
  const found: Record<string, unknown> = {}
  const named: ReadonlyArray<Schema.Schema.AnyNoContext> = [
    ...everyOperation.map(({ output }) => output),
    ErrorSchema,
    RateLimitedSchema
  ]
  for (const schema of named) {
    const { $defs, ...root } = JSONSchema.make(schema, { target: "openApi3.1" })
    Object.assign(found, $defs)
    // A named root is a reference to its own definition already.
    if (!("$ref" in root)) found[identifierOf(schema.ast)] = root
  }
  delete found.Int
  const text = JSON.stringify(found).replaceAll('"#/$defs/', '"#/components/schemas/')
  return Object.fromEntries(
    Object.entries(objectOf(JSON.parse(text))).map(([name, schema]) => [name, tidySchema(schema)])
  )
}

export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const limitHeaders = { RateLimit: ref("headers", "RateLimit"), "RateLimit-Policy": ref("headers", "RateLimit-Policy") }
const everyHeader = { "X-Request-Id": ref("headers", "X-Request-Id"), ...limitHeaders }

const isPaged = (operation: Any) => "per_page" in operation.fields

export const successOf = (operation: Any): JsonObject => ({
  description: operation.title,
  headers: {
    ...everyHeader,
    ...(isPublicRead(operation) ? { ETag: ref("headers", "ETag") } : {}),
    ...(isPaged(operation) ? { Link: ref("headers", "Link") } : {}),
    ...(operation.location === undefined ? {} : { Location: ref("headers", "Location") }),
    ...(operation.idempotent ? { "Idempotent-Replayed": ref("headers", "Idempotent-Replayed") } : {})
  },
  content: {
    "application/json": {
      schema: ref("schemas", identifierOf(operation.output.ast)),
      example: operation.example.output
    }
  }
})

export const failureResponses = (operation: Any): JsonObject =>
  Object.fromEntries(
    statusesOf(operation).map((status) => {
      const codes = failuresOf(operation).filter((failure) => failure.status === status)
      const example = codes[0]
      return [
        String(status),
        {
          description: codes.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join("\n\n"),
          headers: {
            ...everyHeader,
            ...(status === 429 ? { "Retry-After": ref("headers", "Retry-After") } : {}),
            ...(status === 401 || status === 403 ? { "WWW-Authenticate": ref("headers", "WWW-Authenticate") } : {})
          },
          content: {
            "application/json": {
              schema:
                status === 429
                  ? { anyOf: [ref("schemas", "RateLimited"), ref("schemas", "Error")] }
                  : ref("schemas", "Error"),
              example: {
                error: {
                  code: example?.code ?? "",
                  message: example?.meaning ?? "",
                  ...(status === 429 ? { retry_after: 12, limit: 60, window: 60 } : { details: [] }),
                  request_id: "0f6b2a4e-3a1c-4f0e-9d55-1f0c7c9a2b31"
                }
              }
            }
          }
        }
      ]
    })
  )
