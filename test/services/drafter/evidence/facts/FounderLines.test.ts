/** Founders on lines of facts, beside where they are, and what is no founder though it is called like one. */
import { describe, expect, test } from "bun:test"
import { foundedYears } from "../../../../../src/services/drafter/evidence/facts/company/FoundedYear.ts"
import { founderFacts } from "../../../../../src/services/drafter/evidence/facts/company/FounderFacts.ts"
import { indexSite } from "../../../../../src/services/drafter/evidence/reading/PageIndex.ts"
import { aboutCrumb, crumb, homeOfCrumb } from "./FactPages.ts"

const foundersOf = (page: ReturnType<typeof crumb>) => [
  ...new Set(founderFacts(indexSite([page]), []).map(({ value }) => value))
]

describe("founders on lines", () => {
  test("where they are stands behind their title", () => {
    expect(foundersOf(aboutCrumb("Ada Roth, Founder · Newport, Rhode Island"))).toEqual(["Ada Roth"])
    expect(foundersOf(aboutCrumb("Ada Roth, Founder of Petit · Newport, Rhode Island"))).toEqual([])
  })

  test("facts under one another, each with its label", () => {
    const page = crumb({
      main: "<h1>Who</h1><h2>Company</h2><p>Headquarters Denver, Colorado, USA</p><p>Founded 2024</p><p>Location Denver</p><p>Founder Ada Roth</p>",
      path: "who"
    })
    expect(foundersOf(page)).toEqual(["Ada Roth"])
    expect([...new Set(foundedYears(indexSite([page]), []).map(({ value }) => value))]).toEqual(["2024"])
  })

  test.each(["Created by Claude.", "Made by ChatGPT", "Built by Cursor."])("a program founds nothing: %s", (said) => {
    expect(foundersOf(crumb({ main: "<h1>Bread</h1>", footer: `<p>${said}</p>` }))).toEqual([])
  })

  test("entries of a menu are nobody", () => {
    expect(foundersOf(homeOfCrumb("<ul><li>Use Cases</li><li>Founder</li></ul>"))).toEqual([])
  })
})
