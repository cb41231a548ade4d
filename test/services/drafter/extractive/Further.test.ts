/** What stands behind the one paragraph of a description, or in its place, so that it says more than the short description. */
import { describe, expect, test } from "bun:test"
import type { ReadPage } from "../../../../src/domain/draft/Crawl.ts"
import { listsBySigns, opensAsWe, tellsDeeds } from "../../../../src/services/drafter/extractive/words/LeaningWords.ts"
import { isBesideThePoint } from "../../../../src/services/drafter/extractive/words/Sentences.ts"
import { firstPerson } from "../../../../src/services/drafter/extractive/words/SentenceWords.ts"
import { drafted, shown } from "./Sites.ts"

const summary =
  "Crumb bakes rye and wheat loaves in Brackwater, with stone ovens, slow dough and flour from the mill next door."
const home = (body: string, head = "") =>
  shown(body, { description: summary, title: "Crumb - Rye and wheat loaves", head })
const page = (path: string, body: string) => shown(body, { url: `https://crumb.test/${path}` })
const told = (...pages: ReadonlyArray<ReadPage>) => drafted(...pages).fields.description?.value.split("\n\n")
const data = (description: string, name = "Crumb", type = "LocalBusiness") =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": type, name, description })}</script>`

describe("behind the summary stands", () => {
  test("what the hero says besides, whoever speaks", () => {
    const line = "Fresh loaves on the table by six, for homes, cafés and hotels of the whole valley."
    expect(told(home(`<h1>Loaves that keep</h1><p>${line}</p>`))).toEqual([summary, line])
  })
  test("nothing that says the summary again", () => {
    const line = "Rye and wheat loaves from stone ovens in Brackwater, baked of slow dough and local flour."
    expect(told(home(`<h1>Loaves that keep</h1><p>${line}</p>`))).toEqual([summary])
  })
  test.each([
    "Baking loaves since 2018, when three friends brought their grandmother's rye across the sea.",
    "Built by bakers who have stood at the ovens and burnt their fingers on loaves for years.",
    "Most bakeries throw half of their loaves away before the shop is closed for the night.",
    "Not another bakery with loaves that go stale before you have cut them at home.",
    "⭐ Loaves for homes ⭐ Loaves for cafés ⭐ Loaves for hotels, brought to the door."
  ])("not: %s", (line) => expect(told(home(`<h1>Loaves that keep</h1><p>${line}</p>`))).toEqual([summary]))
  test("what the page about it tells as we", () => {
    const line = "We work with cafés, hotels and schools of the valley, and bring their rye loaves before breakfast."
    expect(told(home("<h1>Loaves that keep</h1>"), page("about", `<h1>About</h1><p>${line}</p>`))).toEqual([
      summary,
      line
    ])
  })
  test("what heads the page of its services", () => {
    const line =
      "We offer loaves by the dozen, from plain rye to whole tables for a wedding, a village feast or a christening."
    expect(told(home("<h1>Loaves that keep</h1>"), page("services", `<h1>Services</h1><p>${line}</p>`))).toEqual([
      summary,
      line
    ])
  })
})

describe("in its place stands", () => {
  const short = "Crumb is a small bakery for rye bread in the old harbour of Brackwater."
  const full =
    "A small bakery for rye bread and wheat rolls in the old harbour of Brackwater, with delivery to cafés and hotels every morning."
  const site = (head: string) => shown("<h1>Bread</h1>", { description: short, title: "Crumb - Bread", head })

  test("what its data says more fully, under its name", () => {
    const { fields } = drafted(site(data(full)))
    expect(fields.short_description?.value).toBe(short)
    expect(fields.description?.value).toBe(full)
  })
  test.each([
    ["of somebody else", data(full, "Harbour Mill")],
    ["of a part of it", data(full, "Crumb", "Course")]
  ])("no data %s", (_, head) => expect(told(site(head))).toEqual([short]))
  test("a paragraph that goes by its name", () => {
    const line =
      "Crumb is the rye bread bakery of Brackwater harbour: order online, collect at the gate or have loaves brought home."
    expect(told(shown(`<h1>Bread</h1><p>${line}</p>`, { description: short }))).toEqual([line])
  })
  test("no hero without the name that a summary of it has", () => {
    const line = "A small bakery for rye bread in the harbour of Brackwater, with coffee, chairs, newspapers and cats."
    expect(told(shown(`<h1>Bread</h1><p>${line}</p>`, { description: short }))?.[0]).toBe(short)
  })
})

describe("by what words", () => {
  test.each([
    "trabajamos con harina de la zona.",
    "combiniamo farina e acqua.",
    "ведемо справи в судах.",
    "vyklízíme byty a domy.",
    "저희 빵집은 매일 굽습니다."
  ])("the house speaks: %s", (sentence) => expect(opensAsWe.test(sentence)).toBe(true))
  test.each(["ramos de flores y pan.", "bread for the valley.", "наша"])("nobody: %s", (sentence) =>
    expect(opensAsWe.test(sentence)).toBe(false)
  )
  test.each([
    "We saw bread go stale.",
    "Quisimos un pan mejor.",
    "Nous avons ouvert un fournil.",
    "Made by two friends."
  ])("a deed: %s", (sentence) => expect(tellsDeeds.test(sentence)).toBe(true))
  test.each(["We bake bread.", "Made by hand in Brackwater.", "Nous cuisons le pain."])("no deed: %s", (sentence) =>
    expect(tellsDeeds.test(sentence)).toBe(false)
  )
  test("signs make a list", () => {
    expect(listsBySigns.test("✓ Rye ✓ Wheat ✓ Spelt")).toBe(true)
    expect(listsBySigns.test("Rye, wheat ✓ and spelt")).toBe(false)
  })
  test("an abbreviation is nobody", () => {
    expect(firstPerson.test("Sales, F&I and parts in one place")).toBe(false)
    expect(firstPerson.test("Today I bake rye")).toBe(true)
  })
})

describe("is beside the point", () => {
  test.each([
    "WE TAKE NO ORDERS AT THE MOMENT !",
    "Crumb is the source of the **unbreakable loaf** you need.",
    "저희가 자주 드리는 말씀입니다.",
    "セットの理由です。"
  ])("%s", (sentence) => expect(isBesideThePoint(sentence)).toBe(true))
  test.each(["Bread for NASA, the ESA and you!", "Two loaves for the price of one oven."])("not: %s", (sentence) =>
    expect(isBesideThePoint(sentence)).toBe(false)
  )
})
