/** Foundings on lines of facts and of years: a label or a noun, the year, and whoever did it. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { aboutCrumb, crumb, homeOfCrumb } from "../FactPages.ts"

type Terms = ReadonlyArray<readonly [term: string, told: string]>
const toldOn = (path: string, title: string, terms: Terms, lang: string): string => {
  const list = terms.map(([term, told]) => `<dt>${term}</dt><dd>${told}</dd>`).join("")
  const page = crumb({ main: `<h1>${title}</h1><dl>${list}</dl>`, lang, path })
  const { fields, founders } = extract(openGate({ pages: [homeOfCrumb("", lang), page], categories: [] }), []).stands
  return [fields.founded_year?.value ?? "-", founders.map(({ value }) => value.name).join(", ")].join(" ").trim()
}

describe("a sheet of facts", () => {
  test.each([
    ["Founded", "2009 by Ada Roth and Ben Lund", "Staff", "en"],
    ["Gegründet", "2009 von Ada Roth und Ben Lund", "Team", "de"],
    ["Gründung", "Mai 2009, durch Ada Roth und Ben Lund", "Team", "de"],
    ["Création", "2009 par Ada Roth et Ben Lund", "Équipe", "fr"],
    ["Fundación", "2009, por Ada Roth y Ben Lund", "Equipo", "es"],
    ["Fundação", "2009, por Ada Roth e Ben Lund", "Equipa", "pt"],
    ["Fondazione", "2009, da Ada Roth e Ben Lund", "Dipendenti", "it"],
    ["Opgericht", "2009 door Ada Roth en Ben Lund", "Medewerkers", "nl"]
  ])("%s: %s", (term, told, besides, lang) => {
    expect(
      toldOn(
        "about",
        "Crumb",
        [
          [term, told],
          [besides, "27"]
        ],
        lang
      )
    ).toBe("2009 Ada Roth, Ben Lund")
  })
  test("labels of their own for whoever did it and since when", () => {
    const terms: Terms = [
      ["Set up by", "Ada Roth"],
      ["Set up in", "2009"],
      ["Staff", "27"]
    ]
    expect(toldOn("facts", "In short", terms, "en")).toBe("2009 Ada Roth")
  })
  test.each([
    ["Our customers", "Founded", "2009 by Ada Roth"],
    ["Crumb", "Mill built", "2009 by Ada Roth"],
    ["Crumb", "Founded", "2009 by Ada Roth for Flourtech"]
  ])("of others, of a building, for others: %s, %s: %s", (title, term, told) => {
    expect(
      toldOn(
        "about",
        title,
        [
          [term, told],
          ["Staff", "27"]
        ],
        "en"
      )
    ).not.toContain("Ada Roth")
  })
})

describe("a line of years", () => {
  test.each([
    ["chronik", "Chronik", "Firmengründung durch Ada Roth in einer Garage", "de"],
    ["chronik", "Chronik", "Gründung von Crumb durch Ada Roth", "de"],
    ["histoire", "Histoire", "Création de l'entreprise par Ada Roth", "fr"],
    ["historia", "Historia", "Fundación de la empresa por Ada Roth", "es"],
    ["historia", "História", "Fundação da empresa por Ada Roth", "pt"],
    ["storia", "Storia", "Fondazione dell'azienda da parte di Ada Roth", "it"],
    ["historie", "Historie", "Oprichting door Ada Roth in een schuur", "nl"]
  ])("%s, %s: %s", (path, title, told, lang) => {
    expect(
      toldOn(
        path,
        title,
        [
          ["1978", told],
          ["2005", "27"]
        ],
        lang
      )
    ).toBe("1978 Ada Roth")
  })
  test.each([
    ["Gründung der Stiftung Petit durch Ada Roth", "de"],
    ["Gründung der Filiale durch Ada Roth", "de"],
    ["Fundación del coro parroquial por Ada Roth", "es"],
    ["Founding of the second workshop by Ada Roth", "en"]
  ])("of another house: %s", (told, lang) => {
    expect(
      toldOn(
        "about",
        "Crumb",
        [
          ["1978", told],
          ["2005", "27"]
        ],
        lang
      )
    ).toBe("-")
  })
})

describe("a sentence that opens with it", () => {
  const told = (said: string) => {
    const pages = [homeOfCrumb(""), aboutCrumb(said)]
    return extract(openGate({ pages, categories: [] }), []).stands.founders.map(({ value }) => value.name)
  }
  test("goes on about the house, behind what its founder has learnt", () => {
    expect(told("Founded by Ada Roth, LMFT, our bakery has grown into a team of ten.")).toEqual(["Ada Roth"])
  })
  test.each([
    "Founded in 1920 by Ada Roth, the mill next door grinds our flour.",
    "Founded by Ada Roth, LMFT, the mill next door grinds our flour."
  ])("or about another: %s", (said) => expect(told(said)).toEqual([]))
})
