/** An invoice as it is read: the page, and the same on paper. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { issueInvoice, savePaidOrder } from "../../support/BilledOrder.ts"

let app: TestApp
let path: string
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-20T12:00:00Z" })
  await app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set("seller.name", "Haven & Kade"))))
  const { id } = await savePaidOrder(app, { lines: [{ name: "Paid <b>launch</b>", cents: 4900 }], test: true })
  path = new URL(await issueInvoice(app, id)).pathname
}, 60_000)
afterAll(() => app.close())

const get = (at: string, method = "GET") => app.fetch(new Request(`${app.origin}${at}`, { method }))

describe("the page", () => {
  test("says what the invoice says, and leads to the PDF", async () => {
    const response = await get(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    for (const words of [
      "TEST-INV-2026-000001",
      "Haven &amp; Kade",
      "Nordlicht Software GmbH",
      "Große Elbstraße 14",
      "Germany",
      "VAT DE136695976",
      "Paid &lt;b>launch",
      "VAT 19 % (Germany)",
      "$9.31",
      "$58.31",
      "TEST - no money moved",
      `href="${path}.pdf"`
    ])
      expect(html).toContain(words)
  })
  test("is kept by nobody, and its address goes on to nobody", async () => {
    const { headers } = await get(path)
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("referrer-policy")).toBe("no-referrer")
    expect(await (await get(path)).text()).toContain('<meta name="robots" content="noindex"')
  })
  test.each(["/invoices/x", `/invoices/${"x".repeat(43)}`, "/invoices/%00"])("there is none at %s", async (at) => {
    expect((await get(at)).status).toBe(404)
    expect((await get(`${at}.pdf`)).status).toBe(404)
  })
})

describe("the PDF", () => {
  test("is one, tagged and titled, for whoever has the address", async () => {
    const response = await get(`${path}.pdf`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("application/pdf")
    expect(response.headers.get("content-disposition")).toBe('inline; filename="TEST-INV-2026-000001.pdf"')
    expect(response.headers.get("cache-control")).toBe("private, no-store")
    expect(response.headers.get("referrer-policy")).toBe("no-referrer")
    const raw = bytes.toString("latin1")
    expect(raw).toStartWith("%PDF-1.7")
    expect(raw).toContain("/MarkInfo")
    expect(raw).toContain("/DisplayDocTitle true")
    expect(raw).toContain("/Lang (en)")
  })
  test("is the same each time", async () => {
    const [first, second] = [await get(`${path}.pdf`), await get(`${path}.pdf`)]
    expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true)
  })
  test("takes no other method", async () => {
    const response = await get(`${path}.pdf`, "POST")
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  })
})
