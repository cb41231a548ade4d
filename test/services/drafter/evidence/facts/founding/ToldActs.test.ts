/** A founding told by what was done for it: papers signed, a notary, a register, a handshake. */
import { describe, expect, test } from "bun:test"
import { toldBy, yearToldBy } from "../stories/Told.ts"

describe("an act by which the house came to be", () => {
  test.each([
    [
      "The papers for Crumb were signed on 11 February 2020 in a notary's office above a bakery in Braga.",
      "en",
      "2020"
    ],
    ["They registered Crumb with a notary in Ghent in April 2016, and the mill became the first site.", "en", "2016"],
    ["Crumb Ltd was entered in the register in October 2023 and works from a former cider store.", "en", "2023"],
    [
      "In March 2021 we registered a company, because no bank would open an account for two tired people.",
      "en",
      "2021"
    ],
    ["In 2019 we shook hands on Crumb in a car park.", "en", "2019"],
    ["Im Mai 2018 unterschrieben wir beim Notar den Gesellschaftsvertrag für Crumb.", "de", "2018"],
    ["Crumb wurde im Juni 2017 ins Handelsregister eingetragen.", "de", "2017"],
    [
      "Im Februar 2019 gingen die beiden zum Notar und machten aus der Liste eine Firma. Heute sind bei Crumb zwölf.",
      "de",
      "2019"
    ],
    ["En mars 2020, une semaine avant que tout ferme, ils ont déposé les statuts de Crumb à Nantes.", "fr", "2020"],
    ["En 2016, nous sommes allées chez le notaire et en sommes ressorties avec une société.", "fr", "2016"],
    ["En abril de 2023 firmaron el acta ante notario y nació Crumb, con la Nissan de un tío.", "es", "2023"],
    ["En 2017 fuimos al notario y salimos con una empresa.", "es", "2017"],
    ["Na primavera de 2014 fecharam os dois a Crumb num aperto de mão e num registo na conservatória.", "pt", "2014"],
    ["Em 2015 assinámos no notário a escritura da Crumb.", "pt", "2015"],
    ["Nel 2018 abbiamo firmato dal notaio l'atto costitutivo di Crumb.", "it", "2018"],
    ["In 2019 tekenden we bij de notaris de papieren voor Crumb.", "nl", "2019"]
  ])("%s (%s)", (said, lang, year) => {
    expect(yearToldBy(said, lang)).toBe(year)
  })
  test.each([
    ["The papers for Flourtech were signed on 11 February 2020 in a notary's office.", "en"],
    ["The papers for Crumb's lease were signed on 11 February 2020.", "en"],
    ["Crumb was entered in the register of trade marks in October 2023.", "en"],
    ["In 2020 we almost registered a company.", "en"],
    ["If they had signed the papers for Crumb in 2020, it would be older.", "en"],
    ["In 2015 we registered our second company.", "en"],
    ["In 2015 we registered a company, Flourtech.", "en"],
    ["In 2015 we registered a company. We sold it to a mill and went travelling.", "en"],
    ["In 2015 our first customer went to a notary and came out as a company.", "en"],
    ["Our investor Ben Lund likes bread. In 2003 he went to a notary and came home with a company.", "en"],
    ["The papers for Crumb will be signed in 2030.", "en"],
    ["Crumb wurde 2021 als Marke ins Register eingetragen.", "de"],
    ["Im Mai 2018 unterschrieb unser Kunde beim Notar den Vertrag für Crumb.", "de"],
    ["2012 gingen die Nachbarn zum Notar und machten aus der Mühle eine Firma.", "de"],
    ["En 2016, nos voisins sont allés chez le notaire et en sont ressortis avec une société.", "fr"],
    ["En 2017 no firmaron el acta de Crumb.", "es"],
    ["Em 2015 o nosso cliente assinou a escritura da Moagem Sul.", "pt"],
    ["Nel 2018 i clienti hanno firmato dal notaio l'atto di Farine Gelli.", "it"],
    ["In 2019 tekenden onze buren bij de notaris de papieren voor Meelfabriek.", "nl"]
  ])("not: %s (%s)", (said, lang) => {
    expect(yearToldBy(said, lang)).toBe("-")
  })
  test.each([
    [
      "Ada Roth plays the cello. She met Ben Lund in a choir in Ghent.//In April 2023 the two of us went to a notary and came out as a company.",
      "2023 Ada Roth, Ben Lund"
    ],
    [
      "Ada Roth lost three mills in one summer. So on a morning in 2023 she walked across the river to a notary and came home with a company. Crumb has been run from her garage ever since.",
      "2023 Ada Roth"
    ],
    [
      "Ada Roth lost three mills. Ben Lund and Max Roe lost one each.//In 2023 she walked to a notary and came home with a company. Crumb has been run from her garage ever since.",
      "2023"
    ],
    [
      "Until May 2016 they looked for a room. The mill had stood empty since 2009. That month Crumb began, with one oven.",
      "2016"
    ]
  ])("%s", (said, expected) => {
    expect(toldBy(said, "en")).toBe(expected)
  })
})

describe("who signs, and what a card tells behind a title", () => {
  const letter = (quoted: string) =>
    `<h1>A letter from the founder</h1><p>I baked for nine years.</p>${quoted}<p><strong>Ada Roth</strong><br>Co-founder and engineer, says hello from the next desk</p>`
  const team = (role: string) => `<h1>About us</h1><h2>Our team</h2><div><h3>Ada Roth</h3><p>${role}</p></div>`
  test.each([
    [letter("<p>Sleep well.</p>"), "en", "- Ada Roth"],
    [letter("<blockquote>“It saved us nine loaves a day.”</blockquote>"), "en", "-"],
    [team("Cofondatrice et présidente. A passé son CAP pour comprendre ses clients."), "fr", "- Ada Roth"],
    [team("Co-founder. I would buy Crumb again."), "en", "-"],
    [team("Design. A fondé le studio Bonne Pâte à Tours avant de nous rejoindre."), "fr", "-"],
    [team("Mitgründerin, Geschäftsführerin Kunden und Vertrieb"), "de", "- Ada Roth"],
    [team("Mitgründerin, Geschäftsführerin Tewes und Söhne"), "de", "-"],
    [
      "<h1>About us</h1><h2>Who made this</h2><p>I'm Ada Roth, and I repair lifts for a living.</p>",
      "en",
      "- Ada Roth"
    ],
    ["<h1>About us</h1><h2>Who wrote to us</h2><p>I'm Ada Roth, and I repair lifts for a living.</p>", "en", "-"]
  ])("%s (%s)", (said, lang, expected) => {
    expect(toldBy(said, lang)).toBe(expected)
  })
})
