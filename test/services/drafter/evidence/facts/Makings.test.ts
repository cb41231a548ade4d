/** Where makers say that they make it, live, or are from; and what is written like a town's name and is none. */
import { describe, expect, test } from "bun:test"
import { shapeHint } from "../../../../../src/services/drafter/evidence/facts/place/prose/ShapeHints.ts"
import { aboutCrumb, crumb, fact } from "./FactPages.ts"

describe("makers who say where they are", () => {
  test.each<[string, string, string | null, string]>([
    ["I make Crumb by myself in Hobart, Tasmania.", "Hobart", "AU", "en"],
    ["Today I look after it together with four maintainers, from Wrocław in Poland.", "Wrocław", "PL", "en"],
    ["Crumb is made in Tartu, Estonia by three friends.", "Tartu", "EE", "en"],
    ["I live and paint in Apt.", "Apt", null, "en"],
    ["Crumb is a workshop of seven people in Hebden Bridge, West Yorkshire.", "Hebden Bridge", "GB", "en"],
    ["We are based in Lisbon in Portugal.", "Lisbon", "PT", "en"],
    ["Ich entwickle Crumb allein in Jena, Thüringen.", "Jena", "DE", "de"],
    ["Ich wohne und arbeite in Jena.", "Jena", null, "de"],
    ["J'habite et je peins à Apt, dans le Luberon.", "Apt", null, "fr"],
    ["Nous faisons tout à Lyon, en France.", "Lyon", "FR", "fr"],
    ["Vivo y trabajo en Teruel.", "Teruel", null, "es"],
    ["Somos una empresa de Madrid.", "Madrid", null, "es"],
    ["Moro em Lisboa, Portugal.", "Lisboa", "PT", "pt"],
    ["Siamo una bottega di Torino.", "Torino", null, "it"],
    ["Ik woon en werk in Gent.", "Gent", null, "nl"],
    ["私たちは京都市で作っています。", "京都市", null, "ja"],
    ["我们在杭州开发。", "杭州", null, "zh"],
    ["نعمل من عمّان، الأردن.", "عمّان", "JO", "ar"]
  ])("%p: %p, %p", (said, city, country, lang) => {
    const page = aboutCrumb(said, lang)
    expect(fact(page, "city", city, said)).toBe(city)
    if (country !== null) expect(fact(page, "country", country, said)).toBe(country)
  })
  test.each<[string, string, string | null, string | null]>([
    ["Written in Winnipeg, Manitoba, mostly at night.", "en", "Winnipeg", "CA"],
    ["Geschrieben in Jena, Thüringen", "de", "Jena", "DE"],
    ["Crumb · Hecho en Paraguay, entre panes · Escribinos", "es", null, "PY"],
    ["Made in New Zealand by people who bake.", "en", null, "NZ"],
    ["Made in Italy", "en", null, null],
    ["Baking bread in Winnipeg, Manitoba since 2014.", "en", "Winnipeg", "CA"],
    ["Mit ♥ gemacht in Jena", "de", "Jena", "DE"],
    ["Wir backen Brot in Jena seit 2014.", "de", "Jena", "DE"],
    ["Fait main à Lille, France", "fr", "Lille", "FR"],
    ["Tostando café en Bilbao desde 2014.", "es", "Bilbao", "ES"],
    ["Torrando café em Londrina, PR, desde 2014.", "pt", "Londrina", "BR"],
    ["Tostiamo caffè a Torino dal 2014.", "it", "Torino", "IT"],
    ["Wij bakken brood in Utrecht sinds 2014.", "nl", "Utrecht", "NL"],
    ["名古屋で心を込めて開発", "ja", "名古屋", "JP"],
    ["在杭州用心打造", "zh", "杭州", "CN"],
    ["Crumb公司 · 中国杭州", "zh", "杭州", "CN"],
    ["Baking bread in Winnipeg for Petit & Co", "en", null, null],
    ["Baking bread for cafés in Winnipeg by Flourtech", "en", null, null],
    ["Made in New Zealand by Flourtech.", "en", null, null]
  ])("at the foot: %p", (said, lang, city, country) => {
    const page = crumb({ footer: `<p>${said}</p>`, lang })
    expect(fact(page, "city", city ?? "Winnipeg", said) ?? null).toBe(city)
    expect(fact(page, "country", country ?? "NZ", said) ?? null).toBe(country)
  })
  test("a title, and a badge at the foot", () => {
    const titled = crumb({ main: "<h1>A small company from Cork</h1><p>We plan bread.</p>", path: "company" })
    expect(fact(titled, "city", "Cork", "A small company from Cork")).toBe("Cork")
    const badge = crumb({ footer: "<p>Made in Portland, Oregon</p>" })
    expect(fact(badge, "city", "Portland", "Made in Portland, Oregon")).toBe("Portland")
    expect(fact(badge, "country", "US", "Made in Portland, Oregon")).toBe("US")
    const said = "Made by Ada Roth and Ben Lund in Galway, Ireland."
    const column = crumb({ footer: `<div><strong>Crumb</strong><p>${said}</p></div>` })
    expect(fact(column, "city", "Galway", said)).toBe("Galway")
  })
  test("an address says it more surely", () => {
    const page = crumb({
      main: "<p>I live in Leeds, UK.</p>",
      footer: "<p>Crumb Ltd, 12 High Street, Ripon HG4 1AB</p>"
    })
    expect(fact(page, "city", "Ripon", "12 High Street, Ripon HG4 1AB")).toBeUndefined()
    const made = crumb({
      main: "<h1>Bread</h1><p>We make it by hand in Leeds, UK.</p>",
      footer: "<p>Crumb Ltd, 12 High Street, Ripon HG4 1AB</p>"
    })
    expect(fact(made, "city", "Ripon", "12 High Street, Ripon HG4 1AB")).toBe("Ripon")
    expect(fact(made, "city", "Leeds", "We make it by hand in Leeds, UK.")).toBeUndefined()
  })
})

describe("and what is no town of theirs", () => {
  test.each<[string, string, string]>([
    ["Crumb is written in Rust.", "Rust", "en"],
    ["Crumb is built in Kotlin by two friends.", "Kotlin", "en"],
    ["Crumb is made in Unity.", "Unity", "en"],
    ["I make it in Godot.", "Godot", "en"],
    ["I work in Marketing at Petit.", "Marketing", "en"],
    ["We work from Home.", "Home", "en"],
    ["We write it from Scratch.", "Scratch", "en"],
    ["We maintain it from Monday to Friday.", "Monday", "en"],
    ["We build Crumb for bakeries in Lyon, France.", "Lyon", "en"],
    ["I write about bakeries in Lyon, France.", "Lyon", "en"],
    ["Anna makes Crumb in Lyon, France.", "Lyon", "en"],
    ["I make it with Petit in Lyon, France.", "Lyon", "en"],
    ["We run Crumb in Frankfurt, Germany.", "Frankfurt", "en"],
    ["Crumb is published in Lyon, France by Petit.", "Lyon", "en"],
    ["Our oven is made in Lyon, France.", "Lyon", "en"],
    ["Crumb is a team of bakers who met in Lyon.", "Lyon", "en"],
    ["Crumb is a shop for bread in Lyon.", "Lyon", "en"],
    ["A bakery in Lyon", "Lyon", "en"],
    ["I worked in Lyon, France.", "Lyon", "en"],
    ["We no longer make it in Lyon, France.", "Lyon", "en"],
    ["Crumb is made in Lyon, France, Oslo and Bonn.", "Lyon", "en"],
    ["Crumb ist in Entwicklung.", "Entwicklung", "de"],
    ["Wir arbeiten in Teams.", "Teams", "de"],
    ["Wir sind ein Team aus Entwicklern.", "Entwicklern", "de"],
    ["Wir sind ein Unternehmen aus Leidenschaft.", "Leidenschaft", "de"],
    ["Wir backen es in Handarbeit.", "Handarbeit", "de"],
    ["Trabajamos en Equipo.", "Equipo", "es"],
    ["Trabalhamos em Casa.", "Casa", "pt"],
    ["Lavoriamo a Mano.", "Mano", "it"],
    ["一人で作っています。", "一人", "ja"],
    ["お客様は大阪市で作っています。", "大阪市", "ja"],
    ["客户在上海开发。", "上海", "zh"],
    ["نعمل في شركة.", "شركة", "ar"]
  ])("%p: not %p", (said, city, lang) => {
    expect(fact(aboutCrumb(said, lang), "city", city, said)).toBeUndefined()
  })
  test.each([
    ["I make Crumb on my own from a back bedroom in Sligo, by the sea.", "Sligo"],
    ["It's still just me, at a desk under the stairs in Aberystwyth.", "Aberystwyth"]
  ])("the room it is made in: %p", (said, city) => {
    expect(fact(aboutCrumb(said), "city", city, said)).toBe(city)
    const others = said.replace(/^I make Crumb on my own|^It's still just me,/, "Petit bakes")
    expect(fact(aboutCrumb(others), "city", city, others)).toBeUndefined()
  })
  test.each([
    "Made in Leeds, UK by Studio Neun",
    "Made by Jane Roe in Leeds, UK",
    "Website made in Leeds, UK",
    "Made in Italy",
    "Made by two people we met in Leeds, UK"
  ])("at the foot: %p", (said) => {
    const page = crumb({ footer: `<p>${said}</p>` })
    for (const city of ["Leeds", "Italy"]) expect(fact(page, "city", city, said)).toBeUndefined()
    for (const land of ["GB", "IT"]) expect(fact(page, "country", land, said)).toBeUndefined()
  })
})

describe("what a shape cannot do without", () => {
  const rows: ReadonlyArray<readonly [shape: string, hint: string]> = [
    ["^{S} (?:live|work) in {P}", "live|work"],
    ["^(?:mit )?(?:haupt|firmen)?sitz:? (?:ist )?(?:in )?{P}", "sitz"],
    ["^un[a']? ?{K} (?:and \\p{Ll}+ )?(?:from|out of) {P}", "from|out of"],
    ["^{S} (?:(?:that is |which is )?based|from) vanuit {P}", " vanuit "],
    ["^(?:basée?s?|née) à {P}", "(?:)"],
    ["^(?:große|kleine) {K} {P}", "(?:)"]
  ]
  test.each(rows)("%s", (shape, hint) => {
    expect(shapeHint(shape).source).toBe(hint)
  })
})
