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
