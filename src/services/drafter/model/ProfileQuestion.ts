/** The profile as a question to the model: what it is told, shown and asked for, and asked again where it failed. */
import { type Context, type Duration, Effect, Option } from "effect"
import type { Candidates } from "../../../domain/draft/Candidates.ts"
import { type FieldKey, requiredKeys } from "../../../domain/listing/Profile.ts"
import { type Model, ModelFailure } from "../../outside/Model.ts"
import type { Previous } from "../extractive/ExtractiveDrafter.ts"
import { type Asked, answerSchema, readAnswer } from "./Answer.ts"
import type { Undraftable } from "./DrafterContract.ts"
import { drafterLimits, estimateTokens, opinionLimits } from "./DrafterLimits.ts"
import { instructionsFor } from "./Prompt.ts"
import { ofSite, type SiteRead, showing } from "./SiteTasks.ts"

/** Where a first attempt ran out of time or words, the second asks for what a draft cannot do without. */
const essential: ReadonlyArray<FieldKey> = [...requiredKeys, "short_description"]

export interface Question {
  readonly site: SiteRead
  readonly asked: Asked
  readonly previous: Previous
  /** Of the budget of a draft: 1, or a half where two sites are read for one comparison. */
  readonly share: number
}

/** What the model is told for these keys and groups, and the tokens left for the pages. */
const framed = ({ site, share }: Pick<Question, "site" | "share">, asked: Asked) => {
  const schema = answerSchema(asked, site.categories)
  const instructions = instructionsFor(asked)
  const overhead = estimateTokens(instructions) + estimateTokens(JSON.stringify(schema))
  const budget = (drafterLimits.inputTokens - opinionLimits.inputTokens) * share
  return { schema, instructions, tokens: budget / drafterLimits.attempts - overhead }
}
type Frame = ReturnType<typeof framed>

const attempt = (
  model: Context.Tag.Service<typeof Model>,
  { schema, instructions }: Frame,
  input: string,
  asked: Asked,
  maxOutputTokens: number
) =>
  model
    .generate({ name: "profile", instructions, input, schema, maxOutputTokens, deadline: drafterLimits.callDeadline })
    .pipe(
      // A model of somebody else's making may also break; that ends its part, not the draft.
      Effect.catchAllDefect(() =>
        Effect.fail(new ModelFailure({ reason: "invalid_json", message: "The model broke." }))
      ),
      Effect.flatMap((answer) =>
        Option.match(readAnswer(answer, asked), {
          onNone: () =>
            Effect.fail(new ModelFailure({ reason: "invalid_json", message: "The answer has another shape." })),
          onSome: Effect.succeed
        })
      )
    )

/** A question that can be put at once: nothing is left to do for it but to ask. */
export interface Ready {
  readonly question: Question
  readonly frame: Frame
  readonly input: string
}
/** The question to the model about a site. */
export const openQuestion = (question: Question): Effect.Effect<Ready, Undraftable> => {
  const frame = framed(question, question.asked)
  return Effect.map(ofSite(showing, question.site, frame.tokens, question.previous), (input) => ({
    question,
    frame,
    input
  }))
}

/** Two attempts at most; nothing of the output budget is spent by an endpoint that never began to answer. */
export const askProfile = (
  model: Context.Tag.Service<typeof Model>,
  { question, frame, input }: Ready,
  time: Duration.Duration
): Effect.Effect<Candidates, ModelFailure | Undraftable> =>
  attempt(model, frame, input, question.asked, Math.floor(drafterLimits.firstOutputTokens * question.share)).pipe(
    Effect.catchTag("ModelFailure", (failure) => {
      const unspent = failure.reason === "http_error" || failure.reason === "unreachable"
      const keys = question.asked.keys.filter((key) => unspent || essential.includes(key))
      const again = { keys: keys.length === 0 ? question.asked.keys : keys, groups: unspent && question.asked.groups }
      const outputTokens = unspent ? drafterLimits.firstOutputTokens : drafterLimits.secondOutputTokens
      const { site, previous, share } = question
      const less = framed(question, again)
      return Effect.logDebug("model failed, asked again", failure.reason).pipe(
        Effect.zipRight(ofSite(showing, site, less.tokens, previous)),
        Effect.flatMap((shown) => attempt(model, less, shown, again, Math.floor(outputTokens * share)))
      )
    }),
    Effect.timeoutFail({
      duration: time,
      onTimeout: () => new ModelFailure({ reason: "timeout", message: "The model's time is up." })
    })
  )
