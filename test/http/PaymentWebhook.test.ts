/** The provider's messages at our door: which are let in, what is answered, and that nobody holds the provider up. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test"
import { Effect, Layer, Scope } from "effect"
import * as Front from "../../src/http/Front.ts"
import { Payments } from "../../src/services/orders/Payments.ts"
import { type PaymentEvent, PaymentFailure } from "../../src/services/outside/PaymentGateway.ts"
import { origin, type TestApp, testApp } from "../support/App.ts"
import { type FakeStripe, fakeStripe, type StripeEvent } from "../support/FakeStripe.ts"
import { dice, enveloped, hmac, type Posting, postOffice, webhookRequest } from "../support/StripeMail.ts"

let app: TestApp
let stripe: FakeStripe
let handler: Front.RequestHandler
const received: Array<PaymentEvent> = []
let outcome: Effect.Effect<void, PaymentFailure> = Effect.void

const receive: Payments["receive"] = (event) =>
  Effect.suspend(() => {
    received.push(event)
    return outcome
  })
const doorOf = async (of: TestApp) => {
  const scope = await of.run(Scope.make())
  return of.run(
    Effect.flatMap(Payments, (payments) =>
      Front.make(Layer.empty).pipe(
        Effect.provideService(Payments, new Payments({ ...payments, receive })),
        Scope.extend(scope)
      )
    )
  )
}

beforeAll(async () => {
  stripe = fakeStripe({ now: () => app.clock.unsafeCurrentTimeMillis() })
  app = await testApp({ work: false, now: "2026-11-20T12:00:00Z", config: stripe.config })
  handler = await doorOf(app)
})
afterAll(async () => {
  await app.close()
  await stripe.stop()
})
beforeEach(() => {
  received.length = 0
  outcome = Effect.void
})

/** Stripe's address in all of these. */
const send = async (request: Request) => handler(request, () => "192.0.2.80")
const post = (event: StripeEvent, posting: Posting = "signed") =>
  send(webhookRequest(origin, enveloped(stripe, event, posting)))
const changed = () => stripe.tell("checkout.session.completed", { id: "cs_test_1", amount_total: 500 })

describe("POST /webhooks/stripe", () => {
  test("hands on what is signed, by the clock of the application", async () => {
    const event = changed()
    const answer = await post(event)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ received: true })
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.headers.get("x-request-id")).toBeString()
    expect(received).toEqual([{ id: event.id, type: "session.changed", sessionId: "cs_test_1" }])
  })

  test("what came before is handed on again, for whoever knows it to say so", async () => {
    const event = changed()
    expect((await post(event)).status).toBe(200)
    expect((await post(event)).status).toBe(200)
    expect(received.map(({ id }) => id)).toEqual([event.id, event.id])
  })

  test("while the secret is changed both are good", async () => {
    expect((await post(changed(), "rotated")).status).toBe(200)
    expect(received).toHaveLength(1)
  })

  test.each(["old", "future", "wrong-secret", "reserialised", "altered", "forged", "only-v0", "unsigned"] as const)(
    "%s is refused and goes no further",
    async (posting) => {
      const answer = await post(changed(), posting)
      expect(answer.status).toBe(400)
      const { error } = await answer.json()
      expect(error).toMatchObject({ code: "invalid_request", message: expect.stringMatching(/^The (message|header)/) })
      expect(JSON.stringify(error)).not.toContain("canary")
      expect(received).toEqual([])
    }
  )

  test("no message is longer than 256 KiB", async () => {
    const padded = (bytes: number) => {
      const event = stripe.tell("payment_intent.created", { id: "pi_1", note: "" })
      const { body } = enveloped(stripe, event)
      return { ...event, data: { object: { id: "pi_1", note: "x".repeat(bytes - body.length) } } }
    }
    expect((await post(padded(256 * 1024))).status).toBe(200)
    const refused = await post(padded(256 * 1024 + 1))
    expect(refused.status).toBe(400)
    expect((await refused.json()).error).toMatchObject({ code: "body_too_large", details: [{ limit: 262_144 }] })
    expect(received).toHaveLength(1)
  })

  test("nothing but bytes that are signed counts: neither their type nor a credential", async () => {
    const envelope = enveloped(stripe, changed())
    const headers = { "content-type": "text/plain", authorization: "Bearer nonsense", cookie: "a=b" }
    expect((await send(webhookRequest(origin, envelope, headers))).status).toBe(200)
  })

  test.each([
    ["empty", ""],
    ["no JSON", "hello"],
    ["no event", '{"object":"event"}'],
    ["a list", "[]"],
    ["a thin event", '{"object":"v2.core.event","id":"evt_1","type":"x"}']
  ])("%s, though it is signed, is refused", async (_what, body) => {
    const at = stripe.seconds()
    const signature = `t=${at},v1=${hmac(stripe.webhookSecret, at, body)}`
    expect((await send(webhookRequest(origin, { body, signature }))).status).toBe(400)
    expect(received).toEqual([])
  })

  test("comes again where that helps, and only there", async () => {
    outcome = new PaymentFailure({ message: "The payment provider could not be reached.", retry: true })
    const later = await post(changed())
    expect(later.status).toBe(503)
    expect(later.headers.get("retry-after")).toBe("5")

    outcome = new PaymentFailure({ message: "There is no such payment.", retry: false })
    expect((await post(changed())).status).toBe(200)

    outcome = Effect.die(new Error("a bug"))
    const broken = await post(changed())
    expect(broken.status).toBe(500)
    expect((await broken.json()).error).toMatchObject({ code: "internal" })
  })

  test("no other method", async () => {
    const answer = await send(new Request(`${origin}/webhooks/stripe`))
    expect(answer.status).toBe(405)
    expect(answer.headers.get("allow")).toBe("POST")
  })

  test("whoever asks too much from the provider's address does not silence the provider", async () => {
    const anonymous = () => send(new Request(`${origin}/api/v1/nothing`))
    let status = 404
    for (let calls = 0; calls < 500 && status === 404; calls++) status = (await anonymous()).status
    expect(status).toBe(429)
    const many = Array.from({ length: 200 }, () => post(changed()))
    expect(new Set((await Promise.all(many)).map((answer) => answer.status))).toEqual(new Set([200]))
  })

  test("doubled, shuffled, held up: everything arrives", async () => {
    const office = postOffice(stripe, send, origin)
    await office.deliver()
    received.length = 0
    const events = Array.from({ length: 30 }, () => changed().id)

    const random = dice(7)
    let rounds = 0
    do await office.deliver({ times: 2, random, hold: 0.4, atOnce: 4 })
    while (office.waiting() > 0 && ++rounds < 50)
    expect(new Set(received.map(({ id }) => id))).toEqual(new Set(events))
    expect(received).toHaveLength(60)
    expect(received.map(({ id }) => id)).not.toEqual(events.flatMap((id) => [id, id]))
  })
})

test("where the provider is another there is nothing at the address", async () => {
  const other = await testApp({ work: false })
  const door = await doorOf(other)
  const answer = await door(webhookRequest(origin, enveloped(stripe, changed())), () => "192.0.2.80")
  expect(answer.status).toBe(404)
  expect(received).toEqual([])
  await other.close()
})
