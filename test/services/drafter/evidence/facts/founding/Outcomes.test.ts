/** The year in which something came to be the house, told by what a deed came to. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, fact } from "../FactPages.ts"

const yearOf = (said: string, lang: string) => {
  const year = /\d{4}/.exec(said)?.[0] ?? ""
  return fact(aboutCrumb(said, lang), "founded_year", year, said)
}

describe("what a deed came to", () => {
  test.each([
    ["In March 2011 she sent out the first nineteen boxes, and that was the start of Crumb.", "en"],
    ["In 2015 we turned it into a proper business.", "en"],
    ["Aus dem Hobby wurde mehr, und 2015 machten wir daraus eine Firma.", "de"],
    ["À force de dépanner tout le quartier, ils finissent par fonder Crumb en 2013.", "fr"],
    ["En 2015, les deux amies en ont fait une association.", "fr"],
    ["Armaron un sistema casero de avisos y en agosto de 2018 lo convirtieron en una empresa: Crumb.", "es"],
    ["Met haar overburen maakte ze er in 2016 een vereniging van.", "nl"]
  ])("%s (%s)", (said, lang) => {
    expect(yearOf(said, lang)).toBe(/\d{4}/.exec(said)?.[0] ?? "")
  })
  test.each([
    ["In 2011 Otto sent out the first boxes, and that was the start of Flourtech.", "en"],
    ["In 2015 we nearly turned it into a business.", "en"],
    ["1890 machten sie daraus eine Schule, heute arbeiten wir in dem Haus.", "de"],
    ["En 2015, nos voisins en ont fait une association.", "fr"],
    ["En 2018 los vecinos lo convirtieron en una empresa: Harinera Sur.", "es"],
    ["In 2016 maakten de buren er een vereniging van die Meelfabriek heet.", "nl"]
  ])("not: %s (%s)", (said, lang) => {
    expect(yearOf(said, lang)).toBeUndefined()
  })
})
