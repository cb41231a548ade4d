/** A page that opens with news or a slogan, and the sentence further down that says what the house is. */
import { describe, expect, test } from "bun:test"
import { drafted, read } from "./Sites.ts"

const site = (lang: string, name: string, told: string) =>
  drafted(
    read(
      "https://velmora.test/",
      `<html lang="${lang}"><head><title>${name}</title></head><body><main><h1>Hello.</h1><p>18:30</p>
      <h2>Ruby</h2><p>19:15</p><h2>${name}</h2><p>${told}</p></main></body></html>`
    )
  ).fields
const categories = (lang: string, name: string, told: string) => site(lang, name, told).categories?.value

describe("what a house says it is, wherever it says so", () => {
  test.each([
    ["en", "Velmora Stage", "Velmora is a small theatre in Ghent that shows new plays.", "Creative arts"],
    ["de", "Velmora", "Velmora ist eine Fahrschule in Gent.", "Mobility"],
    ["es", "Teatro Velmora", "Velmora es una sala de teatro con noventa butacas.", "Creative arts"],
    ["fr", "Velmora", "Velmora est un poney-club au bord de la Lys.", "Fitness"],
    ["it", "Velmora", "Velmora è una scuola di equitazione per tutti.", "Fitness"],
    ["pt", "Velmora", "Velmora é uma escola de equitação em Gante.", "Fitness"],
    ["nl", "Velmora", "Velmora is een rijschool in Gent.", "Mobility"],
    ["ja", "ひなげし日記", "ひなげしは、町の方が昼に集まる小さなデイサービスです。", "Health"]
  ])("%s: %s, %s", (lang, name, told, category) => {
    expect(categories(lang, name, told)).toEqual([category])
  })

  test.each([
    ["a rival", "Brackley is a theatre in Ghent."],
    ["what it was", "Velmora is a former theatre in Ghent."],
    ["what it belongs to", "Velmora is a member of the theatre guild."],
    ["what it is not", "Velmora is not a theatre."],
    ["a company of any kind", "Velmora is a theatre software company."]
  ])("not %s", (_, told) => {
    expect(categories("en", "Velmora", told)).toBeUndefined()
  })

  test("and the tag is the kind in the page's words", () => {
    expect(site("nl", "Velmora", "Velmora is een rijschool in Gent.").tags?.value).toEqual(["rijschool"])
    expect(site("de", "Velmora", "Velmora ist eine kleine Fahrschule in Gent.").tags?.value).toEqual(["Fahrschule"])
  })

  test("nor what a guest says", () => {
    expect(categories("en", "Velmora", "“Velmora is a theatre that I love.” – Odile, Bruges")).toBeUndefined()
  })
})
