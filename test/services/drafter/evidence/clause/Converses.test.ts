/** Who does what, what is done to which of several things, and what a word says that its counterpart denies. */
import { describe, expect, test } from "bun:test"
import { laneOf } from "./LaneOf.ts"

const lane = (lang: string, sentence: string, quotes: string) =>
  laneOf("description", lang, sentence, quotes.split(" | "))

describe("refused, though its words are the page's", () => {
  test.each([
    // What the house does, and what the reader does.
    [
      "de",
      "Bei Acme kümmern Sie sich selbst um Updates.",
      "Wir kümmern uns um Updates. | Sie kümmern sich um Ihren Code."
    ],
    ["it", "Da Acme i modelli li disegni tu.", "Le stoffe le scegli tu, i modelli li disegniamo noi."],
    ["fr", "Acme apporte le patron.", "Vous apportez le patron, nous coupons le tissu."],
    // Only.
    ["en", "The head of Acme can see only the salary page.", "Only the head of Acme can see the salary page."],
    // Who does it to whom.
    ["en", "Shops bill suppliers through Acme.", "Suppliers bill shops through Acme."],
    ["pt", "Na Acme, iniciantes ensinam confeiteiros.", "Na Acme, iniciantes aprendem com confeiteiros."],
    [
      "fr",
      "La farine d'Acme est pétrie par le Moulin Garel.",
      "La farine, que le Moulin Garel nous livre, est pétrie dans notre atelier."
    ],
    ["en", "Acme charges by the row.", "Acme's biggest rival charges by the row."],
    // Stopped, in the final, in its place, at least.
    ["es", "Acme empezó a alojar servidores en 2021.", "En 2021 dejamos de alojar servidores."],
    ["pt", "A Acme venceu o prêmio Malte em 2022.", "A Acme foi finalista do prêmio Malte em 2022."],
    ["nl", "Bij Acme kunt u hooguit 100 flyers bestellen.", "Minimale afname: 100 flyers."],
    ["en", "The fastest kettle on the market.", "Our fastest kettle yet."],
    // Each deed has its own.
    [
      "fr",
      "Avec Acme, vous exportez aussi bien vos relevés que vos bilans.",
      "Importez vos relevés, exportez vos bilans."
    ],
    ["en", "Acme ships on weekdays and weekends.", "Acme ships on weekdays and answers mail on weekends."],
    // Each its own cause, and what it is built on.
    [
      "fr",
      "Les fours d'Acme consomment moins grâce à une sole épaisse.",
      "Les fours d'Acme consomment moins grâce à des parois doubles. | La cuisson va vite grâce à une sole épaisse."
    ],
    ["en", "Built on Acme, Petit lets planners draw routes.", "Built on Petit, Acme lets planners draw routes."],
    // Each plan its own, each place its own year.
    [
      "es",
      "El plan Plata de Acme incluye la formación presencial.",
      "El plan Plata de Acme incluye soporte. | El plan Oro incluye la formación presencial."
    ],
    ["nl", "Bij Acme zit training in Fit.", "Lessen zitten in Fit. | Kies Fit XL en krijg er training bij."],
    [
      "en",
      "Acme has made registers in Porto since 1998.",
      "Acme has made registers since 1998. | Acme has been in Porto since 2011."
    ]
  ])("%s: %s < %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).toBe("refused")
  })
})

describe("not told by the rules alone", () => {
  test.each([
    ["Use Acme alongside your old register.", "Swap your old register for Acme."],
    ["View, edit and export sales, prices and bills.", "View sales. | Edit prices. | Export bills."]
  ])("%s < %s", (sentence, quotes) => {
    expect(lane("en", sentence, quotes)).not.toBe("stands")
  })
})

describe("not refused by any of these", () => {
  test.each([
    ["en", "Acme builds and repairs oak furniture.", "We build oak furniture. | We repair oak furniture too."],
    [
      "en",
      "The club of Acme meets on Mondays and Fridays.",
      "The club of Acme meets on Mondays and Fridays, and beginners come on Mondays."
    ],
    ["en", "Acme rents out its hall.", "You can rent our hall. | We host a regatta in May."],
    ["en", "Acme was founded by Ada Roth in 2016.", "In 2016 Ada Roth founded Acme."],
    ["nl", "Het deeg van Acme wordt door Joost gekneed.", "Joost kneedt het deeg van Acme."],
    ["en", "Only what changed is sent by Acme.", "Acme only sends what changed."],
    // Spans and bounds told in another way.
    ["en", "Gift cards of Acme can be used for twelve months.", "Gift cards of Acme can be used for a year."],
    ["en", "Acme collects on weekdays.", "Acme collects Monday to Friday."],
    ["en", "Every class at Acme has at most sixteen learners.", "No class at Acme has more than sixteen learners."]
  ])("%s: %s < %s", (lang, sentence, quotes) => {
    expect(lane(lang, sentence, quotes)).not.toBe("refused")
  })
})
