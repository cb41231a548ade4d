import { expect, test } from "bun:test"
import fc from "fast-check"
import { returnTo } from "../../../src/domain/people/ReturnTo.ts"

const origin = "https://launchbook.test"

test("wherever it leads, it is a page of this site", () => {
  const nasty = fc.array(fc.constantFrom("/", "\\", ".", "@", ":", "\t", "\n", "%", "evil.test", "https", "#", "?"), {
    maxLength: 8
  })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        nasty.map((parts) => parts.join(""))
      ),
      (asked) => {
        for (const text of [asked, `/${asked}`]) expect(new URL(returnTo(text), origin).origin).toBe(origin)
      }
    ),
    { numRuns: 2000 }
  )
})

test("a page of this site is gone back to as it was asked for", () => {
  const page = "/oauth/authorize?client_id=https%3A%2F%2Fagent.example%2Fc.json&state=a+b"
  expect(returnTo(page)).toBe(page)
  expect(returnTo("/")).toBe("/")
  expect(returnTo(`/${"x".repeat(7000)}`)).toBe("/account")
  expect(returnTo(null)).toBe("/account")
})
