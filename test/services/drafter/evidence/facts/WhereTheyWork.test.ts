/** Footers, contact blocks and sheets as sites set them: where the house works, and what only looks like it. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

const told = (site: Parameters<typeof crumb>[0]) => {
  const main = site.main ?? "<h1>Bread</h1><p>Crumb plans bread.</p>"
  const { fields } = extract(openGate({ pages: [crumb({ ...site, main })], categories: [] }), []).stands
  return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"} ${fields.founded_year?.value ?? "-"}`
}
const placed = (footer: string, lang = "en") => told({ footer, lang }).replace(/ \S+$/, "")

describe("a registered office", () => {
  test("loses against where they work", () => {
    const office = "Registered office: 71 Shelton Street, London WC2H 9JQ"
    expect(placed(`<p>Crumb Ltd, Unit 4, Linden Works, Hebden Bridge HX7 8XX<br>${office}</p>`)).toBe(
      "Hebden Bridge GB"
    )
    expect(placed(`<p>Crumb Ltd</p><p>${office}</p><p>Workshop: Linden Works, Hebden Bridge HX7 8XX</p>`)).toBe(
      "Hebden Bridge GB"
    )
    expect(placed(`<p>Crumb Ltd. ${office}</p>`)).toBe("London GB")
  })
  test("is the seat where only a founding is told elsewhere", () => {
    const main = "<h1>Bread</h1><p>Crumb was founded in Leeds in 2016.</p>"
    const footer = "<p>Crumb Ltd<br>Registered office: 71 Shelton Street, London WC2H 9JQ</p>"
    expect(told({ main, footer })).toBe("London GB 2016")
  })
})

describe("an address at the foot", () => {
  test.each([
    ["<p>Crumb, RR 2, Mabou, Nova Scotia, Canada B0E 1X0 * crumb@crumb.example</p>", "Mabou CA", "en"],
    ["<p>Crumb Ltd, 4 Mill Lane, Otley, England LS21 1AA</p>", "Otley GB", "en"],
    ["<p>Crumb Pte. Ltd. · 71 Ayer Rajah Crescent, Singapore 139000</p>", "Singapore SG", "en"],
    [
      "<p>Crumb Tecnologia Ltda. · CNPJ 00.000.000/0001-00 · Rua Trajano Reis, 310, Curitiba, PR, Brasil</p>",
      "Curitiba BR",
      "pt"
    ],
    ["<p>Crumb Ltda. - Rua da Aurora, 120 - Centro, Recife/PE, Brasil</p>", "Recife BR", "pt"],
    [
      "<p>Crumb Pty Ltd<br>Level 1, 88 Gertrude Street<br>Fitzroy, Melbourne VIC 3065<br>Australia</p>",
      "Melbourne AU",
      "en"
    ],
    ["<p>Copyright © 2026 Crumb Oy, Tampere, Finland. Built with Docusaurus.</p>", "Tampere FI", "en"],
    ["<p>Crumb</p><p>Hafenweg 3, 20457 Hamburg. Bitte bei Roth klingeln.</p>", "Hamburg DE", "de"]
  ])("%s", (footer, expected, lang) => {
    expect(placed(footer, lang)).toBe(expected)
  })
  test.each([
    "<p>© 2026 Crumb. Design by Petit Oy, Tampere, Finland. Built with love.</p>",
    "<p>Petit Pty Ltd<br>Level 1, 88 Gertrude Street<br>Fitzroy, Melbourne VIC 3065<br>Australia</p>",
    "<p>Nearest car park: Ferndale Road, Sheffield S10 2XX. Ring before six.</p>",
    "<p>Our seed merchant: Ferndale Road, Sheffield S10 2XX. Ring before six.</p>",
    "<p>Crumb at DevCon, Berlin, Germany 2019</p>"
  ])("%s tells nothing of ours", (footer) => {
    expect(placed(footer)).toBe("- -")
  })
})

test("the gate of a place, and the last line of a page", () => {
  const gate = "Top gate: Ferndale Road, Sheffield S10 2XX. Ring the secretary, Maureen, after 6."
  expect(told({ main: `<h1>Bread</h1><p>Crumb plans bread.</p><h3>How to find us</h3><p>${gate}</p>` })).toBe(
    "Sheffield GB -"
  )
})

test("the last line of a page that marks no foot", () => {
  const town = (last: string) => {
    const html = `<html lang="en"><head><title>Crumb</title></head><body><div><h1>Crumb</h1><p>Crumb plans bread.</p>
      <h2>Small questions</h2><p>Who knows what bread is.</p><div class="last">${last}</div></div></body></html>`
    const page = readPage({ url: "https://crumb.example/", status: 200, html })
    return extract(openGate({ pages: [page], categories: [] }), []).stands.fields.city?.value
  }
  expect(town("Made in Duluth, Minnesota. <a href='mailto:crumb@crumb.example'>crumb@crumb.example</a>")).toBe("Duluth")
  expect(town("Made in Duluth, Minnesota, by a mill we like.")).toBeUndefined()
  expect(town("The flour is milled in Duluth, Minnesota. crumb@crumb.example")).toBeUndefined()
})

describe("a sheet of facts", () => {
  const sheet = (rows: ReadonlyArray<readonly [string, string]>) =>
    `<h1>Bread</h1><p>Crumb plans bread.</p><div>${rows.map(([label, value]) => `<div>${label}</div><div>${value}</div>`).join("")}</div>`
  const where = ["Where", "The Old Mill, Altamont Street, Westport, Co. Mayo, Ireland"] as const
  test("of the house", () => {
    expect(told({ main: sheet([["Started", "2011"], where, ["Who", "Ada Roth, baker"]]) })).toBe("Westport IE 2011")
    const table = `<h1>Pan</h1><p>Crumb planea pan.</p><h2>Ficha</h2><table><tr><td>Año de fundación</td><td>2008</td></tr><tr><td>Casa central</td><td>Los Laureles 340, Valdivia, Región de Los Ríos, Chile</td></tr></table>`
    expect(told({ main: table, lang: "es" })).toBe("Valdivia CL 2008")
  })
  test.each([
    ["an event", [["When", "12 May"], where, ["Started", "2011"]]],
    ["a piece of work", [["Client", "Mayo County Council"], where, ["Started", "2011"], ["Completed", "2013"]]],
    ["nobody", [where, ["Colour", "Red"]]],
    [
      "no house",
      [
        ["Started", "2011"],
        ["Length", "3 km"]
      ]
    ]
  ] as const)("of %s", (_, rows) => {
    expect(told({ main: sheet(rows) })).toBe("- - -")
  })
})

describe("where somebody works", () => {
  const main = (said: string) => ({ main: `<h1>Bread</h1><p>${said}</p>` })
  test("by themselves, and by the people they are", () => {
    expect(told(main("I work alone, from a back room in Hobart, and I take on six bakers."))).toBe("Hobart AU -")
    expect(told({ ...main("A Crumb planeja pão. Somos de Curitiba."), lang: "pt" })).toBe("Curitiba BR -")
  })
  test.each([
    ["My client works alone, from a back room in Hobart, and I help her.", "en"],
    ["I work alone, from a back room in Hobart in the summer, and from Oslo in winter.", "en"],
    ["Somos de Curitiba e Londrina.", "pt"],
    ["Somos de Madeira maciça.", "pt"],
    ["Nossos clientes são de Curitiba.", "pt"]
  ])("%p tells no town", (said, lang) => {
    expect(told({ ...main(said), lang })).toBe("- - -")
  })
})
