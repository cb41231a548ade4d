/** Programs, courses and games that set no part about prices: one sum in a sentence, a card that is free within a bound, a table under its caption. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const draftOf = (main: string, lang: string) =>
  extract(openGate({ pages: [homeOfCrumb(main, lang)], categories: [] }), []).stands.fields
const model = (main: string, lang = "en") => draftOf(main, lang).pricing_model?.value ?? "-"
const summary = (main: string, lang = "en") => draftOf(main, lang).pricing_summary?.value ?? "-"

describe("what is bought once, in a sentence at the top", () => {
  test.each([
    ["Out now on Windows and Linux for $18.50. Ten hours long.", "en", "18.50"],
    ["Available on Steam for $18.50.", "en", "18.50"],
    ["A one-time purchase of $18.50.", "en", "18.50"],
    ["$18.50, one-time purchase.", "en", "18.50"],
    ["Jetzt auf Steam für 18,50 €.", "de", "18,50"],
    ["18,50 € – einmalig, kein Abo.", "de", "18,50"],
    ["Disponible sur Steam pour 18,50 €.", "fr", "18,50"],
    ["Achat unique de 18,50 €.", "fr", "18,50"],
    ["Ya disponible en Steam por 18,50 €.", "es", "18,50"],
    ["Ora disponibile su Steam a 18,50 €.", "it", "18,50"],
    ["Já disponível no Steam por R$ 49,90.", "pt", "49,90"],
    ["Nu verkrijgbaar op Steam voor € 18,50.", "nl", "18,50"],
    ["Steamで1,480円で発売中。", "ja", "1,480"],
    ["现已在Steam发售，售价68元。", "zh", "68"]
  ])("%s", (said, lang, sum) => {
    expect(model(`<p>${said}</p>`, lang)).toBe("one-time")
    expect(summary(`<p>${said}</p>`, lang)).toContain(sum)
  })

  test.each([
    ["Out now on Steam for $18.50 a month.", "en"],
    ["A one-time payment of $90 for setting it up, then $12 a month.", "en"],
    ["Out now on Steam for $18.50. A membership is $3 a month.", "en"],
    ["Starfall is out now on Steam for $18.50.", "en"],
    ["It was out on Steam for $18.50.", "en"],
    ["Bientôt disponible sur Steam pour 18,50 €.", "fr"]
  ])("%s is none of it", (said, lang) => expect(model(`<p>${said}</p>`, lang)).not.toBe("one-time"))

  test("under another title it may be another's", () =>
    expect(model("<h2>Starfall</h2><p>Out now on Steam for $18.50.</p>")).toBe("-"))
})

describe("a card that is free within a bound", () => {
  const cards = (free: string, paid: string) =>
    `<div class="p"><h3>Basic</h3><p>${free}</p></div><div class="p"><h3>Pro</h3><p>${paid}</p></div>`
  test.each([
    ["Free, up to 30 loaves", "€4 a month, as many as you bake", "en"],
    ["Kostenlos, bis zu 30 Brote", "4 € im Monat, beliebig viele", "de"],
    ["Gratuit : un four, dix pains", "4 € par mois : tous les fours", "fr"],
    ["Gratis hasta 30 panes", "4 €/mes, sin límite", "es"],
    ["Gratis fino a 30 pani", "4 € al mese, senza limiti", "it"],
    ["Grátis até 30 pães", "R$ 19 por mês, sem limite", "pt"],
    ["Gratis tot 30 broden", "€ 4 per maand, onbeperkt", "nl"],
    ["無料、パン30個まで", "月額400円、無制限", "ja"],
    ["免费，最多30个面包", "每月28元，数量不限", "zh"]
  ])("%s", (free, paid, lang) => {
    expect(model(cards(free, paid), lang)).toBe("freemium")
    expect(model(`<h2>Plans</h2>${cards(free, paid)}`, lang)).toBe("freemium")
  })

  test.each([
    "Free for 14 days",
    "Free, for the first month",
    "Free for students",
    "Free, in beta",
    "Free: a first call"
  ])("%s is no plan", (free) => expect(model(cards(free, "€4 a month"))).not.toBe("freemium"))
})

describe("a table whose caption says how all is paid", () => {
  const table = (caption: string, what: string, sum: string) =>
    `<table><caption>${caption}</caption><tr><th>${what}</th><th>GB</th><th>${sum}</th></tr><tr><td>Rye</td><td>10</td><td>3,50 €</td></tr><tr><td>Spelt</td><td>30</td><td>7,00 €</td></tr></table>`
  test.each([
    ["Shared hosting (all prices per month, ex VAT)", "Plan", "Price", "en"],
    ["Alle Preise pro Monat, zzgl. MwSt.", "Tarif", "Preis", "de"],
    ["Prezzi al mese, IVA esclusa", "Piano", "Prezzo", "it"],
    ["Alle prijzen per maand", "Pakket", "Prijs", "nl"],
    ["الأسعار شهرية", "الباقة", "السعر", "ar"],
    ["Hosting", "Plan", "Price per month", "en"]
  ])("%s", (caption, what, sum, lang) => expect(model(table(caption, what, sum), lang)).toBe("subscription"))

  test("a caption about something else says nothing of it", () =>
    expect(model(table("Storage of our plans", "Plan", "Price"))).not.toBe("subscription"))
})

describe("a heading over the fee of a course", () => {
  test.each([
    ["Course fee", "The whole course costs €189, paid once.", "en"],
    ["Kursgebühr", "Der komplette Kurs kostet einmalig 189 €.", "de"],
    ["Prix du cours", "Le cours coûte 189 €, payés une seule fois.", "fr"],
    ["Precio del curso", "El curso cuesta 189 €, pago único.", "es"],
    ["Costo del corso", "Il corso costa 189 €, pagamento unico.", "it"],
    ["Cursusgeld", "De cursus kost eenmalig € 189.", "nl"]
  ])("%s", (title, said, lang) => {
    expect(model(`<h2>Crumb</h2><p>Crumb.</p><h2>${title}</h2><p>${said}</p>`, lang)).toBe("one-time")
  })

  test("what another's course costs is none of it", () =>
    expect(model("<h2>Course fee</h2><p>A bootcamp at Flourtech costs $9,500, paid once.</p>")).toBe("-"))
})

describe("credits under a heading of their own", () => {
  const packs = (title: string, unit: string) =>
    `<h2>${title}</h2><p>Crumb.</p><ul>${[
      ["20", "12 €"],
      ["60", "29 €"],
      ["200", "79 €"]
    ]
      .map(([count, sum]) => `<li><b>${count} ${unit}</b> – ${sum}</li>`)
      .join("")}</ul>`
  test.each([
    ["Credits", "credits", "en"],
    ["Guthaben", "Credits", "de"],
    ["Crédits", "crédits", "fr"],
    ["Créditos", "créditos", "es"],
    ["クレジット", "クレジット", "ja"]
  ])("%s", (title, unit, lang) => {
    expect(model(packs(title, unit), lang)).toBe("usage-based")
    expect(summary(packs(title, unit), lang)).toContain("12 €")
  })

  test("those who took the pictures are no price", () =>
    expect(model("<h2>Credits</h2><ul><li>Photos: Ada Roth</li><li>Type: Ben Lund, $200</li></ul>")).toBe("-"))
})

describe("what is free, and stays so", () => {
  test.each([
    ["Crumb is and stays free, all features included.", "en"],
    ["Crumb ist und bleibt kostenlos, alle Funktionen inbegriffen.", "de"],
    ["Crumb est et restera gratuit, toutes fonctions comprises.", "fr"],
    ["Crumb es y será gratis, con todas las funciones.", "es"],
    ["Crumb è e resterà gratuito, tutte le funzioni incluse.", "it"],
    ["Crumb é e continuará gratuito, com todas as funções.", "pt"],
    ["Crumb is en blijft gratis, alle functies inbegrepen.", "nl"]
  ])("%s", (said, lang) => {
    expect(model(`<p>${said}</p><h2>Give</h2><p>5 € run the ovens for a day.</p>`, lang)).toBe("free")
  })

  test.each([
    ["Crumb will be free, all features included.", "en"],
    ["Crumb sera gratuit, toutes fonctions comprises.", "fr"],
    ["Crumb ist kostenlos, alle Funktionen zwei Wochen lang.", "de"]
  ])("%s is not", (said, lang) => expect(model(`<p>${said}</p>`, lang)).toBe("-"))
})

describe("a licence as a line of its own at the top", () => {
  test.each([
    ["A job queue for bakers. Apache-2.0, no paid edition, no telemetry.", "en"],
    ["MIT licence, no paid edition.", "en"],
    ["MIT-Lizenz, keine Bezahlversion.", "de"],
    ["Licence MIT, pas de version payante.", "fr"],
    ["Crumb is free software (GPLv3).", "en"]
  ])("%s", (said, lang) => expect(model(`<p>${said}</p>`, lang)).toBe("open-source"))

  test.each(["MIT, Stanford and other places teach it.", "Apache helicopters, no pilots.", "GPL components, checked."])(
    "%s is none",
    (said) => expect(model(`<p>${said}</p>`)).toBe("-")
  )
})

test("a sum that the page quotes as an example is none that is asked", () => {
  const list = `<p>$58 – one-time purchase</p><ul><li>Note what a mill cost you, like "Stone mill, $240"</li></ul>`
  expect(summary(list)).toContain("$58")
  expect(summary(list.replace(/"/gu, ""))).toBe("-")
})

describe("a card that is free within a bound", () => {
  const card = (name: string, sum: string) => `<div class="card"><h3>${name}</h3><p>${sum}</p></div>`
  test.each([
    ["Free (up to 3 ovens)", "en", "freemium"],
    ["無料（3件まで）", "ja", "freemium"]
  ])("is a plan: %s", (said, lang, told) => {
    const plans = `<h2>Pricing</h2>${card("Crust", said)}${card("Loaf", lang === "ja" ? "月額500円" : "$8 a month")}`
    expect(model(plans, lang)).toBe(told)
  })
  test.each([
    ["Free (no monthly fee)", "en"],
    ["無料（月額料金はありません）", "ja"]
  ])("but what is not paid bounds nothing: %s", (said, lang) => {
    expect(model(`<h2>${lang === "ja" ? "料金" : "Pricing"}</h2>${card("All of it", said)}`, lang)).not.toBe("freemium")
  })
})
