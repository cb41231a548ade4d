import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { readPage } from "../../../../src/services/crawl/crawler/ReadPage.ts"

const read = (html: string) => readPage({ url: "https://tidewatch.example/", status: 200, html })

describe("whatever the page is", () => {
  const piece = fc.constantFrom(
    "<div>",
    "</div>",
    "<p",
    ">",
    "<",
    "</",
    "<!--",
    "-->",
    "<script>",
    "</script>",
    "<style>",
    "<a href=",
    "'",
    '"',
    "https://x.com/a",
    "//",
    "mailto:",
    "@b.example",
    "<h1>",
    "</h1>",
    "<template>",
    "<svg>",
    "<title>",
    "<table><tr><td>",
    "&amp;",
    "&#0;",
    "&#xD800;",
    "<base href='//'>",
    '<script type="application/ld+json">',
    '{"a":',
    "[",
    "]",
    "}",
    "hidden",
    "style=display:none",
    "\u0000",
    "ſ",
    "💥"
  )
  test("it is read, keeps its bounds and can be stored", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 80 }), (parts) => {
        const page = read(parts.join(""))
        const stored = JSON.stringify(page)
        expect(stored.isWellFormed()).toBe(true)
        // A page may well write out `\\uda` in letters: what counts is what a backslash escapes that is not escaped itself.
        expect(stored.replaceAll("\\\\", "")).not.toMatch(/\\u0000|\\ud[89a-f]/)
        for (const { url } of page.links) expect(url).toMatch(/^https?:\/\/[^#]*$/)
        expect(page.text.split("\n").every((line) => line === line.trim())).toBe(true)
      }),
      { numRuns: 500 }
    )
  })
  test.each([
    ["deeply nested", "<div>"],
    ["never closed", "<b><i>"],
    ["closed without being opened", "<b></i></u>"],
    ["of empty comments", "a<!-->"],
    ["of attributes", "<a x y=1 z>"],
    ["of headings within headings", "<h1>a"],
    ["of links within links", "<a href=/x>a"],
    ["of tags that do not end", "<a href='"],
    ["of styles", "<p style='display:                 x'>"],
    ["of scripts that look like data", '<script type="application/ld+json">{"a":"']
  ])("two megabytes %s take no more time than a page may", (_, unit) => {
    const html = unit.repeat(Math.ceil(2_000_000 / unit.length))
    const started = performance.now()
    read(html)
    // Twenty times what it takes; work that grows with the square would take minutes.
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
