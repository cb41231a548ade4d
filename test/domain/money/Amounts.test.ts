import { expect, test } from "bun:test"
import { assert, integer, property } from "fast-check"
import { countryCodes, countryInText, countryName } from "../../../src/domain/listing/Countries.ts"
import { ratePercent, usd } from "../../../src/domain/money/Amounts.ts"

test.each([
  [0, "$0.00"],
  [5, "$0.05"],
  [11_881, "$118.81"],
  [120_000, "$1,200.00"],
  [100_000_000_00, "$100,000,000.00"],
  [-1881, "-$18.81"]
])("%i cents are %s", (cents, words) => {
  expect(usd(cents)).toBe(words)
})

test("no cent is lost on the way into words", () => {
  assert(
    property(integer({ min: -10_000_000_000, max: 10_000_000_000 }), (cents) => {
      expect(Number(usd(cents).replace(/[^\d-]/g, ""))).toBe(cents)
    })
  )
})

test("a rate has the places it needs", () => {
  expect([19, 25.5, 0, 8.1].map(ratePercent)).toEqual(["19 %", "25.5 %", "0 %", "8.1 %"])
})

test("every country has a name, and none has another's", () => {
  const names = countryCodes.map(countryName)
  expect(new Set(names).size).toBe(countryCodes.length)
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
  expect(["DE", "nl", "US"].map(countryInText)).toEqual(["Germany", "the Netherlands", "the United States"])
  expect([countryName("de"), countryName("nowhere")]).toEqual(["Germany", "nowhere"])
})
