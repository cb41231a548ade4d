/** VIES, asked: what it says in so many words counts, and whatever else it does is no verdict on anybody. */
import { describe, expect, test } from "bun:test"
import { Effect, Fiber, Layer, Logger, LogLevel, TestClock, TestContext } from "effect"
import { readVatNumber, type VatNumber } from "../../../src/domain/money/VatNumber.ts"
import { VatNumbers } from "../../../src/services/outside/VatNumbers.ts"
import { type FixtureAnswer, fixtureInternet } from "../../support/FixtureInternet.ts"

const numberOf = (text: string): VatNumber => {
  const number = readVatNumber(text, null)
  if (number === null) throw new Error(`${text} is no VAT number`)
  return number
}
const german = numberOf("DE136695976")
const path = "/taxation_customs/vies/rest-api/ms/DE/vat/136695976"
const seller = numberOf("NL004495445B01")
const withSeller = `${path}?requesterMemberStateCode=NL&requesterNumber=004495445B01`

const json = (value: unknown): FixtureAnswer => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value)
})
const world = (site: Record<string, FixtureAnswer>) => {
  const hits: Array<string> = []
  const internet = fixtureInternet({ "ec.europa.eu": site }, hits)
  const run = <A>(effect: Effect.Effect<A, never, VatNumbers>) =>
    Effect.runPromise(
      effect.pipe(
        Effect.provide(VatNumbers.layer.pipe(Layer.provide(internet))),
        Logger.withMinimumLogLevel(LogLevel.None),
        Effect.provide(TestContext.TestContext)
      )
    )
  return { hits, run }
}
const check = (number: VatNumber, requester: VatNumber | null = null) =>
  Effect.flatMap(VatNumbers, (numbers) => numbers.check(number, requester))
const answered = async (answer: FixtureAnswer) => {
  const { run } = world({ [path]: answer })
  return (await run(check(german))).status
}

describe("the verdict", () => {
  test.each([
    ["valid", { isValid: true, userError: "VALID", requestIdentifier: "" }],
    ["valid", { isValid: true }],
    ["invalid", { isValid: false, userError: "INVALID" }],
    ["unverified", { isValid: false, userError: "INVALID_INPUT" }],
    ["unverified", { isValid: false, userError: "MS_UNAVAILABLE" }],
    ["unverified", { isValid: false, userError: "MS_MAX_CONCURRENT_REQ" }],
    ["unverified", { isValid: false, userError: "GLOBAL_MAX_CONCURRENT_REQ" }],
    ["unverified", { isValid: false, userError: "TIMEOUT" }],
    ["unverified", { isValid: false, userError: "SERVICE_UNAVAILABLE" }],
    ["unverified", { isValid: false, userError: "VAT_BLOCKED" }],
    ["unverified", { isValid: false, userError: "IP_BLOCKED" }],
    ["unverified", { isValid: true, userError: "MS_UNAVAILABLE" }],
    ["unverified", { isValid: false }],
    ["unverified", { isValid: "false", userError: "INVALID" }],
    ["unverified", { actionSucceed: false, errorWrappers: [{ error: "MS_UNAVAILABLE" }] }],
    ["unverified", null],
    ["unverified", []]
  ])("%s: %j", async (status, answer) => {
    expect(await answered(json(answer))).toBe(status as "valid")
  })
  test.each<[string, FixtureAnswer]>([
    ["a page", { body: "<html>Under maintenance</html>" }],
    ["half an answer", { body: '{"isValid": fal' }],
    ["nothing", { body: "" }],
    ["an error", { ...json({ isValid: false, userError: "INVALID" }), status: 500 }],
    ["a limit", { ...json({ isValid: false, userError: "INVALID" }), status: 429 }],
    ["too much", { body: `{"isValid":true,"userError":"VALID","name":"${"x".repeat(40_000)}"}` }],
    ["a way elsewhere", { status: 302, headers: { location: "https://ec.europa.eu/sorry" } }],
    ["a connection refused", { fail: "connect" }],
    ["a bad certificate", { fail: "tls" }],
    ["a name that leads nowhere", { fail: "dns" }]
  ])("never invalid for %s", async (_, answer) => {
    expect(await answered(answer)).toBe("unverified")
  })
  test("nor for silence: after four seconds the price is waited for no longer", async () => {
    const { run } = world({ [path]: { ...json({ isValid: false, userError: "INVALID" }), delay: "1 minute" } })
    const status = await run(
      Effect.gen(function* () {
        const asking = yield* Effect.fork(check(german))
        yield* TestClock.adjust("3900 millis")
        expect(yield* Fiber.poll(asking)).toMatchObject({ _tag: "None" })
        yield* TestClock.adjust("100 millis")
        return (yield* Fiber.join(asking)).status
      })
    )
    expect(status).toBe("unverified")
  })
})

describe("what is asked", () => {
  test("Greece by its own name, Northern Ireland as such", async () => {
    const { run, hits } = world({})
    await run(Effect.zipRight(check(numberOf("GR094012834")), check(numberOf("XI366303068"))))
    expect(hits).toEqual([
      "https://ec.europa.eu/taxation_customs/vies/rest-api/ms/EL/vat/094012834",
      "https://ec.europa.eu/taxation_customs/vies/rest-api/ms/XI/vat/366303068"
    ])
  })
  test("with the seller's number there is a consultation number", async () => {
    const { run, hits } = world({
      [withSeller]: json({ isValid: true, userError: "VALID", requestIdentifier: "WAPIAAAAY1234567" })
    })
    expect(await run(check(german, seller))).toEqual({
      number: "DE136695976",
      status: "valid",
      consultation: "WAPIAAAAY1234567"
    })
    expect(hits).toEqual([`https://ec.europa.eu${withSeller}`])
  })
  test("a seller's number that VIES does not take costs the proof and not the verdict", async () => {
    const { run, hits } = world({
      [withSeller]: json({ isValid: false, userError: "INVALID_REQUESTER_INFO" }),
      [path]: json({ isValid: true, userError: "VALID", requestIdentifier: "" })
    })
    expect(await run(check(german, seller))).toEqual({ number: "DE136695976", status: "valid", consultation: null })
    expect(hits.length).toBe(2)
  })
})

describe("what is remembered", () => {
  test("a verdict for an hour", async () => {
    const site: Record<string, FixtureAnswer> = { [path]: json({ isValid: true, userError: "VALID" }) }
    const { run, hits } = world(site)
    const statuses = await run(
      Effect.gen(function* () {
        const first = yield* check(german)
        site[path] = json({ isValid: false, userError: "INVALID" })
        yield* TestClock.adjust("59 minutes")
        const second = yield* check(german)
        yield* TestClock.adjust("1 minutes")
        return [first.status, second.status, (yield* check(german)).status]
      })
    )
    expect([statuses, hits.length]).toEqual([["valid", "valid", "invalid"], 2])
  })
  test("an outage not at all", async () => {
    const site: Record<string, FixtureAnswer> = { [path]: json({ isValid: false, userError: "MS_UNAVAILABLE" }) }
    const { run } = world(site)
    const statuses = await run(
      Effect.gen(function* () {
        const first = yield* check(german)
        site[path] = json({ isValid: true, userError: "VALID" })
        return [first.status, (yield* check(german)).status]
      })
    )
    expect(statuses).toEqual(["unverified", "valid"])
  })
  test("a crowd is asked for a few at a time", async () => {
    const slow = { ...json({ isValid: true, userError: "VALID" }), delay: "1 second" } as const
    const { run, hits } = world(
      Object.fromEntries(
        Array.from({ length: 20 }, (_, at) => [`/taxation_customs/vies/rest-api/ms/DE/vat/${at}`, slow])
      )
    )
    const many = Array.from({ length: 20 }, (_, at): VatNumber => ({ ...german, rest: `${at}`, text: `DE${at}` }))
    const statuses = await run(
      Effect.gen(function* () {
        const asking = yield* Effect.fork(Effect.forEach(many, (number) => check(number), { concurrency: "unbounded" }))
        yield* TestClock.adjust("500 millis")
        expect(hits.length).toBe(4)
        yield* TestClock.adjust("10 seconds")
        return (yield* Fiber.join(asking)).map(({ status }) => status)
      })
    )
    // Four a second for four seconds; the last of those who wait are told that it was not checked.
    expect(statuses.filter((status) => status === "valid").length).toBeGreaterThanOrEqual(12)
    expect(new Set(statuses)).toEqual(new Set(["valid", "unverified"]))
  })
})
