/** The first day of a house, as plain English stories, answers, letters and lines of years tell it. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"

const page = (path: string, main: string) =>
  readPage({
    url: `https://larkspurbakery.example/${path}`,
    status: 200,
    html: `<html lang="en"><head><title>Larkspur Bakery</title></head><body><header><a href="/">Larkspur Bakery</a></header>
      <main>${main}</main><footer><p>© 2024 Larkspur Bakery</p></footer></body></html>`
  })
/** "2016 Ada Roth, Ben Lund" of a bakery with a page about its makers. */
const began = (said: string, path = "about"): string => {
  const html = said.startsWith("<")
    ? said
    : `<h1>Our story</h1>${said
        .split(" // ")
        .map((text) => `<p>${text}</p>`)
        .join("")}`
  const pages = [page("", "<h1>Larkspur Bakery</h1><p>Bread and buns on Mill Lane.</p>"), page(path, html)]
  const { fields, founders } = extract(openGate({ pages, categories: [] }), []).stands
  const names = founders.map(({ value }) => value.name).toSorted()
  return [fields.founded_year?.value ?? "-", names.join(", ")].join(" ").trim()
}

describe("a first day", () => {
  test.each([
    ["Then Ada Roth opened her doors on a wet Tuesday in May 2011, with one oven.", "2011 Ada Roth"],
    ["Ada Roth set up shop in a former chapel in 2011 and has not looked back.", "2011 Ada Roth"],
    [
      "In 2011 Ada Roth, Ben Lund and Cleo Hart quit their jobs at a bank and baked their first loaves.",
      "2011 Ada Roth, Ben Lund, Cleo Hart"
    ],
    [
      "Ada Roth and Ben Lund lit the oven for the first time in May 2011, with no idea who would come.",
      "2011 Ada Roth, Ben Lund"
    ],
    [
      "It all began when Ada Roth, a nurse with too much flour, parked a van by the weir in June 2011.",
      "2011 Ada Roth"
    ],
    ["Larkspur has been baking since 2011, when Ada Roth signed the lease on an old forge.", "2011 Ada Roth"],
    ["Ada Roth and her brother, Ben Roth, took on the lease in 2011 with one oven.", "2011 Ada Roth, Ben Roth"],
    [
      "Ada Roth, born in Ghent in 1949, cooked at sea. The bakery, which she established in 1985, came after.",
      "1985 Ada Roth"
    ],
    ["The bakery was organized in 1895 by a club of mothers.", "1895"],
    ["It was 1981, flour was cheaper by the ton, and twelve families pooled their money in a barn.", "1981"],
    [
      "The first loaf, baked by its creators Ada Roth and Ben Lund, was sold in the winter of 1999.",
      "1999 Ada Roth, Ben Lund"
    ],
    ["Opening day, 12 June 2004: founders Ada Roth and Ben Lund at the counter.", "2004 Ada Roth, Ben Lund"],
    [
      "We - Ada Roth and Ben Lund - gave up jobs in insurance to start the bakery, and slept little.",
      "- Ada Roth, Ben Lund"
    ],
    ["The bakery began life in 2001 as a hatch in Ada Roth's garage.", "2001 Ada Roth"],
    ["The bakery opened in 2001, thanks to the efforts of teacher Ada Roth and a few friends.", "2001 Ada Roth"],
    ["What began in 2014 as two loaves at the back of Ada Roth's kitchen is now a team of nine.", "2014 Ada Roth"],
    [
      "In 2014 we quit our jobs and baked our first loaf in a shed. // - Ada Roth and Ben Lund, founders",
      "2014 Ada Roth, Ben Lund"
    ],
    [
      "In 2017 I found no bread I liked. I bought an oven and baked some. // That is how Larkspur began. // - Ada, founder",
      "2017 Ada"
    ]
  ])("%s", (said, expected) => {
    expect(began(said)).toBe(expected)
  })
  test.each([
    ["<h1>Questions</h1><h3>How long has the bakery been going?</h3><p>Since 1991. We moved here in 2002.</p>", "1991"],
    ["<h1>Questions</h1><h3>Who started the bakery?</h3><p>Ada Roth did, in 1991, with one oven.</p>", "1991 Ada Roth"],
    ["<h1>Questions</h1><h3>When did your suppliers open?</h3><p>In 1991.</p>", "-"],
    ["<h1>Questions</h1><h3>How long has the oven been hot?</h3><p>Since 1991.</p>", "-"]
  ])("answers: %s", (said, expected) => {
    expect(began(said, "faq")).toBe(expected)
  })
  test.each([
    [
      "<h1>Our story</h1><ul><li>2012 – First oven. Ada Roth bolts it to her garage floor.</li><li>2015 – Shop on Abbey Road.</li><li>2019 – New mill.</li></ul>",
      "2012 Ada Roth"
    ],
    [
      "<h1>Our story</h1><ul><li>1992 - Ada Roth opens a tiny bakery above the bank</li><li>2008 - Ben Lund joins</li></ul>",
      "1992 Ada Roth"
    ],
    ["<h1>Our story</h1><ul><li>1992 – First award, in Ghent.</li><li>2008 – Ben Lund joins</li></ul>", "-"]
  ])("lines of years: %s", (said, expected) => {
    expect(began(said)).toBe(expected)
  })
  test.each([
    "Ada Roth opened a second bakery in Bath in 2012.",
    "Ada Roth took over the bakery in 2012 from the Halls.",
    "Before joining us, Ada Roth opened a café in Bath in 2012.",
    "Our building was built in 1878 by Josiah Hall, who let it to weavers.",
    "Ada Roth, our manager, started in 2012 as a Saturday girl.",
    "Ada Roth started work here in 1990 and sold her first bun that night.",
    "Ada Roth joined in 2011; she sold her first bun to a goat.",
    "In 1920 the poet Ida Crow wrote her first book in our attic.",
    "Ida Crow caught her first wave in 1981.",
    "We will open the bakery in 2027. Ada Roth hopes to bake.",
    "The bakery opened in a chapel, when mayor Max Roe cut the ribbon.",
    "In 2012 Ada Roth won her first award.",
    "Ida Crow quit her job in 2019 and opened a studio in Lyon.",
    "Larkspur came of a merger of two houses: Roth & Co, begun by Ada Roth, and Lund Mills, opened by Ben Lund."
  ])("none of ours: %s", (said) => {
    expect(began(said)).toBe("-")
  })
  test("a title belongs to the name of its own card", () => {
    const cards = `<h2>Our team</h2><div class="card"><p>Ada Roth</p><p>Owner</p></div><div class="card"><p>Ben Lund</p><p>Baker</p></div>`
    expect(began(`<h1>Our story</h1><p>Bread and buns.</p>${cards}`)).not.toContain("Ben Lund")
  })
  test("a line of many words is read in bounded time", () => {
    expect(began(`${"Ada Roth opened the doors and, ".repeat(3000)} in 2011.`)).toContain("-")
  })
})
