/**
 * The flat input of an operation, gathered from path, query and body. In a path or a query everything
 * arrives as text; what the operation wants as a number or a boolean is read as one, and anything
 * else stays text, so that the schema says what is wrong with it.
 */
import { Effect, SchemaAST } from "effect"
import { type Detail, detail, type Failure, InvalidRequest } from "../../domain/Failure.ts"
import { type Any, placeOf } from "../../domain/Operation.ts"
import { isJsonObject } from "../../domain/text/Json.ts"
import type { RawInput } from "../../services/execute/Execute.ts"

type Read = (text: string) => unknown

const integerText = /^-?\d{1,15}$/
const readNumber: Read = (text) => (integerText.test(text) ? Number(text) : text)
const readBoolean: Read = (text) => (text === "true" ? true : text === "false" ? false : text)
const readText: Read = (text) => text

const readerOf = (ast: SchemaAST.AST): Read => {
  const encoded = SchemaAST.encodedAST(ast)
  const kinds = SchemaAST.isUnion(encoded) ? encoded.types : [encoded]
  if (kinds.some(SchemaAST.isNumberKeyword)) return readNumber
  return kinds.some(SchemaAST.isBooleanKeyword) ? readBoolean : readText
}

/** How each key of an operation's path and query is read from text; made once an operation. */
export const readersOf = (operation: Any): ReadonlyMap<string, Read> =>
  new Map(
    SchemaAST.getPropertySignatures(SchemaAST.encodedBoundAST(operation.input.ast)).map((signature) => [
      String(signature.name),
      readerOf(signature.type)
    ])
  )

/** What stands in the path and the query. */
export const addressInput = (
  operation: Any,
  readers: ReadonlyMap<string, Read>,
  url: string,
  params: Readonly<Record<string, string | undefined>>
): { readonly value: Record<string, unknown>; readonly issues: Array<Detail> } => {
  const value: Record<string, unknown> = {}
  const issues: Array<Detail> = []
  const queryAt = url.indexOf("?")
  if (queryAt >= 0) {
    const seen = new Set<string>()
    for (const [key, text] of new URLSearchParams(url.slice(queryAt))) {
      const at = `query.${key}`
      if (seen.has(key)) issues.push(detail(at, "duplicate_parameter", "is given more than once"))
      else if (!readers.has(key) || placeOf(operation, key) !== "query")
        issues.push(detail(at, "unknown_parameter", "is not a known parameter"))
      else if (text !== "" || !operation.filters.has(key)) value[key] = (readers.get(key) ?? readText)(text)
      seen.add(key)
    }
  }
  for (const key of operation.pathKeys) value[key] = (readers.get(key) ?? readText)(params[key] ?? "")
  return { value, issues }
}

export const inputOf = (
  operation: Any,
  readers: ReadonlyMap<string, Read>,
  request: Request,
  params: Readonly<Record<string, string | undefined>>,
  /** The JSON of the body, asked for where the method has one. */
  json: Effect.Effect<unknown, Failure>
): Effect.Effect<RawInput, Failure> =>
  Effect.gen(function* () {
    const { value, issues } = addressInput(operation, readers, request.url, params)
    if (operation.method !== "GET") {
      const body = yield* json
      if (body !== undefined) {
        if (!isJsonObject(body))
          return yield* InvalidRequest("The body must be a JSON object.", {
            details: [detail("", "invalid_type", "must be an object")]
          })
        for (const [key, inner] of Object.entries(body)) {
          if (readers.has(key) && placeOf(operation, key) === "body") value[key] = inner
          else issues.push(detail(key, "unknown_field", "is not a known field"))
        }
      }
    }
    return { value, issues }
  })
