/** Foundings that a story tells as if they were now, by given names alone, or with whom: the verb has the house itself as its object. */
import { describe, expect, test } from "bun:test"
import { toldBy } from "./Told.ts"

describe("as if it were now", () => {
  test.each([
    [
      "fr",
      "2019 Nora Le Goff",
      "Tout a commencé au fond du jardin de Nora Le Goff. Infirmière de nuit, elle y coulait des bougies. // À l'automne 2019, Nora quitte l'hôpital et crée Crumb."
    ],
    [
      "fr",
      "2014 Camille Ruelle, Yann Bihan",
      "Camille Ruelle était ingénieure à Grenoble et faisait du savon le soir. // Deux ans de pains fendus plus tard, en 2014, elle crée Crumb avec Yann Bihan, potier et premier client."
    ],
    [
      "fr",
      "2014 Camille Ruelle",
      "Camille Ruelle était ingénieure à Grenoble et faisait du savon le soir. // Elle lance Crumb en 2014."
    ],
    [
      "de",
      "2017 Jana Wickert, Tobias Lohr",
      "Jana Wickert hat Bäckerin gelernt, Tobias Lohr Informatik. Als Janas Chef den Plan mit Kreide schrieb, hatten die beiden eine Idee. Zwei Jahre lang bauten sie am Feierabend, 2017 gründeten sie in Kassel die Crumb GmbH."
    ],
    [
      "de",
      "2019 Jana Wickert",
      "Jana Wickert war Krankenschwester und goss nachts Kerzen, um schlafen zu können. // Im Herbst 2019 gründet sie Crumb."
    ],
    [
      "es",
      "2019 Luis Mora, Nuria Vidal",
      "Nuria Vidal era enfermera de noche y hacía velas para dormir. // En 2019 crea Crumb junto a Luis Mora, su primer cliente."
    ],
    [
      "it",
      "2019 Nora Conti",
      "Nora Conti faceva l'infermiera di notte e colava candele. // Nell'autunno del 2019 Nora lascia l'ospedale e fonda Crumb."
    ],
    [
      "it",
      "2019 Luca Mori, Nora Conti",
      "Nora Conti faceva l'infermiera di notte e colava candele. // Nel 2019 apre Crumb insieme a Luca Mori, il suo primo cliente."
    ],
    [
      "pt",
      "2019 Nora Conti",
      "Nora Conti era enfermeira e fazia velas à noite. // Em 2019, Nora larga o hospital e cria o Crumb."
    ],
    [
      "nl",
      "2019 Jan Bos, Nora Smit",
      "Nora Smit werkte als verpleegkundige en goot 's nachts kaarsen. // In 2019 richt ze samen met Jan Bos Crumb op."
    ],
    [
      "en",
      "2014 Ian Bell, Nora Gough",
      "Nora Gough was an engineer in Leeds and fired pots at night. // In 2014 she founded Crumb with Ian Bell, a potter and her first customer."
    ],
    [
      "en",
      "2018 Hannah Gough",
      "My name is Hannah Gough. I covered the fisheries for a daily paper until it folded. // The next spring, in April 2018, I sent the first Crumb to forty-one friends."
    ],
    [
      "es",
      "2011 Lucía Arenal, Íñigo Suárez",
      "Lucía Arenal e Íñigo Suárez se conocieron haciendo prácticas en el hospital. En septiembre de 2011 abrieron juntos esta clínica, con una camilla."
    ],
    [
      "fr",
      "2011 Ada Roth, Ben Lund",
      "Ada Roth et Ben Lund se connaissaient. C'était en 2011 quand ils ont ouvert cette boulangerie."
    ],
    [
      "ar",
      "2022 سامر حدادين, هالة الوراق",
      "أسست هالة الوراق وزميلها في الجامعة سامر حدادين الشركة في عمّان عام 2022، حين لم يجد أحد برنامجًا."
    ],
    [
      "de",
      "2017 Jens Lund, Sabine Roth",
      "Sabine Roth hat zwölf Jahre lang den Papierkram ihres Vaters gemacht. Dann baute sie sich mit dem Informatiker Jens Lund selbst ein Programm. // 2017 haben die beiden daraus die Crumb GmbH gemacht."
    ],
    [
      "it",
      "2017 Irene Baldini, Tommaso Serra",
      "Irene Baldini stampava per altri a Berlino; Tommaso Serra riparava fotocopiatrici. Si sono conosciuti a un mercatino. Crumb l'hanno fondato insieme nel 2017, con un lavandino."
    ],
    [
      "en",
      "2023 Priya Raman, Tobias Lind",
      "Priya Raman crawled under houses for nine years before she typed her last report in the summer of 2023. That autumn she and Tobias Lind, a speech engineer she knew from choir, founded Crumb at her kitchen table."
    ]
  ])("%s: %s", (lang, want, said) => {
    expect(toldBy(said, lang)).toBe(want)
  })

  test.each([
    [
      "en",
      "a visitor's deed",
      "Nora Gough runs a bakery in Leeds. In 2019 she opened Crumb on her phone and never looked back."
    ],
    ["en", "a part of it", "Ada Roth opened this bakery's oven in 2011."],
    ["en", "a page", "Ada Roth worked at Petit. In 2011 she opened this page."],
    ["en", "where it came to", "In 2019 Nora Gough launched Crumb in Spain."],
    ["en", "a prize called after it", "In 2019 Nora Gough founded the Crumb Prize for young bakers."],
    [
      "en",
      "a later edition",
      "Nora Gough was an engineer in Leeds and fired pots. // In 2023 she launched Crumb Pro with Ian Bell."
    ],
    ["en", "whoever joined", "In 2020 Nora Gough joined Crumb with Ian Bell."],
    [
      "fr",
      "made with it",
      "Camille Ruelle était ingénieure à Grenoble et faisait du savon. // En 2014, elle crée avec Crumb son premier site."
    ],
    ["fr", "an order, without a year", "Ouvre Crumb, crée un compte, et c'est parti."],
    ["es", "an order, without a year", "Abre Crumb y crea una cuenta con Luis Mora."],
    ["de", "what was made with it", "2017 haben die beiden mit Crumb daraus eine Liste gemacht."],
    [
      "it",
      "what others founded",
      "Irene Baldini lavora con Crumb. Petit l'hanno fondato nel 2017 Tommaso Serra e altri."
    ],
    [
      "en",
      "where she only worked",
      "Priya Raman left Petit in the summer of 2023. That autumn she and Tobias Lind joined Crumb."
    ],
    ["de", "a branch elsewhere", "2019 eröffnete Petit mit Crumb eine Filiale."]
  ])("%s: nothing of %s", (lang, _, said) => {
    expect(toldBy(said, lang)).toBe("-")
  })
})
