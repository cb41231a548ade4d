/** How far along a product is, told by what there is of it: nothing yet, open doors, more customers, decades of use. */
import { describe, expect, test } from "bun:test"
import { crumb, fact } from "./FactPages.ts"

const home = (said: string, lang: string) =>
  crumb({ main: `<h1>Bread that bakes itself</h1><p>${said}</p><p>Crumb plans the bakes of bakeries.</p>`, lang })

describe("a stage told by what there is", () => {
  test.each([
    ["Nothing is built yet: this page exists to find out whether anyone wants it.", "idea", "en"],
    ["We have not started building yet; join the list if you would use it.", "idea", "en"],
    ["Rien n'est encore construit : dites-nous si l'idée vous plaît.", "idea", "fr"],
    ["A Crumb está em fase alfa: os dados podem ser apagados.", "alpha", "pt"],
    ["Crumb está en fase alfa y todavía faltan cosas.", "alpha", "es"],
    ["Crumb went into early access on 14 March 2025.", "beta", "en"],
    ["Da lunedì Crumb è aperta a tutti, senza più lista d'attesa.", "launched", "it"],
    ["Seit gestern ist Crumb für alle verfügbar.", "launched", "de"],
    ["Crumb is vanaf vandaag voor iedereen beschikbaar.", "launched", "nl"],
    ["We went from 40 to 310 paying teams last year and are hiring.", "growing", "en"],
    ["Our customer base has tripled in the past twelve months.", "growing", "en"],
    ["In un anno siamo passati da 50 a 400 teatri clienti.", "growing", "it"],
    ["Elke maand komen er tweehonderd scholen bij.", "growing", "nl"],
    ["Bakers have relied on Crumb for more than twenty-five years; it is loved.", "mature", "en"],
    ["Crumb is now in its fourteenth major version.", "mature", "en"]
  ])("%p: %p", (said, stage, lang) => {
    expect(fact(home(said, lang), "stage", stage, said)).toBe(stage)
  })
})

describe("and not of others, of less, of what is to come", () => {
  test.each([
    ["Nothing is built yet on the plot next door.", "idea", "en"],
    ["We went from 310 to 40 customers last year.", "growing", "en"],
    ["We went from 40 to 310 kilos of flour.", "growing", "en"],
    ["We went from 3 to 5 people in the kitchen in an hour.", "growing", "en"],
    ["Oak and Sons went into early access on 14 March 2025.", "beta", "en"],
    ["Our client Oak and Sons grew from 4 to 31 shops.", "growing", "en"],
    ["Bakers have relied on rye for more than twenty-five years.", "mature", "en"],
    ["We have been on the market square for twenty years.", "mature", "en"],
    ["Ab Montag ist Crumb für alle verfügbar.", "launched", "de"],
    ["Da lunedì il museo è aperto a tutti.", "launched", "it"],
    ["Só o módulo de estoque está em fase alfa.", "alpha", "pt"]
  ])("%p: no %p", (said, stage, lang) => {
    expect(fact(home(said, lang), "stage", stage, said)).toBeUndefined()
  })
})
