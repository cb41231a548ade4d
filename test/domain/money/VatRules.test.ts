/** Which VAT an order bears, case by case; and that what it comes to is right to the cent, whatever the amounts. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { countryCodes } from "../../../src/domain/listing/Countries.ts"
import type { CheckedVatNumber, VatDecision } from "../../../src/domain/money/Basket.ts"
import type { VatNumberStatus } from "../../../src/domain/money/Order.ts"
import { unionCountries } from "../../../src/domain/money/VatNumber.ts"
import { decideVat, vatOn } from "../../../src/domain/money/VatRules.ts"

const rates: Readonly<Record<string, number>> = { NL: 21, DE: 19, FR: 20, FI: 25.5, GR: 24 }
const rateOf = (country: string) => rates[country] ?? 22

const decide = (seller: string | null, buyer: string | null, number?: string, status?: VatNumberStatus) => {
  const vat: CheckedVatNumber | null =
    number === undefined ? null : { number, status: status ?? "valid", consultation: null }
  return decideVat({ sellerCountry: seller, buyerCountry: buyer, vat, rateOf })
}
const shape = ({ country, rate_percent, reverse_charge }: VatDecision) => [country, rate_percent, reverse_charge]

describe("decideVat", () => {
  test("without a seller's country there is no VAT, whoever buys", () => {
    expect(decide(null, "DE")).toEqual({
      country: "DE",
      rate_percent: 0,
      reverse_charge: false,
      vat_number: null,
      vat_number_status: null,
      note: "No VAT: the seller is not registered for VAT."
    })
  })
  test("until the buyer's country is known it is a preview without VAT", () => {
    const preview = decide("NL", null, "DE136695976")
    expect(shape(preview)).toEqual([null, 0, false])
    expect(preview.note).toBe("VAT is added at checkout, by the buyer's country.")
  })
  test.each([undefined, "valid", "invalid", "unverified"] as const)("at home the local rate: %p", (status) => {
    const home = status === undefined ? decide("NL", "NL") : decide("NL", "NL", "NL004495445B01", status)
    expect([...shape(home), home.note]).toEqual(["NL", 21, false, null])
  })
  test("a valid number of another country moves the tax to the buyer", () => {
    const reverse = decide("NL", "DE", "DE136695976")
    expect(shape(reverse)).toEqual(["DE", 0, true])
    expect(reverse.note).toContain("Article 196 of Directive 2006/112/EC")
    expect(reverse).toMatchObject({ vat_number: "DE136695976", vat_number_status: "valid" })
  })
  test.each([
    ["DE136695978", "invalid", "The VAT number DE136695978 is not valid, so VAT is charged."],
    ["DE136695976", "unverified", "The VAT number DE136695976 could not be checked, so VAT is charged."],
    ["FR40303265045", "valid", "The VAT number FR40303265045 is not one of Germany, so VAT is charged."],
    ["XI366303068", "valid", "The VAT number XI366303068 is not one of Germany, so VAT is charged."]
  ] as const)("%s, %s, moves none", (number, status, note) => {
    const charged = decide("NL", "DE", number, status)
    expect([...shape(charged), charged.note]).toEqual(["DE", 19, false, note])
  })
  test("a person elsewhere in the Union pays their country's rate", () => {
    expect(shape(decide("NL", "FI"))).toEqual(["FI", 25.5, false])
    expect(decide("NL", "FI").note).toBeNull()
  })
  test("Monaco is France, and Greece is EL to some", () => {
    expect(shape(decide("NL", "MC"))).toEqual(["MC", 20, false])
    expect(shape(decide("FR", "MC", "FR40303265045"))).toEqual(["MC", 20, false])
    expect(shape(decide("NL", "MC", "FR40303265045"))).toEqual(["MC", 0, true])
    expect(shape(decide("MC", "FR", "FR40303265045"))).toEqual(["FR", 20, false])
    expect(shape(decide("NL", "el", "EL094012834"))).toEqual(["GR", 0, true])
    expect(shape(decide("EL", "gr", "EL094012834"))).toEqual(["GR", 24, false])
  })
  test.each(["US", "CH", "GB", "XI", "NO"])("outside the Union there is none: %s", (country) => {
    const outside = decide("NL", country, "XI366303068")
    expect(shape(outside)).toEqual([country, 0, false])
    expect(outside.note).toStartWith("No VAT: supplied outside the European Union")
  })
  test.each(["US", "GB", "XI"])("a seller outside the Union charges nothing: %s", (seller) => {
    expect(shape(decide(seller, "DE"))).toEqual(["DE", 0, false])
    expect(decide(seller, "DE").note).toBe("No VAT: the seller is established outside the European Union.")
  })
  test("only a valid number of the buyer's own country, elsewhere in the Union than the seller, goes without VAT there", () => {
    const country = fc.option(fc.constantFrom(...countryCodes), { nil: null })
    const number = fc.constantFrom("DE136695976", "FR40303265045", "EL094012834", "NL004495445B01", "XI366303068", "?")
    const vat = fc.option(
      fc.record({ number, status: fc.constantFrom<VatNumberStatus>("valid", "invalid", "unverified") }),
      { nil: null }
    )
    fc.assert(
      fc.property(country, country, vat, (sellerCountry, buyerCountry, given) => {
        const checked = given === null ? null : { ...given, consultation: null }
        const decision = decideVat({ sellerCountry, buyerCountry, vat: checked, rateOf })
        expect(decision.country).toBe(buyerCountry)
        const inUnion = (code: string | null) => code !== null && (code === "MC" || unionCountries.includes(code))
        const bears = inUnion(sellerCountry) && inUnion(buyerCountry)
        expect(decision.rate_percent > 0 || decision.reverse_charge).toBe(bears)
        if (decision.reverse_charge) {
          expect(given?.status).toBe("valid")
          expect(decision.rate_percent).toBe(0)
          expect(buyerCountry).not.toBe(sellerCountry)
        }
        // What bears no tax says why.
        if (decision.rate_percent === 0) expect(decision.note).not.toBeNull()
      }),
      { numRuns: 5000 }
    )
  })
})

describe("vatOn", () => {
  test.each([
    [[4900], 21, 1029, [1029]],
    [[1, 1, 1], 21, 1, [1, 0, 0]],
    [[10, 10, 10], 25, 8, [3, 3, 2]],
    [[100], 25.5, 26, [26]],
    [[200], 25.5, 51, [51]],
    [[0, 5000, 0], 19, 950, [0, 950, 0]],
    [[], 19, 0, []],
    [[4900, 100], 0, 0, [0, 0]],
    [[99_999_999, 1], 25.5, 25_500_000, [25_500_000, 0]]
  ])("%p at %p is %p, split %p", (amounts, rate, total, parts) => {
    expect(vatOn(amounts, rate)).toEqual({ total, parts })
  })
  test("of 10,000 orders the parts add up, the sum is rounded once, and no part is a cent from its share", () => {
    const amounts = fc.array(fc.oneof(fc.nat(300), fc.nat(100_000_000)), { maxLength: 20 })
    // Hundredths of a per cent.
    const rate = fc.oneof(fc.constantFrom(0, 1700, 1900, 2100, 2550, 2700, 770, 1999), fc.nat(10_000))
    fc.assert(
      fc.property(amounts, rate, (cents, hundredths) => {
        const { total, parts } = vatOn(cents, hundredths / 100)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        const exact = BigInt(cents.reduce((sum, amount) => sum + amount, 0)) * BigInt(hundredths)
        // Half up: total - 1/2 <= exact < total + 1/2, in twenty-thousandths.
        const twice = 2n * exact - 20_000n * BigInt(total)
        expect(twice >= -10_000n && twice < 10_000n).toBe(true)
        for (const [at, amount] of cents.entries()) {
          const off = BigInt(parts[at] ?? -1) * 10_000n - BigInt(amount) * BigInt(hundredths)
          expect(off > -10_000n && off < 10_000n).toBe(true)
        }
      }),
      { numRuns: 10_000 }
    )
  })
})
