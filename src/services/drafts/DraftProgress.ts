/**
 * A draft on its way, for the person who waits for it: what is being read, what was found and on which words. The pipeline
 * writes it down as it goes (`Drafting.ts`), so it is there after a restart and in every process, and rings a bell.
 */
import { Effect, Queue, Schema, type Scope } from "effect"
import { draftBell } from "../../domain/draft/Findings.ts"
import { type Failure, NotFound } from "../../domain/Failure.ts"
import { Uuid } from "../../domain/Wire.ts"
import { Changes } from "../store/Changes.ts"
import { ProgressRepo, type ProgressRow } from "./rows/ProgressRepo.ts"

export type { ProgressRow } from "./rows/ProgressRepo.ts"

const isDraftId = Schema.is(Uuid)

export class DraftProgress extends Effect.Service<DraftProgress>()("launchbook/DraftProgress", {
  dependencies: [ProgressRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ProgressRepo
    const changes = yield* Changes

    /** Of a draft of theirs; anybody else's is not found. */
    const look = (id: string, userId: number): Effect.Effect<ProgressRow, Failure<"not_found">> =>
      Effect.flatMap(isDraftId(id) ? repo.find(id, userId) : Effect.succeed(undefined), (row) =>
        row === undefined ? NotFound() : Effect.succeed(row)
      )

    /** Holds a `true` whenever the draft went on since it was last taken. */
    const signals = (id: string): Effect.Effect<Queue.Dequeue<true>, never, Scope.Scope> =>
      Effect.gen(function* () {
        const queue = yield* Effect.acquireRelease(Queue.sliding<true>(1), Queue.shutdown)
        yield* changes.hear(draftBell(id), () => void queue.unsafeOffer(true))
        return queue
      })

    return { look, signals } as const
  })
}) {}
