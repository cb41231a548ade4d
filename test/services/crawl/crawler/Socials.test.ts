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
  test("sameAs comes first, then header and footer, then what is alone of its kind", () => {
    const stated =
      '<script type="application/ld+json">{"sameAs":["https://x.com/stated","https://example.com"]}</script>'
    expect(read(`${stated}<footer><a href="https://x.com/footer">x</a></footer>`).socials).toEqual({
      x: "https://x.com/stated"
    })
    expect(
      read('<p><a href="https://x.com/customer">x</a></p><footer><a href="https://x.com/footer">x</a></footer>').socials
    ).toEqual({ x: "https://x.com/footer" })
    expect(read('<p><a href="https://x.com/one">x</a><a href="https://x.com/one/">x</a></p>').socials).toEqual({
      x: "https://x.com/one"
    })
    expect(read('<p><a href="https://x.com/one">x</a><a href="https://x.com/two">x</a></p>').socials).toEqual({})
  })
})
