/**
 * `POST /unsubscribe/{token}`: what a mail provider sends when its user presses Unsubscribe (RFC 8058). It comes from the
 * provider's servers, without cookies and from no page of ours, as often as they like, and is answered without a
 * redirect. There is no limit on it: a provider sends for many people from one address, and one that was turned away
 * calls us a sender who does not stop.
 */
import { HttpRouter, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { NotFound } from "../../../../domain/Failure.ts"
import { failureOf } from "../../../../services/execute/FailureOf.ts"
import type { MailChoices } from "../../../../services/people/MailChoices.ts"
import { errorResponse } from "../../../answer/Errors.ts"
import { RequestInfo } from "../../../request/RequestInfo.ts"
import { route } from "../../../request/Route.ts"

export const oneClickRoute = (origin: string, choices: MailChoices) =>
  route("POST", "/unsubscribe/:token", () =>
    Effect.gen(function* () {
      const { params } = yield* HttpRouter.RouteContext
      const { requestId } = yield* RequestInfo
      yield* Effect.catchTag(choices.end(params.token ?? "", requestId), "UnsubscribeUnusable", () =>
        NotFound("This link ends nothing.")
      )
      return HttpServerResponse.text("Unsubscribed.\n", { headers: { "cache-control": "no-store" } })
    }).pipe(
      Effect.catchAllCause((cause) =>
        Effect.gen(function* () {
          const { requestId } = yield* RequestInfo
          return errorResponse(yield* failureOf(cause), requestId, origin)
        })
      )
    )
  )
