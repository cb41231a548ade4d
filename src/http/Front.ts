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
import { Sessions } from "../services/people/Sessions.ts"
import { CallLimits, limitReached } from "../services/store/CallLimits.ts"
import { RateLimits } from "../services/store/RateLimits.ts"
import { ByteCache } from "./answer/ByteCache.ts"
import { plainRefusal } from "./answer/Errors.ts"
import * as Hot from "./answer/Hot.ts"
import { corsHeaders, preflightHeaders, transportHeaders } from "./answer/Reply.ts"
import * as Http from "./Http.ts"
import { Metrics } from "./Metrics.ts"
import { addressOf, RequestInfo, requestIdOf } from "./request/RequestInfo.ts"
import { Paths, webRequest } from "./request/Route.ts"
import { NoHost, namesOneHost, pathOf, whole } from "./request/Target.ts"
import { navigation } from "./site/Navigation.ts"
import { isToldAsPage, problemAnswers } from "./site/serve/Problems.tsx"
import { sessionCookie } from "./site/serve/SessionCookie.ts"

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

    const sessions = yield* Sessions
    const cookie = sessionCookie(publicUrl)
    const transport = transportHeaders(publicUrl)
    const problems = problemAnswers(publicUrl, navigation)

    /** Who is signed in, as far as that can be known where something has just gone wrong. */
    const personOf = (request: Request) => {
      const token = isToldAsPage(request) ? cookie.tokenIn(request.headers) : null
      return token === null
        ? Effect.succeed(null)
        : Effect.catchAllCause(sessions.find(token), () => Effect.succeed(null))
    }

    /** A call of the API or a page that no route is for counts like one without a credential. Null while nobody can count. */
    const countUnrouted = (address: string) =>
      Effect.flatMap(limits.anonymous(address), rateLimits.take).pipe(Effect.catchAllCause(() => Effect.succeed(null)))

    /** Every failure that no route dealt with: an unknown path, a wrong method, a bug. */
    const failed = (cause: Cause.Cause<unknown>) =>
      Effect.gen(function* () {
        const { address, requestId } = yield* RequestInfo
        const incoming = yield* HttpServerRequest.HttpServerRequest
        const request = webRequest(incoming)
        const { pathname } = new URL(request.url)
        const unrouted = Cause.squash(cause) instanceof HttpServerError.RouteNotFound
        const isCounted = unrouted && (isApi(pathname) || isToldAsPage(request))
        const state = isCounted ? yield* countUnrouted(address) : null
        const person = yield* personOf(request)
        const refusal = (failure: Failure) =>
          HttpServerResponse.setHeaders(problems.ofFailure(request, failure, requestId, person), {
            ...(isApi(pathname) ? corsHeaders : {}),
            ...limitHeaders(state === null ? [] : [state])
          })
        if (!unrouted) return refusal(yield* failureOf(cause))
        if (state?.allowed === false) return refusal(limitReached(state))
        const allowed = paths.methodsOf(pathname)
        // A path of ours that is no route all the same: percent-encoding that spells nothing.
        if (allowed.length === 0 || allowed.includes(incoming.method))
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
            : Promise.resolve(problems.plain(request, full, requestId, isApi(pathname) ? corsHeaders : transport))
        return answer.finally(() => bodies.leave(request))
      }
      if (method === "GET" && !headers.has("authorization")) {
        // Under the path and the query alone: whatever host a caller names, it is one answer.
        const key = pathOf(incoming.url)
        // A page is kept for who has no session; the API knows no cookies.
        const entry = isApi(key) || cookie.tokenIn(headers) === null ? cache.get(key) : undefined
        // Whoever made the answer says when it is too much.
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
