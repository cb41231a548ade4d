/** Foundings told by what was told before, or among other deeds: "that same month", "they", "we left and set up Acme". */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

/** "2016 Ada Roth, Ben Lund" of a page about the makers; paragraphs are set apart by two strokes. */
const began = (said: string, lang = "en") => {
  const main = `<h1>About us</h1>${said
    .split("//")
    .map((one) => `<p>${one}</p>`)
    .join("")}`
  const { fields, founders } = extract(
    openGate({ pages: [crumb({ main, lang, path: "about" })], categories: [] }),
    []
  ).stands
  return [fields.founded_year?.value ?? "-", founders.map(({ value }) => value.name).join(", ")].join(" ").trim()
}

describe("the time that was told before", () => {
  test.each([
    [
      "It was May 2019, and all of Ghent had no bread on Mondays.//They began Crumb that month in a garage.",
      "2019",
      "en"
    ],
    ["In January 2021 my aunt moved. I wrote the first Crumb that same month.", "2021", "en"],
    ["The flood of March 2018 shut the mill. By Sunday evening the first Crumb was online.", "2018", "en"],
    ["Im Frühjahr 2017 ging der Ofen aus. Noch in derselben Woche haben wir Crumb gegründet.", "2017", "de"],
    ["No verão de 2016, o forno parou. Assim nasceu a Crumb.", "2016", "pt"],
    ["En abril de 2016 se apagó el horno. Ese mismo mes fundamos Crumb.", "2016", "es"],
    ["En 2016, le four s'est éteint. Nous avons fondé Crumb la même année.", "2016", "fr"],
    ["Nel 2016 il forno si è spento. Abbiamo fondato Crumb nello stesso anno.", "2016", "it"],
    ["In 2016 ging de oven uit. Nog in hetzelfde jaar begonnen we Crumb.", "2016", "nl"]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["In 2014 my aunt moved, and in 2016 she came back. I started Crumb that same month.", "-"],
    ["We bake in a house of 1874 bricks. I started Crumb that same month.", "-"],
    ["We bake in 2000 tins and trays a day. I started Crumb that same month.", "-"],
    ["Flourtech was bought in 2014. We started using Crumb that same year.", "-"],
    ["Flourtech was bought in 2014. They founded Petit that same year.", "-"]
  ])("not of two times, of no time, or of others: %s", (said, expected) => {
    expect(began(said)).toBe(expected)
  })
})

describe("the people that were told before", () => {
  test.each([
    [
      "Crumb began in 2012, when Ada Roth was clerk at a mill. She founded the company with Asif Lund.",
      "2012 Ada Roth, Asif Lund",
      "en"
    ],
    [
      "Ketaki Roth was on her roof when she rang her neighbour Rohan Lund.//They began Crumb in 2019.",
      "2019 Ketaki Roth, Rohan Lund",
      "en"
    ],
    [
      "In 2014 deelden Femke Roth en Wout Lund een kamer.//In november 2020 richtten ze samen Crumb op.",
      "2020 Femke Roth, Wout Lund",
      "nl"
    ],
    [
      "Heike Roth hatte zwölf Jahre gebacken, als 2016 der Ofen ausging.//Noch im selben Jahr gründete sie mit ihrem Schwager, dem Müller Jan Lund, die Firma Crumb.",
      "2016 Heike Roth, Jan Lund",
      "de"
    ],
    [
      "Martina Roth copiaba los cuadernos de sus clientes. Su primo Federico Lund programaba. En abril de 2017 juntaron las dos cosas y fundaron Crumb.",
      "2017 Martina Roth, Federico Lund",
      "es"
    ],
    [
      "Solène Roth a appris le pain, Mathias Lund est meunier. Ensemble, ils ont ouvert Crumb en 2012.",
      "2012 Solène Roth, Mathias Lund",
      "fr"
    ]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["Ketaki Roth and her cousin Ben Lund bake for our customers. They founded Crumb in 2019.", "2019"],
    ["Ketaki Roth was a clerk who worked for Max Roe. She founded Crumb in 2019.", "2019"],
    ["Ketaki Roth and Ben Lund baked. She founded Crumb in 2019.", "2019"]
  ])("not of strangers, nor of one of several: %s", (said, expected) => {
    expect(began(said)).toBe(expected)
  })
})

describe("a founding among other things", () => {
  test.each([
    [
      "What began in the back room of a shop in Leeds in the wet autumn of 2018 was never meant to be a company.",
      "2018",
      "en"
    ],
    ["Was 2018 in einer Küche begann, ist heute ein Betrieb.", "2018", "de"],
    ["Ce qui a commencé dans une cuisine en 2018 est devenu une maison.", "2018", "fr"],
    [
      "So we baked. Then, in the spring of 2021, when the mill asked whether they could have it too, we left our jobs, borrowed a desk and set up Crumb.",
      "2021",
      "en"
    ],
    [
      "Ho capito che serviva altro, e nelle sere dell'inverno 2004 è nata la prima versione di Crumb: stava in un dischetto.",
      "2004",
      "it"
    ],
    ["When the flood came I went home, and on 17 June 2021 I sent the first Crumb to 140 people.", "2021", "en"],
    ["On a créé la société six mois plus tard, en février 2020, avant le confinement.", "2020", "fr"]
  ])("%s", (said, expected, lang) => {
    expect(began(said, lang)).toBe(expected)
  })
  test.each([
    ["What began in 2008 as a financial crisis ended well.", "-"],
    ["In 2021 we left our jobs, watched as Max Roe sold the mill and set up Petit.", "-"],
    ["In the house we bought in 2012 we bake with Crumb.", "-"],
    ["In 2021 we wanted to leave, but we never left and set up Crumb.", "-"]
  ])("not of others, nor what was not done: %s", (said, expected) => {
    expect(began(said)).toBe(expected)
  })
})
