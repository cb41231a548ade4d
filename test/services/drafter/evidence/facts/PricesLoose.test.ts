/** How one pays where no list and no plain sentence tells it: by a quote, for more than is free, once for one thing; beside each what it must not become. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const fields = (main: string, lang = "en") =>
  extract(openGate({ pages: [homeOfCrumb(main, lang)], categories: [] }), []).stands.fields
const paid = (main: string, lang = "en") => fields(main, lang).pricing_model?.value ?? "-"
const summed = (main: string, lang = "en") => fields(main, lang).pricing_summary?.value ?? "-"

const twice = (line: string) => `<p><a class="btn" href="/a">${line}</a></p><h2>${line}</h2><p>Bread.</p>`

describe("a quote, asked for everywhere", () => {
  test.each([
    ["Get a free quote", "en"],
    ["Request an estimate", "en"],
    ["Kostenloses Angebot anfordern", "de"],
    ["Demandez votre devis", "fr"],
    ["Pedir Presupuesto", "es"],
    ["Solicitar Orçamento", "pt"],
    ["Richiedi un preventivo", "it"],
    ["Offerte aanvragen", "nl"],
    ["無料お見積り", "ja"],
    ["获取报价", "zh"],
    ["اطلب عرض سعر", "ar"]
  ])("%s", (line, lang) => {
    expect(paid(twice(line), lang)).toBe("contact-sales")
    // It says how one pays, and sums up nothing.
    expect(summed(twice(line), lang)).toBe("-")
  })

  test.each([
    // Once, of one kind of job.
    ['<p><a class="btn" href="/a">Get a free quote</a></p>', "en"],
    // A tool with which others make theirs.
    [twice("Let customers request a quote"), "en"],
    [`${twice("Get a free quote")}<p>Invoices and subscriptions in one place, with a free trial.</p>`, "en"],
    [twice("Get a quote for larger groups"), "en"],
    [twice("Read our daily quotes"), "en"]
  ])("%s is none", (main, lang) => {
    expect(paid(main, lang)).toBe("-")
  })

  test.each([
    [
      "<h2>Häufige Fragen</h2><h3>Was kostet eine Entrümpelung?</h3><p>Der Preis hängt von Menge und Aufwand ab. Nach Besichtigung erhalten Sie ein faires Angebot.</p>",
      "de"
    ],
    [
      "<h2>FAQ</h2><h3>Quanto custa o serviço de pulverização?</h3><span>+</span><p>O valor varia conforme o tamanho da área. Entre em contato conosco para receber um orçamento personalizado sem compromisso!</p>",
      "pt"
    ]
  ])("%s answers what the work costs", (main, lang) => {
    expect(paid(main, lang)).toBe("contact-sales")
  })
})

describe("what it costs, where no sum is told, is worked out for whoever asks", () => {
  test.each([
    [
      "<h2>FAQ</h2><h3>What does it cost?</h3><p>Every programme is bespoke, so pricing depends on what you need. The best starting point is a conversation.</p>",
      "en"
    ],
    ["<h2>Pricing</h2><p>Every job is different and bespoke. Call or visit us.</p>", "en"],
    [
      "<h2>Häufige Fragen</h2><h3>Was kostet eine Wartung?</h3><p>Die Kosten hängen vom Ofen ab. Wir schauen ihn uns an.</p>",
      "de"
    ],
    [
      "<h2>FAQ</h2><h3>Combien coûte un four ?</h3><p>Le prix dépend de sa taille. Contactez-nous, nous passons le voir.</p>",
      "fr"
    ],
    [
      "<h2>Preguntas</h2><h3>¿Cuánto cuesta una revisión?</h3><p>El precio de una revisión depende del modelo de tu horno. Ofrecemos revisiones básicas y completas.</p>",
      "es"
    ],
    // "Membership", in the midst of a sentence about something else.
    [
      `${twice("Get a free quote")}<p>Tell us about your bakery, its ovens, its membership of the guild and whatever else you have in mind for it.</p>`,
      "en"
    ]
  ])("%s", (main, lang) => {
    expect(paid(main, lang)).toBe("contact-sales")
  })
  test.each([
    // What others take, what is sent, what is larger, what one pays elsewhere.
    [
      "<h2>FAQ</h2><h3>How much does an oven cost?</h3><p>The price depends on the oven. Your baker will send you a quote.</p>",
      "en"
    ],
    ["<h2>FAQ</h2><h3>How much is shipping?</h3><p>Shipping costs depend on the weight. We tell you first.</p>", "en"],
    ["<p>The price of flour depends on the harvest, and we watch it.</p>", "en"],
    ["<h2>Pricing</h2><p>€9 a month.</p><p>Every bakery is different.</p>", "en"],
    [
      "<h2>FAQ</h2><h3>What do others cost?</h3><p>The price of other tools depends on the number of users. Ask them, not us.</p>",
      "en"
    ]
  ])("not from %s", (main, lang) => {
    expect(paid(main, lang)).not.toBe("contact-sales")
  })
})

describe("free, and more of it paid for", () => {
  test.each([
    ["<h2>FAQ</h2><h3>Is it free?</h3><p>Yes. The core app is free. Premium unlocks extra widgets.</p>", "en"],
    ["<p>Crumb is free to download, with optional Pro.</p>", "en"],
    ["<h2>FAQ</h2><h3>É gratuita?</h3><p>Existe uma versão gratuita e uma versão Premium opcional.</p>", "pt"],
    ["<h2>FAQ</h2><p>Die App ist kostenlos. Premium schaltet alle Rezepte frei.</p>", "de"],
    ["<p>Le suivi complet est gratuit. Premium ajoute les statistiques.</p>", "fr"]
  ])("%s", (main, lang) => {
    expect(paid(main, lang)).toBe("freemium")
  })

  test.each([
    ["<p>The trial is free for 14 days. Premium unlocks widgets.</p>", "en"],
    ["<p>Crumb is free for schools. Premium unlocks widgets.</p>", "en"],
    ["<p>Loafly is free. Loafly Premium unlocks widgets.</p>", "en"],
    ["<p>A free map of ovens. Premium flour is available at the mill.</p>", "en"]
  ])("%s is not told so", (main, lang) => {
    expect(paid(main, lang)).not.toBe("freemium")
  })
})

describe("one thing for one sum", () => {
  test.each([
    '<p><a class="btn" href="/a">Buy for €19.99</a></p>',
    "<ul><li>Price: 4.99 USD, 4.99 EUR, 4.29 GBP</li><li>Players: 1</li></ul>"
  ])("%s", (main) => {
    expect(paid(main)).toBe("one-time")
    expect(summed(main)).toContain("99")
  })

  test.each([
    '<p><a class="btn" href="/a">Buy for €19.99</a></p><p>Your subscription renews each month.</p>',
    '<p><a class="btn" href="/a">Buy for €19.99</a></p><p><a class="btn" href="/b">Buy for €29.99</a></p>',
    "<p>Total raised: $2,780,600</p>"
  ])("%s tells nothing", (main) => {
    expect(paid(main)).not.toBe("one-time")
  })
})

describe("plans and lists", () => {
  test("a lifetime plan stands beside subscriptions, whatever a sentence says of it", () => {
    const plans = "<h3>Yearly</h3><p>$19 a year</p><h3>Lifetime</h3><p>$89 once</p>"
    expect(paid(`<h2>Pricing</h2><p>Pay once, or not at all.</p>${plans}`)).toBe("subscription")
  })

  test("plans in one box are two where each heading stands over its price", () => {
    const plans =
      '<div class="plan"><h3>Free</h3><p>$0</p><ul><li>Three ovens</li></ul><h3>Plus</h3><p>$9 a month</p><ul><li>All ovens</li></ul></div>'
    expect(paid(`<h2>Pricing</h2>${plans}`)).toBe("freemium")
  })

  const list = (count: number) =>
    `<h2>What we do all day</h2><ul>${["Cut", "Shave", "Wash", "Trim", "Dye", "Curl"]
      .slice(0, count)
      .map((name, at) => `<li>${name} — €${20 + at}.00</li>`)
      .join("")}</ul>`
  test("a long list of things with their sums is a price list", () => {
    expect(summed(list(6))).toContain("Shave €21.00")
    expect(paid(list(6))).toBe("one-time")
    expect(paid(list(3))).toBe("-")
  })

  test.each([
    ["<p>Crumb is Free Software released under the General Public License version 2.</p>", "open-source"],
    ["<ul><li>License: AGPLv3</li><li>Works offline</li></ul>", "open-source"],
    ["<h2>What we do</h2><p>All day.</p><h2>More</h2><ul><li>Open source</li><li>Design</li></ul>", "-"]
  ])("%s: %s", (main, model) => {
    expect(paid(main)).toBe(model)
  })

  test("sums of cents are of a use", () => {
    const table = "<table><tr><td>Page</td><td>$0.012</td></tr><tr><td>Ledger page</td><td>$0.020</td></tr></table>"
    expect(paid(`<h2>Pricing</h2>${table}`)).toBe("usage-based")
  })
})
