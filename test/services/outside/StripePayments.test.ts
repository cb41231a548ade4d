/** Stripe's own package against a server that speaks as Stripe does: what is asked, what is understood, what goes wrong. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Either, Fiber, Layer, Logger, LogLevel, Option, Redacted, TestClock, TestContext } from "effect"
import Stripe from "stripe"
import type { StripeKeys } from "../../../src/Config.ts"
import { PaymentGateway, type PaymentRequest, SignatureInvalid } from "../../../src/services/outside/PaymentGateway.ts"
import { type FakeStripe, fakeStripe } from "../../support/FakeStripe.ts"
import { enveloped, type Posting } from "../../support/StripeMail.ts"

const logged: Array<string> = []
const logs = Logger.replace(
  Logger.defaultLogger,
  Logger.make((entry) => void logged.push(JSON.stringify([entry.message, entry.cause, entry.annotations])))
)

const stripe: FakeStripe = fakeStripe()
afterAll(() => stripe.stop())
beforeEach(() => {
  stripe.state.fault = "well"
  stripe.asked.length = 0
  stripe.events.length = 0
})
afterEach(() => {
  expect(logged.join()).not.toContain("canary")
})

type Gateway = PaymentGateway["Type"]
const asking = <A, E>(ask: (gateway: Gateway) => Effect.Effect<A, E>, keys: StripeKeys = stripe.keys) =>
  Effect.flatMap(PaymentGateway, ask).pipe(
    Effect.provide(Layer.merge(PaymentGateway.layerStripe(keys), logs)),
    Logger.withMinimumLogLevel(LogLevel.All)
  )
const done = <A, E>(ask: (gateway: Gateway) => Effect.Effect<A, E>, keys?: StripeKeys) =>
  Effect.runPromise(asking(ask, keys))
const failing = async <A, E>(ask: (gateway: Gateway) => Effect.Effect<A, E>, keys?: StripeKeys) => {
  const either = await Effect.runPromise(Effect.either(asking(ask, keys)))
  if (Either.isRight(either)) throw new Error(`it answered: ${JSON.stringify(either.right)}`)
  return either.left
}

let tries = 0
const request = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  key: `key-${++tries}`,
  orderNumber: "LB-0123456789",
  amountCents: 11_881,
  currency: "USD",
  lines: [
    { name: "Launch, for Tidewatch", amountCents: 9900 },
    { name: "Billboard: 80 % & more", amountCents: 84 }
  ],
  vatCents: 1897,
  email: "ann@buyer.example",
  returnUrl: "https://launchbook.test/checkout/s3cret",
  expiresAt: new Date((stripe.seconds() + 3600) * 1000),
  ...more
})

describe("open", () => {
  test("asks for what was agreed, in the package's version of the API", async () => {
    const agreed = request()
    const session = await done((gateway) => gateway.open(agreed))
    expect(session).toEqual({
      id: expect.stringMatching(/^cs_test_/),
      state: "open",
      url: `${stripe.url}/c/pay/${session.id}`,
      amountCents: 11_881,
      currency: "USD",
      paymentRef: null,
      payerCountry: null
    })
    expect(stripe.asked).toEqual([
      {
        method: "POST",
        path: "/v1/checkout/sessions",
        idempotencyKey: agreed.key,
        version: Stripe.API_VERSION,
        authorization: `Bearer ${stripe.secretKey}`,
        form: {
          mode: "payment",
          currency: "usd",
          "line_items[0][quantity]": "1",
          "line_items[0][price_data][currency]": "usd",
          "line_items[0][price_data][unit_amount]": "9900",
          "line_items[0][price_data][product_data][name]": "Launch, for Tidewatch",
          "line_items[1][quantity]": "1",
          "line_items[1][price_data][currency]": "usd",
          "line_items[1][price_data][unit_amount]": "84",
          "line_items[1][price_data][product_data][name]": "Billboard: 80 % & more",
          "line_items[2][quantity]": "1",
          "line_items[2][price_data][currency]": "usd",
          "line_items[2][price_data][unit_amount]": "1897",
          "line_items[2][price_data][product_data][name]": "VAT",
          client_reference_id: "LB-0123456789",
          "metadata[order]": "LB-0123456789",
          "metadata[key]": agreed.key,
          "payment_intent_data[metadata][order]": "LB-0123456789",
          "payment_intent_data[metadata][key]": agreed.key,
          "payment_intent_data[description]": "Order LB-0123456789",
          "adaptive_pricing[enabled]": "false",
          success_url: "https://launchbook.test/checkout/s3cret?returned=1",
          cancel_url: "https://launchbook.test/checkout/s3cret",
          expires_at: String(agreed.expiresAt.getTime() / 1000),
          customer_email: "ann@buyer.example"
        }
      }
    ])
  })

  test("without VAT and without an address neither is named", async () => {
    const bare = request({ vatCents: 0, amountCents: 9984, email: null })
    await done((gateway) => gateway.open(bare))
    expect(stripe.asked[0]?.form).not.toHaveProperty("customer_email")
    expect(stripe.asked[0]?.form).not.toHaveProperty("line_items[2][quantity]")
  })

  test("again with the same key is the same session, whatever became of the first answer", async () => {
    const agreed = request()
    const first = await done((gateway) => gateway.open(agreed))
    const second = await done((gateway) => gateway.open(agreed))
    expect(second).toEqual(first)
    expect([...stripe.sessions.values()].filter(({ metadata }) => metadata.key === agreed.key)).toHaveLength(1)
  })

  test("the same key for something else is refused", async () => {
    const agreed = request()
    await done((gateway) => gateway.open(agreed))
    const other = { ...agreed, orderNumber: "LB-9999999999" }
    expect(await failing((gateway) => gateway.open(other))).toMatchObject({
      _tag: "PaymentFailure",
      message: "The payment provider was asked for something else under the same key.",
      retry: false
    })
  })

  test("lines that do not add up are never sent", async () => {
    expect(await failing((gateway) => gateway.open(request({ amountCents: 11_880 })))).toMatchObject({ retry: false })
    expect(stripe.asked).toEqual([])
  })

  test("what Stripe refuses is refused, and no use to repeat", async () => {
    const soon = request({ expiresAt: new Date((stripe.seconds() + 60) * 1000) })
    expect(await failing((gateway) => gateway.open(soon))).toMatchObject({
      message: "The payment provider refused the request.",
      retry: false
    })
  })
})

const opened = () => done((gateway) => gateway.open(request()))
const looked = (id: string) => done((gateway) => gateway.look(id))

describe("look", () => {
  test("open, paid by card", async () => {
    const { id } = await opened()
    expect(await looked(id)).toMatchObject({ state: "open", paymentRef: null, payerCountry: null })
    stripe.pay(id, { country: "SE" })
    expect(await looked(id)).toEqual({
      id,
      state: "paid",
      url: null,
      amountCents: 11_881,
      currency: "USD",
      paymentRef: expect.stringMatching(/^pi_/),
      payerCountry: "SE"
    })
  })

  test.each([
    ["PayPal", { type: "paypal", paypal: { country: "NL" } }, "NL"],
    ["a link account", { type: "link", link: { country: null } }, null],
    ["stablecoins", { type: "crypto", crypto: { network: "base" } }, null],
    ["a country that is none", { type: "card", card: { country: "Sweden" } }, null]
  ])("the country of %s", async (_what, means, country) => {
    const { id } = await opened()
    stripe.pay(id, { means })
    expect(await looked(id)).toMatchObject({ state: "paid", payerCountry: country })
  })

  test("a bank that takes its time: processing, then paid, or over", async () => {
    const arriving = await opened()
    stripe.payAsync(arriving.id)
    expect(await looked(arriving.id)).toMatchObject({ state: "processing", paymentRef: expect.any(String) })
    stripe.arrive(arriving.id)
    expect(await looked(arriving.id)).toMatchObject({ state: "paid", payerCountry: "FR" })

    const failed = await opened()
    stripe.payAsync(failed.id)
    stripe.fail(failed.id)
    expect(await looked(failed.id)).toMatchObject({ state: "closed", paymentRef: null })
  })

  test("what nobody paid in time is closed", async () => {
    const { id } = await opened()
    stripe.expire(id)
    expect(await looked(id)).toMatchObject({ state: "closed", url: null })
  })

  test("a session that is not there", async () => {
    expect(await failing((gateway) => gateway.look("cs_test_999999"))).toMatchObject({ retry: false })
  })
})

describe("close", () => {
  const closed = (id: string) => done((gateway) => gateway.close(id))

  test("ends an open one, and says of the others how they stand", async () => {
    const { id } = await opened()
    expect(await closed(id)).toMatchObject({ id, state: "closed", url: null })
    expect(await closed(id)).toMatchObject({ id, state: "closed" })

    const paid = await opened()
    stripe.pay(paid.id)
    expect(await closed(paid.id)).toMatchObject({ state: "paid", paymentRef: expect.any(String), payerCountry: "DE" })

    const waiting = await opened()
    stripe.payAsync(waiting.id)
    expect(await closed(waiting.id)).toMatchObject({ state: "processing" })
  })
})

describe("refund", () => {
  const paid = async () => {
    const { id } = await opened()
    stripe.pay(id)
    return (await looked(id)).paymentRef ?? ""
  }
  const refund = (key: string, paymentRef: string, amountCents: number) => (gateway: Gateway) =>
    gateway.refund({ key, paymentRef, amountCents })

  test("once a key, part by part, and never more than was paid", async () => {
    const ref = await paid()
    const first = await done(refund("r-1", ref, 5000))
    expect(first).toEqual({ ref: expect.stringMatching(/^re_/), state: "succeeded" })
    expect(await done(refund("r-1", ref, 5000))).toEqual(first)
    expect(stripe.asked.at(-1)).toMatchObject({
      path: "/v1/refunds",
      idempotencyKey: "r-1",
      form: { payment_intent: ref, amount: "5000", "metadata[key]": "r-1" }
    })
    expect(await done(refund("r-2", ref, 6881))).toMatchObject({ state: "succeeded" })
    expect(await failing(refund("r-3", ref, 1))).toMatchObject({ retry: false })
    const ofIt = [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === ref)
    expect(ofIt.reduce((sum, { amount }) => sum + amount, 0)).toBe(11_881)
  })

  test("one that takes its time is pending", async () => {
    const ref = await paid()
    stripe.refundsBecome("pending")
    expect(await done(refund("r-4", ref, 100))).toMatchObject({ state: "pending" })
    stripe.refundsBecome("succeeded")
  })
})

describe("what goes wrong", () => {
  const faults = [
    ["broken", "The payment provider has a fault. Try again in a moment.", true, 3],
    ["busy", "The payment provider is busy. Try again in a moment.", true, 1],
    ["conflict", "The payment provider is busy. Try again in a moment.", true, 3],
    ["garbage", "The payment provider has a fault. Try again in a moment.", true, 1],
    ["shapeless", "The payment provider sent an answer that makes no sense. Try again.", true, 1],
    ["endless", "The payment provider could not be reached. Try again in a moment.", true, 3]
  ] as const
  test.each(faults)("%s: %s", async (fault, message, retry, calls) => {
    stripe.state.fault = fault
    const agreed = request()
    expect(await failing((gateway) => gateway.open(agreed))).toMatchObject({ _tag: "PaymentFailure", message, retry })
    expect(stripe.asked).toHaveLength(calls)
    // Trying again is trying the same.
    expect(new Set(stripe.asked.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([agreed.key]))
  })

  test("an answer that is lost on the way opens one session all the same", async () => {
    stripe.state.fault = "lost"
    const agreed = request()
    await failing((gateway) => gateway.open(agreed))
    stripe.state.fault = "well"
    const session = await done((gateway) => gateway.open(agreed))
    const ofIt = [...stripe.sessions.values()].filter(({ metadata }) => metadata.key === agreed.key)
    expect(ofIt.map(({ id }) => id)).toEqual([session.id])
  })

  test("slowness is no fault", async () => {
    stripe.state.fault = "slow"
    expect(await opened()).toMatchObject({ state: "open" })
  })

  test("silence ends with the deadline, by the clock, and so does the connection", async () => {
    stripe.state.fault = "silent"
    stripe.state.aborted = 0
    const failure = await Effect.runPromise(
      Effect.gen(function* () {
        const fiber = yield* Effect.fork(Effect.flip(asking((gateway) => gateway.look("cs_test_000001"))))
        yield* Effect.promise(async () => {
          while (stripe.asked.length === 0) await Bun.sleep(5)
        })
        yield* TestClock.adjust("15 seconds")
        return yield* Fiber.join(fiber)
      }).pipe(Effect.provide(TestContext.TestContext))
    )
    expect(failure).toMatchObject({
      _tag: "PaymentFailure",
      message: "The payment provider gave no answer within 15 s. Try again.",
      retry: true
    })
    while (stripe.state.aborted === 0) await Bun.sleep(5)
    expect(stripe.asked).toHaveLength(1)
  })

  test("nobody there", async () => {
    const keys = { ...stripe.keys, apiBase: Option.some("http://127.0.0.1:1") }
    expect(await failing((gateway) => gateway.look("cs_test_000001"), keys)).toMatchObject({
      message: "The payment provider could not be reached. Try again in a moment.",
      retry: true
    })
  })

  test("a key that is refused is the site team's to mend, and stands in nothing that is said", async () => {
    const keys = { ...stripe.keys, secretKey: Redacted.make("sk_live_canary_another") }
    const failure = await failing((gateway) => gateway.look("cs_test_000001"), keys)
    expect(failure).toMatchObject({ retry: false })
    expect(`${failure.message} ${failure.stack} ${JSON.stringify(failure)} ${Bun.inspect(failure)}`).not.toContain(
      "canary"
    )
  })
})

describe("event", () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const read = (raw: string, signature: string | null) => (gateway: Gateway) => gateway.event(bytes(raw), signature)
  const sent = (posting: Posting) => {
    const event = stripe.tell("checkout.session.completed", {
      id: "cs_test_7",
      object: "checkout.session",
      amount_total: 5
    })
    const { body, signature } = enveloped(stripe, event, posting)
    return { event, ask: read(body, signature) }
  }

  test.each(["signed", "rotated", "almost-old", "almost-future"] as const)("%s is taken", async (posting) => {
    const { event, ask } = sent(posting)
    expect(await done(ask)).toEqual({ id: event.id, type: "session.changed", sessionId: "cs_test_7" })
  })

  test.each(["old", "future", "wrong-secret", "reserialised", "altered", "forged", "only-v0", "unsigned"] as const)(
    "%s is refused",
    async (posting) => {
      const failure = await failing(sent(posting).ask)
      expect(failure).toBeInstanceOf(SignatureInvalid)
      expect(JSON.stringify(failure)).not.toContain("canary")
    }
  )

  test.each(["", " ", "t=,v1=", "t=x,v1=y", "v1=abc", "t=1", "nonsense", "t=9999999999999,v1=00"])(
    "the header %p is refused",
    async (signature) => {
      expect(await failing(read("{}", signature))).toBeInstanceOf(SignatureInvalid)
    }
  )

  test("a time that is said twice is not taken for two", async () => {
    const { event, ask } = sent("future")
    expect(await failing(ask)).toBeInstanceOf(SignatureInvalid)
    const { body, signature } = enveloped(stripe, event, "future")
    expect(await failing(read(body, `t=${stripe.seconds()},${signature}`))).toBeInstanceOf(SignatureInvalid)
  })

  const told = (type: string, record: Record<string, unknown>) => {
    const event = stripe.tell(type, record)
    const { body, signature } = enveloped(stripe, event)
    return done(read(body, signature))
  }

  test.each(["completed", "async_payment_succeeded", "async_payment_failed", "expired"])(
    "checkout.session.%s says that a session changed",
    async (what) => {
      expect(await told(`checkout.session.${what}`, { id: "cs_test_8" })).toMatchObject({
        type: "session.changed",
        sessionId: "cs_test_8"
      })
    }
  )

  const refundKey = "7d0f2c1a-5f7e-4a55-9c86-0a4c5a1f3b11"
  const refund = { id: "re_1", amount: 500, payment_intent: "pi_1", status: "succeeded", metadata: { key: refundKey } }
  test.each([
    ["refund.created", refund, { state: "succeeded", key: refundKey }],
    ["refund.updated", { ...refund, status: "requires_action" }, { state: "pending", key: refundKey }],
    ["refund.failed", { ...refund, status: "failed" }, { state: "failed" }],
    ["charge.refund.updated", { ...refund, status: "canceled", metadata: {} }, { state: "failed", key: null }],
    ["charge.refunded", { id: "ch_1", refunds: { data: [refund] } }, { state: "succeeded" }],
    ["refund.created", { ...refund, metadata: { key: "of another program" } }, { state: "succeeded", key: null }]
  ])("%s says that a refund changed", async (type, record, expected) => {
    expect(await told(type, record)).toMatchObject({
      type: "refund.changed",
      refundRef: "re_1",
      paymentRef: "pi_1",
      amountCents: 500,
      ...expected
    })
  })

  const dispute = { id: "dp_1", amount: 900, payment_intent: "pi_1", status: "needs_response" }
  test.each([
    ["charge.dispute.created", dispute, { type: "dispute.opened", won: false }],
    ["charge.dispute.closed", { ...dispute, status: "won" }, { type: "dispute.closed", won: true }],
    ["charge.dispute.funds_withdrawn", dispute, { type: "dispute.opened", won: false }],
    ["charge.dispute.closed", { ...dispute, status: "lost" }, { type: "dispute.closed", won: false }]
  ])("%s of a dispute", async (type, record, expected) => {
    expect(await told(type, record)).toMatchObject({
      disputeId: "dp_1",
      paymentRef: "pi_1",
      amountCents: 900,
      ...expected
    })
  })

  test.each([
    ["charge.dispute.created", { ...dispute, status: "warning_needs_response" }],
    ["charge.dispute.created", { ...dispute, status: "prevented" }],
    ["charge.dispute.closed", { ...dispute, status: "warning_closed" }],
    ["charge.refunded", { id: "ch_1", amount_refunded: 5 }],
    ["refund.created", { ...refund, payment_intent: null }],
    ["charge.dispute.created", { id: "dp_2" }],
    ["payment_intent.created", { id: "pi_3" }]
  ])("%s that says nothing to us is something else", async (type, record) => {
    expect(await told(type, record)).toMatchObject({ type: "other", name: type })
  })
})

test("a key for Stripe's own test mode moves no money; a real one does", async () => {
  const of = (key: string) =>
    done((gateway) => Effect.succeed(gateway.isTest), { ...stripe.keys, secretKey: Redacted.make(key) })
  expect(await of("sk_test_1")).toBe(true)
  expect(await of("rk_test_1")).toBe(true)
  expect(await of("sk_live_1")).toBe(false)
  expect(await done(({ pageOrigins }) => Effect.succeed(pageOrigins))).toEqual([
    "https://checkout.stripe.com",
    stripe.url
  ])
})
