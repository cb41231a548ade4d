/**
 * Public reads in front of the router, which costs more than all else of a read that is not kept: those asked for by GET,
 * at an address spelled plainly, with an input that is a good one, by nobody or by somebody known from memory. None is
 * refused here: whatever is not exactly that goes on to the router, and is judged and counted there.
 */
import { Cause, Effect, Exit, Runtime } from "effect"
import { everyOperation } from "../../domain/api/Api.ts"
import type { Failure } from "../../domain/Failure.ts"
import { basePath } from "../../domain/listing/Site.ts"
import { type Any, isPublicRead } from "../../domain/Operation.ts"
import type { Caller } from "../../domain/Principal.ts"
import { failureOf } from "../../services/execute/FailureOf.ts"
import { limitHeaders } from "../../services/execute/LimitHeaders.ts"
import { type Reads, readNow } from "../../services/execute/Reads.ts"
import { type CallLimits, limitReached } from "../../services/store/CallLimits.ts"
import type { LimitState, RateLimits } from "../../services/store/RateLimits.ts"
import { addressInput, readersOf } from "../request/Input.ts"
import { addressed } from "./Addressed.ts"
import type { ByteCache } from "./ByteCache.ts"
import { plainRefusal } from "./Errors.ts"
import type { Hot } from "./Hot.ts"
import { corsHeaders, transportHeaders } from "./Reply.ts"

interface Route {
  readonly operation: Any
  readonly readers: ReturnType<typeof readersOf>
  /** Of the path; a parameter is one whose name is given. */
  readonly segments: ReadonlyArray<{ readonly text: string } | { readonly parameter: string }>
}

const parameter = /^\{(\w+)\}$/
const segmentsOf = (path: string): Route["segments"] =>
  path
    .split("/")
    .slice(1)
    .map((text) => {
      const name = parameter.exec(text)?.[1]
      return name === undefined ? { text } : { parameter: name }
    })

/** By how many segments they have; a name that is spelled out comes before a parameter. */
const routes: ReadonlyMap<number, ReadonlyArray<Route>> = Map.groupBy(
  everyOperation
    .filter((operation: Any) => isPublicRead(operation) && operation.method === "GET" && operation.bucket === undefined)
    .map((operation) => ({ operation, readers: readersOf(operation), segments: segmentsOf(operation.path) }))
    .sort((a, b) => a.operation.pathKeys.length - b.operation.pathKeys.length),
  ({ segments }) => segments.length
)

/** What decides an escape, an empty name or a dot in the path is the router. */
const plainPath = /^[A-Za-z0-9_/-]+$/

interface Found extends Route {
  readonly params: Readonly<Record<string, string>>
}

const match = (route: Route, given: ReadonlyArray<string>): Found | undefined => {
  const params: Record<string, string> = {}
  for (const [at, segment] of route.segments.entries()) {
    const text = given[at] ?? ""
    if ("text" in segment ? segment.text !== text : text === "") return undefined
    if ("parameter" in segment) params[segment.parameter] = text
  }
  return { ...route, params }
}

/** The operation at a path below the API's. */
const routeAt = (path: string): Found | undefined => {
  if (!plainPath.test(path)) return undefined
  const given = path.split("/").slice(1)
  for (const route of routes.get(given.length) ?? []) {
    const found = match(route, given)
    if (found !== undefined) return found
  }
  return undefined
}

/** A body is not expected here: who announces one is dealt with where bodies are. */
const announcesBody = (headers: Headers) => headers.has("content-length") || headers.has("transfer-encoding")

interface Parts {
  readonly publicUrl: string
  readonly cache: ByteCache
  readonly hot: Hot
  readonly limits: Pick<CallLimits, "generalNow">
  readonly rateLimits: RateLimits
  readonly reads: Pick<Reads, "tellAnswer">
  readonly runtime: Runtime.Runtime<never>
}

export const make = ({ publicUrl, cache, hot, limits, rateLimits, reads, runtime }: Parts) => {
  const run = Runtime.runPromise(runtime)
  const everywhere = { ...corsHeaders, ...transportHeaders(publicUrl) }

  const refusal = (failure: Failure, states: ReadonlyArray<LimitState>, requestId: string): Response => {
    const response = plainRefusal(failure, requestId, publicUrl)
    for (const [name, value] of Object.entries({ ...everywhere, ...limitHeaders(states) }))
      response.headers.set(name, value)
    return response
  }

  /** `path` is what stands after the host, query included. Undefined where the router is to answer; nothing was counted then. */
  return (
    { headers }: Request,
    path: string,
    caller: Caller | null,
    address: () => string,
    requestId: string
  ): Promise<Response> | undefined => {
    const queryAt = path.indexOf("?")
    const found = routeAt(path.slice(basePath.length, queryAt < 0 ? undefined : queryAt))
    if (found === undefined || announcesBody(headers)) return undefined
    const { operation, readers, params } = found
    const given = addressInput(operation, readers, path, params)
    const input = given.issues.length === 0 ? readNow(operation, given.value) : undefined
    const limit = input === undefined ? undefined : limits.generalNow(operation, caller, address)
    if (limit === undefined) return undefined

    const since = cache.generation()
    /** Whatever goes wrong is told as the router's failures are. */
    const told = (states: ReadonlyArray<LimitState>) => (cause: Cause.Cause<Failure>) =>
      Effect.map(
        Effect.annotateLogs(failureOf(cause), { operation: operation.name, request_id: requestId }),
        (failure) => refusal(failure, states, requestId)
      )
    const made = (state: LimitState): Promise<Response> =>
      new Promise((resolve) => {
        const fail = (cause: Cause.Cause<Failure>) => resolve(run(told([state])(cause)))
        reads.tellAnswer(operation, input, caller === null ? "everybody" : "known", runtime, (exit) => {
          if (Exit.isFailure(exit)) return fail(exit.cause)
          try {
            const entry = addressed(exit.value, path, publicUrl)
            cache.keep(path, since, entry)
            resolve(hot.respond(entry, headers, limit, state, requestId))
          } catch (defect) {
            fail(Cause.die(defect))
          }
        })
      })
    const counted = (state: LimitState) =>
      state.allowed ? made(state) : Promise.resolve(refusal(limitReached(state), [state], requestId))
    const taken = rateLimits.takeLocally(limit)
    return taken === undefined
      ? run(Effect.exit(rateLimits.take(limit))).then((exit) =>
          Exit.isSuccess(exit) ? counted(exit.value) : run(told([])(exit.cause))
        )
      : counted(taken)
  }
}
