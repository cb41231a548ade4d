/** Finding listings by words and by filters, over the real handler and database. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect, Stream } from "effect"
import fc from "fast-check"
import { Import } from "../../../src/services/data/Import.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { change, type Reads, reads, slugs } from "../../support/Read.ts"

let app: TestApp
let read: Reads["read"]
let refused: Reads["refused"]

const products = [
  { name: "Tidewatch", url: "https://tidewatch.example", tagline: "Alerts for harbours", categories: ["Weather"] },
  { name: "Tidewatch Pro", url: "https://pro.tidewatch.example", tagline: "More of it", categories: ["Weather"] },
  { name: "Saltgrass", url: "https://saltgrass.example", tagline: "Tide tables on paper", categories: ["Paper"] },
  { name: "Rocket.Chat", url: "https://rocket.example", tagline: "Talk to each other", tags: ["messaging"] },
  { name: "Café Noir", url: "https://noir.example", description: "Roasts spreadsheets for breakfast" },
  { name: "100% Wool_", url: "https://wool.example", tagline: "Jumpers" },
  { name: "The The", url: "https://thethe.example", tagline: "A band" },
  { name: "Plain", url: "https://plain.example", country: "NO", pricing_model: "Freemium", votes: 9 },
  { name: "Plainer", url: "https://plainer.example", country: "SE", pricing_model: "freemium", votes: 3 },
  { name: "Hidden", url: "https://hidden.example", status: "draft" }
]
const find = async (q: string, more: object = {}) => slugs((await read("search_listings", { q, ...more })).items)

beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  ;({ read, refused } = reads(app))
  await raiseLimits(app)
  const lines = Stream.fromIterable(products.map((product) => JSON.stringify(product)))
  await app.run(Effect.flatMap(Import, (importer) => importer.importFile(lines)))
}, 60_000)
afterAll(() => app.close())

describe("words", () => {
  test("the exact name comes first, then names that begin so", async () => {
    expect((await find("tidewatch")).slice(0, 2)).toEqual(["tidewatch", "tidewatch-pro"])
    expect((await find("TIDEWATCH pro"))[0]).toBe("tidewatch-pro")
  })
  test("accents, case and what joins the words of a name make no difference", async () => {
    expect(await find("cafe noir")).toEqual(["cafe-noir"])
    expect(await find("rocketchat")).toEqual(["rocket-chat"])
    expect(await find("Rocket chat")).toEqual(["rocket-chat"])
  })
  test.each(["tidewach", "tidewwatch", "tidewetch", "tidewacth"])("one typo: %s", async (q) => {
    expect(await find(q)).toContain("tidewatch")
  })
  test("more than one typo in a long name still leads somewhere", async () => {
    expect(await find("Tidewach Prro")).toContain("tidewatch-pro")
  })
  test("taglines, descriptions, tags and categories are found, words by their stem", async () => {
    expect(await find("harbour alert")).toEqual(["tidewatch"])
    expect(await find("spreadsheet")).toEqual(["cafe-noir"])
    expect(await find("messaging")).toEqual(["rocket-chat"])
    expect(await find("weather")).toEqual(expect.arrayContaining(["tidewatch", "tidewatch-pro"]))
  })
  test("a domain or an address finds its listing", async () => {
    expect((await find("saltgrass.example"))[0]).toBe("saltgrass")
    expect((await find("https://www.saltgrass.example/pricing?a=b"))[0]).toBe("saltgrass")
  })
  test("a word of the name weighs more than one of the tagline", async () => {
    await change(app, "update listings set tagline = 'Not a plain thing' where slug = 'saltgrass'")
    const found = await find("plain")
    expect(found.indexOf("plain")).toBe(0)
    expect(found.indexOf("saltgrass")).toBe(found.length - 1)
  })
  test("where no listing holds all of the words, some of them are enough", async () => {
    expect(await find("harbours for elephants")).toEqual(["tidewatch"])
  })
  test("a name of stop words is found as a name", async () => {
    expect((await find("the the"))[0]).toBe("the-the")
  })
  test("only what is asked for by status: drafts never", async () => {
    expect(await find("hidden")).toEqual([])
    expect(await find("tidewatch", { status: "upcoming" })).toEqual([])
  })
  test("another order than relevance is kept with words too", async () => {
    expect(await find("plain", { sort: "votes" })).toEqual(["plain", "plainer", "saltgrass"])
  })
  test("pages hold every hit once, and a page past the end still counts", async () => {
    const all = await find("tide OR plain", { per_page: 100 })
    const one = await Promise.all(all.map((_, at) => find("tide OR plain", { per_page: 1, page: at + 1 })))
    expect(one.flat()).toEqual(all)
    const past = await read("search_listings", { q: "tidewatch", page: 50 })
    expect(past).toMatchObject({ items: [], has_more: false })
    expect(past.total).toBeGreaterThan(0)
  })
})

describe("any text at all", () => {
  const odd = ["'", '"', "\\", "a & | !", "<->", ":*", "((", "%", "_", "100% Wool_", "😀", "​", "a'b", "-", "*", "…"]
  test.each([...odd, "x".repeat(200), "é".repeat(200), `${"a ".repeat(99)}b`, "\t\n", "$1", "NULL", "\ud83d"])(
    "%p is answered",
    async (q) => {
      await read("search_listings", { q })
    }
  )
  test("signs that mean something in a pattern mean themselves", async () => {
    expect((await find("100% wool_"))[0]).toBe("100-wool")
    expect(await find("%")).toEqual([])
  })
  test("random text", async () => {
    const text = fc.string({ unit: "binary", maxLength: 40 }).filter((q) => !q.includes("\u0000") && q.isWellFormed())
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        await read("search_listings", { q })
      }),
      { numRuns: 60 }
    )
  }, 60_000)
})

describe("filters", () => {
  test("without words: live listings, most voted first", async () => {
    const page = await read("search_listings", { per_page: 2 })
    expect(slugs(page.items)).toEqual(["plain", "plainer"])
    expect(page).toMatchObject({ total: products.length - 1, has_more: true })
    expect(slugs((await read("search_listings", { q: "  " })).items)[0]).toBe("plain")
  })
  test("country and pricing model in any case", async () => {
    expect(slugs((await read("search_listings", { country: "no" })).items)).toEqual(["plain"])
    for (const pricing_model of ["FREEMIUM", "Freemium", " freemium "])
      expect(slugs((await read("search_listings", { pricing_model })).items)).toEqual(["plain", "plainer"])
    expect(slugs((await read("search_listings", { pricing_model: "freemium", country: "SE" })).items)).toEqual([
      "plainer"
    ])
  })
  test("stage", async () => {
    await change(app, "update listings set stage = 'beta' where slug = 'plainer'")
    for (const stage of ["beta", "BETA", "Beta"])
      expect(slugs((await read("search_listings", { stage })).items)).toEqual(["plainer"])
    expect((await read("search_listings", { stage: "idea" })).items).toEqual([])
  })
  test.each(["saltgrass.example", "WWW.Saltgrass.example", "https://saltgrass.example/a?b", "saltgrass.example."])(
    "domain %s",
    async (domain) => {
      expect(slugs((await read("search_listings", { domain })).items)).toEqual(["saltgrass"])
    }
  )
  test.each(["nobody.example", "not a domain", "//", "http://"])("no such domain: %s", async (domain) => {
    expect(await read("search_listings", { domain })).toMatchObject({ items: [], total: 0 })
  })
  test("a category counts its subcategories; an unknown one is empty", async () => {
    await change(
      app,
      "update categories set parent_id = (select id from categories where slug = 'paper') where slug = 'weather'"
    )
    const found = slugs((await read("search_listings", { category: "paper" })).items)
    expect(found.sort()).toEqual(["saltgrass", "tidewatch", "tidewatch-pro"])
    expect((await read("search_listings", { category: "PAPER" })).total).toBe(3)
    expect(slugs((await read("search_listings", { category: "weather", q: "tide" })).items)).not.toContain("saltgrass")
    expect((await read("search_listings", { category: "no-such" })).total).toBe(0)
  })
  test("scheduled listings are upcoming, the nearest week first", async () => {
    await change(
      app,
      `insert into listings (slug, status, plan, name, website_url, site_key, domain, launch_week, created_at, updated_at)
       values ('later', 'scheduled', 'free', 'Later', 'https://l.example', 'l.example', 'l.example', '2026-12-07', '2026-11-01', '2026-11-01'),
              ('sooner', 'scheduled', 'paid', 'Sooner', 'https://s.example', 's.example', 's.example', '2026-11-23', '2026-11-01', '2026-11-01')`
    )
    await change(
      app,
      `insert into listings (slug, status, plan, name, website_url, site_key, domain, launch_week, created_at, updated_at)
       values ('latest', 'scheduled', 'free', 'Latest', 'https://n.example', 'n.example', 'n.example', '2026-12-07', '2026-11-09', '2026-11-09'),
              ('older', 'scheduled', 'free', 'Older', 'https://o.example', 'o.example', 'o.example', '2026-12-07', '2026-10-01', '2026-10-01')`
    )
    const newest = await read("search_listings", { status: "upcoming", sort: "newest" })
    expect(slugs(newest.items)).toEqual(["sooner", "latest", "later", "older"])
    await change(app, "delete from listings where slug in ('latest', 'older')")
    const page = await read("search_listings", { status: "upcoming" })
    expect(slugs(page.items)).toEqual(["sooner", "later"])
    expect(page.items.map(({ status }) => status)).toEqual(["scheduled", "scheduled"])
    expect(await find("sonner", { status: "upcoming" })).toEqual(["sooner"])
  })
  test("every order names its column", async () => {
    await change(app, "update listings set views = 7 where slug = 'plainer'")
    await change(app, "update listings set followers = 7 where slug = 'the-the'")
    await change(app, "update listings set trending = 3 where slug = 'cafe-noir'")
    await change(app, "update listings set launched_at = '2026-11-18T13:00:00Z' where slug = 'saltgrass'")
    const first = async (sort: "newest" | "votes" | "trending" | "most_viewed" | "most_followed") =>
      slugs((await read("search_listings", { sort, per_page: 1, page: 1 })).items)[0]
    expect(await Promise.all([first("newest"), first("votes"), first("trending")])).toEqual([
      "saltgrass",
      "plain",
      "cafe-noir"
    ])
    expect(await Promise.all([first("most_viewed"), first("most_followed")])).toEqual(["plainer", "the-the"])
  })
  test("bounds are the contract's", async () => {
    expect(await refused("search_listings", { q: "x".repeat(201) })).toMatchObject({ status: 400, paths: ["query.q"] })
    expect(await refused("search_listings", { country: "nor" })).toMatchObject({
      status: 400,
      paths: ["query.country"]
    })
  })
})

describe("more matches than are counted", () => {
  const many = (count: number) =>
    change(
      app,
      `insert into listings (slug, status, plan, name, tagline, country, website_url, site_key, domain, votes, launched_at,
         created_at, updated_at)
       select 'many-' || i, 'live', 'free', 'Kind ' || i, 'A zephyr of a product', case when i <= 3 then 'FJ' end, 'https://m' || i || '.example',
         'm' || i || '.example', 'm' || i || '.example', i, '2026-11-01', '2026-11-01', '2026-11-01'
       from generate_series(1, $1::int) as i`,
      [count]
    )
  const none = () => change(app, "delete from listings where slug like 'many-%'")
  const search = (input: object) => read("search_listings", { q: "zephyr", ...input })
  afterAll(none)

  test("are said to be more, and what is counted can be paged to its end", async () => {
    await many(1001)
    expect(await search({})).toMatchObject({ total: 1000, total_is_capped: true, has_more: true })
    const last = await search({ page: 10, per_page: 100 })
    expect(last).toMatchObject({ total: 1000, total_is_capped: true, has_more: false })
    expect(last.items).toHaveLength(100)
    // By votes, so it is the least voted one that is left out.
    expect(last.items.at(-1)?.slug).toBe("many-2")
    expect(await search({ page: 11, per_page: 100 })).toMatchObject({ items: [], total: 1000, total_is_capped: true })
    expect(await search({ country: "fj" })).toMatchObject({ total: 3, total_is_capped: false })
    // Without words everything is counted.
    expect(await read("search_listings")).toMatchObject({ total: 1001 + 9, total_is_capped: false })
  })
  test("are none where all of them are counted", async () => {
    await none()
    await many(1000)
    expect(await search({})).toMatchObject({ total: 1000, total_is_capped: false })
    expect(await search({ q: "no such words" })).toMatchObject({ total: 0, total_is_capped: false })
    expect(await search({ q: "zephyr qwxyz" })).toMatchObject({ total: 1000, total_is_capped: false })
  })
})

test("nothing paid moves an order: any plan, placement or contribution leaves every answer as it was", async () => {
  const orders = ["relevance", "newest", "votes", "trending", "most_viewed", "most_followed"] as const
  const answers = async () => {
    const found: Array<ReadonlyArray<string>> = []
    for (const sort of orders)
      for (const q of ["", "tide", "plain", "tidewach"])
        found.push(slugs((await read("search_listings", { sort, per_page: 100, ...(q === "" ? {} : { q }) })).items))
    return found
  }
  const before = await answers()
  const price = fc.record({
    slug: fc.constantFrom(...(before[0] ?? [])),
    cents: fc.integer({ min: 0, max: 1_000_000 })
  })
  await fc.assert(
    fc.asyncProperty(price, async ({ slug, cents }) => {
      await change(
        app,
        `update listings set plan = 'paid', featured = true, billboard_cents = $2::int, revenue_cents = $2::int,
           revenue_source = 'self_reported', revenue_as_of = '2026-11-01', domain_rating = $2::int % 101,
           domain_rating_source = 'demo', domain_rating_measured_on = '2026-11-16' where slug = $1`,
        [slug, cents]
      )
      expect(await answers()).toEqual(before)
    }),
    { numRuns: 4 }
  )
}, 60_000)
