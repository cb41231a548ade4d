/** Routes that answer people: what goes wrong is a page as well, and says no more than the API would. */
import type { HttpRouter, HttpServerRequest } from "@effect/platform"
import { HttpServerResponse } from "@effect/platform"
import { Cause, Data, Effect, Option, type Scope } from "effect"
import type { Failure } from "../../domain/Failure.ts"
import { failureOf } from "../../services/Execute.ts"
import { type RouteMethod, route, webRequest } from "../Route.ts"
import { html, stylesheetPath } from "./Html.ts"
import { type Message, MessagePage } from "./MessagePage.tsx"

/** Why a page is not shown or a form not taken, told as a page. */
export class PageRefusal extends Data.TaggedError("PageRefusal")<
  Message & { readonly status: 400 | 403 | 404 | 429 | 500 | 503; readonly retryAfter?: number }
> {}

export const refuse = (
  status: PageRefusal["status"],
  title: string,
  message: string,
  more: Partial<PageRefusal> = {}
) => new PageRefusal({ status, title, message, ...more })

const refusalPage = ({ status, title, message, link, retryAfter }: PageRefusal) =>
  html(<MessagePage title={title} message={message} link={link} stylesheet={stylesheetPath} />, {
    status,
    headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }
  })

/** What another part of the service said, as a page. */
const told = ({ status, message }: Failure): PageRefusal =>
  status === 500 || status === 503
    ? refuse(status, "That did not work", message, { retryAfter: 2 })
    : refuse(status === 404 || status === 429 ? status : 400, "That did not work", message)

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
  route(method, path, (incoming: HttpServerRequest.HttpServerRequest) =>
    Effect.suspend(() => handler(webRequest(incoming))).pipe(
      Effect.catchAllCause((cause) => {
        const failure = Cause.failureOption(cause)
        return Option.isSome(failure) && failure.value instanceof PageRefusal
          ? Effect.succeed(refusalPage(failure.value))
          : Effect.map(failureOf(cause), (failed) => refusalPage(told(failed)))
      })
    )
  )
