/**
 * Everything that happens around an operation, whichever wire it came by, in one order: permission, the limit of
 * every call, validation, idempotency key, budget, then the effect with its audit entry and its jobs in one
 * transaction. The order is a promise: what is refused early is neither counted nor kept later.
 */
import { Effect, Either } from "effect"
import { type Failure, IdempotencyKeyInvalid, Unavailable } from "../../domain/Failure.ts"
import { type Any, isPublicRead } from "../../domain/Operation.ts"
import { Principal } from "../../domain/Principal.ts"
import { CallLimits, limitReached } from "../store/CallLimits.ts"
import { type LimitState, RateLimits } from "../store/RateLimits.ts"
import { type ErasedHandler, ErasedHandlers } from "./call/ErasedHandlers.ts"
import { type Answer, type Call, type Outcome, targetOf, traced } from "./call/OperationCall.ts"
import { validated } from "./call/Validation.ts"
import { failureOf } from "./FailureOf.ts"
import { inTimeOf, overdueAfter } from "./kept/Overdue.ts"
import { answerText, answerValue, type PublicAnswer } from "./kept/PublicAnswers.ts"
import { permitted } from "./Permission.ts"
import { Reads } from "./Reads.ts"
import { Writing } from "./write/Writing.ts"

export type { Answer, Call, Outcome, RawInput } from "./call/OperationCall.ts"
export { keptMillis } from "./write/IdempotencyRepo.ts"

/** A call that takes longer has lost its caller. */
const longestMillis = 30_000
const keyPattern = /^[\x21-\x7e]{1,255}$/

/** Its text and its value are made where a wire wants them: most send the bytes. */
const keptAnswer = ({ status }: Any, kept: PublicAnswer): Answer => ({
  status,
  get body() {
    return answerText(kept)
  },
  get output(): unknown {
    return answerValue(kept)
  },
  kept,
  replayed: false
})

/** Whose limits a call falls under. */
type Standing = Pick<Call, "operation" | "caller" | "address">

export class Execute extends Effect.Service<Execute>()("launchbook/Execute", {
  dependencies: [ErasedHandlers.Default, CallLimits.Default, Reads.Default, Writing.Default],
  scoped: Effect.gen(function* () {
    const handlers = yield* ErasedHandlers
    const limits = yield* CallLimits
    const rateLimits = yield* RateLimits
    const reads = yield* Reads
    const writing = yield* Writing
    const madeInTime = inTimeOf(yield* overdueAfter(longestMillis), Unavailable)

    /** The limits that apply besides the one of every call, as they stand. */
    const budgetsOf = ({ operation, caller }: Standing, target: string | null) =>
      operation.bucket === undefined || caller === null
        ? Effect.succeed([])
        : Effect.flatMap(limits.ofBudget(operation.bucket, { userId: caller.userId, target }), rateLimits.look).pipe(
            // A database that is away has been told of already.
            Effect.catchAllCause(() => Effect.succeed([]))
          )

    /** What the answer to a call reports that is refused before it is counted. */
    const uncounted = (call: Standing): Effect.Effect<ReadonlyArray<LimitState>> =>
      Effect.gen(function* () {
        const general = yield* limits.general(call.operation, call.caller, call.address)
        return [rateLimits.lookLocally(general), ...(yield* budgetsOf(call, null))]
      })

    const read = (operation: Any, handler: ErasedHandler, input: unknown) =>
      Effect.map(
        Effect.flatMap(handler.prepare?.(input) ?? Effect.succeed(undefined), (asked) => handler.commit(input, asked)),
        (output): Answer => ({
          status: operation.status,
          body: JSON.stringify(output),
          output,
          kept: null,
          replayed: false
        })
      )

    /** For whoever calls, where somebody does; a public operation never asks who. */
    const asCaller = <A, E>({ caller }: Call, effect: Effect.Effect<A, E, Principal>): Effect.Effect<A, E> =>
      // The type of a public operation's handler is erased: it cannot say that it asks for nobody.
      caller === null ? (effect as Effect.Effect<A, E>) : Effect.provideService(effect, Principal, caller)

    const validatedInput = (call: Call) =>
      Effect.gen(function* () {
        const handler = yield* handlers.of(call.operation)
        return yield* asCaller(call, validated(call.operation, yield* call.input, handler.issues))
      })

    const effect = (call: Call, input: unknown) =>
      asCaller(
        call,
        Effect.gen(function* () {
          const { operation, caller, idempotencyKey: key } = call
          if (key !== null && operation.idempotent && !keyPattern.test(key)) return yield* IdempotencyKeyInvalid()
          const handler = yield* handlers.of(operation)
          if (isPublicRead(operation))
            return keptAnswer(operation, yield* reads.answer(operation, input, caller === null ? "everybody" : "known"))
          return yield* operation.readOnly || caller === null
            ? read(operation, handler, input)
            : writing.run(call, caller, handler, input)
        })
      )

    /** What is made of a public read is made in time already (`Reads`), and what is kept of it takes none. */
    const inTime =
      ({ operation }: Call) =>
      <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | Failure, R> =>
        isPublicRead(operation) ? work : madeInTime(work)

    /** What is left to do for a call that may be made; `target` is what it was made on, where it got so far. */
    const perform = (call: Call) =>
      Effect.gen(function* () {
        const input = yield* Effect.either(validatedInput(call))
        return Either.isLeft(input)
          ? { result: Either.left(input.left), target: null }
          : {
              result: yield* Effect.either(effect(call, input.right)),
              target: targetOf(call.operation, input.right)
            }
      }).pipe(
        inTime(call),
        Effect.catchAllCause((cause) =>
          Effect.map(failureOf(cause), (failure) => ({ result: Either.left(failure), target: null }))
        )
      )

    const run = (call: Call): Effect.Effect<Outcome> =>
      Effect.gen(function* () {
        const allowed = yield* Effect.either(permitted(call.caller, [call.operation]))
        if (Either.isLeft(allowed)) return { result: Either.left(allowed.left), limits: yield* uncounted(call) }
        const general = yield* rateLimits.take(yield* limits.general(call.operation, call.caller, call.address))
        const { result, target } = general.allowed
          ? yield* perform(call)
          : { result: Either.left(limitReached(general)), target: null }
        return { result, limits: [general, ...(yield* budgetsOf(call, target))] }
      }).pipe(
        Effect.catchAllCause((cause) =>
          Effect.map(failureOf(cause), (failure): Outcome => ({ result: Either.left(failure), limits: [] }))
        ),
        Effect.annotateLogs({ operation: call.operation.name, request_id: call.requestId }),
        traced(call.operation)
      )

    /**
     * The same for whoever was counted already: a page or a form of the site is one call against the limits, whatever
     * it runs. Budgets are drawn on all the same.
     */
    const runCounted = (call: Call): Effect.Effect<Answer, Failure> =>
      Effect.zipRight(
        permitted(call.caller, [call.operation]),
        Effect.flatMap(perform(call), ({ result }) => result)
      ).pipe(
        Effect.annotateLogs({ operation: call.operation.name, request_id: call.requestId }),
        traced(call.operation)
      )

    return { run, runCounted, uncounted } as const
  })
}) {}
