/** When and by whom a house was begun, told where houses tell it: at the foot, in an answer, below what they say of themselves. */
import { expect, test } from "bun:test"
import { draftOf, type Site, tongues } from "./FormDraft.ts"

type Told = readonly [lang: string, sentence: string, year: string, founders: string]

const told = (lang: string, site: Site) => {
  const said = tongues.find((tongue) => tongue.lang.startsWith(lang))
  if (said === undefined) throw new Error(`no ${lang}`)
  const { year, founders } = draftOf(said, site)
  return { year, founders }
}
const named = (lang: string, sentence: string) =>
  sentence.replaceAll("Tillwick", tongues.find((tongue) => tongue.lang.startsWith(lang))?.name ?? "")

const both = "Ada Roth, Ben Lund"
const feet: ReadonlyArray<Told> = [
  ["en", "Tillwick, a bindery opened in 2014 by Ada Roth and Ben Lund, 18 Quay Lane, Leeds.", "2014", both],
  ["en", "Tillwick is a bindery opened in 2014 by Ada Roth and Ben Lund.", "2014", both],
  ["de", "Tillwick ist eine 2014 von Ada Roth und Ben Lund gegründete Bäckerei.", "2014", both],
  ["fr", "Tillwick, papeterie ouverte en 2014 par Ada Roth et Ben Lund, rue des Fripiers 18, Namur.", "2014", both],
  ["it", "Tillwick, bottega aperta da Ada Roth nel 2009 e da allora sempre nelle stesse mani.", "2009", "Ada Roth"],
  ["es", "Tillwick, taller abierto en 2009 por Ada Roth y Ben Lund en León.", "2009", both],
  ["pt", "Tillwick, oficina aberta em 2009 por Ada Roth e Ben Lund.", "2009", both],
  ["nl", "Tillwick, bakkerij opgericht in 2009 door Ada Roth en Ben Lund.", "2009", both]
]
test.each(feet)("at the foot, in %s: %s", (lang, sentence, year, founders) => {
  expect(told(lang, { foot: `<p>${named(lang, sentence)}</p>` })).toEqual({ year, founders })
})

const builders: ReadonlyArray<readonly [string, string]> = [
  ["en", "Website by Pixel Lake, Leeds, since 2004"],
  ["en", "Tillwick is made by Pixel Lake in Leeds"],
  ["de", "Website von Pixelsee, Bremen, seit 2004"],
  ["fr", "Site réalisé par Pixel du Lac depuis 2004"],
  ["it", "Sito di Pixel di Lago, Lecco, dal 2004"],
  ["it", "Sito web realizzato da Pixel di Lago dal 2004"],
  ["es", "Web de Píxel del Lago, León, desde 2004"],
  ["pt", "Site feito por Pixel do Lago desde 2004"],
  ["nl", "Site van Pixelmeer, sinds 2004"]
]
test.each(builders)("of whoever built the site, in %s: %s", (lang, sentence) => {
  expect(told(lang, { foot: `<p>${named(lang, sentence)}</p>` })).toEqual({ year: "-", founders: "" })
})

/** Under "About us", after a paragraph that names nobody. */
const below: ReadonlyArray<readonly [...Told, above: string]> = [
  ["en", "It all started in 2014 with one oven.", "2014", "", "The bread is baked every day for the whole quarter."],
  ["fr", "Tout a commencé en 2014 dans un garage.", "2014", "", "Le pain est cuit chaque jour pour tout le quartier."],
  ["es", "Todo empezó en 2014 en un garaje.", "2014", "", "El pan se hornea cada día para todo el barrio."],
  [
    "nl",
    "Hilde Verst richtte het bureau op in 2011, na tien jaar in Antwerpen.",
    "2011",
    "Hilde Verst",
    "Een zwaluwstaart is een verbinding die houdt zonder spijkers."
  ],
  [
    "es",
    "Hilde Verst fundó el estudio en 2011.",
    "2011",
    "Hilde Verst",
    "Un buen dibujo engancha primero y explica después."
  ],
  [
    "en",
    "She founded Tillwick in 2018 and soldered the first controllers herself.",
    "2018",
    "Ada Roth",
    "Ada Roth is an engineer and the granddaughter of Einar Roth, who built the family sauna. She got tired of driving."
  ]
]
test.each(below)("after another paragraph, in %s: %s", (lang, sentence, year, founders, above) => {
  const about = `<p>${above}</p><p>${named(lang, sentence)}</p>`
  expect(told(lang, { about })).toEqual({ year, founders })
})

const stories: ReadonlyArray<Told> = [
  ["es", "Febrero de 2013. Ada Roth deja la oficina y compra un torno. Así arranca Tillwick.", "2013", "Ada Roth"],
  ["en", "In 2013 Ada Roth left the office and bought a lathe. That is how Tillwick began.", "2013", "Ada Roth"],
  ["de", "2013 kaufte Ada Roth eine Drehbank. So entstand Tillwick.", "2013", "Ada Roth"],
  ["fr", "En 2013, Ada Roth quitte le bureau et achète un tour. C'est ainsi que naît Tillwick.", "2013", "Ada Roth"],
  ["it", "Nel 2013 Ada Roth lascia l'ufficio e compra un tornio. Così nasce Tillwick.", "2013", "Ada Roth"],
  ["pt", "Em 2013, Ada Roth deixou o escritório e comprou um torno. Assim nasceu a Tillwick.", "2013", "Ada Roth"],
  ["nl", "In 2013 kocht Ada Roth een draaibank. Zo ontstond Tillwick.", "2013", "Ada Roth"],
  [
    "es",
    "Ada Roth y Ben Lund compraron el molino. Después de cuatro años de obra abrieron Tillwick en 2012.",
    "2012",
    both
  ],
  [
    "it",
    "Ada Roth e Ben Lund hanno comprato il mulino. Dopo quattro anni hanno aperto Tillwick nel 2012.",
    "2012",
    both
  ],
  ["pt", "Ada Roth e Ben Lund compraram o moinho. Depois de quatro anos abriram a Tillwick em 2012.", "2012", both]
]
test.each(stories)("as a story, in %s: %s", (lang, sentence, year, founders) => {
  expect(told(lang, { about: `<p>${named(lang, sentence)}</p>` })).toEqual({ year, founders })
})

const alone: ReadonlyArray<readonly [string, string]> = [
  ["en", "I'm Ada Roth, and there is nobody else here. For nine years I drew for a living."],
  ["en", "I'm Ada Roth, and I run Tillwick on my own."],
  ["en", "Tillwick is a one-woman business. I'm Ada Roth."],
  ["de", "Ich bin Ada Roth, und sonst ist hier niemand."],
  ["de", "Hinter Tillwick stecke nur ich, Ada Roth."],
  ["fr", "Tillwick, c'est moi, Ada Roth, et personne d'autre."],
  ["es", "Tillwick soy yo, Ada Roth."],
  ["it", "Sono Ada Roth e Tillwick sono solo io."],
  ["nl", "Ik ben Ada Roth en ik doe Tillwick helemaal alleen."]
]
test.each(alone)("a house of one, in %s: %s", (lang, sentence) => {
  expect(told(lang, { about: `<p>${named(lang, sentence)}</p>` }).founders).toBe("Ada Roth")
})
const notAlone: ReadonlyArray<readonly [string, string]> = [
  ["en", "I'm Ada Roth, and I look after customers at Tillwick. There are nine of us."],
  ["en", "I'm Ada Roth. I took over Tillwick from my uncle in 2019 and run Tillwick on my own."],
  ["de", "Ich bin Ada Roth und betreue hier die Kundschaft."]
]
test.each(notAlone)("whoever only works there, in %s: %s", (lang, sentence) => {
  expect(told(lang, { about: `<p>${named(lang, sentence)}</p>` }).founders).toBe("")
})

const inJapanese = [
  ["の創業者、百瀬和弥です。", "百瀬和弥"],
  ["の創業者で代表の百瀬和弥です。", "百瀬和弥"],
  ["の共同創業者の堀和子と和田恵が運営しています。", "堀和子, 和田恵"]
] as const
test.each(inJapanese)("a name with 和 in it: %s", (sentence, founders) => {
  expect(told("ja", { about: `<p>${named("ja", "Tillwick")}${sentence}</p>` }).founders).toBe(founders)
})
