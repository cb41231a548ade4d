/** Whom the page asks, helps or reminds to do something. */
import { expect, test } from "bun:test"
import { bidsOtherwise } from "../../../../../src/services/drafter/evidence/clause/vetoes/otherwise/Bidden.ts"
import { laneOf } from "./LaneOf.ts"

const quotes = ["Tenants are reminded of visits by letter.", "They sign the lease with a finger."]
test("nobody is reminded to do what the page tells apart", () => {
  const lie = "Tenants are reminded by letter to sign the lease with a finger."
  expect(bidsOtherwise(lie, quotes)).toBe(true)
  expect(laneOf("description", "en", lie, quotes)).toBe("refused")
})
test.each([
  ["Tenants are reminded to sign the lease.", ["Acme reminds tenants to sign their lease."]],
  ["Acme helps tenants to sign the lease.", quotes],
  ["Tenants are reminded of visits and sign the lease.", quotes]
])("%s", (fair, texts) => {
  expect(bidsOtherwise(fair, texts)).toBe(false)
})
