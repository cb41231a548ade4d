/** Looking for products as a person does: what narrows a search, what is said where nothing is found, and what cannot be meant. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { load } from "cheerio"
import type { Browser as Chromium } from "playwright-core"
import { type TestApp, testApp } from "../../../support/App.ts"
import type { Seen } from "../../../support/Browser.ts"
import { expectUsable, isHere, launch } from "../../../support/Chromium.ts"
import { raiseLimits } from "../../../support/Limits.ts"
import { signedIn, stranger } from "../../../support/Person.ts"
import { change } from "../../../support/Read.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ demo: true, work: false, served: true })
  await raiseLimits(app)
}, 60_000)
afterAll(() => app.close())

const open = (path: string) => stranger(app).open(path)
const words = (seen: Seen, within = "main") => load(seen.text)(within).text().replace(/\s+/g, " ").trim()
/** The names of the products that are listed, in their order. */
const named = (seen: Seen) => {
  const $ = load(seen.text)
  return $("ol.launches h3")
    .get()
    .map((heading) => $(heading).text())
}
const linkTo = (seen: Seen, text: string) => {
  const $ = load(seen.text)
  const link = $("main a")
    .get()
    .find((one) => $(one).text().replace(/\s+/g, " ").includes(text))
  return link === undefined ? null : ($(link).attr("href") ?? null)
}
const total = async (query: string): Promise<number> => (await app.rest("GET", `/listings?${query}`)).body.total

describe("a search", () => {
  test("answers what the operation answers, in its order", async () => {
    const { body } = await app.rest("GET", "/listings?q=mail&sort=votes")
    const names = body.items.map(({ name }: { name: string }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(named(await open("/search?q=mail&sort=votes"))).toEqual(names)
  })

  test("is narrowed by every filter, and each has a way out of it", async () => {
    const query =
      "category=developer-tools&stage=growing&pricing_model=usage-based&country=UY&domain=webhookhotel.example"
    const domain: string = (await app.rest("GET", "/listings/webhook-hotel")).body.website_url
    const all = query.replace("webhookhotel.example", new URL(domain).host)
    const page = await open(`/search?q=webhook&${all}`)
    expect(named(page)).toEqual(["Webhook Hotel"])
    const $ = load(page.text)
    const chips = $("ul.set a.chip")
      .get()
      .map((chip) => $(chip).find("strong").text())
    expect(chips).toEqual(["Developer tools", "Growing", "Usage based", "Uruguay", new URL(domain).host])
    // What was chosen still stands in the fields.
    expect(
      $("select option[selected]")
        .get()
        .map((option) => $(option).attr("value"))
    ).toEqual(expect.arrayContaining(["developer-tools", "growing", "usage-based", "UY"]))
    const without = linkTo(page, "Country: Uruguay")
    expect(without).toContain("stage=growing")
    expect(without).not.toContain("country")
  })

  test("is ordered otherwise by a link, which keeps the rest and shows what it orders by", async () => {
    const page = await open("/search?category=teamwork&page=2")
    const link = linkTo(page, "Most followed") ?? ""
    expect(link).toBe("/search?category=teamwork&sort=most_followed")
    expect(words(await open(link), "ol.launches")).toMatch(/\d followers?/)
  })

  test("goes on from page to page, and takes what is no page for the first", async () => {
    const first = await open("/search")
    const second = await open(load(first.text)("a[rel=next]").attr("href") ?? "")
    expect(named(second)).toHaveLength(20)
    expect(named(second).filter((name) => named(first).includes(name))).toEqual([])
    for (const none of ["0", "-1", "x", "1e9", "%00"])
      expect(named(await open(`/search?page=${none}`)), none).toEqual(named(first))
    expect(words(await open("/search?page=1000"))).toContain("Past the end of")
  })

  test("shows those that are coming up with their week", async () => {
    const page = await open("/search?status=upcoming")
    const count = await total("status=upcoming")
    expect(count).toBeGreaterThan(0)
    expect(words(page)).toContain(`${count} products`)
    expect(load(page.text)("ol.launches a.votes").first().attr("href")).toMatch(/^\/weeks\/\d{4}-\d{2}-\d{2}$/)
  })

  test("finds a misspelt name, and says that it is not what was typed", async () => {
    const page = await open("/search?q=webhok+hotl")
    expect(named(page)).toContain("Webhook Hotel")
    expect(words(page)).toContain("No product has all of “webhok hotl”")
    expect(words(await open("/search?q=webhook+hotel"))).not.toContain("No product has all of")
  })

  test("is made anew when a listing is taken away", async () => {
    expect(named(await open("/search?q=slipway"))).toEqual(["Slipway Nine"])
    await change(app, "update listings set status = 'paused' where slug = 'slipway-nine'")
    expect(named(await open("/search?q=slipway"))).toEqual([])
    await change(app, "update listings set status = 'live' where slug = 'slipway-nine'")
  })

  test("for words of anybody's is listed by search engines without them; a list by category and stage as it is", async () => {
    const listed = async (path: string) => load((await open(path)).text)("link[rel=canonical]").attr("href")
    for (const path of [
      "/search?q=webhook",
      "/search?pricing_model=free+pills",
      "/search?stage=pills",
      "/compare?a=pills",
      "/blog?q=pills"
    ])
      expect(await listed(path), path).toBe(app.origin + path.replace(/\?.*/, ""))
    for (const path of [
      "/search",
      "/search?category=teamwork&stage=growing&pricing_model=free",
      "/compare?a=tidewatch",
      "/blog"
    ])
      expect(await listed(path), path).toBe(app.origin + path)
  })

  test("is the same for somebody signed in", async () => {
    expect(named(await (await signedIn(app)).open("/search?q=webhook"))).toEqual(named(await open("/search?q=webhook")))
  })
})

describe("where nothing is found", () => {
  test("every wider search that is offered finds as many as it says", async () => {
    const page = await open("/search?q=webhook&stage=idea&country=UY")
    expect(named(page)).toEqual([])
    const $ = load(page.text)
    const offered = $(".none ul.rows li")
      .get()
      .map((row) => ({
        href: $(row).find("a").attr("href") ?? "",
        count: Number.parseInt($(row).find("span").text(), 10)
      }))
    expect(offered.length).toBeGreaterThan(0)
    for (const { href, count } of offered) {
      const query = href.slice("/search?".length).replace("status=live", "")
      expect(await total(query), href).toBe(count)
    }
    expect(linkTo(page, "Submit it")).toBe("/submit")
  })

  test("and no filter is set, categories are offered", async () => {
    const page = await open("/search?q=zzqxwv")
    expect(words(page)).toContain("Nothing matches “zzqxwv”")
    expect(load(page.text)(".none a[href^='/categories/']").length).toBeGreaterThan(3)
  })
})

describe("what cannot be meant", () => {
  test.each([
    ["category=no-such-thing", "is no category"],
    ["country=zz", "is no country's code"],
    ["country=Atlantis", "is no country's code"],
    ["stage=%3Cb%3E", "is no stage"]
  ])("%s is said, and left out of the search", async (query, said) => {
    const page = await open(`/search?q=webhook&${query}`)
    expect(page.status).toBe(200)
    expect(words(page)).toContain(said)
    expect(named(page)).toContain("Webhook Hotel")
  })

  test("a country may be written out", async () => {
    expect(named(await open("/search?country=uruguay"))).toEqual(named(await open("/search?country=UY")))
  })

  test.each(["sort=toString", "sort=best", "status=draft", "q=%00", "domain=%20", "pricing_model=%00"])(
    "%s is passed over",
    async (query) => {
      const page = await open(`/search?${query}`)
      expect(page.status).toBe(200)
      expect(named(page).length).toBeGreaterThan(0)
    }
  )

  test("of words that are too long the first are looked for, and it says so", async () => {
    const page = await open(`/search?q=${"w".repeat(5000)}`)
    expect(page.status).toBe(200)
    expect(words(page)).toContain("A search takes 200 characters")
    expect(load(page.text)("#words").attr("value")).toHaveLength(200)
  })

  test("nothing typed runs", async () => {
    const typed = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    for (const name of ["q", "category", "stage", "country", "pricing_model", "domain"]) {
      const page = await open(`/search?${new URLSearchParams({ [name]: typed })}`)
      expect(page.status, name).toBe(200)
      const $ = load(page.text)
      expect($("script:not([src])"), name).toHaveLength(0)
      expect($("[onerror]"), name).toHaveLength(0)
    }
  })
})

describe.skipIf(!isHere)("in a browser without scripts (needs Chromium)", () => {
  let browser: Chromium
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  test.each([1280, 390])(
    "at %d pixels one narrows a search, widens it and opens what was found",
    async (width) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 900 } })
      await page.goto(app.origin)
      // Where the head of the page has no room for the field, it leads to the page that has one.
      if (width < 900) await page.getByRole("banner").getByRole("link", { name: "Search" }).click()
      const field =
        width < 900 ? page.getByLabel("Name, words or a website") : page.locator("header input[type=search]")
      await field.fill("the")
      await field.press("Enter")
      expect(new URL(page.url()).pathname).toBe("/search")
      const category = page.getByLabel("Category")
      if (width < 900) {
        expect(await category.isVisible()).toBe(false)
        await page.getByText("Filters", { exact: true }).click()
      }
      await category.selectOption("developer-tools")
      await page.getByRole("button", { name: "Apply filters" }).click()
      const asked = new URL(page.url()).searchParams
      expect([asked.get("q"), asked.get("category")]).toEqual(["the", "developer-tools"])
      await page.getByRole("link", { name: /Developer tools.*Remove this filter/ }).click()
      expect(new URL(page.url()).search).toBe("?q=the")
      await page.locator("ol.launches h3 a").first().click()
      expect(new URL(page.url()).pathname).toStartWith("/products/")
      await page.close()
    },
    60_000
  )

  test("every state of the page is usable", async () => {
    const page = await browser.newPage()
    for (const path of ["/search?q=zzqxwv&stage=beta&country=zz", "/search?q=webhok+hotl&category=developer-tools"]) {
      await page.goto(app.origin + path)
      await expectUsable(page, path)
    }
    await page.close()
  }, 60_000)
})
