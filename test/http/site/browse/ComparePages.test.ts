/** Two products side by side, and what is like one of them. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import { type TestApp, testApp } from "../../../support/App.ts"
import type { Seen } from "../../../support/Browser.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { stranger } from "../../../support/Person.ts"
import { change } from "../../../support/Read.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const open = (path: string) => stranger(app).open(path)
const words = (seen: Seen, within = "main") => load(seen.text)(within).text().replace(/\s+/g, " ").trim()
const hrefs = (seen: Seen, within: string) => {
  const $ = load(seen.text)
  return $(within)
    .get()
    .map((link) => $(link).attr("href") ?? "")
}
/** The two cells under a label. */
const cells = (seen: Seen, label: string) => {
  const $ = load(seen.text)
  const body = $("table.versus tbody")
    .get()
    .find((one) => $(one).find("th").contents().first().text() === label)
  if (body === undefined) return null
  return $(body)
    .find("td")
    .get()
    .map((cell) => $(cell).text())
}

describe("a comparison", () => {
  test("has every attribute that one of them states, and names those that neither does", async () => {
    const page = await open("/compare?a=tidewatch&b=webhook-hotel")
    const { body } = await app.rest("GET", "/compare?a=tidewatch&b=webhook-hotel")
    for (const { label, a, b } of body.attributes) {
      const shown = cells(page, label)
      if (a === null && b === null) {
        expect(shown, label).toBeNull()
        expect(words(page, "p.blank").toLowerCase()).toContain(label.toLowerCase())
      } else expect(shown, label).toHaveLength(2)
    }
    expect(cells(page, "Country")).toEqual(["Norway", "Uruguay"])
  })

  test("leaves an honest blank where one says nothing", async () => {
    await change(app, "update listings set city = null where slug = 'gentle-linter'")
    const page = await open("/compare?a=tidewatch&b=gentle-linter")
    expect(cells(page, "City")).toEqual(["Bergen", "Not stated"])
    expect(load(page.text)("td.empty").length).toBeGreaterThan(0)
    await change(app, "update listings set city = null where slug = 'tidewatch'")
    expect(words(await open("/compare?a=tidewatch&b=gentle-linter"), "p.blank")).toContain("city")
    await change(app, "update listings set city = 'Bergen' where slug = 'tidewatch'")
  })

  test("says in words what is paid for", async () => {
    expect(words(await open("/compare?a=tidewatch&b=webhook-hotel"), "thead")).toContain("Paid placement")
  })

  test("is found by names as they are typed, at one address", async () => {
    const page = await open("/compare?a=Tidewatch&b=webhook+HOTEL")
    expect(new URL(page.url).search).toBe("?a=tidewatch&b=webhook-hotel")
    expect(words(page, "h1")).toBe("Tidewatch and Webhook Hotel")
  })

  test("asks which one is meant where words may mean several, and keeps what was typed", async () => {
    const page = await open("/compare?a=tidewatch&b=mail")
    expect(load(page.text)("#b").attr("value")).toBe("mail")
    const offered = hrefs(page, ".offered a")
    expect(offered.length).toBeGreaterThan(0)
    const chosen = await open(offered[0] ?? "")
    expect(load(chosen.text)("table.versus")).toHaveLength(1)
  })

  test("of one alone offers what is near it", async () => {
    const page = await open("/compare?a=tidewatch")
    for (const href of hrefs(page, ".offered a")) expect(href).toStartWith("/compare?a=tidewatch&b=")
    expect(hrefs(page, ".offered a").length).toBeGreaterThan(0)
  })

  test("of none offers some to begin with", async () => {
    expect(hrefs(await open("/compare"), ".offered a")[0]).toMatch(/^\/compare\?a=[a-z0-9-]+$/)
  })

  test("of a product with itself asks for another", async () => {
    expect(words(await open("/compare?a=tidewatch&b=tidewatch"))).toContain("Both are the same product")
  })

  test("of what is not live is none", async () => {
    const { body } = await app.rest("GET", "/listings?status=upcoming")
    const { slug } = body.items[0]
    const page = await open(`/compare?a=tidewatch&b=${slug}`)
    expect(page.status).toBe(200)
    expect(load(page.text)("table.versus")).toHaveLength(0)
  })

  test("survives whatever is typed, and nothing of it runs", async () => {
    for (const typed of [
      "<script>alert(1)</script>",
      "%00",
      "..",
      "\u202e",
      "x".repeat(9000),
      "a-".repeat(200),
      "toString"
    ]) {
      const page = await open(`/compare?${new URLSearchParams({ a: typed, b: "tidewatch" })}`)
      expect(page.status, typed.slice(0, 30)).toBe(200)
      expect(load(page.text)("script"), typed.slice(0, 30)).toHaveLength(0)
    }
  })
})

describe("alternatives", () => {
  const groups = (seen: Seen) => {
    const $ = load(seen.text)
    return $(".groups section")
      .get()
      .map((group) => ({
        title: $(group).find("h2").text(),
        names: $(group)
          .find("h3")
          .get()
          .map((heading) => $(heading).text())
      }))
  }

  test("that the owner named come first and are said to be theirs; the rest nobody chose", async () => {
    await change(
      app,
      "delete from alternatives where listing_id = (select id from listings where slug = 'gentle-linter')"
    )
    await change(
      app,
      `insert into alternatives (listing_id, alternative_id, position)
       select a.id, b.id, 0 from listings a, listings b where a.slug = 'gentle-linter' and b.slug = 'tidewatch'`
    )
    const page = await open("/products/gentle-linter/alternatives")
    const [first, second] = groups(page)
    expect(first?.title).toBe("Named by Gentle Linter")
    expect(first?.names).toContain("Tidewatch")
    expect(second?.title).toBe("Also in Coding tools")
    expect(second?.names).not.toContain("Tidewatch")
    const all = (await app.rest("GET", "/listings/gentle-linter/alternatives")).body.items
    expect([...(first?.names ?? []), ...(second?.names ?? [])]).toEqual(all.map(({ name }: { name: string }) => name))
    expect(hrefs(page, "a.beside")).toContain("/compare?a=gentle-linter&b=tidewatch")
  })

  test("where there are none, those of the wider category are near, and said to be no more", async () => {
    const page = await open("/products/tidewatch/alternatives")
    const { body } = await app.rest("GET", "/listings/tidewatch/alternatives")
    expect(body.items).toEqual([])
    expect(groups(page).map(({ title }) => title)).toEqual(["Near it, in Out and about"])
    expect(groups(page)[0]?.names).not.toContain("Tidewatch")
  })

  test("of what there is not are not found", async () => {
    expect((await open("/products/no-such-product/alternatives")).status).toBe(404)
  })
})
