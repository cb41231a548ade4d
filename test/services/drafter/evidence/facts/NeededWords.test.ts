import { describe, expect, test } from "bun:test"
import { byOpening } from "../../../../../src/services/drafter/evidence/facts/company/stage/ClauseOpenings.ts"
import { neededIn } from "../../../../../src/services/drafter/evidence/reading/patterns/NeededWords.ts"

/** What a pattern finds something in, and what it does not, all in small letters. */
const patterns: ReadonlyArray<readonly [RegExp, ReadonlyArray<string>, ReadonlyArray<string>]> = [
  [/^abc/u, ["abc", "abcd"], ["abd", "ab", "xabc"]],
  [/^a?bc|^x[yz]/u, ["bc", "abc", "xy", "xz"], ["ac", "xa"]],
  [/^(?:the )?§(?=x)/u, ["§x", "the §x"], ["the x"]],
  [/^\p{Nd}+ a(?:re|ll)/u, ["5 are", "٥ are", "𐒠 all", "12 all"], ["a are"]],
  [/^(?:a{2,3}|b*)cd/u, ["aacd", "cd", "bbcd"], ["acd"]],
  [/^(?!x)(?:y|[^,]{2,3})q/u, ["yq", "zzq"], ["xq"]],
  [/^a\.(?<n1>b|\(c)/u, ["a.b", "a.(c"], ["a.d", "abb"]],
  [/^b[eê]ta(?: \p{L}+)?(?<=ta|x)$/u, ["beta", "bêta", "beta x"], ["béta"]],
  [/^(?:(?:on|in) )*\x62y$/u, ["by", "on by", "in on by"], ["my"]],
  [/^gratuit[oa]s?(?![\p{L}])/u, ["gratuito", "gratuitas"], ["gratuit"]]
]

describe("what a pattern cannot do without", () => {
  test.each(patterns)("%p is looked for wherever it finds something", (pattern, found) => {
    const [needed, opening] = [neededIn(() => [pattern]), byOpening([{ shape: pattern.source }], {})]
    for (const text of found) {
      expect(pattern.test(text)).toBe(true)
      expect(needed.test(text)).toBe(true)
      expect(opening(text)).toHaveLength(1)
    }
  })
  test.each(patterns)("%p finds nothing in the others", (pattern, _, others) => {
    for (const text of others) expect(pattern.test(text)).toBe(false)
  })

  test("in whatever case", () => {
    const free = neededIn(() => [/(?:is|ist) (?:free|KOSTENLOS)(?!\p{L})/iu])
    expect(["Acme is FREE", "Acme ist kostenlos", "Acme is shut"].map(free.test)).toEqual([true, true, false])
  })
  test("words that tell more before those of every second line", () => {
    const paid = neededIn(() => [/^you pay for the (?:first|second)(?: parcel)? of each/iu])
    expect(["you pay for the last of each", "The first"].map(paid.test)).toEqual([false, true])
  })
  test("of what may be anything nothing is known", () => {
    expect(neededIn(() => [/^free/u, /^[^.]{2,9}$/u]).test("other")).toBe(true)
    expect(byOpening([{ shape: "[^.]{2,9}free" }, { shape: "free" }], {})("other")).toHaveLength(2)
  })

  test("a clause is held against the shapes that begin as it does, in their order", () => {
    const shapes = ["^{N} is", "^(?:{N}|{we}) (?:am|are)", "^we", "^{none} is", "^[a-z]+ is"].map((shape) => ({
      shape
    }))
    const opening = byOpening(shapes, { N: "(?:the )?§", we: "we|i" })
    const at = (text: string) => opening(text).map((one) => shapes.indexOf(one))
    expect(at("§ is")).toEqual([0, 3, 4])
    expect(at("the § is")).toEqual([0, 1, 3, 4])
    expect(at("we are")).toEqual([1, 2, 3, 4])
    expect(at("they are")).toEqual([0, 1, 3, 4])
    expect(at("nobody is")).toEqual([3, 4])
  })
})
