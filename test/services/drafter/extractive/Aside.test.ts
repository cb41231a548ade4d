/** What stands on a house's pages and is of something else than what it is; and what is put around its lines. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../src/services/drafter/evidence/Evidence.ts"
import { readingsOf, sentencesOf } from "../../../../src/services/drafter/extractive/reading/Reading.ts"
import { summaryText } from "../../../../src/services/drafter/extractive/telling/SummaryTexts.ts"
import { withoutBrackets } from "../../../../src/services/drafter/extractive/telling/TaglineForm.ts"
import { isBeside, tellsAside } from "../../../../src/services/drafter/extractive/telling/words/AsideLines.ts"
import { drafted, shown } from "./Sites.ts"

describe("of something else than what a house is", () => {
  test.each([
    "We're hiring bakers for the night shift.",
    "Wir stellen ein: Gesellin, Lehrling",
    "Nous cherchons un boulanger (h/f) pour rejoindre la nuit.",
    "Buscamos personal para el horno de Soria.",
    "Cerchiamo personale per il forno.",
    "Wij zoeken een collega voor de ovens.",
    "スタッフ募集中です。",
    "We thank them all for the new oven door.",
    "A showcase of Crumb's latest kitchens.",
    "Einige Bilder unserer Arbeiten aus dem Herbst.",
    "Quelques photos de la cuisine.",
    "The purpose of this website is to inform about the bakery.",
    "El presente sitio web (crumb.test) tiene como finalidad informar sobre los hornos.",
    "Diese Seite dient der Information über die Backstube.",
    "All our other apps are free as well.",
    "Weitere Apps des Entwicklers sind kostenlos.",
    "開発者の他のアプリもご利用ください。",
    "Wir zeigen dir in einer Live-Demo, wie du Brote planst.",
    "In our demo we show you how to plan a bake.",
    "Find out more about rye and how to join a class below."
  ])("%s", (line) => expect(tellsAside(line)).toBe(true))
  test.each([
    "Crumb is hiring software for bakeries.",
    "We thank no oven: we bake by hand.",
    "A gallery of contemporary bread art in Leeds.",
    "Crumb works with your other apps.",
    "Crumb records demos that show a product at work.",
    "This website plans the bakes of a bakery.",
    "Wir suchen die besten Mehle der Region aus.",
    "Wir zeigen Brote aus aller Welt.",
    "Aplicación para buscar personal de hornos."
  ])("not: %s", (line) => expect(tellsAside(line)).toBe(false))
  test.each([
    ["Crumb is proud to support the lifeboats of the bay.", true],
    ["A tenth of our profits goes to the mill museum.", true],
    ["10 % unserer Gewinne gehen an die Tafel.", true],
    ["焼きたてパンの店「クラム」のウェブサイトです。", true],
    ["Crumb builds websites for bakers.", false],
    ["We support bakeries in forty towns.", false]
  ])("good deeds, and whose pages these are: %s %p", (line, told) => expect(isBeside.test(line)).toBe(told))
})

const summary = "Crumb bakes rye and wheat loaves in Brackwater, with stone ovens and slow dough."
describe("it stands in no description", () => {
  test.each([
    "Crumb is proud to support rye fields that feed bees, birds and hares all around the harbour.",
    "All of our other apps for loaves and ovens may be used by bakers of the valley free of charge.",
    "We show you in a live demo how Crumb plans loaves, ovens and deliveries in one quiet morning."
  ])("%s", (line) => {
    const page = shown(`<h1>Loaves that keep</h1><p>${line}</p>`, { description: summary })
    expect(drafted(page).fields.description?.value).toBe(summary)
  })
})

describe("sentences", () => {
  test.each([
    ["Rye is baked by law (art. 12 of the act). It keeps.", ["Rye is baked by law (art. 12 of the act).", "It keeps."]],
    [
      "We bake (by night. Always. Since 1990) for all. Come.",
      ["We bake (by night. Always. Since 1990) for all.", "Come."]
    ],
    ["We bake. (Slowly.) Come.", ["We bake.", "(Slowly.)", "Come."]],
    ["We bake (rye. And wheat. Come.", ["We bake (rye.", "And wheat.", "Come."]]
  ])("%s", (text, all) => expect(sentencesOf(text)).toEqual(all))
  test("long ones are read soon", () => {
    const from = performance.now()
    sentencesOf("(a. B ".repeat(20_000))
    tellsAside("we show you a gallery of ".repeat(5_000))
    expect(performance.now() - from).toBeLessThan(4_000)
  })
})

describe("what is put around a line", () => {
  const short = (description: string, title = "Crumb", body = "<h1>Bread</h1>") =>
    drafted(shown(body, { description, title })).fields.short_description?.value
  test.each([
    ["Crumb - Plan every bake of the week in one calm list.", "Plan every bake of the week in one calm list."],
    ["Crumb | Plan every bake of the week in one calm list.", "Plan every bake of the week in one calm list."],
    ["Crumb is a calm planner for bakers - by bakers.", "Crumb is a calm planner for bakers - by bakers."]
  ])("the name before it: %s", (text, line) => expect(short(text)).toBe(line))
  test("the title, and no blank behind it", () => {
    const title = "Rye loaves by night"
    const page = shown("<h1>Bread</h1>", { title })
    const [reading] = readingsOf(openGate({ pages: [page], categories: [] }).site)
    const of = (text: string) => (reading === undefined ? "" : summaryText(text, reading, ["crumb"]))
    expect(of(`${title}Crumb plans every bake of the week.`)).toBe("Crumb plans every bake of the week.")
    expect(of(`${title}s of the old kind, baked by Crumb.`)).toBe(`${title}s of the old kind, baked by Crumb.`)
    expect(of("Hi, I'm Ada, and I am a baker in Brackwater.")).toBe("I am a baker in Brackwater.")
  })
  test("broken lines of a script without blanks", () => {
    const page = shown("<h1>焼きたて</h1><p>クラムは、<br>毎朝石窯で焼いた<br>昔ながらのライ麦パンの店です。</p>", {
      lang: "ja",
      title: "クラム"
    })
    expect(drafted(page).fields.short_description?.value).toBe(
      "クラムは、毎朝石窯で焼いた昔ながらのライ麦パンの店です。"
    )
  })
})

describe("no tagline", () => {
  const tagline = (body: string, title = "Crumb", more: ReadonlyArray<Parameters<typeof shown>> = []) =>
    drafted(shown(body, { title }), ...more.map(([text, parts]) => shown(text, parts))).fields.tagline?.value
  test("the heading of another page", () =>
    expect(
      tagline("<h1>Bread</h1>", "Crumb", [
        ["<h1>The other ovens of the maker of Crumb</h1>", { url: "https://crumb.test/ovens" }]
      ])
    ).toBeUndefined())
  test("a name with its form", () =>
    expect(tagline("<h1>The Brackwater Rye Bakers Assoc Inc.</h1>", "Rye Bakers of Brackwater")).toBeUndefined())
  test("a name in full", () =>
    expect(tagline("<h1>Club “Still Water” Brackwater</h1>", "Club Brackwater")).toBeUndefined())
  test("somebody and their team", () =>
    expect(
      tagline("<h1>Bread</h1><p>Ada and her team have been baking rye loaves for twenty years.</p>")
    ).toBeUndefined())
  test("an answer to what any house of the trade is asked", () =>
    expect(
      tagline("<h1>Crumb</h1><h2>What is sourdough?</h2><p>Sourdough baking relies on wild yeast and time.</p>")
    ).toBeUndefined())
  test("what a title has in brackets behind it", () => {
    expect(withoutBrackets("毎朝石窯で焼くライ麦パン。【川辺町・駐車場あり】")).toBe("毎朝石窯で焼くライ麦パン。")
    expect(withoutBrackets("【公式】")).toBe("【公式】")
  })
})
