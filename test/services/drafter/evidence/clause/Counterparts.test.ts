/** Two things a word sets over against each other keep their sides; what sentences build otherwise and say alike stands. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (lang: string, sentence: string, quotes: string) =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("each side has what the other has on the page", () => {
  test.each([
    // Instead of, than, formerly.
    ["en", "Acme keeps a database instead of a file.", "Acme keeps a file instead of a database."],
    ["es", "Acme guarda una base de datos en vez de archivos.", "Acme guarda archivos en vez de una base de datos."],
    ["fr", "Acme garde une base au lieu d'un fichier.", "Acme garde un fichier au lieu d'une base."],
    ["it", "Acme usa il metano invece dell'elettricità.", "Acme usa l'elettricità invece del metano."],
    ["en", "The Acme Pro lamp is lighter than the Acme lamp.", "The Acme lamp is lighter than the Acme Pro lamp."],
    ["en", "The lamp uses less power than any other lamp.", "The lamp uses less power than our older one."],
    ["en", "Petit, formerly known as Acme, is a bakery.", "Acme, formerly known as Petit, is a bakery."],
    // Since and until, by and to.
    ["en", "Since version 4, Acme has used a text file.", "Until version 4, Acme used a text file."],
    ["de", "Bis 2019 stand Acme in Graz.", "Seit 2019 steht Acme in Graz."],
    ["en", "Acme cuts the noise to 40%.", "Acme cuts the noise by 40%."],
    ["fr", "Acme réduit le bruit à 40 %.", "Acme réduit le bruit de 40 %."],
    // Who is thanked; what is so when something else is; why.
    ["en", "Thanks to Acme, Petit welds twice as fast.", "Thanks to Petit, Acme welds twice as fast."],
    ["en", "When Acme closes the valve, it finds a leak.", "When Acme finds a leak, it closes the valve."],
    ["pt", "Acme comprou feno, por isso perdeu o pasto.", "Acme perdeu o pasto, por isso comprou feno."],
    ["en", "Acme opens your files even if you are offline.", "If you are offline, Acme opens your files."],
    // Each its own.
    [
      "en",
      "The barn of Acme sleeps two and its loft sleeps nine.",
      "The loft, cottage and barn of Acme sleep two, five and nine respectively."
    ],
    [
      "de",
      "Acme liefert Essen und Kisten sowohl für Schulen als auch für Heime.",
      "Acme liefert Essen für Schulen und Kisten für Heime."
    ],
    // Who does it to whom.
    ["it", "Su Acme i maestri scelgono i genitori.", "Su Acme i genitori scelgono i maestri."],
    ["de", "2020 wurde Acme von Petit übernommen.", "2020 übernahm Acme die Firma Petit."],
    ["en", "Acme sews its jackets itself.", "Acme has its jackets sewn by a workshop in Porto."],
    // What hangs on a name.
    ["en", "Acme is a maker of hospital beds.", "Acme is used by Petit, a maker of hospital beds."],
    ["fr", "Acme (58 magasins en Bretagne) fournit Petit.", "Acme fournit Petit (58 magasins en Bretagne)."],
    [
      "it",
      "Acme, che ha brevettato un sensore, lavora con Petit.",
      "Acme lavora con Petit. | Petit ha brevettato un sensore."
    ],
    ["en", "Acme was developed in 1998.", "Acme runs on a system. | It was developed in 1998, before Acme existed."],
    // A reason, an aim, a rank of its own.
    ["en", "Acme sells fish because it is owned by its staff.", "Acme is owned by its staff. | Acme sells fish."],
    [
      "de",
      "Acme verschickt Briefe, um Meldungen zu erfassen.",
      "Acme verschickt Briefe. | Außerdem erfasst Acme Meldungen."
    ],
    ["de", "Acme ist das beliebteste System im Handel.", "Acme gehört zu den beliebtesten Systemen im Handel."]
  ])("%s: %s < %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("refused")
  })
})

describe("the same, built in another way", () => {
  test.each([
    ["Acme uses rye rather than wheat.", "Instead of wheat, Acme uses rye."],
    ["Graz is where Acme paints its frames.", "Acme paints its frames in Graz."],
    ["Only members can delete a photo.", "No one other than members can delete a photo."],
    ["Acme accepts nothing but cash.", "Acme accepts only cash."],
    ["Acme will soon accept cards.", "In the near future, Acme is going to accept cards."],
    ["Most courses at Acme end with an exam.", "The majority of the courses at Acme end with an exam."],
    ["Acme has baked its own bread since 2009.", "From 2009 onwards, Acme has baked its own bread."],
    ["As a rule, Acme replies in two days or less.", "Acme usually replies within two days."],
    ["Acme not only bakes bread but also sells flour.", "Acme bakes bread and sells flour."],
    ["Some rooms at Acme do not have a balcony.", "Not all rooms at Acme have a balcony."],
    ["Petit bought Acme in 2021.", "In 2021, Acme was bought by Petit."]
  ])("%s < %s", (sentence, quote) => {
    expect(lane("en", sentence, quote)).toBe("stands")
    expect(lane("en", quote, sentence)).not.toBe("refused")
  })
})

describe("the name of a product with an article of its own", () => {
  test("is read inside a sentence too", () => {
    expect(lane("en", "In winter the Acme is open to guests.", "The Acme is open to guests in winter.")).toBe("stands")
  })
})
