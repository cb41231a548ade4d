/** What a site is filed under: what it is, not how, nor where, nor against what; and no pieces of words. */
import { describe, expect, test } from "bun:test"
import { drafted, shown } from "./Sites.ts"

const pageOf = (title: string, lang = "en", description = title, body = "<h1>21</h1><p>1987.</p>") =>
  drafted(shown(body, { title, lang, description }))
const tagsOf = (...from: Parameters<typeof pageOf>) => pageOf(...from).fields.tags?.value ?? []
const categoriesOf = (...from: Parameters<typeof pageOf>) => pageOf(...from).fields.categories?.value

describe("categories of what a site is", () => {
  test.each([
    ["Tollbeak | Specialist Physiotherapist in Ghent", "en", "Health"],
    ["Tollbeak | Jiu Jitsu y karate para todos", "es", "Fitness"],
    ["Tollbeak | Invenzioni e brevetti", "it", "Legal"],
    ["Tollbeak | A plataforma de estudo para concurso público", "pt", "Education"],
    ["Tollbeak | 犬舎専用ホームページ作成", "ja", "Design"]
  ])("by its trade: %p", (title, lang, category) => {
    expect(categoriesOf(title, lang)).toEqual([category])
  })
  test("with AI it does what it does", () => {
    expect(categoriesOf("Tollbeak — Entrenamiento de esquí con IA", "es", "Entrenamiento de esquí con IA.")).toEqual([
      "Fitness"
    ])
    expect(categoriesOf("Tollbeak — Artificial intelligence, in the open", "en", "AI solutions by Tollbeak.")).toEqual([
      "AI and data"
    ])
  })
  test("and by no word that is another beside its neighbour", () => {
    expect(
      categoriesOf("Tollbeak", "en", "Tollbeak is a jam packed weekend of music and jam sessions.") ?? []
    ).not.toContain("Food and drink")
    expect(categoriesOf("Tollbeak | Jam and honey", "en", "Tollbeak makes jam and honey.")).toEqual(["Food and drink"])
  })
  test("nor by the dinners among what is to be had", () => {
    const description = "Camel rides at dusk, private dinners and long walks with Tollbeak."
    const more =
      "<h1>Under the stars</h1><p>Far from any street.</p><h2>By day</h2><p>We cook tea at four.</p><h2>By night</h2><p>A dinner for two.</p>"
    expect(categoriesOf("Tollbeak", "en", description, more) ?? []).not.toContain("Food and drink")
  })
})

describe("no topic", () => {
  test.each([
    ["AI-Powered Bakery Bookkeeping | Tollbeak", "en", "AI-Powered"],
    ["Tollbeak | Ransomware? Nie wieder Ransomware.", "de", "Ransomware"],
    ["Tollbeak — Bora assar o pão na mesa", "pt", "bora assar"],
    ["Tollbeak | Uma vida a espalhar aromas", "pt", "espalhar aromas"],
    ["تلبيك | واحة Garden Tours", "ar", "واحة Garden"],
    ["Tollbeak | Surgeon at the Gold Harbour Private Hospital", "en", "hospital"]
  ])("is %p: %p", (title, lang, label) => {
    expect(tagsOf(title, lang).map((tag) => tag.toLowerCase())).not.toContain(label.toLowerCase())
  })
  test("but a hospital is one of its own", () => {
    expect(tagsOf("Tollbeak Children's Hospital").map((tag) => tag.toLowerCase())).toContain("hospital")
  })
  test("nor is a noun of German that stands behind another", () => {
    expect(tagsOf("Tollbeak | Bei Tollbeak Sauerteigbrot", "de", "Sauerteigbrot aus dem Ofen.")).toContain(
      "Sauerteigbrot"
    )
  })
  test("and a word is written in full, where its pages never write less", () => {
    const tags = tagsOf(
      "トルビーク｜巡回栄養相談",
      "ja",
      "職場の巡回栄養相談。",
      "<h1>巡回栄養相談の窓口</h1><p>岡山県内。</p>"
    )
    expect(tags).not.toContain("巡回栄養")
  })
})
