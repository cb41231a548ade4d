/**
 * Everything that happens around an operation, whichever wire it came by:
 * scope, rate limit, validation, idempotency key, then the effect with its audit entry and its jobs in
 * one transaction. The order is a promise: what is refused early is neither counted nor kept later.
 */
import { Clock, Effect, Either, type ParseResult, Schema } from "effect"
import {
  type Detail,
  type Failure,
  IdempotencyInProgress,
  IdempotencyKeyInvalid,
  IdempotencyKeyReused,
  InsufficientScope,
  invalid,
  RateLimited,
  Unauthenticated,
  Unavailable
} from "../../domain/Failure.ts"
import { type Any, placeOf, type Subject } from "../../domain/Operation.ts"
import { type Caller, Principal } from "../../domain/Principal.ts"
import { detailsOf } from "../../domain/text/Invalid.ts"
import { isJsonObject, type JsonObject } from "../../domain/text/Json.ts"
import { Operations } from "../Operations.ts"
import { Audit } from "../store/Audit.ts"
import { CallLimits } from "../store/CallLimits.ts"
import { Changes } from "../store/Changes.ts"
import { type LimitState, RateLimits } from "../store/RateLimits.ts"
import { failureOf } from "./FailureOf.ts"
import { fingerprintOf } from "./Fingerprint.ts"
import { IdempotencyRepo, type StoredAnswer } from "./IdempotencyRepo.ts"

export interface Call {
  readonly operation: Any
  readonly caller: Caller | null
  /** Read only once the caller may call, so that a bad body is not what they hear first. */
  readonly input: Effect.Effect<RawInput, Failure>
  readonly idempotencyKey: string | null
  readonly address: string
  readonly requestId: string
}

/** The flat input as it came, and what the wire already found wrong with it. */
export interface RawInput {
  readonly value: Record<string, unknown>
  readonly issues: ReadonlyArray<Detail>
}

export interface Outcome {
  readonly result: Either.Either<Answer, Failure>
  /** How the reported rate limit stands; null where none was reached. */
  readonly limit: LimitState | null
}
export interface Answer {
  readonly status: number
  /** JSON. */
  readonly body: string
  /** What `body` says, as a value; undefined where the answer is a stored one. */
  readonly output: unknown
  /** What a public answer shows, by its operation. */
  readonly shows: ReadonlyArray<Subject>
  readonly replayed: boolean
}

/** A call that takes longer has lost its caller. */
const deadline = "30 seconds"
const keyPattern = /^[\x21-\x7e]{1,255}$/

/** A handler with its types forgotten; `Operations` proved them. */
interface ErasedHandler {
  readonly issues?: (given: unknown) => Effect.Effect<ReadonlyArray<Detail>, never, Principal>
  readonly prepare: (input: unknown) => Effect.Effect<unknown, Failure, Principal>
  readonly commit: (input: unknown, prepared: unknown) => Effect.Effect<unknown, Failure, Principal>
}

export class Execute extends Effect.Service<Execute>()("launchbook/Execute", {
  dependencies: [Operations.Default, Audit.Default, IdempotencyRepo.Default, CallLimits.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const handlers = yield* Operations
    const rateLimits = yield* RateLimits
    const limits = yield* CallLimits
    const keys = yield* IdempotencyRepo

    /** `Operations` is checked name by name and type by type; here they meet again as one. */
    const erased = new Map<string, ErasedHandler>(
      Object.entries(handlers).map(([name, handler]): [string, ErasedHandler] => [
        name,
        (typeof handler === "function"
          ? { prepare: () => Effect.void, commit: handler }
          : handler) as unknown as ErasedHandler
      ])
    )

    const authorize = ({ operation, caller }: Call): Effect.Effect<void, Failure> => {
      if (operation.scope === "public") return Effect.void
      if (caller === null) return Unauthenticated(undefined, { scopes: [operation.scope] })
      return caller.scopes.has(operation.scope)
        ? Effect.void
        : InsufficientScope(`This operation needs the scope ${operation.scope}. Ask the person to grant it.`, {
            scopes: [operation.scope]
          })
    }

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

    const decoders = new Map<string, (input: unknown) => Effect.Effect<unknown, ParseResult.ParseError>>()
    const decoderOf = (operation: Any) => {
      const known = decoders.get(operation.name)
      if (known !== undefined) return known
      const decode = Schema.decodeUnknown(operation.input, { errors: "all" })
      decoders.set(operation.name, decode)
      return decode
    }
    /** Every issue at once: what the wire found, what the schema did, and what the handler knows besides. */
    const validate = (operation: Any, handler: ErasedHandler, { value, issues }: RawInput) =>
      Effect.gen(function* () {
        const decoded = yield* Effect.either(decoderOf(operation)(value))
        if (Either.isRight(decoded) && issues.length === 0) return decoded.right
        const shape = Either.isRight(decoded)
          ? []
          : detailsOf(decoded.left, (key) => {
              const place = placeOf(operation, key)
              return place === "body" ? key : `${place}.${key}`
            })
        return yield* invalid([...issues, ...shape, ...(yield* handler.issues?.(value) ?? Effect.succeed([]))])
      })

    const replay = (stored: StoredAnswer, fingerprint: Buffer) =>
      stored.fingerprint.equals(fingerprint)
        ? Effect.succeed<Answer>({
            status: stored.status,
            body: stored.body,
            output: undefined,
            shows: [],
            replayed: true
          })
        : IdempotencyKeyReused()

    const write = (call: Call, caller: Caller, handler: ErasedHandler, input: unknown) =>
      Effect.gen(function* () {
        const { operation, idempotencyKey: key } = call
        const now = yield* Clock.currentTimeMillis
        const path = operation.pathKeys.map((name) => String(keyed(input)[name])).join("/")
        const slot = key === null ? null : { userId: caller.userId, target: `${operation.name} ${path}`, key }
        const fingerprint = fingerprintOf(operation.name, input)
        const credential = `${caller.credential.type}:${caller.credential.id}`
        const known = slot === null ? undefined : yield* keys.find(slot, now)
        if (known !== undefined) return yield* replay(known, fingerprint)

        const prepared = yield* handler.prepare(input)
        const effect = Effect.gen(function* () {
          if (slot !== null && !(yield* keys.claim(slot, fingerprint, now))) {
            const stored = yield* keys.find(slot, now)
            return stored === undefined ? yield* IdempotencyInProgress() : yield* replay(stored, fingerprint)
          }
          const output = yield* handler.commit(input, prepared)
          const body = JSON.stringify(output)
          yield* audit.write(
            { userId: caller.userId, credential, requestId: call.requestId },
            operation.name,
            path || null
          )
          if (slot !== null) yield* keys.store(slot, operation.status, body)
          return { status: operation.status, body, output, shows: [], replayed: false } satisfies Answer
        })
        // A caller that goes away must not leave a write in doubt.
        return yield* Effect.uninterruptible(changes.transaction(effect))
      }).pipe(
        Effect.catchTag("StillRunning", () =>
          IdempotencyInProgress(undefined, { retry: { after: 1, limit: null, window: null } })
        )
      )

    const read = (operation: Any, handler: ErasedHandler, input: unknown) =>
      Effect.map(
        handler.commit(input, undefined),
        (output): Answer => ({
          status: operation.status,
          body: JSON.stringify(output),
          output,
          shows: operation.shows?.(keyed(input)) ?? [],
          replayed: false
        })
      )

    const perform = (call: Call) =>
      Effect.gen(function* () {
        const { operation, caller, idempotencyKey: key } = call
        const handler = erased.get(operation.name)
        if (handler === undefined) return yield* Effect.dieMessage(`no handler for ${operation.name}`)
        const input = yield* validate(operation, handler, yield* call.input)
        if (key !== null && operation.idempotent && !keyPattern.test(key)) return yield* IdempotencyKeyInvalid()
        return yield* operation.method === "GET" || caller === null
          ? read(operation, handler, input)
          : write(call, caller, handler, input)
      }).pipe(
        call.caller === null ? (effect) => effect : Effect.provideService(Principal, call.caller),
        // A public operation never asks for a principal; the erased type cannot say so.
        (effect) => effect as Effect.Effect<Answer, Failure>,
        Effect.timeoutFail({ duration: deadline, onTimeout: () => Unavailable() })
      )

    const run = (call: Call): Effect.Effect<Outcome> =>
      Effect.gen(function* () {
        const allowed = yield* Effect.either(authorize(call))
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

const keyed = (input: unknown): JsonObject => (isJsonObject(input) ? input : {})
