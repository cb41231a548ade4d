/** What a part of a page tells one by one: what a company does, what is marked as features; and what is neither. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { homeOfCrumb } from "../../evidence/facts/FactPages.ts"

const names = ["Tax advice", "Payroll for bakers", "Yearly books"]
const told = "Done for you by the tenth of each month."
const card = (name: string, more = "") => `<div class="box"><h3>${name}</h3><p>${told}</p>${more}</div>`
const cards = (some: ReadonlyArray<string> = names, more = "") =>
  `<div>${some.map((one) => card(one, more)).join("")}</div>`
const before = "<h2>Bread in a minute</h2><p>It is planned over night and baked in the morning.</p>"
const featuresOf = (html: string, lang = "en") =>
  extract(openGate({ pages: [homeOfCrumb(`${before}${html}`, lang)], categories: [] }), []).stands.fields.features
    ?.value ?? []

describe("what a company does", () => {
  test.each([
    ["Our services", "en"],
    ["What we do", "en"],
    ["Unsere Leistungen", "de"],
    ["Nos prestations", "fr"],
    ["Qué hacemos", "es"],
    ["O que fazemos", "pt"],
    ["Cosa facciamo", "it"],
    ["Onze diensten", "nl"],
    ["サービス内容", "ja"],
    ["服务项目", "zh"],
    ["خدماتنا", "ar"]
  ])("in cards under %p", (heading, lang) => {
    expect(featuresOf(`<h2>${heading}</h2>${cards()}`, lang)).toEqual(names)
  })
  test("with a line above each, a link below, a number beside it, or from what it costs", () => {
    expect(featuresOf(`<h2>Our services</h2>${cards(names, '<a href="/more">Learn more</a>')}`)).toEqual(names)
    expect(featuresOf(`<h2>Our services</h2>${cards(names, "<p>From € 140</p>")}`)).toEqual(names)
    const above = (line: (at: number) => string) =>
      `<div>${names.map((one, at) => card(one).replace("<h3>", `<span>${line(at)}</span><h3>`)).join("")}</div>`
    expect(featuresOf(`<p>Services</p><h2>Three crafts, no more.</h2>${above(() => "By hand")}`)).toEqual(names)
    expect(featuresOf(`<h2>What we do</h2>${above((at) => `0${at + 1}`)}`)).toEqual(names)
  })
  test("in headings with a paragraph each, in a list of terms, or named and no more", () => {
    const headed = names.map((one) => `<h3>${one}</h3><p>${told}</p>`).join("")
    expect(featuresOf(`<h2>Our services</h2>${headed}<h2>Where we are</h2><p>In Ghent.</p>`)).toEqual(names)
    const terms = names.map((one) => `<dt>${one}</dt><dd>${told}</dd>`).join("")
    expect(featuresOf(`<h2>What's in it</h2><dl>${terms}</dl>`)).toEqual(names)
    expect(featuresOf(`<h2>Our services</h2>${names.map((one) => `<h3>${one}</h3>`).join("")}`)).toEqual(names)
  })
  test("but no days on which something is on", () => {
    const days = cards(["Sunday 12 April", "Sunday 17 May", "Saturday 20 June"])
    expect(featuresOf(`<h2>What we do</h2>${days}`)).toEqual([])
  })
  test("until other things follow", () => {
    const more = `<div class="box"><h3>Growth of ovens in the north</h3><p>Read what we wrote of it last spring.</p></div>`
    expect(featuresOf(`<h2>Our services</h2>${cards()}<p>And so on</p><div>${more}${more}</div>`)).toEqual(names)
  })
  test("under the page's title, before another part begins, and with the button below the last", () => {
    const headed = names.map((one) => `<h3>${one}</h3><p>${told}</p>`).join("")
    expect(featuresOf(`<h1>Our services</h1>${headed}<h2>See it at work</h2><p>Come by on a Monday.</p>`)).toEqual(
      names
    )
    const bare = names.map((one) => `<h3>${one}</h3>`).join("")
    expect(featuresOf(`<h2>Our services</h2>${bare}<a class="button" href="/all">All of them</a>`)).toEqual(names)
  })
  test("where a sentence over them only speaks of a team", () => {
    const page = homeOfCrumb(`<h2>Und dein Team ist endlich organisiert.</h2>${cards()}`, "de")
    expect(extract(openGate({ pages: [page], categories: [] }), []).stands.fields.features?.value).toEqual(names)
    expect(featuresOf(`<h2>Meet the team</h2>${cards()}`)).toEqual([])
  })
  test.each([
    [
      "what a sheet labels",
      `<section class="features">${["Van", "Saloon"]
        .map(
          (car) =>
            `<div class="box"><h3>${car}</h3><ul><li>Seats: 7</li><li>Luggage: four cases</li><li>Areas: Ghent, Bruges</li></ul></div>`
        )
        .join("")}</section>`
    ],
    ["plans", `<h2>Our services</h2>${cards(["Basic plan", "Whole plan", "Premium plan"])}`],
    [
      "what is sold",
      `<h2>Our services</h2><div>${names.map((one) => `<div class="box"><h3>${one}</h3><p>€ 12</p><p>${told}</p></div>`).join("")}</div>`
    ],
    ["figures", `<h2>Our services</h2>${cards(["9 weeks", "412,000", "24/7"])}`],
    ["steps", `<h2>How we work</h2>${cards(["1. We talk", "2. We bake", "3. We write"])}`],
    [
      "a project called a service",
      `<h2>Made lately</h2><div><div class="box"><h4>Shops and services</h4><p>A site for the north.</p></div></div>`
    ],
    [
      "a button's words",
      `<p><a class="button" href="#more">Our services</a></p>${cards(["Bella the mare", "Pulse of Anna"])}`
    ]
  ])("but not %s", (_, html) => expect(featuresOf(html)).toEqual([]))
})

describe("what a page marks as features", () => {
  const marked = (html: string) => `<section class="features">${html}</section>`
  test("wherever it stands, under a heading that announces nothing", () => {
    expect(featuresOf(`<h2>Old ovens</h2><p>They smoke.</p>${marked(`<h2>Bake without fear</h2>${cards()}`)}`)).toEqual(
      names
    )
  })
  test("apart from what is shown above them, and in nouns with capitals", () => {
    const above = `<div>${card("Top loaves")}${card("Old loaves")}</div>`
    expect(featuresOf(`<h2>Bake on</h2>${above}${marked(cards())}`)).toEqual(names)
    const capitals = ["Bread Review", "Oven Intelligence", "Loaf Monitoring"]
    expect(featuresOf(marked(`<h2>Bake without fear</h2>${cards(capitals)}`))).toEqual(capitals)
  })
  test.each([
    ["people of a picture", `<h2>At work</h2>${cards(["L. Steiner", "M. Odermatt", "S. Brunner"])}`],
    ["steps", `<h2>Bake in three steps</h2>${cards(["1. Mix", "2. Wait", "3. Bake"])}`],
    ["whom it is for", `<h2>Who it's for</h2>${cards()}`],
    ["what troubles them", `<p>The problem</p><h2>Bread goes stale</h2>${cards()}`]
  ])("but not %s", (_, html) => expect(featuresOf(marked(html))).toEqual([]))
})

describe("one that is to come, among those that are there", () => {
  const there = ["Signed loaves", "Oven plans", "Flour stock"]
  const terms = (later: string) =>
    `<dl>${there.map((one) => `<dt>${one}</dt><dd>${told}</dd>`).join("")}<dt>Rye sensor</dt><dd>${later}</dd></dl>`
  test.each([
    ["Coming in 1.1: it smells the rye before the baker does.", "en"],
    ["Kommt mit Version 2: riecht den Roggen vor dem Bäcker.", "de"],
    ["Prévu pour la version 3 : sent le seigle avant le boulanger.", "fr"],
    ["Soon: it smells the rye before the baker does.", "en"]
  ])("is left out of a list of terms: %s", (later, lang) => {
    expect(
      featuresOf(
        `<h2>What's in it</h2>${terms(later)}`.replace(
          "What's in it",
          lang === "en" ? "Features" : lang === "de" ? "Funktionen" : "Fonctionnalités"
        ),
        lang
      )
    ).toEqual(there)
  })
  test("while what is there as of a version is listed", () => {
    const here = "Came in 1.1: it smells the rye before the baker does."
    expect(featuresOf(`<h2>What's in it</h2>${terms(here)}`)).toEqual([...there, "Rye sensor"])
  })
  test("is left out of cards that nothing announces", () => {
    const later = '<div class="box"><h3>Rye sensor</h3><p>Coming in 2027.</p></div>'
    expect(featuresOf(`<h2>A baker's day, told slowly</h2>${cards(there)}${later}`)).not.toContain("Rye sensor")
  })
})

describe("what comes back or is taken home", () => {
  const list = `<ul>${names.map((one) => `<li><strong>${one}</strong> ${told}</li>`).join("")}</ul>`
  test.each([
    ["What comes back", "en"],
    ["What it looks at", "en"],
    ["On board", "en"],
    ["Das nimmt Crumb Ihnen ab", "de"],
    ["Ce que vous emportez", "fr"],
    ["Qué te llevas", "es"],
    ["O que você leva", "pt"],
    ["Dentro ogni numero", "it"],
    ["Wat je meeneemt", "nl"],
    ["ماذا تجد في كرمب", "ar"]
  ])("is what there is: %s", (heading, lang) => {
    expect(featuresOf(`<h2>${heading}</h2>${list}`, lang)).toEqual(names)
  })
  test("named in bold, whatever full stops follow", () => {
    const short = list.replace(told, "One each. Good luck.")
    expect(featuresOf(`<h2>On board</h2>${short}`)).toEqual(names)
  })
  test("with one figure among what is named", () => {
    const counted = list.replace("<ul>", `<ul><li><strong>62 ovens</strong> ${told}</li>`)
    expect(featuresOf(`<h2>On board</h2>${counted}`)).toEqual(names)
  })
  test.each(["What comes back to haunt bakers", "What it does not look at", "On board since 2019"])(
    "but not under %s",
    (heading) => {
      expect(
        featuresOf(
          `<p>${told}</p><h2>One</h2><p>${told}</p><h2>Two</h2><p>${told}</p><h2>${heading}</h2><ul><li>Flour</li><li>Rye and water</li><li>Salt and yeast</li></ul>`
        )
      ).toEqual([])
    }
  )
})
