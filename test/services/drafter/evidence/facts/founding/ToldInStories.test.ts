/** Who began it and when, told within a story: no shape of sentence is known, but the name stands beside a verb of beginning. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "../FactPages.ts"

/** The year and the founders of a draft: "2019 Ada Roth, Ben Lund". */
const told = (main: string, lang = "en", path = "about") => {
  const pages = [crumb({ main, lang, path })]
  const { fields, founders } = extract(openGate({ pages, categories: [] }), []).stands
  return [fields.founded_year?.value ?? "-", founders.map(({ value }) => value.name).join(", ")].join(" ").trim()
}
const about = (said: string) => `<h1>About us</h1><p>${said}</p>`

describe("the year, where a name stands right beside a verb of beginning", () => {
  test.each([
    ["They launched Crumb in the autumn of 2018, with one oven and a lot of flour.", "2018", "en"],
    ["They quit that summer and started Crumb in 2019, because rent in San Francisco was mad.", "2019", "en"],
    [
      "I bought her bench and two drawers of tins, and in the spring of 1994 I set up as Crumb in a back room.",
      "1994",
      "en"
    ],
    ["The company, Crumb Labs, was founded in 2016 by two cousins.", "2016", "en"],
    ["I was a sysadmin then. On 11 November 2018, a rainy one, I made the first commit.", "2018", "en"],
    ["Im September 2022 habe ich Crumb aufgesperrt, zuerst mit einem geborgten Ofen.", "2022", "de"],
    ["Sept ans plus tard nous avons lancé Crumb : le premier pain est sorti le 14 mars 2019.", "2019", "fr"],
    ["Por eso creé Crumb en 2020, con un horno prestado.", "2020", "es"],
    ["En febrero de 2016 constituyeron Crumb Software en Úbeda, y aquel otoño lo estrenaron tres hornos.", "2016", "es"]
  ])("%s: %s", (said, year, lang) => {
    expect(told(about(said), lang).split(" ")[0]).toBe(year)
  })

  test.each([
    ["of something else of it", "They opened Crumb's second shop in the autumn of 2018, with one oven."],
    ["of a product named after it", "They launched Crumb Pro in the autumn of 2018, with one oven."],
    ["of a land it came to later", "They launched Crumb in Germany in the autumn of 2018, with one oven."],
    ["of what it began to do", "Crumb started selling flour in the autumn of 2018, out of the back door."],
    ["of whoever began to work there", "Ben started at Crumb in the autumn of 2018, out of school."],
    ["of a later beginning", "They moved house and opened Crumb again in the autumn of 2018, with one oven."],
    ["of customers", "Our first customers started Crumb trials in the autumn of 2018, with one oven."],
    ["of somebody else", "Flourtech had started Crumb fairs with Petit in the autumn of 2018."],
    ["of a part of it", "I was a sysadmin then. In 2018 I wrote the first version of our billing, in a week."],
    ["of what never was", "They never launched Crumb in the autumn of 2018, for want of flour."],
    ["of two years at once", "They launched Crumb in 2018. They launched Crumb, with butter, in 2020."]
  ])("nothing: it is the year %s", (_, said) => {
    expect(told(about(said))).toBe("-")
  })

  test("'they' who have been making it since are the people right before", () => {
    const since = "They have been making ovens together in Ghent since 2016."
    expect(told(about(`Crumb is Ada Roth and her husband Ben Lund. ${since}`))).toBe("2016 Ada Roth, Ben Lund")
    expect(told(about(`Our neighbours are potters. ${since}`))).toBe("-")
  })
})

describe("the people, where a page is told by one person", () => {
  const began = "<p>That winter I finally had an oven.</p><p>So in 2019, with a loan, I started Crumb, on my own.</p>"
  test.each([
    ["who brings herself in some way above", `<p>My name is Ada Roth and I was born in Ghent.</p>${began}`, "Ada Roth"],
    ["whose name heads it", `<h2>Ada Roth, baker</h2>${began}`, "Ada Roth"],
    ["who signs it", `${began}<p>It still smells of yeast here.</p><p>– Ada Roth, Ghent</p>`, "Ada Roth"],
    ["of two who bring themselves in", `<p>My name is Ada Roth.</p>${began}<p>I'm Ben Lund.</p>`, ""],
    ["who says only what she does there", "<p>My name is Ada Roth.</p><p>I answer the mail at Crumb.</p>", ""],
    ["of nobody, under a heading of another kind", `<h2>They Say of Crumb</h2>${began}`, ""]
  ])("%s", (_, main, names) => {
    expect(told(`<h1>About us</h1>${main}`).replace(/^\S+ ?/, "")).toBe(names)
  })

  test("who owns it began it, unless it was somebody's before", () => {
    const owner = "<p>Inhaberin: Ada Roth</p>"
    const story = (more: string) => `<h1>Über uns</h1><p>Ich heiße Ada Roth und backe gern.</p><p>${more}</p>${owner}`
    expect(told(story("Damals habe ich nachts gebacken."), "de")).toBe("- Ada Roth")
    expect(told(story("Damals habe ich den Laden von Frau Poe übernommen."), "de")).toBe("-")
  })

  test("a first name is whole where the paragraph beside it tells it whole, of one person", () => {
    const company = "<p>The company, Crumb Labs, was founded in 2016 by Faith and her cousin Ben Lund.</p>"
    expect(told(`<h1>About us</h1><p>Crumb began as a list that Faith Poe kept.</p>${company}`)).toBe(
      "2016 Faith Poe, Ben Lund"
    )
    expect(told(`<h1>About us</h1><p>Crumb began as a list that Faith Poe and Faith Roe kept.</p>${company}`)).toBe(
      "2016 Faith, Ben Lund"
    )
  })
})
