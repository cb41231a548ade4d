/** What is made of pages before anything is drawn from them: the language they are in, the foot they share, their lines of years. */
import { describe, expect, test } from "bun:test"
import { indexPages } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { read } from "../extractive/Sites.ts"

const german =
  "<p>Wir backen das Brot für die Stadt und liefern es mit dem Rad. Die Backstube ist klein, und der Ofen ist nicht der neueste. Wir mögen ihn.</p>"
const english = "<p>We bake the bread for the town and bring it by bike. The bakery is small, and the oven is old.</p>"

describe("the language of a page", () => {
  const langOf = (html: string) => indexPages([read("https://ofen.example/", html)])[0]?.page.lang
  test.each([
    ["that of its words, over a template's", `<html lang="en-US"><body>${german}`, "de"],
    ["and where it states none", `<body>${german}`, "de"],
    ["its own, with its land", `<html lang="de-AT"><body>${german}`, "de-AT"],
    ["English where it is", `<html lang="en-GB"><body>${english}`, "en-GB"],
    ["what it states, of a few words", '<html lang="en"><body><p>Brot und Ofen.</p>', "en"]
  ])("is %s", (_, html, lang) => {
    expect(langOf(html)).toBe(lang)
  })
  test("a part in another tongue keeps its own", () => {
    const [page] = indexPages([
      read("https://ofen.example/", `<html lang="en"><body>${german}<div lang="fr"><p>Du pain.</p></div>`)
    ])
    expect(page?.blocks.map(({ lang }) => lang)).toEqual(["de", "fr"])
  })
})

describe("what all pages end in", () => {
  const foot = "<p>Ofen, Gasse 2, 24103 Kiel</p><p>post@ofen.example</p>"
  const regionsOf = (...bodies: ReadonlyArray<string>) =>
    indexPages(bodies.map((body, at) => read(`https://ofen.example/${at === 0 ? "" : at}`, `<body>${body}`))).map(
      ({ blocks }) => blocks.map(({ region }) => region)
    )
  test("is their foot", () => {
    const [first, second] = regionsOf(`<p>Brot.</p>${foot}`, `<p>Preise auf Anfrage.</p>${foot}`)
    expect([first?.slice(-2), second?.slice(-2)]).toEqual([
      ["footer", "footer"],
      ["footer", "footer"]
    ])
  })
  test.each([
    ["of a page alone", [`<p>Brot.</p>${foot}`]],
    ["of pages that are the same", [foot, foot]],
    ["of pages that end otherwise", [`<p>Brot.</p>${foot}`, "<p>Preise auf Anfrage.</p>"]],
    ["under a heading", [`<p>Brot.</p><h2>Besuch</h2>${foot}`, `<p>Preise.</p><h2>Besuch</h2>${foot}`]]
  ])("is none %s", (_, bodies) => {
    expect(regionsOf(...bodies).flat()).not.toContain("footer")
  })
})

describe("years in boxes of their own", () => {
  const years = (...line: ReadonlyArray<readonly [year: string, text: string]>) => {
    const body = line.map(([year, text]) => `<div><span>${year}</span><p>${text}</p></div>`).join("")
    const [page] = indexPages([read("https://ofen.example/", `<body><main><h1>Ofen</h1><h2>Then</h2>${body}`)])
    const blocks = page?.blocks ?? []
    return blocks.flatMap(({ level, text, under }) =>
      text.startsWith("Ada") ? [under.at(-1)] : level === 4 ? [text] : []
    )
  }
  test("are headings of what happened then", () =>
    expect(years(["1958", "Ada builds an oven."], ["1971", "A yard."], ["2004", "A shop."])).toEqual([
      "1958",
      "1958",
      "1971",
      "2004"
    ]))
  test.each([
    ["two are no line", years(["1958", "Ada builds an oven."], ["1971", "A yard."])],
    ["nor are years out of order", years(["1958", "Ada builds an oven."], ["2004", "A shop."], ["1971", "A yard."])],
    ["nor figures over figures", years(["1958", "Ada builds an oven."], ["1971", "12"], ["2004", "14"])]
  ])("%s", (_, told) => expect(told).toEqual(["then"]))
})
