/** The house begun in the last clause of a sentence, or told before those who began it; and whose names hold small words. */
import { describe, expect, test } from "bun:test"
import { toldBy } from "./Told.ts"

const pair = "Ada Roth backte Brot, Ben Lund schrieb Programme."

describe("a deed with a time of its own", () => {
  test.each([
    [
      "en",
      "2020",
      "The two of them rewrote it over one winter, put it on the web and, in the spring of 2020, founded Crumb together in Utrecht."
    ],
    ["de", "2015", "Wir haben lange probiert und im Mai 2015 gründeten wir Crumb."],
    ["fr", "2015 Ada Roth", "Ada Roth vendait du pain et, en mars 2015, a fondé Crumb."],
    [
      "es",
      "2019 Iván Lago, Nuria Prado",
      "Nuria Prado llevaba años en una cocina. Le pidió ayuda a un amigo, Iván Lago, que programaba. // De aquella hoja salió una herramienta que fueron pasándose los vecinos, y en octubre de 2019 montaron entre los dos Crumb."
    ]
  ])("%s: %s", (lang, want, text) => {
    expect(toldBy(text, lang)).toBe(want)
  })
  test.each([
    ["en", "-", "If we had left the city and, in 2015, founded Crumb there, all would be other."],
    ["en", "-", "Max Roe sold his mill in 2010 and, in 2014, founded Brella. He came to us later."],
    ["en", "-", "Our investor began small and, in 2015, founded Crumb Prize."]
  ])("%s: %s of %s", (lang, want, text) => {
    expect(toldBy(text, lang)).toBe(want)
  })
})

describe("the house before those who began it", () => {
  test.each([
    ["de", "2016 Ada Roth, Ben Lund", `${pair} Ihre Firma haben sie 2016 gegründet. Sie heißt Crumb.`],
    ["de", "2016 Ada Roth, Ben Lund", `${pair} Crumb haben sie 2016 gegründet.`],
    ["de", "2016 Ada Roth, Ben Lund", `${pair} Crumb gründeten die beiden 2016 in Kiel.`],
    [
      "nl",
      "2016 Ada Roth, Ben Lund",
      "Ada Roth bakte brood, Ben Lund schreef software. Crumb hebben ze in 2016 opgericht."
    ]
  ])("%s: %s of %s", (lang, want, text) => {
    expect(toldBy(text, lang)).toBe(want)
  })
  test.each([
    ["de", "-", `${pair} Crumb haben sie 2016 nicht gegründet, sondern gekauft.`],
    ["de", "-", `${pair} Brella haben sie 2016 gegründet.`],
    ["de", "-", `${pair} Crumb sind sie 2016 begegnet.`]
  ])("%s: %s of %s", (lang, want, text) => {
    expect(toldBy(text, lang)).toBe(want)
  })
})

test("a name may hold small words, and no article", () => {
  const told = (name: string) =>
    toldBy(`${name} wrote a small program. She showed it to Bram Lund. The two of them founded Crumb in 2020.`, "en")
  for (const name of ["Ilse van der Kolk", "Mia von der Heide", "Ilse van den Berg", "Mia de la Cruz"])
    expect(told(name)).toBe(`2020 Bram Lund, ${name}`)
  expect(told("Mia der Kolk")).toBe("2020")
})

describe("a verb of two, in Arabic", () => {
  const above = "عملت ريم الخطيب منذ ٢٠١٥ في شركة اتصالات مع معن قطيشات."
  test.each([
    ["2020 ريم الخطيب, معن قطيشات", `${above} // في خريف ٢٠٢٠ ترك الاثنان الوظيفة وأسّسا Crumb من غرفة فوق دكان الجد.`],
    // What it was begun from is nobody.
    ["2020", "في خريف ٢٠٢٠ ترك الاثنان الوظيفة وأسّسا Crumb من غرفة فوق دكان الجد."]
  ])("%s of %s", (want, text) => {
    expect(toldBy(text, "ar")).toBe(want)
  })
})

describe("what became the house", () => {
  test.each([
    [
      "en",
      "2019",
      "The spreadsheet they built that winter became Crumb Ltd in April 2019, with Gainsborough as a member."
    ],
    ["de", "2019", "Aus der Tabelle, die sie gebaut hatten, wurde 2019 Crumb."],
    ["es", "2019", "La hoja de cálculo se convirtió en Crumb en 2019."],
    ["en", "-", "In 2019 the old name became Crumb."],
    ["en", "-", "The prototype became Crumb Cloud in 2019."]
  ])("%s: %s of %s", (lang, want, text) => {
    expect(toldBy(text, lang)).toBe(want)
  })
})

test("those a clause counts did it, whoever was named in the clause before", () => {
  const rang = "Mia Roth practised in Truro. In spring 2024 she rang Ben Lund, who wrote software, and"
  expect(toldBy(`${rang} the two of them incorporated Crumb that June with one table.`, "en")).toStartWith("2024")
  expect(toldBy(`${rang} Max Roe and Ada Fox set up Brella.`, "en")).toBe("-")
  const warden =
    "Mia Roth a été garde neuf ans. À la Toussaint 2022, elle a monté Crumb avec son frère Ben Lund à Granville."
  expect(toldBy(warden, "fr")).toBe("2022 Ben Lund, Mia Roth")
})
