/** The house told by a word of its name, or by a plain word for houses; beside it, other houses that are told so too. */
import { describe, expect, test } from "bun:test"
import { readPage } from "../../../../../../src/services/crawl/crawler/ReadPage.ts"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"

const page = (name: string, lang: string, path: string, title: string, said: string) =>
  readPage({
    url: `https://${name.toLowerCase().replace(/[^a-z]/gu, "")}.example/${path}`,
    status: 200,
    html: `<html lang="${lang}"><head><title>${name}</title></head><body><header><a href="/">${name}</a></header>
      <main><h1>${title}</h1><p>${said}</p></main><footer><p>© ${name}</p></footer></body></html>`
  })
/** "1974 Ada Roth": the year and the founders that a house with a page about itself is drafted with. */
const toldOf = (name: string, lang: string, said: string) => {
  const pages = [page(name, lang, "", name, "Bread."), page(name, lang, "about", "About", said)]
  const { fields, founders } = extract(openGate({ pages, categories: [] }), []).stands
  return [fields.founded_year?.value ?? "-", ...founders.map(({ value }) => value.name)].join(" ")
}

describe("who founded it", () => {
  test.each([
    ["Legatoria Crema", "it", "Ada Roth fondò la legatoria nel 1931.", "1931 Ada Roth"],
    ["Legatoria Crema", "it", "Nel 1931 Ada Roth fondò la legatoria che porta il suo nome.", "1931 Ada Roth"],
    [
      "Tischlerei Krume",
      "de",
      "1974 gründete Tischlermeister Karl Roth die Werkstatt in der Scheune.",
      "1974 Karl Roth"
    ],
    [
      "Panadería La Miga",
      "es",
      "La Miga abrió sus puertas en 1982 de la mano de Ada Roth y Luis Gil.",
      "1982 Ada Roth Luis Gil"
    ],
    ["Crumb School", "en", "The school opened in 1976. Its founder, Ada Roth, taught every lesson.", "1976 Ada Roth"],
    ["Crumb School", "en", "Crumb School opened in 1976. Its founder, Ada Roth, taught every lesson.", "1976 Ada Roth"]
  ])("%s, %s: %s", (name, lang, said, told) => expect(toldOf(name, lang, said)).toBe(told))
})

describe("who founded another", () => {
  test.each([
    ["Legatoria Crema", "it", "Ada Roth fondò una tipografia nel 1931."],
    ["Crumb Stampi", "it", "Ci siamo conosciuti alla Tecnoforno, l'azienda fondata nel 1985 da Ada Roth."],
    ["Crumb School", "en", "We use Petit for our lists. Its founder, Ada Roth, likes bread."],
    ["Oficina Crumb", "pt", "Ajuda-me a professora Ada Roth, que fundou o laboratório em 1994."],
    ["Krümelkasten Pro", "de", "Den Krümelkasten erfand Karl Roth, wir haben ihn nur aufs Handy gebracht."],
    ["Crumb School", "en", "Its founder, Ada Roth, taught every lesson."]
  ])("%s, %s: %s", (name, lang, said) => expect(toldOf(name, lang, said)).toBe("-"))
})
