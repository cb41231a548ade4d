import { describe, expect, test } from "bun:test"
import { anywhere, caseless } from "../../../../src/services/drafter/evidence/reading/patterns/Caseless.ts"

describe("words in whatever case", () => {
  test.each(["founded in Lyon", "FOUNDED IN LYON", "Founded in Lyon"])("%s", (text) => {
    expect(caseless(/^founded in \p{L}+$/u).test(text)).toBe(true)
    expect(caseless(/^founded (?:at|by) \p{L}+$/u).test(text)).toBe(false)
  })

  test.each(["GEGRÜNDET", "gegründet", "ΑΘΉΝΑ gegründet"])("beyond the Latin of English: %s", (text) => {
    expect(caseless(/gegründet/u).test(text)).toBe(true)
  })

  test("a word stands by itself", () => {
    const found = ["A Sale", "sale.", "wholesale", "sales", "(SALE)"].filter((text) =>
      anywhere("sale|offer").test(text)
    )
    expect(found).toEqual(["A Sale", "sale.", "(SALE)"])
  })

  test.each([
    ["a capital, which small letters never are", /Founded/u],
    ["a capital by its number", /\x46ounded/u],
    ["a class of capitals", /\p{Lu}ounded/u],
    ["a flag that makes the engine slow", /founded/iu],
    ["a flag with a memory between texts", /founded/gu],
    ["a flag that begins where the last ended", /founded/uy]
  ])("a pattern is refused for %s", (_, pattern) => {
    expect(() => caseless(pattern)).toThrow("finds nothing in small letters")
  })

  test("classes and escapes that are written with capitals are no capitals", () => {
    expect(caseless(/^\p{L}+\P{L}\S\D\W?$/u).test("ABC-xy")).toBe(true)
  })
})
