import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test"
import { SqlClient } from "@effect/sql"
import { Effect, Either, Fiber } from "effect"
import fc from "fast-check"
import type { CrawlError, PageVisit, ReadPage } from "../../../src/domain/draft/Crawl.ts"
import type { Draft } from "../../../src/domain/draft/Draft.ts"
import type { FieldKey } from "../../../src/domain/listing/Profile.ts"
import { type Crawl, CrawlFailure, type CrawlRequest } from "../../../src/services/crawl/Crawler.ts"
import { Drafting } from "../../../src/services/drafts/Drafting.ts"
import { DraftingRepo } from "../../../src/services/drafts/rows/DraftingRepo.ts"
import { Changes } from "../../../src/services/store/Changes.ts"
import { TryAgain } from "../../../src/services/store/Jobs.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { draftsOf } from "./editing/Harbour.ts"

const page = (url: string, text: string): ReadPage => ({
  url,
  status: 200,
  title: `Tidewatch ${new URL(url).pathname}`,
  lang: "en",
  text,
  headings: [{ level: 1, text: "Tide alerts for small harbours" }],
  meta: { description: "Tidewatch texts harbour masters before high water.", "og:site_name": "Tidewatch" },
  jsonLd: [],
  links: [],
  emails: [],
  socials: {},
  logos: []
})
const home = page(
  "https://tidewatch.example/",
  "Tide alerts for small harbours\nTidewatch texts harbour masters before high water."
)
const about = page("https://tidewatch.example/about", "About us\nTidewatch was founded in 2019 by two oceanographers.")
const visitOf = ({ url, title }: ReadPage): PageVisit => ({ url, status: "read", title, detail: null })

type Crawling = (request: CrawlRequest) => Effect.Effect<Crawl, CrawlFailure>
/** Reads both pages, telling of each that is not known yet. */
const politely: Crawling = ({ known = [], onPage = () => Effect.void }) =>
  Effect.gen(function* () {
    for (const one of [home, about]) if (!known.some(({ url }) => url === one.url)) yield* onPage(visitOf(one), one)
    return { url: home.url, pages: [home, about], visits: [visitOf(home), visitOf(about)] }
  })
const failing = (code: CrawlError): Effect.Effect<never, CrawlFailure> =>
  Effect.fail(new CrawlFailure({ code, message: `The site says ${code}.` }))

let crawl: Crawling = politely
let crawls: Array<CrawlRequest> = []
let generate: Effect.Effect<unknown> = Effect.succeed({ fields: {} })
let app: TestApp
let drafts: ReturnType<typeof draftsOf>

beforeAll(async () => {
  app = await testApp({
    work: false,
    crawler: {
      crawl: (request) =>
        Effect.suspend(() => {
          crawls.push(request)
          return crawl(request)
        })
    },
    model: { generate: () => Effect.suspend(() => generate) }
  })
  drafts = draftsOf(app)
}, 60_000)
afterEach(() => {
  crawl = politely
  crawls = []
  generate = Effect.succeed({ fields: {} })
})
afterAll(() => app.close())

const sql = (query: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  app.run(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, query)))
/** One try of the job, as a worker makes it. */
const tryOnce = (id: string, lastAttempt = false) =>
  app.run(
    Effect.flatMap(Drafting, (drafting) => Effect.either(drafting.draft({ draft_id: id }, { id: "job", lastAttempt })))
  )
const begin = async (url = "https://tidewatch.example/") => {
  const { key } = await app.user()
  const { id } = await drafts.start(key, url)
  return { key, id, get: () => drafts.get(key, id) }
}

describe("a draft on its way", () => {
  test("moves on with every page and every step, and never backwards", async () => {
    const { id, get } = await begin()
    const seen: Array<Draft> = [await get()]
    const look = Effect.promise(async () => void seen.push(await get()))
    crawl = ({ onPage = () => Effect.void }) =>
      Effect.gen(function* () {
        yield* look
        for (const one of [home, about]) yield* Effect.zipRight(onPage(visitOf(one), one), look)
        const refused: PageVisit = {
          url: "https://tidewatch.example/p",
          status: "refused_by_robots",
          title: null,
          detail: "No."
        }
        yield* Effect.zipRight(onPage(refused, null), look)
        return { url: home.url, pages: [home, about], visits: [visitOf(home), visitOf(about), refused] }
      })
    generate = Effect.as(look, { fields: {} })
    expect(Either.isRight(await tryOnce(id))).toBe(true)
    seen.push(await get())
    expect(seen.map(({ status, progress }) => [status, progress.step, progress.pages_read])).toEqual([
      ["crawling", "queued", 0],
      ["crawling", "reading", 0],
      ["crawling", "reading", 1],
      ["crawling", "reading", 2],
      ["crawling", "reading", 2],
      ["drafting", "drafting", 2],
      ["ready", "done", 2]
    ])
    const percents = seen.map(({ progress }) => progress.percent)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(new Set(percents).size).toBe(percents.length)
    expect(percents.at(-1)).toBe(100)
    expect(seen.map(({ poll_after_seconds }) => poll_after_seconds)).toEqual([3, 3, 3, 3, 3, 3, null])
    expect(seen.at(-1)?.pages.map(({ status }) => status)).toEqual(["read", "read", "refused_by_robots"])
  })

  test("that died after a page goes on from there and does not read it again", async () => {
    const { id, get } = await begin()
    crawl = ({ onPage = () => Effect.void }) => Effect.zipRight(onPage(visitOf(home), home), Effect.die("killed"))
    expect(Either.getOrNull(Either.flip(await tryOnce(id)))).toBeInstanceOf(TryAgain)
    expect(await get()).toMatchObject({ status: "crawling", progress: { pages_read: 1 } })
    crawl = politely
    await tryOnce(id)
    expect(crawls.map(({ known }) => known?.map(({ url }) => url))).toEqual([[], [home.url]])
    expect(await get()).toMatchObject({ status: "ready", progress: { pages_read: 2 } })
    expect((await get()).fields.founded_year.value).toBe("2019")
  })

  test("that died while it was drafted is not read again", async () => {
    const { id, get } = await begin()
    generate = Effect.never
    const dying = app.run(
      Effect.flatMap(Drafting, (drafting) =>
        Effect.fork(drafting.draft({ draft_id: id }, { id: "job", lastAttempt: false }))
      ).pipe(
        Effect.flatMap((fiber) =>
          Effect.zipRight(
            Effect.promise(() => app.until(get, ({ status }) => status === "drafting", "drafting")),
            Fiber.interrupt(fiber)
          )
        )
      )
    )
    await dying
    expect((await get()).status).toBe("drafting")
    generate = Effect.succeed({ fields: {} })
    await tryOnce(id)
    expect(crawls).toHaveLength(1)
    expect(await get()).toMatchObject({ status: "ready", progress: { pages_read: 2 } })
    expect((await get()).fields.founded_year.value).toBe("2019")
  })

  test("that is done is not made again, however often its job comes", async () => {
    const { key, id, get } = await begin()
    await Promise.all([tryOnce(id), tryOnce(id)])
    const first = await get()
    expect(first.status).toBe("ready")
    await drafts.edited(key, id, { fields: { name: "Typed" } })
    crawls = []
    await tryOnce(id)
    expect(crawls).toEqual([])
    expect((await get()).fields.name.value).toBe("Typed")
  })

  test("whose last try breaks is failed, and only the last", async () => {
    const { id, get } = await begin()
    crawl = () => Effect.die(new Error("a bug"))
    expect(Either.isLeft(await tryOnce(id))).toBe(true)
    expect((await get()).status).toBe("crawling")
    expect(Either.isRight(await tryOnce(id, true))).toBe(true)
    expect(await get()).toMatchObject({ status: "failed", error: { code: "internal" } })
    expect(JSON.stringify(await get())).not.toContain("a bug")
  })

  test("whose drafter breaks is made of the site's own words", async () => {
    const { id, get } = await begin()
    generate = Effect.die(new Error("no model"))
    await tryOnce(id)
    expect((await get()).fields.name).toMatchObject({ value: "Tidewatch", state: "ai" })
  })

  test("that nobody has any more is nobody's work", async () => {
    expect(Either.isRight(await tryOnce("7c1a3c1e-7d8f-4a58-9f43-0a7a2c6f5d10"))).toBe(true)
  })
})

describe("a site that fails", () => {
  test("for a moment is asked twice more at most", async () => {
    const { id, get } = await begin()
    crawl = () => (crawls.length < 3 ? failing("timeout") : politely(crawls.at(-1) ?? { url: "" }))
    app.clock.haste = 20
    await tryOnce(id)
    app.clock.haste = 1
    expect(crawls).toHaveLength(3)
    expect((await get()).status).toBe("ready")
  })

  test("for good is not asked again", async () => {
    const codes: ReadonlyArray<CrawlError> = [
      "robots_disallowed",
      "blocked_address",
      "tls_error",
      "http_error",
      "not_html",
      "too_large"
    ]
    for (const code of codes) {
      const { id, get } = await begin()
      crawls = []
      crawl = () => failing(code)
      await tryOnce(id)
      expect(crawls).toHaveLength(1)
      const draft = await get()
      expect(draft).toMatchObject({ status: "failed", error: { code, message: `The site says ${code}.` } })
      expect(draft.pages).toHaveLength(1)
    }
  })

  test("with what cannot be stored in its pages does no harm", async () => {
    const { id, get } = await begin()
    const odd = { ...home, title: "Tide\u0000watch \ud800", meta: { ...home.meta, "\u0000k": "\udfff" } }
    crawl = ({ onPage = () => Effect.void }) =>
      Effect.as(onPage(visitOf(odd), odd), { url: odd.url, pages: [odd], visits: [visitOf(odd)] })
    await tryOnce(id)
    expect((await get()).status).toBe("ready")
  })
})

describe("drafts that nothing works on any more", () => {
  const sweep = () => app.run(Effect.flatMap(Drafting, (drafting) => drafting.sweep))
  const advance = (minutes: number) => app.clock.advance({ minutes })

  test("are failed after ten minutes, and can be filled by hand", async () => {
    const { key, id, get } = await begin()
    await sweep()
    expect((await get()).status).toBe("crawling")
    advance(11)
    expect(await sweep()).toBeGreaterThan(0)
    expect(await get()).toMatchObject({ status: "failed", error: { code: "timed_out" } })
    expect((await drafts.edited(key, id, { fields: { name: "By hand" } })).status).toBe("ready")
    // Its job may still come: too late.
    await tryOnce(id)
    expect((await get()).fields.name).toMatchObject({ value: "By hand", ai_value: null })
  })

  test("are not given up while others ahead of them in the queue are finished", async () => {
    const waiting = await begin()
    advance(11)
    const { id } = await begin()
    await tryOnce(id)
    await sweep()
    expect((await waiting.get()).status).toBe("crawling")
    await tryOnce(waiting.id)
  })

  test("that were reading are given up by themselves", async () => {
    const stuck = await begin()
    await app.run(
      Effect.flatMap(Effect.all([Changes, DraftingRepo]), ([changes, repo]) =>
        changes.last(repo.progress(stuck.id, { step: "reading", percent: 5 }, app.clock.now()))
      ).pipe(Effect.provide(DraftingRepo.Default))
    )
    advance(11)
    const { id } = await begin()
    await tryOnce(id)
    await sweep()
    expect((await stuck.get()).error?.code).toBe("timed_out")
  })

  test("from before the clock was set back are given up as soon as any other", async () => {
    const { id } = await begin()
    await tryOnce(id)
    const waiting = await begin()
    advance(-14_400)
    await sweep()
    expect((await waiting.get()).status).toBe("crawling")
    advance(11)
    await sweep()
    expect((await waiting.get()).error?.code).toBe("timed_out")
    advance(14_389)
  })
})

/** What an owner may do to a draft that is being made. */
type Step = { readonly set: Partial<Record<FieldKey, string | null>>; readonly lock: ReadonlyArray<FieldKey> }
const keys: ReadonlyArray<FieldKey> = ["name", "tagline", "description", "city", "founded_year"]
const texts: Record<string, fc.Arbitrary<string | null>> = {
  founded_year: fc.constantFrom("1999", "2001", null)
}
const step: fc.Arbitrary<Step> = fc.record({
  set: fc
    .subarray([...keys], { minLength: 1, maxLength: 2 })
    .chain((some) =>
      fc.record(Object.fromEntries(some.map((key) => [key, texts[key] ?? fc.constantFrom("one", "two", null)])))
    ),
  lock: fc.subarray([...keys], { maxLength: 1 })
})

test("whatever is edited while the draft is made stands at its end, and the rest is drafted", async () => {
  const { id: plainId, get: plainly } = await begin()
  await tryOnce(plainId)
  const plain = await plainly()
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(4), { minLength: 8, maxLength: 8 }),
      async (steps, pauses) => {
        const { key, id, get } = await begin()
        let turn = 0
        const pause = Effect.suspend(() => Effect.sleep(pauses[turn++ % pauses.length] ?? 0))
        crawl = (request) =>
          politely({
            ...request,
            onPage: (visit, read) => Effect.zipRight(pause, request.onPage?.(visit, read) ?? Effect.void)
          })
        generate = Effect.as(pause, { fields: {} })
        const editing = (async () => {
          for (const { set, lock } of steps) {
            await Bun.sleep(pauses[turn++ % pauses.length] ?? 0)
            await drafts.edited(key, id, { fields: set, lock_fields: lock })
          }
        })()
        await Promise.all([tryOnce(id), editing])
        const draft = await get()
        expect(draft.status).toBe("ready")
        for (const one of keys) {
          const field = draft.fields[one]
          expect(field.ai_value).toEqual(plain.fields[one].ai_value)
          const typed = steps.flatMap(({ set }) => (set[one] === undefined ? [] : [set[one]])).at(-1)
          // Taking a field away takes its lock away, until it is locked again.
          const isLocked = steps.reduce((was, { set, lock }) => (was && set[one] !== null) || lock.includes(one), false)
          expect(field.locked).toBe(isLocked)
          if (typed !== undefined) expect(field.value).toBe(typed)
          else if (!isLocked) expect(field).toEqual(plain.fields[one])
          if (typed !== undefined && !isLocked)
            expect(typed === null ? ["deleted"] : ["edited", "manual"]).toContain(field.state)
        }
      }
    ),
    { numRuns: 12 }
  )
}, 60_000)

test("the pages of a draft are kept as they were read, in their order", async () => {
  const { id } = await begin()
  await tryOnce(id)
  const pages = await app.run(
    Effect.flatMap(DraftingRepo, (repo) => repo.pages(id, "own")).pipe(Effect.provide(DraftingRepo.Default))
  )
  expect(pages).toEqual([home, about])
  await sql((run) => run`delete from drafts where id = ${id}`)
})
