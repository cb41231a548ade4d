/** What is paid where one goes: a cut, a lesson, a night, the door of a museum; and sums that stand where prices could. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "./FactPages.ts"

const fieldsOf = (more: string, lang: string) =>
  extract(openGate({ pages: [homeOfCrumb(more, lang)], categories: [] }), []).stands.fields
const modelOf = (more: string, lang: string) => fieldsOf(more, lang).pricing_model?.value ?? null
const summaryOf = (more: string, lang: string) => fieldsOf(more, lang).pricing_summary?.value ?? null
const table = (...rows: ReadonlyArray<readonly [string, string]>) =>
  `<table>${rows.map(([what, sum]) => `<tr><td>${what}</td><td>${sum}</td></tr>`).join("")}</table>`

describe("two things that are done by the visit are a list", () => {
  test.each([
    [
      "en",
      "Prices",
      [
        ["Short cut", "£24"],
        ["Beard shave", "£14"]
      ]
    ],
    [
      "de",
      "Preise",
      [
        ["Haarschnitt lang", "44 €"],
        ["Waschen und Föhnen", "25 €"]
      ]
    ],
    [
      "fr",
      "Tarifs",
      [
        ["Séance individuelle", "55 €"],
        ["Consultation de suivi", "40 €"]
      ]
    ],
    [
      "es",
      "Precios",
      [
        ["Corte con lavado", "22 €"],
        ["Masaje de espalda", "35 €"]
      ]
    ],
    [
      "it",
      "Prezzi",
      [
        ["Taglio uomo", "20 €"],
        ["Piega lunga", "28 €"]
      ]
    ],
    [
      "nl",
      "Tarieven",
      [
        ["Knippen kort", "€ 27"],
        ["Behandeling voeten", "€ 39"]
      ]
    ],
    [
      "ja",
      "料金",
      [
        ["カット前髪", "1,100円"],
        ["全身マッサージ", "6,600円"]
      ]
    ]
  ] as const)("%s: %s", (lang, title, rows) => {
    expect(modelOf(`<h2>${title}</h2>${table(...rows)}`, lang)).toBe("one-time")
  })
  test("two of what may be anything are none", () => {
    expect(modelOf(`<h2>Prices</h2>${table(["Oak", "£24"], ["Elm", "£14"])}`, "en")).toBeNull()
  })
})

describe("how one sum for somebody's time is paid", () => {
  test.each([
    ["en", "A 50-minute lesson costs £30.", "one-time"],
    ["pt", "Cada aula custa 22 €.", "one-time"],
    ["nl", "Ons uurtarief is € 11,20.", "usage-based"],
    ["en", "We bill our time at $210 per hour.", "usage-based"]
  ])("%s: %s", (lang, line, model) => {
    expect(modelOf(`<h2>${lang === "nl" ? "Tarief" : lang === "pt" ? "Preço" : "Fees"}</h2><p>${line}</p>`, lang)).toBe(
      model
    )
  })
  test.each([
    ["de", "<h2>Preise</h2><p>Für Reparaturen verrechnen wir 66 Euro pro Stunde. Eine Tür gibt es ab 700 Euro.</p>"],
    ["en", "<h2>Fees</h2><p>A 50-minute lesson costs £30. A term is £90 a month.</p>"]
  ])("not where another sum may be paid otherwise, %s", (lang, more) => {
    expect(["usage-based", "one-time"]).not.toContain(modelOf(more, lang))
  })
  test("who tells their hours does not only quote", () => {
    const more = "<h2>Our fees</h2><p>We bill our time at $210 per hour.</p><p>You get a quote before we begin.</p>"
    expect(modelOf(more, "en")).toBe("usage-based")
  })
})

describe("plans that are called by nothing but how often they are paid", () => {
  test.each([
    [
      "it",
      "Abbonamenti",
      [
        ["Mensile", "38 €"],
        ["Trimestrale", "99 €"],
        ["Annuale", "350 €"]
      ]
    ],
    [
      "es",
      "Tarifas",
      [
        ["Mensual", "38 €"],
        ["Anual", "350 €"]
      ]
    ],
    [
      "de",
      "Preise",
      [
        ["Monat", "38 €"],
        ["Jahr", "350 €"]
      ]
    ]
  ] as const)("%s: %s", (lang, title, rows) => {
    const items = rows.map(([what, sum]) => `<li>${what}: ${sum}</li>`).join("")
    expect(modelOf(`<h2>${title}</h2><ul>${items}</ul>`, lang)).toBe("subscription")
  })
})

describe("what stands under headings", () => {
  test("each a thing and its sum, under what is done", () => {
    const more =
      "<h2>Service menu</h2><h3>Puncture – $12</h3><p>Tube included.</p><h3>New chain – $48</h3><p>Fitted.</p>"
    expect(summaryOf(more, "en")).toBe("Puncture $12; New chain $48")
  })
  test("the same under what is left as a surety", () => {
    expect(summaryOf("<h2>Deposits</h2><h3>Boat – £90</h3><p>Back.</p><h3>Oar – £15</h3><p>Back.</p>", "en")).toBeNull()
  })
  test("rooms by the night", () => {
    const more = "<h2>Zimmer</h2><ul><li>Einzelzimmer: 71 € pro Nacht</li><li>Doppelzimmer: 104 € pro Nacht</li></ul>"
    expect(summaryOf(more, "de")).toContain("71 €")
  })
})

describe("the door of a museum", () => {
  const doorOf = (line: string, lang: string, title: string, name = "Crumb Museum") =>
    modelOf(`<h1>${name}</h1><h2>${title}</h2><p>${line}</p>`, lang)
  test.each([
    ["en", "Your visit", "Admission is free."],
    ["de", "Ihr Besuch", "Der Eintritt ist frei, auch für Gruppen."],
    ["fr", "Infos pratiques", "Entrée libre et gratuite."],
    ["es", "Horarios", "La entrada es gratuita."],
    ["it", "Orari", "Ingresso libero."],
    ["nl", "Bezoek", "Toegang: gratis"]
  ])("%s, %s: %s", (lang, title, line) => {
    expect(doorOf(line, lang, title)).toBe("free")
  })
  test.each([
    ["en", "Summer concert", "Admission is free.", "Crumb Museum"],
    ["en", "Your visit", "Admission is free for members.", "Crumb Museum"],
    ["en", "Your visit", "Admission is free on Sundays.", "Crumb Museum"],
    ["de", "Ihr Besuch", "Der Eintritt ist frei, für Kinder bis 6 Jahre.", "Crumb Museum"],
    ["en", "Your visit", "Admission is free.", "Crumb Bakery"],
    ["en", "Your visit", "Admission is free.</p><p>Guided tour: £6", "Crumb Museum"]
  ])("not %s, %s: %s (%s)", (lang, title, line, name) => {
    expect(doorOf(line, lang, title, name)).not.toBe("free")
  })
})

describe("what is won costs nobody", () => {
  test.each([
    [
      "de",
      "Preise",
      [
        ["1. Preis", "900 €"],
        ["2. Preis", "300 €"],
        ["Publikumspreis", "100 €"]
      ]
    ],
    [
      "nl",
      "Prijzen",
      [
        ["Eerste prijs", "€ 900"],
        ["Tweede prijs", "€ 300"],
        ["Juryprijs", "€ 100"]
      ]
    ],
    [
      "fr",
      "Les prix",
      [
        ["Premier prix", "900 €"],
        ["Prix du public", "300 €"],
        ["Prix du jury", "100 €"]
      ]
    ],
    [
      "es",
      "Precios",
      [
        ["Primer premio", "900 €"],
        ["Premio del público", "300 €"]
      ]
    ],
    [
      "ja",
      "料金",
      [
        ["最優秀賞", "90,000円"],
        ["佳作", "10,000円"]
      ]
    ],
    [
      "zh",
      "价格",
      [
        ["一等奖", "9000元"],
        ["优秀奖", "1000元"]
      ]
    ],
    [
      "ar",
      "الأسعار",
      [
        ["الجائزة الأولى", "900 دولار"],
        ["جائزة الجمهور", "300 دولار"]
      ]
    ]
  ] as const)("%s: %s", (lang, title, rows) => {
    const more = `<h2>${title}</h2>${table(...rows)}`
    expect([modelOf(more, lang), summaryOf(more, lang)]).toEqual([null, null])
  })
  test("of a house that gives them, whatever they are named after", () => {
    const rows = table(["Ofen-Preis", "5.000 €"], ["Rinden-Preis", "1.000 €"])
    expect(summaryOf(`<p>Die Stiftung ehrt Bäcker.</p><h2>Preise</h2>${rows}`, "de")).toBeNull()
  })
  test.each([
    ["de", "Preis", "Die Daten kommen von der Stiftung Brotarchiv.", "12 €"],
    ["nl", "Prijs", "De gegevens komen van de Stichting Broodarchief.", "€ 12"]
  ])("beside a house that may give some, a price is none by itself, %s: %s", (lang, title, beside, sum) => {
    expect(summaryOf(`<p>${beside}</p><h2>${title}</h2>${table(["Plus", sum], ["Max", sum])}`, lang)).toContain(sum)
  })
  test("a price that ends alike is one", () => {
    expect(summaryOf(`<h2>Preise</h2>${table(["Grundpreis", "12 €"], ["Familienpreis", "30 €"])}`, "de")).toContain(
      "12 €"
    )
  })
})
