/** Lines about a plan that say more of its card than its price, and lies made of the same words. */
import { describe, expect, test } from "bun:test"
import { fact, homeOfCrumb } from "./FactPages.ts"

const card = (name: string, price: string, ...more: ReadonlyArray<string>) =>
  `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><ul>${more.map((one) => `<li>${one}</li>`).join("")}</ul></div>`
const priceList = (...cards: ReadonlyArray<string>) =>
  `<section class="pricing"><h2>Pricing</h2>${cards.join("")}</section>`
const of = (html: string, lang = "en") => {
  const page = homeOfCrumb(html, lang)
  const quotes = (page.blocks ?? []).filter(({ region }) => region === "pricing").map(({ text }) => text)
  return (line: string) => fact(page, "pricing_summary", line, ...quotes)
}

describe("what stands on a plan's card may stand in its line", () => {
  const said = of(
    priceList(
      card("Pro", "$29/yr per user", "Unlimited ovens", "No phone support", "14-day trial"),
      card(
        "Team",
        "$79/yr",
        "For up to 5 seats",
        "Annual billing",
        "Save $20 a year",
        "Single sign-on for the whole team: coming soon"
      )
    )
  )
  test.each([
    "Team $79/yr for up to 5 seats (annual billing)",
    "Team: $79/yr, up to 5 seats",
    "Pro $29/yr per user (14-day trial)",
    "Pro $29/yr per user; Team $79/yr for up to 5 seats"
  ])("%p", (line) => {
    expect(said(line)).toBe(line)
  })
  test.each([
    ["another plan's seats", "Pro $29/yr per user for up to 5 seats"],
    ["a bound left out", "Team $79/yr for 5 seats"],
    ["a count of its own", "Team $79/yr per seat"],
    ["what it is counted by left out", "Pro $29/yr (14-day trial)"],
    ["what the card says is not in it", "Pro $29/yr per user with phone support"],
    ["another number", "Team $79/yr for up to 15 seats"],
    ["the sum that is saved", "Team $20 a year for up to 5 seats"],
    ["a word that the card has not", "Team $79/yr for up to 5 seats, priority support"],
    ["what is planned", "Team $79/yr with single sign-on"],
    ["two plans in one line", "Pro Team $79/yr for up to 5 seats"]
  ])("but not %s: %p", (_, line) => {
    expect(said(line) ?? "").not.toContain(line)
  })
})

describe("sums of one card keep what stands before them", () => {
  const said = of(priceList(card("Starter", "Setup €99, poi €29/mese"), card("Pro", "€59/mese")), "it")
  test("the first and what comes then", () => {
    expect(said("Starter: setup €99, poi €29/mese")).toBe("Starter: setup €99, poi €29/mese")
  })
  test.each(["Starter: setup €29, poi €99/mese", "Starter: €99, poi €29/mese", "Starter: setup €59, poi €29/mese"])(
    "not %p",
    (line) => {
      expect(said(line) ?? "").not.toContain(line)
    }
  )
})

test("an old price beside the new one is no price of the plan", () => {
  const said = of(priceList(card("Plus", "$68 a month $48 a month", "14-day trial")))
  expect(said("Plus $68 a month (14-day trial)")).toBeUndefined()
})

test("brackets are no place to cut a line", () => {
  const said = of(priceList(card("Starter", "$50/month", "5,000 credits a month"), card("Pro", "$500/month")))
  expect(said("Starter $50/month (5,000 credits a month, 90 seats); Pro $500/month")).toBe("Pro $500/month")
})

test("a card of what is not on sale yet has no line", () => {
  const said = of(priceList(card("Pro", "$29/yr"), card("Team", "$79/yr", "Coming soon", "For up to 5 seats")))
  expect(said("Pro $29/yr; Team $79/yr for up to 5 seats")).toBe("Pro $29/yr")
})
