/** What is asked of a JSON text before it is parsed, held against what the parser makes of it. */
import { expect, test } from "bun:test"
import fc from "fast-check"
import { holdsMore, nestsDeeper } from "../../../src/domain/text/Json.ts"

const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
const valuesOf = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 1
  const inside = Object.values(value)
  return inside.length === 0 ? 1 : inside.map(valuesOf).reduce((sum, one) => sum + one, 0)
}

test("a text nests as deep as its value, whatever stands in its strings", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.nat(7), (json, most) => {
      expect(nestsDeeper(json, most)).toBe(depthOf(JSON.parse(json)) > most)
    })
  )
  expect(nestsDeeper(String.raw`["[[\"[[", {"\\": "]]{"}]`, 2)).toBe(false)
  expect(nestsDeeper(String.raw`["\\", [[]]]`, 2)).toBe(true)
})
test("a text holds as many values as its value does", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.integer({ min: 1, max: 20 }), (json, most) => {
      expect(holdsMore(json, most)).toBe(valuesOf(JSON.parse(json)) > most)
    })
  )
  expect(holdsMore(String.raw`["a,b\",", {"c,": 1}]`, 2)).toBe(false)
})
