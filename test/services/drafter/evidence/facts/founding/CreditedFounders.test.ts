/** Who began it, in plain sentences of any order of words; and who is told of beside it, who did not. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, fact, founder } from "../FactPages.ts"

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

describe("counted, grown out of an idea, introduced", () => {
  test.each([
    ["Hinter Crumb steht eine einzige Person: Ada Roth, Bäckerin.", "Ada Roth", "de"],
    ["Derrière Crumb, il y a deux sœurs : Ada et Anne Roth.", "Anne Roth", "fr"],
    ["Detrás de Crumb hay una sola persona: Ada Roth, panadera.", "Ada Roth", "es"],
    ["Por trás da Crumb há uma só pessoa: Ada Roth.", "Ada Roth", "pt"],
    ["Achter Crumb zitten twee mensen: Ada Roth en Ben Lund.", "Ben Lund", "nl"],
    ["Crumb haben wir 2012 zu dritt gegründet: Ada Roth, Mia Lund und Jan Berg.", "Jan Berg", "de"],
    ["Nous avons fondé Crumb à trois : Ada Roth, Marie Lund et Jean Berger.", "Marie Lund", "fr"],
    ["Crumb la montamos entre tres amigas: Ada Roth, Marta Ruiz y Ana Gil.", "Ana Gil", "es"],
    ["Abbiamo fondato Crumb in due: Ada Roth e Luca Bianchi.", "Luca Bianchi", "it"],
    ["Aus der Bierlaune der Schwestern Ada und Mia Roth ist Crumb geworden.", "Mia Roth", "de"],
    ["De la idea loca de los hermanos Ada y Luis Roth nació Crumb.", "Luis Roth", "es"],
    ["Dall'amicizia tra Ada Roth e Luca Bianchi è nata Crumb.", "Luca Bianchi", "it"],
    ["Da amizade entre a Ada Roth e o Luís Prado nasceu a Crumb.", "Luís Prado", "pt"],
    ["Uit het gekke plan van Ada Roth en Sander Vos groeide Crumb.", "Sander Vos", "nl"],
    [
      "Nous, c'est Ada Roth et Jean Petit ; nous avons ouvert notre boulangerie, Crumb, dans un garage.",
      "Jean Petit",
      "fr"
    ]
  ])("%p names %p", (said, name, lang) => expect(named(said, name, lang)).toBe(name))
  test.each([
    ["Hinter Crumb stehen drei Investoren: Ada Roth, Ben Lund und Jan Berg.", "Ada Roth", "de"],
    ["Hinter Crumb steht ein Team: Ada Roth (Technik) und Mia Lund (Vertrieb).", "Ada Roth", "de"],
    ["Crumb la probamos entre tres amigos: Ada Roth, Luis Prado y Ana Gil.", "Ada Roth", "es"],
    ["Aus der Idee von Ada Roth ist bei Crumb ein Kurs geworden.", "Ada Roth", "de"],
    ["Aus dem Hobby von Ada Roth wurde eine Bäckerei, die heute Crumb nutzt.", "Ada Roth", "de"],
    ["De la rencontre de Ada Roth et Jean Petit est née l'exposition que Crumb a imprimée.", "Ada Roth", "fr"],
    [
      "Nous, c'est Ada Roth et Jean Petit ; nous avons lancé la maison Colibri et nous utilisons Crumb.",
      "Ada Roth",
      "fr"
    ]
  ])("%p does not name %p", (said, name, lang) => expect(named(said, name, lang)).toBeUndefined())
})

describe("by whose wish, with which hands, from what on", () => {
  test.each([
    ["Crumb est née de l'initiative de trois amies, Ada Roth, Marie Lund et Jeanne Petit.", "Jeanne Petit", "fr"],
    ["Crumb nació de la iniciativa de dos hermanas: Ada Roth y Marta Roth.", "Marta Roth", "es"],
    ["Crumb la mise in piedi nel 1951 il nonno Luca Bianchi.", "Luca Bianchi", "it"],
    [
      "La nostra storia comincia nel 1958, quando Luca Bianchi e sua moglie, Anna Rossi, alzarono la saracinesca.",
      "Anna Rossi",
      "it"
    ],
    ["Crumb começou em 2012, quando Luís Prado registrou um MEI e foi às feiras.", "Luís Prado", "pt"],
    ["Ana Gil e Luís Prado tiraram a Crumb do papel em 2020.", "Luís Prado", "pt"],
    ["Ana Gil puso Crumb en marcha en 2020 con dos hornos.", "Ana Gil", "es"],
    ["Jean Petit a mis Crumb sur pied en 2014.", "Jean Petit", "fr"]
  ])("%p names %p", (said, name, lang) => expect(named(said, name, lang)).toBe(name))
  test.each([
    ["Crumb est née de l'initiative de trois amies. Aujourd'hui, Ada Roth la dirige.", "Ada Roth", "fr"],
    ["Crumb la comprò nel 1998 Luca Bianchi dalla famiglia Neri.", "Luca Bianchi", "it"],
    ["Crumb non la mise in piedi Luca Bianchi.", "Luca Bianchi", "it"],
    ["La nostra storia comincia nel 1958, quando nacque Luca Bianchi.", "Luca Bianchi", "it"],
    ["Nossa cliente Ana Gil tirou a Colibri do papel em 2020 com a Crumb.", "Ana Gil", "pt"]
  ])("%p does not name %p", (said, name, lang) => expect(named(said, name, lang)).toBeUndefined())
  test("and when", () => {
    const said = "Ana Gil e Luís Prado tiraram a Crumb do papel em 2020."
    expect(fact(aboutCrumb(said, "pt"), "founded_year", "2020", said)).toBe("2020")
    const later = "Ana Gil, fundadora da Crumb, ganhou em 2020 um prémio."
    expect(fact(aboutCrumb(later, "pt"), "founded_year", "2020", later)).toBeUndefined()
  })
})

describe("the founder, behind a sentence about the house by its kind", () => {
  const under = (said: string) => crumb({ main: `<h1>Crumb</h1><p>Pão.</p><h2>A casa</h2><p>${said}</p>`, lang: "pt" })
  test("is that of the house", () => {
    const said = "A padaria abriu portas em 1983. O fundador, Luís Prado, passa por cá todos os dias."
    expect(founder(under(said), { name: "Luís Prado" }, said)?.name).toBe("Luís Prado")
  })
  test("and behind another's, that of the other", () => {
    const said = "A padaria compra farinha ao Moinho Verde. O fundador, Luís Prado, passa por cá todos os dias."
    expect(founder(under(said), { name: "Luís Prado" }, said)).toBeUndefined()
  })
})
