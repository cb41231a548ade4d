/**
 * Public reads, answered from what is kept of them (`PublicAnswers.ts`) or made and kept. A wire comes here by `Execute`,
 * which counts every operation against a limit. A page comes by itself: one that runs three operations is one request,
 * counted by whoever serves it.
 */
import { Effect, type Exit, type Runtime, type Schema } from "effect"
import type { AnyOperation } from "../../domain/api/Api.ts"
import type { Failure } from "../../domain/Failure.ts"
import type { Any, Output, Subject } from "../../domain/Operation.ts"
import { Database } from "../store/Database.ts"
import { ErasedHandlers } from "./call/ErasedHandlers.ts"
import { traced } from "./call/OperationCall.ts"
import { readNow } from "./call/ReadNow.ts"
import { validated } from "./call/Validation.ts"
import { answerValue, type PublicAnswer, PublicAnswers } from "./kept/PublicAnswers.ts"

export { readNow } from "./call/ReadNow.ts"

/** An operation that anyone may call. */
export type PublicOperation = Extract<AnyOperation, { readonly scope: "public" }>

/** What is made for everybody alike may be as old as what is kept for them; anyone else is `known`, and sees what they wrote. */
export type Reader = "everybody" | "known"

export interface PublicRead<O extends PublicOperation> {
  readonly output: Output<O>
  /** What the answer shows. */
  readonly shows: ReadonlyArray<Subject>
}

export class Reads extends Effect.Service<Reads>()("launchbook/Reads", {
  dependencies: [ErasedHandlers.Default, PublicAnswers.Default],
  effect: Effect.gen(function* () {
    const handlers = yield* ErasedHandlers
    const answers = yield* PublicAnswers
    const { publicly } = yield* Database

    /** What an operation answers, whether it is kept or not. */
    const made = (operation: Any, input: unknown, reader: Reader): Effect.Effect<unknown, Failure> =>
      // The type of a public operation's handler is erased: it cannot say that it asks for nobody.
      publicly(
        Effect.flatMap(handlers.of(operation), ({ commit }) => commit(input, undefined)) as Effect.Effect<
          unknown,
          Failure
        >,
        reader
      )
    /** The answer of a public operation to an input that its schema has read. */
    const answer = (operation: Any, input: unknown, reader: Reader): Effect.Effect<PublicAnswer, Failure> =>
      answers.of(operation, input, made(operation, input, reader))
    /** The same without a fiber that waits for it: `told` hears how it ended. What is to be made is run by `runtime`. */
    const tellAnswer = (
      operation: Any,
      input: unknown,
      reader: Reader,
      runtime: Runtime.Runtime<never>,
      told: (exit: Exit.Exit<PublicAnswer, Failure>) => void
    ): void => {
      answers.tell(operation, input, traced(operation)(made(operation, input, reader)), runtime, told)
    }

    /** The answer to an input as it came, where it is a good one and its answer is kept. */
    const answerNow = (operation: Any, value: unknown): PublicAnswer | undefined => {
      const input = readNow(operation, value)
      return input === undefined ? undefined : answers.kept(operation, input)
    }

    /** Runs an operation; its input is what a caller would send, and what they leave out has its default. */
    const run = <O extends PublicOperation>(
      operation: O,
      input: Schema.Struct.Encoded<O["fields"]>,
      reader: Reader = "known"
    ): Effect.Effect<PublicRead<O>, Failure> => {
      const erased: Any = operation
      const read = Effect.gen(function* () {
        const { issues } = yield* handlers.of(erased)
        const kept = yield* answer(erased, yield* validated(erased, { value: input, issues: [] }, issues), reader)
        return { output: answerValue(kept), shows: kept.subjects }
      })
      // The function of an operation was proved to answer what it declares, and a public one asks for nobody.
      return read as Effect.Effect<PublicRead<O>, Failure>
    }

    return { answer, tellAnswer, answerNow, run } as const
  })
}) {}
