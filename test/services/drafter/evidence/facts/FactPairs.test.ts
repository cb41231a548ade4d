/** Where the house is and who founded it, as lists of facts tell it: a label, and what it asks for beside or under it. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const placeOf = (html: string, lang = "en") => {
  const { stands } = extract(openGate({ pages: [homeOfCrumb(html, lang)], categories: [] }), [])
  return [stands.fields.city?.value, stands.fields.country?.value]
}
const layouts: Readonly<Record<string, (label: string, place: string) => string>> = {
  "a list of terms": (label, place) => `<dl><dt>${label}</dt><dd>${place}</dd><dt>Bakers</dt><dd>12</dd></dl>`,
  "a line with its label in bold": (label, place) =>
    `<ul><li><strong>${label}</strong> ${place}</li><li><strong>Bakers</strong> 12</li></ul>`,
  "a table": (label, place) =>
    `<table><tr><th>${label}</th><td>${place}</td></tr><tr><th>Bakers</th><td>12</td></tr></table>`,
  "a line of its own": (label, place) => `<p>${label}: ${place}</p>`
}
const places: ReadonlyArray<
  readonly [lang: string, heading: string, label: string, place: string, city: string, country: string]
> = [
  ["en", "Company facts", "Headquarters", "Leeds, United Kingdom", "Leeds", "GB"],
  ["de", "Das Unternehmen", "Firmensitz", "Leipzig, Deutschland", "Leipzig", "DE"],
  ["fr", "L'entreprise", "Siège social", "Nantes, France", "Nantes", "FR"],
  ["es", "La empresa", "Sede", "Sevilla, España", "Sevilla", "ES"],
  ["pt", "A empresa", "Sede", "Braga, Portugal", "Braga", "PT"],
  ["it", "L'azienda", "Sede legale", "Bologna, Italia", "Bologna", "IT"]
]

describe.each(Object.entries(layouts))("%s tells the seat", (_, layout) => {
  test.each(places)("%s: %s, %s, %s", (lang, heading, label, place, city, country) => {
    expect(placeOf(`<section><h2>${heading}</h2>${layout(label, place)}</section>`, lang)).toEqual([city, country])
  })
  test.each([
    ["a customer's", "Petit Ferries", "Headquarters", "Lyon, France", "en"],
    ["a case's", "Case study: Petit Ferries", "Headquarters", "Lyon, France", "en"],
    ["an investor's", "Backed by Northbank Capital", "Headquarters", "Oslo, Norway", "en"],
    ["a parent's", "Our parent company", "Headquarters", "Oslo, Norway", "en"],
    ["a partner's", "Nuestro socio Brisa SL", "Sede", "Cádiz, España", "es"],
    ["where data lies", "Where your data is", "Location", "Frankfurt, Germany", "en"]
  ])("and not %s", (_whose, heading, label, place, lang) => {
    expect(placeOf(`<section><h2>${heading}</h2>${layout(label, place)}</section>`, lang)).toEqual([
      undefined,
      undefined
    ])
  })
})

describe.each(Object.entries(layouts))("%s tells who founded it", (_, layout) => {
  const founders = (heading: string, label: string, people: string, lang: string) => {
    const html = `<section><h2>${heading}</h2>${layout(label, people)}</section>`
    const { stands } = extract(openGate({ pages: [homeOfCrumb(html, lang)], categories: [] }), [])
    return stands.founders.map(({ value }) => value.name)
  }
  test.each([
    ["en", "Company facts", "Founded by", "Ada Roth and Ben Lund"],
    ["de", "Das Unternehmen", "Gegründet von", "Ada Roth und Ben Lund"],
    ["fr", "L'entreprise", "Fondée par", "Ada Roth et Ben Lund"],
    ["es", "La empresa", "Fundada por", "Ada Roth y Ben Lund"],
    ["pt", "A empresa", "Fundada por", "Ada Roth e Ben Lund"],
    ["it", "L'azienda", "Fondata da", "Ada Roth e Ben Lund"],
    ["nl", "Het bedrijf", "Opgericht door", "Ada Roth en Ben Lund"]
  ])("%s: %s, %s", (lang, heading, label, people) => {
    expect(founders(heading, label, people, lang)).toEqual(["Ada Roth", "Ben Lund"])
  })
  test.each([
    ["a customer", "Petit Ferries", "Founded by"],
    ["a case", "Case study: Petit Ferries", "Founded by"],
    ["an investor", "Backed by Northbank Capital", "Founded by"]
  ])("and not who founded %s", (_whose, heading, label) => {
    expect(founders(heading, label, "Ada Roth and Ben Lund", "en")).toEqual([])
  })
})

describe("a box of facts by any title that names nobody", () => {
  const year = (heading: string, label: string, lang: string) => {
    const html = `<section><h2>${heading}</h2><dl><dt>${label}</dt><dd>2016</dd><dt>X</dt><dd>12</dd></dl></section>`
    return extract(openGate({ pages: [homeOfCrumb(html, lang)], categories: [] }), []).stands.fields.founded_year?.value
  }
  test.each([
    ["Quick facts", "Founded", "en"],
    ["Auf einen Blick", "Gegründet", "de"],
    ["Carte d'identité", "Année de création", "fr"],
    ["Ficha rápida", "Año de creación", "es"],
    ["Ficha da empresa", "Ano de fundação", "pt"],
    ["Carta d'identità", "Anno di fondazione", "it"],
    ["Kerncijfers", "Opgericht", "nl"]
  ])("%s: %s (%s)", (heading, label, lang) => expect(year(heading, label, lang)).toBe("2016"))
  test.each([
    ["Harbour mural", "Year of creation", "en"],
    ["Petit Ferries", "Founded", "en"],
    ["Panificio Rosa", "Anno di fondazione", "it"]
  ])("and none of %s", (heading, label, lang) => expect(year(heading, label, lang)).toBeUndefined())
})
