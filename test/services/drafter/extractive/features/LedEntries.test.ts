/** Paragraphs that each open with a name in bold, under a heading that says that features or services are told. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "../../evidence/facts/FactPages.ts"

const featuresOf = (html: string, lang = "en") =>
  extract(openGate({ pages: [homeOfCrumb(html, lang)], categories: [] }), []).stands.fields.features?.value ?? []
const led = (over: string, ...entries: ReadonlyArray<readonly [name: string, told: string]>) =>
  `<h2>${over}</h2>${entries.map(([name, told]) => `<p><strong>${name}</strong>${told}</p>`).join("")}`
const entries = [
  ["Oven lists.", " Each oven knows what comes next."],
  ["Flour orders.", " Sacks arrive before the last one is open."]
] as const
const names = ["Oven lists", "Flour orders"]

describe("names in bold are what it can do", () => {
  test.each([
    ["Features", "en"],
    ["Our services", "en"],
    ["Funktionen", "de"],
    ["Fonctionnalités", "fr"],
    ["Funciones", "es"],
    ["Funcionalidades", "pt"],
    ["Funzioni", "it"],
    ["Functies", "nl"]
  ])("under %p", (heading, lang) => {
    expect(featuresOf(led(heading, ...entries), lang)).toEqual(names)
  })
  test.each([
    ["機能", "ja", "窯の一覧", "：次に焼くパンがわかります。", "粉の注文", "：袋がなくなる前に届きます。"],
    ["功能", "zh", "烤炉清单", "：每个烤炉都有计划。", "面粉订购", "：用完之前送到。"],
    [
      "المميزات",
      "ar",
      "قوائم الأفران",
      ": يعرف كل فرن ما يخبزه بعد ذلك.",
      "طلبات الطحين",
      ": تصل الأكياس في موعدها كل صباح."
    ]
  ])("under %p in %p", (heading, lang, one, told, other, more) => {
    expect(featuresOf(led(heading, [one, told], [other, more]), lang)).toEqual([one, other])
  })
  test("behind a dash, and below a line that leads to them", () => {
    const dashed = led(
      "Features",
      ["Oven lists", " – each oven knows what comes next."],
      ["Flour orders", " – sacks arrive early."]
    )
    expect(featuresOf(dashed)).toEqual(names)
    const leading = led("Features", ...entries).replace("</h2>", "</h2><p>All of it works on the phone you have.</p>")
    expect(featuresOf(leading)).toEqual(names)
  })
})

describe("names in bold are none of it", () => {
  test.each([
    [
      "where a sentence begins with them",
      led("Features", ["Every oven", " knows what comes next."], ["Each sack", " arrives early."])
    ],
    [
      "under what customers say",
      led("What our customers say", ["Ada Roth.", " It bakes at night."], ["Ben Lund.", " I sleep again."])
    ],
    ["under what is to come", led("Coming soon", ...entries)],
    ["where one of them is to come", led("Features", entries[0], ["Coming soon:", " Rye plans for all."], entries[1])],
    [
      "where they ask",
      led("Features", ["Is it fast?", " It bakes in an hour."], ["Is it warm?", " It keeps its heat."])
    ],
    ["where they are steps", led("Features", ["Step 1.", " You fill the oven."], ["Step 2.", " You wait an hour."])],
    [
      "where most is told without",
      `${led("Features", ...entries)}<p>${"It bakes. ".repeat(3)}</p><p>It cools off.</p><p>It rests.</p>`
    ]
  ])("%s", (_, html) => {
    expect(featuresOf(html)).toEqual([])
  })
  test("a note beside them is no feature", () => {
    expect(
      featuresOf(
        led(
          "Features",
          ["Oven lists:", " Each oven knows what comes next."],
          ["Flour orders:", " Sacks arrive early."],
          ["Note:", " Ovens are sold elsewhere."]
        )
      )
    ).toEqual(names)
  })
})
