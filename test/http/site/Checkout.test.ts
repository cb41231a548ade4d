/** An order from its link to its end, as a person goes through it in a browser without JavaScript. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import type { Seen } from "../../support/Browser.ts"
import { isHere, launch } from "../../support/Chromium.ts"
import { fakeStripe } from "../../support/FakeStripe.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { signedIn, stranger } from "../../support/Person.ts"
import { query } from "../../support/SavedListing.ts"
import { billed, details, type Ordered, ordered } from "./OrderPages.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
  await raiseLimits(app)
  await app.run(Effect.flatMap(Settings, (settings) => settings.set("seller.country", "NL")))
}, 60_000)
afterAll(() => app.close())

const words = (page: Seen) => load(page.text)("main").text().replace(/\s+/g, " ")
const heading = (page: Seen) => load(page.text)("h1").text()
const standing = async ({ key, number }: Ordered) => (await app.rest("GET", `/orders/${number}`, { key })).body

describe("paying", () => {
  test("goes from the link over the billing details to the payment, and the page says what was done", async () => {
    const order = await ordered(app)
    const at = stranger(app)
    const first = await at.open(order.path)
    expect(heading(first)).toBe("Your order")
    expect(first.headers.get("cache-control")).toBe("no-store")
    expect(load(first.text)("#email").attr("value")).toBe(order.email)
    expect(words(first)).not.toContain("Pay $")

    const saved = await at.submit(first, `${order.path}/billing`, details)
    expect(saved.url).toContain("?billing=saved")
    expect(words(saved)).toContain("Saved. VAT of Germany, 19 %: $18.81. The total is $117.81.")

    const provider = await at.submit(saved, `${order.path}/pay`)
    expect([heading(provider), new URL(provider.url).pathname]).toEqual([
      "Test payment",
      expect.stringMatching(/^\/checkout\/test\/test_session_/)
    ])
    const session = new URL(provider.url).pathname
    expect((await standing(order)).status).toBe("pending")
    const paid = await at.submit(provider, `${session}/pay`)
    expect(heading(paid)).toBe("Your order is paid")
    expect(words(paid)).toContain("Paid in test mode")
    expect((await standing(order)).status).toBe("paid")
    expect(words(await at.open(session))).toContain("This test payment is made already.")
  })

  test("is not believed of a browser that comes back", async () => {
    const order = await ordered(app)
    const { at, page } = await billed(app, order)
    await at.submit(page, `${order.path}/pay`)
    const back = await at.open(`${order.path}?returned=1`)
    expect(heading(back)).toBe("Not confirmed yet")
    expect(back.headers.get("refresh")).toBe(`3; url=${order.path}?returned=2`)
    expect((await at.open(`${order.path}?returned=20`)).headers.get("refresh")).toStartWith("15;")
    expect((await at.open(`${order.path}?returned=40`)).headers.get("refresh")).toBeNull()
    for (const odd of ["", "-1", "x", "1e9", "99999999", "%00"])
      expect((await at.open(`${order.path}?returned=${odd}`)).status).toBe(200)
    expect((await standing(order)).status).toBe("pending")
  })

  test("a card that is refused leaves the order as it was, to be tried again", async () => {
    const order = await ordered(app)
    const { at, page } = await billed(app, order)
    const provider = await at.submit(page, `${order.path}/pay`)
    const session = new URL(provider.url).pathname
    const declined = await at.submit(provider, `${session}/decline`)
    expect([declined.status, words(declined)]).toEqual([200, expect.stringContaining("Nothing was paid")])
    expect((await standing(order)).status).toBe("pending")
    expect(heading(await at.submit(declined, `${session}/pay`))).toBe("Your order is paid")
  })

  test("a double click, and ten at once, make one payment", async () => {
    const order = await ordered(app)
    const { at, page } = await billed(app, order)
    const fields = at.fieldsOf(page, `${order.path}/pay`, {})
    const seen = await Promise.all(Array.from({ length: 10 }, () => stranger(app).post(`${order.path}/pay`, fields)))
    expect(new Set(seen.map(({ url }) => url)).size).toBe(1)
    const session = new URL(seen[0]?.url ?? "").pathname
    await Promise.all(Array.from({ length: 5 }, () => stranger(app).post(`${session}/pay`, fields)))
    const [count] = await query<{ tries: number; entries: number }>(
      app,
      `select (select count(*)::int from payments p where p.order_id = o.id) as tries,
        (select count(*)::int from ledger_entries e where e.order_id = o.id) as entries
       from orders o where o.number = $1`,
      [order.number]
    )
    expect(count).toEqual({ tries: 1, entries: 1 })
  })
})

describe("billing details", () => {
  test("that are wrong are not saved, and stay as they were typed", async () => {
    const order = await ordered(app)
    const { page } = await billed(app, order, { name: " ", email: "ada@", country: "" })
    const $ = load(page.text)
    expect([page.status, $("[aria-invalid]").length, $("#email").attr("value")]).toEqual([400, 3, "ada@"])
    expect(words(await stranger(app).open(order.path))).not.toContain("Change the billing details")
  })

  test("change the VAT until the order is paid, and not after", async () => {
    const order = await ordered(app)
    const { at, page } = await billed(app, order)
    const other = await at.submit(page, `${order.path}/billing`, { ...details, country: "US" })
    expect(words(other)).toContain("The total is $99.00.")
    const provider = await at.submit(other, `${order.path}/pay`)
    await at.submit(provider, `${new URL(provider.url).pathname}/pay`)
    const late = await at.post(`${order.path}/billing`, new URLSearchParams(details))
    expect([late.status, heading(late)]).toEqual([400, "Your order is paid"])
    expect((await standing(order)).total_cents).toBe(9900)
  })

  test("come out as text", async () => {
    const evil = `"><script>alert(1)</script>`
    const order = await ordered(app, { listing: { name: evil } })
    const { page } = await billed(app, order, { name: evil, company: evil, address: evil, city: evil })
    expect(page.status).toBe(200)
    expect(load(page.text)("script")).toHaveLength(0)
    expect(words(page)).toContain(evil)
  })
})

describe("cancelling", () => {
  test("ends the order by its button, and it cannot be paid any more", async () => {
    const order = await ordered(app)
    const { at, page } = await billed(app, order)
    const cancelled = await at.submit(page, `${order.path}/cancel`)
    expect([heading(cancelled), (await standing(order)).status]).toEqual(["This order is cancelled", "expired"])
    const paying = await at.post(`${order.path}/pay`, new URLSearchParams())
    expect([paying.status, paying.away]).toEqual([400, null])
  })

  test("ends the payment that was begun", async () => {
    const order = await ordered(app)
    const { at, page } = await billed(app, order)
    const provider = await at.submit(page, `${order.path}/pay`)
    await at.submit(await at.open(order.path), `${order.path}/cancel`)
    expect(words(await at.open(provider.url))).toContain("This test payment has ended")
  })
})

test("an order is over by the clock, and says how to order again", async () => {
  const order = await ordered(app)
  app.clock.advance({ days: 2 })
  const page = await stranger(app).open(order.path)
  expect(heading(page)).toBe("This order has expired")
  expect(load(page.text)('main a[href="/pricing"]')).toHaveLength(1)
  expect(load(page.text)("main form")).toHaveLength(0)
})

test("an address that is none says so, and no more", async () => {
  for (const path of ["/checkout/none", "/checkout/%00", `/checkout/${"x".repeat(300)}`, "/checkout/test/none"]) {
    const page = await stranger(app).open(path)
    expect([path, page.status]).toEqual([path, 404])
  }
  for (const form of ["none/billing", "none/pay", "none/cancel", "%00/pay", "test/none/pay", "test/%00/decline"])
    expect((await stranger(app).post(`/checkout/${form}`, new URLSearchParams(details))).status).toBe(404)
})

describe("the orders of an account", () => {
  test("are on its page and on their own, newest first, and are nobody else's", async () => {
    const email = `buyer-${crypto.randomUUID()}@people.test`
    const orders = []
    for (let n = 0; n < 4; n++) orders.push(await ordered(app, { email }))
    const person = await signedIn(app, email)
    const account = load((await person.open("/account")).text)
    expect(account(".orders li")).toHaveLength(3)
    const own = load((await person.open("/account/orders")).text)
    expect(
      own(".orders .mono")
        .map((_, one) => own(one).text())
        .get()
    ).toEqual(orders.map(({ number }) => number).toReversed())
    expect(own(".orders a").first().attr("href")).toEndWith(orders[3]?.path ?? "none")
    expect(own(".orders .chip").first().text()).toBe("Waits for payment")
    const other = await signedIn(app)
    expect(words(await other.open("/account/orders"))).toContain("You have ordered nothing.")
    expect((await other.open("/account/orders?page=99")).status).toBe(200)
  })
})

describe.skipIf(!isHere)("in a browser without JavaScript (needs Chromium)", () => {
  test("an order is billed, paid and seen to be done, by clicks alone", async () => {
    const served = await testApp({ work: false, served: true })
    const browser = await launch()
    try {
      const order = await ordered(served)
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await page.goto(`${served.origin}${order.path}`)
      for (const field of ["name", "address", "postal_code", "city"] as const)
        await page.fill(`#${field}`, details[field])
      await page.selectOption("#country", { label: "Germany" })
      await page.click("text=Save and see the VAT")
      await page.click('button:text-matches("^Pay \\\\$")')
      expect(page.url()).toContain("/checkout/test/")
      await page.click("text=Back to the order")
      // Whoever comes back is not believed, and the page looks again without being asked.
      await page.goto(`${served.origin}${order.path}?returned=1`)
      expect(await page.textContent("h1")).toBe("Not confirmed yet")
      await page.waitForURL(/returned=2$/)
      await page.click("text=Go back to the order")
      await page.click('button:text-matches("^Pay \\\\$")')
      await page.click("text=(test) >> nth=0")
      expect(await page.textContent("h1")).toBe("Your order is paid")
    } finally {
      await browser.close()
      await served.close()
    }
  }, 60_000)
})

describe("with Stripe", () => {
  const stripe = fakeStripe()
  let live: TestApp
  beforeAll(async () => {
    live = await testApp({ work: false, served: true, config: stripe.config })
  }, 60_000)
  afterAll(async () => {
    await live.close()
    stripe.stop()
  })

  test("the page leads there and nowhere else, and there is no test page", async () => {
    const { at, page } = await billed(live, await ordered(live))
    expect(load(page.text)(".test-banner")).toHaveLength(0)
    const origins = /form-action ([^;]+)/.exec(page.headers.get("content-security-policy") ?? "")?.[1]?.split(" ")
    expect(origins).toEqual(["'self'", "https://checkout.stripe.com", new URL(stripe.url).origin])
    const sent = await at.submit(page, `${new URL(page.url).pathname}/pay`)
    expect(sent.away).toStartWith(stripe.url)
    expect((await at.open("/checkout/test/test_session_none")).status).toBe(404)
  })

  test.skipIf(!isHere)(
    "a browser goes there at one click (needs Chromium)",
    async () => {
      const order = await ordered(live)
      await billed(live, order)
      const browser = await launch()
      try {
        const page = await browser.newPage({ javaScriptEnabled: false })
        await page.goto(`${live.origin}${order.path}`)
        await page.click('button:text-matches("^Pay \\\\$")')
        expect(page.url()).toStartWith(stripe.url)
      } finally {
        await browser.close()
      }
    },
    60_000
  )
})
