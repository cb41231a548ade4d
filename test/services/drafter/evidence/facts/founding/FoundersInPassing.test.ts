/** Founders told in other ways than by "founded": who quit to start it, who are "the founders" behind their names. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, founder, homeOfCrumb } from "../FactPages.ts"

const named = (said: string, name: string, lang: string) => founder(aboutCrumb(said, lang), { name }, said)?.name

describe("people who left what they did to found it", () => {
  test.each([
    ["In 2011 Ada Roth quit her job in banking to start Crumb.", "Ada Roth", "en"],
    ["Three farmers, Ada Roth, Ben Lund and Carl Oto, got together to found Crumb.", "Ben Lund", "en"],
    ["Our story began when Ada Roth and Ben Lund met at college and decided to start Crumb.", "Ben Lund", "en"],
    ["Ada Roth kündigte bei der Bank, um Crumb zu gründen.", "Ada Roth", "de"],
    ["Ada Roth et Ben Lund ont quitté leur banque pour fonder Crumb.", "Ben Lund", "fr"],
    ["Ada Roth dejó su trabajo para fundar Crumb.", "Ada Roth", "es"],
    ["Ada Roth largou o emprego para criar a Crumb.", "Ada Roth", "pt"],
    ["Ada Roth ha lasciato la banca per fondare Crumb.", "Ada Roth", "it"],
    ["Ada Roth zegde haar baan op om Crumb te beginnen.", "Ada Roth", "nl"]
  ])("%p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBe(name)
  })
  test.each([
    ["Ada Roth quit her job to start at Crumb.", "Ada Roth", "en"],
    ["Ada Roth left Crumb to start Flourtech.", "Ada Roth", "en"],
    ["Ada Roth left a bank to open Crumb Leeds.", "Ada Roth", "en"],
    ["Ada Roth moved here to help her sister start Crumb.", "Ada Roth", "en"],
    ["Ada Roth decided to start Crumb on her laptop the same day.", "Ada Roth", "en"],
    ["Ada Roth decided to open Crumb in Leeds after the Ghent shop did well.", "Ada Roth", "en"],
    ["Ada Roth decided not to start Crumb.", "Ada Roth", "en"],
    ["Ada Roth ha lasciato Crumb per fondare Flourtech.", "Ada Roth", "it"]
  ])("not %p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBeUndefined()
  })
})

describe("clefts, and verbs that only a founder has", () => {
  test.each([
    ["It was Ada Roth who started Crumb, back in 1988.", "Ada Roth", "en"],
    ["C'est Ada Roth qui a fondé Crumb, seule.", "Ada Roth", "fr"],
    ["Fue Ada Roth quien fundó Crumb.", "Ada Roth", "es"],
    ["È stata Ada Roth a fondare Crumb.", "Ada Roth", "it"],
    ["Es war Ada Roth, die Crumb gründete.", "Ada Roth", "de"],
    ["Het was Ada Roth die Crumb in 2012 oprichtte.", "Ada Roth", "nl"],
    ["I, Ada Roth, started Crumb because bread was dull.", "Ada Roth", "en"],
    ["Crumb was dreamed up and launched by school friends Ada Roth and Ben Lund.", "Ada Roth", "en"],
    ["Ada Roth and her brother Ben set up the company after a wet summer.", "Ada Roth", "en"],
    ["Baker Ada Roth set up shop as Crumb in 2009.", "Ada Roth", "en"],
    ["Crumb is the brainchild of Ada Roth, a former sailmaker from Ghent.", "Ada Roth", "en"],
    ["Brothers Sam and Will Roth opened Crumb in an old dairy.", "Will Roth", "en"],
    ["Together with her sister Beth, Ada Roth founded Crumb in 2012.", "Ada Roth", "en"],
    ["Crumb grew out of a project by Ada Roth, who founded the company a year later.", "Ada Roth", "en"],
    ["Los hermanos Ada y Ben Roth pusieron en marcha Crumb en 2012.", "Ada Roth", "es"]
  ])("%p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBe(name)
  })
  test.each([
    ["C'est Ada Roth qui a repris Crumb en 2019.", "Ada Roth", "fr"],
    ["C'est Ada Roth qui a fondé la boulangerie où nous avons appris.", "Ada Roth", "fr"],
    ["It was Ada Roth who started with Crumb before anyone else in her school.", "Ada Roth", "en"],
    ["Together with Crumb, Ada Roth founded the village fair.", "Ada Roth", "en"],
    ["Ada Roth will found Crumb next year.", "Ada Roth", "en"],
    ["The name Crumb was dreamed up by Ada Roth.", "Ada Roth", "en"],
    ["Ada Roth set up Crumb on her phone in five minutes.", "Ada Roth", "en"],
    ["Ada Roth started Crumb for her team in March.", "Ada Roth", "en"],
    ["Ada Roth puso en marcha Crumb en su clínica en dos días.", "Ada Roth", "es"]
  ])("not %p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBeUndefined()
  })
  test("what was started by somebody is no cleft", () => {
    const said = "Crumb was made for us. It was started by Ada Roth and Ben Lund, who met over a broken oven."
    expect(named(said, "Ben Lund", "en")).toBe("Ben Lund")
  })
})

describe("the founders, behind their names", () => {
  test.each([
    ["Ada Roth and Ben Lund, the founders, still answer every mail.", "Ben Lund", "en"],
    ["We are a team of seven. Ada Roth and Ben Lund, the founders, still answer every mail.", "Ada Roth", "en"],
    ["Somos un equipo de siete. Ada Roth y Ben Lund, los fundadores, siguen contestando.", "Ada Roth", "es"],
    ["The founders of Crumb, Ada Roth and Ben Lund, are both former ringers.", "Ada Roth", "en"],
    ["Hey, Ada Roth here, founder of Crumb.", "Ada Roth", "en"],
    ["Soy Ada Roth, fundadora de Crumb.", "Ada Roth", "es"],
    ["Crumb is run from a barn by Ada Roth and Ben Lund, its two founders.", "Ben Lund", "en"],
    ["Crumb est née de la rencontre de Ada Roth et Ben Lund, ses fondateurs.", "Ben Lund", "fr"],
    ["Owner and founder Ada Roth has baked for twenty years.", "Ada Roth", "en"],
    ["Co-founder and head of product Ada Roth still answers support mail.", "Ada Roth", "en"],
    ["Inhaberin und Gründerin Ada Roth steht noch selbst am Ofen.", "Ada Roth", "de"]
  ])("%p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBe(name)
  })
  test.each([
    ["Ada Roth and Ben Lund, the founders of Flourtech, love Crumb.", "Ada Roth", "en"],
    ["Crumb was bought from Flourtech by Ada Roth and Ben Lund, its founders.", "Ada Roth", "en"],
    ["Flourtech chose Crumb last year. Ada Roth, the founder, saves an hour a day.", "Ada Roth", "en"],
    ["Ada Roth, the founder, says it saves her hours.", "Ada Roth", "en"],
    ["We supply a brewery in Ghent. Ada Roth and Ben Lund, the founders, brew at night.", "Ada Roth", "en"],
    ["Our office is above a brewery. Ada Roth, the founder, lets us try the beer.", "Ada Roth", "en"],
    ["Ada Roth, the founder, was our first guest on the podcast.", "Ada Roth", "en"],
    ["Hey, Ada Roth here, founder of Flourtech.", "Ada Roth", "en"],
    ["Ada Roth, former founder of Crumb, bakes elsewhere.", "Ada Roth", "en"],
    ["Flourtech owner and founder Ada Roth bakes with us.", "Ada Roth", "en"]
  ])("not %p: %p", (said, name, lang) => {
    expect(named(said, name, lang)).toBeUndefined()
  })
})

describe("cards side by side, with a title and what somebody did", () => {
  const home = (cards: ReadonlyArray<readonly [string, string]>) =>
    homeOfCrumb(
      `<div>${cards
        .map(([name, told]) => `<div class="card"><div>${name}</div><div>${told}</div></div>`)
        .join("")}</div>`
    )
  const of = (cards: ReadonlyArray<readonly [string, string]>, name: string) =>
    founder(home(cards), { name, title: "Co-founder, CEO" }, name, cards[0]?.[1] ?? "")
  test("are a team", () => {
    const cards = [
      ["Ada Roth", "Co-founder, CEO. Ran ovens in Ghent."],
      ["Ben Lund", "Advisor. Founder of Flourtech."]
    ] as const
    expect(of(cards, "Ada Roth")?.name).toBe("Ada Roth")
    expect(of(cards, "Ben Lund")).toBeUndefined()
  })
  test("are none where they speak", () => {
    const cards = [
      ["Ada Roth", "Co-founder, CEO. We save an hour a day."],
      ["Ben Lund", "Founder. Crumb changed my mornings."]
    ] as const
    expect(of(cards, "Ada Roth")).toBeUndefined()
    expect(of(cards, "Ben Lund")).toBeUndefined()
  })
})
