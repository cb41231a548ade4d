/** Entries whose names say nothing alone, and runs of entries that are none of what is offered. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "../../evidence/facts/FactPages.ts"

type Entries = ReadonlyArray<readonly [name: string, told: string]>
const cards = (entries: Entries) =>
  `<div>${entries.map(([name, told]) => `<div class="card"><h3>${name}</h3><p>${told}</p></div>`).join("")}</div>`
const featuresIn = (html: string, lang = "en") =>
  extract(openGate({ pages: [homeOfCrumb(html, lang)], categories: [] }), []).stands.fields.features?.value ?? []
const featuresOf = (over: string, entries: Entries, lang = "en") =>
  featuresIn(`<section><h2>${over}</h2>${cards(entries)}</section>`, lang)

describe("names that say nothing alone", () => {
  test("of deeds stands what is told of them, or nothing", () => {
    expect(
      featuresOf("What we do", [
        ["Learn", "Evening courses in sourdough and rye."],
        ["Build", "We bring the bricks and you bring your hands."],
        ["Connect", "A bakers' table on the first Monday of the month."]
      ])
    ).toEqual(["Evening courses in sourdough and rye", "A bakers' table on the first Monday of the month"])
    expect(
      featuresOf("What we do", [
        ["Attract", "You will be found."],
        ["Engage", "You will be read."],
        ["Convert", "You will be paid."]
      ])
    ).toEqual([])
    expect(
      featuresOf("What we do", [
        ["Oven schedule", "The whole night stands on one page."],
        ["Discover", "Recipes from forty mills are sorted by flour."],
        ["Flour stock", "The mill hears what it has to bring."]
      ])
    ).toEqual(["Oven schedule", "Recipes from forty mills are sorted by flour", "Flour stock"])
  })
  test("things that are deeds as well stand", () => {
    const names = ["Design", "Support", "Training"]
    expect(
      featuresOf(
        "Services",
        names.map((name) => [name, `What ${name.toLowerCase()} means for ovens stands in the plan.`])
      )
    ).toEqual(names)
  })
  test("of what a deed is done to stands the deed, where it is told with it", () => {
    expect(
      featuresOf(
        "Servicios",
        [
          ["Alfombras", "Lavado y secado de alfombras de lana."],
          ["Cortinas", "Limpieza y planchado de cortinas largas."],
          ["Manteles", "Lavado en frío de manteles bordados."],
          ["Zurcido", "Arreglo a mano de telas rotas."]
        ],
        "es"
      )
    ).toEqual([
      "Lavado y secado de alfombras de lana",
      "Limpieza y planchado de cortinas largas",
      "Lavado en frío de manteles bordados",
      "Arreglo a mano de telas rotas"
    ])
  })
})

describe("no list of what is offered", () => {
  const counter = (label: string, figure: string) => `<div class="card"><span>${label}</span><b>${figure}</b></div>`
  test("are figures and what they count", () => {
    expect(
      featuresIn(
        `<section><h2>Features</h2><div>${counter("Open recipes", "10+")}${counter("Bakers", "1.2K")}${counter("Ovens running", "99.9%")}</div></section>`
      )
    ).toEqual([])
  })
  test("are parts of the site, terms, and what is to be done one after the other", () => {
    const told = "The page tells of it in words of its own."
    for (const names of [
      ["Our services", "Success stories", "Oven technology"],
      ["DDT (desired dough temperature)", "TA (dough yield)", "FN (falling number)"]
    ])
      expect(
        featuresOf(
          "Features",
          names.map((name) => [name, told])
        )
      ).toEqual([])
    expect(
      featuresOf(
        "できること",
        [
          ["測る", "まずは粉の温度を測ります。"],
          ["パンの発酵", "生地を静かに寝かせる時間です。"],
          ["焼く", "窯の火を入れてから焼きます。"]
        ],
        "ja"
      )
    ).toEqual([])
  })
  test("is what troubles those who come, one of whom is asked", () => {
    const entries: Entries = [
      ["Absence hurts", "Crumb bakes on while you are away."],
      ["Nights are long", "Crumb rings when the dough is ready."],
      ["Bored of white bread?", "Crumb holds recipes from forty mills."],
      ["Hard mornings", "Crumb lights the oven before you wake."]
    ]
    const marked = `<section class="features"><h2>Bakers love it</h2>${cards(entries)}</section>`
    expect(featuresIn(marked)).toEqual([])
  })
  test("nor an entry whose card says on its button that it is to come", () => {
    const card = (name: string, button: string) =>
      `<div class="card"><h3>${name}</h3><p>Every baker sees it on one page.</p><button>${button}</button></div>`
    expect(
      featuresIn(
        `<section><h2>Features</h2><div>${card("Oven schedule", "Open")}${card("Flour stock", "Open")}${card("Shift plan", "即将上线")}</div></section>`
      )
    ).toEqual(["Oven schedule", "Flour stock"])
  })
  test("nor a word of what is shown, nor what is said to somebody", () => {
    expect(
      featuresOf("Features", [
        ["Oven schedule", "See the whole night at a glance."],
        ["rye photos", "rye.jpg"],
        ["Flour stock", "Know what the mill has to bring."],
        ['We say "not today" if need be', "Nobody has to buy."]
      ])
    ).toEqual(["Oven schedule", "Flour stock"])
  })
})

test("headings announce in further languages, and what is announced may cost more", () => {
  const found = (heading: string, lang: string) => {
    const beside: Entries = [
      ["Crumb A", "Ada pracuje tutaj i piecze chleb."],
      ["Crumb B", "Ben pracuje tutaj i piecze chleb."],
      ["Crumb C", "Cal pracuje tutaj i piecze chleb."]
    ]
    const wanted: Entries = [
      ["Rozkład pieca", "Piec stoi na jednej stronie."],
      ["Zapas mąki Premium", "Młyn wie, co przywieźć."],
      ["Grafik zmian", "Każdy widzi, kto piecze."],
      ["Przepisy Premium", "Czterdzieści młynów stoi obok siebie."]
    ]
    return featuresIn(
      `<section><h2>Crumb</h2>${cards(beside)}</section><section><h2>${heading}</h2>${cards(wanted)}</section>`,
      lang
    )
  }
  const names = ["Rozkład pieca", "Zapas mąki Premium", "Grafik zmian", "Przepisy Premium"]
  expect(found("Funkcje, które pokochasz", "pl")).toEqual(names)
  expect(found("Jaké služby poskytujeme:", "cs")).toEqual(names)
  expect(found("Наші послуги", "uk")).toEqual(names)
  expect(found("주요 기능", "ko")).toEqual(names)
  expect(found("Jak to działa", "pl")).not.toEqual(names)
})
