import { describe, expect, test } from "bun:test"
import { Duration, Effect, Option } from "effect"
import type { PageVisit } from "../../../src/domain/draft/Crawl.ts"
import { Crawler } from "../../../src/services/crawl/Crawler.ts"
import type { FixtureSites } from "../../support/FixtureInternet.ts"
import { after, crawlerIn, crawlIn, home, nav, page, read, to } from "./crawler/Crawls.ts"

describe("which pages are read", () => {
  test("the homepage and the few that matter, each kind once", async () => {
    const paths = ["/pricing", "/about", "/features", "/faq", "/contact", "/team", "/docs"]
    const others = [
      "/login",
      "/blog",
      "/privacy",
      "/pricing/enterprise",
      "/about/history",
      "/brochure.pdf",
      "/customers"
    ]
    const site = Object.fromEntries([...paths, ...others].map((path) => [path, page(path)]))
    const crawl = await read({ "tidewatch.example": { "/": page("Tidewatch", nav(...others, ...paths)), ...site } })
    expect(crawl.url).toBe(home)
    expect(crawl.paths).toEqual(["/", ...paths])
    expect(crawl.asked).toHaveLength(8)
    expect(crawl.visits.every(({ status, detail }) => status === "read" && detail === null)).toBe(true)
    expect(crawl.visits[1]).toEqual({
      url: "https://tidewatch.example/pricing",
      status: "read",
      title: "/pricing",
      detail: null
    })
  })
  test("only of the same site, subdomains included", async () => {
    const links =
      '<a href="https://docs.tidewatch.example/">Docs</a><a href="https://other.example/about">About us</a>' +
      '<a href="https://tidewatch.example.evil.example/pricing">Pricing</a>'
    const crawl = await read({
      "tidewatch.example": { "/": page("Tidewatch", links) },
      "docs.tidewatch.example": { "/": page("Docs") },
      "other.example": { "/about": page("No") },
      "tidewatch.example.evil.example": { "/pricing": page("No") }
    })
    expect(crawl.pages.map(({ url }) => url)).toEqual([home, "https://docs.tidewatch.example/"])
  })
  test("at most as many as wanted", async () => {
    const site = {
      "/": page("Tidewatch", nav("/pricing", "/about", "/faq")),
      "/pricing": page("P"),
      "/about": page("A"),
      "/faq": page("F")
    }
    expect((await read({ "tidewatch.example": site }, { maxPages: 2 })).paths).toEqual(["/", "/pricing"])
    expect((await read({ "tidewatch.example": site }, { maxPages: 1 })).paths).toEqual(["/"])
  })
  test("from a sitemap robots.txt names, where the homepage links too little", async () => {
    const list = (...urls: ReadonlyArray<string>) => urls.map((url) => `<loc>${url}</loc>`).join("")
    const crawl = await read({
      "tidewatch.example": {
        "/robots.txt": "Sitemap: https://tidewatch.example/index.xml",
        "/index.xml": {
          headers: { "content-type": "text/xml" },
          body: `<sitemapindex>${list("https://tidewatch.example/posts.xml", "https://tidewatch.example/pages.xml")}`
        },
        "/pages.xml": list(`${home}pricing?a=1&amp;b=2`, `${home}pricing`, "https://elsewhere.example/about"),
        "/pricing": page("Pricing"),
        "/": page("Tidewatch", nav("/about")),
        "/about": page("About")
      }
    })
    expect(crawl.paths).toEqual(["/", "/pricing", "/about"])
    expect(crawl.asked).not.toContain("https://tidewatch.example/posts.xml")
  })
  test("none again that was read before a restart", async () => {
    const sites = {
      "tidewatch.example": {
        "/": page("Tidewatch", nav("/pricing", "/about", "/faq")),
        "/pricing": to("/plans/"),
        "/plans/": page("Plans"),
        "/about": page("About"),
        "/faq": page("Questions")
      }
    }
    const whole = await read(sites)
    expect(whole.paths).toEqual(["/", "/plans/", "/about", "/faq"])
    const known = whole.pages.slice(0, 2)
    const told: Array<string> = []
    const onPage = ({ url }: PageVisit) => Effect.sync(() => void told.push(url))
    const rest = await read(sites, { known, onPage })
    expect(rest.paths).toEqual(whole.paths)
    expect(rest.pages.slice(0, 2)).toEqual(known)
    expect(rest.asked.toSorted()).toEqual(["about", "faq", "pricing"].map((path) => home + path))
    expect(told.toSorted()).toEqual(["about", "faq"].map((path) => home + path))
  })
})

describe("redirects", () => {
  test("of the homepage may lead to another site, which is then the site", async () => {
    const crawl = await read({
      "tidewatch.example": { "/": to("https://www.newname.example/") },
      "www.newname.example": { "/": page("New", nav("/about")), "/about": page("About") }
    })
    expect(crawl.pages.map(({ url }) => url)).toEqual([
      "https://www.newname.example/",
      "https://www.newname.example/about"
    ])
    expect(crawl.url).toBe("https://www.newname.example/")
  })
  test("of other pages may add a slash, but not leave the site or lead to a page that is read anyway", async () => {
    const crawl = await read({
      "tidewatch.example": {
        "/": page("Tidewatch", nav("/pricing", "/about", "/contact", "/team")),
        "/pricing": to("/pricing/"),
        "/pricing/": page("Pricing"),
        "/about": to("/team"),
        "/team": page("Team"),
        "/contact": to("https://forms.example/x")
      },
      "forms.example": { "/x": page("Form") }
    })
    expect(crawl.paths).toEqual(["/", "/pricing/", "/team"])
    expect(crawl.asked).not.toContain("https://forms.example/x")
    expect(crawl.asked.filter((url) => url.endsWith("/team"))).toHaveLength(1)
    expect(crawl.visits.find(({ url }) => url.endsWith("/contact"))).toMatchObject({ status: "unreachable" })
  })
})

describe("time", () => {
  const paths = ["/pricing", "/about", "/features", "/faq", "/contact"]
  const slow = (delay: Duration.DurationInput): FixtureSites => ({
    "tidewatch.example": {
      "/": page("Tidewatch", nav(...paths)),
      ...Object.fromEntries(paths.map((path) => [path, { body: page(path), delay }]))
    }
  })
  test("past the deadline what was read is kept", async () => {
    const { crawl, hits } = crawlIn(slow("8 seconds"), { deadline: Duration.seconds(20) })
    const done = await after(20_000, crawl)
    expect(done).toMatchObject({ _tag: "Some", value: { _tag: "Success" } })
    const result = await Effect.runPromise(Option.getOrThrow(done))
    expect(result.pages.map(({ url }) => new URL(url).pathname)).toEqual([
      "/",
      "/pricing",
      "/about",
      "/features",
      "/faq"
    ])
    expect(hits).toHaveLength(7)
  })
  test("two pages at once", async () => {
    const { crawl, hits } = crawlIn(slow("8 seconds"))
    await after(1000, crawl)
    expect(hits.slice(2)).toEqual(["https://tidewatch.example/pricing", "https://tidewatch.example/about"])
  })
  test("a homepage that is not there by the deadline is a timeout", async () => {
    const { crawl } = crawlIn(
      { "tidewatch.example": { "/": { delay: "14 seconds" } } },
      { deadline: Duration.seconds(10) }
    )
    expect(await after(10_000, Effect.flip(crawl))).toMatchObject({ value: { value: { code: "timeout" } } })
  })
  test("two crawls of one host share its two slots", async () => {
    const hits: Array<string> = []
    const one = Effect.flatMap(Crawler, (crawler) => crawler.crawl({ url: home }))
    const both = Effect.all([one, one], { concurrency: 2 })
    await after(1000, both.pipe(Effect.provide(crawlerIn(slow("8 seconds"), hits))))
    expect(hits.filter((url) => url !== home && !url.endsWith("/robots.txt"))).toHaveLength(2)
  })
})
