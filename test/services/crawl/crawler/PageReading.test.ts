import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../src/services/crawl/crawler/ReadPage.ts"

const read = (html: string) => readPage({ url: "https://tidewatch.example/", status: 200, html })

describe("text", () => {
  test.each([
    [
      "blocks stand on lines of their own",
      "<h1>Tide <b>tables</b></h1><p>For\n  every&nbsp;harbour.</p><ul><li>One<li>Two</ul>",
      "Tide tables\nFor every harbour.\nOne\nTwo"
    ],
    ["cells do too", "<table><tr><td>Pro<td>$29</table>", "Pro\n$29"],
    ["a line break is a space", "<h1>Build<br>faster</h1>", "Build faster"],
    ["elements side by side are apart", "<div><span>Pro</span><span>$29</span></div>", "Pro $29"],
    ["a word set partly in bold stays one", "<p>Tide<b>watch</b>!</p>", "Tidewatch!"],
    [
      "scripts, styles and comments are left out",
      "<p>a<!-- b --><script>c</script><style>d</style><noscript>e</noscript><template>f</template>g",
      "ag"
    ],
    ["pictures and frames too", "<svg><title>x</title><text>y</text></svg><iframe>z</iframe><p>a", "a"],
    [
      "choices too: a list of countries is not where the company is",
      "<select><option>France</select><textarea>b</textarea><p>a",
      "a"
    ],
    [
      "what hides itself is left out, with all within",
      '<div hidden><p>x</div><div style="color:red; display : none"><b>y</b></div>' +
        '<p style="visibility:hidden">z</p><p aria-hidden="true">w</p><p>a',
      "a"
    ],
    ["a closed dialog is, an open one is not", "<dialog>x</dialog><dialog open>a</dialog>", "a"],
    [
      "similar styles hide nothing",
      '<p style="display:nonexistent;opacity:0.6">a</p><p style="--display:none-ish">b',
      "a\nb"
    ],
    ["a page hidden until its script runs is read", '<body style="visibility:hidden"><p>a', "a"],
    ["title and head are no text", "<head><title>t</title></head><body>a", "a"],
    ["nor is a title without a head", "<title>t</title><p>a", "a"],
    ["controls and broken characters are left out", "<p>a\u0000b\u0007c\ud800d", "a b c\ufffdd"],
    ["a colon behind a title is none of it", "<h2>Prices:</h2><p>Rye: €6", "Prices\nRye: €6"],
    [
      "nor is a picture before a title or a line",
      "<h2>🌿 Prices</h2><p>📍 Leeds</p><li>👉 Rye</li><p>• Oats",
      "Prices\nLeeds\nRye\nOats"
    ],
    ["but stars, hooks and crosses say something", "<p>★★★★★</p><p>✓ Rye</p><p>❌ Oats</p>", "★★★★★\n✓ Rye\n❌ Oats"],
    [
      "an arrow behind a sentence leads on",
      '<p>We bake rye. <a href="/rye">→</a></p><p><a href="/film">Watch it →</a></p>',
      "We bake rye.\nWatch it →"
    ],
    ["what is said keeps its marks", "<p>»Rye.«</p><p>« Rye. »", "»Rye.«\n« Rye. »"],
    ["markup in text is text", "<p>a &lt;script&gt; b", "a <script> b"]
  ])("%s", (_, html, text) => {
    expect(read(html).text).toBe(text)
  })
  test("is bounded", () => {
    expect(read(`<p>${"word ".repeat(100_000)}</p><p>after`).text.length).toBeLessThanOrEqual(100_000)
    const lines = read("<p>0123456789".repeat(40_000)).text
    expect(lines.length).toBeLessThanOrEqual(100_000)
    expect(lines.length).toBeGreaterThan(90_000)
  })
})

test("headings keep their level and lose their markup", () => {
  expect(read("<h1>One <i>two</i></h1><h3><a href=/x>Three</a></h3><h2></h2><h4 hidden>no</h4>").headings).toEqual([
    { level: 1, text: "One two" },
    { level: 3, text: "Three" }
  ])
})
