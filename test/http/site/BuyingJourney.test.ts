/** Buying, from an agent that reads nothing but the tools' own words to a listing that everybody sees. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import type { Browser, Page } from "playwright-core"
import { type TestApp, testApp } from "../../support/App.ts"
import { openShop } from "../../support/Buying.ts"
import { isHere, launch } from "../../support/Chromium.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { query, saveListing, slugOf } from "../../support/SavedListing.ts"
import { details } from "./OrderPages.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, served: true, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  await openShop(app, { launch: 9900, featured: 4900, extra_categories: 1900 })
}, 60_000)
afterAll(() => app.close())

const draft = async () => {
  const owner = await app.user()
  const host = `journey-${crypto.randomUUID().slice(0, 8)}.example`
  return { owner, id: await saveListing(app, { ownerId: owner.id, host }), slug: slugOf(host) }
}
const statusOf = async (slug: string) => (await app.rest("GET", `/listings/${slug}`)).body.status

describe.skipIf(!isHere)("on a phone, without JavaScript (needs Chromium)", () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await launch()
    page = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  }, 60_000)
  afterAll(() => browser.close())

  test("two pages to fill in and press, and the listing is live", async () => {
    const { owner, id, slug } = await draft()
    const body = { items: [{ product: "launch", listing_id: id }], billing_country: "DE" }
    const { body: order } = await app.rest("POST", "/orders/checkout", { key: owner.key, body })
    expect(await statusOf(slug)).toBeUndefined()

    await page.goto(order.checkout_url)
    expect(await page.textContent(".receipt")).toContain("Launch")
    expect(await page.textContent("main")).toContain("$117.81")
    for (const field of ["name", "address", "postal_code", "city"] as const)
      await page.fill(`#${field}`, details[field])
    await page.click("text=Save and see the VAT")
    expect(await page.textContent("main")).toContain("VAT of Germany, 19 %: $18.81. The total is $117.81.")
    await page.click("text=Pay $117.81")
    expect([await page.textContent("h1"), await statusOf(slug)]).toEqual(["Test payment", undefined])
    await page.click("text=Pay $117.81 (test)")

    expect(await page.textContent("h1")).toBe("Your order is paid")
    expect(await statusOf(slug)).toBe("live")
    const wide = await page.evaluate("document.documentElement.scrollWidth")
    expect(wide).toBe(390)
    await page.click("text=See the invoice")
    expect(await page.textContent("main")).toContain("$117.81")
    await page.goBack()
    await page.click("text=as everybody sees it >> xpath=./a")
    expect(new URL(page.url()).pathname).toBe(`/products/${slug}`)
  }, 60_000)
})

test("an agent that goes by the tools' words orders a launch, a featured place and categories in one", async () => {
  const { owner, id } = await draft()
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } })
  const requestInit = { headers: { authorization: `Bearer ${owner.key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", app.origin), { requestInit }))
  const { tools } = await client.listTools()
  /** The one tool whose words say all of this. */
  const saying = (...words: ReadonlyArray<RegExp>) => {
    const found = tools.filter(({ description = "" }) => words.every((word) => word.test(description)))
    expect(found.map(({ name }) => name)).toHaveLength(1)
    return found[0]?.name ?? ""
  }
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: given })
    expect([name, isError === true ? content : null]).toEqual([name, null])
    // biome-ignore lint/suspicious/noExplicitAny: an answer of a tool that is known by its words alone
    return structuredContent as any
  }

  const catalogue = saying(/can be bought/i, /prices?/i)
  const { items } = await call(catalogue)
  const week = items
    .find(({ code }: { code: string }) => code === "launch")
    .weeks.find(({ available }: { available: boolean }) => available).week
  const categories = (await call(saying(/category tree/i))).items
  const order = {
    items: [
      { product: "launch", listing_id: id, week },
      { product: "featured", listing_id: id },
      { product: "extra_categories", listing_id: id, categories: [categories[1].slug, categories[2].slug] }
    ],
    billing_country: "DE"
  }
  const quote = await call(saying(/VAT preview/i, /charges nothing/i), order)
  expect(quote).toMatchObject({ subtotal_cents: 16_700, total_cents: 19_873 })
  expect(quote.lines[1].week).toBe(week)
  const made = await call(saying(/checkout_url/, /pays? themselves/), order)
  expect(made).toMatchObject({ status: "pending", total_cents: quote.total_cents })
  expect(new URL(made.checkout_url).pathname).toStartWith("/checkout/")
  const seen = await call(saying(/became of each line/), { number: made.number })
  expect(seen.lines.map(({ fulfillment }: { fulfillment: { status: string } }) => fulfillment.status)).toEqual([
    "pending",
    "pending",
    "pending"
  ])
  await client.close()
  expect(await query(app, "select id from payments")).toHaveLength(isHere ? 1 : 0)
})
