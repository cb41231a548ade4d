/** Addresses in forms of their own: rooms before a street, codes with letters, what a town is in behind it, and quarters. */
import { describe, expect, test } from "bun:test"
import type { ReadPage } from "../../../../../src/domain/draft/Crawl.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { aboutCrumb, crumb, homeOfCrumb } from "./FactPages.ts"

const drafted = (...pages: ReadonlyArray<ReadPage>): string => {
  const { city, country } = extract(openGate({ pages, categories: [] }), []).stands.fields
  return `${city?.value ?? "-"} ${country?.value ?? "-"}`
}
const atFoot = (footer: string, lang = "en") =>
  drafted(crumb({ main: "<h1>Bread</h1><p>Crumb plans bread.</p>", footer, lang }))
const reached = (text: string, lang = "en", title = "Contact") =>
  drafted(crumb({ main: `<h1>${title}</h1><p>${text}</p>`, path: "contact", lang }))

describe("at the foot of a page", () => {
  test.each<[string, string, string]>([
    // Which room it is, before its street.
    ["<h4>Come by</h4><p>Oven counter, 12 Mill Yard, Dover, NH 03820<br>Wed to Sun</p>", "en", "Dover US"],
    ["<h4>Come by</h4><p>Petit Ovens, 12 Mill Yard, Dover, NH 03820<br>Wed to Sun</p>", "en", "- -"],
    // Whoever answers at the site's own mailbox is the house, whatever it is called.
    ["<p>Petit Pain, 12 Mill Yard, Dover, NH 03820<br>hello@crumb.example</p>", "en", "Dover US"],
    ["<p>Petit Pain, 12 Mill Yard, Dover, NH 03820<br>hello@petit.example</p>", "en", "- -"],
    // What a town is in, behind it.
    ["<p>Crumb, Lda. Rua Nova 5, 2400-013 Leiria, concelho da Batalha, Portugal.</p>", "pt", "Leiria PT"],
    ["<p>Crumb Sàrl - Route Neuve 3 - 1400 Yverdon - Nord vaudois, Suisse</p>", "fr", "Yverdon CH"],
    // A street without a number.
    ["<p>Crumb snc</p><p>Lungolago, 28838 Stresa (VB)</p>", "it", "Stresa IT"],
    ["<p>Petit snc</p><p>Rossi Moto, 28838 Stresa (VB)</p>", "it", "- -"],
    // Letters of a code.
    ["<p>Crumb, 4 Triq il-Kbira, Mosta MST 1881, Malta.</p>", "en", "Mosta MT"],
    ["<p>Crumb, 4 Front Street, Hamilton HM 12, Bermuda</p>", "en", "Hamilton BM"],
    // A quarter with its town.
    ["<h4>Contact</h4><p>Crumb, BP 5574 Douala-Bali, Cameroun</p>", "fr", "Douala CM"],
    // Somebody else's mailbox before where they are.
    [
      "<p>Crumb LLC, 12 Mill Road, Dover, New Hampshire 03820. Ring the bell.</p><p>Questions: hello@crumb.example. For orders from Denmark: ben@flourtech.example, Aarhus, Denmark.</p>",
      "en",
      "Dover US"
    ]
  ])("%s", (footer, lang, told) => {
    expect(atFoot(footer, lang)).toBe(told)
  })
})

describe("where they are reached", () => {
  test.each<[string, string, string]>([
    ["12 Mill Street, 2nd floor (there is a lift), Guelph, Ontario N1H 2T1<br>Phone 519 555 0127", "en", "Guelph CA"],
    ["Post: Ada Roth, 7 Heron Bank, Perth PH1 5XX, Scotland<br>Phone: mornings only", "en", "- -"],
    ["Post: Crumb, 7 Heron Bank, Perth PH1 5XX, Scotland<br>Phone: mornings only", "en", "Perth GB"],
    ["Post: Heron Bank, 7 Mill Lane, Perth PH1 5XX, Scotland<br>Phone: mornings only", "en", "- -"],
    ["A base fica na Servidão da Barra, 58, Centro, Curitiba, PR. Toque a campainha.", "pt", "Curitiba BR"],
    ["A feira fica na Servidão da Barra, 58, Centro, Curitiba, PR. Toque a campainha.", "pt", "- -"]
  ])("%s", (text, lang, told) => {
    expect(reached(text, lang)).toBe(told)
  })
})

describe("on the first page", () => {
  const address = "<p>Calle Nueva 417, cerro Sur, Concepción, Chile</p>"
  test("an address alone beside our own mailbox, in a paragraph of its own", () => {
    expect(drafted(homeOfCrumb(`<h2>Reservas</h2><p>hola@crumb.example</p>${address}`, "es"))).toBe("Concepción CL")
    expect(drafted(homeOfCrumb(`<h2>Reservas</h2><p>hola@petit.example</p>${address}`, "es"))).toBe("- -")
  })
  test("rows of an address under what shows the way to a shop", () => {
    const rows = "<p>〒390-0811<br>長野県松本市中央1-2-3<br>電話 0263-55-0417</p>"
    expect(drafted(homeOfCrumb(`<h4>店の案内</h4>${rows}`, "ja"))).toBe("松本市 JP")
    expect(drafted(homeOfCrumb(`<h4>お客様の声</h4>${rows}`, "ja"))).toBe("- -")
  })
})

describe("in sentences", () => {
  test.each([
    ["We are a choir of thirty bakers in Ghent, and we sing at dawn.", "Ghent BE"],
    ["Founded in 2011, the Lisbon based folk trio Crumb has made four records.", "Lisbon PT"],
    ["Founded in 2011, the Lisbon based folk trio Petit has made four records.", "- -"],
    ["Crumb is a bakery based in Southwest Utah.", "- -"]
  ])("%s", (said, told) => {
    expect(drafted(aboutCrumb(said))).toBe(told)
  })
  test("a foundation of our name at the foot", () => {
    const registered = (who: string) =>
      atFoot(`<p>${who} is a Belgian baking association registered at Kaaistraat 10, 9000 Ghent, Belgium</p>`)
    expect(registered("Crumb Foundation")).toBe("Ghent BE")
    expect(registered("Petit Foundation")).toBe("- -")
  })
})

test("a press kit's sheet that ran together", () => {
  const sheet = (title: string) =>
    drafted(
      homeOfCrumb(""),
      crumb({
        main: `<h2>${title}</h2><p>Based in: Ghent Founded: November 2020 Website: crumb.example Contact: hello@crumb.example Socials: YouTube</p>`,
        path: "press-kit.html"
      })
    )
  expect(sheet("Crumb Information")).toBe("Ghent BE")
  expect(sheet("Petit Ovens Ltd")).toBe("- -")
})
