/** What the page of the prices says of what is for sale, and that it follows the admin and the calendar. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { Effect } from "effect"
import { getSiteInfo } from "../../../src/domain/api/SiteApi.ts"
import { dayInWords } from "../../../src/domain/text/DatesInWords.ts"
import { addWeeks, weekOf } from "../../../src/domain/Week.ts"
import { Reads } from "../../../src/services/execute/Reads.ts"
import { Products } from "../../../src/services/money/Products.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { stranger } from "../../support/Person.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false })
}, 60_000)
afterAll(() => app.close())

const setPrice = (code: string, cents: number | null) =>
  app.run(Effect.flatMap(Products, (products) => products.set(code, { price_cents: cents })))
const seen = async () => load((await stranger(app).open("/pricing")).text)
/** What stands in the list under a name. */
const offer = async (name: string) => {
  const $ = await seen()
  const item = $(".offers > li").filter((_, one) => $(one).find("h3").text() === name)
  expect(item).toHaveLength(1)
  return item.text().replace(/\s+/g, " ")
}

describe("without prices", () => {
  test("only listing for free is on offer, and it is said that nothing can be ordered", async () => {
    const $ = await seen()
    expect($(".offers .price").first().text()).toBe("$0.00")
    expect(
      new Set(
        $(".offers .price")
          .slice(1)
          .map((_, one) => $(one).text())
          .get()
      )
    ).toEqual(new Set(["Not for sale now"]))
    expect($("main").text()).toContain("Nothing has a price yet")
  })
})

describe("with prices", () => {
  beforeAll(async () => {
    for (const [code, cents] of [
      ["launch", 9900],
      ["launch_bundle", 14_900],
      ["skip_queue", 2900],
      ["featured", 123_456],
      ["ai_review", 1500],
      ["billboard_min", 2500]
    ] as const)
      await setPrice(code, cents)
  })

  test("each says what it costs, and the page follows the admin at once", async () => {
    expect(await offer("Launch")).toContain("$99.00")
    expect(await offer("Featured")).toContain("$1,234.56")
    expect(await offer("Billboard contribution")).toContain("at least $25.00")
    await setPrice("launch", 8800)
    expect(await offer("Launch")).toContain("$88.00")
    expect((await seen())("main").text()).not.toContain("Nothing has a price yet")
    // Priced, and there is no model to write it.
    expect(await offer("AI review")).toContain("Not for sale now")
  })

  test("what the public sees marked as paid says so here, a bundle with it in it too, and nothing else", async () => {
    const $ = await seen()
    const marked = $(".offers > li")
      .filter((_, one) => $(one).find(".chip.paid").length > 0)
      .map((_, one) => $(one).find("h3").text())
      .get()
    expect(marked.toSorted()).toEqual(["Billboard contribution", "Featured", "Launch bundle"])
    expect(await offer("Launch bundle")).toContain("Holds Launch, Featured, Extra categories")
  })

  test("weeks begin with the next Monday, and go on with the calendar", async () => {
    const next = () => addWeeks(weekOf(app.clock.now()), 1)
    expect(await offer("Launch")).toContain(`from ${dayInWords(next())} to`)
    app.clock.advance({ days: 7 })
    expect(await offer("Launch")).toContain(`from ${dayInWords(next())} to`)
  })

  test("it says that money moves no rank, where that is explained, and how to order", async () => {
    const $ = await seen()
    expect($("main").text()).toContain("no community board and no award")
    expect($('main a[href="/how-ranking-works"]')).toHaveLength(1)
    for (const name of ["quote_order", "create_checkout"]) expect($("#how").parent().text()).toContain(name)
  })
})

test("the site says that it is here", async () => {
  const { output } = await app.run(Effect.flatMap(Reads, (reads) => reads.run(getSiteInfo, {})))
  expect(output.urls.products).toBe(`${app.origin}/pricing`)
})
