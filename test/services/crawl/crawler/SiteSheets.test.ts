import { describe, expect, test } from "bun:test"
import { Effect, Option } from "effect"
import type { FixtureAnswer } from "../../../support/FixtureInternet.ts"
import { after, crawlIn, nav, page, read } from "./Crawls.ts"

const css = (body: string): FixtureAnswer => ({ headers: { "content-type": "text/css" }, body })
const link = (...hrefs: ReadonlyArray<string>) => hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join("")
const hidden = '<p class="x">Lie</p>'

describe("style sheets that the pages of a site link", () => {
  test("are read once for all of them, and count", async () => {
    const crawl = await read({
      "tidewatch.example": {
        "/": page("Tidewatch", `${link("/a.css", "b.css?v=1", "/missing.css")}${nav("/pricing", "/about")}${hidden}`),
        "/pricing": page("P", link("/a.css") + hidden),
        "/about": page("A", hidden),
        "/a.css": css(".x{display:none}"),
        "/b.css?v=1": css(".y{display:none}")
      }
    })
    expect(crawl.pages.map(({ text }) => text.includes("Lie"))).toEqual([false, false, true])
    expect(crawl.asked.filter((url) => url.includes(".css")).sort()).toEqual([
      "https://tidewatch.example/a.css",
      "https://tidewatch.example/b.css?v=1",
      "https://tidewatch.example/missing.css"
    ])
  })
  test("may bring in others", async () => {
    const crawl = await read({
      "tidewatch.example": {
        "/": page("T", `${link("/css/a.css")}<style>@import "/c.css";</style>${hidden}`),
        "/css/a.css": css("@import url('b.css'); .y{color:red}"),
        "/css/b.css": css(".x{display:none}"),
        "/c.css": css("@import url(https://other.example/d.css);")
      }
    })
    expect(crawl.pages[0]?.text).not.toContain("Lie")
    expect(crawl.asked.map((url) => new URL(url).pathname).sort()).toEqual(["/", "/c.css", "/css/a.css", "/css/b.css"])
  })
  test("are a few, of the site itself, and none for print, letters or icons", async () => {
    const many = Array.from({ length: 20 }, (_, at) => `/part-${at}.css`)
    const others = ["https://cdn.example/a.css", "/css/font-awesome.min.css", "data:text/css,.x{}"]
    const print = '<link rel="stylesheet" media="print" href="/paper.css">'
    const crawl = await read({
      "tidewatch.example": { "/": page("T", link(...others, ...many, "/css/style.css") + print) }
    })
    const asked = crawl.asked.slice(1)
    expect(asked).toHaveLength(6)
    expect(asked[0]).toBe("https://tidewatch.example/css/style.css")
    expect(asked.every((url) => /\/(?:part-\d+|css\/style)\.css$/.test(url))).toBe(true)
  })
  test("are left alone where robots.txt or the host forbids them", async () => {
    const crawl = await read({
      "tidewatch.example": {
        "/robots.txt": "User-agent: *\nDisallow: /private",
        "/": page("T", link("/private/a.css", "/away.css", "/page.css", "/fails.css") + hidden),
        "/private/a.css": css(".x{display:none}"),
        "/away.css": { status: 302, headers: { location: "https://other.example/a.css" } },
        "/page.css": "<p>.x{display:none}</p>",
        "/fails.css": { fail: "connect" }
      },
      "other.example": { "/a.css": css(".x{display:none}") }
    })
    expect(crawl.asked.map((url) => new URL(url).pathname)).toEqual(["/", "/away.css", "/page.css", "/fails.css"])
    expect(crawl.pages[0]?.text).toContain("Lie")
  })
  test("do not keep a page waiting for long", async () => {
    const { crawl } = crawlIn({
      "tidewatch.example": {
        "/": page("T", link("/slow.css", "/never.css")),
        "/slow.css": { ...css(""), delay: "30 seconds" },
        "/never.css": { ...css(""), delay: "30 seconds" }
      }
    })
    const done = await after(
      14_000,
      Effect.map(crawl, ({ pages }) => pages.length)
    )
    expect(Option.isSome(done)).toBe(true)
  })
})
