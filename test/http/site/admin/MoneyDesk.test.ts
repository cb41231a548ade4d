/** Products, VAT rates and orders as the site's team keeps them on the site. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { type TestApp, testApp } from "../../../support/App.ts"
import { openShop } from "../../../support/Buying.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { type Person, signedInTeam } from "../../../support/Person.ts"
import { query } from "../../../support/SavedListing.ts"
import { orderByHand, recordOf, typedIn, words } from "./Desk.ts"

let app: TestApp
let team: Person
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-18T12:00:00Z" })
  await raiseLimits(app)
  await openShop(app, { launch: 9900, done_for_you: 24_900, billboard_min: 2500 })
  team = await signedInTeam(app)
}, 60_000)
afterAll(() => app.close())

const offered = async (code: string) => {
  const { items } = (await app.rest("GET", "/products")).body
  return items.find((item: { readonly code: string }) => item.code === code)
}

describe("products", () => {
  test("a price that is changed is everybody's at once, and on record with what it was", async () => {
    const page = await team.open("/admin/products/launch")
    expect(typedIn(page, "[name=price]")).toBe("99.00")
    const description = "Publishes your listing at once."
    const after = await team.submit(page, "/admin/products/launch", { price: "149.50", on_sale: "on", description })
    expect(after.url).toEndWith("/admin/products/launch?done=saved")
    expect(words(after)).toContain("Saved.")
    expect(await offered("launch")).toMatchObject({ price_cents: 14_950, description })
    const [entry] = await recordOf(app, "product_set", "launch")
    expect(entry).toMatchObject({ email: team.email, credential: "session" })
    expect(entry?.detail).toContain("price_cents: 9900 → 14950")
    expect(words(await team.open("/admin/products"))).toContain("$149.50")
  })

  test("what is no price, and what the catalogue refuses, is said, and what was typed stays", async () => {
    const before = await offered("launch")
    const page = await team.open("/admin/products/launch")
    const fill = { price: "a lot", name: "Launch it", on_sale: "on", description: before.description }
    const refused = await team.submit(page, "/admin/products/launch", fill)
    expect(refused.status).toBe(400)
    expect(words(refused)).toContain("Write the price in dollars, such as 99 or 99.50.")
    expect([typedIn(refused, "[name=price]"), typedIn(refused, "[name=name]")]).toEqual(["a lot", "Launch it"])
    const late = await team.submit(page, "/admin/products/launch", { ...fill, price: "9", weeks_ahead: "900" })
    expect([late.status, words(late)]).toEqual([400, expect.stringContaining("weeks_ahead")])
    expect(await offered("launch")).toEqual(before)
  })

  test("a box that is not ticked takes a product off sale", async () => {
    const page = await team.open("/admin/products/done_for_you")
    await team.submit(page, "/admin/products/done_for_you", { on_sale: null, description: "All of it." })
    expect(await offered("done_for_you")).toMatchObject({ available: false })
    const again = await team.open("/admin/products/done_for_you")
    await team.submit(again, "/admin/products/done_for_you", { on_sale: "on", description: "All of it." })
    expect(await offered("done_for_you")).toMatchObject({ available: true })
  })

  test("what the team does by hand can be added, once", async () => {
    const fill = { code: "banner_art", name: "Banner", description: "We draw a banner.", price: "75", needs: "listing" }
    const added = await team.submit(await team.open("/admin/products"), "/admin/products", fill)
    expect(words(added)).toContain("Added.")
    expect(await offered("banner_art")).toMatchObject({ price_cents: 7500, needs_listing: true, available: true })
    expect(await recordOf(app, "product_add", "banner_art")).toMatchObject([{ email: team.email }])
    const twice = await team.submit(added, "/admin/products", fill)
    expect([twice.status, typedIn(twice, "[name=code]")]).toEqual([400, "banner_art"])
    expect(words(twice)).toContain("There is a product banner_art already.")
  })

  test("there is nothing at a code that is not sold", async () => {
    expect((await team.open("/admin/products/nothing")).status).toBe(404)
  })
})

describe("VAT rates", () => {
  test("one that begins later is entered before, and stands beside the one that counts", async () => {
    const fill = { country: "nl", rate: "22,5", from: "2027-01-01", source: "Staatscourant" }
    const after = await team.submit(await team.open("/admin/vat"), "/admin/vat", fill)
    expect(words(after)).toContain("Saved.")
    expect(words(after)).toContain("22.5 %")
    expect(words(after)).toContain("Staatscourant")
    expect(words(after)).toContain("21 %")
    expect(await recordOf(app, "vat_rate_set", "NL 22.5 from 2027-01-01")).toMatchObject([
      { email: team.email, credential: "session" }
    ])
  })

  test.each([
    ["US", "7", "2027-01-01", "no country of the European Union"],
    ["NL", "a fifth", "2027-01-01", "0 to 100 per cent"],
    ["NL", "22", "soon", "the date it begins on"]
  ])("%s with %s from %s is refused, and stays as typed", async (country, rate, from, why) => {
    const refused = await team.submit(await team.open("/admin/vat"), "/admin/vat", { country, rate, from })
    expect([refused.status, words(refused)]).toEqual([400, expect.stringContaining(why)])
    expect(words(refused)).not.toContain("--from")
    expect(typedIn(refused, "[name=rate]")).toBe(rate)
  })
})

describe("orders", () => {
  test("are found by number, by buyer, and by what waits for a person", async () => {
    const number = await orderByHand(app)
    const here = (page: string) => team.open(page).then((seen) => words(seen, "table").includes(number))
    expect(await here(`/admin/orders?q=${number.slice(3, 9).toLowerCase()}`)).toBe(true)
    expect(await here("/admin/orders?q=erika%40buyer")).toBe(true)
    expect(await here("/admin/orders?q=nobody")).toBe(false)
    expect(await here("/admin/orders?work=on")).toBe(true)
    expect(await here("/admin/orders?status=refunded")).toBe(false)
    expect(words(await team.open("/admin"), ".waits")).toContain("waits for a person")
  })

  test("a line is done by hand with a note, which its buyer is mailed", async () => {
    const number = await orderByHand(app)
    const page = await team.open(`/admin/orders/${number}`)
    expect(words(page)).toContain("Line 2 waits for you: Done for you")
    const empty = await team.submit(page, `/admin/orders/${number}/fulfil`, { note: " " })
    expect([empty.status, words(empty)]).toEqual([400, expect.stringContaining("Say what was done")])
    const done = await team.submit(page, `/admin/orders/${number}/fulfil`, { note: "Listed in twelve directories." })
    expect(words(done)).toContain("Done. The buyer is told by mail.")
    expect(words(done, "table")).toContain("Listed in twelve directories.")
    expect(await recordOf(app, "order_fulfilled", `${number}/2`)).toMatchObject([
      { email: team.email, credential: "session" }
    ])
    const mails = await query(
      app,
      "select 1 from pgboss.job where name = 'mail' and data::text like '%Listed in twelve directories.%'"
    )
    expect(mails).toHaveLength(1)
    // A second press of the same button changes nothing.
    const twice = await team.submit(page, `/admin/orders/${number}/fulfil`, { note: "Again." })
    expect([twice.status, words(twice)]).toEqual([400, expect.stringContaining("there is nothing to do")])
  })

  test("lines that are chosen are refunded for a reason, and nothing else is", async () => {
    const number = await orderByHand(app)
    const page = await team.open(`/admin/orders/${number}`)
    const to = `/admin/orders/${number}/refund`
    const none = await team.submit(page, to, { reason: "They asked." })
    expect([none.status, words(none)]).toEqual([400, expect.stringContaining("Choose the lines")])
    expect(typedIn(none, "[name=reason]")).toBe("They asked.")
    const silent = await team.submit(page, to, { lines: "1" })
    expect([silent.status, words(silent)]).toEqual([400, expect.stringContaining("Say why")])
    const done = await team.submit(page, to, { lines: "1", reason: "They asked." })
    expect(words(done)).toContain("Refunded. How it stands at the payment provider is below.")
    expect(words(done)).toContain("Refunded in part")
    const lines = await query<{ refunded_cents: number }>(
      app,
      "select refunded_cents from order_lines n join orders o on o.id = n.order_id where o.number = $1 order by position",
      [number]
    )
    expect(lines.map(({ refunded_cents }) => refunded_cents)).toEqual([2500, 0])
    expect(await recordOf(app, "order_refunded", number)).toMatchObject([{ email: team.email }])
    const twice = await team.submit(page, to, { lines: "1", reason: "They asked." })
    expect([twice.status, words(twice)]).toEqual([400, expect.stringContaining("Nothing is left to refund")])
  })

  test("there is nothing at a number that was never given", async () => {
    expect((await team.open("/admin/orders/LB-0000000000")).status).toBe(404)
    expect((await team.open("/admin/orders/1")).status).toBe(404)
  })
})
