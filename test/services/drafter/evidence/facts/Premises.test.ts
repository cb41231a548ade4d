/** Where makers are, told in passing: by their rooms, by who makes it, by a register, by where they went. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, fact } from "./FactPages.ts"

type Row = readonly [said: string, city: string | null, country: string | null, lang?: string]
const rows = (...all: ReadonlyArray<Row>) =>
  all.map(([said, city, country, lang = "en"]) => [said, city, country, lang] as const)

describe("the place stands", () => {
  test.each(
    rows(
      // rooms of ours
      ["Every loaf is baked at our workshop in Hexham, a short walk from the abbey.", "Hexham", null],
      ["Our studio is on the second floor of an old rope factory in Gothenburg.", "Gothenburg", "SE"],
      ["Our office is on the quay in Port Ellis; tours end on Hatch Island.", "Port Ellis", null],
      ["Designed and assembled at our headquarters in Boulder, Colorado.", "Boulder", "US"],
      ["Ovens are built one at a time in our Glasgow workshop.", "Glasgow", "GB"],
      ["Unsere Werkstatt liegt in einem Hinterhof der Altstadt von Flensburg.", "Flensburg", null, "de"],
      ["Nosso ateliê e nosso escritório ficam em Caruaru.", "Caruaru", null, "pt"],
      ["Nuestro taller y nuestra oficina están en Vigo.", "Vigo", null, "es"],
      ["Loop binnen in onze werkplaats aan de Thorbeckegracht in Zwolle.", "Zwolle", null, "nl"],
      ["Crumb entsteht in Regensburg, unserem Firmensitz.", "Regensburg", "DE", "de"],
      // an address in a sentence
      ["Our office is at Jessens Mole 12, 5700 Svendborg, Denmark.", "Svendborg", "DK"],
      ["Crumb EOOD has its head office at 14 Oborishte Street, Sofia.", "Sofia", null],
      // who makes it
      ["Crumb is made by Fallow & Finch, a company of nine people in Leeds.", "Leeds", "GB"],
      ["Crumb is run by Stichting Open Fiets, a Dutch non-profit registered in Utrecht.", "Utrecht", "NL"],
      ["Crumb is built in Toronto by Ada Roth, who was a baker for years, and Ben Lund.", "Toronto", "CA"],
      ["Crumb is written by Ada Roth alone, at one desk, in a former chapel in Hebden Bridge.", "Hebden Bridge", null],
      ["Two Lanterns, the studio behind Crumb, works out of a converted dairy in Aarhus.", "Aarhus", "DK"],
      ["The project now belongs to Crumb Software Ltd., a company of four in Halifax, Nova Scotia.", "Halifax", "CA"],
      ["Crumb is just me, at a kitchen table in Hobart, plus Ben Lund, who draws the icons.", "Hobart", "AU"],
      ["I still answer every mail myself, from a converted barn outside Kendal in Cumbria, England.", "Kendal", "GB"],
      // the room they work in
      ["Today 18 of us work above a cutlery workshop in Sheffield, and 6,400 bakers use it.", "Sheffield", "GB"],
      ["Crumb is written from a third-floor apartment in Portland, Oregon.", "Portland", "US"],
      ["Hand-set in Poland, where all four of us live and where Crumb is registered.", null, "PL"],
      ["We knead, prove and bake everything here in England.", null, "GB"],
      ["Maintained from Wellington, New Zealand.", "Wellington", "NZ"],
      // in a register
      ["Crumb B.V. is registered in Delft, the Netherlands.", "Delft", "NL"],
      ["Crumb BV, VAT BE 0755.010.101, registered in Belgium", null, "BE"],
      ["Crumb Ltd is registered in England and Wales.", null, "GB"],
      // where they went
      ["Crumb was founded in Vienna in 2019 by Ada Roth; in 2022 the company moved to Munich.", "Munich", "DE"],
      ["In 2011 we moved from a yard in Elland to our present premises in Halifax.", "Halifax", null],
      // what they are
      ["Crumb OÜ is a small company from Tartu, Estonia.", "Tartu", "EE"],
      ["We are a friendly baking club based in Crowborough, East Sussex.", "Crowborough", "GB"],
      ["We are a chartered clinic in the west of Ireland.", null, "IE"],
      ["Crumb is an Australian company, ABN 41 555 010 222.", null, "AU"],
      ["Crumb is proudly Canadian: our team is small.", null, "CA"]
    )
  )("%p: %p, %p", (said, city, country, lang) => {
    const page = aboutCrumb(said, lang)
    if (city !== null) expect(fact(page, "city", city, said)).toBe(city)
    if (country !== null) expect(fact(page, "country", country, said)).toBe(country)
  })
  test("where a site is reached, without a subject", () => {
    const contact = (said: string) =>
      crumb({ main: `<section id="contact"><h2>Contact</h2><p>${said}</p></section>`, path: "contact" })
    const studio = "A design studio in Bristol, United Kingdom"
    expect(fact(contact(studio), "country", "GB", studio)).toBe("GB")
    const shop = "Visit the shop: 17 Corve Street, Ludlow."
    expect(fact(contact(shop), "city", "Ludlow", shop)).toBe("Ludlow")
    const half = "Crumb Ltd, Unit 4, Chittening Road, Bristol BS11"
    expect(fact(contact(half), "city", "Bristol", half)).toBe("Bristol")
    expect(fact(aboutCrumb(studio), "country", "GB", studio)).toBeUndefined()
  })
})

describe("and not where it is another's, another time's, or no place", () => {
  test.each(
    rows(
      ["Petit, a bakery in Leeds, uses Crumb.", "Leeds", "GB"],
      ["Ada Roth, a baker in Leeds, wrote Crumb.", "Leeds", "GB"],
      ["Our bottles are made by Glasmere, a company in Leeds.", "Leeds", "GB"],
      ["Our app is built by Foldwork, an agency in Leeds.", "Leeds", "GB"],
      ["Crumb is owned by Ledra, a company in Milan.", "Milan", "IT"],
      ["Crumb is published by Pine & Pixel, a company in Hamburg.", "Hamburg", "DE"],
      ["Our first workshop was a shed in Leeds.", "Leeds", "GB"],
      ["We outgrew our old studio in Leeds.", "Leeds", "GB"],
      ["Our partner's workshop in Leeds cuts the boards.", "Leeds", "GB"],
      ["Our second bakery in Leeds opened in May.", "Leeds", "GB"],
      ["Join our Python workshop in Leeds this May.", "Leeds", "GB"],
      ["Our workshop for teachers in Leeds is free.", "Leeds", "GB"],
      ["Our office hours in Leeds are nine to five.", "Leeds", "GB"],
      ["Our office in Berlin has five people; our office in Oslo has ten.", "Oslo", "NO"],
      ["Our studio is in Unreal Engine.", "Unreal Engine", null],
      ["Our headquarters will be in Leeds.", "Leeds", "GB"],
      ["Our workshop is in Leeds's oldest mill.", "Leeds's", null],
      ["Here in Leeds, Petit bakes bread.", "Leeds", "GB"],
      ["In Leeds, where our customers live, it rains.", "Leeds", "GB"],
      ["We shipped it from Leeds, where we work with three schools.", "Leeds", "GB"],
      ["We are at the market in Leeds every Saturday.", "Leeds", "GB"],
      ["Each oven is built by Petit in a factory in Leeds.", "Leeds", "GB"],
      ["Crumb is built by Ada Roth, who studied in Leeds.", "Leeds", "GB"],
      ["Crumb is used in Toronto by Ada Roth and Ben Lund.", "Toronto", "CA"],
      ["Petit, the studio behind Loaf, works out of a converted dairy in Leeds.", "Leeds", "GB"],
      ["Crumb is registered in Germany as a trademark.", null, "DE"],
      ["Our trademark is registered in Germany.", null, "DE"],
      ["Crumb is registered in Germany and Austria.", null, "DE"],
      ["Ada moved to Berlin in 2020.", "Berlin", "DE"],
      ["We moved to Berlin in 2015 and back to Leeds in 2020.", "Berlin", "DE"],
      ["We moved to Stripe.", "Stripe", null],
      ["We plan to move to Berlin.", "Berlin", "DE"],
      ["Petit was founded in Vienna; in 2022 the company moved to Munich.", "Munich", "DE"],
      ["Crumb is a marketplace that helps bakers based in Leeds.", "Leeds", "GB"],
      ["Crumb is a friend of a bakery based in Leeds.", "Leeds", "GB"],
      ["A Danish company that bakes.", null, "DK"],
      ["Our customer is proudly Danish.", null, "DK"]
    )
  )("%p: neither %p nor %p", (said, city, country, lang) => {
    const page = aboutCrumb(said, lang)
    if (city !== null) expect(fact(page, "city", city, said)).toBeUndefined()
    if (country !== null) expect(fact(page, "country", country, said)).toBeUndefined()
  })
})

describe("of a register, a move and an address that leaves it open", () => {
  const page = (...said: ReadonlyArray<string>) => aboutCrumb(said.join("</p><p>"))
  test("a register tells no more than what nothing else does", () => {
    const registered = "Crumb Inc. is registered in Delaware, USA."
    const works = "We live and work in Ghent, Belgium."
    expect(fact(page(registered, works), "country", "BE", works)).toBe("BE")
    expect(fact(page(registered, works), "country", "US", registered)).toBeUndefined()
  })
  test("nor does the address it is registered at", () => {
    const registered = "Crumb, Inc. is registered at 2810 N Church St, Wilmington, DE 19802."
    const works = "We live and work in Boise, Idaho."
    for (const site of [page(`${registered} ${works}`), crumb({ footer: `<p>${registered} ${works}</p>` })]) {
      expect(fact(site, "city", "Boise", works)).toBe("Boise")
      expect(fact(site, "city", "Wilmington", registered)).toBeUndefined()
    }
  })
  test("four figures behind an English street are of the land that the title names", () => {
    const address = "Crumb Ltd, 88 Hardy Street, Nelson 7010"
    const footer = `<p>${address}</p>`
    const titled = crumb({ main: "<h1>Bread for New Zealand</h1><p>Crumb plans bread.</p>", footer })
    expect(fact(titled, "city", "Nelson", address)).toBe("Nelson")
    expect(fact(titled, "country", "NZ", address)).toBe("NZ")
    const both = crumb({ main: "<h1>Bread for Australia and New Zealand</h1>", footer })
    expect(fact(both, "country", "NZ", address)).toBeUndefined()
    const year = crumb({ footer: "<p>12 High Street, Reunion 2019</p>" })
    expect(fact(year, "city", "Reunion", "12 High Street, Reunion 2019")).toBeUndefined()
  })
  test("where they moved to comes before where it was founded", () => {
    const founded = "Crumb was founded in Vienna in 2019 by Ada Roth."
    const moved = "In 2022 we moved to Munich."
    expect(fact(page(founded, moved), "city", "Munich", moved)).toBe("Munich")
    expect(fact(page(founded, moved), "city", "Vienna", founded)).toBeUndefined()
  })
  test("a province called as its first town is no town behind another", () => {
    const address = "Crumb · Pasaje Santa Cruz 348, Rosario, Santa Fe, Argentina"
    const founded = "<p>Ada Roth y Ben Lund fundaron Crumb en Rosario en 2016.</p>"
    const open = crumb({ footer: `<p>${address}</p>`, lang: "es" })
    expect(fact(open, "city", "Santa Fe", address)).toBeUndefined()
    expect(fact(open, "country", "AR", address)).toBe("AR")
    const told = crumb({ main: `<h1>Crumb</h1>${founded}`, footer: `<p>${address}</p>`, lang: "es" })
    expect(fact(told, "city", "Rosario", "fundaron Crumb en Rosario en 2016")).toBe("Rosario")
  })
  test("a state's letters behind a quarter and its town", () => {
    const address = "Crumb Ltda. · Rua Otto Boehm, 310, América, Joinville – SC"
    const site = crumb({ footer: `<p>${address}</p>`, lang: "pt" })
    expect(fact(site, "city", "Joinville", address)).toBe("Joinville")
    expect(fact(site, "country", "BR", address)).toBe("BR")
  })
})
