/** A list below a paragraph that tells what somebody else is goes on about them. */
import { expect, test } from "bun:test"
import { crumb, fact } from "../FactPages.ts"

const entry = "In business since 1894."
const year = (lead: string) =>
  fact(
    crumb({
      main: `<h1>About us</h1><p>${lead}</p><ul><li>${entry}</li><li>Defending small mills.</li></ul>`,
      path: "about"
    }),
    "founded_year",
    "1894",
    entry
  )

test("the year of a list about us is ours", () => {
  expect(year("Crumb is the oldest house of its kind in the valley.")).toBe("1894")
})
test("the year of a list about a guild is the guild's", () => {
  expect(year("The Bakers' Guild of Ghent is the oldest house of its kind in the valley.")).toBeUndefined()
})
