/** @jsxImportSource preact */
/** Routes that answer people: what goes wrong is a page as well, and says no more than the API would. */
import { type HttpRouter, type HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Cause, Effect, Layer, Option, type Scope } from "effect"
import type { Failure } from "../../../domain/Failure.ts"
import { failureOf } from "../../../services/execute/FailureOf.ts"
import { type RouteMethod, route, webRequest } from "../../request/Route.ts"
import { html, stylesheetPath } from "./Html.ts"
import type { Person } from "./Layout.tsx"
import { MessagePage } from "./MessagePage.tsx"
import { PageRefusal, refuse } from "./PageRefusal.ts"
import { Visits } from "./Visits.ts"

const refusalPage = ({ status, title, message, link, retryAfter }: PageRefusal, person: Person | null) =>
  html(<MessagePage title={title} message={message} link={link} person={person} stylesheet={stylesheetPath} />, {
    status,
    headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }
  })

/** What another part of the service said, as a page. */
const told = ({ status, message, retry }: Failure): PageRefusal =>
  status === 429 || status === 500 || status === 503
    ? refuse(status, "That did not work", message, { retryAfter: retry?.after ?? 2 })
    : refuse(status === 404 ? status : 400, "That did not work", message)

/** To another page, by GET. */
export const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.empty({ status: 303, headers: { location, "cache-control": "no-store", ...headers } })

export const page = (
  method: RouteMethod,
  path: `/${string}`,
  handler: (
    request: Request
  ) => Effect.Effect<
    HttpServerResponse.HttpServerResponse,
    PageRefusal | Failure,
    HttpRouter.RouteContext | Scope.Scope
  >
) =>
  Layer.unwrapEffect(
    Effect.map(Visits, (visits) => {
      /** Who is signed in, as far as that can be known where something has just gone wrong. */
      const personOf = (request: Request) => Effect.catchAllCause(visits.sessionOf(request), () => Effect.succeed(null))
      return route(method, path, (incoming: HttpServerRequest.HttpServerRequest) =>
        Effect.suspend(() => handler(webRequest(incoming))).pipe(
          Effect.catchAllCause((cause) =>
            Effect.gen(function* () {
              const failure = Cause.failureOption(cause)
              const refusal =
                Option.isSome(failure) && failure.value instanceof PageRefusal
                  ? failure.value
                  : told(yield* failureOf(cause))
              return refusalPage(refusal, yield* personOf(webRequest(incoming)))
            })
          )
        )
      )
    })
  )
