/** Who began it, in plain sentences of any order of words; and who is told of beside it, who did not. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, founder } from "../FactPages.ts"

const named = (said: string, name: string, lang: string) => founder(aboutCrumb(said, lang), { name }, said)?.name

describe("whoever began it, whatever the words", () => {
  test.each([
    ["Crumb hat Ada Roth ins Leben gerufen.", "Ada Roth", "de"],
    ["Die Idee zu Crumb hatte Ada Roth während ihres Studiums.", "Ada Roth", "de"],
    ["Erfunden wurde Crumb von der Grafikerin Ada Roth.", "Ada Roth", "de"],
    ["Achter Crumb zitten Ada Roth en Ben Lund.", "Ben Lund", "nl"],
    ["Crumb werd bedacht door Ada Roth tijdens een lange treinreis.", "Ada Roth", "nl"],
    ["Derrière Crumb, il y a Ada Roth et Ben Lund.", "Ben Lund", "fr"],
    ["Crumb a vu le jour grâce à Ada Roth.", "Ada Roth", "fr"],
    ["Crumb nació de una idea de Ada Roth, antigua marinera.", "Ada Roth", "es"],
    ["Quem criou a Crumb foi Ada Roth.", "Ada Roth", "pt"],
    ["A creare Crumb è stata Ada Roth.", "Ada Roth", "it"],
    ["Crumb nasce per volontà di Ada Roth.", "Ada Roth", "it"]
  ])("%p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBe(name)
  })
})

describe("told beside it", () => {
  test.each([
    ["Unser Partner Hafenkran wurde von Max Roe gegründet.", "Max Roe", "de"],
    ["Crumb wurde nicht von Max Roe gegründet.", "Max Roe", "de"],
    ["Onze klant Max Roe bouwde met Crumb een eigen bureau op.", "Max Roe", "nl"],
    ["Avant de nous rejoindre, Max Roe avait fondé l'agence Calque.", "Max Roe", "fr"],
    ["Antes de unirse a nosotros, Max Roe fundó la agencia Calco.", "Max Roe", "es"],
    ["A farinha vem de Max Roe, que fundou o Moinho Verde em 1985.", "Max Roe", "pt"],
    ["Prima di unirsi a noi, Max Roe ha fondato l'agenzia Calco.", "Max Roe", "it"]
  ])("not %p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBeUndefined()
  })
})
