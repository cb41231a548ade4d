/** Who began it and when, as the people themselves tell it: in the first person, with their kin, after who they are. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { aboutCrumb, crumb, fact, founder } from "../FactPages.ts"

/** The year and the founders of a draft: "2019 Ada Roth, Ben Lund". */
const told = (page: ReturnType<typeof crumb>) => {
  const { fields, founders } = extract(openGate({ pages: [page], categories: [] }), []).stands
  return [fields.founded_year?.value ?? "-", founders.map(({ value }) => value.name).join(", ")].join(" ").trim()
}
const page = (main: string, lang = "en", path = "about") => crumb({ main, lang, path })

describe("people who share a surname are named whole, or left out", () => {
  test.each([
    ["Siblings Aoife and Cian Delahunt founded Crumb in 2019.", "2019 Aoife Delahunt, Cian Delahunt", "en"],
    ["Crumb was founded by Hank and Lucille Pomerleau.", "- Hank Pomerleau, Lucille Pomerleau", "en"],
    ["Crumb was founded in 2019 by brothers Zoltan and Ben Lund.", "2019 Zoltan Lund, Ben Lund", "en"],
    ["Ada and Ben de Vries founded Crumb in 2019.", "2019 Ada de Vries, Ben de Vries", "en"],
    ["Old friends Xenia and Ben Lund started Crumb in 2019.", "2019 Ben Lund", "en"],
    ["Die Geschwister Ada und Ben Roth gründeten Crumb 2016.", "2016 Ada Roth, Ben Roth", "de"],
    ["Les sœurs Ada et Léa Roth ont fondé Crumb en 2014.", "2014 Ada Roth, Léa Roth", "fr"],
    ["Los hermanos Luis y Ana García fundaron Crumb en 2014.", "2014 Luis García, Ana García", "es"],
    ["Los hermanos Luis y Ana García Pérez fundaron Crumb en 2014.", "2014 Ana García Pérez", "es"],
    ["I fratelli Ada e Ben Roth hanno fondato Crumb nel 2014.", "2014 Ada Roth, Ben Roth", "it"],
    ["Os irmãos Ada e Ben Roth fundaram a Crumb em 2014.", "2014 Ada Roth, Ben Roth", "pt"],
    ["Crumb is in 2014 opgericht door de broers Bas en Ben Roth.", "2014 Bas Roth, Ben Roth", "nl"],
    ["Crumb was bought by siblings Max and Ben Roe in 2019.", "-", "en"],
    ["The sisters of Max and Mia Poe founded Crumb in 2019.", "2019", "en"],
    ["Siblings Max and Mia Poe founded Petit in 2009 and use Crumb.", "-", "en"]
  ])("%s: %s", (said, expected, lang) => {
    expect(told(aboutCrumb(said, lang))).toBe(expected)
  })
  test("the part of the name that is read is quote enough", () => {
    const said = "Siblings Aoife and Cian Delahunt founded Crumb in 2019."
    expect(founder(aboutCrumb(said), { name: "Aoife Delahunt" }, said)?.name).toBe("Aoife Delahunt")
    expect(founder(aboutCrumb(said), { name: "Siblings Aoife" }, said)).toBeUndefined()
  })
})

describe("in the first person, by whoever is introduced there or signs it", () => {
  test.each([
    ["I am Ada Roth. I started Crumb in the winter of 2019, when ovens were cold.", "2019 Ada Roth", "en"],
    ["Hello, I'm Ada Roth. I make Crumb by myself.", "- Ada Roth", "en"],
    ["Hi, I'm Priya, the solo developer behind Crumb.", "- Priya", "en"],
    ["I'm Brendan. I founded Crumb in 2019.", "2019 Brendan", "en"],
    ["Hi, I'm Oluwadamilola. I build Crumb in the evenings.", "- Oluwadamilola", "en"],
    ["I'm Catholic. I founded Crumb in 2019.", "2019", "en"],
    ["Hi, I'm Ada. I run support at Crumb.", "-", "en"],
    ["Hi, I'm Max, the investor behind Crumb.", "-", "en"],
    ["Hallo, ich bin Ada Roth, die Entwicklerin hinter Crumb.", "- Ada Roth", "de"],
    ["Crumb is a letter about bread. I am Ada Roth, and I started it in Ghent in 2020.", "2020 Ada Roth", "en"],
    ["Ich bin Ada Roth. 2018 habe ich Crumb gegründet.", "2018 Ada Roth", "de"],
    ["Als ich Crumb 2018 gründete, hatte ich einen Ofen.", "2018", "de"],
    ["Gegründet haben wir im Frühjahr 2025 in Jena.", "2025", "de"],
    ["Je m'appelle Ada Roth et j'ai fondé Crumb en 2018.", "2018 Ada Roth", "fr"],
    ["Soy Ada Roth y fundé Crumb en 2018.", "2018 Ada Roth", "es"],
    ["Chamo-me Ada Roth. Fundei a Crumb em 2018.", "2018 Ada Roth", "pt"],
    ["Sono Ada Roth e ho fondato Crumb nel 2018.", "2018 Ada Roth", "it"],
    ["Mijn naam is Ada Roth. Ik begon Crumb in 2018.", "2018 Ada Roth", "nl"],
    ["I am Max Roe. I started using Crumb in 2019.", "-", "en"],
    ["I'm Max Roe. I launched Crumb in Spain in 2019.", "-", "en"],
    ["I'm Max Roe and I run Crumb lessons in Lyon.", "-", "en"],
    ["I am Max Roe, and I never started Crumb.", "-", "en"],
    ["My name is Max Roe and I created Crumb recipes in 2019.", "-", "en"],
    ["Ich bin Max Huber und habe Crumb 2019 getestet.", "-", "de"],
    ["Gegründet haben wir die Stiftung Brot 2019.", "-", "de"],
    ["2019 haben wir Crumb verkauft.", "-", "de"],
    ["J'ai créé mon compte Crumb en 2019.", "-", "fr"],
    ["J'ai ouvert une boulangerie en 2009.", "-", "fr"]
  ])("%s: %s", (said, expected, lang) => {
    expect(told(aboutCrumb(said, lang))).toBe(expected)
  })
  test("who signs", () => {
    const signed = (text: string, name: string) => page(`<h1>Crumb</h1><p>${text}</p><p>${name}</p>`, "fr")
    expect(told(signed("J'ai créé Crumb en 2018, après dix ans à Gand.", "Ada Roth, boulangère et fondatrice"))).toBe(
      "2018 Ada Roth"
    )
    expect(told(signed("J'ai ouvert ma boulangerie en 2009.", "Max Roe"))).toBe("-")
    expect(told(signed("J'utilise Crumb depuis 2018.", "Max Roe, Boulangerie Petit"))).toBe("-")
  })
  test("whom the sentences before spoke of", () => {
    expect(told(aboutCrumb("Ada Roth ran a mill. Ben Lund wrote code. They founded Crumb in 2019."))).toBe(
      "2019 Ada Roth, Ben Lund"
    )
    expect(told(aboutCrumb("Max Roe was our first customer. Mia Poe paid. They founded Crumb in 2019."))).toBe("2019")
  })
})

describe("in more words", () => {
  test.each([
    [
      "Crumb nació en 2013 de la mano de Ada Roth, Íñigo Beltrán y Ben Lund.",
      "2013 Ada Roth, Íñigo Beltrán, Ben Lund",
      "es"
    ],
    ["Hinter Crumb stehen die beiden Gründer Ada Roth und Ben Lund.", "- Ada Roth, Ben Lund", "de"],
    ["1987 gegründet von Ada Roth, wird Crumb heute von ihrem Sohn geführt.", "1987 Ada Roth", "de"],
    ["Ada Roth gründete Crumb 2018 gemeinsam mit Ben Lund.", "2018 Ada Roth, Ben Lund", "de"],
    ["Crumb ist eine Werkstatt in Gent. Ada Roth gründete die Werkstatt 1987 in einem Stall.", "1987 Ada Roth", "de"],
    ["Giornalista, ha aperto Crumb nel settembre 2021 dal tavolo di cucina.", "2021", "it"],
    [
      "Crumb is made in Ghent by three friends: Ada Roth (CEO) and Ben Lund (code), who founded it in 2024.",
      "2024 Ada Roth, Ben Lund",
      "en"
    ],
    ["Crumb was founded in a garage in 2016.", "2016", "en"],
    ["Ada Roth launched Crumb in 2019.", "2019 Ada Roth", "en"],
    ["Crumb has been held since 2017.", "2017", "en"],
    ["Crumbは、三宅灯と大迫しのぶが2021年に始めました。", "2021 三宅灯, 大迫しのぶ", "ja"],
    ["2018年、三宅灯がCrumbを立ち上げました。", "2018 三宅灯", "ja"],
    ["Crumb是成都的一支三人团队，由何知微和卢一帆于 2020 年共同创立。", "2020 何知微, 卢一帆", "zh"],
    ["Crumb的创始人是何静。", "- 何静", "zh"]
  ])("%s: %s", (said, expected, lang) => {
    expect(told(aboutCrumb(said, lang))).toBe(expected)
  })
  test.each([
    ["Petit opened Crumb in 2019.", "en"],
    ["Max Roe launched Crumb in Spain in 2019.", "en"],
    ["Crumb starts in 2027.", "en"],
    ["Crumb has been held by Flourtech since 2019.", "en"],
    ["Crumb bought Mixmate from Max Roe, who founded it in 2011.", "en"],
    ["Crumb is used by Ben Lund of Flourtech, who founded it in 1999.", "en"],
    ["Crumb is a brand of Flourtech. It was founded in 1999.", "en"],
    ["Crumb is a member of the guild. It was founded in 1920.", "en"],
    ["We bought a mill. It was founded in 1999.", "en"],
    ["Behind Crumb is the investor Max Roe.", "en"],
    ["1910 gegründet von Max Huber, nutzt die Bäckerei Huber heute Crumb.", "de"],
    ["Panadería López nació en 1980 de la mano de Marta López.", "es"],
    ["Ha aperto un forno a Bologna nel 1998.", "it"],
    ["Crumbは2019年に配信を始めました。", "ja"],
    ["Crumbは三宅灯が始めた店の隣にあります。", "ja"],
    ["面包协会是成都的一个组织，由何知微于 2020 年创立。", "zh"],
    ["拾贝的创始人是林若溪。", "zh"]
  ])("nothing by %s", (said, lang) => {
    expect(told(aboutCrumb(said, lang))).toBe("-")
  })
  test("an opening or a launch later than the founding takes nothing from it", () => {
    expect(told(aboutCrumb("Crumb was founded in 2016. We opened Crumb in 2018."))).toBe("2016")
    expect(told(aboutCrumb("Ada Roth founded Crumb with Max Roe's money in 2019."))).toBe("2019 Ada Roth")
    expect(told(aboutCrumb("Ada Roth founded Crumb with Max Roe as an adviser."))).toBe("- Ada Roth")
    expect(told(aboutCrumb("Ada Roth founded Crumb in 2016 with Max Roe in the kitchen."))).toBe("2016 Ada Roth")
    expect(told(aboutCrumb("Crumb由蓝鲸互动于2020年创立。", "zh"))).toBe("2020")
  })
})

describe("under a heading that says who makes it", () => {
  test.each([
    ["Chi la scrive", "Ada Roth Fondatrice e direttrice", "- Ada Roth", "it"],
    ["Who is behind Crumb", "Ada Roth, founder", "- Ada Roth", "en"],
    ["Behind Petit", "Max Roe, founder", "-", "en"],
    ["Who uses it", "Max Roe, founder", "-", "en"],
    ["Speakers", "Max Roe Founder and CEO, Otherly", "-", "en"]
  ])("%s: %s", (heading, line, expected, lang) => {
    expect(told(page(`<h1>Bread that bakes itself</h1><h2>${heading}</h2><p>${line}</p>`, lang, ""))).toBe(expected)
  })
})

test("a quote of the value alone leads to the words that tell it, and to nothing where none do", () => {
  const main =
    "<h1>About us</h1><p>Ada Roth founded Crumb in 2016.</p><p>Ask Ada Roth or Max Roe. Menu 2016, menu 2019.</p>"
  expect(founder(page(main), { name: "Ada Roth" }, "Ask Ada Roth or Max Roe.")?.name).toBe("Ada Roth")
  expect(founder(page(main), { name: "Max Roe" }, "Ask Ada Roth or Max Roe.")).toBeUndefined()
  expect(fact(page(main), "founded_year", "2016", "Menu 2016, menu 2019.")).toBe("2016")
  expect(fact(page(main), "founded_year", "2019", "Menu 2016, menu 2019.")).toBeUndefined()
})

test("a title is about this company", () => {
  const said = "I am Ada Roth. I started Crumb in 2019. Before that I was co-founder of Mapster."
  const offered = { name: "Ada Roth", title: "co-founder of Mapster" }
  expect(founder(aboutCrumb(said), offered, said)).toEqual({ name: "Ada Roth", title: null, bio: null })
})
