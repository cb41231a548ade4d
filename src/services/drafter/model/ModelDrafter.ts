/**
 * Drafting with a model. Its answer is only a set of candidates: the gate decides what stands, and what the
 * model did not deliver is filled from the site's own words. Whatever the model does, a draft comes out,
 * within `limits.modelPhase` and a moment.
 */
import { Effect, Option } from "effect"
import { type Backed, type Candidates, noCandidates } from "../../../domain/draft/Candidates.ts"
import { type FieldKey, fieldKeys, requiredKeys } from "../../../domain/listing/Profile.ts"
import { Model, ModelFailure } from "../../outside/Model.ts"
import type { Gated } from "../evidence/Evidence.ts"
import { only, type Previous } from "../extractive/ExtractiveDrafter.ts"
import { type Asked, answerSchema, readAnswer } from "./Answer.ts"
import { comparedKeys, compareFacts } from "./Comparison.ts"
import type { Drafted, DrafterService, DraftRequest, Undraftable } from "./DrafterContract.ts"
import { drafterLimits, estimateTokens } from "./DrafterLimits.ts"
import { instructionsFor } from "./Prompt.ts"
import { extracting, ofSite, type SiteRead, showing, weighing } from "./SiteTasks.ts"

/** Where a first attempt ran out of time or words, the second asks for what a draft cannot do without. */
const essential: ReadonlyArray<FieldKey> = [...requiredKeys, "short_description"]

interface Question {
  readonly site: SiteRead
  readonly asked: Asked
  readonly previous: Previous
  /** Of the budget of a draft: 1, or a half where two sites are read for one comparison. */
  readonly share: number
}

const notDelivered: Readonly<Record<ModelFailure["reason"], string>> = {
  timeout: "The model gave no answer in time",
  refused: "The model refused to answer",
  invalid_json: "The model's answer could not be read",
  http_error: "The model's service answered with an error",
  truncated: "The model's answer was cut off",
  unreachable: "The model's service could not be reached"
}

export const modelDrafter: Effect.Effect<DrafterService, never, Model> = Effect.gen(function* () {
  const model = yield* Model

  const attempt = ({ site, previous, share }: Question, asked: Asked, outputTokens: number) => {
    const schema = answerSchema(asked, site.categories)
    const instructions = instructionsFor(asked)
    const overhead = estimateTokens(instructions) + estimateTokens(JSON.stringify(schema))
    const tokens = (drafterLimits.inputTokens * share) / drafterLimits.attempts - overhead
    const generate = (input: string) =>
      model.generate({
        name: "profile",
        instructions,
        input,
        schema,
        maxOutputTokens: Math.floor(outputTokens * share),
        deadline: drafterLimits.callDeadline
      })
    return Effect.flatMap(ofSite(showing, site, tokens, previous), (input) =>
      generate(input).pipe(
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
    )
  }

  /** Two attempts at most; nothing of the output budget is spent by an endpoint that never began to answer. */
  const ask = (question: Question): Effect.Effect<Candidates, ModelFailure | Undraftable> =>
    attempt(question, question.asked, drafterLimits.firstOutputTokens).pipe(
      Effect.catchTag("ModelFailure", (failure) => {
        const unspent = failure.reason === "http_error" || failure.reason === "unreachable"
        const keys = question.asked.keys.filter((key) => unspent || essential.includes(key))
        const again = { keys: keys.length === 0 ? question.asked.keys : keys, groups: unspent && question.asked.groups }
        return Effect.logDebug("model failed, asked again", failure.reason).pipe(
          Effect.zipRight(
            attempt(
              question,
              again,
              unspent ? drafterLimits.firstOutputTokens : drafterLimits.outputTokens - drafterLimits.firstOutputTokens
            )
          )
        )
      }),
      Effect.timeoutFail({
        duration: drafterLimits.modelPhase,
        onTimeout: () => new ModelFailure({ reason: "timeout", message: "The model's time is up." })
      })
    )

  /** What the model wrote and the gate let stand; nothing, and why, where it wrote nothing. */
  const judged = (question: Question, name: Backed<string> | undefined) =>
    ask(question).pipe(
      Effect.flatMap((offered) => ofSite(weighing, question.site, offered, name ?? null, new Set<string>())),
      Effect.map((gated) => {
        const nothing = count(gated.stands) === 0
        return {
          gated,
          note: nothing ? "Nothing the model wrote stands on the pages; taken from the site's own words." : null
        }
      }),
      Effect.catchTag("ModelFailure", ({ reason, message }) =>
        Effect.as(Effect.logWarning("model gave no draft", reason, message), {
          gated: { stands: noCandidates, refused: [], doubts: [] },
          note: `${notDelivered[reason]}; taken from the site's own words.`
        })
      )
    )

  const draftOf = (request: DraftRequest, asked: Asked, previous: Previous = {}): Effect.Effect<Drafted, Undraftable> =>
    Effect.gen(function* () {
      const step = request.onStep ?? (() => Effect.void)
      const found = yield* ofSite(extracting, request, previous)
      yield* step(20)
      const { gated, note } = yield* judged({ site: request, asked, previous, share: 1 }, found.stands.fields.name)
      yield* step(90)
      const own = asked.groups ? found.stands : only(found.stands, asked.keys)
      yield* Effect.logDebug("draft judged", { refused: gated.refused.length })
      yield* step(100)
      return { ...merge(gated, own, found), by: count(gated.stands) > 0 ? "model" : "extractive", note }
    })

  return {
    draft: (request) => draftOf(request, { keys: fieldKeys, groups: true }),
    redraft: ({ keys, previous, ...request }) => draftOf(request, { keys, groups: false }, previous),
    compare: ({ own, competitor, categories, onStep = () => Effect.void }) => {
      const side = (pages: DraftRequest["pages"]) =>
        Effect.gen(function* () {
          const site = { pages, categories }
          const found = yield* ofSite(extracting, site, {})
          const question: Question = { site, asked: { keys: comparedKeys, groups: false }, previous: {}, share: 0.5 }
          const { gated } = yield* judged(question, found.stands.fields.name)
          return merge(gated, only(found.stands, comparedKeys), found).stands
        })
      return Effect.all([side(own), side(competitor)], { concurrency: 2 }).pipe(
        Effect.tap(() => onStep(100)),
        Effect.map(([ours, theirs]) => compareFacts(ours, theirs))
      )
    }
  }
})

const count = (stands: Candidates) =>
  Object.keys(stands.fields).length + stands.faqs.length + stands.founders.length + Object.keys(stands.socials).length

/** The model's values, and the site's own words for what it did not deliver. */
const merge = (gated: Gated, own: Candidates, found: Gated): Gated => ({
  stands: {
    fields: { ...own.fields, ...gated.stands.fields },
    faqs: gated.stands.faqs.length > 0 ? gated.stands.faqs : own.faqs,
    founders: gated.stands.founders.length > 0 ? gated.stands.founders : own.founders,
    socials: { ...own.socials, ...gated.stands.socials }
  },
  refused: [...gated.refused, ...found.refused],
  doubts: gated.doubts
})
