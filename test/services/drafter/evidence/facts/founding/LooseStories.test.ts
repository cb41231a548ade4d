/** Beginnings that no verb of founding tells, and what only sounds like one. */
import { describe, expect, test } from "bun:test"
import { aboutCrumb, fact } from "../FactPages.ts"

const yearOf = (said: string, lang: string) => {
  const year = /\d{4}/.exec(said)?.[0] ?? ""
  return fact(aboutCrumb(said, lang), "founded_year", year, said)
}

describe("a story of how it began", () => {
  test.each([
    ["In the winter of 2017 she moved to Ghent and began baking bread under the Crumb name.", "en"],
    ["In 2016 Ada Roth began selling bread under the name Crumb.", "en"],
    ["2014 begann sie unter dem Namen Crumb.", "de"],
    ["En 2016 elle a commencé à vendre du pain sous le nom de Crumb.", "fr"],
    ["En 2016 empezó a hornear panes bajo el nombre de Crumb.", "es"],
    ["I made my first oven for sale in 1986 at the kitchen table and the shop has been going ever since.", "en"],
    ["Vendimos nuestro primer horno en 2012, y el taller sigue desde entonces.", "es"],
    ["Crumb is built by Ada Roth and Ben Lund, two bakers who founded the workshop in 2021 after a flood.", "en"],
    ["Crumb est fabriqué par Ada Roth et Ben Lund, deux boulangers qui ont fondé l'atelier en 2015.", "fr"],
    ["We have looked after ovens on the harbour since 1994, and half of them are older than us.", "en"],
    ["Partimos en 2020, cuando el horno de la mamá de Catalina quedó libre.", "es"],
    ["Começamos em 2019, com um forno emprestado.", "pt"],
    ["Siamo partiti nel 2017, con due forni.", "it"],
    ["Nous avons démarré en 2011, avec deux fours.", "fr"]
  ])("%p tells the year", (said, lang) => {
    expect(yearOf(said, lang)).toBe(/\d{4}/.exec(said)?.[0])
  })
  test.each([
    ["In 2021 we began selling caps under the Crumb name as well.", "en"],
    ["In 2019 a shop in Bend started selling copies under the Crumb name.", "en"],
    ["In 2014 she began baking bread under the Loaf name.", "en"],
    ["In 2020 they began baking bread under the new Crumb name.", "en"],
    ["I learned to build ovens in 1986 and have been building them ever since.", "en"],
    ["My teacher made his first oven in 1986 and the shop has been going ever since.", "en"],
    ["We sold our first oven to Petit & Fils in 1986 and the Petit shop has been going ever since.", "en"],
    ["Crumb is used by Ada Roth and Ben Lund, two bakers who founded the workshop in 2009.", "en"],
    ["Crumb is built by Ada Roth, a baker who founded the workshop in 2009 and left it in 2015.", "en"],
    ["Loaf is built by Ben Lund, a baker who founded the workshop in 2009.", "en"],
    ["We have looked after the ovens of Roth Hall since 2018.", "en"],
    ["We have also looked after exotic ovens since 2018.", "en"],
    ["Partimos en 2020 hacia el sur y volvimos sin auto.", "es"],
    ["También vendemos miel. Empezamos en 2020, con tres colmenas.", "es"],
    ["Siamo partiti nel 2021 per il Giappone.", "it"],
    ["Nous avons démarré en 2011 la vente en ligne.", "fr"]
  ])("%p does not", (said, lang) => {
    expect(yearOf(said, lang)).toBeUndefined()
  })
})
