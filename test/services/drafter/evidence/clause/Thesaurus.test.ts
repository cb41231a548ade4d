/** Words that lies live on stand in no group of words that say the same. */
import { describe, expect, test } from "bun:test"
import { sameGroups } from "../../../../../src/services/drafter/evidence/clause/words/Thesaurus.ts"

const apart: ReadonlyArray<readonly [string, string]> = [
  ["review", "approve"],
  ["store", "sell"],
  ["plan", "launch"],
  ["some", "all"],
  ["detect", "prevent"],
  ["support", "guarantee"],
  ["may", "will"],
  ["partner", "customer"],
  ["partner", "client"],
  ["return", "refund"],
  ["treat", "cure"],
  ["free", "trial"],
  ["borrow", "lend"],
  ["open", "closed"],
  ["lock", "unlock"],
  ["import", "export"],
  ["upload", "download"],
  ["arrive", "depart"],
  ["raise", "lower"],
  ["increase", "reduce"],
  ["buy", "sell"],
  ["rent", "buy"],
  ["hide", "show"],
  ["allow", "forbid"],
  ["monthly", "yearly"],
  ["online", "offline"],
  ["indoor", "outdoor"],
  ["new", "used"],
  ["file", "invoice"],
  ["user", "customer"]
]

describe("words that say the same", () => {
  test.each(apart.map(([a, b]) => [a, b]))("%s and %s are kept apart", (a = "", b = "") => {
    expect(sameGroups.filter((group) => group.includes(a) && group.includes(b))).toEqual([])
  })
  test("stand in groups of two and more, in small letters", () => {
    const words = sameGroups.flat()
    expect(words.filter((word) => !/^[\p{Ll}-]+$/u.test(word))).toEqual([])
    expect(sameGroups.length).toBeGreaterThan(900)
  })
})
