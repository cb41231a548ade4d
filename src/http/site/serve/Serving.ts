/**
 * Everything that happens around a page or a form, whichever it is: who is there, one count against their limit,
 * then the page, and in place of it whatever went wrong, as a page too.
 */
import { type HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { type Cause, Effect } from "effect"
import { AppConfigTag } from "../../../Config.ts"
import { Unavailable } from "../../../domain/Failure.ts"
import { Bodies } from "../../../services/execute/Bodies.ts"
import { Execute } from "../../../services/execute/Execute.ts"
import { inTimeOf, overdueAfter } from "../../../services/execute/Kept.ts"
import { limitHeaders } from "../../../services/execute/LimitHeaders.ts"
import { type Session, Sessions } from "../../../services/people/Sessions.ts"
import { CallLimits, limitReached } from "../../../services/store/CallLimits.ts"
import { RateLimits } from "../../../services/store/RateLimits.ts"
import { ByteCache } from "../../answer/ByteCache.ts"
import { type Fresh, keptAnswers } from "../../answer/KeptAnswers.ts"
import { RequestInfo } from "../../request/RequestInfo.ts"
import { webRequest } from "../../request/Route.ts"
import type { Instead, SeeOther } from "../declare/Instead.ts"
import type { Navigation } from "../frame/Surroundings.ts"
import { runsFor } from "./OwnRun.ts"
import { makePageParts } from "./PageParts.ts"
import { problemAnswers } from "./Problems.tsx"
import { sessionCookie } from "./SessionCookie.ts"

/** Whoever sent a request. */
export interface SiteVisitor {
  readonly request: Request
  readonly address: string
  readonly requestId: string
  /** The session id of their browser, good or not. */
  readonly sessionToken: string | null
  readonly session: Session | null
}

type Response = HttpServerResponse.HttpServerResponse

/** A visit that takes longer has lost its visitor. */
const longestMillis = 30_000

export const makeServing = (navigation: Navigation) =>
  Effect.gen(function* () {
    const { publicUrl: origin } = yield* AppConfigTag
    const bodies = yield* Bodies
    const sessions = yield* Sessions
    const limits = yield* CallLimits
    const rateLimits = yield* RateLimits
    const keep = keptAnswers<Instead>(yield* ByteCache)
    const parts = yield* makePageParts
    const inTime = inTimeOf(yield* overdueAfter(longestMillis), Unavailable)
    const cookie = sessionCookie(origin)
    const problems = problemAnswers(origin, navigation)

    const redirect = ({ location, session }: SeeOther): Response =>
      HttpServerResponse.empty({
        status: 303,
        headers: {
          location,
          "cache-control": "no-store",
          ...(session === undefined ? {} : { "set-cookie": cookie.setting(session) })
        }
      })

    /** The kept answer under a key; what is made for many ends in time too, whoever waits for it. */
    const kept = <R>(key: string, make: Effect.Effect<Fresh, Instead, R>) => keep(key, inTime(make))

    /** Answers a request to `path`; a page counts as one read however much it looks up, a form as one write. */
    const attend =
      <R>(
        method: "GET" | "POST",
        path: string,
        handle: (visitor: SiteVisitor) => Effect.Effect<Response, Instead, R>
      ) =>
      (incoming: HttpServerRequest.HttpServerRequest): Effect.Effect<Response, never, R> =>
        Effect.flatMap(RequestInfo, ({ address, requestId }) => {
          const request = webRequest(incoming)
          const sessionToken = cookie.tokenIn(request.headers)
          const explain = (session: Session | null) => (cause: Cause.Cause<unknown>) =>
            problems.ofCause(request, cause, requestId, session)

          const counted = (session: Session | null) =>
            Effect.gen(function* () {
              const state = yield* rateLimits.take(
                yield* limits.general({ readOnly: method === "GET" }, session, address)
              )
              const visitor = { request, address, requestId, sessionToken, session }
              const response = yield* (state.allowed ? handle(visitor) : limitReached(state)).pipe(
                inTime,
                Effect.catchTag("SeeOther", (to) => Effect.succeed(redirect(to))),
                Effect.catchAllCause(explain(session))
              )
              return HttpServerResponse.setHeaders(response, limitHeaders([state]))
            })

          return (sessionToken === null ? Effect.succeed(null) : sessions.find(sessionToken)).pipe(
            Effect.flatMap(counted),
            Effect.catchAllCause(explain(null)),
            Effect.annotateLogs({ page: path, request_id: requestId }),
            Effect.withSpan(`${method} ${path}`, { captureStackTrace: false })
          )
        })

    return { origin, navigation, bodies, attend, redirect, kept, parts, runs: runsFor(yield* Execute) } as const
  })
export type Serving = Effect.Effect.Success<ReturnType<typeof makeServing>>
