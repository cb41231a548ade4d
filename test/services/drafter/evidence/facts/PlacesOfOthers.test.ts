/** Places in a site's own sentences where it is not: rooms that are gone or a course, labels of others, other registers. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, fact } from "./FactPages.ts"

const cityOf = (said: string, city: string, lang = "en") => fact(aboutCrumb(said, lang), "city", city, said)
const landOf = (said: string, land: string) => fact(aboutCrumb(said), "country", land, said)

describe("rooms of ours, where they are", () => {
  test.each([
    ["Our workshop in Lisbon is open on Mondays.", "Lisbon", "en"],
    ["Every loaf is baked at our bakery in Lisbon.", "Lisbon", "en"],
    ["Visit our workshop in Lisbon.", "Lisbon", "en"],
    ["Come by: our test bakery and office are in Ghent.", "Ghent", "en"],
    ["Gebacken wird in unserer Backstube in Bonn.", "Bonn", "de"],
    ["Notre atelier est à Lyon.", "Lyon", "fr"],
    ["Elaboramos el pan en nuestro obrador en Madrid.", "Madrid", "es"],
    ["U vindt ons atelier in Utrecht.", "Utrecht", "nl"]
  ])("%p: %p", (said, city, lang) => {
    expect(cityOf(said, city, lang)).toBe(city)
  })
  test.each([
    ["Book our bakery in Lisbon for 3 June.", "Lisbon", "en"],
    ["Our bakery in Lisbon is sold.", "Lisbon", "en"],
    ["We shut our bakery in Lisbon.", "Lisbon", "en"],
    ["Our barn in Lisbon collapsed.", "Lisbon", "en"],
    ["We hope for our own bakery in Lisbon.", "Lisbon", "en"],
    ["Our wish is a bakery in Lisbon.", "Lisbon", "en"],
    ["Our Lisbon bakery fills up fast.", "Lisbon", "en"],
    ["Wir haben unsere Backstube in Bonn verkauft.", "Bonn", "de"],
    ["Unsere Backstube in Bonn wurde überflutet.", "Bonn", "de"],
    ["Nous avons vendu notre atelier à Lyon.", "Lyon", "fr"],
    ["Vendimos nuestro obrador en Madrid.", "Madrid", "es"],
    ["Vendemos a nossa padaria em Lisboa.", "Lisboa", "pt"],
    ["Abbiamo perso il nostro forno a Milano.", "Milano", "it"],
    ["We verlieten onze bakkerij in Utrecht.", "Utrecht", "nl"]
  ])("not %p: %p", (said, city, lang) => {
    expect(cityOf(said, city, lang)).toBeUndefined()
  })
})

describe("now and then, or beside it", () => {
  test.each([
    ["We are a bakery in Ghent.", "Ghent", "en", "Ghent"],
    ["We are a choir from Ghent.", "Ghent", "en", "Ghent"],
    ["We work in Leeds on Mondays.", "Leeds", "en", undefined],
    ["We live in Leeds in summer.", "Leeds", "en", undefined],
    ["We are a short hop from Ghent.", "Ghent", "en", undefined],
    ["京都で暮らす猫の器です。", "京都", "ja", undefined],
    ["大阪市で焼かれ、大阪市で作られたパンです。", "大阪市", "ja", undefined]
  ])("%p: %p", (said, city, lang, expected) => {
    expect(cityOf(said, city, lang)).toBe(expected)
  })
  test.each([
    ["Crumb is a company registered in Belgium.", "BE", "BE"],
    ["We are registered in Belgium under number 0123.456.789.", "BE", "BE"],
    ["Crumb is a brand registered in Belgium.", "BE", undefined],
    ["We are registered in Belgium for excise.", "BE", undefined],
    ["Crumb is registered in Belgium to pay tolls.", "BE", undefined],
    ["We spend winters in Spain, where we both live.", "ES", undefined]
  ])("%p: %p", (said, land, expected) => {
    expect(landOf(said, land)).toBe(expected)
  })
})

describe("what a label says an address is for", () => {
  const address = "14 Park Row, Leeds LS1 5HD"
  const onContact = (line: string, above = "") =>
    fact(
      crumb({ main: `<h1>Contact</h1>${above === "" ? "" : `<p>${above}</p>`}<p>${line}</p>`, path: "contact" }),
      "city",
      "Leeds",
      line
    )
  test.each(["", "Crumb: ", "Address: ", "Write to: ", "Head office: ", "Visit the bakery: ", "Ada Roth, "])(
    "%p is ours",
    (label) => {
      expect(onContact(`${label}${address}`)).toBe("Leeds")
    }
  )
  test.each(["Bus station: ", "Registered agent: ", "Landlord: ", "Town hall: ", "Post office: ", "Smith Butcher, "])(
    "%p is not",
    (label) => {
      expect(onContact(`${label}${address}`)).toBeUndefined()
    }
  )
  test.each(["Nearest pharmacy", "Complaints go to the guild.", "Parking is round the corner"])(
    "nor under %p",
    (above) => {
      expect(onContact(address, above)).toBeUndefined()
    }
  )
})

describe("where they worked when they began it", () => {
  test.each([
    ["Crumb was created at Brightloaf in 2019 by Ada Roth.", "Brightloaf", "en"],
    ["Crumb wurde 2019 bei Brotwerk von Ada Roth gegründet.", "Brotwerk", "de"]
  ])("not %p: %p", (said, city, lang) => {
    expect(cityOf(said, city, lang)).toBeUndefined()
  })
  test("in a town it is the town", () => {
    expect(cityOf("Crumb was created in Ghent, Belgium, in 2019 by Ada Roth.", "Ghent")).toBe("Ghent")
  })
})

test.each([
  ["nl", "Vertegenwoordiging Duitsland", "Handelskade 18<br>1601 KZ Enkhuizen<br>Nederland", "NL"],
  ["de", "Werksvertretung Polen", "Lindenstraße 4<br>20095 Hamburg<br>Deutschland", "DE"],
  ["en", "Importer for Norway", "4 Quay Lane<br>Falmouth TR11 3XB<br>United Kingdom", "GB"]
])("%s: an address under %p is of whoever sells there", (lang, heading, address, land) => {
  const main = `<h1>Contact</h1><p>Crumb Ltd<br>${address}</p><h2>${heading}</h2><p>Petit GmbH, Quedlinburg</p>`
  const page = crumb({ lang, path: "contact", main })
  const quote = `Crumb Ltd ${address.replaceAll("<br>", " ")}`
  expect(fact(page, "country", land, quote)).toBe(land)
  expect(fact(page, "city", "Quedlinburg", "Petit GmbH, Quedlinburg")).toBeUndefined()
})

describe("what it holds to or works with is no town", () => {
  test.each([
    ["Crumb is a Lisbon-based bakery.", "Lisbon"],
    ["Crumb is a Hebden Bridge-based bakery.", "Hebden Bridge"],
    ["Crumb is a bakery based in Saxonby.", "Saxonby"]
  ])("%p: %p", (said, city) => {
    expect(cityOf(said, city)).toBe(city)
  })
  test.each([
    ["Crumb is a Quaker-based bakery.", "Quaker"],
    ["Crumb is a family-run, Bible-based school.", "Bible"],
    ["We are a Linux-based company.", "Linux"],
    ["Crumb is a Montessori-based school.", "Montessori"],
    ["Crumb is a Hebden Bridge-based bakery.", "Bridge"]
  ])("%p: not %p", (said, city) => {
    expect(cityOf(said, city)).toBeUndefined()
  })
})
