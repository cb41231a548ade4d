/**
 * Public reads as a page runs them: the operation's own schema and its own function, as over REST. `Execute` is
 * passed by, because it counts every operation against a limit, and a page that runs three is one request: the
 * page is counted by whoever serves it.
 */
import { Effect, type Schema } from "effect"
import type { AnyOperation } from "../../domain/api/Api.ts"
import type { Failure } from "../../domain/Failure.ts"
import type { Any, Output, Subject } from "../../domain/Operation.ts"
import { isJsonObject } from "../../domain/text/Json.ts"
import { ErasedHandlers } from "./call/ErasedHandlers.ts"
import { validated } from "./call/Validation.ts"

/** An operation that anyone may call. */
export type PublicOperation = Extract<AnyOperation, { readonly scope: "public" }>

export interface PublicRead<O extends PublicOperation> {
  readonly output: Output<O>
  /** What the answer shows. */
  readonly shows: ReadonlyArray<Subject>
}

export class Reads extends Effect.Service<Reads>()("launchbook/Reads", {
  dependencies: [ErasedHandlers.Default],
  effect: Effect.gen(function* () {
    const handlers = yield* ErasedHandlers

    /** Runs an operation; its input is what a caller would send, and what they leave out has its default. */
    const run = <O extends PublicOperation>(
      operation: O,
      input: Schema.Struct.Encoded<O["fields"]>
    ): Effect.Effect<PublicRead<O>, Failure> => {
      const erased: Any = operation
      const answered = Effect.gen(function* () {
        const { commit, issues } = yield* handlers.of(erased)
        const valid = yield* validated(erased, { value: input, issues: [] }, issues)
        const output = yield* commit(valid, undefined)
        return { output, shows: erased.shows?.(isJsonObject(valid) ? valid : {}) ?? [] }
      })
      // A public operation asks for nobody, and its function was proved to answer what it declares.
      return answered as Effect.Effect<PublicRead<O>, Failure>
    }

    return { run } as const
  })
}) {}
