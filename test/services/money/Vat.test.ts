/** VAT as the site decides it: its settings, the rates of the day, the buyer's number; and how an admin sets a rate. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect, Either } from "effect"
import type { AdminCalls } from "../../../src/domain/api/admin/AdminCalls.ts"
import type { VatNumberStatus } from "../../../src/domain/money/Order.ts"
import { unionCountries } from "../../../src/domain/money/VatNumber.ts"
import * as Main from "../../../src/main.ts"
import { Admin } from "../../../src/services/data/Admin.ts"
import { Seed } from "../../../src/services/data/Seed.ts"
import { Vat } from "../../../src/services/money/Vat.ts"
import { Settings } from "../../../src/services/store/Settings.ts"
import { type TestApp, testApp } from "../../support/App.ts"
import { query } from "../../support/SavedListing.ts"
import { vatRates } from "../data/seed/Files.ts"

const numbers = new Map<string, VatNumberStatus>([
  ["DE136695976", "valid"],
  ["DE129273398", "invalid"]
])
let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-20T12:00:00Z", vatNumbers: numbers })
}, 60_000)
afterAll(() => app.close())

const set = (key: string, value: unknown) =>
  app.run(Effect.flatMap(Settings, (settings) => Effect.orDie(settings.set(key, value))))
const decide = (country: string | null, vatNumber: string | null = null) =>
  app.run(Effect.flatMap(Vat, (vat) => vat.decide({ country, vatNumber })))
const rateIn = async (country: string) => (await decide(country)).rate_percent
/** The answer, or the sentence it was refused with. */
const ask = async <A>(
  call: (admin: AdminCalls) => Effect.Effect<A, { readonly message: string }>
): Promise<A | string> => {
  const answer = await app.run(Effect.flatMap(Admin, call).pipe(Effect.either, Effect.provide(Main.admin)))
  return Either.getOrElse(answer, ({ message }) => message)
}
const setRate = (country: string, rate: number, from: string, source: string | null = null) =>
  ask((admin) => admin.vat_set({ country, rate, from, source }))

describe("the rates a new database has", () => {
  test("are of the 27 countries of the Union, Monaco and Northern Ireland, each with its source", () => {
    expect([...new Set(vatRates.map(({ country }) => country))].sort()).toEqual([...unionCountries, "MC", "XI"].sort())
    expect(vatRates.filter(({ services }) => !services).map(({ country }) => country)).toEqual(["XI"])
    for (const { source } of vatRates) expect(source).toMatch(/; entered \d{4}-\d{2}-\d{2}$/)
  })
  test.each([
    ["EE", "2025-06-30", 22, 24],
    ["SK", "2024-12-31", 20, 23],
    ["FI", "2024-08-31", 24, 25.5],
    ["RO", "2025-07-31", 19, 21]
  ])("%s changed after %s", async (country, day, before, after) => {
    await set("seller.country", "NL")
    const now = app.clock.now().toISOString()
    app.clock.set(`${day}T23:59:59Z`)
    expect(await rateIn(country)).toBe(before)
    app.clock.advance({ seconds: 1 })
    expect(await rateIn(country)).toBe(after)
    app.clock.set(now)
  })
  test("a second start leaves alone what the admin has set, and brings what is new", async () => {
    await setRate("LU", 18, "2024-01-01", "Mémorial A")
    await query(app, "delete from vat_rates where country = 'MT'")
    expect(await app.run(Effect.flatMap(Seed, (seed) => seed.defaults))).toBe(true)
    expect(await app.run(Effect.flatMap(Seed, (seed) => seed.defaults))).toBe(false)
    expect([await rateIn("LU"), await rateIn("MT")]).toEqual([18, 18])
    await setRate("LU", 17, "2024-01-01")
  })
})

describe("a decision", () => {
  test("follows the seller's country at once", async () => {
    await set("seller.country", null)
    expect(await decide("DE")).toMatchObject({ country: "DE", rate_percent: 0, reverse_charge: false })
    await set("seller.country", "NL")
    expect(await decide("DE")).toMatchObject({ country: "DE", rate_percent: 19 })
    expect(await decide(null)).toMatchObject({ country: null, rate_percent: 0 })
  })
  test.each([
    ["DE", "de 136.695.976", "DE136695976", "valid", 0, true],
    ["DE", "136 695 976", "DE136695976", "valid", 0, true],
    ["de", "DE129273398", "DE129273398", "invalid", 19, false],
    ["AT", "DE136695976", "DE136695976", "valid", 20, false],
    ["IT", "IT00743110157", "IT00743110157", "unverified", 22, false],
    ["US", "DE136695976", "DE136695976", "valid", 0, false],
    ["NL", "NL004495445B01", "NL004495445B01", "unverified", 21, false]
  ] as const)("of %s with %s", async (country, typed, number, status, rate, reverse) => {
    expect(await decide(country, typed)).toMatchObject({
      country: country.toUpperCase(),
      vat_number: number,
      vat_number_status: status,
      rate_percent: rate,
      reverse_charge: reverse
    })
  })
  test("a number of the wrong form is invalid, and nobody is asked", async () => {
    const asked = app.vatNumbersAsked.length
    expect(await decide("DE", " de-136 695 978 ")).toMatchObject({
      vat_number: "DE136695978",
      vat_number_status: "invalid",
      rate_percent: 19
    })
    expect(await decide("DE", `DE${"\u{20000}".repeat(40)}`)).toMatchObject({ vat_number_status: "invalid" })
    expect(app.vatNumbersAsked.length).toBe(asked)
  })
  test.each([null, "", "  -  "])("%p is no number", async (typed) => {
    expect(await decide("DE", typed)).toMatchObject({ vat_number: null, vat_number_status: null, rate_percent: 19 })
  })
  test("a number from outside the Union is kept as it came, and counted as nothing", async () => {
    expect(await decide("CH", "CHE-123.456.788 MWST")).toMatchObject({
      vat_number: "CHE123456788MWST",
      vat_number_status: "unverified",
      rate_percent: 0
    })
  })
  test("that was made before needs nobody outside", async () => {
    const asked = app.vatNumbersAsked.length
    const vat = { number: "DE136695976", status: "valid", consultation: "W1" } as const
    expect(await app.run(Effect.flatMap(Vat, (service) => service.decided({ country: "DE", vat })))).toMatchObject({
      reverse_charge: true
    })
    expect(app.vatNumbersAsked.length).toBe(asked)
  })
  test("keeps the proof of the check", async () => {
    const checked = await app.run(
      Effect.flatMap(Vat, (service) => service.check({ country: "DE", vatNumber: "DE136695976" }))
    )
    expect(checked).toEqual({ number: "DE136695976", status: "valid", consultation: "WAPIDE136695976" })
  })
})

describe("an admin", () => {
  test("sets a rate from a day on, and it counts from then", async () => {
    expect(await setRate("nl", 22, "2027-01-01", "Staatsblad 2026, 1")).toEqual({
      rates: [{ country: "NL", valid_from: "2027-01-01", rate: 22, services: true, source: "Staatsblad 2026, 1" }]
    })
    expect(await rateIn("NL")).toBe(21)
    app.clock.set("2027-01-01T00:00:00Z")
    expect(await rateIn("NL")).toBe(22)
    await setRate("NL", 22.5, "2027-01-01")
    expect(await rateIn("NL")).toBe(22.5)
    app.clock.set("2026-11-20T12:00:00Z")
  })
  test("sees every rate, and which count now", async () => {
    const answer = await ask((admin) => admin.vat_list({}))
    const rates = typeof answer === "string" ? [] : answer.rates
    const estonian = rates.filter(({ country }) => country === "EE")
    expect(estonian.map(({ valid_from, rate, current }) => [valid_from, rate, current])).toEqual([
      ["2024-01-01", 22, false],
      ["2025-07-01", 24, true]
    ])
    expect(rates.filter(({ current }) => current).length).toBe(29)
    expect(rates.find(({ country, valid_from }) => country === "NL" && valid_from === "2027-01-01")?.current).toBe(
      false
    )
  })
  test("sets Monaco's with France's", async () => {
    expect(await setRate("FR", 20.6, "2027-01-01")).toMatchObject({
      rates: [
        { country: "FR", rate: 20.6 },
        { country: "MC", rate: 20.6 }
      ]
    })
    app.clock.set("2027-01-02T00:00:00Z")
    expect(await decide("MC")).toMatchObject({ country: "MC", rate_percent: 20.6 })
    app.clock.set("2026-11-20T12:00:00Z")
  })
  test.each([
    ["US", 10, "2027-01-01", '"US" is no country of the European Union (Greece is GR): no VAT is charged there.'],
    ["", 10, "2027-01-01", '"" is no country of the European Union (Greece is GR): no VAT is charged there.'],
    ["MC", 10, "2027-01-01", "Monaco has the rate of France: set FR."],
    ["DE", -1, "2027-01-01", "A rate is 0 to 100 per cent, with two decimals at most."],
    ["DE", 19.123, "2027-01-01", "A rate is 0 to 100 per cent, with two decimals at most."],
    ["DE", 1900, "2027-01-01", "A rate is 0 to 100 per cent, with two decimals at most."],
    ["DE", Number.NaN, "2027-01-01", "A rate is 0 to 100 per cent, with two decimals at most."],
    ["DE", 19, "2027-02-30", "--from takes the date it begins on, as YYYY-MM-DD."],
    ["DE", 19, "soon", "--from takes the date it begins on, as YYYY-MM-DD."]
  ])("is refused %p %p from %p", async (country, rate, from, sentence) => {
    expect(await setRate(country, rate, from)).toBe(sentence)
  })
  test("is in the audit log, without an account", async () => {
    const rows = await query<object>(
      app,
      "select user_id, credential, operation, target from audit_log where operation = 'vat_rate_set' and target like 'NL%' order by id limit 1"
    )
    expect(rows).toEqual([
      { user_id: null, credential: "cli", operation: "vat_rate_set", target: "NL 22 from 2027-01-01" }
    ])
  })
})
