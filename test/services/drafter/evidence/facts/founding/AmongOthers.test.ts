/** A plain founding among the sentences that stand beside it on real pages, and the words between a founder and the verb. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, fact, founder } from "../FactPages.ts"

const told = (said: string, lang: string) => {
  const page = aboutCrumb(said, lang)
  return {
    year: fact(page, "founded_year", "2012", said),
    who: founder(page, { name: "Ada Roth" }, said)?.name
  }
}
const both = { year: "2012", who: "Ada Roth" }

describe("a founding stands beside what came later", () => {
  const after = [
    "Her son Max joined in 1996 and runs the bench today.",
    "In 2015 Ben Lund joined as head of design.",
    "Ben Lund bought the company in 2020.",
    "In 2017 we became a cooperative.",
    "Our second shop opened in 2018."
  ]
  const founded = ["Ada Roth set up the business in 2012.", "The business was founded in 2012 by Ada Roth."]
  test.each(founded.flatMap((one) => after.map((later) => `${one} ${later}`)))("%s", (said) =>
    expect(told(said, "en")).toEqual(both)
  )
  test.each([
    ["Heute sind wir zu siebt. Ada Roth gründete Crumb 2012.", "de"],
    ["Aujourd'hui, nous sommes sept. Ada Roth a créé l'entreprise en 2012.", "fr"],
    ["Vandaag werken hier zeven mensen. Ada Roth begon het bedrijf in 2012.", "nl"]
  ])("%s", (said, lang) => expect(told(said, lang)).toEqual(both))
  test.each([
    "The firm was founded in 2012 by Ada Roth. We joined it in 2015.",
    "We rent from a small mill. The firm was founded in 2012 by Ada Roth.",
    "Our first customer bakes in Ghent. The company was founded in 2012 by Ada Roth."
  ])("not of another house: %s", (said) => expect(told(said, "en")).toEqual({ year: undefined, who: undefined }))
})

describe("between a founder and the verb", () => {
  test.each([
    ["Ada Roth, then head of bread at Flourtech, founded Crumb in 2012.", "en"],
    ["Ada Roth and Ben Lund, both Deaf, founded Crumb in 2012.", "en"],
    ["2012 haben Ada Roth und Ben Lund Crumb gegründet.", "de"],
    ["2012 haben die Erzieherin Ada Roth und der Informatiker Ben Lund Crumb gegründet.", "de"],
    ["Ada Roth begon met Crumb in 2012, in een oude koelcel.", "nl"]
  ])("%s", (said, lang) => expect(told(said, lang)).toEqual(both))
  test.each([
    ["Ada Roth, both author and baker, founded Flourtech in 2012.", "en"],
    ["2012 haben Ada Roth und Ben Lund Flourtech gegründet.", "de"],
    ["Ada Roth begon met Crumb te werken in 2012.", "nl"]
  ])("not: %s", (said, lang) => expect(told(said, lang)).toEqual({ year: undefined, who: undefined }))
})
