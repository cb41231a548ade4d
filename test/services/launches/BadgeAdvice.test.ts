import { expect, test } from "bun:test"
import { badgeAdvice } from "../../../src/services/launches/BadgeAdvice.ts"

test("an owner is told what keeps their badge from being found", () => {
  const told = badgeAdvice({ result: "unreachable", reason: "robots_disallowed" })
  expect(told).toContain("robots.txt")
  expect(told).toContain("LaunchbookBot")
  expect(badgeAdvice({ result: "not_found", reason: "js_rendered_suspected" })).toContain("Scripts")
})

test("a page that could not be read is told with what kept it from being read", () => {
  expect(badgeAdvice({ result: "unreachable", reason: "http_error" })).toBe(
    "The page could not be read at the last look. The site answered with an error."
  )
})

test.each([
  { result: null, reason: null },
  { result: "found", reason: null },
  { result: "not_found", reason: "absent" }
] as const)("nothing is said where there is nothing to mend: %p", (seen) => {
  expect(badgeAdvice(seen)).toBe("")
})
