/**
 * What becomes of a sentence the gate only doubts. The gate here doubts the tagline, whatever it is; all else of it is
 * real, and so is the drafter.
 */
import { describe, expect, test } from "bun:test"
import { Clock, Duration, Effect, Fiber, Layer, Logger, TestClock, TestContext } from "effect"
import { type Candidates, type Doubt, doubtKey } from "../../../../src/domain/draft/Candidates.ts"
import { Drafter, makeTurns } from "../../../../src/services/drafter/Drafter.ts"
import type { Gated } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { drafterLimits, estimateTokens, opinionLimits } from "../../../../src/services/drafter/model/DrafterLimits.ts"
import { Helpers } from "../../../../src/services/outside/Helpers.ts"
import { Model, ModelFailure, type ModelRequest } from "../../../../src/services/outside/Model.ts"
import { categories, tallyroom } from "../extractive/Sites.ts"

const at = "https://tallyroom.test/"
const words = "Keeps a bakery's accounts while it sleeps"
const quote = "Tallyroom turns the receipts of a bakery into finished books every night"
const answer = { fields: { tagline: { value: words, quotes: [{ quote, url: at }] } } }

const doubt: Doubt = { field: "tagline", sentence: words, quotes: [{ quote, url: at }] }
const doubting = (gated: Gated, offered: Candidates, approved: ReadonlySet<string>): Gated => {
  const { tagline } = offered.fields
  if (tagline === undefined) return gated
  const { tagline: _, ...fields } = gated.stands.fields
  return approved.has(doubtKey(doubt))
    ? { ...gated, stands: { ...gated.stands, fields: { ...fields, tagline: { ...tagline, support: "checked" } } } }
    : { ...gated, stands: { ...gated.stands, fields }, doubts: [doubt] }
}
/** Here, so that a test's clock counts; `weigh` comes with what was offered and what was approved of. */
const helpers = Layer.succeed(Helpers, {
  run: (task, args) =>
    Effect.promise(async () => {
      const done = structuredClone(await task.here(...structuredClone(args)))
      // The drafter's own tasks are known by their names: this one takes the candidates second and the approved fourth.
      return task.name === "weigh" && args[4] !== "off"
        ? (doubting(done as Gated, args[1] as Candidates, args[3] as ReadonlySet<string>) as typeof done)
        : done
    })
})

type Opinion = (request: ModelRequest) => Effect.Effect<unknown, ModelFailure>
const over = (opinion: Opinion, profile: Opinion = () => Effect.succeed(answer)) => {
  const asked: Array<ModelRequest> = []
  const model = Layer.succeed(Model, {
    generate: (request) =>
      Effect.suspend(() => {
        asked.push(request)
        return request.name === "second_opinion" ? opinion(request) : profile(request)
      })
  })
  const quiet = Logger.replace(Logger.defaultLogger, Logger.none)
  return { asked, layer: Layer.mergeAll(Drafter.layerModel.pipe(Layer.provide(model)), helpers, quiet) }
}
const names = (asked: ReadonlyArray<ModelRequest>) => asked.map(({ name }) => name)
const yes: Opinion = () => Effect.succeed({ verdicts: [{ id: 1, supported: true }] })
const no: Opinion = () => Effect.succeed({ verdicts: [{ id: 1, supported: false }] })
const request = { pages: tallyroom, categories }
const draft = (opinion: Opinion, more: { readonly paraphrase?: "checked" | "off" } = {}) => {
  const { asked, layer } = over(opinion)
  const run = Effect.flatMap(Drafter, (drafter) => drafter.draft({ ...request, ...more }))
  return Effect.runPromise(Effect.provide(run, layer)).then((drafted) => ({ drafted, asked }))
}

describe("a sentence the gate doubts", () => {
  test("stands, as checked, where a second opinion approves of it", async () => {
    const { drafted, asked } = await draft(yes)
    expect(names(asked)).toEqual(["profile", "second_opinion"])
    expect(drafted.stands.fields.tagline).toMatchObject({ value: words, support: "checked" })
    expect(drafted.refused.map(({ field }) => field)).not.toContain("tagline")
    const seen = asked[1]?.input ?? ""
    expect(seen.split("\n")).toEqual([`claim 1: ${JSON.stringify(words)}`, `- quote: ${JSON.stringify(quote)}`])
  })
  test.each<[string, Opinion]>([
    ["says no", no],
    ["says nothing of it", () => Effect.succeed({ verdicts: [] })],
    ["talks nonsense", () => Effect.succeed("Yes, of course!")],
    ["fails", () => Effect.fail(new ModelFailure({ reason: "http_error", message: "500" }))],
    ["breaks", () => Effect.die(new Error("bug"))]
  ])("stays refused where it %s, and the draft goes on with the site's own words", async (_, opinion) => {
    const { drafted, asked } = await draft(opinion)
    expect(names(asked)).toEqual(["profile", "second_opinion"])
    const { tagline } = drafted.stands.fields
    expect(tagline).toBeDefined()
    expect(tagline?.value).not.toBe(words)
    expect(drafted.refused).toContainEqual(expect.objectContaining({ field: "tagline", value: words }))
  })
  test("is nobody's question in a directory that keeps to the page's own words", async () => {
    const { drafted, asked } = await draft(yes, { paraphrase: "off" })
    expect(names(asked)).toEqual(["profile"])
    expect(drafted.stands.fields.tagline?.value).not.toBe(words)
  })
  test("is asked about in a redraft and on either side of a comparison too, within the calls there are", async () => {
    const again = over(yes)
    const redraft = Effect.flatMap(Drafter, (drafter) => drafter.redraft({ ...request, keys: ["tagline"] }))
    const { stands } = await Effect.runPromise(Effect.provide(redraft, again.layer))
    expect(names(again.asked)).toEqual(["profile", "second_opinion"])
    expect(stands.fields.tagline?.support).toBe("checked")

    // Each side's first attempt, which may take the most, is cut off.
    const both = over(yes, ({ maxOutputTokens }) =>
      maxOutputTokens > drafterLimits.secondOutputTokens
        ? Effect.fail(new ModelFailure({ reason: "truncated", message: "cut" }))
        : Effect.succeed(answer)
    )
    const compare = Effect.flatMap(Drafter, (drafter) =>
      drafter.compare({ own: tallyroom, competitor: tallyroom, categories })
    )
    const { rows } = await Effect.runPromise(Effect.provide(compare, both.layer))
    expect(rows.find(({ key }) => key === "tagline")).toMatchObject({ own: words, competitor: words })
    expect(both.asked.length).toBeLessThanOrEqual(drafterLimits.calls)
    expect(names(both.asked).filter((name) => name === "second_opinion")).toHaveLength(2)
    const spent = (of: (one: ModelRequest) => number) => both.asked.reduce((sum, one) => sum + of(one), 0)
    expect(spent(({ maxOutputTokens }) => maxOutputTokens)).toBeLessThanOrEqual(drafterLimits.outputTokens)
    const cost = ({ instructions, input, schema }: ModelRequest) =>
      estimateTokens(instructions) + estimateTokens(input) + estimateTokens(JSON.stringify(schema))
    expect(spent(cost)).toBeLessThanOrEqual(drafterLimits.inputTokens)
  })
})

describe("time", () => {
  /** A draft whose profile takes so many seconds and whose second opinion never comes. */
  const seconds = async (profile: number, modelTime?: Duration.Duration) => {
    const { asked, layer } = over(
      () => Effect.never,
      () => Effect.delay(Effect.succeed(answer), Duration.seconds(profile))
    )
    const more = modelTime === undefined ? {} : { modelTime }
    const run = Effect.flatMap(Drafter, (drafter) => drafter.draft({ ...request, ...more })).pipe(
      Effect.provide(layer),
      Effect.timed
    )
    const [took, drafted] = await Effect.gen(function* () {
      const fiber = yield* Effect.fork(run)
      for (let second = 0; second < 100; second++) yield* TestClock.adjust(Duration.seconds(1))
      return yield* Fiber.join(fiber)
    }).pipe(Effect.provide(TestContext.TestContext), Effect.runPromise)
    return { took: Duration.toSeconds(took), drafted, asked }
  }

  test("for a second opinion is its own, and what the phase has left", async () => {
    const early = await seconds(5)
    expect(early.took).toBe(5 + Duration.toSeconds(opinionLimits.deadline))
    expect(early.drafted.by).toBe("extractive")
    const late = await seconds(28, Duration.seconds(30))
    expect(late.took).toBe(30)
    const tooLate = await seconds(29, Duration.seconds(30))
    expect([tooLate.took, names(tooLate.asked)]).toEqual([29, ["profile"]])
  })
})

describe("drafts that ask the model in turn", () => {
  /** Two drafts at once where one question of a kind may be put; how long each took, and when which question was put. */
  const two = (profile: number, opinion: number) => {
    const put: Array<string> = []
    const after = (name: string, answers: unknown, time: number) =>
      Effect.gen(function* () {
        put.push(`${name} ${(yield* Clock.currentTimeMillis) / 1000}`)
        return yield* Effect.delay(Effect.succeed(answers), Duration.seconds(time))
      })
    const { layer } = over(
      () => after("opinion", { verdicts: [{ id: 1, supported: true }] }, opinion),
      () => after("profile", answer, profile)
    )
    return Effect.gen(function* () {
      const turns = yield* makeTurns(1)
      const drafter = yield* Drafter
      const one = Effect.map(Effect.timed(drafter.draft({ ...request, turns })), ([took, { by }]) => ({
        took: Duration.toSeconds(took),
        by
      }))
      const fiber = yield* Effect.fork(Effect.all([one, one], { concurrency: 2 }))
      for (let second = 0; second < 150; second++) yield* TestClock.adjust(Duration.seconds(1))
      return { drafts: yield* Fiber.join(fiber), put }
    }).pipe(Effect.provide(layer), Effect.provide(TestContext.TestContext), Effect.runPromise)
  }

  test("a second opinion keeps no profile waiting", async () => {
    const { drafts, put } = await two(5, 10)
    expect(put).toEqual(["profile 0", "profile 5", "opinion 5", "opinion 15"])
    expect(drafts).toEqual([
      { took: 15, by: "model" },
      { took: 25, by: "model" }
    ])
  })
  test("who waits for its turn has its whole time afterwards, and yet ends in time", async () => {
    const wait = Duration.toSeconds(drafterLimits.modelPhaseAndWait)
    const { drafts, put } = await two(29, 1)
    expect(put).toEqual(["profile 0", "profile 29", "opinion 29", "opinion 58"])
    expect(drafts.map(({ by }) => by)).toEqual(["model", "model"])
    const endless = await two(1000, 1)
    expect(endless.drafts.map(({ took }) => took)).toEqual([Duration.toSeconds(drafterLimits.modelPhase), wait])
    expect(endless.drafts.map(({ by }) => by)).toEqual(["extractive", "extractive"])
  })
})
