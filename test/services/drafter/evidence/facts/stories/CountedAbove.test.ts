/** Who "the two of them" are, some paragraphs under those who did it: as many as the sentence counts, or nobody. */
import { describe, expect, test } from "bun:test"
import { toldBy } from "./Told.ts"

describe("those whom a sentence counts", () => {
  test.each([
    [
      "en",
      "2016 Ada Roth, Ben Lund",
      "Ada Roth was nine years a harbour master in Howth. One night a wave took the ledger with it. // Ben Lund was writing timetables for a ferry line in Gdynia. He had once been sent to a berth with a boat in it. // They started Crumb together in Dungarvan in February 2016, and the first harbour was the one that Mia Petit looks after."
    ],
    [
      "en",
      "- Ada Roth, Ben Lund",
      "Ada Roth grew up in Killala. Her brother-in-law, Max Petit, put out his first line in 2018. // Ben Lund, who wrote firmware for meters until 2019, answered her question. The two of them registered Crumb Ltd in Westport on 3 October 2022 and sold the first float that winter."
    ],
    [
      "en",
      "2013 Ada Roth, Ben Lund",
      "In March 2012 Ada Roth nodded off on the couch and woke to forty mugs. // The man who came to check her wiring was Ben Lund, an electrician. She asked him to prove it. // The two of them started Crumb in Fredericton in May 2013 with eleven boxes."
    ],
    [
      "es",
      "2018 Ana Roth, Clara Prado, Luis Lund",
      "Ana Roth repartía en Concepción. Se vino al sur con la bicicleta en el bus. // Acá conoció a Luis Lund, que soldaba cuadros, y a Clara Prado, que se sabía todos los timbres. Entre los tres fundaron Crumb en Valdivia, en abril de 2018, en un garaje de calle Bueras."
    ],
    [
      "fr",
      "2022 Aurélie Roth, Noémie Lund",
      "Un dimanche de 2020, la fromagerie a perdu quatre cents meules. Aurélie Roth, qui affinait là depuis 2008, en a parlé à sa voisine de palier, Noémie Lund, ingénieure. // Les premiers boîtiers ont été soudés sur la table de la cuisine. En 2022, tous deux ont fondé Crumb Sàrl pour pouvoir en livrer."
    ],
    [
      "it",
      "2019 Livia Roth, Tommaso Lund",
      "Era il 2017 e si litigava da tre ore per una grondaia. Livia Roth faceva l'amministratrice, Tommaso Lund abitava al terzo piano e scriveva software: due anni dopo, nel 2019, hanno fondato insieme la società."
    ]
  ])("%s: %s", (lang, who, text) => {
    expect(toldBy(text, lang)).toBe(who)
  })

  test.each([
    [
      "three where it says two",
      "Ada Roth baked in Howth for nine years. // Ben Lund wrote timetables for a ferry line. // Mia Petit kept the books of the harbour. // The two of them started Crumb in Fredericton in May 2013."
    ],
    [
      "two where it says three",
      "Ada Roth baked in Howth for nine years. // Ben Lund wrote timetables for a ferry line. // The three of them started Crumb in Fredericton in May 2013."
    ],
    [
      "customers",
      "Our customers Ada Roth and Ben Lund baked in Howth for nine years. // Their loaves sold out by noon on most days. // The two of them set up Crumb in their shop in May 2013."
    ],
    [
      "a time that looks like a name",
      "Ada Roth baked in Howth for nine years. // One Christmas brought forty mugs slumped flat on the shelf. // The two of them started Crumb in Fredericton in May 2013."
    ],
    [
      "under another heading",
      "<h1>About us</h1><p>Ada Roth baked in Howth for nine years.</p><p>Ben Lund wrote timetables for a ferry line.</p><h2>How it began</h2><p>The two of them started Crumb in Fredericton in May 2013.</p>"
    ]
  ])("nobody: %s", (_, text) => {
    expect(toldBy(text, "en")).not.toContain(" Roth")
  })
})
