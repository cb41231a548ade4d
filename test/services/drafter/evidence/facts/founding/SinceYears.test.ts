/** Since when something goes on: the year it began, where it is what the site does as long as there is one. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, crumb, fact } from "../FactPages.ts"

const yearOf = (said: string, lang: string, year = /\d{4}/.exec(said)?.[0] ?? "") =>
  fact(aboutCrumb(said, lang), "founded_year", year, said)

describe("whatever else they do they may have taken up later", () => {
  test.each([
    ["Since 2012 we have been making ovens.", "en"],
    ["Crumb is developed by Ada Roth with ♥ since 2012.", "en"],
    ["Since 2012 we have been helping small mills.", "en"],
    ["We have been baking bread with love since 2012.", "en"],
    ["Our little family-run bakery has been in business since 2012 and we bake every day of the year.", "en"],
    ["Seit 2012 fertigen wir Öfen.", "de"],
    ["Seit 1987 sind wir für Sie da.", "de"],
    ["Depuis 2012, nous fabriquons des fours.", "fr"],
    ["Desde 2012 elaboramos pan.", "es"],
    ["Llevamos mapas de pueblo en pueblo desde 2012, cuando esto era un grupo de amigos.", "es"],
    ["Desde 2012 fazemos fornos.", "pt"],
    ["Dal 2012 costruiamo forni.", "it"],
    ["Dal 2012 mettiamo la nostra esperienza al servizio di chi ama il pane.", "it"],
    ["Sinds 2012 bouwen wij ovens.", "nl"],
    ["2012年から、家具を作っています。", "ja"],
    ["自2012年起，我们专注烘焙。", "zh"]
  ])("%p tells the year", (said, lang) => {
    expect(yearOf(said, lang)).toBe(/\d{4}/.exec(said)?.[0])
  })
  test.each([
    ["Since 2017 we have been offering gift cards.", "en"],
    ["Our second shop has been in business since 2017.", "en"],
    ["Our neighbour's mill has been in business since 2017 and we buy its flour.", "en"],
    ["Since 2017 we have been heating with wood.", "en"],
    ["Since 2017 we have been baking without sugar.", "en"],
    ["Since 2017 we have been serving breakfast.", "en"],
    ["Seit 2017 nehmen wir Karten.", "de"],
    ["Seit 2017 backen wir ohne Palmöl.", "de"],
    ["Seit 2017 backen wir auch Kuchen.", "de"],
    ["Depuis 2017, nous livrons le samedi.", "fr"],
    ["Depuis 2017, nous louons un hangar.", "fr"],
    ["Desde 2017 abrimos los domingos.", "es"],
    ["Desde 2017 pagamos mejor.", "es"],
    ["Desde 2017 aceitamos cartões.", "pt"],
    ["Dal 2017 spediamo all'estero.", "it"],
    ["Siamo chiusi la domenica dal 2017.", "it"],
    ["Sinds 2017 verkopen wij fietsen.", "nl"],
    ["2017年から駐車場があります。", "ja"],
    ["从2017年起，我们接受刷卡。", "zh"]
  ])("%p does not", (said, lang) => {
    expect(yearOf(said, lang)).toBeUndefined()
  })
  test("the trade a site has in its title", () => {
    const site = (verb: string) =>
      crumb({
        main: `<h1>Waldvermessung</h1><p>${verb}</p>`,
        lang: "de"
      })
    const said = "Seit 2012 vermessen wir Wälder."
    expect(fact(site(said), "founded_year", "2012", said)).toBe("2012")
    const other = "Seit 2012 vermieten wir Zelte."
    expect(fact(site(other), "founded_year", "2012", other)).toBeUndefined()
  })
  test("nor where something older is told of", () => {
    const said = "Seit 2012 backen wir Brot."
    expect(yearOf(`${said} Der Ofen steht in Gent.`, "de")).toBe("2012")
    expect(yearOf(`${said} Schon mein Großvater führte den Ofen.`, "de")).toBeUndefined()
    expect(yearOf("My grandmother baked here after the war. Baking bread since 2012.", "en", "2012")).toBeUndefined()
  })
})

describe("a line, and whom it is of", () => {
  test.each([
    "Baking bread since 2012",
    "Serving Portland since 2012",
    "Mapping trails by hand since 2012",
    "Bakers in Ghent | Est. 2012"
  ])("%p tells the year", (said) => {
    expect(yearOf(said, "en")).toBe("2012")
  })
  test.each([
    "Taking cards since 2017",
    "Supporting the choir since 2017 with bread",
    "Opening late since 2017",
    "Serving oat milk since 2017",
    "Living in Ghent since 2017",
    "Hosted inside the old chapel | Est. 1898"
  ])("%p does not", (said) => {
    expect(yearOf(said, "en")).toBeUndefined()
  })
  test.each([
    ["Crumb is made in Ghent and has been since 2012.", "2012"],
    ["Crumb is written in Rust and has been since 2017.", undefined],
    ["Crumb is based in Ghent and has been since 2017.", undefined],
    ["Crumb has been family-owned since 1987.", "1987"],
    ["Crumb has been family-owned since 1987, when the Roths took over.", undefined],
    ["Crumb has been privately owned since 1987.", undefined],
    ["Crumb is a bakery in Ghent. It has been baking since 2012.", "2012"],
    ["Our oven is a Miwe. It has been baking since 1962.", undefined]
  ])("%p: %p", (said, year) => {
    expect(yearOf(said, "en")).toBe(year)
  })
})
