/** Where a company is: by its own sentences, its addresses and its data. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, data, fact } from "./FactPages.ts"

type Row = readonly [said: string, city: string | null, country: string | null, lang: string, where: string]
const pageWith = (said: string, lang: string, where: string) => {
  const line = `<p>${said}</p>`
  if (where === "footer") return crumb({ main: "<h1>Bread</h1><p>Crumb plans bread.</p>", footer: line, lang })
  return where === "contact"
    ? crumb({ main: `<h1>Contact</h1>${line}`, path: "contact", lang })
    : aboutCrumb(said, lang)
}

describe("a place stands where the site says it of itself", () => {
  test.each<Row>([
    ["We are based in Ghent, Belgium.", "Ghent", "BE", "en", "about"],
    ["Crumb is based in Ghent.", "Ghent", null, "en", "about"],
    ["Crumb BV is a small company based in Ghent, Belgium, since 2016.", "Ghent", "BE", "en", "about"],
    ["We're a team of five based in Lisbon, Portugal.", "Lisbon", "PT", "en", "about"],
    ["Based in Berlin, Germany, we build tools for bakers.", "Berlin", "DE", "en", "about"],
    ["Crumb is headquartered in Austin, Texas.", "Austin", null, "en", "about"],
    ["Our office is in Ghent, Belgium.", "Ghent", "BE", "en", "about"],
    ["Headquarters: Berlin, Germany", "Berlin", "DE", "en", "about"],
    ["We are a Ghent-based team of bakers.", "Ghent", null, "en", "about"],
    ["Crumb is a Ghent based company of bakers.", "Ghent", null, "en", "about"],
    ["We are based in Germany.", null, "DE", "en", "about"],
    ["We are based in the Netherlands.", null, "NL", "en", "about"],
    ["Crumb, based in Ghent, plans bread.", "Ghent", null, "en", "about"],
    ["We live and work in Ghent.", "Ghent", null, "en", "about"],
    ["Crumb GmbH, Lindenallee 4, 20095 Hamburg, Germany", "Hamburg", "DE", "en", "footer"],
    ["Crumb GmbH · Lindenallee 4 · 20095 Hamburg", "Hamburg", null, "de", "footer"],
    ["Crumb Inc., 548 Market St, San Francisco, CA 94104, USA", "San Francisco", "US", "en", "footer"],
    ["Crumb Inc., 548 Market St, San Francisco, CA 94104", "San Francisco", "US", "en", "footer"],
    ["500 Howard Street San Francisco, CA 94105", "San Francisco", "US", "en", "contact"],
    ["Crumb Ltd, 12 Baker Street, London EC1A 1BB, United Kingdom", "London", "GB", "en", "footer"],
    ["Crumb Loft, 48 Sea Street, Rockport, Maine 04856, USA", "Rockport", "US", "en", "footer"],
    ["The Model Mill, Sligo, F91 X2K4, Ireland", "Sligo", "IE", "en", "footer"],
    ["Calle 60 núm. 412, Centro, 97000 Mérida, Yucatán, México", "Mérida", "MX", "es", "footer"],
    ["Oudegracht 200, 3511 NR Utrecht, Nederland", "Utrecht", "NL", "nl", "contact"],
    ["Số 4, phố Huế, Cầu Giấy, Hà Nội", "Hà Nội", "VN", "vi", "footer"],
    ["Tầng 5, 12 Nguyễn Huệ, Quận 1, TP.HCM, Việt Nam", "Hồ Chí Minh", "VN", "vi", "footer"],
    ["12 rue de la Paix, 75002 Paris, France", "Paris", "FR", "fr", "contact"],
    ["Calle Mayor 5, 28013 Madrid, España", "Madrid", "ES", "es", "contact"],
    ["Rua Augusta 100, 1100-053 Lisboa, Portugal", "Lisboa", "PT", "pt", "contact"],
    ["Via Garibaldi 14, 10122 Torino, Italia", "Torino", "IT", "it", "contact"],
    ["Bahnhofstrasse 1, 8001 Zürich, Schweiz", "Zürich", "CH", "de", "contact"],
    ["10 Anson Road, Singapore 079903", "Singapore", "SG", "en", "contact"],
    ["Ghent, Belgium", "Ghent", "BE", "en", "footer"],
    ["Made with ♥ in Berlin, Germany", "Berlin", "DE", "en", "footer"],
    ["Wir sitzen in Hamburg.", "Hamburg", null, "de", "about"],
    ["Crumb hat seinen Sitz in Hamburg.", "Hamburg", null, "de", "about"],
    ["Crumb ist ein Unternehmen mit Sitz in Hamburg.", "Hamburg", null, "de", "about"],
    ["Nous sommes basés à Lyon, en France.", "Lyon", "FR", "fr", "about"],
    ["Crumb est une entreprise basée à Lyon.", "Lyon", null, "fr", "about"],
    ["Crumb tiene su sede en Madrid.", "Madrid", null, "es", "about"],
    ["Somos una empresa con sede en Madrid, España.", "Madrid", "ES", "es", "about"],
    ["A Crumb tem sede em Lisboa.", "Lisboa", null, "pt", "about"],
    ["Crumb ha sede a Torino.", "Torino", null, "it", "about"],
    ["Crumb is gevestigd in Utrecht.", "Utrecht", null, "nl", "about"],
    ["公司总部位于上海。", "上海", null, "zh", "about"],
    ["地址：浙江省杭州市西湖区文三路90号", "杭州市", "CN", "zh", "contact"],
    ["〒150-0043 東京都渋谷区道玄坂1-10-8", "渋谷区", "JP", "ja", "contact"],
    ["Mannheim DE", "Mannheim", "DE", "de", "footer"],
    ["Bento Gonçalves – RS", "Bento Gonçalves", "BR", "pt-BR", "footer"],
    ["Rua das Flores, 10 - Curitiba - PR, 80010-000", "Curitiba", "BR", "pt-BR", "footer"],
    ["4 Voie Romaine 33610 Canéjan, France", "Canéjan", "FR", "fr", "footer"],
    ["Adresse : 6 rue Paul Reiss, Strasbourg", "Strasbourg", null, "fr", "contact"],
    ["Via Roma 12, 09040 Senorbì (SU)", "Senorbì", "IT", "it", "footer"],
    ["12 Baker Street, London EC1A 1BB", "London", "GB", "en", "footer"],
    ["Lindenallee 4, 20095 Hamburg", "Hamburg", "DE", "de", "footer"],
    ["العين السخنة، السويس، مصر", "السويس", "EG", "ar", "contact"],
    ["We are a Saudi agency based in Riyadh.", "Riyadh", "SA", "en", "about"]
  ])("%p: %p, %p", (said, city, country, lang, where) => {
    const page = pageWith(said, lang, where)
    if (city !== null) expect(fact(page, "city", city, said)).toBe(city)
    if (country !== null) expect(fact(page, "country", country, said)).toBe(country)
  })
})

describe("and not where it is somebody else's, another place, or no place", () => {
  test.each<Row>([
    ["Our customers are in London, United Kingdom.", "London", "GB", "en", "about"],
    ["Boulangerie Petit is based in Lyon, France.", "Lyon", "FR", "en", "about"],
    ["We ship to France and Belgium.", null, "FR", "en", "about"],
    ["Australia | AUD $", null, "AU", "en", "footer"],
    ["Switzerland | CHF", null, "CH", "en", "footer"],
    ["Gannet Yachts Ltd, 2 Pier Road, Newport, Rhode Island 02840, USA", "Newport", "US", "en", "footer"],
    ["Gannet Yachts, Sligo, F91 X2K4, Ireland", "Sligo", "IE", "en", "footer"],
    ["Calle 60 núm. 412, 97000 Mérida, Yucatán, México", "Yucatán", null, "es", "footer"],
    ["Your data is hosted in Frankfurt, Germany.", "Frankfurt", "DE", "en", "about"],
    ["Our servers are located in Frankfurt, Germany.", "Frankfurt", "DE", "en", "about"],
    ["Anna works from Lisbon, Portugal.", "Lisbon", "PT", "en", "about"],
    ["Meet us at BakeExpo in Munich, Germany.", "Munich", "DE", "en", "about"],
    ["We were based in Lyon until 2019.", "Lyon", null, "en", "about"],
    ["We used to be based in Lyon.", "Lyon", null, "en", "about"],
    ["We are not based in Lyon.", "Lyon", null, "en", "about"],
    ["We are moving to Lyon, France.", "Lyon", "FR", "en", "about"],
    ["We plan to open an office in Lyon, France.", "Lyon", "FR", "en", "about"],
    ["Used by bakeries in Paris, France.", "Paris", "FR", "en", "about"],
    ["Our investor Northwind is based in Oslo, Norway.", "Oslo", "NO", "en", "about"],
    ["Unlike FlourTech, based in Boston, we answer the phone.", "Boston", null, "en", "about"],
    ["Our rival is based in Boston.", "Boston", null, "en", "about"],
    ["London, UK", "London", "GB", "en", "about"],
    ["The bakery behind the idea is in Lyon, France.", "Lyon", "FR", "en", "about"],
    [
      "Hosted by Hetzner Online GmbH, Industriestr. 25, 91710 Gunzenhausen, Germany",
      "Gunzenhausen",
      "DE",
      "en",
      "footer"
    ],
    ["Website by Studio Neun GmbH, Kantstr. 1, 10623 Berlin, Germany", "Berlin", "DE", "en", "footer"],
    ["FlourTech Inc., 1 Main Street, Boston, MA 02110, USA", "Boston", "US", "en", "footer"],
    ["Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix, France", "Roubaix", "FR", "fr", "contact"],
    ["Press contact: FlackCo PR, 12 King Street, London W1A 1AA, United Kingdom", "London", "GB", "en", "contact"],
    ["Shipping address: 1 Warehouse Way, Dallas, TX 75201, USA", "Dallas", "US", "en", "contact"],
    ["Registergericht: Amtsgericht Charlottenburg, 14057 Berlin, Deutschland", "Berlin", "DE", "de", "contact"],
    [
      "Universalschlichtungsstelle des Bundes, Straßburger Straße 8, 77694 Kehl, Deutschland",
      "Kehl",
      "DE",
      "de",
      "contact"
    ],
    ["Germany, Austria, Switzerland", "Germany", "CH", "en", "footer"],
    ["Berlin, London, Paris", "Berlin", null, "en", "footer"],
    ["Available in Germany and France", null, "DE", "en", "footer"],
    ["We deliver to Lyon, France.", "Lyon", "FR", "en", "footer"],
    ["Made in Italy", null, "IT", "en", "about"],
    ["We are based in Europe.", "Europe", null, "en", "about"],
    ["We are based in California.", "California", null, "en", "about"],
    ["We are based in Bavaria.", "Bavaria", "DE", "en", "about"],
    ["We have offices in Berlin, Lisbon and Oslo.", "Berlin", null, "en", "about"],
    ["We are based in Berlin and Lisbon.", "Berlin", null, "en", "about"],
    ["Nos clients sont basés à Lyon, en France.", "Lyon", "FR", "fr", "about"],
    ["Unsere Kunden sitzen in Hamburg.", "Hamburg", null, "de", "about"],
    ["Nuestro cliente tiene su sede en Madrid.", "Madrid", null, "es", "about"],
    ["Is Crumb based in Ghent?", "Ghent", null, "en", "about"],
    ['"We are based in Lyon," says Marie Petit.', "Lyon", null, "en", "about"],
    ["Ada, our CEO, lives in Lisbon, Portugal.", "Lisbon", "PT", "en", "about"],
    ["Thanks to Bakers Guild, 12 Rue X, 75001 Paris, France", "Paris", "FR", "en", "footer"],
    ["Our parent company is based in Boston.", "Boston", null, "en", "about"],
    ["Our bakery partner Petit is based in Lyon, France.", "Lyon", "FR", "en", "about"],
    ["We love Santa Fe, New Mexico", "Santa Fe", "MX", "en", "footer"]
  ])("%p: neither %p nor %p", (said, city, country, lang, where) => {
    const page = pageWith(said, lang, where)
    if (city !== null) expect(fact(page, "city", city, said)).toBeUndefined()
    if (country !== null) expect(fact(page, "country", country, said)).toBeUndefined()
  })
})

describe("of several places", () => {
  test("the seat counts, of equals none", () => {
    const offices =
      "<p>Crumb Ltd, 1 Mill Lane, London EC1A 1BB, UK</p><p>Crumb GmbH, Lindenallee 4, 20095 Hamburg, Germany</p>"
    const both = crumb({ main: "<h1>Bread</h1>", footer: offices })
    expect(fact(both, "city", "Hamburg", "20095 Hamburg, Germany")).toBeUndefined()
    expect(fact(both, "country", "GB", "London EC1A 1BB, UK")).toBeUndefined()
    const seated = crumb({ main: "<h1>Bread</h1><p>Crumb is headquartered in London.</p>", footer: offices })
    expect(fact(seated, "city", "London", "Crumb is headquartered in London.")).toBe("London")
  })
  test("data that the page contradicts leaves a blank", () => {
    const address = { "@type": "PostalAddress", addressLocality: "Lyon", addressCountry: "FR" }
    const head = data({ "@type": "Organization", name: "Crumb", address })
    expect(fact(crumb({ head }), "city", "Lyon", "Lyon")).toBe("Lyon")
    expect(fact(crumb({ head }), "country", "FR", "FR")).toBe("FR")
    const main = "<p>We are based in Ghent, Belgium.</p>"
    expect(fact(crumb({ head, main }), "city", "Lyon", "Lyon")).toBeUndefined()
    expect(fact(crumb({ head, main }), "country", "FR", "FR")).toBeUndefined()
  })
  test("what readers see outvotes the data, where all of it agrees and is surely of the house", () => {
    const address = { "@type": "PostalAddress", addressLocality: "Lyon", addressCountry: "FR" }
    const head = data({ "@type": "Organization", name: "Crumb", address })
    const signed = "<p>Crumb BV, Kaai 31, 9000 Ghent, Belgium</p>"
    const given = (page: ReturnType<typeof crumb>, quote: string) => [
      fact(page, "city", "Ghent", quote),
      fact(page, "country", "BE", quote)
    ]
    expect(given(crumb({ head, footer: signed }), "9000 Ghent, Belgium")).toEqual(["Ghent", "BE"])
    expect(
      given(crumb({ head, main: "<p>We are based in Ghent, Belgium.</p>" }), "We are based in Ghent, Belgium.")
    ).toEqual(["Ghent", "BE"])
    const unsigned = crumb({ head, footer: "<p>Kaai 31, 9000 Ghent, Belgium</p>" })
    expect(given(unsigned, "9000 Ghent, Belgium")).toEqual([undefined, undefined])
    const torn = crumb({ head, footer: `${signed}<p>Crumb GmbH, Lindenallee 4, 20095 Hamburg, Germany</p>` })
    expect(given(torn, "9000 Ghent, Belgium")).toEqual([undefined, undefined])
  })
  test("a reviewer's and a team member's are theirs", () => {
    const review =
      "<section class='testimonials'><h2>What customers say</h2><p>“Great.”</p><p>Max Roe, London, UK</p></section>"
    expect(fact(crumb({ main: review }), "city", "London", "London, UK")).toBeUndefined()
    const team =
      "<section class='team'><h2>Our team</h2><div class='card'><h3>Ada Roth</h3><p>Lisbon, Portugal</p></div><div class='card'><h3>Ben Lund</h3><p>Oslo, Norway</p></div></section>"
    expect(fact(crumb({ main: team }), "city", "Lisbon", "Lisbon, Portugal")).toBeUndefined()
  })
})

test("an address in lines is read as one", () => {
  const lines = "<p>Crumb GmbH</p><p>Lindenallee 4</p><p>20095 Hamburg</p><p>Germany</p>"
  const page = crumb({ main: `<h1>Imprint</h1>${lines}`, path: "imprint" })
  expect(fact(page, "city", "Hamburg", "20095 Hamburg")).toBe("Hamburg")
  expect(fact(page, "country", "DE", "20095 Hamburg Germany")).toBe("DE")
})

test.each<[said: string, key: "city" | "country", value: string, lang: string]>([
  ["Crumb AG", "country", "AG", "de"],
  ["Wilmington, DE", "country", "DE", "en"],
  ["Studio IT", "country", "IT", "en"],
  ["ISO 3834 ISO 5817 CE-dossier", "city", "CE-dossier", "nl"],
  ["Werkgebied Heel Nederland", "city", "Heel", "nl"],
  ["Via Samone 24 · Ex Consultorio ASL", "city", "Ex Consultorio ASL", "it"],
  ["12 Rue Royale, St Helier JE2 3QA", "country", "GB", "en"]
])("letters and numbers that are none of an address: %p", (said, key, value, lang) => {
  const page = crumb({ main: "<h1>Bread</h1><p>Crumb plans bread.</p>", footer: `<p>${said}</p>`, lang })
  expect(fact(page, key, value, said)).toBeUndefined()
})

test("a town that only a line of the head names is none that readers are told of", () => {
  const head = '<meta name="geo.placename" content="Lyon">'
  const said = "<p>Crumb plans the bakes of bakeries, orders flour and prints labels for every morning of the week.</p>"
  const silent = crumb({ head, main: `<h1>Bread</h1>${said.repeat(5)}` })
  expect(fact(silent, "city", "Lyon", "Lyon")).toBeUndefined()
  const shown = crumb({ head, main: `<h1>Bread from Lyon</h1>${said.repeat(5)}` })
  expect(fact(shown, "city", "Lyon", "Lyon")).toBe("Lyon")
})

test("a town without the sign for a town is the same town", () => {
  const page = crumb({ main: "<h1>联系</h1><p>地址：浙江省杭州市西湖区文三路90号</p>", path: "contact", lang: "zh" })
  expect(fact(page, "city", "杭州", "浙江省杭州市西湖区文三路90号")).toBe("杭州市")
  expect(fact(page, "city", "苏州", "浙江省杭州市西湖区文三路90号")).toBeUndefined()
})

describe("data of another town", () => {
  const address = { "@type": "PostalAddress", addressLocality: "Dubai", addressCountry: "AE" }
  const node = data({ "@type": "Organization", name: "Crumb", url: "https://crumb.example/", address })
  const much = "<p>Crumb plans the bakes of bakeries, from the first sack of flour to the last loaf.</p>".repeat(8)
  const page = (line: string, more = "") =>
    crumb({ head: node, main: `<h1>Contact</h1><p>${line}</p>${much}${more}`, path: "contact", lang: "ar" })
  const street = "شارع الباعونية 18، جبل اللويبدة، عمّان 11191، الأردن"
  test("that readers see nowhere yields to the address they see", () => {
    expect(fact(page(street), "city", "عمّان", street)).toBe("عمّان")
    expect(fact(page(street), "country", "JO", street)).toBe("JO")
    expect(fact(page(street), "city", "Dubai", "Dubai")).toBeUndefined()
  })
  test("that they see as well leaves it open", () => {
    expect(fact(page(street, "<p>We trade in Dubai.</p>"), "country", "JO", street)).toBeUndefined()
  })
})

test("a town with and without its accent is one town", () => {
  const page = crumb({
    main: "<h1>Pan</h1><p>Crumb planea el pan.</p>",
    footer: "<p>Calle Mayor 5, 20301 Irun, Gipuzkoa</p>",
    head: data({ "@type": "Organization", name: "Crumb", address: { addressLocality: "Irún", addressCountry: "ES" } }),
    lang: "es"
  })
  expect(fact(page, "city", "Irun", "Calle Mayor 5, 20301 Irun, Gipuzkoa")).toBe("Irun")
})

test("no town stands before a land without a comma, in a language of many short words", () => {
  const page = crumb({ main: "<h1>Visa</h1><p>Crumb làm visa.</p>", footer: "<p>Visa Châu Úc</p>", lang: "vi" })
  expect(fact(page, "country", "AU", "Visa Châu Úc")).toBeUndefined()
})

test("data may name a quarter before its town", () => {
  const address = { addressLocality: "Cầu Giấy, Hà Nội", addressCountry: "VN" }
  const page = crumb({ head: data({ "@type": "Organization", name: "Crumb", address }), lang: "vi" })
  expect(fact(page, "city", "Hà Nội", "Cầu Giấy, Hà Nội")).toBe("Hà Nội")
})
