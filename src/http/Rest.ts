/** REST: every operation as a route. An adapter only: what an operation does and who may call it is in `Execute`. */
import { HttpRouter, type HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Effect, Either, Layer } from "effect"
import { AppConfigTag } from "../Config.ts"
import { everyOperation } from "../domain/api/Api.ts"
import { bodyBytesOf } from "../domain/api/schema/BodySize.ts"
import type { Failure } from "../domain/Failure.ts"
import { basePath } from "../domain/listing/Site.ts"
import type { Any } from "../domain/Operation.ts"
import { whereaboutsOf } from "../domain/Page.ts"
import { Access } from "../services/execute/Access.ts"
import { Bodies } from "../services/execute/Bodies.ts"
import { type Answer, Execute, type Outcome } from "../services/execute/Execute.ts"
import { limitHeaders } from "../services/execute/LimitHeaders.ts"
import type { LimitState } from "../services/store/RateLimits.ts"
import { addressed, apiJson } from "./answer/Addressed.ts"
import { ByteCache } from "./answer/ByteCache.ts"
import { errorResponse } from "./answer/Errors.ts"
import { keptReply } from "./answer/KeptReply.ts"
import { linkHeader } from "./answer/PageLinks.ts"
import { corsHeaders } from "./answer/Reply.ts"
import { inputOf, readersOf } from "./request/Input.ts"
import { RequestInfo } from "./request/RequestInfo.ts"
import { route, webRequest } from "./request/Route.ts"
import { pathOf } from "./request/Target.ts"

const make = Effect.gen(function* () {
  const { publicUrl } = yield* AppConfigTag
  const access = yield* Access
  const bodies = yield* Bodies
  const execute = yield* Execute
  const cache = yield* ByteCache

  const serve = (operation: Any) => {
    const readers = readersOf(operation)
    const most = bodyBytesOf(operation)
    return (incoming: HttpServerRequest.HttpServerRequest) =>
      Effect.gen(function* () {
        const request = webRequest(incoming)
        const { address, requestId } = yield* RequestInfo
        const { params } = yield* HttpRouter.RouteContext
        const since = cache.generation()

        const caller = yield* Effect.either(access.callerOf(request.headers.get("authorization"), "api"))
        if (Either.isLeft(caller)) {
          const limits = yield* execute.uncounted({ operation, caller: null, address })
          return errorReply(caller.left, limits, requestId, publicUrl)
        }
        const outcome = yield* execute.run({
          operation,
          caller: caller.right,
          input: inputOf(operation, readers, request, params, bodies.json(request, most)),
          idempotencyKey: request.headers.get("idempotency-key"),
          address,
          requestId
        })
        if (Either.isLeft(outcome.result)) return errorReply(outcome.result.left, outcome.limits, requestId, publicUrl)
        const answer = outcome.result.right
        const { kept } = answer
        if (kept === null) {
          const links = linkHeader(
            `${publicUrl}${basePath}`,
            pathOf(request.url).slice(basePath.length),
            whereaboutsOf(answer.output)
          )
          return privateReply(operation, answer, outcome, requestId, links)
        }
        const entry = addressed(kept, pathOf(request.url), publicUrl)
        cache.keep(pathOf(request.url), since, entry)
        // Saying that nothing is new took the whole work here, so it counts; from the cache it is free.
        return HttpServerResponse.setHeaders(keptReply(entry, request), {
          ...limitHeaders(outcome.limits),
          "x-request-id": requestId
        })
      })
  }
  return everyOperation.map((operation) => route(operation.method, routerPath(operation), serve(operation)))
})

const errorReply = (failure: Failure, limits: ReadonlyArray<LimitState>, requestId: string, origin: string) =>
  HttpServerResponse.setHeaders(errorResponse(failure, requestId, origin), {
    ...corsHeaders,
    ...limitHeaders(limits),
    "x-request-id": requestId
  })

/** Where what was made can be read; a stored answer says it again. */
const locationOf = ({ location }: Any, { output, body }: Answer): Record<string, string> =>
  location === undefined ? {} : { location: `${basePath}${location(output ?? JSON.parse(body))}` }

const privateReply = (operation: Any, answer: Answer, outcome: Outcome, requestId: string, links: string | null) =>
  HttpServerResponse.text(answer.body, {
    status: answer.status,
    contentType: apiJson,
    headers: {
      ...corsHeaders,
      ...limitHeaders(outcome.limits),
      "cache-control": "no-store",
      "x-request-id": requestId,
      ...locationOf(operation, answer),
      ...(answer.replayed ? { "idempotent-replayed": "true" } : {}),
      ...(links === null ? {} : { link: links })
    }
  })

/** `/drafts/{id}` as the router writes it. */
const routerPath = (operation: Any): `/${string}` =>
  `${basePath}${operation.path.replace(/\{(\w+)\}/g, ":$1")}` as `/${string}`

export const layer = Layer.unwrapEffect(
  Effect.map(make, ([first, ...rest]) => (first === undefined ? Layer.empty : Layer.mergeAll(first, ...rest)))
)
