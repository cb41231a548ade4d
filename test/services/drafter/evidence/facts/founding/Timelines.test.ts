/** A line of years in the layouts that pages set it in: its beginning is the founding, where it tells one and of nobody else. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb } from "../FactPages.ts"

type Line = ReadonlyArray<readonly [year: string, text: string]>
const each = (line: Line, entry: (year: string, text: string) => string) => line.map((one) => entry(...one)).join("")
const layouts: Readonly<Record<string, (line: Line) => string>> = {
  "a year beside a paragraph": (line) => `<ol>${each(line, (y, t) => `<li><span>${y}</span><p>${t}</p></li>`)}</ol>`,
  "a year in bold": (line) => `<ul>${each(line, (y, t) => `<li><strong>${y}</strong> ${t}</li>`)}</ul>`,
  "a year before a dash": (line) => `<ul>${each(line, (y, t) => `<li>${y} – ${t}</li>`)}</ul>`,
  "a list of terms": (line) => `<dl>${each(line, (y, t) => `<dt>${y}</dt><dd>${t}</dd>`)}</dl>`,
  "a table": (line) => `<table>${each(line, (y, t) => `<tr><th>${y}</th><td>${t}</td></tr>`)}</table>`,
  titles: (line) => each(line, (y, t) => `<h3>${y}</h3><p>${t}</p>`),
  cards: (line) => each(line, (y, t) => `<div class="item"><div class="year">${y}</div><div>${t}</div></div>`),
  times: (line) => `<ol>${each(line, (y, t) => `<li><time>${y}</time><h4>${t}</h4></li>`)}</ol>`,
  months: (line) => `<ol>${each(line, (y, t) => `<li><h4>March ${y}</h4><p>${t}</p></li>`)}</ol>`
}
const yearOf = (body: string, lang: string, title = "Milestones"): string | null => {
  const home = crumb({ lang, main: "<h1>Crumb</h1><p>Crumb plans bread.</p>" })
  const about = crumb({
    lang,
    path: "about",
    main: `<h1>Our history</h1><h2>${title}</h2>${body}`
  })
  return extract(openGate({ pages: [home, about], categories: [] }), []).stands.fields.founded_year?.value ?? null
}
const then: Line = [
  ["2014", "A second oven"],
  ["2019", "Series A"]
]

describe("a line of years begins with the founding", () => {
  test.each([
    ["Crumb is founded in Ghent.", "en"],
    ["Founded in Ghent", "en"],
    ["We start in a garage.", "en"],
    ["The company is founded by Ada Roth.", "en"],
    ["Foundation of Crumb", "en"],
    ["Ada and Ben found Crumb in a lock-up", "en"],
    ["Gründung der Firma in Kassel", "de"],
    ["Wir gründen Crumb zu dritt", "de"],
    ["Création de l'atelier à Nantes", "fr"],
    ["Nace Crumb en Lugo", "es"],
    ["Fundação da empresa", "pt"],
    ["Nasce lo studio", "it"],
    ["Oprichting van Crumb", "nl"],
    ["会社設立", "ja"],
    ["公司成立", "zh"]
  ])('"%s" (%s)', (text, lang) => {
    const read = Object.entries(layouts).map(([name, set]) => [name, yearOf(set([["2011", text], ...then]), lang)])
    expect(read).toEqual(Object.keys(layouts).map((name) => [name, "2011"]))
  })
  test("also where it stands first in time, and last on the page", () => {
    const line: Line = [["2011", "Founded in Ghent"], ...then]
    expect(yearOf(layouts.titles?.(line.toReversed()) ?? "", "en")).toBe("2011")
  })
  test("also behind what was before, where it names the house", () => {
    const line: Line = [["2008", "Ada bakes at night"], ["2011", "Crumb is founded"], ...then]
    expect(yearOf(layouts.times?.(line) ?? "", "en")).toBe("2011")
  })
})

describe("a line of years tells no founding of ours", () => {
  test.each([
    ["Flourtech, our first customer, is founded.", "en"],
    ["Our parent company Orlo is founded.", "en"],
    ["Foundation of the band Orlo", "en"],
    ["Founded a school in Kenya", "en"],
    ["Gründung der Orlo GmbH", "de"],
    ["Opening of our second shop in Vigo", "en"],
    ["Ada and Ben meet", "en"]
  ])('"%s" (%s)', (text, lang) => {
    const read = Object.entries(layouts).map(([name, set]) => [name, yearOf(set([["2011", text], ...then]), lang)])
    expect(read).toEqual(Object.keys(layouts).map((name) => [name, null]))
  })
  test("the history of a building", () => {
    const line: Line = [
      ["1880", "Opening"],
      ["1903", "Fire"],
      ["2015", "We move in"]
    ]
    expect(yearOf(layouts.titles?.(line) ?? "", "en", "The history of the mill")).toBeNull()
  })
  test("an opening after what was before", () => {
    const line: Line = [["2008", "Ada bakes at night"], ["2011", "Opening in Vigo"], ...then]
    expect(yearOf(layouts.titles?.(line) ?? "", "en")).toBeNull()
  })
})

describe("who began it, by the first entry of a line of years", () => {
  const peopleOf = (line: Line, lang: string): ReadonlyArray<string> => {
    const home = crumb({ lang, main: "<h1>Crumb</h1><p>Crumb.</p>" })
    const about = crumb({
      lang,
      path: "about",
      main: `<h1>Crumb</h1><h2>${lang === "ja" ? "沿革" : "发展历程"}</h2>${layouts["a table"]?.(line) ?? ""}`
    })
    return extract(openGate({ pages: [home, about], categories: [] }), []).stands.founders.map(
      ({ value }) => value.name
    )
  }
  test("田中一郎が…にて創業", () => {
    expect(
      peopleOf(
        [
          ["1987年6月", "田中一郎が松本市にて創業"],
          ["1994年", "新工場が完成"]
        ],
        "ja"
      )
    ).toEqual(["田中一郎"])
  })
  test("no branch of a later year, and nobody who takes office", () => {
    expect(
      peopleOf(
        [
          ["1987年", "新工場が完成"],
          ["1994年", "田中一郎が松本市にて開業"]
        ],
        "ja"
      )
    ).toEqual([])
    expect(
      peopleOf(
        [
          ["1987年", "田中一郎が社長に就任"],
          ["1994年", "新工場が完成"]
        ],
        "ja"
      )
    ).toEqual([])
  })
  test("under another name, where a later entry tells of the new one", () => {
    const first = ["1993年", "陈志明在苏州创办永青纸厂"] as const
    expect(peopleOf([first, ["2016年", "更名为Crumb"]], "zh")).toEqual(["陈志明"])
    expect(peopleOf([first, ["2016年", "新厂投产"]], "zh")).toEqual([])
  })
})

test("two things may be done in one year, and other dates stand above it under another heading", () => {
  const line: Line = [
    ["2014", "Crumb founded at the mill"],
    ["2015", "First loaf sold"],
    ["2015", "A second oven"],
    ["2016", "A van"]
  ]
  const card = (y: string, t: string) => `<div class="item"><div class="year">${y}</div><p>${t}</p></div>`
  expect(yearOf(each(line, card), "en")).toBe("2014")
  const events = `<h2>News</h2><article><time>May 2025</time><p>A fair</p></article><article><time>June 2025</time><p>A talk</p></article>`
  expect(yearOf(`${events}<h2>Where we are headed</h2>${each(line, card)}`, "en")).toBe("2014")
  const mixed: Line = [
    ["2014", "Crumb founded at the mill"],
    ["2019", "A van"],
    ["2016", "A second oven"]
  ]
  expect(yearOf(each(mixed, card), "en")).toBeNull()
  expect(
    yearOf(
      each(
        [
          ["2015", "Crumb founded at the mill"],
          ["2015", "A van"]
        ],
        card
      ),
      "en"
    )
  ).toBeNull()
})

test("whoever a line says began the house is its founder, though its years are no headings", () => {
  const line: Line = [
    ["1958", "Heinrich Roth gründet den Betrieb in Kassel."],
    ["1971", "Umzug an den Fluss."],
    ["2004", "Eine zweite Halle."]
  ]
  const body = each(line, (y, t) => `<div><span>${y}</span><p>${t}</p></div>`)
  const home = crumb({ lang: "de", main: "<h1>Crumb</h1><p>Crumb baut Leitern.</p>" })
  const about = crumb({ lang: "de", path: "about", main: `<h1>Unser Betrieb</h1><h2>Zeitleiste</h2>${body}` })
  const { fields, founders } = extract(openGate({ pages: [home, about], categories: [] }), []).stands
  expect([fields.founded_year?.value, founders.map(({ value }) => value.name)]).toEqual(["1958", ["Heinrich Roth"]])
})
