import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { mostFounders } from "../../../src/domain/draft/Candidates.ts"
import { founderName, isNamed, withCofounder } from "../../../src/domain/draft/CoFounder.ts"
import { longestFounderName } from "../../../src/domain/draft/Draft.ts"
import type { KeptFounder } from "../../../src/domain/draft/DraftParts.ts"
import { lengthOf } from "../../../src/domain/Wire.ts"

const founder = (name: string): KeptFounder => ({
  name,
  title: "CEO",
  bio: null,
  primary: false,
  state: "ai",
  evidence: []
})

describe("a founder's name", () => {
  test.each([
    ["Ingrid Larsen", "Ingrid Larsen"],
    ["  Ingrid \n\t Larsen ", "Ingrid Larsen"],
    ["\u202eIngrid\u202c", "Ingrid"],
    ["علی‌رضا", "علی‌رضا"],
    ["李", "李"],
    ["X Æ A-12", "X Æ A-12"],
    ["", null],
    ["\u200b \u202e", null],
    ["—", null]
  ])("%j is read as %j", (typed, name) => expect(founderName(typed)).toBe(name))

  test("is as long as update_draft takes, and is not cut", () => {
    expect(founderName("x".repeat(longestFounderName))).toBe("x".repeat(longestFounderName))
    expect(founderName("x".repeat(longestFounderName + 1))).toBeNull()
  })

  test("whatever was typed: one line, no longer than allowed, and the same when read again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
        const name = founderName(typed)
        if (name === null) return
        expect(name).not.toMatch(/[\p{Cc}]|^\s|\s$/u)
        expect(lengthOf(name)).toBeLessThanOrEqual(longestFounderName)
        expect(founderName(name)).toBe(name)
      })
    )
  })
})

describe("the list with one more", () => {
  test("has them at the end, as a person's own words; the first of all is the primary founder", () => {
    const ada = founder("Ada")
    expect(withCofounder([ada], "Ingrid")).toEqual([
      ada,
      { name: "Ingrid", title: null, bio: null, primary: false, state: "manual", evidence: [] }
    ])
    expect(withCofounder([], "Ingrid")).toMatchObject([{ name: "Ingrid", primary: true }])
  })

  test("names them, is never too long, and is as it was where they were in it", () => {
    const names = fc.uniqueArray(fc.constantFrom("Ada", "Bea", "Cid", "Dan", "Eva", "Fay", "Gil"), {
      maxLength: mostFounders
    })
    fc.assert(
      fc.property(names, fc.constantFrom("ada", "BEA", "Hal"), (current, name) => {
        const founders = current.map(founder)
        const known = isNamed(founders, name)
        const next = withCofounder(founders, name)
        if (known) return expect(next).toBe(founders)
        if (founders.length === mostFounders) return expect(next).toBeNull()
        expect(next?.slice(0, -1)).toEqual(founders)
        expect(isNamed(next ?? [], name)).toBe(true)
      })
    )
  })
})
