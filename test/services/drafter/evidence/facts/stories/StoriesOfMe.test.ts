/** Who began it, and when, where whoever speaks tells it of themselves, or of two who opened "the bakery". */
import { describe, expect, test } from "bun:test"
import { toldBy } from "./Told.ts"

describe("stories told by whoever began it", () => {
  test.each([
    [
      "en",
      "2014 Ada Roth",
      "I am Ada Roth. I brought it all home on the night boat, gave my notice, and opened Crumb in May 2014."
    ],
    [
      "de",
      "2016 Ada Roth",
      "Ich bin Ada Roth. Im Herbst 2016 habe ich in der Altgasse die Tür zu Crumb aufgesperrt, mit einem Ofen und drei Hockern."
    ],
    ["de", "2017 Ada Roth", "Servus, ich bin Ada Roth. // Im Jänner 2017 habe ich in Linz Crumb eröffnet."],
    [
      "es",
      "2020 Ada Roth",
      "Soy Ada Roth. En abril de 2020, con el horno cerrado, grabé las primeras recetas y así puse en marcha Crumb."
    ],
    ["fr", "2018 Ada Roth", "Je suis Ada Roth. En 2018, j'ai quitté la banque et j'ai ouvert Crumb dans un garage."],
    [
      "it",
      "2018 Ada Roth",
      "Mi chiamo Ada Roth. Nel 2018 ho lasciato la banca e ho aperto Crumb in un vecchio garage."
    ],
    ["pt", "2018 Ada Roth", "Sou a Ada Roth. Em 2018 larguei o banco e pus de pé a Crumb na garagem."],
    ["nl", "2018 Ada Roth", "Ik ben Ada Roth. In 2018 heb ik in Gent de deur van Crumb geopend."]
  ])("%s: %s", (lang, told, said) => {
    expect(toldBy(said, lang)).toBe(told)
  })

  test.each([
    ["en", "I am Ada Roth, who does the books. My aunt built the oven, and opened Crumb in a shed."],
    ["en", "I am Ada Roth. I never opened Crumb, I only rent it."],
    ["de", "Ich bin Ada Roth. Seit 2016 habe ich bei Crumb gearbeitet und viele Türen aufgesperrt."],
    ["de", "Ich bin Ada Roth. 2016 habe ich im Auftrag von Crumb eine Filiale eröffnet."],
    ["es", "Soy Ada Roth, clienta. En 2020 puse en marcha mi blog con Crumb."],
    ["fr", "Je suis Ada Roth. En 2018, j'ai ouvert un compte chez Crumb."],
    ["it", "Mi chiamo Ada Roth. Nel 2018 ho aperto la seconda bottega di Crumb."],
    ["pt", "Sou a Ada Roth. Em 2018 montei uma cozinha que aluguei à Crumb."],
    ["nl", "Ik ben Ada Roth. In 2018 heb ik bij Crumb een rekening geopend."]
  ])("nobody: %s %#", (lang, said) => {
    expect(toldBy(said, lang)).toBe("-")
  })
})

describe("stories of several", () => {
  test.each([
    ["en", "2016 Ada Roth, Ben Lund", "In 2016 they started Crumb so that they could stop buying bread."],
    ["en", "2016 Ada Roth, Ben Lund", "In 2016 the two of them signed the papers for Crumb."],
    ["en", "2016 Ada Roth, Ben Lund", "They rented a room in the Third Ward and opened Crumb in 2016."],
    ["fr", "2020 Ada Roth, Ben Lund", "Pendant le deuxième confinement, en mai 2020, ils ont ouvert ensemble Crumb."],
    ["fr", "2019 Inès Faure", "En 2019, trois ans plus tard, Inès Faure a monté Crumb dans un garage."],
    ["es", "2019 Ada Roth, Ben Lund", "En 2019 los dos formaron Crumb, con la contable Inés Vila como tercera socia."],
    ["de", "2017 Ada Roth, Ben Lund", "Drei Winter später, 2017, haben die beiden Crumb angemeldet."],
    ["de", "2017 Ada Roth, Ben Lund", "Im Jänner 2017 haben die beiden Crumb gegründet."],
    ["pt", "2019 Ada Roth, Ben Lund", "Em 2019 os dois formaram a Crumb numa garagem."],
    ["it", "2019 Ada Roth, Ben Lund", "Nel 2019, dopo la seconda ondata, i due hanno aperto Crumb in un garage."]
  ])("%s: %s %#", (lang, told, said) => {
    const first = {
      en: "Ada Roth baked. Ben Lund wrote software.",
      de: "Ada Roth backte. Ben Lund schrieb Programme.",
      fr: "Ada Roth cousait. Ben Lund avait un camion.",
      es: "Ada Roth horneaba. Ben Lund programaba.",
      pt: "Ada Roth assava pão. Ben Lund programava.",
      it: "Ada Roth cuoceva pane. Ben Lund programmava."
    }[lang]
    expect(toldBy(`${first} ${said}`, lang)).toBe(told)
  })

  test.each([
    ["en", "Ada Roth launched Crumb at her company in March."],
    ["en", "Ada Roth supplies us with flour. They started the company in 2016."],
    ["en", "Ada Roth and Ben Lund took over a mill. They opened the company in 2016 and sell us flour."],
    ["de", "Ada Roth lernte bei Petit. Ben Lund belieferte uns. 2017 haben die beiden ihre Firma verkauft."],
    ["fr", "Ada Roth avait une boutique à Lyon. Ben Lund y travaillait. En 2020, ils ont ouvert la boutique en ligne."],
    ["es", "Nuestra clienta Ada Roth horneaba. En 2019 los dos formaron un equipo con Crumb."],
    ["it", "Ada Roth aveva una bottega a Bari. Nel 2019 hanno aperto il negozio online."],
    ["pt", "Ada Roth tinha uma loja no Porto. Em 2019 abriram a loja online."]
  ])("nothing: %s %#", (lang, said) => {
    expect(toldBy(said, lang)).toBe("-")
  })
})
