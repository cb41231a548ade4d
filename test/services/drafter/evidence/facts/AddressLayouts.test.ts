/** One address in the layouts that feet and contact pages give it: the city is read in each, and nothing else is taken for it. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

const home = "<h1>Bread</h1><p>Crumb plans bread.</p>"
const mail = '<a href="mailto:hi@crumb.example">hi@crumb.example</a>'
/** As the foot of a page, or a section of it, shows an address. */
const layouts: Readonly<Record<string, (address: string) => { readonly main: string; readonly footer: string }>> = {
  "behind the company": (address) => ({ main: home, footer: `<p>Crumb Ltd, ${address}</p>` }),
  "over a line that says how to write": (address) => ({
    main: home,
    footer: `<p>Crumb Ltd, ${address}</p><p>Questions: ${mail}</p>`
  }),
  "between dots": (address) => ({ main: home, footer: `<p>© Crumb · ${address} · ${mail}</p>` }),
  "first in a paragraph": (address) => ({
    main: `${home}<section><h2>Contact</h2><p>${address}. For anything at all, ${mail}. Write to us.</p></section>`,
    footer: "<p>© Crumb</p>"
  }),
  "row by row": (address) => ({
    main: `${home}<section><h2>Contact</h2><p>Crumb<br>${address.replaceAll(", ", "<br>")}</p></section>`,
    footer: "<p>© Crumb</p>"
  })
}

const cityOf = (page: { readonly main: string; readonly footer: string }, lang: string): string | null =>
  extract(openGate({ pages: [crumb({ ...page, lang })], categories: [] }), []).stands.fields.city?.value ?? null

test("a kind of company behind our name is nobody else", () => {
  const footer = "<p>Crumb, Unipessoal Lda<br>Rua da Mouraria 18<br>7000-585 Évora<br>Portugal</p>"
  expect(cityOf({ main: home, footer }, "pt")).toBe("Évora")
})

test("neither a form of company nor what stands over a column is a town", () => {
  const footer = "<p>© 2025 Crumb, Lda. · Braga, Portugal · <a href='/'>Home</a></p>"
  expect(cityOf({ main: home, footer }, "en")).toBe("Braga")
  // What kind of house it is belongs to whose address it is.
  for (const kind of ["Foundation", "Studio", "Team"])
    expect(cityOf({ main: home, footer: `<p>Crumb ${kind}, Nakuru, Kenya · ${mail}</p>` }, "en")).toBe("Nakuru")
  const branches =
    "<table><tr><th>Town</th><th>Where</th><th>Who</th></tr><tr><td>Dalby</td><td>Mill Lane</td><td>Ada</td></tr></table>"
  expect(cityOf({ main: `${home}<h2>Branches</h2>${branches}`, footer: "" }, "en")).toBeNull()
})
test("under our name a house is nobody else's, unless it says so", () => {
  const under = (line: string, lang: string) => cityOf({ main: home, footer: `<p>Crumb Ltd<br>${line}</p>` }, lang)
  expect(under("The Cider Store, 9 Barrow Lane, Hereford HR4 0QX", "en")).toBe("Hereford")
  expect(under("Polígono Cantabria, calle Soto Galo 18, 26009 Logroño", "es")).toBe("Logroño")
  expect(under("Print Works Ltd, 9 Barrow Lane, Hereford HR4 0QX", "en")).toBeNull()
})
test("in the small print an address counts that our company opens", () => {
  const legal = (address: string) => {
    const rest = "<h2>Processors</h2><p>Data is kept by Nordkluis GmbH in Falkenstein, Germany.</p>"
    const page = crumb({ main: `<h1>Legal</h1><h2>Company</h2><p>${address}</p>${rest}`, path: "legal" })
    const first = crumb({ main: home })
    return extract(openGate({ pages: [first, page], categories: [] }), []).stands.fields.city?.value ?? null
  }
  expect(legal("Crumb B.V.<br>Vaartse Kade 41<br>3511 ND Utrecht<br>The Netherlands")).toBe("Utrecht")
  expect(legal("Nordkluis B.V.<br>Vaartse Kade 41<br>3511 ND Utrecht<br>The Netherlands")).toBeNull()
})
test("a governorate behind its town is no town", () => {
  const footer = "<p>Crumb ش.ذ.م.م<br>٢٧ شارع الياسمين، حي الجامعة<br>المنصورة، الدقهلية<br>مصر</p>"
  expect(cityOf({ main: home, footer }, "ar")).toBe("المنصورة")
})

describe("words that lead to an address", () => {
  const address = "9 Bond Street, Dunedin, New Zealand"
  test.each([
    `Made by Crumb Games, ${address}.`,
    `Proudly made by Crumb, Level 1, ${address}`,
    `Our address is: Crumb, ${address}.`,
    `Crumb's address is: Crumb, ${address}.`
  ])("%s", (said) => {
    expect(cityOf({ main: home, footer: `<p>${said}</p>` }, "en")).toBe("Dunedin")
  })
  test.each([`Made by Pixel Pantry, ${address}.`, `Our printer's address is: Roth Press, ${address}.`])(
    "to somebody else's: %s",
    (said) => {
      expect(cityOf({ main: home, footer: `<p>${said}</p>` }, "en")).toBeNull()
    }
  )
})

test("the house's name in bold over an address says whose it is, wherever the page ends", () => {
  const foot =
    "<div><strong>Crumb cv</strong><br>Kluizenpad 7<br>2800 Mechelen<br>Ondernemingsnummer BE 0417.418.277</div>"
  expect(cityOf({ main: `${home}${foot}`, footer: "" }, "nl-BE")).toBe("Mechelen")
  const other = foot.replace("Crumb cv", "Drukkerij Roth cv")
  expect(cityOf({ main: `${home}${other}`, footer: "" }, "nl-BE")).toBeNull()
})

test("who put the site together, by whatever verb, is elsewhere", () => {
  const address = "<p>Crumb inc.<br>212, rue du Vieux-Moulin<br>Rimouski (Québec) G5L 0Z9<br>Canada</p>"
  const footer = (credit: string) => `${address}<p>© Crumb inc., 2026. ${credit}</p>`
  expect(cityOf({ main: home, footer: footer("Site bricolé par l’agence Trois Phoques, Québec.") }, "fr")).toBe(
    "Rimouski"
  )
})

describe("an address is read in every layout", () => {
  const addresses: ReadonlyArray<readonly [address: string, city: string, lang: string]> = [
    ["1212 Quarry St NE, Minneapolis, MN 55413", "Minneapolis", "en"],
    ["44 Main Street, Burlington, Vermont 05401", "Burlington", "en"],
    ["44 Main St, Burlington, VT", "Burlington", "en"],
    ["150 Barrington Street, Halifax, NS", "Halifax", "en"],
    ["17 Vickers Street, Port Nelson, Nelson 7010", "Nelson", "en"],
    ["18 Barker Street, Castlemaine, Victoria 3450", "Castlemaine", "en"],
    ["The Old Forge, Church Road, Ludlow, Shropshire", "Ludlow", "en"],
    ["155 rue Wellington Sud, Sherbrooke, QC", "Sherbrooke", "fr"],
    ["Av. Independencia 140, Col. Centro, 74200 Atlixco, Puebla", "Atlixco", "es"],
    ["Hafenstr. 3a, Bremen", "Bremen", "de"],
    ["Calle Santiago 9, Valladolid", "Valladolid", "es"],
    ["Havenstraat 25, 5211 AB ’s-Hertogenbosch", "'s-Hertogenbosch", "nl"],
    ["Havenstraat 25, 2582 KP ’s-Gravenhage (The Hague), Netherlands", "'s-Gravenhage", "en"]
  ]
  test.each(
    addresses.flatMap(([address, city, lang]) =>
      Object.keys(layouts).map((layout) => [address, layout, city, lang] as const)
    )
  )("%p %p: %p", (address, layout, city, lang) => {
    expect(cityOf(layouts[layout]?.(address) ?? { main: "", footer: "" }, lang)).toBe(city)
  })
})

describe("half a code tells a town, in the lands that write it so", () => {
  test.each([
    ["Attercliffe Common, Sheffield S9", "Sheffield"],
    ["21 Bannatyne Avenue, Winnipeg, Manitoba R3B", "Winnipeg"]
  ])("%p", (address, city) => {
    expect(cityOf({ main: home, footer: `<p>Crumb Ltd, ${address}</p><p>${mail}</p>` }, "en")).toBe(city)
  })
})

describe("what stands around an address is no town", () => {
  test.each([
    ["a quarter", "<p>Av. Independencia 140, Col. Centro</p>", "es"],
    ["a quarter whose town is yet to come", "<p>17 Vickers Street<br>Port Nelson<br>Nelson 7010</p>", "en"],
    ["a hall", "<p>Find us in Exhibition Hall, Block S9</p>", "en"],
    ["how to write", "<p>Questions: hi@crumb.example</p>", "en"]
  ])("%s", (_, footer, lang) => {
    expect([null, "Nelson"]).toContain(cityOf({ main: home, footer }, lang))
  })
})

describe("a province in brackets tells the land behind a street", () => {
  const placeOf = (address: string, lang: string) => {
    const page = crumb({ main: home, footer: `<div><h4>Crumb</h4><p>${address}</p></div>`, lang })
    const { city, country } = extract(openGate({ pages: [page], categories: [] }), []).stands.fields
    return `${city?.value ?? "-"} ${country?.value ?? "-"}`
  }
  test.each([
    ["Via Trieste 13<br>Gaeta (LT)", "it", "Gaeta IT"],
    ["Via Trieste, 13,<br>Gaeta (LT)", "en", "Gaeta IT"],
    ["Avda. del Olivo, s/n<br>Utrera (Sevilla)", "es", "Utrera ES"],
    // A province of Argentina as well.
    ["Calle del Olivo, 4<br>Cosquín (Córdoba)", "es", "Cosquín -"],
    ["Utrera (Sevilla)", "es", "- -"],
    ["Mill Street 4<br>Gaeta (LT)", "en", "- -"]
  ])("%s in %s: %s", (address, lang, place) => {
    expect(placeOf(address, lang)).toBe(place)
  })
})

test("the word before a mailbox is no part of the town", () => {
  const footer =
    "<p>Crumb Ada Roth Lindengasse 6 93349 Mindelbach Deutschland E-Mail: hi@crumb.example Verantwortlich: Ada Roth</p>"
  expect(cityOf({ main: home, footer }, "de")).toBe("Mindelbach")
})

test("a code may stand behind the land in Arabic, too", () => {
  const footer = "<p>برج الياسمين، 4 شارع النخيل، الأقصر، مصر 11221</p>"
  expect(cityOf({ main: home, footer }, "ar")).toBe("الأقصر")
})

test("an imprint is one wherever it is kept, small print is not", () => {
  const under = (heading: string, title: string) => {
    const first = crumb({ main: home, lang: "de" })
    const body = `<main><h2>${heading}</h2><p>Crumb UG<br>hi@crumb.example<br>Lindenring 27, 76829 Landau</p></main>`
    const page = readPage({
      url: "https://crumb.example/terms.html",
      status: 200,
      html: `<html lang="de"><head><title>${title}</title></head><body>${body}</body></html>`
    })
    return extract(openGate({ pages: [first, page], categories: [] }), []).stands.fields.city?.value
  }
  expect(under("Impressum", "Crumb - Impressum")).toBe("Landau")
  expect(under("AGB", "Crumb - AGB")).toBeUndefined()
})

const placeOf = (footer: string, lang = "en", pages = 1): string => {
  const all = ["", "prices", "about"].slice(0, pages).map((path) => crumb({ main: home, footer, lang, path }))
  const { fields } = extract(openGate({ pages: all, categories: [] }), []).stands
  return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
}
describe("whoever opens the address at the foot is the house", () => {
  const line = "Flourtech Software, Inc. • 218 West Mill Street, Suite 4, Tulsa, OK 74103 • (918) 555-0163"
  test("with a mailbox of the site, or on every page", () => {
    expect(placeOf(`<p>${line} • ${mail}</p>`)).toBe("Tulsa US")
    expect(placeOf(`<p>${line}</p>`, "en", 3)).toBe("Tulsa US")
    expect(placeOf("<p>Association Pétrin, 8 rue des Halles, 49000 Angers, France</p>", "fr", 2)).toBe("Angers FR")
  })
  test("unless it stands there once, or a word says what it does", () => {
    expect(placeOf(`<p>${line}</p>`)).toBe("- -")
    for (const said of ["Hosting: ", "Website by ", "Payments by ", "Sponsored by "])
      expect(placeOf(`<p>${said}${line}</p>`, "en", 3)).toBe("- -")
  })
})
test("what else stands in the line of an address is no part of its town", () => {
  expect(placeOf("<p>Crumb, 14 Mill Road, Makhanda (formerly Grahamstown), 6139, South Africa</p>")).toBe("Makhanda ZA")
  expect(placeOf("<p>© 2025 Crumb, Inc. 12 Quay Row, Tulsa, OK</p>")).toBe("Tulsa US")
  expect(placeOf("<p>© 2025 Crumb Ltd, 3/14 Mill Street, Dunedin 9016, New Zealand. Built with Breadpress.</p>")).toBe(
    "Dunedin NZ"
  )
  expect(
    placeOf("<p>Crumb Ltd, registered in England, no. 15 208 446<br>The Old Store, 9 Barrow Lane, Hereford HR4 0QX</p>")
  ).toBe("Hereford GB")
})
test("a town without a land yields to one that has it", () => {
  const whole = "<p>Crumb Ltd, 14 Mill Lane, Dunedin 9012, New Zealand</p>"
  expect(placeOf(`<p>Crumb Ltd · 14 Mill Lane, Lower Ferry</p>${whole}`)).toBe("Dunedin NZ")
})
test("an address whose town cannot be read is where they work, whatever a register has", () => {
  const office = "<p>Crumb Ltd. Registered office: 36 Church Road, Burgess Hill, RH15 9AE</p>"
  expect(
    placeOf(`<p>Crumb<br>Hall House, London Road<br>Ashing Pull (Horse)<br>West Sussex RH20 3JT</p>${office}`)
  ).toBe("- GB")
  expect(placeOf(office)).toBe("Burgess Hill GB")
})
describe("who speaks leads to their own address", () => {
  const saidOf = (said: string, lang = "en") => cityOf({ main: `${home}<p>${said}</p>`, footer: "" }, lang)
  test.each<[string, string, string]>([
    ["We are upstairs at Unit 6, Mill Road Industrial Estate, Hexham, NE46 1XX. Ring the bell.", "en", "Hexham"],
    ["Come and see us at 9 Barrow Lane, Hereford HR4 0QX. Bring bread.", "en", "Hereford"],
    ["Sie finden uns in der Lindenallee 4, 20095 Hamburg. Bitte klingeln.", "de", "Hamburg"]
  ])("%p", (said, lang, town) => {
    expect(saidOf(said, lang)).toBe(town)
  })
  test.each<string>([
    "We are not at 9 Barrow Lane, Hereford HR4 0QX. Never were.",
    "You will find us at the Bread Fair, 9 Barrow Lane, Hereford HR4 0QX. Bring bread.",
    "We are at stand 9, Barrow Lane, Hereford HR4 0QX. Bring bread.",
    "We are proud of Hereford. Bring bread.",
    "Petit is at 9 Barrow Lane, Hereford HR4 0QX. They bake."
  ])("not: %p", (said) => {
    expect(saidOf(said)).toBeNull()
  })
})
test("an Arabic foot names a town that everybody knows beside its street", () => {
  expect(placeOf("<p>Crumb – وهران، شارع الميدان، فوق المخبز</p>", "ar")).toBe("وهران DZ")
  expect(placeOf("<p>مخبز الوردة – وهران، شارع الميدان</p>", "ar")).toBe("- -")
})

test.each([
  ["<p>Crumb, Rua do Forno 18, 6350-000, Almeida, Guarda</p>", "pt", "Almeida PT"],
  ["<p>Crumb, 3 Mango Avenue, Tagbilaran City, 6300 Bohol</p>", "en", "Tagbilaran City PH"],
  ["<p>Crumb, Calle del Horno 140, Arequipa-Perú</p>", "es", "Arequipa PE"],
  ["<p>Crumb, Kansas City, 6300 Main Street</p>", "en", "- -"]
])("a district, a province or a land stands behind the town: %s", (footer, lang, place) =>
  expect(placeOf(footer, lang)).toBe(place)
)
test("the name of the house is no label and its town", () => {
  const html = (name: string) =>
    `<html lang="en"><head><title>${name}</title></head><body><main><div>CITY LARK TEA</div><p>Founded: 2014</p><p>Owner: Ada Roth</p><p>Staff: 9</p>
    <h1>Who we are</h1><p>${name} bakes bread.</p></main><footer><p>Founded: 2014</p><p>© ${name}</p></footer></body></html>`
  const cityOf = (name: string) => {
    const page = readPage({ url: "https://bread.example/about", status: 200, html: html(name) })
    return extract(openGate({ pages: [page], categories: [] }), []).stands.fields.city?.value
  }
  expect(cityOf("City Lark Tea")).toBeUndefined()
})

test("a paragraph of the first page that is an address and nothing else tells where they are", () => {
  const cityOf = (said: string, path = "") => {
    const main = `<h1>Bread that bakes itself</h1><p>Métro Bellecour</p><p>${said}</p><p>Crumb plans bakes.</p>`
    const pages = [
      crumb({ main: path === "" ? main : home, lang: "fr" }),
      crumb({ main: path === "" ? home : main, path: path || "tarifs", lang: "fr" })
    ]
    return extract(openGate({ pages, categories: [] }), []).stands.fields.city?.value
  }
  expect(cityOf("14 rue des Lilas 69002 Lyon")).toBe("Lyon")
  expect(cityOf("On joue au 14 rue des Lilas 69002 Lyon")).toBeUndefined()
  expect(cityOf("69002 Lyon")).toBeUndefined()
  expect(cityOf("14 rue des Lilas 69002 Lyon", "concerts")).toBeUndefined()
})
