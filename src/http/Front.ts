/**
 * The front door: every request passes here. A hot public read is answered from memory without
 * entering the router; everything else is handed on with its request id and the caller's address.
 */
import { HttpApp, HttpLayerRouter, HttpServerError, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Cause, Context, Effect, Layer } from "effect"
import { AppConfigTag } from "../Config.ts"
import { type Failure, MethodNotAllowed, NotFound } from "../domain/Failure.ts"
import { basePath } from "../domain/listing/Site.ts"
import { Bodies } from "../services/execute/Bodies.ts"
import { failureOf } from "../services/execute/FailureOf.ts"
import { limitHeaders } from "../services/execute/LimitHeaders.ts"
import { CallLimits, limitReached } from "../services/store/CallLimits.ts"
import { RateLimits } from "../services/store/RateLimits.ts"
import { ByteCache } from "./answer/ByteCache.ts"
import { errorResponse, plainRefusal } from "./answer/Errors.ts"
import * as Hot from "./answer/Hot.ts"
import { corsHeaders, preflightHeaders } from "./answer/Reply.ts"
import * as Http from "./Http.ts"
import { Metrics } from "./Metrics.ts"
import { addressOf, RequestInfo, requestIdOf } from "./request/RequestInfo.ts"
import { Paths } from "./request/Route.ts"
import { NoHost, namesOneHost, whole } from "./request/Target.ts"

/** One spelling for each path, and parameters longer than any name of ours: their schema says what is wrong. */
const routing = { caseSensitive: true, ignoreDuplicateSlashes: false, maxParamLength: 8192 } as const

const isApi = (pathname: string) => pathname.startsWith(`${basePath}/`)

export type RequestHandler = (request: Request, peer: string | null) => Promise<Response> | Response

/** Builds the handler of all requests; `others` are routes of the adapters beside this one. */
export const make = (others: Layer.Layer<never, never, HttpLayerRouter.HttpRouter | Paths>) =>
  Effect.gen(function* () {
    const { trustProxy, publicUrl } = yield* AppConfigTag
    const cache = yield* ByteCache
    const bodies = yield* Bodies
    const limits = yield* CallLimits
    const rateLimits = yield* RateLimits
    const metrics = yield* Metrics
    const paths = yield* Paths
    const app = yield* HttpLayerRouter.toHttpEffect(Layer.merge(Http.layer, others)).pipe(
      Effect.provideService(HttpLayerRouter.RouterConfig, routing),
      // Routes of its own, where a process (a test) builds the application twice.
      Effect.provideServiceEffect(Layer.CurrentMemoMap, Layer.makeMemoMap)
    )

    /** Behind TLS, browsers are told to stay there. */
    const transport = publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}

    /** A call of the API that no route is for counts like one without a credential. Null while nobody can count. */
    const countUnrouted = (address: string) =>
      Effect.flatMap(limits.anonymous(address), rateLimits.take).pipe(Effect.catchAllCause(() => Effect.succeed(null)))

    /** Every failure that no route dealt with: an unknown path, a wrong method, a bug. */
    const failed = (cause: Cause.Cause<unknown>) =>
      Effect.gen(function* () {
        const { address, requestId } = yield* RequestInfo
        const { method, url } = yield* HttpServerRequest.HttpServerRequest
        const { pathname } = new URL(`${publicUrl}${url}`)
        const unrouted = Cause.squash(cause) instanceof HttpServerError.RouteNotFound
        const state = unrouted && isApi(pathname) ? yield* countUnrouted(address) : null
        const refusal = (failure: Failure) => {
          const response = errorResponse(failure, requestId, publicUrl)
          const headers = { ...corsHeaders, ...limitHeaders(state === null ? [] : [state]) }
          return isApi(pathname) ? HttpServerResponse.setHeaders(response, headers) : response
        }
        if (!unrouted) return refusal(yield* failureOf(cause))
        if (state?.allowed === false) return refusal(limitReached(state))
        const allowed = paths.methodsOf(pathname)
        // A path of ours that is no route all the same: percent-encoding that spells nothing.
        if (allowed.length === 0 || allowed.includes(method))
          return refusal(NotFound("There is nothing at this address."))
        const allow = allowed.join(", ")
        return HttpServerResponse.setHeader(refusal(MethodNotAllowed(`This path answers ${allow}.`)), "allow", allow)
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

    const handle: RequestHandler = (incoming, peer) => {
      const { headers, method } = incoming
      const requestId = requestIdOf(headers.get("x-request-id"))
      if (!namesOneHost(headers.get("host"))) return plainRefusal(NoHost(), requestId, publicUrl)
      const address = addressOf(peer, trustProxy === 0 ? null : headers.get("x-forwarded-for"), trustProxy)
      const route = () => {
        const request = whole(incoming, publicUrl)
        if (request === null) return Promise.resolve(plainRefusal(NoHost(), requestId, publicUrl))
        const { pathname } = new URL(request.url)
        if (method === "OPTIONS" && isApi(pathname))
          return Promise.resolve(
            new Response(null, { status: 204, headers: { ...preflightHeaders, "x-request-id": requestId } })
          )
        const full = bodies.enter(request, address)
        const answer =
          full === null
            ? routed(request, contextOf(address, requestId))
            : Promise.resolve(plainRefusal(full, requestId, publicUrl, isApi(pathname) ? corsHeaders : {}))
        return answer.finally(() => bodies.leave(request))
      }
      if (method === "GET" && !headers.has("authorization")) {
        const entry = cache.get(incoming.url)
        // The operation itself says when it is too much.
        if (entry !== undefined) return hot(entry, incoming, address, requestId, route)
      }
      return route()
    }

    const counted: RequestHandler = (request, peer) => {
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
