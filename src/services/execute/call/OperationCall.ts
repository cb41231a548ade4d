/** One call of an operation as a wire hands it over, and what comes back to be written down there. */
import { Effect, type Either, FiberRef } from "effect"
import type { Detail, Failure } from "../../../domain/Failure.ts"
import type { Any } from "../../../domain/Operation.ts"
import type { Caller } from "../../../domain/Principal.ts"
import { isJsonObject } from "../../../domain/text/Json.ts"
import type { LimitState } from "../../store/RateLimits.ts"
import type { PublicAnswer } from "../kept/PublicAnswers.ts"

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
  /** How every rate limit stands that applies to the call; none where nobody could be asked. */
  readonly limits: ReadonlyArray<LimitState>
}

export interface Answer {
  readonly status: number
  /** JSON. */
  readonly body: string
  /** What `body` says, as a value; undefined where the answer is a stored one. */
  readonly output: unknown
  /** The copy that a public answer comes from; null of every other. */
  readonly kept: PublicAnswer | null
  readonly replayed: boolean
}

/** What an operation is done to: the keys of its path; null where it has none. */
export const targetOf = ({ pathKeys }: Any, input: unknown): string | null =>
  pathKeys.length === 0 || !isJsonObject(input) ? null : pathKeys.map((name) => String(input[name])).join("/")

/** A call of an operation as a span, where spans are collected; where they are not, not even an empty one is made. */
export const traced =
  ({ name }: Any) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.withFiberRuntime((fiber) =>
      fiber.getFiberRef(FiberRef.currentTracerEnabled)
        ? Effect.withSpan(work, name, { captureStackTrace: false })
        : work
    )
