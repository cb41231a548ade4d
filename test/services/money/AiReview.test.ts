import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import type { CrawlError, ReadPage } from "../../../src/domain/draft/Crawl.ts"
import { CrawlFailure } from "../../../src/services/crawl/Crawler.ts"
import { Fulfilment } from "../../../src/services/money/Fulfilment.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { expectUsable, isHere, launch } from "../../support/Chromium.ts"
import { freeze, fulfil, linesOf, paidOrder, partsOf, reverse, thaw } from "../../support/PaidOrder.ts"
import { columns, query, saveListing, slugOf, waitingMails } from "../../support/SavedListing.ts"

const said = {
  tagline: "Tide alerts for small harbours",
  what: "Tidewatch texts harbour masters before high water.",
  who: "Tidewatch is built for harbour masters of small harbours.",
  strength: "Tidewatch works without an internet connection."
}
const home: ReadPage = {
  url: "https://tidewatch.example/",
  status: 200,
  title: "Tidewatch",
  lang: "en",
  text: Object.values(said).join("\n"),
  headings: [{ level: 1, text: said.tagline }],
  meta: { description: said.what, "og:site_name": "Tidewatch" },
  jsonLd: [],
  links: [],
  emails: [],
  socials: {},
  logos: []
}
const quotes = (...all: ReadonlyArray<string>) => all.map((quote) => ({ quote, url: home.url }))
const honest = {
  fields: {
    name: { value: "Tidewatch", quotes: quotes("Tidewatch") },
    tagline: { value: said.tagline, quotes: quotes(said.tagline) },
    description: { value: `${said.what} ${said.who}`, quotes: quotes(said.what, said.who) },
    usps: { value: [said.strength], quotes: quotes(said.strength) }
  }
}

let app: TestApp
let owner: { readonly id: number; readonly email: string; readonly key: string }
let answer: unknown = honest
let fails: CrawlError | null = null

beforeAll(async () => {
  app = await testApp({
    work: false,
    now: "2026-11-18T12:00:00Z",
    crawler: {
      crawl: () =>
        Effect.suspend(() =>
          fails === null
            ? Effect.succeed({ url: home.url, pages: [home], visits: [] })
            : new CrawlFailure({ code: fails, message: `The site says ${fails}.` })
        )
    },
    model: { generate: () => Effect.sync(() => answer) }
  })
  owner = await app.user()
}, 60_000)
afterAll(() => app.close())
afterEach(() => {
  answer = honest
  fails = null
})

let hosts = 0
const order = async () => {
  const host = `reviewed-${++hosts}.example`
  const listingId = await saveListing(app, { ownerId: owner.id, host, columns: { ...columns.live, plan: "paid" } })
  const made = await paidOrder(app, owner.id, [{ kind: "ai_review", listingId }])
  await fulfil(app, made)
  return { ...made, listingId, slug: slugOf(host) }
}
const review = (lineId: number, lastAttempt = false) =>
  app.run(
    Effect.flatMap(Fulfilment, (all) =>
      Effect.either(all.review({ line_id: lineId, position: 0 }, { id: "job", lastAttempt }))
    )
  )
const kept = async (listingId: number) =>
  (
    await query<{ content: unknown; hidden: boolean }>(
      app,
      "select content, hidden from ai_reviews where listing_id = $1",
      [listingId]
    )
  )[0]
const pageOf = async (slug: string) => (await app.fetch(new Request(`${app.origin}/products/${slug}`))).text()
const title = "Review, written by AI from the product’s own site"

describe("a review that was bought", () => {
  test("is written by a job, queued once, and stays pending until then", async () => {
    const made = await order()
    await fulfil(app, made)
    expect(await linesOf(app, made)).toMatchObject([{ status: "pending" }])
    const jobs = () =>
      query(app, "select id from pgboss.job where name = 'ai-review' and (data->>'line_id')::int = $1", [made.lineId])
    expect(await jobs()).toHaveLength(1)
    const retry = () => app.run(Effect.flatMap(Fulfilment, (all) => all.retryPending(() => Effect.void)))
    expect(await retry()).toBe(0)
    // One that was lost is queued again.
    app.clock.advance({ minutes: 31 })
    await retry()
    expect(await jobs()).toHaveLength(2)
  })

  test("says what the site says, each sentence with its words, and what the site does not", async () => {
    const made = await order()
    expect(await pageOf(made.slug)).not.toContain(title)
    await review(made.lineId)
    expect(await linesOf(app, made)).toMatchObject([{ status: "fulfilled" }])
    expect((await kept(made.listingId))?.content).toMatchObject({
      what_it_is: [{ text: said.tagline, evidence: quotes(said.tagline) }, { text: said.what }],
      who_for: [{ text: said.who, evidence: quotes(said.who) }],
      strengths: [{ text: said.strength, evidence: quotes(said.strength) }],
      not_stated: expect.arrayContaining(["pricing_model", "founded_year"])
    })
    const html = await pageOf(made.slug)
    for (const text of [title, "Paid review", `<mark>${said.who}</mark>`, "Not found on its site:"])
      expect(html).toContain(text)
    const [mail] = (await waitingMails(app, owner.email)).slice(-1)
    expect(mail?.text).toContain(said.strength)
    // The job may come twice; nothing is written or told twice.
    const before = (await waitingMails(app, owner.email)).length
    await review(made.lineId)
    expect(await waitingMails(app, owner.email)).toHaveLength(before)
  })

  test("has nothing in it that the site does not say", async () => {
    const lie = "Tidewatch is trusted by 4,000 harbours in 30 countries."
    answer = {
      fields: {
        ...honest.fields,
        description: { value: `${said.what} ${lie}`, quotes: quotes(said.what) },
        usps: { value: [lie], quotes: quotes(lie) }
      }
    }
    const made = await order()
    await review(made.lineId)
    const { content } = (await kept(made.listingId)) ?? {}
    expect(JSON.stringify(content)).toContain(said.what)
    expect(JSON.stringify(content)).not.toContain("4,000")
  })

  test("is hidden in a dispute, shown again once it is won, and hidden when the money goes back", async () => {
    const made = await order()
    await review(made.lineId)
    const isShown = async () => (await pageOf(made.slug)).includes(title)
    expect(await isShown()).toBe(true)
    await freeze(app, made)
    expect(await isShown()).toBe(false)
    await thaw(app, made)
    expect(await isShown()).toBe(true)
    expect(await reverse(app, made.lineId)).toContain("shown no more")
    expect(await isShown()).toBe(false)
  })

  test("that ends while the payment is disputed is kept and not shown", async () => {
    const made = await order()
    await query(app, "update orders set status = 'disputed' where id = $1", [made.id])
    await review(made.lineId)
    expect(await kept(made.listingId)).toMatchObject({ hidden: true })
    expect(await partsOf(app, made)).toMatchObject([{ status: "fulfilled", frozen: true }])
    await thaw(app, made)
    expect(await kept(made.listingId)).toMatchObject({ hidden: false })
  })

  test("that was refunded meanwhile is not written", async () => {
    const made = await order()
    await reverse(app, made.lineId)
    await review(made.lineId)
    expect(await kept(made.listingId)).toBeUndefined()
    expect(await linesOf(app, made)).toMatchObject([{ status: "reversed" }])
  })
})

describe("a review that cannot be written", () => {
  test("is tried again while that can help, fails with the last try, and its buyer is told", async () => {
    fails = "http_error"
    const made = await order()
    expect(await review(made.lineId)).toMatchObject({ _tag: "Left" })
    expect(await linesOf(app, made)).toMatchObject([{ status: "pending" }])
    expect(await review(made.lineId, true)).toMatchObject({ _tag: "Right" })
    expect(await linesOf(app, made)).toMatchObject([{ status: "failed", detail: "The site says http_error." }])
    const [mail] = (await waitingMails(app, owner.email)).slice(-1)
    expect(mail).toMatchObject({ subject: expect.stringContaining("could not be written") })
    expect(mail?.text).toContain("goes back to you")
  })

  test("fails at once where the site may not be read, or the listing is the buyer's no more", async () => {
    fails = "robots_disallowed"
    const closed = await order()
    await review(closed.lineId)
    expect(await linesOf(app, closed)).toMatchObject([{ status: "failed" }])
    fails = null
    const sold = await order()
    await query(app, "update listings set owner_id = null where id = $1", [sold.listingId])
    await review(sold.lineId)
    expect(await linesOf(app, sold)).toMatchObject([{ status: "failed", detail: expect.stringContaining("no longer") }])
  })

  test("is none where the model has no part in it: rules write no review", async () => {
    answer = { fields: {} }
    const made = await order()
    expect(await review(made.lineId)).toMatchObject({ _tag: "Left" })
    await review(made.lineId, true)
    expect(await linesOf(app, made)).toMatchObject([{ status: "failed" }])
    expect(await kept(made.listingId)).toBeUndefined()
  })
})

test.if(isHere)("its section reads well on every screen, in the light and in the dark", async () => {
  const made = await order()
  await review(made.lineId)
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`${app.listen()}/products/${made.slug}`)
    await expectUsable(page, "a product with its review")
    if (process.env.SCREENSHOT !== undefined) await page.screenshot({ path: process.env.SCREENSHOT, fullPage: true })
  } finally {
    await browser.close()
  }
})
