/** Public pages from memory: for whom, until when, and what each costs. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Settings } from "../../../src/services/store/Settings.ts"
import { lastingDatabase, onPostgres, origin, type TestApp, testApp } from "../../support/App.ts"
import { signedIn } from "../../support/Person.ts"
import { change } from "../../support/Read.ts"
import { query, silently } from "../../support/SavedListing.ts"

let app: TestApp
beforeAll(async () => {
  // Not near midnight, when everything is made anew.
  app = await testApp({ demo: true, work: false, now: "2026-11-18T10:00:00Z" })
})
afterAll(() => app.close())

const html = "text/html,application/xhtml+xml,*/*;q=0.8"
const get = async (path: string, headers: Readonly<Record<string, string>> = {}, of: TestApp = app) => {
  const response = await of.fetch(
    new Request(path.startsWith("/") ? origin + path : path, {
      headers: { accept: html, "x-forwarded-for": `192.0.2.${Math.floor(Math.random() * 250)}`, ...headers }
    })
  )
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const setting = (key: string, value: unknown) =>
  app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))
/** Renames a product where nobody hears of it: who still sees the old name is answered from memory. */
const renameSilently = (name: string, of: TestApp = app) =>
  silently(of, "update listings set name = $1 where slug = 'tidewatch'", [name])
afterEach(() => change(app, "update listings set name = 'Tidewatch' where slug = 'tidewatch'"))

const product = "/products/tidewatch"

describe("a public page", () => {
  test("is made once and answered from memory, whatever the host is called and whatever else is asked", async () => {
    const first = await get(product)
    await renameSilently("Otherwise")
    const again = [
      await get(product),
      await get(`https://elsewhere.test${product}`, { host: "elsewhere.test" }),
      await get(`${product}?utm_source=mail`),
      await get("/products/tide%77atch")
    ]
    for (const { status, text } of again) expect({ status, text }).toEqual({ status: 200, text: first.text })
  })

  test("has a strong tag; who has it is told so", async () => {
    const etag = (await get(product)).headers.get("etag") ?? ""
    expect(etag).toMatch(/^"[^"]+"$/)
    for (const path of [product, `${product}?utm_source=mail`]) {
      const again = await get(path, { "if-none-match": etag })
      expect([again.status, again.text]).toEqual([304, ""])
    }
    await change(app, "update listings set name = 'Otherwise' where slug = 'tidewatch'")
    expect((await get(product, { "if-none-match": etag })).status).toBe(200)
  })

  test.each(["zstd", "br", "gzip"])("comes in %s", async (encoding) => {
    const { headers } = await get(product, { "accept-encoding": encoding })
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([encoding, "Accept-Encoding, Cookie"])
  })

  test("answers HEAD with the same headers and nothing else", async () => {
    const { headers } = await get("/bot")
    const head = await app.fetch(new Request(`${origin}/bot`, { method: "HEAD" }))
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, headers.get("etag"), ""])
  })

  test("tells browsers to stay on TLS, from memory too", async () => {
    for (const _ of [1, 2])
      expect((await get("/bot")).headers.get("strict-transport-security")).toBe("max-age=31536000")
  })

  test("is made anew when an operation it reads would answer otherwise", async () => {
    const { id, key } = await app.user()
    await query(app, "update listings set owner_id = $1 where slug = 'tidewatch'", [id])
    const [row] = await query<{ id: number }>(app, "select id from listings where slug = 'tidewatch'")
    const tagline = "Tells harbour masters when to look"
    for (const path of [product, "/"]) expect((await get(path)).text).not.toContain(tagline)
    const reply = await app.rest("PATCH", `/me/listings/${row?.id}`, { key, body: { fields: { tagline } } })
    expect(reply.status, reply.text).toBe(200)
    for (const path of [product, "/"]) expect((await get(path)).text).toContain(tagline)
  })

  test("is made anew when something else changes that it says it shows", async () => {
    expect((await get("/how-ranking-works")).text).toContain("after 36 hours")
    await setting("trending.half_life_hours", 48)
    expect((await get("/how-ranking-works")).text).toContain("after 48 hours")
  })

  test("that says how long ago something was lives no longer than it says", async () => {
    await get("/")
    await renameSilently("Otherwise")
    app.clock.advance({ seconds: 50 })
    expect((await get("/")).text).not.toContain("Otherwise")
    app.clock.advance({ seconds: 11 })
    expect((await get("/")).text).toContain("Otherwise")
  })

  test("is not kept where there is none", async () => {
    for (const path of [
      "/products/no-such-product",
      "/products/UPPER",
      "/products/%00",
      `/products/${"a".repeat(300)}`
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    await change(app, "update listings set slug = 'no-such-product' where slug = 'tidewatch'")
    expect((await get("/products/no-such-product")).status).toBe(200)
    await change(app, "update listings set slug = 'tidewatch' where slug = 'no-such-product'")
  })
})

test("what is kept is never for somebody with a session, and theirs is never kept", async () => {
  await get(product)
  const person = await signedIn(app)
  const theirs = await person.open(product)
  expect(theirs.text).toContain('name="csrf"')
  expect(theirs.headers.get("cache-control")).toBe("private, no-store")
  expect(theirs.headers.get("vary")).toContain("Cookie")
  const other = (await (await signedIn(app)).open(product)).text
  for (const text of [(await get(product)).text, other]) {
    expect(text).not.toContain(person.email)
    for (const [token] of theirs.text.matchAll(/name="csrf" value="[^"]+"/g)) expect(text).not.toContain(token)
  }
})

test("what a page says to everybody is made once for those who have a session too, and new after a change", async () => {
  for (const path of [product, "/", "/search?q=tide"]) {
    await (await signedIn(app)).open(path)
    await renameSilently("Otherwise")
    expect((await (await signedIn(app)).open(path)).text).not.toContain("Otherwise")
    await change(app, "update listings set name = 'Renamed' where slug = 'tidewatch'")
    expect((await (await signedIn(app)).open(path)).text).toContain("Renamed")
    await change(app, "update listings set name = 'Tidewatch' where slug = 'tidewatch'")
  }
})

describe("a visit", () => {
  const remaining = ({ headers }: { readonly headers: Headers }) =>
    Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1])

  test("counts once against the limit of its address, however much the page looks up", async () => {
    const from = { "x-forwarded-for": "203.0.113.10" }
    await change(app, "select 1")
    for (const left of [59, 58]) {
      const seen = await get("/", from)
      expect(remaining(seen)).toBe(left)
      expect(seen.headers.get("ratelimit-policy")).toBe('"anonymous";q=60;w=60')
    }
    // A visit that is told that nothing is new, from memory, costs nothing.
    const etag = (await get("/", from)).headers.get("etag") ?? ""
    for (const _ of [1, 2, 3]) expect((await get("/", { ...from, "if-none-match": etag })).status).toBe(304)
    expect(remaining(await get("/", from))).toBe(56)
  })

  test("draws on the same limit as the API", async () => {
    const address = "203.0.113.11"
    await app.rest("GET", "/listings", { address })
    expect(remaining(await get("/bot", { "x-forwarded-for": address }))).toBe(58)
  })

  test("to an address that is none counts as well", async () => {
    const from = { "x-forwarded-for": "203.0.113.13" }
    for (const left of [59, 58]) expect(remaining(await get("/no-such-page", from))).toBe(left)
  })

  test("of somebody signed in counts as theirs", async () => {
    const person = await signedIn(app)
    const first = remaining(await person.open("/bot"))
    const seen = await person.open("/bot")
    expect([seen.headers.get("ratelimit-policy"), remaining(seen)]).toEqual(['"read";q=300;w=60', first - 1])
  })

  test("too many is told as a page, also where the page is in memory", async () => {
    const from = { "x-forwarded-for": "203.0.113.12" }
    await setting("rate_limit.anonymous_per_minute", 3)
    for (const path of ["/", "/", "/sign-in"]) expect((await get(path, from)).status).toBe(200)
    for (const path of ["/", "/sign-in", "/docs", "/sitemap.xml", "/account", "/no-such-page"]) {
      const { status, headers, text } = await get(path, from)
      expect([path, status, headers.get("content-type")]).toEqual([path, 429, "text/html; charset=utf-8"])
      expect(text).toContain("Too many requests")
      expect(Number(headers.get("retry-after"))).toBeWithin(1, 61)
      expect(headers.get("ratelimit")).toMatch(/^"anonymous";r=0;t=\d+$/)
    }
    app.clock.advance({ seconds: 61 })
    expect((await get("/", from)).status).toBe(200)
    await setting("rate_limit.anonymous_per_minute", 60)
  })
})

test.skipIf(!onPostgres)("what one process changes the other forgets", async () => {
  const { options, drop } = await lastingDatabase()
  const now = "2026-11-18T10:00:00Z"
  const one = await testApp({ ...options, demo: true, work: false, now })
  const two = await testApp({ ...options, work: false, now })
  try {
    await get(product, {}, two)
    await renameSilently("Otherwise", two)
    expect((await get(product, {}, two)).text).not.toContain("Otherwise")
    await change(one, "select 1")
    await two.until(
      () => get(product, {}, two),
      ({ text }) => text.includes("Otherwise"),
      "the change"
    )
  } finally {
    await two.close()
    await one.close()
    await drop()
  }
})
