/** What the page holds to a case is not told without it, nor what it leaves out as if it were there. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (lang: string, sentence: string, quotes: string) =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("refused without the case it is held to", () => {
  test.each([
    ["de", "Die Führung ist kostenlos.", "Für Lehrlinge ist die Führung kostenlos."],
    ["fr", "La visite est gratuite.", "Pour les écoles, la visite est gratuite."],
    ["es", "La visita es gratis.", "Para jubilados, la visita es gratis."],
    ["it", "Il corso è gratuito.", "Per gli apprendisti il corso è gratuito."],
    ["nl", "De rondleiding is gratis.", "Voor scholen is de rondleiding gratis."],
    ["it", "Il forno lavora anche la domenica.", "Durante la vendemmia il forno lavora anche la domenica."],
    ["nl", "Acme heeft een molen in Gent.", "Dit voorjaar openen we een molen in Gent."],
    ["de", "Acme hat einen Laden in Bonn.", "Im Herbst eröffnen wir einen Laden in Bonn."],
    ["en", "Acme ovens are quiet.", "Acme ovens are quiet with the lid closed."],
    ["de", "Gemahlen wird fremdes Korn.", "Fremdes Korn mahlen wir Mitgliedern von Acme Plus."],
    ["en", "The oven timer is in open beta.", "The oven timer is in closed beta with a few bakers."],
    ["en", "Acme bakes rye overnight at low heat.", "Rye is baked overnight. | On Sundays, Acme works at low heat."],
    // What is left out.
    ["en", "Acme uses palm fat.", "Acme bread is baked without a drop of palm fat."],
    ["de", "Acme verwendet Palmfett.", "Unsere Brote kommen ohne ein Gramm Palmfett aus."],
    ["en", "Acme bleaches your flour.", "Flour is left as it is, without bleaching."]
  ])("%s: %s < %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("refused")
  })
})

describe("not refused", () => {
  test.each([
    ["de", "Für Lehrlinge ist die Führung kostenlos.", "Für Lehrlinge ist die Führung kostenlos."],
    ["de", "Die Führung ist kostenlos.", "Für Sie ist die Führung kostenlos."],
    [
      "nl",
      "De rondleiding is gratis.",
      "Voor scholen is de rondleiding gratis. | De rondleiding is gratis voor iedereen."
    ],
    ["en", "Acme ovens are quiet.", "Acme ovens are quiet."],
    ["en", "Acme bread contains no palm fat.", "Acme bread is baked without palm fat."],
    ["en", "The oven timer is in open beta.", "The oven timer is in public beta with a few bakers."]
  ])("%s: %s < %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("refused")
  })
})
