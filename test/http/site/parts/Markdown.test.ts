/** What an owner writes cannot do anything on our pages. */
import { expect, test } from "bun:test"
import fc from "fast-check"
import { markdownToHtml } from "../../../../src/http/site/parts/Markdown.ts"

test.each([
  ["<script>alert(1)</script>", "<script"],
  ["[x](javascript:alert(1))", "href"],
  ["[x](data:text/html,hello)", "href"],
  ["[x](//evil.test)", "href"],
  ["[x](/account)", "href"],
  ["![x](https://evil.test/pixel.png)", "<img"],
  ["<img src=x onerror=alert(1)>", "<img"],
  ["[x](https://user:pass@evil.test)", "href"],
  ["# A heading", "<h1"]
])("%s leaves no %s", (written, forbidden) => {
  expect(markdownToHtml(written)).not.toContain(forbidden)
})
test("a link to the web says that nobody vouches for it", () => {
  expect(markdownToHtml("[x](https://a.example)")).toContain('rel="nofollow ugc noopener"')
})
test("no text opens a tag of its own", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (written) => {
      const tags = [...markdownToHtml(written).matchAll(/<\/?([a-z0-9]+)/gi)].map((match) => match[1])
      const known = [
        "p",
        "strong",
        "em",
        "ul",
        "ol",
        "li",
        "code",
        "pre",
        "blockquote",
        "hr",
        "br",
        "a",
        "s",
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td"
      ]
      for (const tag of tags) expect(known).toContain(tag ?? "")
    })
  )
})
