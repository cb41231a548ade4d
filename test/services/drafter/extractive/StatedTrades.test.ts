/** The trade that a site states in its title, its heading and its summary goes before words in passing, and is no slogan. */
import { describe, expect, test } from "bun:test"
import { fold } from "../../../../src/domain/text/Folding.ts"
import { tokensOf } from "../../../../src/services/drafter/evidence/reading/Tokens.ts"
import { saysKeyword } from "../../../../src/services/drafter/evidence/topics/CategoryWords.ts"
import type { Language } from "../../../../src/services/drafter/evidence/topics/Language.ts"
import { chunksOf } from "../../../../src/services/drafter/extractive/topics/trade/LineChunks.ts"
import { scriptChunksOf } from "../../../../src/services/drafter/extractive/topics/trade/ScriptChunks.ts"
import { drafted, shown } from "./Sites.ts"

describe("the things a line names", () => {
  test.each<[Language, string, ReadonlyArray<string>]>([
    ["en", "Bespoke stained glass and window repair in Hollin", ["stained glass", "window repair"]],
    ["en", "Rota planning software for lighthouse keepers", ["rota planning", "lighthouse keepers"]],
    ["en", "Village based hearing care for farmers", ["village based hearing care", "farmers"]],
    ["de", "Professionelle Orgelwartung und Glockenbau in Hollin", ["Orgelwartung", "Glockenbau"]],
    ["es", "Empresa de limpieza y jardinería en Hollín", ["limpieza", "jardinería"]],
    ["fr", "Carnet de rucher pour apiculteurs", ["carnet de rucher", "apiculteurs"]],
    ["pt", "Empresa especializada em telhados e calhas", ["telhados", "calhas"]],
    ["it", "Quaderno di stalla per allevatori", ["quaderno di stalla", "allevatori"]],
    ["nl", "Slimste kassasysteem voor marktkramen", ["kassasysteem", "marktkramen"]]
  ])("%s: %s", (lang, line, things) => {
    expect(chunksOf(line, lang).map(({ text }) => text)).toEqual(expect.arrayContaining([...things]))
  })
  test.each<[Language, string]>([
    ["en", "Read the tide before your boat does"],
    ["en", "Your nets are torn"],
    ["de", "Wir machen das"],
    ["fr", "Vos filets, votre port"],
    ["es", "Tu barco no espera"]
  ])("none in what it asks or tells somebody, %s: %s", (lang, line) => {
    expect(chunksOf(line, lang)).toEqual([])
  })
  test.each([
    ["港町のたこ焼き・焼きそば店", "たこ焼き"],
    ["برنامج لتنظيم المواعيد وإدارة العيادات", "تنظيم المواعيد"]
  ])("of other scripts: %s", (line, thing) => {
    expect(scriptChunksOf(line).map(({ text }) => text)).toContain(thing)
  })
  test("nor a verb, nor a count", () => {
    expect(scriptChunksOf("波が変わる、船が変える。網一枚")).toEqual([])
  })
  test("of a line without end is read in time", () => {
    const from = performance.now()
    chunksOf("nets and ".repeat(20_000), "en")
    scriptChunksOf("網の".repeat(50_000))
    expect(performance.now() - from).toBeLessThan(1000)
  })
})

describe("what a site is listed with", () => {
  const tags = (title: string, description: string, body: string, lang = "en") =>
    drafted(shown(body, { title, description, lang })).fields.tags?.value ?? []
  test("is the whole that title and heading say, and not a part of it", () => {
    const found = tags(
      "Stallina – Quaderno di stalla digitale",
      "Vaccini, mangimi e latte in un posto solo.",
      "<h1>Il quaderno di stalla digitale che si compila da solo.</h1><p>Con il quaderno di stalla si vede tutto.</p>",
      "it"
    )
    expect(found.some((one) => one.startsWith("quaderno di stalla"))).toBe(true)
  })
  test("is the trade, and no word in passing", () => {
    const found = tags(
      "Tollbeak | Hearing aid repair in Hollin",
      "Tollbeak offers hearing aid repair for homes and clinics, with a calendar of visits.",
      "<h1>Hear the sea again</h1><p>Hearing aid repair while you wait.</p><p>See our calendar.</p>"
    )
    expect(found).toContain("hearing aid repair")
    expect(found).not.toContain("calendar")
  })
  test("has no slogan, place or name in it", () => {
    const found = tags(
      "Tollbeak | Rise before the tide in Hollin Bay",
      "Rise before the tide. Hollin Bay wakes early.",
      "<h1>Rise before the tide</h1><p>Hollin Bay is quiet.</p><p>Ada Roth is here.</p>"
    )
    expect(found.map(fold).filter((one) => /rise|hollin|roth|tollbeak/u.test(one))).toEqual([])
  })
  test("has its own search words that readers see", () => {
    const page = (seen: string) =>
      drafted(
        shown(`<h1>Hearing aid repair</h1><p>${seen}</p>`, {
          title: "Tollbeak | Hearing aid repair",
          description: "Tollbeak offers hearing aid repair and ear moulds.",
          head: '<meta name="keywords" content="hearing aid repair, ear moulds, submarine charters">'
        })
      ).fields.tags?.value ?? []
    const found = page("We cast ear moulds on Mondays.")
    expect(found).toContain("ear moulds")
    expect(found).not.toContain("submarine charters")
  })
})

describe("trades in the words of houses", () => {
  test.each<[Language, string, string]>([
    ["it", "Il quaderno di campagna per chi coltiva", "farm management"],
    ["nl", "Schaatsvereniging De Gladde IJzers", "sports club"],
    ["ja", "港町のたこ焼き店", "restaurant"],
    ["en", "RPA for warehouses", "intelligent automation"],
    ["fr", "Géomètre-expert à Hollin", "land surveying"]
  ])("%s: %s", (lang, text, keyword) => {
    expect(saysKeyword(tokensOf(fold(text)), keyword, lang)).toBe(true)
  })
  test.each<[Language, string, string]>([
    ["it", "Il quaderno per chi disegna", "farm management"],
    ["fr", "La conciergerie de l'hôtel", "property management"],
    ["en", "The clients of a harbour", "file transfer"]
  ])("and not %s: %s", (lang, text, keyword) => {
    expect(saysKeyword(tokensOf(fold(text)), keyword, lang)).toBe(false)
  })
})
