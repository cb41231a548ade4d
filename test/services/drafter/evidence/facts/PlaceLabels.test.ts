/** Where a house is, as a label asks for it, in every way that pages set a label and what it is put to. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "./FactPages.ts"

type Row = readonly [label: string, value: string]
const each = (rows: ReadonlyArray<Row>, one: (row: Row) => string) => rows.map(one).join("")
const layouts: Readonly<Record<string, (rows: ReadonlyArray<Row>) => string>> = {
  "terms of a list": (rows) => `<dl>${each(rows, ([a, b]) => `<dt>${a}</dt><dd>${b}</dd>`)}</dl>`,
  "cells of a table": (rows) => `<table>${each(rows, ([a, b]) => `<tr><th>${a}</th><td>${b}</td></tr>`)}</table>`,
  "before a mark": (rows) => `<ul>${each(rows, ([a, b]) => `<li>${a}: ${b}</li>`)}</ul>`,
  "in bold": (rows) => `<ul>${each(rows, ([a, b]) => `<li><strong>${a}</strong> ${b}</li>`)}</ul>`,
  "lines of cards": (rows) => each(rows, ([a, b]) => `<div><p>${a}</p><p>${b}</p></div>`),
  "run together in cards": (rows) => each(rows, ([a, b]) => `<div><span>${a}</span><span>${b}</span></div>`),
  "lines of one block": (rows) => `<p>${rows.map(([a, b]) => `${a}: ${b}`).join("<br>")}</p>`
}
const placeIn = (rows: ReadonlyArray<Row>, layout: string, lang: string, path = "about") => {
  const html = layouts[layout]?.(rows) ?? ""
  const home = crumb({ main: "<h1>Crumb</h1><p>Crumb plans bread.</p>", lang })
  const page = crumb({ main: `<h1>Crumb</h1>${html}`, lang, path })
  const { fields } = extract(openGate({ pages: [home, page], categories: [] }), []).stands
  return `${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`
}
const inAll = <A extends ReadonlyArray<unknown>>(rows: ReadonlyArray<A>) =>
  rows.flatMap((row) => Object.keys(layouts).map((layout) => [layout, ...row] as const))

describe("a label leads to the place", () => {
  const sheets: ReadonlyArray<readonly [lang: string, beside: Row, label: string, value: string, told: string]> = [
    ["en", ["Founded", "2011"], "Headquarters", "Hexham", "Hexham GB"],
    ["en", ["Founded", "2011"], "Location", "Leeds, United Kingdom", "Leeds GB"],
    ["en", ["Team", "9 people"], "Studio", "14 Quay Street, Galway", "Galway IE"],
    ["en", ["Team", "9 people"], "Based in", "Belgium", "- BE"],
    ["en", ["Team", "9 people"], "Based in", "Belgium — CET timezone", "- BE"],
    ["de", ["Gegründet", "2011"], "Standort", "Görlitz", "Görlitz DE"],
    ["de", ["Team", "9 Leute"], "Werkstatt", "Neißstraße 4, 02826 Görlitz", "Görlitz DE"],
    ["fr", ["Fondée en", "2011"], "Ville", "Besançon", "Besançon FR"],
    ["es", ["Fundada", "2011"], "Dónde estamos", "Huelva, España", "Huelva ES"],
    ["it", ["Fondata", "2011"], "Luogo", "Ragusa, Italia", "Ragusa IT"],
    ["pt", ["Fundada em", "2011"], "Morada", "Rua do Bom Jesus, 14, 4700-310 Braga", "Braga PT"],
    ["nl", ["Opgericht", "2011"], "Vestigingsplaats", "Groningen, Nederland", "Groningen NL"],
    ["ja", ["設立", "2011年"], "所在地", "京都市下京区四条通1-2", "京都市 JP"],
    ["zh", ["成立时间", "2011年"], "总部", "杭州市", "杭州市 CN"],
    ["ar", ["التأسيس", "2011"], "المقر الرئيسي", "بيروت، لبنان", "بيروت LB"]
  ]
  test.each(inAll(sheets))("%s %s: %p, %p %p is %p", (layout, lang, beside, label, value, told) => {
    expect(placeIn([beside, [label, value]], layout, lang)).toBe(told)
  })
})

describe("another label leads to none of ours", () => {
  const sheets: ReadonlyArray<readonly [lang: string, beside: Row, label: string, value: string]> = [
    ["en", ["Founded", "2011"], "Printer", "Leeds, United Kingdom"],
    ["en", ["Founded", "2011"], "Servers", "Ghent, Belgium"],
    ["en", ["Founded", "2011"], "Country of origin", "Belgium"],
    ["en", ["Founded", "2011"], "Location", "Remote"],
    ["en", ["Founded", "2011"], "Location", "Leeds and Lyon"],
    ["en", ["Doors open", "7 pm"], "Location", "Leeds, United Kingdom"],
    ["de", ["Gegründet", "2011"], "Rechenzentrum", "Görlitz, Deutschland"],
    ["fr", ["Fondée en", "2011"], "Imprimeur", "Besançon, France"],
    ["es", ["Fundada", "2011"], "Próxima feria", "Huelva, España"],
    ["it", ["Fondata", "2011"], "Rivenditore", "Ragusa, Italia"],
    ["pt", ["Fundada em", "2011"], "Envios para", "Recife, Brasil"],
    ["nl", ["Opgericht", "2011"], "Leverancier", "Groningen, Nederland"],
    ["ja", ["設立", "2011年"], "取引先", "京都府京都市下京区四条通1-2"],
    ["zh", ["成立时间", "2011年"], "分公司", "浙江省杭州市西湖区文三路90号"],
    ["ar", ["التأسيس", "2011"], "المطبعة", "بيروت، لبنان"]
  ]
  test.each(inAll(sheets))("%s %s: %p, %p %p", (layout, lang, beside, label, value) => {
    expect(placeIn([beside, [label, value]], layout, lang)).toBe("- -")
  })
})

describe("a label that asks where anything is", () => {
  test.each([
    ["on no page about us", [["Studio", "Ghent, Belgium"]], "bread", "- -"],
    [
      "among those of a piece of work",
      [
        ["Client", "Petit"],
        ["Location", "Ghent, Belgium"]
      ],
      "about",
      "- -"
    ],
    [
      "under somebody's name",
      [
        ["Petit Ltd", "Baker"],
        ["Studio", "Ghent, Belgium"]
      ],
      "bread",
      "- -"
    ]
  ] satisfies ReadonlyArray<readonly [string, ReadonlyArray<Row>, string, string]>)("%s", (_, rows, path, told) => {
    expect(placeIn(rows, "before a mark", "en", path)).toBe(told)
  })
})

describe("in a footer", () => {
  test.each([
    [
      "rooms elsewhere, beside the address of the house",
      "<p>Crumb B.V. – Bergkerkplein 8, 7411 EN Deventer – KvK 78120334</p><p>Werkplaats: Hengelo (alleen op afspraak)</p>",
      "nl",
      "Deventer NL"
    ],
    ["a year since when, which is no code", "<p>Crumb, Hovedgaden 3, since 2019 Design Studio</p>", "en", "- -"]
  ])("%s", (_, footer, lang, told) => {
    const home = crumb({ main: "<h1>Crumb</h1><p>Crumb plans bread.</p>", footer, lang })
    const { fields } = extract(openGate({ pages: [home], categories: [] }), []).stands
    expect(`${fields.city?.value ?? "-"} ${fields.country?.value ?? "-"}`).toBe(told)
  })
})

test("what leads to our own pages is a menu, and no town under its label", () => {
  const cityOf = (footer: string) => {
    const page = crumb({ main: "<h1>Crumb</h1><p>Crumb plans bread.</p>", footer })
    return extract(openGate({ pages: [page], categories: [] }), []).stands.fields.city?.value
  }
  expect(cityOf('<ul><li><a href="/">Home</a></li><li><a href="/recipes">Recipes</a></li></ul>')).toBeUndefined()
  const column = '<div><h3>Shop</h3><div><a href="/gifts">Gifts</a> <a href="/for-her">For Her</a></div></div>'
  expect(cityOf(column)).toBeUndefined()
  expect(cityOf('<div><h3>Shop</h3><p><a href="https://maps.example/?q=x">Hexham</a></p></div>')).toBe("Hexham")
})
