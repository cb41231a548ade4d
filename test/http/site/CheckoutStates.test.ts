/** The page of an order in every state it can be in: what it says, what it offers to do, and what it never shows. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import type { Browser } from "playwright-core"
import { testPay } from "../../../src/http/site/checkout/TestPayPage.tsx"
import { pageHeaders } from "../../../src/http/site/frame/Html.tsx"
import { stylesheets } from "../../../src/http/site/frame/Stylesheet.ts"
import { expectUsable, isHere, launch } from "../../support/Chromium.ts"
import { billing, htmlOf, line, paidView, secret, sheetOf, states, viewOf } from "./CheckoutViews.ts"

const each = Object.entries(states).map(([name, state]) => [name, state] as const)
const shown = (name: string) => {
  const state = states[name]
  if (state === undefined) throw new Error(`no state ${name}`)
  const $ = load(htmlOf(sheetOf(state.view, state.said)))
  return { $, text: $("main").text().replace(/\s+/g, " ") }
}
const actions = ($: ReturnType<typeof load>) =>
  $("main form")
    .map((_, form) => ($(form).attr("action") ?? "").replace(`/checkout/${secret}`, ""))
    .get()

describe.each(each)("%s", (name, { view, said }) => {
  const { $, text } = shown(name)

  test("has one heading, one thing to do at most, no script and no field for a card", () => {
    expect($("h1")).toHaveLength(1)
    expect($("main .button.primary").length).toBeLessThanOrEqual(1)
    expect($("script, iframe, [onclick]")).toHaveLength(0)
    expect(text).toContain(view.order.number)
    for (const input of $("input").get()) expect($(input).attr("name")).not.toMatch(/card|cvc|iban|pan$/i)
    expect($("meta[name=robots]").attr("content")).toBe("noindex")
  })

  test("says of test mode what it is, and of no other mode", () => {
    expect($(".test-banner").text()).toBe(view.isTest ? "Test mode: no money moves. Nothing is charged." : "")
  })

  test("can lead to the provider, tells nobody its address, and looks again only while it waits", () => {
    const headers = pageHeaders(sheetOf(view, said).policy("https://launchbook.test"))
    expect(headers["content-security-policy"]).toContain("form-action 'self' https://checkout.stripe.com;")
    expect(headers["referrer-policy"]).toBe("no-referrer")
    expect(headers.refresh).toBe(name === "back, not confirmed" ? `3; url=/checkout/${secret}?returned=2` : undefined)
  })
})

const waiting = ["/billing", "/cancel"]
test.each([
  ["billing details to come", "Your order", waiting, "Save and see the VAT"],
  ["billing details that are wrong", "Your order", waiting, "Save and see the VAT"],
  ["ready to pay", "Your order", ["/billing", "/pay", "/cancel"], "Pay $117.81"],
  ["with reverse charge", "Your order", ["/billing", "/pay", "/cancel"], "Pay $99.00"],
  ["with nothing to pay", "Your order", ["/billing", "/pay", "/cancel"], "Confirm, nothing to pay"],
  ["payments off", "Your order", ["/cancel"], ""],
  ["back, not confirmed", "Not confirmed yet", [], "Look again now"],
  ["payment processing", "Your payment is on its way", [], ""],
  ["payment in review", "We are looking into your payment", [], ""],
  ["paid", "Your order is paid", [], ""],
  ["paid, a line failed", "Your order is paid", [], ""],
  ["expired", "This order has expired", [], ""],
  ["cancelled", "This order is cancelled", [], ""],
  ["refunded in part", "Part of this order is refunded", [], ""],
  ["refunded", "This order is refunded", [], ""],
  ["disputed", "This payment is disputed", [], ""]
])("%s: %s", (name, heading, forms, primary) => {
  const { $ } = shown(name)
  expect($("h1").text()).toBe(heading)
  expect(actions($)).toEqual(forms)
  expect($("main .button.primary").text()).toBe(primary)
})

describe("the VAT is said in words", () => {
  test.each([
    ["ready to pay", "Saved. VAT of Germany, 19 %: $18.81. The total is $117.81."],
    ["with reverse charge", "Reverse charge: the customer accounts for the VAT"],
    ["with reverse charge", "NL123456789B01 is valid: VIES, the register of the EU, has it."],
    ["with a VAT number that is invalid", "NL123456789B01 is not a valid VAT number, so it does not count."],
    ["with a VAT number nobody could check", "VIES, the register of the EU, did not answer."]
  ])("%s: %s", (name, words) => {
    expect(shown(name).text).toContain(words)
  })

  test("no country yet: the total is not said to hold it", () => {
    const { $, text } = shown("no country yet")
    expect($(".totals").text()).toContain("VATby your countryTotal without VAT, US dollars$99.00")
    expect(text).not.toContain("is added at checkout")
  })

  test("a number that is valid and moves no tax says why", () => {
    const vat = { number: "DE136695976", status: "valid", consultation: null } as const
    const text = load(htmlOf(sheetOf(viewOf({ billing: { ...billing, vat } })))).text()
    expect(text).toContain("VAT is charged all the same, because the seller is in the same country.")
  })

  test("a number that could not be checked is not to be tried again where that would change nothing", () => {
    const unchecked = (number: string, vat: Partial<ReturnType<typeof viewOf>["order"]["vat"]>) => {
      const view = viewOf({ billing: { ...billing, vat: { number, status: "unverified", consultation: null } } })
      const order = { ...view.order, vat: { ...view.order.vat, ...vat } }
      return load(htmlOf(sheetOf({ ...view, order }))).text()
    }
    const note = "The VAT number FR40303265045 is not one of Germany, so VAT is charged."
    const french = unchecked("FR40303265045", { note })
    expect(french).toContain(note)
    expect(french).not.toContain("did not answer")
    const foreign = unchecked("12-3456789", {
      country: "US",
      rate_percent: 0,
      amount_cents: 0,
      note: "No VAT: outside."
    })
    expect(foreign).toContain("12-3456789 changes nothing here: no VAT is charged.")
    expect(unchecked("DE136695976", { note: "It could not be checked." })).toContain("did not answer")
  })
})

describe("the billing details", () => {
  test("begin with what is known: the account's address, and what was said when it was ordered", () => {
    const $ = load(
      htmlOf(sheetOf(viewOf({ hint: { country: "nl", vat_number: "NL123456789B01" }, email: "a@people.test" })))
    )
    expect($("#email").attr("value")).toBe("a@people.test")
    expect($("#country option[selected]").text()).toBe("Netherlands")
    expect($("#vat_number").attr("value")).toBe("NL123456789B01")
  })

  test("that are wrong stay as they were typed, each with what is wrong with it", () => {
    const { $ } = shown("billing details that are wrong")
    expect($("#email").attr("value")).toBe("ada@")
    const problem = $(`#${$("#email").attr("aria-describedby")}`)
    expect([$("#email").attr("aria-invalid"), problem.text()]).toEqual([
      "true",
      "Write an e-mail address, as in ada@example.com."
    ])
    expect($("[aria-invalid]")).toHaveLength(3)
    expect($("[role=alert]").text()).toContain("Nothing was saved yet.")
  })

  test("can be filled in by a browser, and every field has its name", () => {
    const { $ } = shown("billing details to come")
    const fields = $(".billing input, .billing select").get()
    expect(fields.map((field) => $(field).attr("autocomplete"))).toEqual([
      "name",
      "organization",
      "email",
      "street-address",
      "postal-code",
      "address-level2",
      "country",
      "off"
    ])
    for (const field of fields) expect($(`label[for="${$(field).attr("id")}"]`)).toHaveLength(1)
    expect($("#country option")).toHaveLength(250)
  })
})

test.each([
  ["paid", "Paid", true],
  ["paid in test mode", "Paid in test mode", true],
  ["refunded in part", "Paid, refunded in part", true],
  ["refunded", "Refunded", false],
  ["disputed", "Disputed", false],
  ["ready to pay", "", false],
  ["expired", "", false]
])("%s: its receipt is marked %p", (name, words, isViolet) => {
  const chip = shown(name).$(".receipt-head .chip")
  expect([chip.text(), chip.hasClass("paid")]).toEqual([words, isViolet])
})

describe("what became of each line", () => {
  test("is said to be out of effect where a dispute puts it out of it", () => {
    const { $ } = shown("disputed")
    const steps = $(".steps > li").toArray()
    expect(steps.map((step) => $(step).find(".chip").text())).toEqual(["Paused", "Done"])
    expect($(".steps > li").first().text()).toContain("until the dispute of its payment is settled")
  })

  test("is said in words, with what happens to the money of the one that failed", () => {
    const { $, text } = shown("paid, a line failed")
    expect(
      $(".steps .chip")
        .map((_, chip) => $(chip).text())
        .get()
    ).toEqual(["Done", "Could not be done", "By the site team", "Being done"])
    expect(text).toContain("The week of 7 Dec 2026 is full. Its $58.31 goes back to how you paid, by itself.")
    expect($('a:contains("See the invoice")').attr("href")).toContain("/invoices/")
  })

  test("stands with what it was ordered with: listing, week, options and categories by name", () => {
    const { $ } = shown("paid, a line failed")
    const lines = $(".receipt li")
      .map((_, one) => $(one).text().replace(/\s+/g, " "))
      .get()
    expect(lines[0]).toContain("ForTidewatch")
    expect(lines[0]).toContain("Week of Monday7 Dec 2026")
    expect(lines[2]).toContain("SizeA3, 297 x 420 mm")
    expect(lines[3]).toContain("CategoriesOceans & rivers, field-work")
    expect($('.receipt a[href="/products/tidewatch"]').length).toBeGreaterThan(0)
  })

  test("a listing without a page of its own is named, not linked", () => {
    const $ = load(htmlOf(sheetOf(viewOf({ lines: [line({ listing: { name: "Tidewatch", slug: null } })] }))))
    expect($(".receipt").text()).toContain("Tidewatch")
    expect($(".receipt a")).toHaveLength(0)
  })
})

test("what somebody else wrote comes out as text, wherever it stands", () => {
  const evil = `"><img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}`
  const said = { name: evil, company: evil, email: evil, address: evil, postal_code: evil, city: evil }
  const lines = [
    line({
      name: evil,
      listing: { name: evil, slug: evil },
      options: { [evil]: evil },
      categories: [evil],
      fulfillment: { status: "failed", at: null, detail: evil }
    })
  ]
  const billed = { ...said, country: evil, vat: { number: evil, status: "invalid", consultation: null } } as const
  const typed = { ...said, country: evil, vat_number: evil }
  for (const html of [
    htmlOf(sheetOf(viewOf({ lines, billing: billed }))),
    htmlOf(sheetOf(viewOf({ lines }), { wrong: { typed, problems: { name: evil } }, refusal: evil })),
    htmlOf(sheetOf(paidView({ lines, billing: billed, order: { invoice_url: "https://launchbook.test/invoices/x" } })))
  ]) {
    const $ = load(html)
    expect($("img, script")).toHaveLength(0)
    expect(html).toContain("&lt;script>")
    for (const link of $("main a").get()) expect($(link).attr("href")).toMatch(/^(\/|https:\/\/launchbook\.test\/)/)
  }
})

describe("the page of a test payment", () => {
  const session = {
    id: "test_session_1",
    orderNumber: "LB-7K3M9Q2XWD",
    amountCents: 11_781,
    state: "open",
    returnUrl: `https://launchbook.test/checkout/${secret}?returned=1`
  } as const
  const seen = (more: { readonly state?: "open" | "paid" | "expired"; readonly isDeclined?: boolean } = {}) => {
    const { isDeclined = false, ...rest } = more
    return load(htmlOf(testPay.show({ session: { ...session, ...rest }, isDeclined })))
  }

  test("says that no money moves, and asks for nothing but a decision", () => {
    const $ = seen()
    expect($(".test-banner").text()).toContain("no money moves")
    expect(
      $("main button")
        .map((_, one) => $(one).text())
        .get()
    ).toEqual(["Pay $117.81 (test)", "Decline (test)"])
    expect($("main input")).toHaveLength(0)
    expect($("main a.button").attr("href")).toBe(`https://launchbook.test/checkout/${secret}`)
  })

  test("says what declining did, and offers nothing once it is over", () => {
    expect(seen({ isDeclined: true })("[role=alert]").text()).toContain("Nothing was paid")
    for (const state of ["paid", "expired"] as const) expect(seen({ state })("main form")).toHaveLength(0)
  })
})

describe.skipIf(!isHere)("on any screen, in the light and in the dark (needs Chromium)", () => {
  const long = "w".repeat(500)
  const longWords = paidView({
    lines: [
      line({
        name: long,
        listing: { name: long, slug: "long" },
        options: { [long]: long },
        categories: [long],
        fulfillment: { status: "failed", at: null, detail: long }
      })
    ],
    billing: { ...billing, name: long, company: long, address: long, email: `${long}@people.test` }
  })
  const pages: Readonly<Record<string, string>> = {
    "long words, paid": htmlOf(sheetOf(longWords)),
    "long words, to be paid": htmlOf(
      sheetOf({ ...longWords, order: { ...viewOf().order, total_cents: 9_999_999_999 } })
    ),
    ...Object.fromEntries(
      [
        "billing details that are wrong",
        "with a VAT number nobody could check",
        "paid, a line failed",
        "in test mode"
      ].map((name) => [name, htmlOf(sheetOf(states[name]?.view ?? viewOf(), states[name]?.said))])
    )
  }
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: ({ url }) => {
      const path = decodeURIComponent(new URL(url).pathname)
      const sheet = stylesheets.find((one) => one.path === path)
      return sheet !== undefined
        ? new Response(sheet.text, { headers: { "content-type": "text/css" } })
        : // What is folded away is looked at as well.
          new Response((pages[path.slice(1)] ?? "").replaceAll("<details", "<details open"), {
            headers: { "content-type": "text/html; charset=utf-8" }
          })
    }
  })
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await server.stop(true)
  })

  test.each(Object.keys(pages))(
    "%s",
    async (name) => {
      const page = await browser.newPage()
      await page.goto(`http://127.0.0.1:${server.port}/${encodeURIComponent(name)}`)
      await expectUsable(page, name)
      await page.close()
    },
    60_000
  )
})
