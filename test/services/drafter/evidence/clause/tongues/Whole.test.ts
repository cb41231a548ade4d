/** Sentences in other languages that say whole clauses of the page, and lies that have the same words. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "../LaneOf.ts"

const lane = (lang: string, sentence: string, quotes: string) =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("whole clauses, in their order or in the passive", () => {
  test.each([
    ["de", "Vier Schreiner bauen im Jahr 60 Küchen.", "60 Küchen im Jahr werden von vier Schreinern gebaut."],
    ["de", "Die Gläser werden in der eigenen Hütte gefertigt.", "Wir fertigen die Gläser in unserer eigenen Hütte."],
    ["pt", "Se o mar estiver bravo, a aula é adiada.", "E se o mar estiver bravo? | Adiamos a aula."],
    ["fr", "Les légumes sont cultivés par douze maraîchers.", "Douze maraîchers cultivent nos légumes."],
    ["es", "Acme alquila bicicletas y organiza rutas.", "Acme alquila bicicletas. | Organizamos rutas."],
    ["nl", "Een app die vertelt wanneer je moet zaaien", "Acme is een app die je vertelt wanneer je moet zaaien."]
  ])("a rule holds them in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("stands")
  })

  test.each([
    ["de", "Drei Gläser blasen die Glasmacher.", "Drei Glasmacher blasen unsere Gläser."],
    ["de", "Acme verkauft Gläser an Gäste.", "Sie verkaufen Gläser an Gäste."],
    ["fr", "Acme cultive ses légumes.", "Douze maraîchers cultivent nos légumes."],
    ["es", "Las bicicletas revisan a un mecánico.", "Un mecánico revisa las bicicletas."],
    ["pt", "A aula é adiada.", "E se o mar estiver bravo? | Adiamos a aula."],
    ["nl", "Na het zaaien oogst je de kool.", "Voor het zaaien oogst je de kool."]
  ])("none in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("stands")
  })
})

describe("what leads in, and what a list gains", () => {
  test.each([
    ["fr", "Avec l'option Monde, Acme traduit les contrats.", "Avec l'option Monde, Acme traduit vos contrats."],
    ["de", "Acme verwaltet und spült Geschirr in Kantinen.", "Acme verwaltet Geschirr in Kantinen und spült es."],
    ["pt", "Ao sol, as tintas secam em uma hora.", "Ao sol, as tintas secam em uma hora; à sombra, em quatro."]
  ])("is kept in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("refused")
  })

  test.each([
    ["fr", "Acme traduit les contrats.", "Avec l'option Monde, Acme traduit vos contrats."],
    ["de", "Acme verwaltet und spült Geschirr in Kantinen.", "Acme verwaltet Geschirr in Kantinen."],
    ["pt", "As tintas da Acme secam em uma hora.", "Ao sol, as tintas secam em uma hora; à sombra, em quatro."],
    ["de", "Acme bildet Schreiner aus.", "Unser Nachbar, die Werkstatt Behrens, bildet Schreiner aus."],
    ["fr", "Acme livre des paniers de légumes et de fruits.", "Acme livre des paniers de légumes."]
  ])("refuses in %s: %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("refused")
  })
})
