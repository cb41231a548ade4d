import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import type { PageBlock } from "../../../../../src/domain/draft/PageBlocks.ts"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"

const blocksOf = (html: string): ReadonlyArray<PageBlock> =>
  readPage({ url: "https://tidewatch.example/", status: 200, html }).blocks ?? []
const brief = (html: string) => blocksOf(html).map(({ kind, text }) => `${kind}: ${text}`)

describe("a block", () => {
  test.each([
    ["<h2>Tides <i>today</i></h2>", ["heading: Tides today"]],
    ["<div role=heading aria-level=3>Tides</div>", ["heading: Tides"]],
    // A badge is no end of the word before it, and which plan has it or that it is new no part of a name.
    ['<h3>Tides<span class="badge">live</span></h3>', ["heading: Tides live"]],
    ['<h3>Tides<span class="badge">Coming soon</span></h3>', ["heading: Tides Coming soon"]],
    ['<h3>Tides<span class="pro-tag">Pro</span></h3>', ["heading: Tides"]],
    ['<h3>潮汐表<i class="new-badge">機能追加</i></h3>', ["heading: 潮汐表"]],
    ['<h1>Tidewatch<span class="badge">Pro</span></h1>', ["heading: Tidewatch Pro"]],
    ['<h3>Tide<span class="mark">watch</span></h3>', ["heading: Tidewatch"]],
    ["<p>The water <b>comes</b> twice <span>a day</span>.</p>", ["paragraph: The water comes twice a day."]],
    [
      "<p><strong>Spring tides</strong><br>They come twice a month.</p>",
      ["label: Spring tides", "paragraph: They come twice a month."]
    ],
    [
      "<p>They come <b>twice</b><br>a month, <b>always</b><br>at night.</p>",
      ["paragraph: They come twice a month, always at night."]
    ],
    // What a font draws as a picture is no word; a cross still says what is not had.
    [
      "<ul><li><i class=material-icons>check</i>Night tides<li><mat-icon>done_all</mat-icon> Day tides</ul>",
      ["item: Night tides", "item: Day tides"]
    ],
    ['<h2>Tides<span class="material-symbols-outlined big">arrow_forward</span>today</h2>', ["heading: Tides today"]],
    ["<ul><li><i class=material-icons-round>close</i>Night tides</ul>", ["item: ✗ Night tides"]],
    ["<p><i class=material-icons>All</i> tides, every day.</p>", ["paragraph: All tides, every day."]],
    ["<p><i class=icon>check</i> the tides every day.</p>", ["paragraph: check the tides every day."]],
    ["<ul><li>One<li>Two <b>three</b></ul>", ["item: One", "item: Two three"]],
    ["<ul><li><h3>One</h3><p>It is the first of two.</p></ul>", ["heading: One", "paragraph: It is the first of two."]],
    ["<ul><li><p>One</p></ul>", ["item: One"]],
    ["<dl><dt>Depth<dd>2 m</dl>", ["item: Depth", "item: 2 m"]],
    ["<table><tr><th>Depth<td>2 m</table>", ["cell: Depth", "cell: 2 m"]],
    ["<blockquote><p>It works.</p><p>Ann</p></blockquote>", ["quotation: It works.", "quotation: Ann"]],
    ["<p>“It works as I had hoped it would.”</p>", ["quotation: “It works as I had hoped it would.”"]],
    [
      "<p>“I founded three ports and I moor here.” Ann Meyer, Westport</p>",
      ["quotation: “I founded three ports and I moor here.” Ann Meyer, Westport"]
    ],
    [
      "<p>« C'est ici que j'ai appris à nager. » – Luc de Vries</p>",
      ["quotation: « C'est ici que j'ai appris à nager. » – Luc de Vries"]
    ],
    // Who goes on behind it quotes.
    [
      "<p>“Tides that come twice a day” Tidewatch tells both of them.</p>",
      ["paragraph: “Tides that come twice a day” Tidewatch tells both of them."]
    ],
    ["<button>Try it</button>", ["button: Try it"]],
    [
      '<p>Well, <a class="btn btn-lg" href=/x>Try it</a> <a class=button href=/y>Or not</a></p>',
      ["label: Well,", "button: Try it", "button: Or not"]
    ],
    // Links side by side are to be pressed; where one is a number or a sentence goes on around them, they are read.
    ["<div><a href=/x>Try the tides</a> <a href=/y>See two days</a></div>", ["button: Try the tides See two days"]],
    [
      "<p><a href=/x>Try the tides</a> or <a href=/y>see two days</a></p>",
      ["paragraph: Try the tides or see two days"]
    ],
    ["<p><a href=tel:1>020 1234</a> <a href=mailto:a@b.example>a@b.example</a></p>", ["label: 020 1234 a@b.example"]],
    ["<ul><li><a href=/x>Spring</a> <a href=/y>tides</a></ul>", ["item: Spring tides"]],
    ["<div>New</div><div>All tides, everywhere.</div>", ["label: New", "paragraph: All tides, everywhere."]],
    ["<p>潮の満ち引きを知らせます</p><p>新着</p>", ["paragraph: 潮の満ち引きを知らせます", "label: 新着"]],
    [
      "<h1>T I D E S</h1><h2>H&nbsp;O&nbsp;W  W&nbsp;E  W&nbsp;O&nbsp;R&nbsp;K</h2>",
      ["heading: TIDES", "heading: H O W W E W O R K"]
    ],
    ["<h1><span>T</span><span>i</span><span>d</span><span>e</span></h1>", ["heading: Tide"]],
    ["<h1><div>Know</div><div>the tide</div></h1><p>x</p>", ["heading: Know the tide", "label: x"]],
    [
      "<style>.line{display:block}</style><h1>Know<span class=line>the tide</span></h1><p>x</p>",
      ["heading: Know the tide", "label: x"]
    ],
    ["<p><em>Q</em>When is it low?</p>", ["paragraph: Q When is it low?"]],
    [
      "<h2>One<p>The paragraph of a heading that nobody closed.<h2>Two",
      ["heading: One The paragraph of a heading that nobody closed.", "heading: Two"]
    ]
  ])("%s", (html, blocks) => {
    expect(brief(html)).toEqual(blocks)
  })
  test("links are called by their words, and not by the pictures beside them", () => {
    const html = "<p><a href=/all>All tides<i class=material-icons>chevron_right</i></a></p>"
    const { links } = readPage({ url: "https://tidewatch.example/", status: 200, html })
    expect(links.map(({ text }) => text)).toEqual(["All tides"])
  })
  test("keeps the rows of a few short lines, none of a text", () => {
    const rows = (html: string) => blocksOf(html).map((block) => block.rows ?? null)
    expect(rows("<p>Crumb Ltd<br> 1 Mill Lane <br><br><b>Leeds</b> LS1 4AB</p><p>Two words</p>")).toEqual([
      ["Crumb Ltd", "1 Mill Lane", "Leeds LS1 4AB"],
      null
    ])
    expect(rows(`<p>${"The water rises.<br>".repeat(40)}</p>`)).toEqual([null])
  })
  test("knows the headings it stands under, its list and its language", () => {
    const html = `<html lang=en><h1>A</h1><h2>B</h2><p>b</p><ul><li>c<li>d</ul><h2>E</h2><p lang=de>e</p><ol><li>f</ol>`
    expect(blocksOf(html).map(({ text, under, list, lang }) => [text, under.join(), list, lang])).toEqual([
      ["A", "", null, "en"],
      ["B", "0", null, "en"],
      ["b", "0,1", null, "en"],
      ["c", "0,1", 0, "en"],
      ["d", "0,1", 0, "en"],
      ["E", "0", null, "en"],
      ["e", "0,5", null, "de"],
      ["f", "0,5", 1, "en"]
    ])
  })
})

describe("cards", () => {
  const cardsOf = (html: string) => {
    const numbers = new Map<number, number>()
    return blocksOf(html)
      .map(({ card, text }) => {
        if (card !== null && !numbers.has(card)) numbers.set(card, numbers.size + 1)
        return `${text}${card === null ? "" : numbers.get(card)}`
      })
      .join(" ")
  }
  const plan = (name: string, more = "") =>
    `<div class="plan ${more}"><h3>${name}</h3><div>$1</div><ul><li>a<li>b</ul></div>`
  test.each([
    [
      "alike, side by side",
      `<h2>P</h2><div>${plan("X")}${plan("Y", "best")}</div><p>z</p>`,
      "P X1 $11 a1 b1 Y2 $12 a2 b2 z"
    ],
    ["without a name", "<div><div><h3>X</h3><p>x</p></div><div><h3>Y</h3><p>y</p></div></div>", "X1 x1 Y2 y2"],
    ["entries of a list", "<ul><li><b>X</b><p>x</p><li><b>Y</b><p>y</p></ul>", "X1 x1 Y2 y2"],
    ["marked as one", "<p>z</p><div class=card><h3>X</h3><p>x</p></div>", "z X1 x1"],
    ["columns of a table", "<table><tr><td></td><th>X<th>Y<tr><td>a<td>x<td>y</table>", "X1 Y2 a x1 y2"],
    ["rows of a table", "<table><tr><th>N<th>P<tr><td>X<td>x<tr><td>Y<td>y</table>", "N1 P1 X2 x2 Y3 y3"]
  ])("%s", (_, html, cards) => {
    expect(cardsOf(html)).toBe(cards)
  })
  test.each([
    ["sections", "<section><h2>X</h2><p>x</p></section><section><h2>Y</h2><p>y</p></section>"],
    ["boxes that hold cards", `<div class=s>${plan("X")}${plan("Y")}</div><div class=s>${plan("V")}${plan("W")}</div>`],
    ["a single box", "<div><h2>X</h2><p>x</p></div><p>y</p>"]
  ])("no cards: %s", (_, html) => {
    const outer = blocksOf(html).map(({ card }) => card)
    expect(new Set(outer).size).toBe(html.includes("plan") ? 4 : 1)
  })
})

describe("cells", () => {
  const cellsOf = (html: string) =>
    blocksOf(html)
      .map(({ text, cell }) => (cell === undefined ? text : `${text}${cell.row}${cell.column}`))
      .join(" ")
  test.each([
    [
      "empty ones are counted",
      "<table><tr><td></td><th>X<th>Y<tr><td>a<td><td>y<tr><td><td>v<td>w</table>",
      "X01 Y02 a10 y12 v21 w22"
    ],
    [
      "as are the rows and columns that one takes up",
      "<table><tr><th rowspan=2>a<td colspan=2>x<td>y<tr><td>v<td>w<td>z<tr><td>b<td>c</table>",
      "a00 x01 y03 v11 w12 z13 b20 c21"
    ],
    [
      "nonsense takes up one",
      "<table><tr><td colspan=-3>a<td rowspan=x>b<td>c<tr><td>d<td>e</table>",
      "a00 b01 c02 d10 e11"
    ],
    [
      "lines of one cell share its place",
      "<table><tr><td>a<td><p>x</p><p>y</p><tr><td>b<td>z</table>",
      "a00 x01 y01 b10 z11"
    ],
    ["a list in a cell is its own", "<table><tr><td>a<td><ul><li>x</ul><tr><td>b<td>y</table>", "a00 x b10 y11"],
    ["a caption is in none", "<table><caption>c</caption><tr><td>a<td>b</table>", "c a00 b01"],
    [
      "nor is what a table only lays out",
      "<table><tr><td>a<td><p>v</p><p>w</p><p>x</p><p>y</p><p>z</p></table>",
      "a v w x y z"
    ]
  ])("%s", (_, html, cells) => {
    expect(cellsOf(html)).toBe(cells)
  })
})

test("links know where they stand", () => {
  const { links } = readPage({
    url: "https://tidewatch.example/",
    status: 200,
    html: `<nav><a href=/a>A</a></nav><main><h1>Know the tide</h1><p>It comes.</p><section><h2>Our customers</h2><a href=/b>B</a></section></main>
      <footer><a href=/c><img></a> Powered by <a href=/d>Hugo</a></footer>`
  })
  expect(links.map(({ url, region }) => [url.at(-1), region])).toEqual([
    ["a", "navigation"],
    ["b", "others"],
    ["c", "footer"],
    ["d", "others"]
  ])
})

describe("whatever the page is", () => {
  const tags =
    "div p section header footer nav h1 h2 h3 ul li table tr td th details summary blockquote a span form aside article figure".split(
      " "
    )
  const piece = fc.oneof(
    fc.constantFrom(...tags).map((tag) => `<${tag}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.constantFrom(
      "class=card>",
      "Pricing",
      "“So it is, and so it was.”",
      "Ann Meyer",
      "FAQ ",
      "Trusted by",
      "? ",
      "4.8/5",
      "T I D E",
      "<div class=testimonials>",
      "<div class=menu>",
      "© 2024"
    ),
    fc.string({ maxLength: 6 })
  )
  test("its blocks are its text, and point to headings before them", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 120 }), (parts) => {
        const page = readPage({ url: "https://tidewatch.example/", status: 200, html: parts.join("") })
        const blocks = page.blocks ?? []
        expect(blocks.map(({ text }) => text).join("\n")).toBe(page.text)
        for (const [at, { under, kind, level }] of blocks.entries()) {
          expect((kind === "heading") === (level !== null)).toBe(true)
          for (const heading of under) {
            expect(heading).toBeLessThan(at)
            expect(blocks[heading]?.kind).toBe("heading")
          }
        }
      }),
      { numRuns: 1000 }
    )
  })
  test.each([
    ["of cards", "<div class=card><h3>A</h3><p>b</p></div>"],
    ["of cards in cards", "<div class=card><div class=card><h3>A</h3><p>b</p></div><p>c</p>"],
    ["of headings in boxes", "<div><h2>a</h2>"],
    ["of headings and lines", "<div><h2>Reviews</h2></div><p>a</p>"],
    ["of titles of one name", "<div class=a><h2>Reviews</h2></div><p>a</p>"],
    ["of quotations", "<p>“So it is, and so it was.”</p><p>Ann Meyer</p>"],
    ["of questions", "<details><summary>Why?</summary>a</details>"],
    ["of names", '<p class="testimonial-review-quote-card plan tier blog post team faq a b c d e f g h">a'],
    ["of lists", "<ul><li>a"],
    ["of tables", "<table><tr><td>a<td>b<tr><td>c<td>d</table>"],
    ["of spaced letters", "<h2>T I D E S"],
    ["of long headings", `<h2>${"よくある".repeat(20)}</h2>`],
    ["of cookies", `<p>${"cookie settings and more ".repeat(10)}</p>`],
    ["of menus", "<div><a href=/a>a</a> <a href=/b>b</a></div>"],
    ["of dates", "<div class=c><p>May 4, 2024</p><a href=/x>Read more</a></div>"]
  ])("two megabytes %s take no more time than a page may", (_, unit) => {
    const html = unit.repeat(Math.ceil(2_000_000 / unit.length))
    const started = performance.now()
    blocksOf(html)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
