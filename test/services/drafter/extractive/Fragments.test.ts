/** Lines and sentences that say less than what a site is: kinds alone, the makers, what is looked at, what breaks off. */
import { describe, expect, test } from "bun:test"
import { drafted, shown } from "./Sites.ts"

const told = "Crumb keeps the books of small bakeries."
const fields = (...from: Parameters<typeof shown>) => drafted(shown(...from)).fields

describe("a tagline", () => {
  test("is no kind of a thing alone", () => {
    const title = "Crumb | iOS app for iPhone"
    expect(fields("<h1>Crumb</h1><p>A till that bakers like</p>", { title }).tagline?.value).toBe(
      "A till that bakers like"
    )
  })
  test("is what stands behind the name, however that is written", () => {
    expect(fields("<h1>Crumb</h1>", { title: "Crumb. Bread without waiting" }).tagline?.value).toBe(
      "Bread without waiting"
    )
  })
  test("holds no postal code where another line does as well", () => {
    const title = "Restaurant et bar à Vias (34450) | Crumb"
    expect(fields("<h1>La table des boulangers de Vias</h1>", { lang: "fr", title }).tagline?.value).toBe(
      "La table des boulangers de Vias"
    )
  })
  test("does not break off before it says of what", () => {
    const sentence = "面包屑有限公司是一家致力于研发烘焙自动化及检测。"
    expect(fields(`<h1>面包屑</h1><p>${sentence}</p>`, { lang: "zh" }).tagline?.value).not.toBe(sentence)
  })
})

describe("a short description", () => {
  test.each([
    ["en", "We are a small team of bakers and engineers."],
    ["de", "Wir sind ein kleines Team von Bäckern."],
    ["es", "Somos un pequeño equipo de panaderos."]
  ])("%s: tells of the makers only where nothing else is told", (lang, makers) => {
    expect(fields(`<h1>Crumb</h1><p>${makers}</p><p>${told}</p>`, { lang }).short_description?.value).toBe(told)
    expect(fields(`<h1>Crumb</h1><p>${makers}</p>`, { lang }).short_description?.value).toBe(makers)
  })
})

describe("a description leaves out", () => {
  test.each([
    ["en", "Preview what Crumb looks like in action. see all."],
    ["en", "The left is the real oven that Crumb packs and signs."],
    ["en", "We are also exploring an oven that bakes by itself."],
    ["en", "Don't let a missing form delay your bread."],
    ["es", "Prueba nuestro simulador y mira cómo queda."],
    ["it", "Prova il nostro simulatore e guarda come viene."]
  ])("%s: %s", (lang, sentence) => {
    const { description } = fields(`<h1>Crumb</h1><p>${told}</p><p>${sentence}</p>`, { lang })
    expect(description?.value).toBe(told)
  })
  test("a label of what it is, where something tells it", () => {
    const label = { description: "Text editor for macOS" }
    expect(fields(`<h1>Crumb</h1><p>${told}</p>`, label).description?.value).toBe(told)
    expect(fields("<h1>Crumb</h1>", label).description?.value).toBe("Text editor for macOS")
  })
})
