/** The importer: a file may be wrong, repeated, large and about products that share a page. */
import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import { existsSync, readFileSync } from "node:fs"
import { Effect, Stream } from "effect"
import { Import } from "../../../src/services/data/Import.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { reads, slugs } from "../../support/Read.ts"
import { clearListings, query } from "../../support/SavedListing.ts"

const real = new URL("../../../../shared/data/directory.jsonl", import.meta.url).pathname

let app: TestApp
const started = testApp({ work: false, now: "2026-11-18T12:00:00Z" }).then((made) => {
  app = made
})
beforeEach(async () => {
  await started
  await clearListings(app)
}, 60_000)
afterAll(() => app.close())

const importLines = (lines: ReadonlyArray<string>) =>
  app.run(Effect.flatMap(Import, (importer) => importer.importFile(Stream.fromIterable(lines))))
const importAll = (...lines: ReadonlyArray<object>) => importLines(lines.map((line) => JSON.stringify(line)))
const listings = () =>
  query<Record<string, unknown>>(app, "select * from listings order by id").then((rows) =>
    rows.map(({ slug, name, tagline, description, tags, status, plan, votes, country, site_key }) => ({
      slug,
      name,
      tagline,
      description,
      tags,
      status,
      plan,
      votes,
      country,
      site_key
    }))
  )

describe("a line", () => {
  test("becomes a live listing with what it says and nothing else", async () => {
    const report = await importAll({
      source: "elsewhere",
      name: " Tidewatch ",
      url: "https://www.tidewatch.example/",
      tagline: "Alerts",
      description: null,
      categories: ["climate", "New Things"],
      tags: ["tides"],
      country: "no",
      votes: 7
    })
    expect(report).toEqual({ read: 1, created: 1, updated: 0, bad: [] })
    expect(await listings()).toEqual([
      {
        slug: "tidewatch",
        name: "Tidewatch",
        tagline: "Alerts",
        description: null,
        tags: ["tides"],
        status: "live",
        plan: "free",
        votes: 7,
        country: "NO",
        site_key: "tidewatch.example"
      }
    ])
    const listing = await reads(app).read("get_listing", { slug: "tidewatch" })
    expect(listing.categories).toEqual([
      { slug: "climate", name: "Climate", primary: true },
      { slug: "new-things", name: "New Things", primary: false }
    ])
    // It took part in no launch week.
    expect(listing.launch_week).toBeNull()
    expect(listing.launched_at).toStartWith("2026-11-18T12:")
    expect(await query(app, "select * from launches")).toEqual([])
  })

  test("that is a draft is not public", async () => {
    await importAll({ name: "Hidden", url: "https://hidden.example", status: "draft" })
    expect(await listings()).toMatchObject([{ status: "draft", plan: "none" }])
    expect((await reads(app).refused("get_listing", { slug: "hidden" })).status).toBe(404)
  })

  test("that is wrong is reported by its number, and the rest goes on", async () => {
    const good = JSON.stringify({ name: "Good", url: "https://good.example" })
    const report = await importLines([
      "\uFEFF{",
      "",
      good,
      JSON.stringify({ name: "", url: "nowhere", country: "Norway", votes: -1 }),
      "[]",
      JSON.stringify({ url: "https://nameless.example" }),
      JSON.stringify({ name: "Old", url: "ftp://old.example", status: "gone" })
    ])
    expect(report).toMatchObject({ read: 6, created: 1 })
    const messages = Object.fromEntries(report.bad.map(({ line, message }) => [line, message]))
    expect(Object.keys(messages)).toEqual(["1", "4", "5", "6", "7"])
    expect(messages[1]).toBe("is not valid JSON")
    for (const part of ["name", "url", "country", "votes"]) expect(messages[4]).toContain(part)
    expect(messages[6]).toBe("name is required")
    expect(messages[7]).toContain("status must be one of: draft, live")
  })
})

describe("repeated", () => {
  const file = [
    { name: "Tidewatch", url: "https://tidewatch.example", tagline: "Alerts" },
    { name: "Tidewatch", url: "http://www.tidewatch.example/index.html", description: "Longer." },
    { name: "Saltgrass", url: "https://saltgrass.example" }
  ]
  test("a file changes nothing the second time", async () => {
    expect(await importAll(...file)).toMatchObject({ read: 3, created: 2, updated: 0 })
    const before = await listings()
    expect(before[0]).toMatchObject({ tagline: "Alerts", description: "Longer." })
    expect(await importAll(...file)).toEqual({ read: 3, created: 0, updated: 0, bad: [] })
    expect(await listings()).toEqual(before)
  })
  test("a changed line brings its listing up to date, by URL, and keeps what the line leaves out", async () => {
    await importAll(...file)
    expect(await importAll({ name: "Tidewatch 2", url: "https://tidewatch.example/", tagline: "More" })).toMatchObject({
      created: 0,
      updated: 1
    })
    expect((await listings())[0]).toMatchObject({
      slug: "tidewatch",
      name: "Tidewatch 2",
      tagline: "More",
      description: "Longer."
    })
  })
  test("a listing that somebody owns is left alone", async () => {
    await importAll(...file)
    const owner = await app.user()
    await query(app, "update listings set owner_id = $1", [owner.id])
    const before = await listings()
    expect(await importAll({ name: "Mine now", url: "https://tidewatch.example" })).toMatchObject({ updated: 0 })
    expect(await listings()).toEqual(before)
  })
  test("votes are given once", async () => {
    await importAll({ name: "Counted", url: "https://counted.example", votes: 3 })
    await query(app, "update listings set votes = 8")
    await importAll({ name: "Counted", url: "https://counted.example", votes: 3 })
    expect(await listings()).toMatchObject([{ votes: 8 }])
  })
})

describe("several products", () => {
  const shared = ["Goldilocks", "Pluto", "Polaris"].map((name) => ({ name, url: "https://fairwinds.example/open" }))
  test("at one URL are listings of their own, the second time too", async () => {
    expect(await importAll(...shared)).toMatchObject({ created: 3 })
    expect((await listings()).map(({ slug }) => slug)).toEqual(["goldilocks", "pluto", "polaris"])
    expect(await importAll(...shared)).toMatchObject({ created: 0, updated: 0 })
    expect(await importAll(...[...shared].reverse())).toMatchObject({ created: 0, updated: 0 })
  })
  test("of one name get a slug each, in one file and over many", async () => {
    const twins = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: "Twin", url: `https://twin${from + index}.example` }))
    await importAll(...twins(0, 60))
    await importAll(...twins(60, 2))
    const found = (await listings()).map(({ slug }) => String(slug))
    expect(new Set(found).size).toBe(62)
    expect(found.slice(0, 3)).toEqual(["twin", "twin-2", "twin-3"])
    expect(found.slice(-1)).toEqual(["twin-62"])
  })
  test("in more categories than a listing may have keep the first four", async () => {
    await importAll({ name: "Many", url: "https://many.example", categories: ["A1", "B1", "a1 ", "C1", "D1", "E1"] })
    const { categories } = await reads(app).read("get_listing", { slug: "many" })
    expect(slugs(categories)).toEqual(["a1", "b1", "c1"])
  })
})

test.skipIf(!existsSync(real))(
  "the real directory comes in whole, and a second time changes nothing",
  async () => {
    const lines = existsSync(real) ? readFileSync(real, "utf8").split("\n") : []
    const first = await importLines(lines)
    expect(first).toMatchObject({ read: 3761, bad: [] })
    const stored = new Set((await listings()).map(({ name }) => String(name).toLowerCase()))
    const named: ReadonlyArray<string> = lines.filter((line) => line !== "").map((line) => JSON.parse(line).name)
    expect(named.filter((name) => !stored.has(name.trim().toLowerCase()))).toEqual([])
    // Rare and common words are looked for in two ways.
    const { read } = reads(app)
    expect((await read("search_listings", { q: "Grist" })).items[0]?.name).toBe("Grist")
    expect((await read("search_listings", { q: "management" })).total).toBeGreaterThan(500)
    expect((await read("search_listings", { q: "spreadsheet formula" })).items.map(({ name }) => name)).toContain(
      "Grist"
    )
    expect(await importLines(lines)).toEqual({ read: 3761, created: 0, updated: 0, bad: [] })
  },
  60_000
)
