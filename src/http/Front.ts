/**
 * The front door: every request passes here. A hot public read is answered from memory without
 * entering the router; everything else is handed on with its request id and the caller's address.
 */
import {
  HttpApp,
  HttpLayerRouter,
  HttpMiddleware,
  HttpServerError,
  HttpServerRequest,
  HttpServerResponse
} from "@effect/platform"
import { Cause, Context, Effect, FiberRef, identity, Layer, Runtime } from "effect"
import { AppConfigTag } from "../Config.ts"
import { type Failure, MethodNotAllowed, NotFound } from "../domain/Failure.ts"
import { basePath } from "../domain/listing/Site.ts"
import type { Caller } from "../domain/Principal.ts"
import { Access } from "../services/execute/Access.ts"
import { Bodies } from "../services/execute/Bodies.ts"
import { failureOf } from "../services/execute/FailureOf.ts"
import { PublicAnswers } from "../services/execute/Kept.ts"
import { limitHeaders } from "../services/execute/LimitHeaders.ts"
import { Reads } from "../services/execute/Reads.ts"
import { Helpers } from "../services/outside/Helpers.ts"
import { Sessions } from "../services/people/Sessions.ts"
import { Views } from "../services/people/Views.ts"
import { CallLimits, limitReached } from "../services/store/CallLimits.ts"
import { RateLimits } from "../services/store/RateLimits.ts"
import { ByteCache } from "./answer/ByteCache.ts"
import { plainRefusal } from "./answer/Errors.ts"
import * as Hot from "./answer/Hot.ts"
import * as QuickReads from "./answer/QuickReads.ts"
import { corsHeaders, preflightHeaders, transportHeaders } from "./answer/Reply.ts"
import * as Http from "./Http.ts"
import { Metrics } from "./Metrics.ts"
import { pageView } from "./request/PageView.ts"
import { addressOf, RequestInfo, requestIdOf } from "./request/RequestInfo.ts"
import { Paths, webRequest } from "./request/Route.ts"
import { NoHost, namesOneHost, pathOf, whole } from "./request/Target.ts"
import { navigation } from "./site/Navigation.ts"
import { isToldAsPage, problemAnswers } from "./site/serve/Problems.tsx"
import { sessionCookie } from "./site/serve/SessionCookie.ts"

/** One spelling for each path, and parameters longer than any name of ours: their schema says what is wrong. */
const routing = { caseSensitive: true, ignoreDuplicateSlashes: false, maxParamLength: 8192 } as const

/** What is kept was read. */
const reading = { readOnly: true } as const

const isApi = (pathname: string) => pathname.startsWith(`${basePath}/`)

/** Says the network address a request came from. Finding it costs as much as all else about a hot read, so who need not know does not ask. */
export type Peer = () => string | null
export type RequestHandler = (request: Request, peer: Peer) => Promise<Response> | Response

/** What is posted to a path and may be answered before the router is asked; undefined where it has to be. */
export interface QuickPost {
  readonly path: string
  readonly answer: (request: Request, info: RequestInfo["Type"]) => Promise<Response | undefined>
}

/** Builds the handler of all requests; `others` are routes of the adapters beside this one. */
export const make = (others: Layer.Layer<never, never, HttpLayerRouter.HttpRouter | Paths>, quick?: QuickPost) =>
  Effect.gen(function* () {
    const { trustProxy, publicUrl } = yield* AppConfigTag
    const access = yield* Access
    const cache = yield* ByteCache
    const bodies = yield* Bodies
    const limits = yield* CallLimits
    const rateLimits = yield* RateLimits
    const reads = yield* Reads
    const metrics = yield* Metrics
    metrics.watch("answers", (yield* PublicAnswers).figures)
    metrics.watch("addresses", cache.figures)
    const paths = yield* Paths
    const views = yield* Views
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
    // Without the services of the whole application: whoever needs one has it already, and what a request is given beside
    // would be put into a copy of all of them each time. Only helpers are asked for where they are used.
    const asked = Context.make(Helpers, yield* Helpers)
    const runtime = Runtime.updateContext(yield* Effect.runtime<never>(), () => asked)
    const isTraced = yield* FiberRef.get(FiberRef.currentTracerEnabled)
    // Where no spans are collected the platform puts together all that one would say of the request.
    const quiet = isTraced ? identity : Runtime.setFiberRef(HttpMiddleware.currentTracerDisabledWhen, () => true)
    const routed = HttpApp.toWebHandlerRuntime(quiet(runtime))(answered)

    /** What is at hand in front of the router says what every answer says. */
    const quickly = (
      { answer }: QuickPost,
      request: Request,
      info: RequestInfo["Type"],
      route: () => Promise<Response>
    ): Promise<Response> =>
      answer(request, info).then((found) => {
        if (found === undefined) return route()
        for (const [name, value] of Object.entries(transport)) found.headers.set(name, value)
        found.headers.set("x-request-id", info.requestId)
        return found
      })

    const hot = Hot.make(rateLimits, runtime)
    const quickRead = QuickReads.make({ publicUrl, cache, hot, limits, rateLimits, reads, runtime })

    const contextOf = (address: string, requestId: string) => Context.make(RequestInfo, { address, requestId })

    const callerOf = ({ headers }: Request, peer: Peer) =>
      addressOf(peer, trustProxy === 0 ? null : headers.get("x-forwarded-for"), trustProxy)

    /** Everything that is not answered from memory. */
    const route = (incoming: Request, peer: Peer, requestId: string): Promise<Response> => {
      const request = whole(incoming, publicUrl)
      if (request === null) return Promise.resolve(plainRefusal(NoHost(), requestId, publicUrl))
      const { pathname } = new URL(request.url)
      if (request.method === "OPTIONS" && isApi(pathname))
        return Promise.resolve(
          new Response(null, { status: 204, headers: { ...preflightHeaders, "x-request-id": requestId } })
        )
      const address = callerOf(incoming, peer)
      const full = bodies.enter(request, address)
      const pass = () => routed(request, contextOf(address, requestId))
      const isQuick = request.method === "POST" && pathname === quick?.path
      const answer =
        full === null
          ? isQuick
            ? quickly(quick, request, { address, requestId }, pass)
            : pass()
          : Promise.resolve(problems.plain(request, full, requestId, isApi(pathname) ? corsHeaders : transport))
      return answer.finally(() => bodies.leave(request))
    }

    /** Who asks for what is kept; undefined where that has to be looked up. */
    const knownCaller = (headers: Headers, ofApi: boolean): Caller | null | undefined => {
      const authorization = headers.get("authorization")
      // The API knows no cookies; a page is kept for who has no session, and knows no credentials.
      if (ofApi) return authorization === null ? null : access.peek(authorization, "api")
      return authorization === null && cookie.tokenIn(headers) === null ? null : undefined
    }

    /** The answer to what may be answered before the router is asked; undefined where it has to be. */
    const early = (incoming: Request, url: string, peer: Peer, requestId: string) => {
      const { headers } = incoming
      // Under the path and the query alone: whatever host a caller names, it is one answer.
      const key = pathOf(url)
      const ofApi = isApi(key)
      const kept = cache.get(key)
      const caller = kept === undefined && !ofApi ? undefined : knownCaller(headers, ofApi)
      if (caller === undefined) return undefined
      if (kept === undefined) return quickRead(incoming, key, caller, () => callerOf(incoming, peer), requestId)
      const limit = limits.generalNow(reading, caller, () => callerOf(incoming, peer))
      return limit === undefined
        ? undefined
        : // Whoever made the answer says when it is too much.
          hot.answer(kept, headers, limit, requestId, () => route(incoming, peer, requestId))
    }

    const handle = (incoming: Request, url: string, peer: Peer): Promise<Response> | Response => {
      const { headers } = incoming
      const requestId = requestIdOf(headers.get("x-request-id"))
      if (!namesOneHost(headers.get("host"))) return plainRefusal(NoHost(), requestId, publicUrl)
      const answer = incoming.method === "GET" ? early(incoming, url, peer, requestId) : undefined
      return answer ?? route(incoming, peer, requestId)
    }

    const counted: RequestHandler = (request, peer) => {
      const began = performance.now()
      const { url } = request
      const count = (response: Response) => {
        metrics.request(request.method, response.status, performance.now() - began)
        const seen = pageView(request, url, response.status)
        if (seen !== null) views.note(seen.slug, callerOf(request, peer), seen.agent)
        return response
      }
      const response = handle(request, url, peer)
      return response instanceof Promise ? response.then(count) : count(response)
    }
    return counted
  })
