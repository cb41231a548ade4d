/** A site whose pages are more than can be made sense of: its helper is lost, and only its own draft hears of it. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import { SqlClient } from "@effect/sql"
import { Effect, Fiber, TestClock, TestContext } from "effect"
import { Drafting } from "../../../../src/services/drafts/Drafting.ts"
import { HelperLost, helperLimits, makeHelpers } from "../../../../src/services/outside/Helpers.ts"
import { type TestApp, testApp } from "../../../support/App.ts"
import { draftsOf, harbourSite } from "../editing/Harbour.ts"

const helpers = makeHelpers(helperLimits)
/** The tasks, by the names of their functions, whose helpers do not come to their end. */
let lost: ReadonlyArray<string> = []
/** Whether these wait for a processor that they are not given, and how many do so now. */
let isStarved = false
let waiting = 0
const starved = Effect.acquireUseRelease(
  Effect.sync(() => waiting++),
  () => Effect.never,
  () => Effect.sync(() => waiting--)
)

let app: TestApp
let drafts: ReturnType<typeof draftsOf>
let key: string
beforeAll(async () => {
  app = await testApp({
    internet: { "tidewatch.com": harbourSite("Tidewatch"), "moorings.com": harbourSite("Moorings") },
    helpers: {
      run: (task, args) =>
        !lost.includes(task.name)
          ? helpers.run(task, args)
          : isStarved
            ? starved
            : new HelperLost({ message: "it took too long" })
    }
  })
  drafts = draftsOf(app)
  key = (await app.user()).key
}, 60_000)
afterAll(() => app.close())

const losing = async <A>(names: ReadonlyArray<string>, work: () => Promise<A>): Promise<A> => {
  lost = names
  return work().finally(() => {
    lost = []
  })
}
const draftOf = (url = "https://tidewatch.com") => drafts.startAndWait(key, url)
const error = { code: "too_complex", message: expect.stringContaining("made sense of") }

test("a homepage that cannot be taken apart fails the draft, and says so", async () => {
  const draft = await losing(["readPage"], draftOf)
  expect(draft).toMatchObject({ status: "failed", progress: { step: "failed" }, error })
  expect(draft.pages).toMatchObject([{ status: "unreachable" }])
})

test("pages that cannot be weighed fail the draft, which can be filled by hand; the next one is made", async () => {
  const draft = await losing(["extractSite"], draftOf)
  expect(draft).toMatchObject({ status: "failed", error })
  expect(draft.pages.map(({ status }) => status)).toContain("read")
  const filled = await drafts.edited(key, draft.id, { fields: { name: "By hand" } })
  expect(filled).toMatchObject({ status: "ready", error: null })
  expect((await draftOf()).status).toBe("ready")
})

/**
 * Five seconds of its clock at a time, until it is done; how many seconds that took. The clock stands while it does
 * something that takes time of this machine's, which may be slow.
 */
const passing = (work: Effect.Effect<unknown, unknown, Drafting>): Promise<number> =>
  app.run(
    Effect.gen(function* () {
      const fiber = yield* Effect.fork(work)
      let seconds = 0
      while ((yield* Fiber.poll(fiber))._tag === "None") {
        yield* Effect.promise(() => Bun.sleep(1))
        if (waiting > 0) {
          yield* TestClock.adjust("5 seconds")
          seconds += 5
        }
      }
      return seconds
    }).pipe(Effect.provide(TestContext.TestContext))
  )

test("a machine that has no time for them fails the draft in time, and none is made over and over", async () => {
  const { id } = await drafts.start(key, "https://tidewatch.com")
  await app.until(
    () => drafts.get(key, id),
    ({ status }) => status === "ready",
    "the draft"
  )
  await app.run(
    Effect.orDie(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`update drafts set status = 'drafting' where id = ${id}`)
    )
  )
  isStarved = true
  const seconds = await losing(["extractSite"], () =>
    passing(Effect.flatMap(Drafting, (drafting) => drafting.draft({ draft_id: id }, { id: "job", lastAttempt: false })))
  ).finally(() => {
    isStarved = false
  })
  expect(await drafts.get(key, id)).toMatchObject({ status: "failed", error: { code: "timed_out" } })
  expect(seconds).toBeLessThanOrEqual(100)
})

test("a redraft that comes to nothing leaves the field, and says why", async () => {
  const { id, fields } = await draftOf()
  const edited = await losing(["extractSite"], () => drafts.edited(key, id, { regenerate: ["tagline"] }))
  expect(edited.fields.tagline.value).toBe(fields.tagline.value)
  expect(edited.next_steps.map(({ reason }) => reason).join(" ")).toContain("tagline: the pages hold more than")
})

test("a comparison that comes to nothing is failed", async () => {
  const { id } = await draftOf()
  const { competitor } = await losing(["extractSite"], async () => {
    await drafts.edited(key, id, { competitor_url: "https://moorings.com" })
    return app.until(
      () => drafts.get(key, id),
      (draft) => draft.competitor?.status !== "reading",
      "the end of the comparison"
    )
  })
  expect(competitor).toMatchObject({ status: "failed", error })
})
