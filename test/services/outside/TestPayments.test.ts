/** The test mode: a provider whose sessions are rows, and which moves no money. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { PaymentGateway, type PaymentRequest } from "../../../src/services/outside/PaymentGateway.ts"
import { TestPayments } from "../../../src/services/outside/TestPayments.ts"
import { origin, type TestApp, testApp } from "../../support/App.ts"

let app: TestApp
beforeAll(async () => {
  app = await testApp({ work: false, now: "2026-11-20T12:00:00Z" })
})
afterAll(() => app.close())

type Gateway = PaymentGateway["Type"]
const asked = <A, E>(ask: (gateway: Gateway) => Effect.Effect<A, E>) => app.run(Effect.flatMap(PaymentGateway, ask))
const refused = <A, E>(ask: (gateway: Gateway) => Effect.Effect<A, E>) => asked((gateway) => Effect.flip(ask(gateway)))
const page = <A>(ask: (page: TestPayments) => Effect.Effect<A>) => app.run(Effect.flatMap(TestPayments, ask))

const request = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  key: crypto.randomUUID(),
  orderNumber: "LB-0123456789",
  amountCents: 11_881,
  currency: "USD",
  lines: [{ name: "Launch", amountCents: 9984 }],
  vatCents: 1897,
  email: null,
  returnUrl: `${origin}/checkout/s3cret`,
  expiresAt: new Date(app.clock.unsafeCurrentTimeMillis() + 3_600_000),
  ...more
})
const opened = (more: Partial<PaymentRequest> = {}) => asked((gateway) => gateway.open(request(more)))
const looked = (id: string) => asked((gateway) => gateway.look(id))

test("says that it is the test mode", async () => {
  expect(await asked(({ name, isTest, isOpen }) => Effect.succeed({ name, isTest, isOpen }))).toEqual({
    name: "test",
    isTest: true,
    isOpen: true
  })
})

describe("a session", () => {
  test("is opened once a key, and its page is ours", async () => {
    const agreed = request()
    const first = await asked((gateway) => gateway.open(agreed))
    expect(first).toEqual({
      id: `test_session_${agreed.key}`,
      state: "open",
      url: `${origin}/checkout/test/test_session_${agreed.key}`,
      amountCents: 11_881,
      currency: "USD",
      paymentRef: null,
      payerCountry: null
    })
    expect(await asked((gateway) => gateway.open(agreed))).toEqual(first)
    expect(await page(({ look }) => look(first.id))).toEqual({
      id: first.id,
      orderNumber: "LB-0123456789",
      amountCents: 11_881,
      state: "open",
      returnUrl: `${origin}/checkout/s3cret?returned=1`
    })
  })

  test("is paid by the button, once, and not ended by what comes later", async () => {
    const { id } = await opened()
    await page(({ pay }) => pay(id))
    const paid = await looked(id)
    expect(paid).toMatchObject({ state: "paid", url: null, paymentRef: expect.stringMatching(/^test_payment_/) })
    await page(({ pay }) => pay(id))
    expect(await asked((gateway) => gateway.close(id))).toEqual(paid)
    app.clock.advance({ days: 2 })
    expect(await looked(id)).toEqual(paid)
  })

  test("stays open when the card is refused", async () => {
    const { id } = await opened()
    await page(({ decline }) => decline(id))
    expect(await looked(id)).toMatchObject({ state: "open" })
  })

  test("that is closed or whose time is over cannot be paid", async () => {
    const closed = await opened()
    expect(await asked((gateway) => gateway.close(closed.id))).toMatchObject({ state: "closed", url: null })
    const late = await opened()
    app.clock.advance({ hours: 1 })
    for (const { id } of [closed, late]) {
      await page(({ pay }) => pay(id))
      expect(await looked(id)).toMatchObject({ state: "closed", paymentRef: null })
      expect(await page(({ look }) => look(id))).toMatchObject({ state: "expired" })
    }
  })

  test("that is not there", async () => {
    expect(await refused((gateway) => gateway.look("test_session_x"))).toMatchObject({ retry: false })
    expect(await page(({ look }) => look("test_session_x"))).toBeUndefined()
  })
})

describe("a refund", () => {
  const refund = (key: string, paymentRef: string, amountCents: number) => (gateway: Gateway) =>
    gateway.refund({ key, paymentRef, amountCents })

  test("counts once a key and comes to no more than was paid", async () => {
    const { id } = await opened()
    await page(({ pay }) => pay(id))
    const ref = (await looked(id)).paymentRef ?? ""
    expect(await asked(refund("a", ref, 11_000))).toEqual({ ref: "test_refund_a", state: "succeeded" })
    expect(await asked(refund("a", ref, 11_000))).toEqual({ ref: "test_refund_a", state: "succeeded" })
    expect(await refused(refund("b", ref, 882))).toMatchObject({ retry: false })
    expect(await asked(refund("b", ref, 881))).toMatchObject({ state: "succeeded" })
    expect(await refused(refund("c", ref, 1))).toMatchObject({ retry: false })
  })

  test("wants money that came", async () => {
    const { id } = await opened()
    expect(await refused(refund("d", id.replace("session", "payment"), 1))).toMatchObject({ retry: false })
    expect(await refused(refund("d", id, 1))).toMatchObject({ retry: false })
  })
})

test("twenty buttons at once pay once", async () => {
  const { id } = await opened()
  await Promise.all(Array.from({ length: 20 }, () => page(({ pay }) => pay(id))))
  expect(await looked(id)).toMatchObject({ state: "paid" })
})

test("no message is from it", async () => {
  expect(await refused((gateway) => gateway.event(new Uint8Array(), null))).toMatchObject({ _tag: "SignatureInvalid" })
})

test("where the site is not in test mode its pages know nothing and its buttons do nothing", async () => {
  const off = await testApp({ work: false, config: { payments: { provider: "off" } } })
  const gateway = await off.run(PaymentGateway)
  expect(gateway).toMatchObject({ isOpen: false, isTest: false })
  expect(await off.run(Effect.flip(gateway.open(request())))).toMatchObject({
    message: "This site takes no payments now."
  })
  expect(await off.run(Effect.flatMap(TestPayments, ({ look }) => look("test_session_x")))).toBeUndefined()
  await off.close()
})
