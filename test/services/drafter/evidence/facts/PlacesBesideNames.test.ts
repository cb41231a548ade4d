/** Addresses and sentences that name a town beside who is there: in the words of many lands, and not of others. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, fact } from "./FactPages.ts"

const contact = (said: string, lang: string) =>
  crumb({ main: `<section id="contact"><h2>Contact</h2><p>${said}</p></section>`, path: "contact", lang })

describe("where a site is reached the town stands", () => {
  test.each([
    // An address, with what else stands on its line
    ["Head office: 22 Adeola Odeku Street, Victoria Island, Lagos", "Lagos", "en"],
    ["Crumb · Rothschild Blvd 45, Tel Aviv · hello at crumb", "Tel Aviv", "en"],
    ["Crumb Ltd, Level 5, 40 Featherston Street, Wellington, our head office", "Wellington", "en"],
    ["The bakery: 88 Haywood Road, Asheville, NC. Open 7 to 2, closed Mondays.", "Asheville", "en"],
    ["Drop in any weekday: Crumb, 14 Quay Street, Galway.", "Galway", "en"],
    ["Office: 41 Gorgiladze Street, 6010 Batumi, Georgia. Open Mon–Sat 10:00–19:00.", "Batumi", "en"],
    ["Crumb vzw, Antwerp, Belgium. Our Dutch branch is in Breda.", "Antwerp", "en"],
    ["Crumb SpA, Calle Blanco 340, oficina 2, Castro, Chiloé", "Castro", "es"],
    ["Crumb, Pichincha 148, Rosario, Santa Fe. Atendemos de lunes a viernes.", "Rosario", "es"],
    ["La boulangerie se visite tous les mercredis : chemin des Lavandes, 84400 Apt.", "Apt", "fr"],
    ["Kom gerust langs: Crumb, Korreweg 12, Groningen.", "Groningen", "nl"],
    ["León, Guanajuato", "León", "es"],
    // A sentence
    ["Crumb designs and assembles its ovens in Tampere, in a former mill.", "Tampere", "en"],
    ["We make slow, strange bread in Malmö, a five-minute walk from the station.", "Malmö", "en"],
    ["Made by humans in Portland, Oregon.", "Portland", "en"],
    ["Our office is above the bookshop on Micklegate, York.", "York", "en"],
    ["We are a bread shop and oven bench in Glasgow's East End, two doors from the Barras.", "Glasgow", "en"],
    ["Crumb, potters in Hexham since 1962.", "Hexham", "en"],
    ["Crumb baut schlanke, leise Öfen in Leipzig.", "Leipzig", "de"],
    ["Crumb, boulangers à Besançon depuis trois générations.", "Besançon", "fr"],
    ["Estamos en la calle Rascón, en pleno centro de Huelva.", "Huelva", "es"]
  ])("%p: %p", (said, city, lang) => {
    expect(fact(contact(said, lang), "city", city, said)).toBe(city)
  })
})

test("a house may be called after its town, and is no town by its own name", () => {
  const named = (name: string, footer: string) =>
    readPage({
      url: `https://${name.toLowerCase().replace(" ", "")}.example/`,
      status: 200,
      html: `<title>${name}</title><h1>${name}</h1><p>We bake bread.</p><footer>${footer}</footer>`
    })
  const signed = "<p>BURLINGTON BREAD<br>8103 Cortez Blvd.<br>Burlington, VT 05401</p>"
  expect(fact(named("Burlington Bread", signed), "city", "Burlington", "Burlington, VT 05401")).toBe("Burlington")
  const foot = "<p>Burlington Heights — Canada</p>"
  expect(fact(named("Burlington Heights", foot), "city", "Heights", "Burlington Heights — Canada")).toBeUndefined()
  const spanish = "<p>About Nutripan España</p><p>© 2026 Nutripan España.</p>"
  for (const town of ["Nutripan", "About Nutripan"])
    expect(fact(named("Nutripan España", spanish), "city", town, "About Nutripan España")).toBeUndefined()
})
test.each(["Dove siamo", "Où sommes-nous", "País: Portugal", "Localização: Portugal"])(
  "no label is a town: %s",
  (label) => {
    const page = crumb({
      main: `<section id="contact"><h2>${label}</h2><p>${label}</p></section>`,
      path: "contact",
      lang: "it"
    })
    expect(extract(openGate({ pages: [page], categories: [] }), []).stands.fields.city).toBeUndefined()
  }
)

describe("and not where it is another's", () => {
  test.each([
    ["Buy Crumb at Petit, 14 Quay Street, Galway.", "Galway", "en"],
    ["Our printer: Petit Press, 14 Quay Street, Galway.", "Galway", "en"],
    ["Drop in on our friends: Petit Bakery, 14 Quay Street, Galway.", "Galway", "en"],
    ["Le festival se visite tous les mercredis : chemin des Lavandes, 84400 Apt.", "Apt", "fr"],
    ["Unser Händler ist samstags geöffnet: Neißstraße 4, 02826 Görlitz.", "Görlitz", "de"],
    ["Petit designs and assembles its ovens in Tampere, in a former mill.", "Tampere", "en"],
    ["Crumb, loved by potters in Hexham since 1962.", "Hexham", "en"],
    ["Crumb, beliebt bei Uhrmachern in Görlitz seit drei Generationen.", "Görlitz", "de"],
    ["Designed in Hobart, Tasmania, by Petit Studio.", "Hobart", "en"],
    ["Made by humans for schools in Portland, Oregon.", "Portland", "en"]
  ])("%p: not %p", (said, city, lang) => {
    expect(fact(contact(said, lang), "city", city, said)).toBeUndefined()
  })
  test("a land alone, of a thing that is made there", () => {
    const said = "Woven in Portugal, posted without a scrap of plastic."
    expect(fact(contact(said, "en"), "country", "PT", said)).toBeUndefined()
  })
})
