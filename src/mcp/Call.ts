/**
 * One tool call: the operation, run as every wire runs it, and its outcome as a model reads it. What an
 * operation refuses is a result that says so; only what is no call at all is an error of the protocol.
 */
import type { CallToolResult } from "@modelcontextprotocol/server"
import { Effect, Either } from "effect"
import { type Detail, detail } from "../domain/Failure.ts"
import type { Any } from "../domain/Operation.ts"
import type { Caller } from "../domain/Principal.ts"
import { isJsonObject, type JsonObject } from "../domain/text/Json.ts"
import type { Answer, Outcome, RawInput, Call as ServiceCall } from "../services/execute/Execute.ts"
import { problemOf } from "./Problem.ts"
import { idempotencyArgument, takesKey } from "./Tools.ts"

/** Who asks, for as long as one HTTP request lasts. */
export interface Visit {
  readonly caller: Caller | null
  readonly address: string
  readonly requestId: string
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal
  /** Hears how the rate limits stand that applied to a call. */
  readonly limited: (limits: Outcome["limits"]) => void
}

/** Sorts the arguments into the operation's own input, the key, and what does not belong. */
export const sortArguments = (
  operation: Any,
  given: JsonObject
): { readonly input: RawInput; readonly key: string | null } => {
  const value: Record<string, unknown> = {}
  const issues: Array<Detail> = []
  let key: string | null = null
  for (const [name, argument] of Object.entries(given)) {
    if (argument === "" && operation.filters.has(name)) continue
    if (Object.hasOwn(operation.fields, name)) value[name] = argument
    else if (name !== idempotencyArgument || !takesKey(operation))
      issues.push(detail(name, "unknown_field", "is not an argument of this tool"))
    else if (typeof argument === "string") key = argument
    else issues.push(detail(name, "invalid_type", "must be text"))
  }
  return { input: { value, issues }, key }
}

/** The same content twice: some hosts show a model the text, others the structure. */
const toolResult = ({ body, output, replayed }: Answer): CallToolResult => {
  const value: unknown = output ?? JSON.parse(body)
  return {
    content: [{ type: "text", text: body }],
    ...(isJsonObject(value) ? { structuredContent: { ...value } } : {}),
    ...(replayed ? { _meta: { idempotent_replayed: true } } : {})
  }
}

/** `Execute.run`. */
export type Run = (call: ServiceCall) => Effect.Effect<Outcome>

export const call =
  (run: Run) =>
  (operation: Any, given: JsonObject, visit: Visit): Effect.Effect<CallToolResult> => {
    const { input, key } = sortArguments(operation, given)
    return Effect.map(
      run({
        operation,
        caller: visit.caller,
        input: Effect.succeed(input),
        idempotencyKey: key,
        address: visit.address,
        requestId: visit.requestId
      }),
      ({ result, limits }) => {
        visit.limited(limits)
        return Either.match(result, {
          onRight: toolResult,
          onLeft: (failure) => ({
            isError: true,
            content: [{ type: "text", text: JSON.stringify(problemOf(operation, failure, visit.requestId)) }]
          })
        })
      }
    )
  }
