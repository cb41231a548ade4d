/** What stands on one side of "than" or "except" does not stand on the other; a label is told with what stands under it. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (sentence: string, quotes: string, lang = "en") =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("refused, though every word is the page's", () => {
  test.each([
    ["Acme is cheaper than Petit.", "Petit is cheaper than Acme.", "en"],
    [
      "Acme is lighter than a phone and bigger than a watch.",
      "Acme is bigger than a phone and lighter than a watch.",
      "en"
    ],
    ["Acme ist günstiger als Petit.", "Petit ist günstiger als Acme.", "de"],
    ["Acme is available in Spain.", "Acme is available everywhere except Spain.", "en"],
    ["Acme ist in Spanien verfügbar.", "Acme ist überall außer in Spanien verfügbar.", "de"],
    [
      "Clients send the handover certificate to the fitters.",
      "Fitters send the handover certificate to the client, who signs it.",
      "en"
    ],
    ["Clients send their signature to the fitters.", "Fitters send the certificate to the client for signature.", "en"],
    [
      "Every baker, including the founders, has passed the exam.",
      "Every baker but the founders has passed the exam.",
      "en"
    ],
    [
      "Our baker and our miller trained in Ghent and Leeds respectively.",
      "Our baker and our miller trained in Leeds and Ghent respectively.",
      "en"
    ],
    ["Quietly bridge no anchor invoices kettle.", "Quietly bridge anchor invoices kettle.", "en"],
    ["Acme doesn't round paper invoices.", "Acme does round paper invoices.", "en"],
    ["Acme stores card data.", "Acme never stores card data.", "en"],
    ["Acme speichert keine Kartendaten.", "Acme speichert Kartendaten.", "de"],
    ["Acme ne vend pas de pain.", "Acme vend de pain.", "fr"],
    ["O Acme nunca guarda dados.", "O Acme guarda dados.", "pt"],
    ["Small: €9", "Small | €4 | Large | €9", "en"],
    ["Starter: audit logs", "Starter | 5 users | Pro | audit logs", "en"]
  ])("%s", (lie, quotes, lang) => {
    expect(lane(lie, quotes, lang)).toBe("refused")
  })
})
describe("said as it is", () => {
  test.each([
    ["Acme is cheaper than Petit.", "Acme is cheaper than Petit."],
    ["Acme is available everywhere except Spain.", "Acme is available everywhere except Spain."],
    ["Fitters send the certificate to clients.", "Fitters send the certificate to the client."],
    [
      "Our baker and our miller trained in Leeds and Ghent respectively.",
      "Our baker and our miller trained in Leeds and Ghent respectively."
    ],
    ["Acme does not store card data.", "Acme doesn't store card data."],
    ["Large: €9", "Small | €4 | Large | €9"],
    ["Pro: audit logs", "Starter | 5 users | Pro | audit logs"]
  ])("%s", (sentence, quotes) => {
    expect(lane(sentence, quotes)).not.toBe("refused")
  })
})
