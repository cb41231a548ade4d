/** Summaries written once for all languages of a site: what a page tells in its own language stands before them. */
import { describe, expect, test } from "bun:test"
import { drafted, shown } from "./Sites.ts"

const fields = (...from: Parameters<typeof shown>) => drafted(shown(...from)).fields
const english = "Crumb is the new heart of your bakery. It keeps the books and makes them ready for you."

describe("a summary in English", () => {
  test.each([
    [
      "de",
      "Crumb ist das neue Herz Ihrer Bäckerei.",
      "Crumb führt die Bücher und macht sie jeden Abend für Sie fertig."
    ],
    [
      "fr",
      "Crumb est le nouveau cœur de votre fournil.",
      "Crumb tient les comptes et les prépare chaque soir pour vous."
    ],
    [
      "es",
      "Crumb es el nuevo corazón de tu panadería.",
      "Crumb lleva las cuentas y las deja listas cada noche para ti."
    ],
    [
      "pt",
      "Crumb é o novo coração da sua padaria.",
      "Crumb faz os registros da padaria e prepara tudo para a sua equipe."
    ],
    ["it", "Crumb è il nuovo cuore del tuo forno.", "Crumb tiene i conti e li prepara ogni sera per te."],
    ["nl", "Crumb is het nieuwe hart van je bakkerij.", "Crumb doet de boeken en zet ze elke avond voor je klaar."]
  ])("gives way to what a page in %s tells itself", (lang, first, second) => {
    const said = fields(`<h1>Crumb</h1><p>${first} ${second}</p>`, { lang, description: english })
    expect(said.short_description?.value).toBe(first)
    expect(said.description?.value).toBe(`${first} ${second}`)
  })

  test("stands on an English page, whatever words of other languages are on it", () => {
    const said = fields("<h1>Crumb</h1><p>Pain, Brot und Pan: we bake them all.</p>", { description: english })
    expect(said.description?.value).toContain("Crumb is the new heart of your bakery.")
  })
  test("a few English words make no English sentence", () => {
    const german = "Crumb bringt Open Source und Cloud in die Backstube, mit Support vom Team."
    expect(
      fields("<h1>Crumb</h1><p>Für Bäckereien.</p>", { lang: "de", description: german }).short_description?.value
    ).toBe(german)
  })
})
