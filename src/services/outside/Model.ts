/**
 * The language model: one question with a closed JSON schema, one parsed answer or a reason why there is
 * none. It is given no tools, its answer is bounded in time and size, and nothing it says is believed
 * here: the evidence gate judges it. Tests replace it with
 * `Layer.succeed(Model, { generate: () => Effect.succeed(answer) })`.
 */
import { Context, Effect, Layer, type Option, type Redacted } from "effect"
import type { ModelFailure } from "./model/ModelFailure.ts"
import type { ModelRequest } from "./model/ModelRequest.ts"

export { ModelFailure, type ModelReason } from "./model/ModelFailure.ts"
export type { ModelRequest, ModelSchema } from "./model/ModelRequest.ts"

export class Model extends Context.Tag("launchbook/Model")<
  Model,
  {
    /** The parsed JSON of the answer, its shape unchecked. Asked once: a retry is the caller's to decide. */
    readonly generate: (request: ModelRequest) => Effect.Effect<unknown, ModelFailure>
  }
>() {
  /** Any endpoint that speaks OpenAI's chat completions; OpenAI's own where `baseUrl` is none. */
  static readonly openai = (settings: {
    readonly apiKey: Redacted.Redacted
    readonly baseUrl: Option.Option<string>
    readonly model: string
  }): Layer.Layer<Model> =>
    Layer.effect(
      Model,
      // Loaded where there is a key for it: the package alone holds many megabytes.
      Effect.map(
        Effect.promise(() => import("./model/OpenAiModel.ts")),
        ({ openaiModel }) => ({ generate: openaiModel(settings) })
      )
    )
}
