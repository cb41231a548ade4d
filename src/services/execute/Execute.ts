/**
 * Everything that happens around an operation, whichever wire it came by, in one order: permission, rate limit,
 * validation, idempotency key, then the effect with its audit entry and its jobs in one transaction. The order
 * is a promise: what is refused early is neither counted nor kept later.
 */
import { Effect, Either } from "effect"
import { type Failure, IdempotencyKeyInvalid, RateLimited, Unavailable } from "../../domain/Failure.ts"
import type { Any } from "../../domain/Operation.ts"
import { Principal } from "../../domain/Principal.ts"
import { isJsonObject } from "../../domain/text/Json.ts"
import { CallLimits } from "../store/CallLimits.ts"
import { type LimitState, RateLimits } from "../store/RateLimits.ts"
import { type ErasedHandler, ErasedHandlers } from "./call/ErasedHandlers.ts"
import type { Answer, Call, Outcome } from "./call/OperationCall.ts"
import { validated } from "./call/Validation.ts"
import { failureOf } from "./FailureOf.ts"
import { permitted } from "./Permission.ts"
import { Writing } from "./write/Writing.ts"

export type { Answer, Call, Outcome, RawInput } from "./call/OperationCall.ts"
export { keptMillis } from "./write/IdempotencyRepo.ts"

/** A call that takes longer has lost its caller. */
const deadline = "30 seconds"
const keyPattern = /^[\x21-\x7e]{1,255}$/

export class Execute extends Effect.Service<Execute>()("launchbook/Execute", {
  dependencies: [ErasedHandlers.Default, CallLimits.Default, Writing.Default],
  effect: Effect.gen(function* () {
    const handlers = yield* ErasedHandlers
    const limits = yield* CallLimits
    const rateLimits = yield* RateLimits
    const writing = yield* Writing

    /** The limit an answer reports, for a call that is refused before it is counted. */
    const reportedTo = (call: Call) =>
      Effect.map(limits.of(call.operation, call.caller, call.address), ([first]) =>
        first === undefined ? null : rateLimits.lookLocally(first)
      )

    /** Draws on every limit of the call; the one that is met refuses it. */
    const draw = (call: Call) =>
      Effect.gen(function* () {
        let reported: LimitState | null = null
        for (const limit of yield* limits.of(call.operation, call.caller, call.address)) {
          const state = yield* rateLimits.take(limit)
          reported ??= state
          if (!state.allowed) return { reported: state, refused: true }
        }
        return { reported, refused: false }
      })

    const read = (operation: Any, handler: ErasedHandler, input: unknown) =>
      Effect.map(
        handler.commit(input, undefined),
        (output): Answer => ({
          status: operation.status,
          body: JSON.stringify(output),
          output,
          shows: operation.shows?.(isJsonObject(input) ? input : {}) ?? [],
          replayed: false
        })
      )

    const perform = (call: Call) =>
      Effect.gen(function* () {
        const { operation, caller, idempotencyKey: key } = call
        const input = yield* validated(operation, yield* call.input)
        if (key !== null && operation.idempotent && !keyPattern.test(key)) return yield* IdempotencyKeyInvalid()
        const handler = yield* handlers.of(operation)
        return yield* operation.method === "GET" || caller === null
          ? read(operation, handler, input)
          : writing.run(call, caller, handler, input)
      }).pipe(
        call.caller === null ? (effect) => effect : Effect.provideService(Principal, call.caller),
        // A public operation never asks for a principal; the erased type cannot say so.
        (effect) => effect as Effect.Effect<Answer, Failure>,
        Effect.timeoutFail({ duration: deadline, onTimeout: () => Unavailable() })
      )

    const run = (call: Call): Effect.Effect<Outcome> =>
      Effect.gen(function* () {
        const allowed = yield* Effect.either(permitted(call.caller, [call.operation]))
        if (Either.isLeft(allowed)) return { result: Either.left(allowed.left), limit: yield* reportedTo(call) }
        const { reported, refused } = yield* draw(call)
        if (refused && reported !== null)
          return {
            result: Either.left(
              RateLimited(
                `Too many requests: ${reported.limit} in ${reported.window} seconds. Try again in ${reported.reset}.`,
                {
                  retry: { after: reported.reset, limit: reported.limit, window: reported.window }
                }
              )
            ),
            limit: reported
          }
        return { result: yield* Effect.either(perform(call)), limit: reported }
      }).pipe(
        Effect.catchAllCause((cause) =>
          Effect.map(failureOf(cause), (failure): Outcome => ({ result: Either.left(failure), limit: null }))
        ),
        Effect.annotateLogs({ operation: call.operation.name, request_id: call.requestId }),
        Effect.withSpan(call.operation.name, { captureStackTrace: false })
      )

    return { run } as const
  })
}) {}
