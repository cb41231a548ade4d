/** Lists of what is sold or done, each at a sum of which nothing says how often it is paid. */
import { describe, expect, test } from "bun:test"
import { openGate } from "../../../../../src/services/drafter/evidence/Evidence.ts"
import { extract } from "../../../../../src/services/drafter/extractive/ExtractiveDrafter.ts"
import { crumb, homeOfCrumb } from "./FactPages.ts"

const drafted = (prices: string, home = "", lang = "en") => {
  const pages = [homeOfCrumb(home, lang), crumb({ path: "pricing", main: `<h1>Prices</h1>${prices}`, lang })]
  return extract(openGate({ pages, categories: [] }), []).stands.fields
}
const card = (name: string, sum: string, more = "") =>
  `<div class="card"><h3>${name}</h3><div>${sum}</div>${more === "" ? "" : `<p>${more}</p>`}</div>`
const modelOf = (prices: string, home = "", lang = "en") => drafted(prices, home, lang).pricing_model?.value
const loaves = card("Rye evening", "£38") + card("Bread week", "£190") + card("Oven check", "£75")

describe("things at a sum each", () => {
  test.each([
    ["a list", loaves, ""],
    ["two of them", card("Rye evening", "£38") + card("Bread week", "£190"), ""],
    ["how often the house is open", loaves, "<div>Days a week we bake</div><p>Open 7 days a week.</p>"],
    ["how often something is done", `${loaves}<p>We take on about four new starters a week, so ring early.</p>`, ""],
    ["a name with a time in it", loaves + card("Yearly oven check", "£60"), ""],
    ["one called as a plan is", card("Standard", "£75") + card("Airport", "£95") + card("Hourly", "£120"), ""],
    ["a night among them", card("Day with us", "£20") + card("Overnight", "£30 per night") + card("Walk", "£15"), ""]
  ])("%s: bought once", (_, prices, home) => {
    expect(modelOf(prices, home)).toBe("one-time")
  })
  test.each([
    ["a sum a month beside it", `${loaves}<p>Members pay £12 a month.</p>`],
    ["a way of paying", `${loaves}<p>You are billed monthly.</p>`],
    ["a switch", `<div>Monthly</div><div>Yearly</div>${loaves}`],
    ["plans of software", card("Starter", "$12") + card("Pro", "$29") + card("Enterprise", "$99")],
    ["a subscription", `${loaves}<p>Your subscription renews by itself.</p>`]
  ])("not beside %s", (_, prices) => {
    expect(modelOf(prices)).not.toBe("one-time")
  })
})

describe("sums by how much there is", () => {
  test.each([
    ["en", card("Normal", "$2.90/lb") + card("Express", "$3.20/lb")],
    ["de", card("Einzelzimmer", "56 € pro Nacht") + card("Doppelzimmer", "80 € pro Nacht")],
    ["fr", card("Petite chambre", "60 € la nuit") + card("Grande chambre", "80 € la nuit")],
    ["zh", card("普通线", "80元/kg") + card("快线", "95元/kg")]
  ])("%s", (lang, prices) => {
    expect(modelOf(prices, "", lang)).toBe("usage-based")
  })
  test("one among others tells nothing of them", () => {
    expect(modelOf(card("Rye", "£6") + card("Flour", "£2 per kilo") + card("Cake", "£9"))).not.toBe("usage-based")
  })
})

describe("badges behind a name", () => {
  test.each([
    ["en", "Oven", "Oven Recommended", "$50/month"],
    ["en", "Oven", "Oven Most popular", "$50/month"],
    ["ja", "かまど", "かまどおすすめ", "¥500/月"],
    ["zh", "烤炉", "烤炉推荐", "¥50/月"]
  ])("%s: %s of %s", (lang, name, heading, sum) => {
    expect(drafted(card(heading, sum), "", lang).pricing_summary?.value).toBe(`${name} ${sum}`)
  })
  test("a word that may be of the name stays", () => {
    expect(drafted(card("Baker's Best", "$50/month")).pricing_summary?.value).toBe("Baker's Best $50/month")
  })
  test("no word of a button behind a sum", () => {
    expect(drafted(card("Rye", "From £150 Details") + card("Wheat", "From £90 Details")).pricing_summary?.value).toBe(
      "Rye From £150; Wheat From £90"
    )
  })
})
