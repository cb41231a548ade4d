/** Addresses in the shapes of their lands, whose they are and what they are for; and the land that a shape tells. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, data, fact } from "./FactPages.ts"

const wholeText = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
/** At the foot of the page; quoted as a whole. */
const stands = (html: string, lang: string, key: "city" | "country", value: string) =>
  fact(crumb({ main: "<h1>Bread</h1><p>Crumb plans bread.</p>", footer: html, lang }), key, value, wholeText(html))

describe("an address at the foot of a page", () => {
  test.each<[string, string, string | null, string]>([
    ["<p>FINDING US</p><p>14 Mill Lane</p><p>London, UK</p><p>EC1A 1BB</p>", "London", "GB", "en"],
    ["<p>14 Constitution Street<br>Edinburgh EH6 7BT<br>Scotland, UK</p>", "Edinburgh", "GB", "en"],
    ["<p>Crumb Ltd<br>The Old Net Loft, Custom House Quay<br>Falmouth, Cornwall TR11 3JT</p>", "Falmouth", "GB", "en"],
    ["<p>Crumb Pvt. Ltd.<br>Baner Road<br>Pune 411045, Maharashtra, India</p>", "Pune", "IN", "en"],
    [
      "<div><h4>Graz (Zentrale)</h4><p>Crumb OG<br>Sackgasse 18/3<br>A-8010 Graz</p></div><div><h4>Wien</h4><p>Zollergasse 40<br>A-1070 Wien</p></div>",
      "Graz",
      "AT",
      "de"
    ],
    [
      "<p>Crumb OÜ, Köie 4, 10111 Tallinn, Estonia. Registry code 14288031. Our servers are in Helsinki.</p>",
      "Tallinn",
      "EE",
      "en"
    ],
    [
      "<p>Crumb SAS au capital de 41 200 €, 18 rue de la Cale, 44100 Nantes, France. RCS Nantes 881 402 937.</p>",
      "Nantes",
      "FR",
      "fr"
    ],
    [
      "<p>Crumb è un prodotto di Ancia Libera S.n.c. di Ada Roth e Ben Lund - Via della Battaglia 19 - 60022 Castelfidardo (AN) - P.IVA 02114470429 - Iscritta al Registro delle Imprese di Ancona</p>",
      "Castelfidardo",
      "IT",
      "it"
    ],
    [
      "<p>Crumb Pvt. Ltd.<br>3rd Floor, Mill Arcade, AB Road,<br>Indore, Madhya Pradesh 452001</p>",
      "Indore",
      "IN",
      "en"
    ],
    ["<p>Crumb, 212, rue Saint-Germain Est, Rimouski (Québec) G5L 1B4 Canada</p>", "Rimouski", "CA", "fr"],
    ["<p>Crumb SpA<br>Isla Verde, Valdivia<br>Región de Los Ríos, Chile</p>", "Valdivia", "CL", "es"],
    ["<p>207 E Buffalo St, Suite 410 Milwaukee, WI 53202</p>", "Milwaukee", "US", "en"],
    ["<p>1080 Marsh Road, Suite 200<br>Menlo Park, CA 94025</p>", "Menlo Park", "US", "en"],
    ["<p>Crumb inc., 84, rue Saint-Germain Ouest, Rimouski (Québec) G5L 4B5 Canada</p>", "Rimouski", "CA", "fr"],
    ["<p>Crumb, S.C. · Calle 6 Norte 12, 72000 Puebla, Pue., México</p>", "Puebla", "MX", "es"],
    ["<p>A brand of Flourtech GmbH</p><p>Lindenallee 4<br>20095 Hamburg</p>", "Hamburg", "DE", "de"],
    [
      "<p>شارع الرينبو 38، جبل عمّان، عمّان، الأردن</p><p>38 Rainbow Street, Amman 11181, Jordan</p>",
      "Amman",
      "JO",
      "ar"
    ],
    ["<p>Unit 6, Dyehouse Yard Hebden Bridge HX7 8EX</p>", "Hebden Bridge", "GB", "en"],
    ["<p>Crumb Ltd · The Old Bakery · High Street · Totnes · Devon · TQ9 5RY</p>", "Totnes", "GB", "en"],
    ["<p>Crumb Society<br>2586 Agricola Street, Halifax, Nova Scotia B3K 4C6</p>", "Halifax", "CA", "en"],
    ["<p>12 Elizabeth Street, Hobart, Tasmania 7000</p>", "Hobart", "AU", "en"],
    ["<p>2200 NW Front Avenue, Portland, Oregon</p>", "Portland", "US", "en"],
    ["<p>Crumb Ltd, 5 Quay Street, Galway, H91 X2K4</p>", "Galway", "IE", "en"],
    ["<p>Crumb Ltd · Marina Commercial Park, Centre Park Road, Cork, Ireland</p>", "Cork", "IE", "en"],
    ["<p>Crumb B.V.<br>Oudegracht 311<br>3511 PB Utrecht<br>The Netherlands</p>", "Utrecht", "NL", "en"],
    ["<p>Crumb UG<br>Lindenallee 9<br>07743 Jena<br>Amtsgericht Gera, HRB 12345</p>", "Jena", "DE", "de"],
    ["<p>Crumb e.K., Inh. Ada Roth, Lindenallee 4, 20095 Hamburg</p>", "Hamburg", "DE", "de"],
    ["<p>Ada Roth, entrepreneure individuelle, 31 rue des Marchands, 84400 Apt, France</p>", "Apt", "FR", "fr"],
    ["<p>12, rue des Lilas – 69001 LYON – France</p>", "Lyon", "FR", "fr"],
    ["<p>Calle del Molino 21, 44001 Teruel (España)</p>", "Teruel", "ES", "es"],
    ["<p>Crumb · Calle Libertad, 22 · 37700 Béjar (Salamanca)</p>", "Béjar", "ES", "es"],
    ["<p>Via Roma, 12 - 40121 Bologna BO</p>", "Bologna", "IT", "it"],
    ["<p>© 2026 Crumb · Bologna, Italia · P. IVA 00000000000</p>", "Bologna", "IT", "it"],
    ["<p>Vestergade 12, 8000 Aarhus C</p>", "Aarhus", "DK", "da"],
    ["<p>Drottninggatan 3, 111 51 Stockholm</p>", "Stockholm", "SE", "sv"],
    ["<p>地址：北京市朝阳区建国路88号</p>", "北京市", "CN", "zh"],
    ["<p>Via Sarajevo, 13<br>Nocera Inferiore (SA)<br>Italia</p>", "Nocera Inferiore", "IT", "it"],
    ["<p>Veltrubská 533<br>Kolín 280 02<br>Czech Republic</p>", "Kolín", "CZ", "en"],
    ["<p>Rua Bernardo Mascarenhas, 1180 – Fábrica – Juiz de Fora/MG</p>", "Juiz de Fora", "BR", "pt"],
    ["<p>Crumb B.V. · Strijp-S, Torenallee 20, 5617 BC Eindhoven</p>", "Eindhoven", "NL", "en"],
    ["<p>© 2026 Crumb · Zürich</p>", "Zürich", "CH", "en"],
    ["<p>Crumb Studio · Rosario, Argentina</p>", "Rosario", "AR", "en"],
    // What stands around a code that several lands write so tells which of them it is.
    ["<p>12 rue des Lilas<br>69001 Lyon<br>Tél. +33 4 72 00 00 00</p>", "Lyon", "FR", "fr"],
    ["<p>Crumb SARL, 12 rue des Lilas, 69001 Lyon – SIRET 12345678900012</p>", "Lyon", "FR", "fr"],
    ["<p>Crumb S.L. · C/ Mayor, 5 · 28013 Madrid · CIF B12345678</p>", "Madrid", "ES", "es"],
    ["<p>Crumb OG, Marktgasse 3, 1010 Wien, Tel. +43 1 234567</p>", "Wien", "AT", "de"],
    ["<p>12 rue des Lilas, 69001 Lyon</p>", "Lyon", "FR", "fr"],
    ["<p>12 rue des Lilas, 34450 Vias</p>", "Vias", null, "fr"],
    ["<p>12 rue des Lilas, 34450 Vias</p><p>Menu à 19 €</p>", "Vias", "FR", "fr"],
    ["<p>12 rue des Lilas, 97400 Saint-Denis</p><p>Menu à 19 €</p>", "Saint-Denis", null, "fr"],
    ["<p>Calle Mayor 5, 28300 Aranjuez</p><p>Tel. +33 1 23 45 67 89</p>", "Aranjuez", null, "es"],
    ["<p>Bahnhofstrasse 1, 8001 Zürich</p>", "Zürich", "CH", "de"],
    ["<p>Bahnhofstrasse 1, 8600 Dübendorf</p>", "Dübendorf", null, "de"],
    ["<p>Bahnhofstrasse 1, 8600 Dübendorf</p>", "Dübendorf", "CH", "de-CH"],
    ["<p>Bahnhofstrasse 1, 8600 Dübendorf</p><p>Ab CHF 12</p>", "Dübendorf", "CH", "de"],
    ["<p>Calle Mayor 5, 28300 Aranjuez</p>", "Aranjuez", null, "es-ES"]
  ])("%s: %p, %p", (html, city, country, lang) => {
    expect(stands(html, lang, "city", city)).toBe(city)
    for (const land of ["GB", "IE", "DE", "FR", "ES", "US", "CA", "AU", "NL", "IT", "DK", "SE", "CN", "AT", "CH"])
      expect(stands(html, lang, "country", land)).toBe(land === country ? land : undefined)
  })
})

test("the end of the site's address tells a land where its language is spoken", () => {
  const at = (url: string) => ({ ...crumb({ footer: "<p>Calle Mayor 5, 28013 Madrid</p>", lang: "es" }), url })
  expect(fact(at("https://crumb.es/"), "country", "ES", "Calle Mayor 5, 28013 Madrid")).toBe("ES")
  expect(fact(at("https://crumb.fr/"), "country", "FR", "Calle Mayor 5, 28013 Madrid")).toBeUndefined()
})

describe("what else tells the land of a town", () => {
  const told = (footer: string, lang = "en") => {
    const { fields } = extract(
      openGate({ pages: [crumb({ main: "<h1>Bread</h1><p>Crumb plans bread.</p>", footer, lang })], categories: [] }),
      []
    ).stands
    return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
  }
  test.each([
    ["<p>Crumb Ltd<br>14 Bode Thomas Street, Surulere, Lagos<br>+234 805 550 1234</p>", "Lagos NG", "en"],
    ["<p>© 2021–2026 Crumb LLC, Duluth, MN</p>", "Duluth US", "en"],
    ["<p>© 2026 Crumb.</p><p>Ontario, Canada</p>", "- CA", "en"],
    ["<p>Crumb is made by Nordvakt AB, Malmö, Sweden.</p>", "Malmö SE", "en"],
    ["<p>Crumb SpA · Colo Colo 379, oficina 1204, Concepción, Región del Biobío, Chile</p>", "Concepción CL", "es"],
    [
      "<p>Prado Pães Ltda. – CNPJ 55.501.234/0001-90<br>Rua Junqueiras, 412, Centro, Poços de Caldas – MG, 37701-033</p><p>© 2025 Crumb</p>",
      "Poços de Caldas BR",
      "pt"
    ]
  ])("%s", (footer, expected, lang) => {
    expect(told(footer, lang)).toBe(expected)
  })
  test.each([
    ["telephones of two lands", "<p>12 Main Street, Springfield</p><p>+44 20 5550 1234</p><p>+234 805 550 1234</p>"],
    ["a code that many lands share", "<p>12 Main Street, Springfield</p><p>+1 415 555 1234</p>"],
    [
      "a company told of otherwise",
      "<p>© 2026 Crumb</p><p>Molino Srl, che ci fornisce 3 farine<br>Via Roma 12, 37121 Verona, Italia</p>"
    ],
    ["whoever made something else", "<p>This theme is made by Nordvakt AB, Malmö, Sweden.</p>"],
    ["a menu", "<p>© 2026 Crumb.</p><ul><li>Canada</li><li>Ontario</li></ul>"]
  ])("not %s", (_, footer) => {
    expect(told(footer)).toBe("- -")
  })

  test("a credit for the page behind an address is of no address", () => {
    const address = "Crumb OÜ, Lutsu 9, Tartu, Estonia"
    expect(told(`<p>${address} · Built with Starlight</p>`)).toBe("Tartu EE")
    expect(told(`<p>${address} | Theme: Copperleaf</p>`)).toBe("Tartu EE")
    expect(told("<p>Crumb · Made by Copperleaf, Lutsu 9, Tartu, Estonia</p>")).toBe("- -")
    expect(told("<p>Crumb · Made by Copperleaf · Lutsu 9, Tartu, Estonia</p>")).toBe("- -")
  })
})

describe("somebody else's, a branch's, or none", () => {
  test.each<[string, string, string]>([
    ["<p>Gannet Yachts Ltd<br>2 Pier Road<br>Newport, Rhode Island 02840</p>", "Newport", "en"],
    ["<p>Crumb is a Gannet Group company<br>2 Pier Road<br>Newport, Rhode Island 02840</p>", "Newport", "en"],
    ["<p>© 2026 Crumb, a Gannet Media company. Grev Wedels plass 7, 0151 Oslo, Norway</p>", "Oslo", "en"],
    ["<p>Hébergeur :<br>Petit SARL<br>2 rue du Wault<br>59000 Lille<br>France</p>", "Lille", "fr"],
    ["<p>Datenschutzbeauftragter:<br>Max Roe<br>Kantstr. 1<br>10623 Berlin</p>", "Berlin", "de"],
    ["<p>Press: press@flackco.example<br>FlackCo<br>12 King Street<br>London W1A 1AA</p>", "London", "en"],
    ["<p>© 2026 Crumb · Theme: Copperleaf · Toronto, Canada</p>", "Toronto", "en"],
    ["<p>© 2026 Crumb · Icons by Max Roe · Oslo, Norway</p>", "Oslo", "en"],
    ["<p>© 2026 Crumb · Serving Portland, Oregon</p>", "Portland", "en"],
    ["<p>Showroom<br>12 High Street<br>Leeds LS1 4AB</p>", "Leeds", "en"],
    ["<p>Almacén: Calle Mayor 5, 28013 Madrid, España</p>", "Madrid", "es"],
    ["<h4>Punto de atención</h4><p>Avenida Goya 55, 50005 Zaragoza</p>", "Zaragoza", "es"],
    ["<h4>Niederlassung</h4><p>Kantstr. 1, 10623 Berlin</p>", "Berlin", "de"],
    ["<p>大阪支店</p><p>〒530-0001 大阪府大阪市北区梅田1-2-3</p>", "大阪市", "ja"],
    ["<p>Hobart, Tasmania · Leeds, Yorkshire</p>", "Hobart", "en"],
    ["<p>Next workshop: Hobart, Tasmania</p>", "Hobart", "en"],
    ["<p>© Crumb, Yorkshire 2024</p>", "Crumb", "en"]
  ])("%s: not %p", (html, city, lang) => {
    expect(stands(html, lang, "city", city)).toBeUndefined()
  })
})

describe("of several addresses", () => {
  const column = (title: string, address: string) => `<div><strong>${title}</strong><p>${address}</p></div>`
  test("the one that is called the seat counts, and a branch's does not", () => {
    const oslo = "Crumb AS<br>Storgata 5<br>0155 Oslo<br>Norway"
    const sydney = "Level 3, 22 Bourke Lane<br>Sydney NSW 2000<br>Australia"
    for (const [first, second] of [
      ["Head office", "Asia Pacific"],
      ["Head office", "Studio"],
      ["Studio", "Sales"]
    ] as const) {
      const footer = column(first, oslo) + column(second, sydney)
      expect([first, second, stands(footer, "en", "country", "AU")]).toEqual([first, second, undefined])
      expect([first, second, stands(footer, "en", "city", "Oslo")]).toEqual([first, second, "Oslo"])
    }
    const equals = column("Studio", oslo) + column("Workshop", sydney)
    expect(stands(equals, "en", "city", "Oslo")).toBeUndefined()
    expect(stands(equals, "en", "country", "NO")).toBeUndefined()
  })
  test("a town of one land beside an address in another tells neither", () => {
    const head = data({ "@type": "Organization", name: "Crumb", address: { addressCountry: "IE" } })
    const said = "Vídeňská 101, Brno, Czechia"
    expect(fact(crumb({ head, footer: `<p>${said}</p>` }), "city", "Brno", said)).toBeUndefined()
    expect(fact(crumb({ footer: `<p>${said}</p>` }), "city", "Brno", said)).toBe("Brno")
  })
  test("who hosts an imprint's page is none of its makers", () => {
    const main = `<h1>Mentions légales</h1><dl><dt>Hébergeur</dt><dd>Nuage SAS, 2 quai du Wault, 59000 Lille, France</dd></dl>`
    const page = crumb({ main, path: "mentions-legales", lang: "fr" })
    expect(fact(page, "city", "Lille", "Nuage SAS, 2 quai du Wault, 59000 Lille, France")).toBeUndefined()
  })
})

test.each([
  ["whose foundation supports it", "<p>© 2026 Crumb. Supported by the Roth Foundation, Stockholm</p>", "Stockholm"],
  ["of many", "<p>Berlin</p><p>Paris</p><p>Oslo</p>", "Berlin"],
  ["of another company behind our name", "<p>Crumb, Ovendesk B.V., Torenallee 20, 5617 BC Eindhoven</p>", "Eindhoven"]
])("not the town %s: %p", (_, html, city) => {
  expect(stands(html, "en", "city", city)).toBeUndefined()
})

test("small print ends with whose it is, and where", () => {
  const page = (line: string) =>
    crumb({ main: `<h1>Terms</h1><p>These are the terms.</p><p>${line}</p>`, path: "terms" })
  const [ours, court] = [
    "© 2026 Crumb - Santiago, Chile. All rights reserved.",
    "The courts of Santiago, Chile decide."
  ]
  expect(fact(page(ours), "country", "CL", ours)).toBe("CL")
  expect(fact(page(court), "country", "CL", court)).toBeUndefined()
})

describe("who signs a page stands before where they are", () => {
  const signs = (main: string) => fact(crumb({ main, path: "about" }), "city", "Ghent", "Ada Roth, Ghent, Belgium")
  test("and is no town: of somebody the page names besides", () => {
    const main = "<h1>About</h1><p>Ada Roth plans bread.</p><p>hello@crumb.example</p><p>— Ada Roth, Ghent, Belgium</p>"
    expect(fact(crumb({ main, path: "about" }), "city", "Ada Roth", "Ada Roth, Ghent, Belgium")).toBeUndefined()
    expect(signs(main)).toBe("Ghent")
  })
  test("and of a stranger it is nowhere of ours", () => {
    expect(
      signs("<h1>About</h1><p>Crumb plans bread.</p><p>hello@crumb.example</p><p>— Ada Roth, Ghent, Belgium</p>")
    ).toBeUndefined()
  })
})
