/** Where makers are: by their nation, by a street behind their name, by what they are one of. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, fact } from "./FactPages.ts"

type Row = readonly [said: string, city: string | null, country: string | null, lang?: string]
const rows = (...all: ReadonlyArray<Row>) =>
  all.map(([said, city, country, lang = "en"]) => [said, city, country, lang] as const)
const contact = (said: string, lang: string) =>
  crumb({ main: `<section id="contact"><h2>Contact</h2><p>${said}</p></section>`, path: "contact", lang })

describe("on any page the place stands", () => {
  test.each(
    rows(
      // by nation
      ["Crumb LLC is a Mongolian company, wholly owned by three bakers.", null, "MN"],
      ["Crumb, a Slovenian company with twelve people, bakes.", null, "SI"],
      ["We are a Sri Lankan social enterprise.", null, "LK"],
      ["Somos una empresa chilena que hace software.", null, "CL", "es"],
      ["Nous sommes une coopérative sénégalaise.", null, "SN", "fr"],
      ["Wir sind ein österreichisches Unternehmen mit neun Leuten.", null, "AT", "de"],
      // one of not many
      ["We are one of the last hand bakeries in Portugal.", null, "PT"],
      ["Wir sind eine der wenigen Backstuben im Fürstentum Liechtenstein, und die kleinste.", null, "LI", "de"],
      ["Siamo una piccola casa cartografica della Repubblica di San Marino, con quattro tavoli.", null, "SM", "it"],
      // what they are, and where
      ["We are a mixed choir from Tromsø, rehearsing every Tuesday.", "Tromsø", null],
      ["Crumb is a public organisation registered in Tajikistan.", null, "TJ"],
      ["Crumb Ltd, incorporated in Bangladesh.", null, "BD"],
      ["We work from a container office on the edge of Ulaanbaatar, next to the racecourse.", "Ulaanbaatar", null],
      ["Come by: our test bakery and office are in Radovljica.", "Radovljica", null],
      ["We are based in Gyumri, Republic of Armenia.", "Gyumri", "AM"]
    )
  )("%p: %p, %p", (said, city, country, lang) => {
    const page = aboutCrumb(said, lang)
    if (city !== null) expect(fact(page, "city", city, said)).toBe(city)
    if (country !== null) expect(fact(page, "country", country, said)).toBe(country)
  })
})

describe("where a site is reached the place stands", () => {
  test.each(
    rows(
      ["Crumb Software Inc., 220 20th Street West, Saskatoon SK", "Saskatoon", null],
      ["Crumb CC, Mile 4, Swakopmund", "Swakopmund", null],
      ["Crumb, Unit 6, Kgale Mews, Gaborone", "Gaborone", null],
      ["Crumb S.A.S. – General Flores 481, Colonia del Sacramento", "Colonia del Sacramento", null],
      ["Crumb Sàrl, 8 rue du Saint-Esprit, L-1475 Luxembourg", "Luxembourg", "LU"],
      ["Crumb ehf. · Suðurgata 12 · 400 Ísafjörður · Iceland", "Ísafjörður", "IS"],
      ["Crumb LLC · Gyumri, Republic of Armenia", "Gyumri", "AM"],
      ["Hut and gear store: Crumb, Tmajevci bb, Žabljak", "Žabljak", null],
      ["Oficina e museu: Rua dos Sineiros, 22, 4700-310 Braga", "Braga", "PT", "pt"],
      ["The workshop is on Posti street in Viljandi, behind the old fire station.", "Viljandi", null],
      ["Made in a tin-roofed studio in Hobart, printed two streets away.", "Hobart", null],
      ["A baking club in northern Montenegro. Visitors are welcome.", null, "ME"],
      ["A Sri Lankan social enterprise baking bread.", null, "LK"],
      ["Clínica paraguaya de odontología familiar.", null, "PY", "es"]
    )
  )("%p: %p, %p", (said, city, country, lang) => {
    const page = contact(said, lang)
    if (city !== null) expect(fact(page, "city", city, said)).toBe(city)
    if (country !== null) expect(fact(page, "country", country, said)).toBe(country)
  })
})

describe("and not where it is another's, or no place", () => {
  test.each(
    rows(
      // other nations
      ["Our customer is a Mongolian company.", null, "MN"],
      ["Petit, a Slovenian company, uses Crumb.", null, "SI"],
      ["A Slovenian company carries our spares.", null, "SI"],
      ["Crumb is a South Sudanese company.", null, "SD"],
      ["We are a Latin American company.", null, "US"],
      ["Crumb is a Slovenian company's favourite.", null, "SI"],
      ["We are a Georgian company.", null, "GE"],
      ["We help you polish company pages.", null, "PL"],
      ["Trabajamos para una empresa chilena.", null, "CL", "es"],
      ["Petit es una empresa chilena.", null, "CL", "es"],
      // others that are few
      ["Petit is one of the last bakeries in Portugal.", null, "PT"],
      ["We bought flour from one of the last mills in Portugal.", null, "PT"],
      ["We are one of the most read newsletters in Portugal.", null, "PT"],
      // near a town, or from it long ago
      ["We are a short train ride from Tromsø.", "Tromsø", null],
      ["We are a family from Damascus.", "Damascus", null],
      ["We are a supplier of bread from Tromsø.", "Tromsø", null],
      ["Petit, incorporated in Bangladesh, uses Crumb.", null, "BD"],
      // streets of others, quarters, regions
      ["Petit Ltd, 220 Mill Street, Saskatoon SK", "Saskatoon", null],
      ["Partner shop: Petit, Mill Street 3, Klaksvik", "Klaksvik", null],
      ["Crumb, Calle Mayor 5, Centro", "Centro", null, "es"],
      ["Crumb, 12 Bode Thomas Street, Surulere, Lagos Island", "Surulere", null],
      ["Crumb, Calle Blanco 340, Castro, Chiloé", "Chiloé", null, "es"],
      ["atelier@crumb.example · 081 55 01 26 · Facebook", "Facebook", null],
      ["Crumb · 12 Mill Street · Instagram", "Instagram", null],
      ["Crumb, Version 4, Windows", "Windows", null],
      ["Crumb Ltd, Company No 1234567, Cardiff", "Cardiff", null],
      ["Crumb. Office: Oginga Odinga Street, 2nd floor, P.O. Box 3318-40100", "P.O", null],
      ["Crumb, stand 14, Spring Fair, Birmingham", "Birmingham", null],
      ["The workshop of Petit is in Viljandi.", "Viljandi", null],
      ["The workshop for teachers is in Viljandi.", "Viljandi", null],
      ["Each knife is made in a small workshop in Leeds.", "Leeds", null]
    )
  )("%p: neither %p nor %p", (said, city, country, lang) => {
    for (const page of [aboutCrumb(said, lang), contact(said, lang)]) {
      if (city !== null) expect(fact(page, "city", city, said)).toBeUndefined()
      if (country !== null) expect(fact(page, "country", country, said)).toBeUndefined()
    }
  })
  test("a studio of whoever a page tells of", () => {
    const said = "Made in a small studio in Leeds, for three years now."
    expect(fact(aboutCrumb(`Petit bakes. ${said}`), "city", "Leeds", said)).toBeUndefined()
  })
})
