/** The `openai` package as a `Model`: chat completions with a strict JSON schema, asked once, cut off in time. */
import { Duration, Effect, Option, Redacted } from "effect"
import OpenAI, { APIConnectionError, APIError } from "openai"
import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions"
import { AnswerTooLong, boundedFetch } from "../bounded/BoundedFetch.ts"
import { ModelFailure } from "./ModelFailure.ts"
import type { ModelRequest } from "./ModelRequest.ts"

interface Settings {
  readonly apiKey: Redacted.Redacted
  readonly baseUrl: Option.Option<string>
  readonly model: string
}

const failure = (reason: ModelFailure["reason"], message: string) => new ModelFailure({ reason, message })

/** What the endpoint says of an error may repeat the key, so only its status is told. */
const failureOf = (error: unknown): ModelFailure => {
  if (error instanceof APIConnectionError && error.cause instanceof AnswerTooLong)
    return failure("truncated", "The model's answer is longer than an answer may be.")
  if (error instanceof APIConnectionError) return failure("unreachable", "The model's endpoint could not be reached.")
  if (error instanceof APIError && typeof error.status === "number")
    return failure("http_error", `The model's endpoint answered ${error.status}.`)
  return failure("invalid_json", "The model's endpoint sent something that is no completion.")
}

const timedOut = (deadline: Duration.Duration) => () =>
  failure("timeout", `The model gave no answer within ${Duration.toSeconds(deadline)} s.`)

const question = (model: string, request: ModelRequest): ChatCompletionCreateParamsNonStreaming => ({
  model,
  messages: [
    { role: "system", content: request.instructions },
    { role: "user", content: request.input }
  ],
  response_format: {
    type: "json_schema",
    json_schema: { name: request.name, strict: true, schema: request.schema }
  },
  max_completion_tokens: request.maxOutputTokens
})

const answerOf = (completion: ChatCompletion): Effect.Effect<unknown, ModelFailure> => {
  // Servers that only resemble OpenAI's leave parts out, whatever the types say.
  const choice = completion?.choices?.[0]
  if (choice?.finish_reason === "length") return Effect.fail(failure("truncated", "The model's answer was cut off."))
  if (choice?.finish_reason === "content_filter" || choice?.message?.refusal)
    return Effect.fail(failure("refused", "The model refused to answer."))
  const content = choice?.message?.content
  return Effect.try({
    try: (): unknown => JSON.parse(content ?? ""),
    catch: () => failure("invalid_json", "The model's answer is no JSON.")
  })
}

export const openaiModel = ({ apiKey, baseUrl, model }: Settings) => {
  const client = new OpenAI({
    apiKey: Redacted.value(apiKey),
    // Everything is said here: left out, the SDK would take it from the environment.
    baseURL: Option.getOrElse(baseUrl, () => "https://api.openai.com/v1"),
    organization: null,
    project: null,
    fetch: boundedFetch,
    maxRetries: 0,
    // The SDK's own logger prints requests.
    logLevel: "off"
  })
  return (request: ModelRequest): Effect.Effect<unknown, ModelFailure> =>
    Effect.tryPromise({
      try: (signal) => client.chat.completions.create(question(model, request), { signal }),
      catch: failureOf
    }).pipe(
      Effect.flatMap(answerOf),
      Effect.timeoutFail({ duration: request.deadline, onTimeout: timedOut(request.deadline) }),
      Effect.withSpan("model.generate", { attributes: { model, schema: request.name } })
    )
}
