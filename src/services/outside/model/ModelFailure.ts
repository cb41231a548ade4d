/** The ways a model can fail to answer. */
import { Data } from "effect"

export type ModelReason = "timeout" | "refused" | "invalid_json" | "http_error" | "truncated" | "unreachable"

/** Why there is no answer. */
export class ModelFailure extends Data.TaggedError("ModelFailure")<{
  readonly reason: ModelReason
  /** One sentence for the log; holds neither the key nor what the endpoint said. */
  readonly message: string
}> {}
