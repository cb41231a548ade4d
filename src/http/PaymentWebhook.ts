/**
 * What the payment provider tells us, one address: `POST /webhooks/stripe`. Believed is what its signature covers, byte
 * for byte. Answered is 2xx for all that needs not come again, and 5xx only where it must; there is no limit on calls,
 * for a provider that was turned away once is late for hours.
 */
import { HttpServerResponse } from "@effect/platform"
import { Effect, Layer } from "effect"
import { AppConfigTag } from "../Config.ts"
import { InvalidRequest, Unavailable } from "../domain/Failure.ts"
import { Bodies } from "../services/execute/Bodies.ts"
import { failureOf } from "../services/execute/FailureOf.ts"
import { type PaymentEvent, type PaymentFailure, PaymentGateway } from "../services/outside/PaymentGateway.ts"
import { errorResponse } from "./answer/Errors.ts"
import { RequestInfo } from "./request/RequestInfo.ts"
import { route, webRequest } from "./request/Route.ts"

const longestMessage = 256 * 1024
/** Seconds until the provider may come again with what could not be done. */
const again = { after: 5, limit: null, window: null } as const

/** There is nothing at this address where the provider is another. */
export const layer = (receive: (event: PaymentEvent) => Effect.Effect<void, PaymentFailure>) =>
  Layer.unwrapEffect(
    Effect.gen(function* () {
      const gateway = yield* PaymentGateway
      const bodies = yield* Bodies
      const { publicUrl } = yield* AppConfigTag
      if (gateway.name !== "stripe") return Layer.empty

      /** What cannot be done however often it comes is ours to look into, and said in the log. */
      const undone = (event: PaymentEvent) => (failure: PaymentFailure) =>
        failure.retry
          ? Effect.fail(Unavailable(undefined, { retry: again }))
          : Effect.logError("a message of the payment provider came to nothing", {
              id: event.id,
              type: event.type,
              reason: failure.message
            })

      return route("POST", "/webhooks/stripe", (incoming) =>
        Effect.gen(function* () {
          const request = webRequest(incoming)
          const raw = yield* bodies.read(request, longestMessage)
          const event = yield* gateway
            .event(raw, request.headers.get("stripe-signature"))
            .pipe(Effect.catchAll(({ message }) => InvalidRequest(message)))
          yield* Effect.catchAll(receive(event), undone(event))
          return HttpServerResponse.unsafeJson({ received: true }, { headers: { "cache-control": "no-store" } })
        }).pipe(
          Effect.catchAllCause((cause) =>
            Effect.gen(function* () {
              const { requestId } = yield* RequestInfo
              return errorResponse(yield* failureOf(cause), requestId, publicUrl)
            })
          )
        )
      )
    })
  )
