import { describe, expect, test } from "bun:test"
import { type Candidates, only } from "../../../../src/domain/draft/Candidates.ts"
import type { ReadPage } from "../../../../src/domain/draft/Crawl.ts"
import { type FieldKey, isListKey, requiredKeys } from "../../../../src/domain/listing/Profile.ts"
import { fold } from "../../../../src/domain/text/Folding.ts"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { extract, type Previous } from "../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { categories, dataOnly, landingPage, landingPagesAreHere, read, tallyroom } from "./Sites.ts"

const draft = (pages: ReadonlyArray<ReadPage>, previous?: Previous) =>
  extract(openGate({ pages, categories }), categories, previous).stands
const valuesOf = ({ fields }: Candidates) =>
  Object.fromEntries(Object.entries(fields).map(([key, backed]) => [key, backed?.value]))

test("a site that shows its facts is drafted from them", () => {
  const stands = draft(tallyroom)
  expect(valuesOf(stands)).toEqual({
    name: "Tallyroom",
    tagline: "Bookkeeping for small bakeries",
    short_description: "Tallyroom does the bookkeeping of small bakeries, every night, by itself.",
    description: [
      "Tallyroom does the bookkeeping of small bakeries, every night, by itself.",
      "Tallyroom turns the receipts of a bakery into finished books every night, so bakers can sleep."
    ].join("\n\n"),
    pricing_model: "subscription",
    pricing_summary: "Starter €12 a month; Grow €29 a month",
    country: "NL",
    city: "Utrecht",
    founded_year: "2018",
    contact_email: "hello@tallyroom.test",
    demo_video_url: "https://www.youtube.com/watch?v=abcdefghijk",
    logo_url: "https://tallyroom.test/logo.png",
    categories: ["Finance"],
    tags: ["bookkeeping"],
    keywords: ["bookkeeping"],
    features: ["Reads receipts from 14 till systems", "Files the VAT return each quarter"],
    usps: ["A bookkeeper checks every month by hand."]
  })
  expect(stands.founders.map(({ value }) => value)).toEqual([
    { name: "Marit Oosterveld", title: "Founder and CEO", bio: null }
  ])
  expect(stands.faqs.map(({ value }) => value.question)).toEqual(["Can I cancel at any time?", "Does it work offline?"])
  expect(Object.keys(stands.socials).toSorted()).toEqual(["github", "x"])
})

test("a site that states its facts as data is drafted from them", () => {
  const stands = draft(dataOnly)
  expect(valuesOf(stands)).toMatchObject({
    name: "Plotline",
    short_description: "Plotline is a podcast editor that cuts pauses and fills from any recording.",
    features: ["Cuts pauses", "Levels every voice"],
    pricing_summary: "Solo 8 USD; Studio 30 USD",
    country: "PT",
    city: "Porto",
    founded_year: "2021",
    contact_email: "hello@plotline.test",
    categories: ["Audio"]
  })
  expect(stands.founders.map(({ value }) => value)).toEqual([{ name: "Ines Duarte", title: "Founder", bio: null }])
  expect(stands.faqs.map(({ value }) => value)).toEqual([
    { question: "Which formats can I import?", answer: "WAV, MP3 and FLAC." }
  ])
})

test("a site in another language is drafted in its own words", () => {
  const page = read(
    "https://kontofuchs.test/",
    `<html lang="de"><head><title>Kontofuchs – Buchhaltung für kleine Läden</title></head><body>
    <h1>Die Buchhaltung, die abends fertig ist</h1>
    <p>Kontofuchs liest Belege ein und schreibt daraus die Buchhaltung kleiner Läden.</p>
    <h2>Funktionen</h2><ul><li>Liest Belege vom Telefon</li><li>Meldet die Umsatzsteuer</li></ul>
    <p>Gegründet 2017. Kontofuchs GmbH, Lindenallee 4, 20095 Hamburg, Deutschland</p></body></html>`
  )
  expect(valuesOf(draft([page]))).toMatchObject({
    name: "Kontofuchs",
    tagline: "Buchhaltung für kleine Läden",
    description: "Kontofuchs liest Belege ein und schreibt daraus die Buchhaltung kleiner Läden.",
    categories: ["Finance"],
    tags: ["Buchhaltung"],
    features: ["Liest Belege vom Telefon", "Meldet die Umsatzsteuer"],
    founded_year: "2017",
    country: "DE",
    city: "Hamburg"
  })
})

test.each([
  ["Placer Inc., 548 Market St, San Francisco, CA 94104, USA", "US", "San Francisco"],
  ["Unit 17/4 Station Street, Fairfield, Sydney, Australia", "AU", "Sydney"],
  ["Oudegracht 200, 3511 NR Utrecht, the Netherlands", "NL", "Utrecht"],
  ["Made with love in Berlin, Germany", "DE", "Berlin"],
  ["2 Lord Edward St, D02 P634, United Kingdom", "GB", undefined],
  ["12111 Cypress, TX, Europe", undefined, undefined],
  ["Our customers are in London, United Kingdom", undefined, undefined],
  ["We love Santa Fe, New Mexico", undefined, undefined],
  ["Contact us", undefined, undefined]
])("%p is in %p, %p", (line, country, city) => {
  const { fields } = draft([
    read("https://place.test/", `<title>Placer</title><p>Placer finds places.</p><footer><p>${line}</p></footer>`)
  ])
  expect([fields.country?.value, fields.city?.value]).toEqual([country, city])
})

test("an empty page states nothing", () => {
  const stands = draft([read("https://empty.test/", "<title>Untitled</title><p>Coming soon</p>")])
  expect(valuesOf(stands)).toEqual({})
  expect(draft([])).toEqual({ fields: {}, faqs: [], founders: [], socials: {} })
})

test("what a customer says, or an answer to a question, is not about the product at large", () => {
  const page = read(
    "https://lopsided.test/",
    `<title>Lopsided</title><h2>Legal help, every day</h2><p>Lopsided answers the legal questions of small bakeries by mail.</p>
    <h2>Features</h2><h3>Letters in a day</h3><h3>Contracts in plain words</h3>
    <h3>Case studies</h3><h3>Baker wins three million</h3><h3>Family keeps its oven</h3>
    <h2>FAQ</h2><h3>Which licence do the samples have?</h3><p>All samples are under the MIT license, as we said.</p>`
  )
  const { fields } = draft([page])
  expect(fields.features?.value).toEqual(["Letters in a day", "Contracts in plain words"])
  expect(fields.pricing_model).toBeUndefined()
  expect(fields.description?.value).not.toContain("million")
})

describe("written again", () => {
  test("a field takes another of the site's wordings, where it has one", () => {
    const again = draft(tallyroom, { tagline: "Bookkeeping for small bakeries", name: "Tallyroom" })
    expect(again.fields.tagline?.value).toBe("The books of a bakery, done overnight")
    expect(again.fields.name?.value).toBe("Tallyroom")
  })

  test("only the fields asked for", () => {
    expect(Object.keys(only(draft(tallyroom), ["tags", "tagline", "stage"]).fields)).toEqual(["tagline", "tags"])
  })
})

const pages = {
  aisales: "AI Sales",
  brickproperty: "Brick property",
  celestialsaas: "Celestial SaaS",
  finance: "Smart Finance",
  lawgroup: "Law Group",
  nutrio: "Nutrio",
  "project-africa": "Project Africa",
  saasydark: "SaaSy Dark",
  scooter: "Chat Origin",
  traveler: "Traveler"
} as const
/** Whatever says what kind of thing it is: these pages say only that they are software, say it in their name alone, or in a heading over nothing. */
const withoutCategory = ["celestialsaas", "finance", "project-africa", "scooter"]
const fitting: Readonly<Record<string, string>> = {
  aisales: "Sales and CRM",
  brickproperty: "Property",
  finance: "Finance",
  lawgroup: "Legal",
  nutrio: "Food and drink",
  "project-africa": "Charities and causes",
  saasydark: "Developer tools",
  scooter: "Communication",
  traveler: "Travel"
}

describe.skipIf(!landingPagesAreHere)("real landing pages (skipped without the shared test data)", () => {
  for (const [folder, name] of Object.entries(pages)) {
    test(`${folder}: what a draft needs stands, and nothing of the template does`, () => {
      const page = landingPage(folder)
      const stands = draft([page])
      const values = valuesOf(stands)
      const wanted: ReadonlyArray<FieldKey> = requiredKeys.filter(
        (key) => key !== "categories" || !withoutCategory.includes(folder)
      )
      expect(Object.keys(values)).toEqual(expect.arrayContaining([...wanted]))
      expect(values.name).toBe(name)
      if (values.categories !== undefined) expect([values.categories].flat()[0]).toBe(fitting[folder])
      // Filler, placeholders, menus, and the directors of customers that do not exist.
      expect(JSON.stringify(stands)).not.toMatch(
        /lorem|ipsum|adipisicing|title of the project|About us Pricing|feature \d/i
      )
      expect(stands.founders).toEqual([])
      const said = fold(`${page.title}\n${page.text}`)
      for (const [key, backed] of Object.entries(stands.fields)) {
        for (const { quote } of backed?.evidence ?? []) {
          if (!key.endsWith("_url")) expect(said).toContain(fold(quote))
        }
        expect([backed?.value].flat().length).toBeLessThanOrEqual(isListKey(key) ? 20 : 1)
      }
    })
  }
})
