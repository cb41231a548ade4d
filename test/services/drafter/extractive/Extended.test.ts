/** A description does not stop where the short one does, if the site tells more. */
import { describe, expect, test } from "bun:test"
import { drafted, shown } from "./Sites.ts"

const summary = "Crumb plans the bakes, orders and ovens of small bakeries."
const cards = (...all: ReadonlyArray<readonly [title: string, text: string]>) =>
  `<section class="features"><h2>Features</h2>${all.map(([title, text]) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`).join("")}</section>`
const told = (body: string, description = summary) =>
  drafted(shown(`<h1>Bread that bakes itself</h1>${body}`, { description })).fields.description?.value.split("\n\n")

const plans = ["Plans", "Lay out the bakes of a week with doughs, ovens and hands in one list."] as const
const orders = ["Orders", "Collect orders of cafés and homes and add them to the dough of the night."] as const
const ovens = ["Ovens", "See which oven of the bakery is free, and for how many loaves."] as const

describe("behind the short one again stands", () => {
  test("what its cards say, part by part", () =>
    expect(told(cards(plans, orders, ovens))).toEqual([summary, `${plans[1]} ${orders[1]} ${ovens[1]}`]))
  test.each([
    ["one card alone", cards(plans)],
    [
      "cards without sentences",
      cards(["Plans", "Plans and doughs"], ["Orders", "All orders"], ["Ovens", "Free ovens"])
    ],
    [
      "what is not there yet",
      cards(["Plans", `Coming soon</p><p>${plans[1]}`], ["Orders", `Coming soon</p><p>${orders[1]}`])
    ],
    [
      "calls",
      cards(
        ["Plans", "Call now for a free plan of all your bakes!"],
        ["Orders", "Book today and we bake for you tomorrow!"]
      )
    ],
    ["other rows than of features", cards(plans, orders).replaceAll("features", "plain").replace("Features", "Seen")]
  ])("not: %s", (_, body) => expect(told(body)).toEqual([summary]))
  test("nothing, where the site has nothing else", () =>
    expect(told("", "Bakery in Brackwater town")).toEqual(["Bakery in Brackwater town"]))
})
