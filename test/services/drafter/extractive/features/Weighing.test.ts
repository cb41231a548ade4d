/** Runs of entries under a heading that announces nothing, further down or in other shapes: what speaks for them, and what against. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "../../evidence/facts/FactPages.ts"

const card = (name: string, told: string) => `<div class="card"><h3>${name}</h3><p>${told}</p></div>`
const told = "Your loaves are ready each morning by six."
const grid = (some: ReadonlyArray<string>, says = told) => `<div>${some.map((name) => card(name, says)).join("")}</div>`
const names = ["Managed Ovens", "Dough Monitoring", "Remote Proofing", "Flour Backup"]
/** Below the parts that other ways read. */
const above =
  "<h2>Since the first loaf</h2><p>Doughs wait for nobody.</p><h2>One oven for everybody</h2><p>It never sleeps.</p>" +
  "<h2>No more burnt crusts</h2><p>It turns itself off.</p>"

const featuresOfPages = (...pages: ReadonlyArray<ReturnType<typeof homeOfCrumb>>) =>
  extract(openGate({ pages, categories: [] }), []).stands.fields.features?.value ?? []
const featuresOf = (over: string, entries: string, lang = "en") =>
  featuresOfPages(homeOfCrumb(`${above}<h2>${over}</h2>${entries}`, lang))

describe("what it can do, as most speaks for it", () => {
  test("cards further down, called in words with capitals, where sentences tell the reader of them", () => {
    expect(featuresOf("Bakery support without the bloat", grid(names))).toEqual(names)
    expect(
      featuresOf(
        "Eine Bäckerei, ein Plan",
        grid(["Ofenplan", "Mehlvorrat", "Schichten"], "Sie sehen jede Stunde."),
        "de"
      )
    ).toEqual(["Ofenplan", "Mehlvorrat", "Schichten"])
    expect(
      featuresOf(
        "パン屋のために",
        grid(["焼成管理", "粉の在庫", "早番の表"], "お客様の窯の様子をいつでも確かめられます。"),
        "ja"
      )
    ).toEqual(["焼成管理", "粉の在庫", "早番の表"])
  })
  test("the run of which more speaks, whichever comes first", () => {
    const few = `<h2>Bread, in short</h2><div>${["Mill", "Oven", "Shop"].map((name) => `<div class="card"><h2>${name}</h2><p>from seven in the morning</p></div>`).join("")}</div>`
    expect(featuresOfPages(homeOfCrumb(`${above}${few}<h2>And all of this</h2>${grid(names)}`))).toEqual(names)
  })
  test("but not of a page besides the home page, which tells of anything", () => {
    const home = homeOfCrumb("<h2>Bread minds itself</h2><p>It bakes while you sleep.</p>")
    const main = `<h1>The oven</h1><h2>One oven, many loaves</h2>${grid(names)}`
    expect(featuresOfPages(homeOfCrumb(main))).toEqual(names)
    expect(featuresOfPages(home, { ...crumb({ main }), url: `${home.url}oven` })).toEqual([])
  })
  test.each([
    ["people and trades", "Made for mornings", grid(["Cafés", "Schools & canteens", "Hotels"])],
    ["steps that you and we take", "From flour to bread", grid(["You send the dough", "We proof it", "You sell it"])],
    ["steps, by the first", "From flour to bread", grid(["Intake", "Trial bake", "Handover"])],
    ["goods that are picked", "Featured loaves", grid(["Rye Round", "Long White", "Seeded Crown"])],
    ["whoever says it", "From the counter", grid(["AB", "CD", "EF"])],
    ["keys", "At your fingertips", grid(["Ctrl + A", "Ctrl + B", "Ctrl + C"])],
    ["goods with their prices", "Baked today", grid(["Rye", "Spelt", "Oat"], "€ 4")],
    ["what nobody tells of", "Baked today", grid(["Rye", "Spelt", "Oat"], "fresh")]
  ])("but not %s", (_, over, entries) => {
    expect(featuresOf(over, entries)).toEqual([])
  })
  test("nor trades in other languages, questions without their mark, and troubles", () => {
    expect(featuresOf("Pour tous", grid(["Restaurants", "Écoles et crèches", "Hôtels"]), "fr")).toEqual([])
    expect(
      featuresOf("パンのこと", grid(["日持ちはどれくらいですか", "予約はできますか", "送れますか"]), "ja")
    ).toEqual([])
    expect(featuresOf("粉のことで困っていませんか", grid(["在庫が合わない", "早番が多い", "粉が余る"]), "ja")).toEqual(
      []
    )
  })
})

describe("cards that tell of something else", () => {
  test.each([
    ["Our brands", "en"],
    ["Nos marques", "fr"],
    ["Unsere Marken", "de"],
    ["Skills & technologies", "en"],
    ["Certifications & accreditations", "en"],
    ["Partner program", "en"],
    ["How the trial works", "en"],
    ["So läuft die Bestellung ab", "de"]
  ])("under %p (%s)", (over, lang) => {
    expect(featuresOf(over, grid(names), lang)).toEqual([])
  })
  test("whose heading stands further up, over a first one in no card", () => {
    const first = `<h3>Rye flour</h3><p>${told}</p>`
    expect(featuresOf("Our brands", first + grid(names))).toEqual([])
    expect(featuresOf("Our flours", grid(names))).toEqual(names)
  })
  test("under a line of a few words in place of a heading", () => {
    const page = (label: string) =>
      `${above}<p>It bakes by itself, night for night.</p><div>${label}</div>${grid(names)}`
    expect(featuresOfPages(homeOfCrumb(page("Values and approach")))).toEqual([])
    expect(featuresOfPages(homeOfCrumb(page("Night and day")))).toEqual(names)
  })
  test("as what plans are praised for, each over its name", () => {
    const plans = (...over: ReadonlyArray<string>) =>
      `<div>${over.map((one, at) => `<div class="card"><p>${one}</p><h3>${names[at]}</h3><p>${told}</p></div>`).join("")}</div>`
    expect(featuresOf("What you need to know", plans("Crumb Basis", "Crumb Plus", "Crumb Premium"))).toEqual([])
    expect(featuresOf("What you need to know", plans("At night", "At dawn", "At noon"))).toEqual(names.slice(0, 3))
  })
})
