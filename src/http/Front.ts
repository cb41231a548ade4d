/**
 * The front door: every request passes here. A hot public read is answered from memory without
 * entering the router; everything else is handed on with its request id and the caller's address.
 */
import { HttpApp, HttpLayerRouter, HttpServerError, HttpServerResponse } from "@effect/platform"
import { Cause, Context, Effect, Layer } from "effect"
import { AppConfigTag } from "../Config.ts"
import { MethodNotAllowed, NotFound } from "../domain/Failure.ts"
import { basePath } from "../domain/Site.ts"
import { Limits } from "../services/Execute/Limits.ts"
import { failureOf } from "../services/Execute.ts"
import { Metrics } from "../services/Metrics.ts"
import { RateLimits } from "../services/RateLimits.ts"
import { ByteCache } from "./ByteCache.ts"
import { errorResponse } from "./Errors.ts"
import * as Hot from "./Hot.ts"
import * as Http from "./Http.ts"
import { preflightHeaders } from "./Reply.ts"
import { addressOf, RequestInfo, requestIdOf } from "./RequestInfo.ts"
import { Paths } from "./Route.ts"

export type Handler = (request: Request, peer: string | null) => Promise<Response> | Response

/** Builds the handler of all requests; `others` are routes of the adapters beside this one. */
export const make = (others: Layer.Layer<never, never, HttpLayerRouter.HttpRouter | Paths>) =>
  Effect.gen(function* () {
    const { trustProxy, publicUrl } = yield* AppConfigTag
    const cache = yield* ByteCache
    const limits = yield* Limits
    const rateLimits = yield* RateLimits
    const metrics = yield* Metrics
    const paths = yield* Paths
    const app = yield* HttpLayerRouter.toHttpEffect(Layer.merge(Http.layer, others)).pipe(
      // Routes of its own, where a process (a test) builds the application twice.
      Effect.provideServiceEffect(Layer.CurrentMemoMap, Layer.makeMemoMap)
    )

    /** Behind TLS, browsers are told to stay there. */
    const transport = publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}

    /** Every failure that no route dealt with: an unknown path, a wrong method, a bug. */
    const failed = (cause: Cause.Cause<unknown>) =>
      Effect.gen(function* () {
        const { requestId } = yield* RequestInfo
        const error: unknown = Cause.squash(cause)
        if (!(error instanceof HttpServerError.RouteNotFound))
          return errorResponse(yield* failureOf(cause), requestId, publicUrl)
        const allowed = paths.methodsOf(new URL(error.request.url, publicUrl).pathname)
        if (allowed.length === 0)
          return errorResponse(NotFound("There is nothing at this address."), requestId, publicUrl)
        const allow = allowed.join(", ")
        const refusal = errorResponse(MethodNotAllowed(`This path answers ${allow}.`), requestId, publicUrl)
        return HttpServerResponse.setHeader(refusal, "allow", allow)
      })
    const answered = Effect.catchAllCause(app, failed).pipe(
      Effect.flatMap((response) =>
        Effect.map(RequestInfo, ({ requestId }) =>
          HttpServerResponse.setHeaders(response, { ...transport, "x-request-id": requestId })
        )
      )
    )
    const runtime = yield* Effect.runtime<never>()
    const routed = HttpApp.toWebHandlerRuntime(runtime)(answered)

    const hot = Hot.make(limits, rateLimits, runtime)

    const contextOf = (address: string, requestId: string) => Context.make(RequestInfo, { address, requestId })

    const handle: Handler = (request, peer) => {
      const { headers, method } = request
      const requestId = requestIdOf(headers.get("x-request-id"))
      const address = addressOf(peer, trustProxy === 0 ? null : headers.get("x-forwarded-for"), trustProxy)
      const route = () => routed(request, contextOf(address, requestId))
      if (method === "GET" && !headers.has("authorization")) {
        const entry = cache.get(request.url)
        // The operation itself says when it is too much.
        if (entry !== undefined) return hot(entry, request, address, requestId, route)
      }
      if (method === "OPTIONS" && new URL(request.url).pathname.startsWith(basePath))
        return new Response(null, { status: 204, headers: { ...preflightHeaders, "x-request-id": requestId } })
      return route()
    }

    const counted: Handler = (request, peer) => {
      const began = performance.now()
      const count = (response: Response) => {
        metrics.request(request.method, response.status, performance.now() - began)
        return response
      }
      const response = handle(request, peer)
      return response instanceof Promise ? response.then(count) : count(response)
    }
    return counted
  })
