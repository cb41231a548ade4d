import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../src/services/crawl/crawler/ReadPage.ts"

const read = (html: string) => readPage({ url: "https://tidewatch.example/", status: 200, html })

describe("socials", () => {
  const links = (...hrefs: ReadonlyArray<string>) =>
    read(`<footer>${hrefs.map((href) => `<a href="${href}">x</a>`).join("")}</footer>`).socials
  test("are profiles, written one way", () => {
    expect(
      links(
        "https://de.linkedin.com/company/tidewatch/about",
        "http://twitter.com/tidewatch/",
        "https://m.facebook.com/tidewatch?ref=x",
        "https://instagram.com/tide.watch",
        "https://www.tiktok.com/@tidewatch",
        "https://youtube.com/@tidewatch/videos",
        "https://threads.net/@tidewatch",
        "https://pinterest.de/tidewatch",
        "https://github.com/tidewatch/app",
        "https://reddit.com/r/tidewatch/",
        "https://producthunt.com/products/tidewatch",
        "https://medium.com/@tidewatch"
      )
    ).toEqual({
      linkedin: "https://www.linkedin.com/company/tidewatch",
      x: "https://x.com/tidewatch",
      facebook: "https://www.facebook.com/tidewatch",
      instagram: "https://www.instagram.com/tide.watch",
      tiktok: "https://www.tiktok.com/@tidewatch",
      youtube: "https://www.youtube.com/@tidewatch",
      threads: "https://www.threads.com/@tidewatch",
      pinterest: "https://www.pinterest.com/tidewatch",
      github: "https://github.com/tidewatch/app",
      reddit: "https://www.reddit.com/r/tidewatch",
      producthunt: "https://www.producthunt.com/products/tidewatch",
      medium: "https://medium.com/@tidewatch"
    })
  })
  test("are none where a template was not filled in", () => {
    expect(
      links(
        "https://facebook.com/YOUR_PAGE",
        "https://x.com/yourprofile",
        "https://instagram.com/tu_usuario",
        "https://youtube.com/@yourstory"
      )
    ).toEqual({ youtube: "https://www.youtube.com/@yourstory" })
  })
  test.each([
    ["Backed by Harbour Row", false],
    ["Drawings: Ada Roth", false],
    ["信州司書の会(Facebook)", false],
    ["Follow us on Facebook", true],
    ["Facebook (opens in a new tab)", true],
    ["@breadandwater", true],
    ["", true]
  ])("of a name that is not the site's, labelled %p: %p", (label, isOurs) => {
    const { socials } = read(`<footer><a href="https://www.facebook.com/breadandwater">${label}</a></footer>`)
    expect(socials.facebook).toBe(isOurs ? "https://www.facebook.com/breadandwater" : undefined)
  })
  test("of a page without a name of its own, by its number", () => {
    expect(links("https://www.facebook.com/profile.php?id=100012345678901&sk=about").facebook).toBe(
      "https://www.facebook.com/profile.php?id=100012345678901"
    )
    expect(links("https://www.facebook.com/profile.php").facebook).toBeUndefined()
    expect(links("https://www.facebook.com/profile.php?id=ada").facebook).toBeUndefined()
  })
  test.each([
    ["https://www.instagram.com/tidewatch_official", "", true],
    ["https://www.instagram.com/tidewatch_official", "Instagram", true],
    ["https://www.instagram.com/harbourrow", "", false]
  ])("beside a form to subscribe %p, labelled %p: %p", (href, label, isOurs) => {
    const form = `<form><label>Letters <input name="mail"></label><a href="${href}">${label}</a><button>Send</button></form>`
    expect(read(`<main><h1>Tides</h1>${form}</main>`).socials.instagram).toBe(isOurs ? href : undefined)
  })
  test("as a sign without words, called like the site, among others", () => {
    const section = (href: string) => `<section><h2>Our customers</h2><p>Ada</p><a href="${href}"></a></section>`
    expect(read(section("https://x.com/tidewatch_app")).socials.x).toBe("https://x.com/tidewatch_app")
    expect(read(section("https://x.com/harbourrow")).socials.x).toBeUndefined()
  })
  test("of the product's repositories the one called like it", () => {
    const footer = '<footer><a href="https://github.com/tidewatch/tidewatch-site">This site</a></footer>'
    const main = '<main><p>See <a href="https://github.com/tidewatch/tidewatch">the source</a>.</p></main>'
    expect(read(main + footer).socials.github).toBe("https://github.com/tidewatch/tidewatch")
  })
  test("buttons to share, posts, log-ins and other hosts are none", () => {
    expect(
      links(
        "https://www.linkedin.com/shareArticle?url=x",
        "https://www.linkedin.com/",
        "https://twitter.com/intent/tweet?text=x",
        "https://x.com/share",
        "https://x.com/tidewatch/status/1",
        "https://x.com/i/flow/login",
        "https://www.facebook.com/sharer/sharer.php?u=x",
        "https://www.facebook.com/sharer.php",
        "https://instagram.com/p/abc",
        "https://instagram.com/",
        "https://www.youtube.com/watch?v=x",
        "https://www.youtube.com/embed/x",
        "https://pinterest.com/pin/create/button",
        "https://github.com/login",
        "https://github.com/",
        "https://github.com/a/b/issues",
        "https://reddit.com/submit?url=x",
        "https://medium.com/p/abc",
        "https://nottwitter.com/tidewatch",
        "https://x.com.evil.example/tidewatch"
      )
    ).toEqual({})
  })
  const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
  test("sameAs of the site's own nodes comes first, then its frame, then what is named like it", () => {
    const footer = '<footer><a href="https://x.com/footer">x</a></footer>'
    const stated = data({ "@type": "Organization", sameAs: ["https://x.com/tidewatch_app", "https://example.com"] })
    expect(read(stated + footer).socials).toEqual({ x: "https://x.com/tidewatch_app" })
    expect(read(`<p><a href="https://x.com/customer">x</a></p>${footer}`).socials).toEqual({
      x: "https://x.com/footer"
    })
    expect(read('<p><a href="https://x.com/tidewatchapp">x</a></p>').socials).toEqual({
      x: "https://x.com/tidewatchapp"
    })
  })
  test("a customer that the data names without an address lends no name", () => {
    const own = { "@type": "Organization", name: "Tidewatch", url: "https://tidewatch.example/" }
    const customer = { "@type": "Organization", name: "Harbour of Falmouth" }
    const page = (...nodes: ReadonlyArray<unknown>) =>
      read(
        `${data({ "@graph": nodes })}<p>Used by the Harbour of Falmouth.</p><footer><a href="https://www.facebook.com/harbouroffalmouth">Our friends at the Harbour of Falmouth</a></footer>`
      ).socials
    expect(page(own, customer)).toEqual({})
    expect(page(customer)).toEqual({ facebook: "https://www.facebook.com/harbouroffalmouth" })
  })
  test("the only profile of its kind is somebody else's where nothing says it is the site's", () => {
    expect(read('<p><a href="https://x.com/one">x</a></p>').socials).toEqual({})
    expect(read('<p>Built on <a href="https://github.com/duckdb/duckdb">DuckDB</a></p>').socials).toEqual({})
    expect(
      read('<footer><p>Powered by <a href="https://github.com/gohugoio/hugo">Hugo</a></p></footer>').socials
    ).toEqual({})
  })
  test("a link labelled with another's name is theirs in the frame too", () => {
    const footer = (label: string) => `<footer>Maps: <a href="https://github.com/openstreetmap">${label}</a></footer>`
    expect(read(footer("OpenStreetMap")).socials).toEqual({})
    expect(read(footer("GitHub")).socials).toEqual({ github: "https://github.com/openstreetmap" })
  })
  test.each([
    ["customers", "<section><h2>Our customers</h2><a href=https://x.com/tidewatchfans>x</a></section>"],
    ["reviews", "<blockquote>Nice <a href=https://x.com/tidewatchfan>@tidewatchfan</a></blockquote>"],
    ["news", "<section><h2>Latest articles</h2><a href=https://x.com/tidewatch>x</a></section>"],
    ["people", "<section><h2>Our team</h2><h3>Ann</h3><a href=https://www.linkedin.com/in/ann>in</a></section>"]
  ])("what stands among %s is none", (_, html) => {
    expect(read(html).socials).toEqual({})
  })
  test("a person's page is none in the frame either, unless the site is named after them", () => {
    expect(links("https://www.linkedin.com/in/ann-meyer")).toEqual({})
    expect(links("https://www.linkedin.com/in/ann-meyer", "https://www.linkedin.com/company/tidewatch")).toEqual({
      linkedin: "https://www.linkedin.com/company/tidewatch"
    })
    expect(links("https://www.linkedin.com/in/tidewatch")).toEqual({
      linkedin: "https://www.linkedin.com/in/tidewatch"
    })
  })
  test.each([
    ["an article", { "@type": "Article", sameAs: ["https://x.com/other"] }],
    ["a person", { "@type": "Person", sameAs: ["https://x.com/other"] }],
    [
      "a thing of another host",
      { "@type": "Organization", url: "https://other.example", sameAs: ["https://x.com/other"] }
    ],
    [
      "who writes a review",
      {
        "@type": "Product",
        review: { "@type": "Review", author: { "@type": "Organization", sameAs: "https://x.com/other" } }
      }
    ],
    [
      "whose product it is not",
      {
        "@type": "SoftwareApplication",
        publisher: { "@type": "Organization", url: "https://store.example", sameAs: "https://x.com/other" }
      }
    ]
  ])("sameAs of %s is not the site's", (_, value) => {
    expect(read(data(value)).socials).toEqual({})
  })
  test("sameAs that is neither named like the site nor shown on the page is nobody's", () => {
    const stated = data({ "@type": "Organization", sameAs: "https://www.linkedin.com/company/bean-barons" })
    expect(read(stated).socials).toEqual({})
    expect(read(`${stated}<footer><a href="https://linkedin.com/company/bean-barons">in</a></footer>`).socials).toEqual(
      {
        linkedin: "https://www.linkedin.com/company/bean-barons"
      }
    )
  })
  test("sameAs of the publisher of the site's own thing is", () => {
    const own = {
      "@type": "WebSite",
      url: "https://www.tidewatch.example",
      publisher: { "@type": "Bakery", sameAs: "https://x.com/tidewatch" }
    }
    expect(read(data(own)).socials).toEqual({ x: "https://x.com/tidewatch" })
  })
})

test("of an account and a part of it that is called otherwise the account", () => {
  const nav = (repository: string) => `<nav><a href="https://github.com/tidewatch-org/${repository}">Code</a></nav>`
  const foot = `<footer><a href="https://github.com/tidewatch-org">GitHub</a></footer>`
  expect(read(`${nav("firmware")}${foot}`).socials.github).toBe("https://github.com/tidewatch-org")
  expect(read(`${nav("tidewatch")}${foot}`).socials.github).toBe("https://github.com/tidewatch-org/tidewatch")
})

describe("a plugin of Facebook shows a page", () => {
  const plugin = (page: string) =>
    `<iframe src="https://www.facebook.com/plugins/page.php?href=${encodeURIComponent(page)}&tabs=timeline"></iframe>`
  const like = (page: string) => `<div class="fb-like" data-href="${page}" data-layout="button"></div>`
  test.each([plugin, like])("which is ours where it is called like us", (set) => {
    const shown = (page: string) => read(`<main><h1>Tides</h1><p>High and low.</p>${set(page)}</main>`).socials
    expect(shown("https://www.facebook.com/tidewatch")).toEqual({ facebook: "https://www.facebook.com/tidewatch" })
    expect(shown("https://www.facebook.com/harbourfest")).toEqual({})
    expect(shown("https://tidewatch.example/")).toEqual({})
  })
})
