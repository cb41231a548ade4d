/** What stands between money and whoever should not touch it: agents, guessers, forgers, and text that would be more than text. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { speaker } from "../../mcp/Speak.ts"
import { origin, type TestApp, testApp } from "../../support/App.ts"
import { germanConsumer, openShop, orderNow, refund } from "../../support/Buying.ts"
import { type FakeStripe, fakeStripe } from "../../support/FakeStripe.ts"
import { raiseLimits } from "../../support/Limits.ts"
import { signedIn, stranger } from "../../support/Person.ts"
import { query, waitingMails } from "../../support/SavedListing.ts"
import { type Posting, type PostOffice, postOffice } from "../../support/StripeMail.ts"
import { oauthApp } from "../oauth/App.ts"
import { billed, ordered } from "./OrderPages.ts"

let app: TestApp
let stripe: FakeStripe
let office: PostOffice
/** Everything that was logged, at the loudest. */
const logged: Array<string> = []
beforeAll(async () => {
  stripe = fakeStripe({ now: () => app.clock.unsafeCurrentTimeMillis() })
  app = await testApp({ work: false, config: stripe.config, log: (line) => void logged.push(line) })
  office = postOffice(stripe, async (request) => app.handle(request, "192.0.2.80"), origin)
  await raiseLimits(app)
  await openShop(app, { billboard_min: 2500 })
}, 60_000)
afterAll(async () => {
  await app.close()
  await stripe.stop()
})

const form = (path: string, headers: Readonly<Record<string, string>>, fields: Readonly<Record<string, string>> = {}) =>
  app.fetch(
    new Request(`${origin}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { origin, "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString()
    })
  )
const rows = async () =>
  JSON.stringify(
    await query(
      app,
      `select (select count(*) from payments) as payments, (select count(*) from payment_events) as events,
         (select json_agg(row(o.status, o.billing) order by o.id) from orders o) as orders`
    )
  )

describe("an agent", () => {
  test("with a key, a token or both cannot send a form of the checkout, whoever's order it is", async () => {
    const order = await ordered(app)
    await billed(app, order)
    const { access_token: token } = await oauthApp(app).connected()
    const person = await signedIn(app, order.email)
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const before = await rows()
    const credentials: ReadonlyArray<Readonly<Record<string, string>>> = [
      { authorization: `Bearer ${order.key}` },
      { authorization: `Bearer ${token}` },
      { authorization: "Bearer nonsense" },
      { authorization: "Basic YTpi" },
      { authorization: `Bearer ${order.key}`, cookie }
    ]
    for (const headers of credentials)
      for (const step of ["billing", "pay", "cancel"]) {
        const answer = await form(`${order.path}/${step}`, headers, germanConsumer)
        expect([step, answer.status]).toEqual([step, 403])
        expect(await answer.text()).toContain("An agent cannot pay")
      }
    expect(await rows()).toBe(before)
    // The page itself says nothing more to it than to anybody with the link.
    const page = await app.fetch(
      new Request(`${origin}${order.path}`, { headers: { authorization: `Bearer ${order.key}` } })
    )
    expect([page.status, await page.text()]).toEqual([200, expect.not.stringContaining(order.key)])
    expect((await orderNow(app, order, order)).status).toBe("pending")
  })

  test("has no tool and no operation that pays, confirms or refunds", async () => {
    const order = await ordered(app)
    await billed(app, order)
    const mcp = speaker(app)
    const { body } = await mcp.post({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }, { key: order.key })
    const tools: ReadonlyArray<{ readonly name: string }> = body.result.tools
    expect(
      tools.map(({ name }) => name).filter((name) => /order|checkout|pay|refund|bill|invoice|confirm/.test(name))
    ).toEqual(["quote_order", "create_checkout", "list_my_orders", "get_order"])
    const openapi: { readonly paths: Readonly<Record<string, object>> } = await (
      await app.fetch(new Request(`${origin}/openapi.json`))
    ).json()
    const paths = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`)
    )
    expect(paths.filter((one) => /order|checkout|pay|refund|webhook|invoice/.test(one)).toSorted()).toEqual([
      "get /api/v1/orders",
      "get /api/v1/orders/{number}",
      "post /api/v1/orders/checkout",
      "post /api/v1/orders/quote"
    ])

    // Every tool, with the order's number and secret for an answer to all that it asks: the order stays unpaid.
    const before = stripe.sessions.size
    const secret = order.path.slice(order.path.lastIndexOf("/") + 1)
    for (const { name } of tools)
      for (const text of [order.number, secret])
        await mcp.post(
          {
            jsonrpc: "2.0",
            id: name,
            method: "tools/call",
            params: {
              name,
              arguments: { number: text, id: text, slug: text, secret: text, order: text, checkout_url: text }
            }
          },
          { key: order.key }
        )
    expect((await orderNow(app, order, order)).status).toBe("pending")
    expect(stripe.sessions.size).toBe(before)
  })
})

describe("who guesses", () => {
  test("a secret, or an order's number, finds nothing, and another's order is not told from none", async () => {
    const order = await ordered(app)
    const other = await app.user()
    const theirs = await app.rest("GET", `/orders/${order.number}`, { key: other.key })
    const none = await app.rest("GET", "/orders/LB-0000000000", { key: other.key })
    expect([theirs.status, none.status]).toEqual([404, 404])
    const bare = ({ body }: typeof theirs) => ({ ...body.error, request_id: null })
    expect(bare(theirs)).toEqual(bare(none))
    expect((await app.rest("GET", "/orders", { key: other.key })).body.items).toEqual([])

    const secret = order.path.slice("/checkout/".length)
    const near = `${secret.slice(0, -1)}${secret.endsWith("A") ? "B" : "A"}`
    const guesses = [
      near,
      secret.toUpperCase(),
      `${secret}A`,
      secret.slice(0, -1),
      order.number,
      "1",
      "%27%20or%201=1--"
    ]
    for (const guess of guesses.filter((one) => one !== secret)) {
      expect([guess, (await stranger(app).open(`/checkout/${guess}`)).status]).toEqual([guess, 404])
      for (const step of ["billing", "pay", "cancel"])
        expect((await form(`/checkout/${guess}/${step}`, {}, germanConsumer)).status).toBe(404)
      expect((await stranger(app).open(`/invoices/${guess}`)).status).toBe(404)
    }
    expect(secret.length).toBeGreaterThanOrEqual(22)
    expect((await orderNow(app, order, order)).status).toBe("pending")
  })

  test("sends the form from another site, and is refused", async () => {
    const order = await ordered(app)
    const before = await rows()
    for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }, { origin: "null" }])
      for (const step of ["billing", "pay", "cancel"])
        expect((await form(`${order.path}/${step}`, headers, germanConsumer)).status).toBe(403)
    expect(await rows()).toBe(before)
  })
})

test("a message that is not the provider's is refused, and nothing is asked, noted or done for it", async () => {
  const order = await ordered(app)
  const { at, page } = await billed(app, order)
  await at.submit(page, `${order.path}/pay`)
  const session = [...stripe.sessions.values()].at(-1)
  const event = stripe.pay(session?.id)
  const [before, asked] = [await rows(), stripe.asked.length]
  const postings: ReadonlyArray<Posting> = ["unsigned", "forged", "wrong-secret", "old", "future", "altered", "only-v0"]
  for (const posting of postings) {
    const answer = await office.post(event, posting)
    expect([posting, answer.status]).toEqual([posting, 400])
  }
  expect([await rows(), stripe.asked.length]).toEqual([before, asked])
  expect((await office.post(event)).status).toBe(200)
  expect((await orderNow(app, order, order)).status).toBe("paid")
})

test("what a buyer writes is text wherever it comes out: pages, mails, the invoice", async () => {
  const evil = `"><img src=x onerror=alert(1)><script>alert(1)</script></title>{{7*7}}`
  const order = await ordered(app, { listing: { name: `Tide ${evil}` } })
  const email = `evil-${crypto.randomUUID().slice(0, 8)}@buyer.test`
  const { at, page } = await billed(app, order, {
    name: evil,
    company: evil,
    address: `${evil}\r\nBcc: all@x.example`,
    city: evil,
    email
  })
  const { away } = await at.submit(page, `${order.path}/pay`)
  const session = [...stripe.sessions.values()].find(({ url }) => url === away)
  stripe.pay(session?.id)
  await office.deliver()
  const paid = await orderNow(app, order, order)
  expect(paid.status).toBe("paid")
  await refund(app, order.number)

  const person = await signedIn(app, order.email)
  const invoice = new URL(paid.invoice_url ?? "").pathname
  for (const path of [order.path, invoice, "/account", "/account/orders"]) {
    const seen = await person.open(path)
    expect([path, seen.status]).toEqual([path, 200])
    const $ = load(seen.text)
    expect([path, $("script:not([src]), img[onerror], [onerror]").length]).toEqual([path, 0])
    if (path !== "/account" && path !== "/account/orders")
      expect($("body").text()).toContain("<script>alert(1)</script>")
    expect(seen.headers.get("content-security-policy")).toContain("default-src 'none'")
  }
  const mails = await waitingMails(app, email)
  expect(mails.length).toBeGreaterThanOrEqual(2)
  // A letter, of which neither the subject nor a block is markup; its HTML is made of it, escaped.
  for (const mail of mails) expect([mail.to, /[\r\n]/.test(mail.subject)]).toEqual([email, false])
})

test("no secret is in a log line, in an error or in what is told to anybody but its owner", async () => {
  const order = await ordered(app)
  const { at, page } = await billed(app, order)
  const secret = order.path.slice("/checkout/".length)
  for (const fault of ["broken", "garbage", "busy", "shapeless", "conflict", "lost", "well"] as const) {
    stripe.state.fault = fault
    const seen = await at.post(`${order.path}/pay`, at.fieldsOf(page, `${order.path}/pay`, {}))
    expect(seen.text).not.toContain("canary")
  }
  const session = [...stripe.sessions.values()].at(-1)
  const event = stripe.pay(session?.id)
  for (const posting of ["forged", "wrong-secret", "altered"] as const)
    expect(await (await office.post(event, posting)).text()).not.toContain("canary")
  stripe.state.fault = "broken"
  expect((await office.post(event)).status).toBe(503)
  stripe.state.fault = "well"
  await office.deliver()
  stripe.state.fault = "broken"
  await refund(app, order.number)
  stripe.state.fault = "well"
  // A page that is not there, with a secret in its address; a call with the secret where none belongs.
  await at.open(`/checkout/${secret}x`)
  await app.rest("GET", `/orders/${secret}`.slice(0, 40), { key: order.key })
  const [paper] = await query<{ secret: string }>(app, "select secret from invoices order by id desc limit 1")

  const all = logged.join("\n")
  expect(all).toContain("the payment provider did not do it")
  for (const [what, text] of Object.entries({
    key: stripe.secretKey,
    "webhook secret": stripe.webhookSecret,
    canary: "canary",
    "page secret": secret,
    "invoice secret": paper?.secret ?? "",
    "API key": order.key
  }))
    expect([what, all.includes(text)]).toEqual([what, false])
})
