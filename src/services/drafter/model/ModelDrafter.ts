/**
 * Drafting with a model. Its answer is only a set of candidates: the gate decides what stands, a second opinion
 * is asked of what the gate only doubts, and what the model did not deliver is filled from the site's own
 * words. Whatever the model does, a draft comes out, within the time it is given and a moment.
 */
import { Clock, Duration, Effect, Option } from "effect"
import { type Backed, type Candidates, type Doubt, noCandidates, only } from "../../../domain/draft/Candidates.ts"
import { fieldKeys } from "../../../domain/listing/Profile.ts"
import { Model, ModelFailure } from "../../outside/Model.ts"
import type { Approved, Gated } from "../evidence/Evidence.ts"
import type { Previous } from "../extractive/ExtractiveDrafter.ts"
import type { Asked } from "./Answer.ts"
import { comparedKeys, compareFacts } from "./Comparison.ts"
import type { Drafted, DrafterService, DraftRequest, Manner, Undraftable } from "./DrafterContract.ts"
import { drafterLimits, opinionLimits } from "./DrafterLimits.ts"
import { askProfile, openQuestion, type Question, type Ready } from "./ProfileQuestion.ts"
import { logRefusals } from "./RefusalLog.ts"
import { refusalsOf } from "./Refusals.ts"
import { secondOpinion } from "./SecondOpinion.ts"
import { extracting, ofSite, weighing } from "./SiteTasks.ts"

const notDelivered: Readonly<Record<ModelFailure["reason"], string>> = {
  timeout: "The model gave no answer in time",
  refused: "The model refused to answer",
  invalid_json: "The model's answer could not be read",
  http_error: "The model's service answered with an error",
  truncated: "The model's answer was cut off",
  unreachable: "The model's service could not be reached"
}
const nobody: Approved = new Set()
const nothingGated: Gated = { stands: noCandidates, refused: [], doubts: [] }

export const modelDrafter: Effect.Effect<DrafterService, never, Model> = Effect.gen(function* () {
  const model = yield* Model
  const look = secondOpinion(model)

  const leftUntil = (end: number) =>
    Effect.map(Clock.currentTimeMillis, (now) => Duration.millis(Math.max(0, end - now)))

  /** Which doubts may stand; none where nobody answers, and why goes to the log. */
  const approve = (doubts: ReadonlyArray<Doubt>, share: number, end: number) =>
    Effect.gen(function* () {
      const left = yield* leftUntil(end)
      if (Duration.lessThan(left, opinionLimits.worthAsking)) return nobody
      const approved = yield* look({ doubts, share, deadline: Duration.min(left, opinionLimits.deadline) })
      yield* Effect.logDebug("second opinion", { doubts: doubts.length, approved: approved.size })
      return approved
    }).pipe(
      Effect.catchTag("ModelFailure", ({ reason, message }) =>
        Effect.as(Effect.logWarning("no second opinion", reason, message), nobody)
      )
    )

  /** What the gate lets stand of what the model offers, once it is sure of it. */
  const weighed = (
    { site, share }: Question,
    { paraphrase, turns }: Manner,
    end: number,
    offered: Candidates,
    name: Backed<string> | null
  ): Effect.Effect<Gated, Undraftable> =>
    Effect.gen(function* () {
      const gated = yield* ofSite(weighing, site, offered, name, nobody, paraphrase)
      if (gated.doubts.length === 0) return gated
      const opinion = approve(gated.doubts, share, end)
      const approved = yield* turns === undefined
        ? opinion
        : Effect.map(
            // Who does not get its turn in time goes without.
            Effect.timeoutOption(turns.opinions.withPermits(1)(opinion), yield* leftUntil(end)),
            Option.getOrElse(() => nobody)
          )
      return approved.size === 0 ? gated : yield* ofSite(weighing, site, offered, name, approved, paraphrase)
    })

  /** What the model offers, asked when it is this draft's turn; and when its time with the model is over. */
  const answered = (ready: Ready, { modelTime, turns }: Manner) => {
    const within = (time: Duration.Duration) =>
      Effect.gen(function* () {
        const end = (yield* Clock.currentTimeMillis) + Duration.toMillis(time)
        return { offered: yield* askProfile(model, ready, time), end }
      })
    const time = modelTime ?? drafterLimits.modelPhase
    if (turns === undefined) return within(time)
    return Effect.gen(function* () {
      const last = (yield* Clock.currentTimeMillis) + Duration.toMillis(drafterLimits.modelPhaseAndWait)
      const inTurn = Effect.flatMap(leftUntil(last), (left) => within(Duration.min(time, left)))
      return yield* Effect.timeoutFail(turns.profiles.withPermits(1)(inTurn), {
        duration: drafterLimits.modelPhaseAndWait,
        onTimeout: () => new ModelFailure({ reason: "timeout", message: "The model had no time for this draft." })
      })
    })
  }

  /**
   * The site's own words, and what the model wrote and the gate let stand; nothing, and why, where it wrote nothing. The
   * site's words are found while the model thinks.
   */
  const ask = (question: Question, { onFound, ...manner }: Manner & Pick<DraftRequest, "onFound">) =>
    Effect.gen(function* () {
      const ready = yield* openQuestion(question)
      const own = ofSite(extracting, question.site, question.previous, manner.paraphrase).pipe(
        Effect.tap(({ stands }) => onFound?.(stands) ?? Effect.void)
      )
      const answer = answered(ready, manner).pipe(Effect.catchTag("ModelFailure", Effect.succeed))
      const [found, reply] = yield* Effect.all([own, answer], { concurrency: 2 })
      if (reply instanceof ModelFailure) {
        yield* Effect.logWarning("model gave no draft", reply.reason, reply.message)
        return { found, gated: nothingGated, note: `${notDelivered[reply.reason]}; taken from the site's own words.` }
      }
      const { offered, end } = reply
      const gated = yield* weighed(question, manner, end, offered, found.stands.fields.name ?? null)
      const nothing = count(gated.stands) === 0
      const note = nothing ? "Nothing the model wrote stands on the pages; taken from the site's own words." : null
      return { found, gated, note }
    })

  const draftOf = (request: DraftRequest, asked: Asked, previous: Previous = {}): Effect.Effect<Drafted, Undraftable> =>
    Effect.gen(function* () {
      const { found, gated, note } = yield* ask({ site: request, asked, previous, share: 1 }, request)
      const own = asked.groups ? found.stands : only(found.stands, asked.keys)
      const stands = merge(gated.stands, own)
      yield* logRefusals([...gated.refused, ...found.refused])
      const keys: ReadonlyArray<string> = asked.keys
      const refused = refusalsOf({ gated, found, stands, asked: (field) => asked.groups || keys.includes(field) })
      return { stands, refused, by: count(gated.stands) > 0 ? "model" : "extractive", note }
    })

  return {
    hasModel: true,
    draft: (request) => draftOf(request, { keys: fieldKeys, groups: true }),
    redraft: ({ keys, previous, ...request }) => draftOf(request, { keys, groups: false }, previous),
    compare: ({ own, competitor, categories, ...manner }) => {
      const side = (pages: DraftRequest["pages"]) =>
        Effect.gen(function* () {
          const site = { pages, categories }
          const question: Question = { site, asked: { keys: comparedKeys, groups: false }, previous: {}, share: 0.5 }
          const { found, gated } = yield* ask(question, manner)
          return merge(gated.stands, only(found.stands, comparedKeys))
        })
      return Effect.all([side(own), side(competitor)], { concurrency: 2 }).pipe(
        Effect.map(([ours, theirs]) => compareFacts(ours, theirs))
      )
    }
  }
})

const count = (stands: Candidates) =>
  Object.keys(stands.fields).length + stands.faqs.length + stands.founders.length + Object.keys(stands.socials).length

/** The model's values, and the site's own words for what it did not deliver. */
const merge = (written: Candidates, own: Candidates): Candidates => ({
  fields: { ...own.fields, ...written.fields },
  faqs: written.faqs.length > 0 ? written.faqs : own.faqs,
  founders: written.founders.length > 0 ? written.founders : own.founders,
  socials: { ...own.socials, ...written.socials }
})
