/** Topics of a site that says nothing twice: what its summary opens with, what it makes, what heads its offers. */
import { describe, expect, test } from "bun:test"
import { fold } from "../../../../src/domain/text/Folding.ts"
import { phrasesOf } from "../../../../src/services/drafter/extractive/words/Phrases.ts"
import { offeredTopic, toldBy } from "../../../../src/services/drafter/extractive/words/ToldTopics.ts"

describe("what a summary opens with", () => {
  test.each([
    [
      "Grant writing and funding strategy for small museums, one person, no jargon.",
      "en",
      ["grant writing", "funding strategy"]
    ],
    ["Independent procurement advice for charities and small councils.", "en", ["procurement advice"]],
    ["A family-run dental practice by the harbour, seeing nervous patients.", "en", ["dental practice"]],
    ["Crumb ships software updates to kiosks and tills.", "en", ["software updates"]],
    ["Escuela de cocina poblana para principiantes y viajeros.", "es", ["cocina poblana"]],
    ["Crumb è una bottega di restauro del libro e legatoria a mano nel quartiere.", "it", ["restauro del libro"]],
    ["Crumb est un atelier de céramique à Nantes : vaisselle en grès.", "fr", ["céramique"]]
  ] as const)("%p", (text, lang, topics) => {
    expect(toldBy(text, lang, ["crumb"])).toEqual([...topics])
  })
  test.each([
    ["Track invoices and chase payments for small firms.", "en"],
    ["Sends reminders for you.", "en"],
    ["We bake bread for everyone.", "en"],
    ["The best bread in town.", "en"],
    ["Better days for bakers.", "en"],
    ["Made by hand in Ghent for you.", "en"],
    ["Crumb makes your day easier.", "en"],
    ["Crumb makes paper and willow lanterns for parades.", "en"],
    ["Crumb helps bakers to plan.", "en"],
    ["Un lugar de encuentro para todos.", "es"],
    ["Crumb è una bottega di famiglia.", "de"]
  ] as const)("nothing of %p", (text, lang) => {
    expect(toldBy(text, lang, ["crumb"])).toEqual([])
  })
})

describe("what heads an offer", () => {
  test.each([
    ["Parade lanterns", "en", "makes paper lanterns for parades", "parade lanterns"],
    ["Tender health check", "en", "write tenders that suppliers can understand", "tender health check"],
    ["Chamados com foto", "pt", "o chamado chega ao síndico", "chamados com foto"],
    ["Agenda preventiva", "pt", "a agenda do prédio", "agenda preventiva"]
  ] as const)("%p", (heading, lang, strong, topic) => {
    expect(offeredTopic(heading, lang, strong)).toBe(topic)
  })
  test.each([
    ["Chase payments", "en", "payments for small firms"],
    ["Reads receipts", "en", "receipts of a bakery"],
    ["Packs by shape", "en", "packs for bicycles"],
    ["Your receipts", "en", "receipts of a bakery"],
    ["Ada Roth", "en", "Ada bakes"],
    ["Anna from Leeds", "en", "a bakery in Leeds"],
    ["Mill Lane", "en", "in the mill"],
    ["Parade lanterns", "en", "a bakery for bread"],
    ["Gestiona citas", "es", "citas de tu clínica"],
    ["Reserva mesa", "es", "una mesa para dos"],
    ["Paga con tarjeta", "es", "una tarjeta para todo"],
    ["Altijd rauw", "nl", "rauw en vers"],
    ["Immer frisch", "de", "frisch gebacken"]
  ] as const)("nothing of %p", (heading, lang, strong) => {
    expect(offeredTopic(heading, lang, strong)).toBeNull()
  })
})

describe("what a slogan says there will be no more of", () => {
  test.each([
    ["Walk the site. Skip the typing.", "en", "typing"],
    ["No more spreadsheets: books that keep themselves", "en", "spreadsheets"],
    ["Schluss mit Papierlisten", "de", "papierlisten"],
    ["Chega de planilhas", "pt", "planilhas"]
  ] as const)("is none of its topics: %s", (text, lang, word) => {
    expect(phrasesOf(text, lang).map(({ text: phrase }) => fold(phrase))).not.toContain(word)
  })
  test("unlike what it is about", () => {
    expect(phrasesOf("Stop motion for schools", "en").map(({ text }) => fold(text))).toContain("motion")
  })
})
