/**
 * A failure as a model reads it: the error body of every wire, in the words of a tool call (one flat set
 * of arguments), with the arguments that exist and the tools that help where that is what was missing.
 */
import { everyOperation } from "../domain/api/Api.ts"
import { fieldSchemaOf } from "../domain/api/schema/JsonSchemaOf.ts"
import { type ErrorBody, errorBody, type Failure } from "../domain/Failure.ts"
import type { Any } from "../domain/Operation.ts"
import { argumentsOf, operationNamed } from "./Tools.ts"

export interface Problem {
  readonly error: ErrorBody["error"] & {
    /** Set where an argument was sent that does not exist. */
    readonly arguments?: ReadonlyArray<string>
    /** Set where another tool gets further. */
    readonly next_tools?: ReadonlyArray<string>
  }
}

/** Over HTTP a key says where it travels; a tool has arguments only. */
const inQuery = /^(query|path)\./
const quotedInQuery = /`(?:query|path)\./g

const toolsIn = (text: string): ReadonlyArray<string> =>
  (text.match(/[a-z]+(?:_[a-z]+)+/g) ?? []).filter((word) => operationNamed(word) !== undefined)

/** For what was not found: the tools that list what its keys come from. */
const sources: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  everyOperation.map((operation) => [
    operation.name,
    operation.pathKeys
      .flatMap((key) => toolsIn(String(fieldSchemaOf(operation, key).description ?? "")))
      .filter((name) => operationNamed(name)?.method === "GET")
  ])
)

export const problemOf = (operation: Any, failure: Failure, requestId: string): Problem => {
  const { error } = errorBody(failure, requestId)
  const details = failure.details.map((found) => ({ ...found, path: found.path.replace(inQuery, "") }))
  const named = [failure.message, ...details.map(({ message }) => message)].flatMap(toolsIn)
  const next = [...new Set(failure.status === 404 ? [...named, ...(sources.get(operation.name) ?? [])] : named)]
  return {
    error: {
      ...error,
      message: error.message.replace(quotedInQuery, "`"),
      ...(error.details === undefined ? {} : { details }),
      ...(details.some(({ code, path }) => code === "unknown_field" && !path.includes("."))
        ? { arguments: argumentsOf(operation) }
        : {}),
      ...(next.length === 0 ? {} : { next_tools: next })
    }
  }
}
