/** The weekly round of ratings: everybody once, whoever dies or answers nothing, and one source at a time. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import type { RatingSource } from "../../../src/domain/listing/Listing.ts"
import { DomainRatingChecks } from "../../../src/services/directory/DomainRatingChecks.ts"
import { type DomainMeasurement, RatingsUnavailable } from "../../../src/services/outside/DomainRatings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { type Reads, reads } from "../../support/Read.ts"
import { messageOf } from "../../support/Rejected.ts"
import { clearListings, columns, query, saveListing, slugOf } from "../../support/SavedListing.ts"

const monday = "2026-11-16"
/** What the source knows; of all others it has nothing. */
const known = new Map<string, number>()
let asked: Array<ReadonlyArray<string>> = []
let behave: "answers" | "is away" | "kills" = "answers"
const fake: {
  source: RatingSource | null
  readonly lookup: (
    domains: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyArray<DomainMeasurement>, RatingsUnavailable>
} = {
  source: "ahrefs",
  lookup: (domains) =>
    Effect.suspend(() => {
      asked.push(domains)
      if (behave === "is away") return new RatingsUnavailable({ message: "away", retry: true })
      if (behave === "kills") return Effect.dieMessage("killed")
      return Effect.as(
        Effect.sleep("5 millis"),
        domains.map((domain) => ({ domain, value: known.get(domain) ?? null, raw: known.get(domain) ?? null }))
      )
    })
}

let app: TestApp
let read: Reads["read"]
beforeAll(async () => {
  app = await testApp({ work: false, now: `${monday}T12:00:00Z`, domainRatings: fake })
  ;({ read } = reads(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  await clearListings(app)
  await query(app, "delete from domain_rating_rounds")
  app.clock.set(`${monday}T12:00:00Z`)
  known.clear()
  asked = []
  behave = "answers"
  fake.source = "ahrefs"
})

const run = () => app.run(Effect.flatMap(DomainRatingChecks, (checks) => checks.run))
const saved = (host: string, more: Readonly<Record<string, unknown>> = {}) =>
  saveListing(app, { ownerId: null, host, category: false, columns: { ...columns.live, ...more } })
const many = async (count: number) => {
  const hosts = Array.from({ length: count }, (_, at) => `many-${at}.example`)
  for (const [at, host] of hosts.entries()) known.set(host, at % 100)
  await query(
    app,
    `insert into listings (slug, status, plan, name, website_url, site_key, domain, launched_at, created_at, updated_at)
     select replace(host, '.', '-'), 'live', 'free', host, 'https://' || host || '/', host, host, $2, $2, $2
     from unnest($1::text[]) host`,
    [hosts, app.clock.now()]
  )
  return hosts
}
const trendOf = async (host: string) => (await read("get_listing", { slug: slugOf(host) })).domain_rating_trend

describe("a round", () => {
  test("asks about the domains of what is live or to come, and keeps what is said with source and day", async () => {
    known.set("known.example", 61.5)
    await saved("known.example")
    await saved("unknown.example")
    await saved("soon.example", columns.scheduled)
    await saved("draft.example", { status: "draft", plan: "none", launch_week: null, launched_at: null })
    await saved("gone.example", columns.paused)
    expect(await run()).toEqual({ checked: 3, rated: 1, answered: true })
    expect(asked).toEqual([["known.example", "unknown.example", "soon.example"]])
    expect(await trendOf("known.example")).toEqual({
      current: 61.5,
      change_30d: null,
      direction: null,
      source: "ahrefs",
      measured_on: monday,
      points: [{ date: monday, value: 61.5 }]
    })
    expect(await trendOf("unknown.example")).toMatchObject({
      current: null,
      source: "ahrefs",
      measured_on: null,
      points: []
    })
    expect((await trendOf("soon.example")).current).toBeNull()
  })

  test("asks for the registrable domain once, and for none where the host is not the product's own", async () => {
    known.set("maker.co.uk", 40)
    known.set("github.com", 96)
    known.set("vercel.app", 92)
    await saved("app.maker.co.uk", { website_url: "https://app.maker.co.uk/one" })
    await saved("www.maker.co.uk", { website_url: "https://www.maker.co.uk/two" })
    await saved("repo.example", { website_url: "https://github.com/owner/repo" })
    await saved("hosted.example", { website_url: "https://foo.vercel.app/" })
    expect(await run()).toEqual({ checked: 4, rated: 2, answered: true })
    expect(asked).toEqual([["maker.co.uk"]])
    for (const [slug, rating] of [
      ["app-maker-co-uk", 40],
      ["www-maker-co-uk", 40],
      ["repo-example", null],
      ["hosted-example", null]
    ] as const)
      expect((await read("get_listing", { slug })).domain_rating, slug).toBe(rating)
  })

  test("comes once a week, and to those that came since", async () => {
    known.set("weekly.example", 30)
    await saved("weekly.example")
    await run()
    app.clock.advance({ days: 6 })
    expect(await run()).toEqual({ checked: 0, rated: 0, answered: true })
    known.set("later.example", 12)
    await saved("later.example")
    expect(await run()).toEqual({ checked: 1, rated: 1, answered: true })
    known.set("weekly.example", 33)
    app.clock.set("2026-12-21T00:17:00Z")
    expect(await run()).toMatchObject({ checked: 2 })
    expect(asked).toEqual([["weekly.example"], ["later.example"], ["weekly.example", "later.example"]])
    expect(await trendOf("weekly.example")).toEqual({
      current: 33,
      change_30d: 3,
      direction: "up",
      source: "ahrefs",
      measured_on: "2026-12-21",
      points: [
        { date: monday, value: 30 },
        { date: "2026-12-21", value: 33 }
      ]
    })
    // A clock that goes back an hour, and with it a week, begins nothing.
    app.clock.advance({ hours: -1 })
    expect(await run()).toEqual({ checked: 0, rated: 0, answered: true })
  })

  test("a rating that is gone is shown no more, and stays in the history", async () => {
    known.set("fading.example", 20)
    await saved("fading.example")
    await run()
    known.delete("fading.example")
    app.clock.advance({ weeks: 1 })
    await run()
    expect(await trendOf("fading.example")).toMatchObject({
      current: null,
      measured_on: null,
      points: [{ date: monday, value: 20 }]
    })
    expect((await read("get_leaderboard", { board: "domain-rating" })).total).toBe(0)
  })

  test("says at once what changed to those who looked before", async () => {
    known.set("looked.example", 20)
    await saved("looked.example")
    const before = await app.rest("GET", "/listings/looked-example")
    await run()
    const after = await app.rest("GET", "/listings/looked-example", {
      headers: { "if-none-match": before.headers.get("etag") ?? "" }
    })
    expect([before.body.domain_rating, after.status, after.body?.domain_rating]).toEqual([null, 200, 20])
  })
})

describe("whatever happens to it, everybody is rated once", () => {
  const timesAsked = () => {
    const times = new Map<string, number>()
    for (const domain of asked.flat()) times.set(domain, (times.get(domain) ?? 0) + 1)
    return times
  }

  test("batches of a hundred, shared by several at the same time", async () => {
    const hosts = await many(350)
    const reports = await Promise.all([run(), run(), run()])
    expect(reports.reduce((sum, { checked }) => sum + checked, 0)).toBe(350)
    expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(100)
    expect([...timesAsked().values()]).toEqual(hosts.map(() => 1))
    const board = await read("get_leaderboard", { board: "domain-rating", per_page: 1 })
    expect([board.total, board.items[0]?.metric.value]).toEqual([350, 99])
  }, 60_000)

  test("killed in the middle, it goes on with those that are left", async () => {
    const hosts = await many(250)
    const original = fake.lookup
    Object.assign(fake, {
      lookup: (domains: ReadonlyArray<string>) => {
        behave = asked.length === 1 ? "kills" : "answers"
        return original(domains)
      }
    })
    const end = messageOf(run())
    await Bun.sleep(0)
    await app.until(
      async () => asked.length,
      (count) => count === 2,
      "the kill"
    )
    expect(await end).toContain("killed")
    Object.assign(fake, { lookup: original })
    behave = "answers"
    // What the dead one held is not asked about twice at once: it is left until its claim has run out.
    expect(await run()).toEqual({ checked: 50, rated: 50, answered: true })
    app.clock.advance({ minutes: 16 })
    expect(await run()).toEqual({ checked: 100, rated: 100, answered: true })
    expect(await run()).toEqual({ checked: 0, rated: 0, answered: true })
    expect([...timesAsked()].filter(([, times]) => times === 1)).toHaveLength(150)
    const [row] = await query<{ rated: number }>(app, "select count(*)::int as rated from domain_ratings")
    expect(row?.rated).toBe(hosts.length)
  }, 60_000)

  test("where the source is away, what was known stays, and the next run asks again", async () => {
    known.set("steady.example", 50)
    await saved("steady.example")
    await run()
    app.clock.advance({ weeks: 1 })
    behave = "is away"
    expect(await run()).toEqual({ checked: 0, rated: 0, answered: false })
    expect(await trendOf("steady.example")).toMatchObject({ current: 50, measured_on: monday })
    behave = "answers"
    app.clock.advance({ hours: 1 })
    expect(await run()).toEqual({ checked: 1, rated: 1, answered: true })
    expect(await trendOf("steady.example")).toMatchObject({ current: 50, measured_on: "2026-11-23" })
  })

  test("nobody is asked where it is off, and what was measured stays", async () => {
    known.set("kept.example", 50)
    await saved("kept.example")
    await run()
    fake.source = null
    app.clock.advance({ weeks: 1 })
    expect(await run()).toEqual({ checked: 0, rated: 0, answered: true })
    expect(await trendOf("kept.example")).toMatchObject({ current: 50, source: "ahrefs", measured_on: monday })
  })
})

describe("another source", () => {
  test("is never beside the one before: not in a board, a list or a trend; and both are kept", async () => {
    known.set("first.example", 70)
    known.set("second.example", 60)
    await saved("first.example")
    await run()
    await saved("second.example")
    fake.source = "openpagerank"
    known.set("first.example", 40)
    known.set("second.example", 30)
    behave = "is away"
    await run()
    // It has said nothing yet, so nothing is shown.
    const board = async () => {
      const { title, items } = await read("get_leaderboard", { board: "domain-rating" })
      return { title, values: items.map(({ metric }) => [metric.value, metric.source]) }
    }
    expect(await board()).toEqual({ title: "Open PageRank", values: [] })
    expect(await trendOf("first.example")).toMatchObject({ current: null, source: null, points: [] })
    behave = "answers"
    expect(await run()).toMatchObject({ checked: 2 })
    expect(await board()).toEqual({
      title: "Open PageRank",
      values: [
        [40, "openpagerank"],
        [30, "openpagerank"]
      ]
    })
    expect((await trendOf("first.example")).points).toEqual([{ date: monday, value: 40 }])
    expect(
      await query(app, "select source, value from domain_ratings where date = $1 order by source, value", [monday])
    ).toEqual([
      { source: "ahrefs", value: 70 },
      { source: "openpagerank", value: 30 },
      { source: "openpagerank", value: 40 }
    ])
    // Back again in the same week: the first source's history is there, and it is asked anew.
    fake.source = "ahrefs"
    known.set("first.example", 71)
    await run()
    expect(await trendOf("first.example")).toMatchObject({
      current: 71,
      source: "ahrefs",
      points: [{ date: monday, value: 71 }]
    })
  })
})
