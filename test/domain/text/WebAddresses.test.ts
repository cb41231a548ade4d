import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { unlinked, urlsIn } from "../../../src/domain/text/WebAddresses.ts"

describe("words without links", () => {
  test.each([
    ["Tidewatch", "Tidewatch"],
    ["Rocket.Chat", "Rocket[.]Chat"],
    ["Know the tide. Always.", "Know the tide. Always."],
    ["https://evil.example/a", "https: //evil[.]example/a"],
    ["www.evil.example", "www[.]evil[.]example"],
    ["a@evil。example", "a@evil[.]example"],
    ["javascript:alert(1)", "javascript: alert(1)"]
  ])("%s", (text, plain) => expect(unlinked(text)).toBe(plain))

  test("whatever they are, nothing in them is an address any more", () => {
    const part = fc.constantFrom("https:", "//", "evil", ".", "example", " ", ":", "@", "www", "/", "。", "．")
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const plain = unlinked(parts.join(""))
        expect(urlsIn(plain)).toEqual([])
        expect(plain).not.toMatch(/[a-z]\.[a-z]/)
      })
    )
  })
})
