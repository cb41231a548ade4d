/** A founding told by its verb alone, whatever else the sentence tells, and whose it is not. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "../FactPages.ts"

/** "2016 Ada Roth, Ben Lund": the year and the founders that a page about the makers gives. */
const began = (said: string, lang = "en") => {
  const pages = [crumb({ main: `<h1>About us</h1><p>${said}</p>`, lang, path: "about" })]
  const { fields, founders } = extract(openGate({ pages, categories: [] }), []).stands
  return [fields.founded_year?.value ?? "-", founders.map(({ value }) => value.name).join(", ")].join(" ").trim()
}

const taken: ReadonlyArray<readonly [said: string, expected: string, lang?: string]> = [
  ["Started in 2016 by Ada Roth as a weekend project while she taught; today it has two maintainers.", "2016 Ada Roth"],
  [
    "Founded by Ada Roth and Ben Lund in 2016 as a print shop; we baked our first bread in 2018.",
    "2016 Ada Roth, Ben Lund"
  ],
  [
    "Started by two students, Ada Roth and Ben Lund, in the summer of 2016, when flour was dear.",
    "2016 Ada Roth, Ben Lund"
  ],
  [
    "Crumb is a small company from Ghent. Ada Roth and Ben Lund started it in 2016, after a long night.",
    "2016 Ada Roth, Ben Lund"
  ],
  ["I live in Ghent and make Crumb alone. I started it in 2016, when my oven gave up.", "2016"],
  [
    "Hi, I'm Ada Roth. I live in Ghent and make Crumb alone. I started it in 2016, when my oven gave up.",
    "2016 Ada Roth"
  ],
  ["In 2016 she and Ben Lund, a smith whose dog she had fed, founded Crumb in Ghent.", "2016"],
  ["In 2016 she and her brother-in-law Ben Lund set up Crumb to replace the box.", "2016"],
  [
    "Crumb was started in Ghent in 2016 by Ada Roth, who rowed at the Games, and mechanical engineer Ben Lund.",
    "2016 Ada Roth, Ben Lund"
  ],
  ["Crumb was founded as a side project by Ada Roth, who now works on it full time.", "- Ada Roth"],
  ["Ada Roth, a fourth-generation wheat farmer, is the founder of Crumb.", "- Ada Roth"],
  ["Ada Roth set up Crumb in 2016 after ten years in big mills.", "2016 Ada Roth"],
  ["The company was formed in 2016 by a handful of bakers who met at an inn.", "2016"],
  ["The company dates from 2016, when two sisters leased a mill.", "2016"],
  ["Two bakers, Ada Roth and Ben Lund, started the company the summer they left school.", "- Ada Roth, Ben Lund"],
  [
    "I am Ada Roth, a retired baker, and I started this newsletter in 2016 because nobody wrote about rye.",
    "2016 Ada Roth"
  ],
  ["Our doors opened for the first time in September 2016.", "2016"],
  ["More than 2,300 bakers have baked with us since we opened in January 2016.", "2016"],
  ["It was 2016 and our own mill's books were in a shoebox, so we started Crumb.", "2016"],
  ["We started building Crumb in the summer of 2016.", "2016"],
  ["Crumb has been making odd loaves since 2016.", "2016"],
  ["Gegründet 2016 von Ada Roth, die zuvor in einer Mühle arbeitete.", "2016 Ada Roth", "de"],
  [
    "Mit der Müllerin Ada Roth gründete er 2016 in Gent die Firma, die seine Zettel überflüssig macht.",
    "2016 Ada Roth",
    "de"
  ],
  [
    "Crumb nació en Gante en 2016. La fundaron la molinera Ada Roth y el ingeniero Ben Lund.",
    "2016 Ada Roth, Ben Lund",
    "es"
  ],
  ["Criámos a Crumb em 2016, a pensar em quem coze pão.", "2016", "pt"],
  ["C'est en 2016 qu'Ada Roth a créé Crumb, après dix ans chez les autres.", "2016 Ada Roth", "fr"]
]
describe("taken", () => {
  test.each(taken.map(([said, expected, lang]) => [said, expected, lang ?? "en"] as const))(
    "%s",
    (said, expected, lang) => {
      expect(began(said, lang)).toBe(expected)
    }
  )
})

describe("left", () => {
  test.each([
    ["what somebody else did", "Flourtech, our investor, founded the fund in 2009."],
    ["a tool of others", "We use Linux. Linus Torvalds started it in 1991."],
    ["what was bought", "We bought Petit in 2015. Ada Roth founded it in 2009."],
    ["an award", "The award was founded in 2003 by the guild."],
    ["a guild", "The guild was founded in 1903 by bakers. We joined it in 2010."],
    ["a house", "The building was established in 1880 as a mill."],
    ["another shop of theirs", "We opened our second shop in 2012."],
    [
      "the first of their shops",
      "In 2012 we opened our first real shop, on Mill Street, after years of working from the barn."
    ],
    ["what they began to do", "We started selling flour in 2012."],
    ["another firm, by name", "Ada Roth founded the Roth Group, which acquired Crumb in 2020."],
    ["a club of the founder's", "Ada Roth founded the local running club in 2009."],
    ["who is a subject of a clause of their own", "Founded in 1999, Flourtech is our biggest rival."],
    ["what goes on about another thing", "Created in 2009, the format is still in use."],
    ["a land it came to", "Launched in 2020 in Germany, our app came to France in 2022."],
    ["what became of it", "The company was in 2019 sold to a mill."],
    ["what is planned", "We will open our doors in September 2030."]
  ])("%s: %s", (_, said) => {
    expect(began(said)).toBe("-")
  })
})

describe("a house that is called otherwise", () => {
  test.each([
    "Ada Roth hat zehn Jahre lang Öfen gesetzt. 2005 gründete sie in Linz den Betrieb Roth Öfen.",
    "2005 gründete Ada Roth in Linz den Betrieb Roth Öfen."
  ])("%p", (said) => {
    expect(began(said, "de")).toBe("-")
  })
})
