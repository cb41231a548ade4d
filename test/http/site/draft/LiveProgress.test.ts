/**
 * The events of a draft, told from real jobs over a site of the tests: in their order, to whom they belong, to no more
 * than there are seats for, after a restart, and by a process that does not make the draft itself.
 */
import { afterEach, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { lastingDatabase, onPostgres, type TestApp, type TestAppOptions, testApp } from "../../../support/App.ts"
import { accountOf } from "../../../support/CaredListing.ts"
import { draftUnderWay } from "../../../support/DraftUnderWay.ts"
import type { FixtureSite } from "../../../support/FixtureInternet.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedIn } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:site_name" content="Tidewatch">
<meta name="description" content="Tidewatch texts harbour masters before high water."></head><body>${body}</body></html>`

/** Three pages and one that is closed; each further page takes `delay`. */
const harbour = (delay: number): FixtureSite => {
  const slow = (body: string) => ({ body, delay })
  return {
    "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /pricing\n" },
    "/": page(
      "Tidewatch - Tide alerts for small harbours",
      `<h1>Tide alerts for small harbours</h1><p>Tidewatch texts harbour masters forty minutes before the water reaches the quay.</p>
<a href="/about">About</a> <a href="/pricing">Pricing</a> <a href="/features">Features</a>`
    ),
    "/about": slow(page("About", "<h1>About us</h1><p>Tidewatch was founded in 2019 by two oceanographers.</p>")),
    "/features": slow(page("Features", "<h1>Features</h1><ul><li>Text alerts on any phone</li></ul>")),
    "/pricing": page("Pricing", "<p>Secret.</p>")
  }
}

const apps: Array<TestApp> = []
const drops: Array<() => Promise<unknown>> = []
const start = async (options: TestAppOptions) => {
  const app = await testApp(options)
  apps.push(app)
  await raiseLimits(app)
  return app
}
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  for (const drop of drops.splice(0)) await drop()
})
const lasting = async () => {
  const { options, drop } = await lastingDatabase()
  drops.push(drop)
  return options
}

interface Told {
  readonly name: string
  readonly data: { readonly html?: string; readonly percent?: number; readonly now?: string; readonly to?: string }
}

/** Somebody's open events: what was told so far, and how it was answered. */
const listen = async (app: TestApp, { cookies }: Pick<Person, "cookies">, id: string) => {
  const abort = new AbortController()
  const response = await app.fetch(
    new Request(`${app.origin}/account/drafts/${id}/events`, {
      signal: abort.signal,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
    })
  )
  const told: Array<Told> = []
  const reader = response.body?.getReader()
  let over = false
  const reading = (async () => {
    const decoder = new TextDecoder()
    let text = ""
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      text += decoder.decode(value, { stream: true })
      const blocks = text.split("\n\n")
      text = blocks.pop() ?? ""
      for (const block of blocks) {
        const [, name, data] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? []
        if (name !== undefined && data !== undefined) told.push({ name, data: JSON.parse(data) })
      }
    }
    over = true
  })().catch(() => {
    over = true
  })
  return {
    status: response.status,
    headers: response.headers,
    told,
    isOver: () => over,
    leave: async () => {
      abort.abort()
      await reader?.cancel().catch(() => {})
      await reading
    }
  }
}
const submit = async (at: Person, url: string) => {
  const seen = await at.submit(await at.open("/submit"), "/submit", { url })
  return /drafts\/([0-9a-f-]{36})/.exec(seen.url)?.[1] ?? `none: ${seen.url}`
}
const wordsOf = ({ data: { html = "" } }: Told, part: string) => load(html)(part).text().replace(/\s+/g, " ").trim()

describe("whoever waits for a draft", () => {
  test("is told of every page and of what was found, in order, and where it goes on", async () => {
    const app = await start({ internet: { "tidewatch.example": harbour(3000) } })
    const at = await signedIn(app)
    const id = await submit(at, "tidewatch.example")
    const { told, headers, isOver } = await listen(app, at, id)
    expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8")
    expect(headers.get("cache-control")).toBe("no-store")
    await app.until(
      async () => isOver(),
      (over) => over,
      "the end of the events",
      30_000
    )
    expect(told.at(-1)).toEqual({ name: "end", data: { status: "ready", to: `/account/drafts/${id}` } } as never)
    const steps = told.filter(({ name }) => name === "progress")
    const percents = steps.map(({ data }) => data.percent ?? -1)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(percents.at(-1)).toBe(100)
    // While the other pages are still to come, what the homepage states is there with its words.
    const early = steps.find((step) => wordsOf(step, "#found").includes("Tidewatch"))
    expect(early === undefined ? "never" : wordsOf(early, "#now")).toMatch(/^Reading page \d of 4$/)
    expect(load(early?.data.html ?? "")("#found mark").text()).toContain("Tide alerts for small harbours")
    // All of them, and the one that is closed is left alone.
    const log = wordsOf(steps.at(-1) ?? { name: "", data: {} }, "#log")
    for (const line of ["/robots.txt lets us read", "/about About", "/features Features", "/pricing left alone"])
      expect(log).toContain(line)
    // What was found is in the draft now, and nowhere else.
    expect(await query(app, "select found from drafts where id = $1", [id])).toEqual([{ found: [] }])
    // Who comes late is led on at once.
    const late = await listen(app, at, id)
    await app.until(
      async () => late.isOver(),
      (over) => over,
      "the end for who comes late"
    )
    expect(late.told.map(({ name }) => name)).toEqual(["progress", "end"])
  }, 60_000)

  test("is told why it failed", async () => {
    const app = await start({ internet: {} })
    const at = await signedIn(app)
    const id = await submit(at, "nowhere.example")
    const { told, isOver } = await listen(app, at, id)
    await app.until(
      async () => isOver(),
      (over) => over,
      "the end",
      30_000
    )
    expect(told.at(-1)?.data).toMatchObject({ status: "failed", to: `/account/drafts/${id}/progress` })
    expect((await at.open(`/account/drafts/${id}/progress`)).text).toContain("We could not draft nowhere.example")
  }, 60_000)

  test("has as many seats as there are, and gets one back by leaving", async () => {
    const app = await start({ work: false })
    const at = await signedIn(app)
    const id = await draftUnderWay(app, await accountOf(app, at.email))
    const seats = await Promise.all(Array.from({ length: 6 }, () => listen(app, at, id)))
    await app.until(
      async () => seats.map(({ told }) => told.length),
      (told) => told.every((count) => count === 1),
      "words for all"
    )
    const seventh = await listen(app, at, id)
    expect([seventh.status, seventh.headers.get("retry-after") === null]).toEqual([503, false])
    // The page says the same to who finds none.
    expect((await at.open(`/account/drafts/${id}/progress`)).status).toBe(200)
    const other = await signedIn(app)
    const theirs = await listen(app, other, await draftUnderWay(app, await accountOf(app, other.email)))
    expect(theirs.status).toBe(200)
    await seats[0]?.leave()
    await app.until(
      async () => {
        const again = await listen(app, at, id)
        if (again.status === 200) seats.push(again)
        return again.status
      },
      (status) => status === 200,
      "a seat that is free again"
    )
    for (const seat of [...seats, theirs]) await seat.leave()
  }, 60_000)
})

describe("a process that goes away", () => {
  test("leaves what was read and found to the next, which goes on with it", async () => {
    const database = await lasting()
    const first = await start({ ...database, internet: { "tidewatch.example": harbour(3_600_000) } })
    const at = await signedIn(first)
    const id = await submit(at, "tidewatch.example")
    const before = await listen(first, at, id)
    await first.until(
      async () => before.told.map((step) => wordsOf(step, "#found")).at(-1) ?? "",
      (found) => found.includes("Tidewatch"),
      "the first look"
    )
    apps.splice(apps.indexOf(first), 1)
    await first.close()
    await first.until(
      async () => before.isOver(),
      (over) => over,
      "the end of the events"
    )

    // Nobody works on it, and it is all still there.
    const second = await start({ ...database, work: false })
    const back = await signedIn(second, at.email)
    const shown = load((await back.open(`/account/drafts/${id}/progress`)).text)
    expect(shown("#found mark").text()).toContain("Tide alerts for small harbours")
    expect(shown("#log").text()).toContain("/about")
    apps.splice(apps.indexOf(second), 1)
    await second.close()

    const third = await start({
      ...database,
      internet: { "tidewatch.example": { ...harbour(50), "/": { fail: "dns" } } }
    })
    const again = await signedIn(third, at.email)
    // A job whose process is gone is taken up when its time is over.
    await query(
      third,
      "update pgboss.job set state = 'created', start_after = now() where name = 'draft' and state = 'active'"
    )
    const after = await listen(third, again, id)
    await third.until(
      async () => after.isOver(),
      (over) => over,
      "the end",
      60_000
    )
    expect(after.told.at(-1)?.data).toMatchObject({ status: "ready" })
  }, 120_000)

  test.skipIf(!onPostgres)(
    "is heard by one that only answers",
    async () => {
      const database = await lasting()
      const web = await start({ ...database, work: false })
      const at = await signedIn(web)
      const id = await submit(at, "tidewatch.example")
      const { told, isOver } = await listen(web, at, id)
      await web.until(
        async () => told.length,
        (length) => length === 1,
        "the first words"
      )
      await start({ ...database, internet: { "tidewatch.example": harbour(400) } })
      await web.until(
        async () => isOver(),
        (over) => over,
        "the end",
        30_000
      )
      expect(told.length).toBeGreaterThan(4)
      expect(told.at(-1)?.data).toMatchObject({ status: "ready" })
      expect(told.some((step) => wordsOf(step, "#now").startsWith("Reading page"))).toBe(true)
    },
    60_000
  )
})
