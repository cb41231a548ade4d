/**
 * Whose turn it is with the model. A draft that waits for an answer costs us nothing, so more drafts are under way than
 * questions are put at once: while one waits, others are read and weighed.
 */
import { Effect } from "effect"

export interface ModelTurns {
  /** Drafts whose profile is asked for. */
  readonly profiles: Effect.Semaphore
  /** Drafts of which a second opinion is asked; apart, so that they keep no profile waiting. */
  readonly opinions: Effect.Semaphore
}
export const makeTurns = (questions: number): Effect.Effect<ModelTurns> =>
  Effect.all({ profiles: Effect.makeSemaphore(questions), opinions: Effect.makeSemaphore(questions) })
