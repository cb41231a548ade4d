/** A letter as plain text and as HTML: equal in what they say, and whatever is in it stays text. */
import { describe, expect, test } from "bun:test"
import { load } from "cheerio"
import fc from "fast-check"
import { mailKinds } from "../../../../src/domain/people/mail/Mails.ts"
import { type Letter, type LetterBlock, letterText, linesOfWords } from "../../../../src/domain/text/Letter.ts"
import { letterHtml } from "../../../../src/services/outside/Mailer.ts"

const origin = "https://launchbook.test"

const nasty = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `</title></style><b>x`,
  `javascript:alert(1)`,
  `{{7*7}} \${x}`,
  `a\r\nBcc: someone@people.test`,
  `\u202Egnp.exe`,
  `&lt;b&gt;&amp;`,
  "x".repeat(400)
]
const text = fc.oneof(fc.string({ minLength: 1, unit: "grapheme" }), fc.constantFrom(...nasty), fc.lorem())
const url = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom(
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    'https://a.test/"onmouseover="x',
    "file:///etc/passwd",
    "mailto:someone@people.test",
    "not an address"
  )
)
const block: fc.Arbitrary<LetterBlock> = fc.oneof(
  fc.record({ type: fc.constant("text" as const), text }),
  fc.record({ type: fc.constant("heading" as const), text }),
  fc.record({ type: fc.constant("words" as const), text }),
  fc.record({ type: fc.constant("code" as const), text }),
  fc.record({ type: fc.constant("list" as const), items: fc.array(text, { maxLength: 4 }) }),
  fc.record({
    type: fc.constant("facts" as const),
    rows: fc.array(fc.record({ label: text, value: text }), { maxLength: 4 })
  }),
  fc.record({
    type: fc.constant("changes" as const),
    fields: fc.array(fc.record({ name: text, lines: fc.array(text, { maxLength: 4 }) }), { maxLength: 3 })
  }),
  fc.record({ type: fc.constant("action" as const), label: text, url }),
  fc.record({ type: fc.constant("link" as const), label: text, url })
)
const letters: fc.Arbitrary<Letter> = fc.record({
  subject: text,
  blocks: fc.array(block, { maxLength: 8 }),
  why: fc.option(text),
  unsubscribe_url: fc.option(url)
})

/** Everything a block says, in pieces that lie on one line. */
const saysOf = (one: LetterBlock): ReadonlyArray<string> => {
  switch (one.type) {
    case "list":
      return one.items
    case "facts":
      return one.rows.flatMap(({ label, value }) => [label, value])
    case "changes":
      return one.fields.flatMap(({ name, lines }) => [name, ...lines])
    case "action":
    case "link":
      return [one.label]
    default:
      return [one.text]
  }
}
const pieces = (letter: Letter) =>
  [...letter.blocks.flatMap(saysOf), ...(letter.why === null ? [] : [letter.why])].flatMap(linesOfWords)

/** White space counts once, and a NUL is no text in HTML. */
const folded = (said: string) => said.replace(/[\s\0\ufffd]+/gu, " ").trim()
const plain = (letter: Letter) => folded(letterText(letter).replace(/^(?:> |- )/gm, ""))

/** What a reader sees of the HTML, with what is hidden from them left out. */
const seen = (html: string) => {
  const $ = load(html)
  $("head, [style*='display:none']").remove()
  $("br").replaceWith("\n")
  $("p, li, th, td, h1, h2, blockquote, div, a").append("\n")
  return folded($("body").text())
}

const opened = /^(?:https?:|mailto:)/
const allowedTags = new Set(
  "html head meta title style body div table tbody tr td th main header footer h1 h2 p br ul li blockquote span a".split(
    " "
  )
)

const expectInert = (html: string, letter: Letter) => {
  const $ = load(html)
  for (const element of $("*").get()) {
    if (!("attribs" in element)) continue
    expect(allowedTags).toContain(element.tagName)
    for (const [name, value] of Object.entries(element.attribs)) {
      expect(name).not.toMatch(/^on|^src|^action|^background$|srcset|formaction/)
      if (name === "href") expect(value).toMatch(opened)
      if (name === "style") expect(value).not.toMatch(/url\(|expression/)
    }
  }
  expect($("style")).toHaveLength(1)
  expect($("style").text()).not.toMatch(/url\(|@import/)
  expect($("title").text()).toBe($("h1").text())
  const links = letter.blocks.filter(({ type }) => type === "action" || type === "link").length
  // The site itself, and the end of such mails.
  expect($("a").length).toBeLessThanOrEqual(links + (letter.unsubscribe_url === null ? 1 : 2))
}

test("whatever a letter says stands in both, and nothing in it becomes anything but text", () => {
  fc.assert(
    fc.property(letters, (letter) => {
      const html = letterHtml(letter, origin)
      const [written, shown] = [plain(letter), seen(html)]
      for (const piece of pieces(letter).map(folded)) {
        expect(written).toContain(piece)
        expect(shown).toContain(piece)
      }
      expectInert(html, letter)
    }),
    { numRuns: 300 }
  )
})

test("an address is opened as http, https or mailto and shown as text otherwise", () => {
  const hrefs = (to: string) => {
    const $ = load(
      letterHtml(
        { subject: "x", blocks: [{ type: "link", label: "Go", url: to }], why: null, unsubscribe_url: null },
        origin
      )
    )
    return $("main a")
      .get()
      .map((a) => $(a).attr("href"))
  }
  expect(hrefs("https://a.test/x?y=1&z=2")).toEqual(["https://a.test/x?y=1&z=2"])
  expect(hrefs("mailto:a@b.test")).toEqual(["mailto:a@b.test"])
  for (const bad of ["javascript:alert(1)", "data:text/html,x", "ftp://a.test/", "//a.test", "x"])
    expect(hrefs(bad)).toEqual([])
})

describe("strangers' words", () => {
  const words = (said: string) =>
    letterText({ subject: "x", blocks: [{ type: "words", text: said }], why: null, unsubscribe_url: null })

  test("never begin a line without a mark, however a line is broken", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("\n", "\r", "\r\n", "\u2028", "\u2029", "\u0085", "\v", "\f", "ours")),
        (parts) => {
          const said = words(parts.join(""))
          for (const line of said.trimEnd().split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)) expect(line).toMatch(/^>/)
        }
      )
    )
  })

  test("do not turn the direction of what stands around them", () => {
    expect(words("a\u202Eb\u2066c")).toBe("> abc\n")
  })
})

describe("every kind of mail", () => {
  test.each(mailKinds.map((kind) => [kind.name, kind] as const))("%s", (_, kind) => {
    const letter = kind.example()
    const html = letterHtml(letter, origin)
    expectInert(html, letter)
    const $ = load(html)
    expect($("html").attr("lang")).toBe("en")
    expect($("h1").text()).toBe(letter.subject)
    expect(letter.subject).toMatch(/^\S.{3,118}\S$/)
    expect(letter.subject).not.toMatch(/[!\n]/)
    expect(letter.blocks.filter(({ type }) => type === "action").length, "one thing to do").toBeLessThanOrEqual(1)
    // Who can end a mail is told how, and why they get it; nobody else is.
    expect([letter.unsubscribe_url === null, letter.why === null]).toEqual([
      kind.endable === null,
      kind.endable === null
    ])
    for (const one of letter.blocks)
      if (one.type === "action" || one.type === "link") {
        expect(letterText(letter)).toContain(one.url)
        expect($(`a[href="${one.url}"]`).length).toBeGreaterThan(0)
      }
  })

  test("has a name of its own that stands in an address", () => {
    const names = mailKinds.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })
})
