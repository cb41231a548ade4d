/** Where a house is, as far as several small things agree on it, and as parts of lands, heads and feet of pages tell it. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { data } from "./FactPages.ts"

interface Parts {
  readonly url?: string
  readonly lang?: string
  readonly title?: string
  readonly head?: string
  readonly main?: string
  readonly footer?: string
}
const page = ({
  url = "https://crumb.example/",
  lang = "en",
  title = "Crumb",
  head = "",
  main = "",
  footer = ""
}: Parts) =>
  readPage({
    url,
    status: 200,
    html: `<html lang="${lang}"><head><title>${title}</title><meta property="og:site_name" content="Crumb">${head}</head>
      <body><main><h1>Crumb</h1><p>Crumb plans the bakes of bakeries.</p>${main}</main>
      <footer><p>© 2024 Crumb</p>${footer}</footer></body></html>`
  })
const placeOf = (parts: Parts) => {
  const { fields } = extract(openGate({ pages: [page(parts)], categories: [] }), []).stands
  return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
}

describe("two of an address's ending, telephones and what a page is headed with agree on a land", () => {
  test.each<[string, Parts]>([
    ["- GB", { url: "https://crumb.co.uk/", main: "<p>Ring us: +44 1244 555 010</p>" }],
    ["- LK", { url: "https://crumb.lk/", title: "Crumb – bakery software for Sri Lanka" }],
    ["- BE", { lang: "nl", title: "Crumb – broodplanner Brussel", main: "<p>Bel +32 2 555 10 10</p>" }],
    ["- LK", { title: "Crumb – bread for Sri Lanka", main: '<p><a href="https://wa.me/94755550101">Chat</a></p>' }],
    // One alone, nothing that a visitor reads, or two that disagree.
    ["- -", { main: "<p>Ring us: +44 1244 555 010</p>" }],
    ["- -", { url: "https://crumb.lk/", main: '<p><a href="https://wa.me/94755550101">Chat</a></p>' }],
    ["- -", { url: "https://crumb.io/", main: "<p>Ring us: +44 1244 555 010</p>" }],
    ["- -", { url: "https://crumb.co.uk/", main: "<p>Ring us: +49 3581 555 010</p>" }],
    ["- -", { url: "https://crumb.co.uk/", main: "<p>Ring us: +44 1244 555 010</p><p>Or: +49 3581 555 010</p>" }],
    ["- -", { url: "https://crumb.co.uk/", title: "Crumb – bread for Sri Lanka" }]
  ])("%s: %p", (told, parts) => {
    expect(placeOf(parts)).toBe(told)
  })
  test.each<[string, Parts]>([
    ["- CZ", { lang: "cs", main: "<p>Pečeme: od 900 Kč</p><p>Volejte: +420 733 555 010</p>" }],
    ["- GB", { url: "https://crumb.co.uk/", main: "<p>From £40 a month</p>" }],
    ["- BR", { url: "https://crumb.com.br/", lang: "pt", main: "<p>Plano único: R$ 39,90 por mês</p>" }],
    ["- LK", { title: "Crumb – bread for Sri Lanka", url: "https://crumb.lk/", main: "<p>From £40 a month</p>" }],
    // Alone, of two lands, of many lands, or of another.
    ["- -", { main: "<p>From £40 a month</p>" }],
    ["- -", { url: "https://crumb.co.uk/", main: "<p>From £40 a month</p><p>From 900 Kč a month</p>" }],
    ["- -", { url: "https://crumb.co.uk/", main: "<p>From $40 a month</p>" }],
    ["- -", { url: "https://crumb.lk/", main: "<p>From £40 a month</p>" }]
  ])("or one of them with the money it asks for, %s: %p", (told, parts) => {
    expect(placeOf(parts)).toBe(told)
  })
  test.each<[string, Parts]>([
    ["- PL", { url: "https://crumb.pl/", lang: "pl", footer: "<p>Tel.: 501-555-010</p>" }],
    ["- FR", { url: "https://crumb.fr/", lang: "fr", footer: "<p>05 55 50 10 20</p>" }],
    ["- NL", { url: "https://crumb.nl/", lang: "nl", footer: "<p>Bel ons: 06 - 55501020</p>" }],
    ["- JP", { url: "https://crumb.jp/", lang: "ja", footer: "<p>TEL 03-5550-1020</p>" }],
    // On pages in another tongue, figures that count, somebody else's land, or no ending of a land.
    ["- -", { url: "https://crumb.pl/", lang: "en", footer: "<p>Tel.: 501-555-010</p>" }],
    [
      "- -",
      { url: "https://crumb.pl/", lang: "pl", footer: "<p>Od 2019 roku 501-555-010 bochenków na 30 rynkach</p>" }
    ],
    ["- -", { url: "https://crumb.pl/", lang: "pl", footer: "<p>Tel.: 501-555-010</p><p>+49 3581 555 010</p>" }],
    ["- -", { url: "https://crumb.fr/", lang: "fr", footer: "<p>Depuis 1998</p>" }],
    ["- -", { lang: "fr", footer: "<p>05 55 50 10 20</p>" }]
  ])("or the ending with telephones as they are written there, %s: %p", (told, parts) => {
    expect(placeOf(parts)).toBe(told)
  })
  test("and where somebody else rings, none", () => {
    const review =
      "<section class='testimonials'><h2>What our customers say</h2><p>“Great.” +44 1244 555 010</p></section>"
    expect(placeOf({ url: "https://crumb.co.uk/", main: review })).toBe("- -")
  })
})

describe("a part of a land tells it", () => {
  test.each<[string, string]>([
    ["Garland US", "<p>Based in Garland, TX, we plan bread.</p>"],
    ["- US", "<p>Crumb is a Washington State software company.</p>"],
    ["- AU", "<p>Crumb is a small Queensland company.</p>"],
    // Elsewhere too, a register's, a style, or another land's letters.
    ["Panaji -", "<p>Based in Panaji, IN, we plan bread.</p>"],
    ["- -", "<p>Crumb is a Delaware corporation.</p>"],
    ["- -", "<p>Crumb is a Provence restaurant.</p>"]
  ])("%s: %s", (told, main) => {
    expect(placeOf({ main })).toBe(told)
  })
})

describe("a part of a land at the head or the foot, and a telephone as it is written there", () => {
  test.each<[string, Parts]>([
    ["- US", { main: "<p>Serving Nampa, ID and the valley.</p>", footer: "<p>(208) 555-0134</p>" }],
    ["- US", { title: "Crumb | Bread across Vermont", footer: "<p>Call 1-802-555-0134</p>" }],
    ["- US", { title: "Crumb | Bread across Vermont", footer: "<p>+1 (802) 555-0134</p>" }],
    ["- US", { footer: "<p>A 501(c)(3) charity with kitchens in New Hampshire</p>" }],
    ["- CA", { title: "Crumb | Bread for Ontario", footer: "<p>519-555-0134</p>" }],
    ["- AU", { title: "Crumb | Bread for northern NSW", footer: "<p>0400 555 013</p>" }],
    ["- GB", { title: "Crumb | Bread for Shropshire", footer: "<p>01584 555013</p>" }],
    ["- GB", { url: "https://crumb.co.uk/", title: "Crumb | Bread for Shropshire" }],
    // The part alone, a telephone alone, two lands, or a telephone of another.
    ["- -", { title: "Crumb | Bread across Vermont" }],
    ["- -", { footer: "<p>(208) 555-0134</p>" }],
    ["- -", { title: "Crumb | From Vermont to Ontario", footer: "<p>(802) 555-0134</p>" }],
    ["- -", { title: "Crumb | Bread across Vermont", footer: "<p>+49 3581 555 010</p>" }],
    ["- -", { title: "Crumb | Bread across Vermont", footer: "<p>01584 555013</p>" }],
    ["- -", { title: "Crumb | Potsdam, DE", footer: "<p>Order no. 802-55-0134</p>" }]
  ])("%s: %p", (told, parts) => {
    expect(placeOf(parts)).toBe(told)
  })
})

describe("a small town with the part of its land", () => {
  test.each<[string, Parts]>([
    ["Alder Falls US", { title: "Crumb | Baker in Alder Falls, Oregon" }],
    ["Kelowna CA", { footer: "<p>Built in Kelowna, BC</p>" }],
    ["Alder Falls US", { main: "<p>Our bakery is headquartered in Alder Falls, Oregon, where we mill.</p>" }],
    [
      "Alder Falls US",
      { main: "<p>Crumb is a small mill and bakery based in Alder Falls, Oregon, with two ovens.</p>" }
    ],
    // Without its land, on another's letters, or of a supplier.
    ["- -", { title: "Crumb | Baker in Alder Falls" }],
    ["- -", { footer: "<p>Built in Nitra, SK</p>" }],
    ["- -", { main: "<p>Our supplier is headquartered in Alder Falls, Oregon.</p>" }]
  ])("%s: %p", (told, parts) => {
    expect(placeOf(parts)).toBe(told)
  })
})

describe("what is no town", () => {
  test.each<[string, Parts]>([
    ["- BR", { footer: "<p>© Copyright 2016 - 2024 Crumb Bread Guild - CNPJ 12.345.678/0001-90</p>", lang: "pt" }],
    ["- -", { footer: "<p>Find Us On Social Media!</p>" }],
    ["- -", { main: "<p>Siamo a Vostra Disposizione</p>", lang: "it" }],
    [
      "Ludlow GB",
      {
        footer: "<p>Unit 4, Mill Rd, Ludlow SY8 1AB</p><p>© 2026 Crumb · Bread Oven Specialists · Shropshire</p>"
      }
    ]
  ])("%s: %p", (told, parts) => {
    expect(placeOf(parts)).toBe(told)
  })
})

describe("at the foot of a page", () => {
  test.each<[string, string, string]>([
    ["- ES", "en", "<p>By Ada Roth · Made with ❤ in Andalucía, Spain</p>"],
    ["- IT", "it", "<p>© 2026 Crumb. Tutti i diritti riservati. Made in Italy</p>"],
    ["- GB", "en", "<p>Hexham & Alnwick, UK</p>"],
    ["Winkel NL", "nl", "<p>Molenpad 17, Winkel 1731LN</p>"],
    [
      "Windermere GB",
      "en",
      "<p>Flourtech Ltd (4F Apps), 29 Mill Rd, Windermere, Cumbria, England, LA23 2AZ. Company No: 08123456</p>"
    ],
    // What is sold, and what is said of others.
    ["- -", "it", "<p>Ceste e stampi. Made in Italy</p>"],
    ["- -", "fr", "<p>En 2017, Crumb souhaite élaborer une offre pour les travailleurs frontaliers au Luxembourg.</p>"],
    ["- -", "en", "<p>Flourtech Ltd, 29 Mill Rd, Windermere, Cumbria, England, LA23 2AZ</p>"]
  ])("%s, %s: %s", (told, lang, footer) => {
    expect(placeOf({ lang, footer })).toBe(told)
  })
  test("a year before its sign is no postal code", () => {
    const footer = "<p>Mill Road 23, et. 3 Chisinau, Moldova</p><p>2018 © Flourtech SRL Terms of Use</p>"
    expect(placeOf({ footer })).toBe("Chisinau MD")
  })
})

describe("in the head of a page", () => {
  const summed = (text: string) => `<meta name="description" content="${text}">`
  test.each<[string, string]>([
    ["Alnwick GB", summed("Crumb plans the bakes of bakeries. Founded 2021. Headquartered in Alnwick, England.")],
    ["- -", summed("Crumb was bought by Flourtech, who run four mills. Headquartered in Alnwick, England.")],
    [
      "San José CR",
      `<meta name="geo.placename" content="San José, Costa Rica">${data({
        "@type": "Organization",
        name: "Crumb",
        address: {
          "@type": "PostalAddress",
          addressLocality: "Sabana Norte",
          addressRegion: "San José",
          addressCountry: "CR"
        }
      })}`
    ],
    [
      "台中市 TW",
      data({
        "@type": "Organization",
        name: "Crumb",
        address: { addressLocality: "潭子區", addressRegion: "台中市", addressCountry: "TW" }
      })
    ],
    [
      "Garland US",
      data({ "@type": "Organization", name: "Crumb", address: { addressLocality: "Garland", addressRegion: "TX" } })
    ]
  ])("%s: %s", (told, head) => {
    expect(placeOf({ head })).toBe(told)
  })
})

test("a place beside the fields of a form is the house's where it says that it is", () => {
  const form = (label: string) =>
    `<h2>Subscribe to our newsletter</h2><form><label>Mail</label><input></form><div class="card"><h5>${label}</h5><p>Rabat, Morocco</p></div>`
  const url = "https://crumb.example/contact"
  expect(placeOf({ url, main: form("Our office") })).toBe("Rabat MA")
  expect(placeOf({ url, main: form("Country") })).toBe("- -")
})

test("data that tells the town counts, however often its name stands in other data", () => {
  const offers = Array.from({ length: 14 }, (_, at) => ({ "@type": "Offer", name: `Rolls in Alnwick ${at}` }))
  const house = { "@type": "Bakery", name: "Crumb", makesOffer: offers, address: { addressLocality: "Alnwick" } }
  expect(placeOf({ head: data(house) })).toBe("Alnwick -")
})

describe("the law and the courts that terms name tell the land of a house that names none", () => {
  const terms = (text: string, lang = "en") =>
    readPage({
      url: "https://crumb.example/terms",
      status: 200,
      html: `<html lang="${lang}"><head><title>Terms of Service – Crumb</title></head><body><main><h1>Terms of Service</h1>
        <h2>Law</h2><p>${text}</p></main><footer><p>© 2024 Crumb</p></footer></body></html>`
    })
  const landBy = (text: string, parts: Parts = {}, lang = "en") => {
    const pages = [page({ lang, ...parts }), terms(text, lang)]
    return extract(openGate({ pages, categories: [] }), []).stands.fields.country?.value ?? "-"
  }
  test.each<[string, string, Parts, string]>([
    ["DK", "These Terms are governed by the laws of Denmark. Disputes go to the courts of Aarhus, Denmark.", {}, "en"],
    ["PT", "These Terms are governed by Portuguese law, and Portuguese courts decide.", {}, "en"],
    ["ES", "Se aplica la legislación española; deciden los juzgados y tribunales de Madrid.", {}, "es"],
    ["NL", "Op deze voorwaarden is Nederlands recht van toepassing; de rechtbank te Utrecht is bevoegd.", {}, "nl"],
    // Registers of all lands count with another sign.
    ["GB", "Governed by the laws of England, before the courts of London.", { url: "https://crumb.co.uk/" }, "en"],
    ["-", "Governed by the laws of England, before the courts of London.", {}, "en"],
    ["-", "Governed by the laws of Ireland, before the courts of Dublin.", {}, "en"],
    // One of them alone, of two lands, against what else is told, or whoever reads it.
    ["-", "These Terms are governed by the laws of Denmark.", {}, "en"],
    ["-", "Governed by the laws of Denmark, before the courts of Sweden.", {}, "en"],
    ["-", "Governed by the laws of Denmark, before the courts of Denmark.", { url: "https://crumb.se/" }, "en"],
    ["-", "Governed by the laws of your land, before the courts of the place where you live.", {}, "en"]
  ])("%s: %s %p", (land, text, parts, lang) => {
    expect(landBy(text, parts, lang)).toBe(land)
  })
})

describe("what a house is in one land's law", () => {
  test.each<[string, Parts]>([
    ["- US", { main: "<p>Crumb is a registered 501(c)(3) nonprofit that bakes.</p>" }],
    ["- US", { footer: "<p>501(c)(3) nonprofit organization</p>" }],
    ["- -", { main: "<p>Crumb is a tool for 501(c)(3) nonprofits.</p>" }],
    ["- -", { main: "<p>Flourtech is a registered 501(c)(3) nonprofit that bakes.</p>" }],
    ["- -", { main: "<p>Crumb is a 501(c)(3) partner.</p>" }]
  ])("%s: %p", (told, parts) => {
    expect(placeOf(parts)).toBe(told)
  })
})

describe("a town in words that stand beside it", () => {
  test.each<[string, Parts]>([
    ["Montreal CA", { main: "<p>Crumb is a Montreal based bakery school.</p>" }],
    ["Montreal CA", { main: "<p>We are stationed out of Montreal and bake for anybody.</p>" }],
    ["- -", { main: "<p>Flourtech is a Montreal based bakery school.</p>" }],
    ["- US", { title: "Crumb | Locksmith in Denver Metro" }],
    ["Denver US", { title: "Crumb | Locksmith in Denver" }]
  ])("%s: %p", (told, parts) => {
    expect(placeOf(parts)).toBe(told)
  })
})

describe("an address where pages tell how to come", () => {
  const away = (main: string, path = "access", lang = "en") =>
    placeOf({ url: `https://crumb.example/${path}`, main, lang })
  test.each<[string, string]>([
    ["Sheffield GB", away("<p>91 Mill Street<br>S10 2XX Sheffield</p>")],
    ["松本市 JP", away("<p>〒390-0001 長野県松本市中央1丁目2-3</p>", "pages/access.html", "ja")],
    ["- -", away("<p>〒390-0001 長野県松本市中央1丁目2-3</p>", "blog/mill", "ja")],
    ["Oakdale US", away("<p>Crumb LLC<br>204 9th St SW,<br>Oakdale, MN<br>USA</p>", "contact")],
    ["- -", away("<h2>UK Office</h2><p>91 Mill Street</p><p>S10 2XX Sheffield</p>", "contact")]
  ])("%s", (told, found) => {
    expect(found).toBe(told)
  })
  test("under a label, each of its rows an entry", () => {
    const list = (label: string) =>
      placeOf({
        main: `<h2>Factsheet</h2><ul><li>${label}:</li><li>Mill Rd</li><li>Stoke-on-Trent ST4 2XX</li><li>England</li></ul>`
      })
    expect(list("Address")).toBe("Stoke-on-Trent GB")
    expect(list("Printer")).toBe("- -")
  })
  test("beside a mailbox or a telephone in the form that writes to the house", () => {
    const form = (rows: string) =>
      placeOf({
        url: "https://crumb.example/contact",
        main: `<div class="contact-form"><form><label>Name</label><input></form><ul>${rows}</ul></div>`
      })
    const rows = "<li>hello@crumb.example</li><li>+254-721-555-010</li>"
    expect(form(`${rows}<li>Thika Green, Kilimani, Nairobi</li>`)).toBe("Nairobi KE")
    expect(form("<li>Thika Green, Kilimani, Nairobi</li>")).toBe("- -")
  })
  test.each<[string, string]>([
    ["Kathmandu NP", "<p>Hill ward marga, Thamel, Kathmandu, Nepal</p>"],
    ["- -", "<p>Petit Bakery, Thamel, Kathmandu, Nepal</p>"]
  ])("at the foot of a page a town that is known in its land, %s: %s", (told, footer) => {
    expect(placeOf({ footer })).toBe(told)
  })
})

describe("a town in capitals is spelled as it is where nobody shouts", () => {
  test.each([
    ["Springdale US", "<p>Crumb LLC, 9 Mill Street, SPRINGDALE, MN 55401</p>"],
    ["Frankfurt am Main DE", "<p>Crumb GmbH<br>Mühlgasse 9<br>60311 FRANKFURT AM MAIN</p>"],
    ["Stoke-on-Trent GB", "<p>Crumb Ltd<br>9 Mill Road<br>STOKE-ON-TRENT<br>ST4 2XX</p>"],
    ["L'Aquila IT", "<p>Crumb Srl<br>Via Roma 9<br>67100 L'AQUILA<br>Italia</p>"]
  ])("%s", (told, footer) => {
    expect(placeOf({ footer, lang: /US|GB/.test(told) ? "en" : told.slice(-2).toLowerCase() })).toBe(told)
  })
})

describe("a state that is called like a land, in the law that holds", () => {
  const bound = (law: string, courts: string) =>
    placeOf({
      url: "https://crumb.example/terms",
      title: "Terms | Crumb",
      main: `<h2>Law</h2><p>These terms are governed by the laws of ${law}, and the courts of ${courts} decide.</p>`
    })
  test("is that land where it is one", () => {
    expect(bound("Mexico", "Mexico")).toBe("- MX")
  })
  test.each([
    ["the State of New Mexico", "New Mexico"],
    ["the State of New Jersey", "New Jersey"],
    ["the State of Georgia", "Georgia"],
    ["the Commonwealth of Pennsylvania", "Lebanon, Pennsylvania"]
  ])("is none otherwise: %s", (law, courts) => {
    expect(bound(law, courts)).toBe("- -")
  })
})

describe("an address that a template left at the foot", () => {
  const left = "<p>12 Alder Street, Salem, Oregon 97301</p>"
  const site = (place: string, rung: string, price: string) =>
    placeOf({
      main: `<p>A loaf is ${price}.</p><section><h2>Contact</h2><h3>Address</h3><p>${place}</p><p>${rung}</p></section>`,
      footer: `${left}<p>${rung}</p>`
    })
  test("yields to the land that it is rung and paid in, where the house says that as well", () => {
    expect(site("Pune, India", "+91 98450 55501", "₹240")).toBe("Pune IN")
  })
  test("stands where not all of that speaks against it", () => {
    expect(site("Pune, India", "+91 98450 55501", "$24")).not.toContain("IN")
    expect(site("Ring us", "+91 98450 55501", "₹240")).toBe("Salem US")
    expect(site("Salem, Oregon", "+1 503 555 0101", "₹240")).toBe("Salem US")
  })
})
