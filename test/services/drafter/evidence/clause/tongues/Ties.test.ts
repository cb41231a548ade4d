/** Lies in other languages that have the page's words, tied otherwise; and honest sentences that have them as near. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "../LaneOf.ts"

const lane = (lang: string, sentence: string, quotes: string) =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("what ties the page's words together", () => {
  test.each([
    // Each half of the page has its own thing.
    ["de", "Acme baut Boote und repariert Masten.", "Wir reparieren Boote und bauen Masten."],
    ["it", "Acme costruisce violini e restaura arpe.", "Costruiamo arpe su misura e restauriamo violini."],
    ["es", "Acme riega los olivos con lluvia.", "Regamos los rosales con lluvia y los olivos con agua del pozo."],
    [
      "de",
      "Acme zeigt Stücke von Kindern für Erwachsene.",
      "Bei uns spielen Erwachsene für Kinder acht Stücke im Jahr."
    ],
    // Somebody else does it, or does it for the site.
    ["nl", "Acme levert kaas aan boeren.", "Boeren leveren ons melk, waarvan wij kaas maken."],
    ["fr", "Acme loue des ruches à des amateurs.", "Les entreprises nous louent des ruches."],
    ["it", "Acme offre corsi di canto agli adulti.", "I corsi di canto per adulti sono tenuti da una scuola."],
    ["it", "Acme è gestita dal comune.", "Acme è gestita da una cooperativa. | Il comune ci presta i locali."],
    ["es", "Acme presenta los seguros.", "Acme prepara los seguros para que tu empresa los presente."],
    [
      "fr",
      "Acme décide du jour des vendanges.",
      "Acme propose une date ; c'est le vigneron qui décide du jour des vendanges."
    ],
    [
      "de",
      "Bei Acme begleiten Pfleger die Bewohner zum Arzt.",
      "Angehörige begleiten unsere Bewohner zum Arzt; unsere Pfleger rufen dort an."
    ],
    ["de", "Acme wurde von einem Team der Schule entwickelt.", "Ein Team der Schule nutzt Acme."],
    // Denied, sent elsewhere, the opposite, a rest, a reason of its own, only for some.
    ["de", "Acme verkauft alte Sorten.", "Wir erhalten alte Sorten; ein Verkauf findet nicht statt."],
    ["pt", "Acme atende cães e aves.", "Atendemos cães. Para aves, encaminhamos os donos para colegas."],
    ["pt", "Acme vende cortiça.", "Compramos cortiça aos vizinhos."],
    ["nl", "Acme brouwt al haar bieren zonder alcohol.", "Twee van onze bieren zijn zonder alcohol. De overige niet."],
    ["de", "Wegen der Vorschriften hält die Batterie lange.", "Die Batterie hält lange. Sie erfüllt die Vorschriften."],
    [
      "fr",
      "Acme utilise les œufs de ses propres poules.",
      "Acme utilise les œufs de la ferme voisine et nourrit des poules."
    ],
    [
      "fr",
      "Acme transporte gratuitement les patients.",
      "Le transport est gratuit pour les patients en longue maladie."
    ],
    ["es", "La entrada a Acme es gratuita.", "Los menores no pagan entrada."],
    ["pt", "Acme vende cortiça aos vizinhos.", "Vamos vender cortiça aos vizinhos."],
    ["de", "Acme macht den Sehtest ohne Termin.", "Wer bei uns eine Brille kauft, bekommt den Sehtest ohne Termin."]
  ])("refused in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("refused")
  })

  test.each([
    ["de", "Acme bietet Bau von Booten und Reparatur von Masten.", "Wir bauen Boote und reparieren Masten."],
    ["es", "Acme riega con lluvia los rosales y los olivos.", "Regamos los rosales y los olivos con lluvia."],
    [
      "fr",
      "Acme restaure des livres pour des particuliers.",
      "Des particuliers nous confient leurs livres, que nous restaurons."
    ],
    ["de", "Bei Acme begleiten Pfleger die Bewohner.", "Unsere Pfleger begleiten jeden Bewohner gern."],
    ["de", "Acme wird von einem Verein geführt.", "Acme wird seit Langem von unserem Verein geführt."],
    [
      "fr",
      "Acme a des ateliers pour ados le mercredi.",
      "Le mercredi, place aux ados : nos comédiens animent des ateliers."
    ],
    [
      "fr",
      "Acme pratique le tiers payant.",
      "Chez nous, vous n'avancez pas les frais : nous pratiquons le tiers payant."
    ],
    [
      "nl",
      "Acme behandelt zowel kinderen als ouders die stotteren.",
      "Wij behandelen kinderen en ouders die stotteren."
    ],
    ["de", "Acme repariert die Taschen kostenlos.", "Wir reparieren die Taschen ohne Kosten."],
    [
      "pt",
      "Acme faz sessões na casa do paciente.",
      "Os nossos fisioterapeutas vão a casa do paciente e fazem a sessão."
    ],
    ["pt", "O mel da Acme não é aquecido.", "Do favo ao frasco, o nosso mel nunca é aquecido."]
  ])("worth a second opinion in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("refused")
  })
})
