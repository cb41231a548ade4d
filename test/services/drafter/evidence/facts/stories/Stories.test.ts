/** Who began it, and when, where a story takes two or three sentences to tell it, and "she" or "they" did it. */
import { describe, expect, test } from "bun:test"
import { toldBy, yearToldBy } from "./Told.ts"

describe("stories", () => {
  test.each([
    [
      "en",
      "2019 Ada Roth",
      "Ada Roth was tired of throwing bread away. She built the first version of Crumb in 2019 on her kitchen table."
    ],
    [
      "en",
      "2019 Ada Roth, Ben Lund",
      "Ada Roth ran a bakery in Hull and Ben Lund wrote software for ferries. In the spring of 2019 the two of them quit and set up Crumb."
    ],
    [
      "en",
      "2019 Ada Roth, Ben Lund",
      "Before any of this, Ada Roth baked at Petit, where she had started in 2011, and Ben Lund kept databases. They met over an outage. In the spring of 2019 the two of them quit and set up Crumb; the first paying bakery came in November of the year after."
    ],
    ["en", "2016 Ada Roth", "Ada Roth opened the doors of Crumb on 2 May 2016, with two ovens and a borrowed van."],
    [
      "en",
      "2016 Ada Roth",
      "Ada Roth had enough of hotels. On 2 May 2016 she opened the doors of Crumb in the old mill, with two ovens."
    ],
    [
      "fr",
      "2023 Florence Roth, Hugo Lund",
      "Le 18 mai 2023, le verger de la famille Roth, planté en 1971, a tout perdu. // Six mois plus tard, en novembre 2023, Florence Roth et Hugo Lund incorporaient Crumb. Elle sortait d'un doctorat à Grenoble ; lui avait conçu des balises chez Altiplan de 2015 à 2022."
    ],
    [
      "fr",
      "2017 Ada Roth",
      "C'est en septembre 2017 qu'Ada Roth a ouvert les portes de Crumb, seule, avec un four d'occasion."
    ],
    [
      "fr",
      "2018 Ada Roth, Ben Lund",
      "Ada Roth était comptable, Ben Lund réparait des fours. Au printemps 2018, tous deux quittent leur emploi et montent Crumb."
    ],
    [
      "de",
      "2016 Annelies Roth",
      "Annelies Roth hatte genug vom Spitalalltag. Zwölf Jahre lang leitete sie eine Klinik in Zürich. // Am 2. Mai 2016 öffnete sie in der ehemaligen Spinnerei die Türen von Crumb, mit zwei Liegen."
    ],
    [
      "de",
      "2015 Ada Roth",
      "Ada Roth backte nachts in ihrer Küche. Im Frühjahr 2015 mietete sie einen Laden in Kassel und sperrte Crumb auf."
    ],
    [
      "de",
      "2019 Ada Roth, Ben Lund",
      "Ada Roth und Ben Lund kannten sich aus dem Studium. Im Herbst 2019 kündigten beide und gründeten Crumb."
    ],
    [
      "es",
      "2014 Nerea Roth",
      "Nerea Roth se diplomó en 2003 y pasó casi una década en un hospital de Toulouse. Al volver quería una consulta pequeña. La encontró en la calle del Azafrán y abrió Crumb en septiembre de 2014, ella sola, con una camilla de segunda mano."
    ],
    [
      "es",
      "2020 Ada Roth, Ben Lund",
      "Ada Roth y Ben Lund se conocieron en una panadería de Lugo. En marzo de 2020 montaron Crumb en una cochera."
    ],
    ["es", "2016 Ada Roth", "En 2016 Ada Roth colgó la bata y levantó la persiana de Crumb."],
    [
      "it",
      "2017 Ada Roth",
      "Ada Roth faceva la contabile. Nel 2017 ha lasciato l'ufficio e ha aperto Crumb in una vecchia stalla."
    ],
    [
      "it",
      "2018 Ada Roth, Ben Lund",
      "Ada Roth e Ben Lund si sono conosciuti a Torino. Nel 2018, insieme, hanno dato vita a Crumb."
    ],
    [
      "nl",
      "2017 Ada Roth",
      "Ada Roth was verpleegkundige. In 2017 zegde ze haar baan op en opende ze Crumb in een oude schuur."
    ],
    ["pt", "2017 Ada Roth", "Ada Roth era enfermeira. Em 2017 largou o hospital e abriu a Crumb numa garagem."],
    [
      "ja",
      "2024 千種 ひかり",
      "はじめまして、千種 ひかりです。2016年から六年間、東京の広告会社で働いていました。// 2024年の夏に、Crumbを長崎市でひとりで立ち上げました。"
    ]
  ])("%s: %s of %s", (lang, want, said) => {
    expect(toldBy(said, lang)).toBe(want)
  })
  test.each([
    ["en", "2016", "Crumb opened its doors on 2 May 2016 with two ovens and a borrowed van."],
    ["en", "2011", "We baked our first loaf for money on 3 June 2011."],
    ["en", "2017", "Crumb took its first order in 2017, from a cafe across the street."],
    [
      "fr",
      "2021",
      "Ils en retapent un, puis quatre. En janvier 2021, ils créent Crumb sous forme de coopérative, avec 18 000 €."
    ],
    [
      "es",
      "2014",
      "Nerea Roth se diplomó en 2003. Al volver quería una consulta pequeña. La encontró en la calle del Azafrán y abrió la empresa en septiembre de 2014, ella sola. Dos años más tarde se sumó Saúl Berdejo."
    ],
    ["ja", "2018", "2018年6月、高校の同級生と二人で会社をつくりました。"],
    ["zh", "2019", "2019年春天，我们在厦门的一间车库里做出了第一版Crumb。"],
    ["ar", "2019", "في ربيع 2019 انطلق Crumb من مطبخ صغير في عمّان."],
    ["ar", "2018", "بدأنا العمل على Crumb عام 2018 في غرفة صغيرة."]
  ])("%s: %s, the year of %s", (lang, want, said) => {
    expect(yearToldBy(said, lang)).toBe(want)
  })
  test.each([
    ["en", "-", "Ada Roth ran a bakery in Hull. In the spring of 2019 she quit and set up Flourtech."],
    [
      "en",
      "-",
      "Ada Roth ran a bakery in Hull and Ben Lund wrote software. In 2019 she opened the doors of Crumb's second shop."
    ],
    ["en", "2019", "Ada Roth ran a bakery in Hull. Her brother lent an oven to Mia Poe. In 2019 she set up Crumb."],
    ["en", "-", "Ada Roth joined in 2021. In 2023 she opened the new Crumb in Leeds."],
    ["en", "-", "Petit, a bakery in Hull, opened the doors of its mill in 2015. Crumb came there later."],
    ["en", "-", "Ada Roth bought the mill in 2015. Crumb was there already."],
    ["en", "-", "Ada Roth wanted to open Crumb in 2019, but the bank said no."],
    ["en", "-", "Ada Roth took over from her father and opened Crumb anew in 2019."],
    ["en", "-", "Our landlord Ada Roth opened the mill in 1999."],
    ["en", "-", "In 2019 the mayor opened the doors of Crumb's hall for a day."],
    ["en", "-", "If Ada Roth had set up Crumb in 2019, nobody would have come."],
    ["fr", "-", "Ada Roth tenait une boulangerie à Lyon. En 2019, elle a ouvert les portes de Farinetech."],
    ["fr", "-", "Notre cliente Ada Roth a monté Crumb chez elle en 2019."],
    ["fr", "-", "En 2019, Ada Roth a rejoint Crumb et créé un deuxième atelier."],
    ["fr", "-", "Ada Roth et Ben Lund ouvrent un second Crumb en 2022."],
    ["de", "-", "Ada Roth backte in Kassel. 2019 eröffnete sie die zweite Crumb-Filiale."],
    ["de", "-", "Ada Roth backte in Kassel. 2019 gründete sie Mehltech."],
    ["de", "-", "Ada Roth kam 2019 dazu. 2021 sperrte sie Crumb nach dem Umzug wieder auf."],
    ["es", "-", "Ada Roth trabajó en Lugo. En 2019 abrió la confitería Roth, donde hoy estamos."],
    ["es", "-", "El bajo fue una confitería. La abrió en 1926 la familia Lacruz, y cerró en los ochenta."],
    ["es", "-", "En 2021 la cadena Fisiored abrió una clínica junto a Crumb."],
    ["es", "-", "Ada Roth se sumó en 2016. Dos años después abrió el segundo Crumb."],
    ["it", "-", "Ada Roth lavorava a Torino. Nel 2019 ha aperto Farinetech."],
    ["it", "-", "Ada Roth ha aperto il nuovo Crumb nel 2019."],
    ["pt", "-", "Ada Roth trabalhava no Porto. Em 2019 abriu a Farinha Lda."],
    ["pt", "-", "A nossa cliente Ada Roth abriu a Crumb na sua loja em 2019."],
    ["nl", "-", "Ada Roth werkte in Gent. In 2019 opende ze Meeltech."],
    ["nl", "-", "In 2019 opende de burgemeester Crumb voor een dag."],
    ["en", "-", "We rent from Ada Roth, who opened the doors of the mill in 1999."],
    ["en", "-", "Ben Lund wrote about us: Ada Roth set up the bakery in Hull in 2009."]
  ])("of nobody else: %s %s of %s", (lang, want, said) => {
    expect(toldBy(said, lang)).toBe(want)
  })
})

describe("one told of before", () => {
  test.each([
    // Another one stands there only as whom she did something with.
    [
      "en",
      "2022 Ada Roth",
      "Ada Roth spent six years at Flourtech, the mill she had set up in Oslo in 2013 with Ben Lund. When it was sold, she had time on her hands. // She began Crumb in February 2022 as a weekend project."
    ],
    // No given name that is known: by the first of her names alone.
    [
      "en",
      "2018 Brannoc Tull",
      "In the autumn of 2014 Brannoc Tull rowed a piano over the bay for a wedding. The guests had gone home, and Brannoc, who tuned harps, began to think about bread. // It stayed a hobby for four years. He founded Crumb in 2018, in a former sail loft."
    ]
  ])("%s: %s of %s", (lang, want, said) => {
    expect(toldBy(said, lang)).toBe(want)
  })
  test.each([
    [
      "en",
      "2022",
      "Ada Roth spent six years at Flourtech, the mill she had set up in Oslo with Ben Lund. When it was sold, she had time on her hands. // He began Crumb in February 2022 as a weekend project."
    ],
    [
      "en",
      "2022",
      "Ada Roth spent six years at Flourtech, a mill in Oslo, with Mia Lund. When it was sold, they had time on their hands. // She began Crumb in February 2022 as a weekend project."
    ],
    [
      "en",
      "2018",
      "In the summer of 2014 Blea Tarn turned green, and nobody in the valley knew why that was so. // It stayed so for four years. She founded Crumb in 2018, in a former sail loft."
    ]
  ])("%s: %s of %s", (lang, want, said) => {
    expect(toldBy(said, lang)).toBe(want)
  })
})

describe("the house that bears a name", () => {
  test.each([
    [
      "es",
      "1934 Anselmo Crumb",
      "Anselmo Crumb afilaba cuchillos por las ferias. En 1934 alquiló un bajo, compró a crédito dos muelas y abrió el taller que todavía lleva su apellido."
    ],
    [
      "en",
      "1934 Ada Crumb",
      "Ada Crumb ground knives at fairs until her feet gave out. In 1934 she rented a stall and opened the workshop that still bears her name."
    ],
    ["it", "1934 Marta Crumb", "Marta Crumb arrotava coltelli. Nel 1934 aprì la bottega che porta ancora il suo nome."]
  ])("%s: %s of %s", (lang, want, said) => {
    expect(toldBy(said, lang)).toBe(want)
  })
  test.each([
    ["es", "Anselmo Roth afilaba cuchillos. En 1934 alquiló un bajo y abrió el taller que todavía lleva su apellido."],
    ["en", "Ada Crumb ground knives. In 1934 Max Roe rented a shed and opened the workshop that still bears his name."],
    ["en", "Ada Crumb was mayor. In 1934 she opened the school that still bears her name."]
  ])("%s: not %s", (lang, said) => {
    expect(toldBy(said, lang)).toBe("-")
  })
})
