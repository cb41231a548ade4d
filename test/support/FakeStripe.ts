/**
 * Stripe as far as Checkout needs it, on a free port, for the real `stripe` package: form-encoded requests, versions,
 * idempotency keys, the states of a session and of what follows it, refunds and disputes. What a person or a bank does
 * there is a function here, and each leaves the messages Stripe would send in `events`; `StripeMail.ts` delivers them.
 */
import { createHash } from "node:crypto"
import { Option, Redacted } from "effect"
import type { StripeKeys } from "../../src/Config.ts"

/** A record as it is on the wire. */
// biome-ignore lint/suspicious/noExplicitAny: records of Stripe, whose shape is what is being faked
export type StripeRecord = Record<string, any>

export interface StripeEvent {
  readonly id: string
  readonly object: "event"
  readonly type: string
  readonly created: number
  readonly data: { readonly object: StripeRecord }
}

export interface AskedOfStripe {
  readonly method: string
  readonly path: string
  /** Flat, as it was sent: `line_items[0][quantity]`. */
  readonly form: Readonly<Record<string, string>>
  readonly idempotencyKey: string | null
  readonly version: string | null
  readonly authorization: string | null
}

/**
 * How it answers: `well`, or as a fault. `lost` does what is asked and loses the answer; `slow` refuses a key that is
 * being worked on, and `conflict` says that of every key.
 */
export type StripeFault =
  | "well"
  | "silent"
  | "slow"
  | "broken"
  | "garbage"
  | "shapeless"
  | "endless"
  | "lost"
  | "busy"
  | "conflict"

export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeRecord
  ) {
    super(JSON.stringify(body))
  }
}
const refuse = (message: string, more: StripeRecord = {}, status = 400): never => {
  throw new StripeRefusal(status, { error: { type: "invalid_request_error", message, ...more } })
}

export interface FakeStripeOptions {
  /** Milliseconds; the clock of the application, where that moves. */
  readonly now?: () => number
}

const minute = 60

export const fakeStripe = (options: FakeStripeOptions = {}) => {
  const seconds = () => Math.floor((options.now ?? Date.now)() / 1000)
  const sessions = new Map<string, StripeRecord>()
  const intents = new Map<string, StripeRecord>()
  const charges = new Map<string, StripeRecord>()
  const refunds = new Map<string, StripeRecord>()
  const disputes = new Map<string, StripeRecord>()
  const events: Array<StripeEvent> = []
  const asked: Array<AskedOfStripe> = []
  const answers = new Map<string, { readonly print: string; readonly status: number; readonly body: StripeRecord }>()
  const state: { fault: StripeFault; aborted: number } = { fault: "well", aborted: 0 }
  const secretKey = "sk_live_canary_51FakeStripeSecretKey"
  const webhookSecret = "whsec_canary_fake_endpoint_secret"

  let made = 0
  const newId = (prefix: string) => `${prefix}_${(++made).toString().padStart(6, "0")}`

  /** What Stripe tells of a record, as it is now. */
  const tell = (type: string, record: StripeRecord): StripeEvent => {
    const event: StripeEvent = {
      id: newId("evt"),
      object: "event",
      type,
      created: seconds(),
      data: { object: structuredClone(record) }
    }
    events.push(event)
    return event
  }

  const found = (records: Map<string, StripeRecord>, id: string | null | undefined, what: string): StripeRecord =>
    records.get(id ?? "") ?? refuse(`No such ${what}: '${id}'`, { code: "resource_missing", param: "id" }, 404)

  /** An open session past its time has expired, and Stripe says so when it notices. */
  const sessionNow = (id: string) => {
    const session = found(sessions, id, "checkout.session")
    if (session.status === "open" && session.expires_at <= seconds()) end(session)
    return session
  }
  const end = (session: StripeRecord) => {
    Object.assign(session, { status: "expired", url: null })
    tell("checkout.session.expired", session)
  }

  const create = (form: Readonly<Record<string, string>>): StripeRecord => {
    if (form.mode !== "payment") refuse("mode must be payment", { param: "mode" })
    const items: Array<{ name: string; amount: number }> = []
    for (let at = 0; form[`line_items[${at}][quantity]`] !== undefined; at++) {
      const of = (name: string) => form[`line_items[${at}]${name}`] ?? ""
      const amount = Number(of("[price_data][unit_amount]"))
      if (!/^\d+$/.test(of("[price_data][unit_amount]"))) refuse("Invalid integer", { param: `line_items[${at}]` })
      if (of("[price_data][product_data][name]") === "") refuse("You passed an empty string for 'name'.")
      if (of("[price_data][currency]") !== form.currency) refuse("All prices must have the session's currency.")
      items.push({ name: of("[price_data][product_data][name]"), amount: amount * Number(of("[quantity]")) })
    }
    const total = items.reduce((sum, { amount }) => sum + amount, 0)
    if (items.length === 0 || items.length > 100) refuse("1 to 100 line items", { param: "line_items" })
    if (total < 50) refuse("The Checkout Session's total amount due must be at least 50 cents.")
    for (const name of ["success_url", "cancel_url"])
      if (!URL.canParse(form[name] ?? "")) refuse("Not a valid URL", { code: "url_invalid", param: name })
    if (form.customer_email !== undefined && !/^\S+@\S+\.\S+$/.test(form.customer_email))
      refuse("Invalid email address", { code: "email_invalid", param: "customer_email" })
    const left = Number(form.expires_at) - seconds()
    if (!(left >= 30 * minute && left <= 24 * 60 * minute))
      refuse("The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.", {
        param: "expires_at"
      })
    const id = newId("cs_test")
    const session: StripeRecord = {
      id,
      object: "checkout.session",
      mode: "payment",
      status: "open",
      payment_status: total === 0 ? "no_payment_required" : "unpaid",
      amount_subtotal: total,
      amount_total: total,
      currency: form.currency,
      client_reference_id: form.client_reference_id ?? null,
      customer_email: form.customer_email ?? null,
      metadata: nested(form, "metadata"),
      payment_intent: null,
      created: seconds(),
      expires_at: Number(form.expires_at),
      success_url: form.success_url,
      cancel_url: form.cancel_url,
      url: `${url()}/c/pay/${id}`,
      livemode: false
    }
    sessions.set(id, session)
    intentMetadata.set(id, nested(form, "payment_intent_data[metadata]"))
    return session
  }
  const intentMetadata = new Map<string, StripeRecord>()

  const refundOf = (form: Readonly<Record<string, string>>): StripeRecord => {
    const intent = found(intents, form.payment_intent, "payment_intent")
    const charge = charges.get(intent.latest_charge)
    if (charge === undefined || intent.status !== "succeeded") return refuse("This PaymentIntent has no charge.")
    const amount = form.amount === undefined ? charge.amount - charge.amount_refunded : Number(form.amount)
    if (charge.disputed) refuse("This charge is disputed.", { code: "charge_disputed" })
    if (charge.refunded) refuse("Charge has already been refunded.", { code: "charge_already_refunded" })
    if (!(amount > 0) || amount > charge.amount - charge.amount_refunded)
      refuse("Refund amount is greater than unrefunded amount on charge", { param: "amount" })
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    const refund: StripeRecord = {
      id: newId("re"),
      object: "refund",
      amount,
      charge: charge.id,
      created: seconds(),
      currency: charge.currency,
      metadata: nested(form, "metadata"),
      payment_intent: intent.id,
      reason: form.reason ?? null,
      status: nextRefund
    }
    refunds.set(refund.id, refund)
    tell("refund.created", refund)
    tell("charge.refunded", charge)
    return refund
  }
  let nextRefund: "succeeded" | "pending" = "succeeded"

  /** The record, with what was asked for whole in place of its id. */
  const expanded = (session: StripeRecord, form: Readonly<Record<string, string>>): StripeRecord => {
    const wishes = Object.entries(form).flatMap(([name, value]) => (/^expand\[\d*\]$/.test(name) ? [value] : []))
    const intent = intents.get(session.payment_intent)
    if (intent === undefined || !wishes.some((wish) => wish.startsWith("payment_intent"))) return session
    const whole = wishes.includes("payment_intent.latest_charge")
    return {
      ...session,
      payment_intent: {
        ...intent,
        latest_charge: whole ? (charges.get(intent.latest_charge) ?? null) : intent.latest_charge
      }
    }
  }

  const perform = (method: string, path: string, form: Readonly<Record<string, string>>): StripeRecord => {
    const [, , resource = "", ...rest] = path.split("/")
    const at = `${method} ${[resource, ...rest.map((part) => (/_\d{6}$/.test(part) ? ":id" : part))].join("/")}`
    const id = rest.find((part) => /_\d{6}$/.test(part)) ?? rest.at(-1) ?? ""
    switch (at) {
      case "POST checkout/sessions":
        return expanded(create(form), form)
      case "GET checkout/sessions":
        return {
          object: "list",
          url: "/v1/checkout/sessions",
          has_more: false,
          data: [...sessions.values()].filter(({ payment_intent }) => payment_intent === form.payment_intent)
        }
      case "GET checkout/sessions/:id":
        return expanded(sessionNow(id), form)
      case "POST checkout/sessions/:id/expire": {
        const session = sessionNow(id)
        if (session.status !== "open")
          refuse(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`)
        end(session)
        return expanded(session, form)
      }
      case "POST refunds":
        return refundOf(form)
      case "GET refunds/:id":
        return found(refunds, id, "refund")
      case "GET payment_intents/:id":
        return found(intents, id, "payment_intent")
      case "GET disputes/:id":
        return found(disputes, id, "dispute")
      default:
        return refuse(`No such record: ${path}`, { code: "resource_missing" }, 404)
    }
  }

  const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    Response.json(body, { status, headers: { "request-id": newId("req"), "stripe-version": "fake", ...headers } })

  const answer = (given: AskedOfStripe): Response => {
    if (given.authorization !== `Bearer ${secretKey}`)
      return json(401, { error: { type: "invalid_request_error", message: `Invalid API Key: ${given.authorization}` } })
    const { idempotencyKey: key, method, path, form } = given
    const print = createHash("sha256")
      .update(JSON.stringify([method, path, form]))
      .digest("hex")
    const before = method === "POST" && key !== null ? answers.get(key) : undefined
    if (before !== undefined)
      return before.print === print
        ? json(before.status, before.body, { "idempotent-replayed": "true" })
        : json(400, {
            error: {
              type: "idempotency_error",
              message: "Keys for idempotent requests can only be used with the same parameters."
            }
          })
    const kept = (status: number, body: StripeRecord) => {
      if (method === "POST" && key !== null) answers.set(key, { print, status, body: structuredClone(body) })
      return json(status, body)
    }
    try {
      return kept(200, perform(method, path, form))
    } catch (error) {
      if (error instanceof StripeRefusal) return json(error.status, error.body)
      throw error
    }
  }

  const underWay = new Set<string>()
  const inUse = () =>
    json(409, {
      error: {
        type: "invalid_request_error",
        code: "idempotency_key_in_use",
        message: "There is currently another in-progress request using this Idempotency Key."
      }
    })

  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 0,
    development: false,
    fetch: async (request) => {
      const { pathname, searchParams, origin } = new URL(request.url)
      if (pathname.startsWith("/c/pay/")) {
        const session = sessions.get(pathname.slice("/c/pay/".length))
        if (session === undefined) return new Response("no such session", { status: 404 })
        return new Response(
          `<!doctype html><title>Pay</title><p>${session.amount_total} ${session.currency} at ${origin}`,
          {
            headers: { "content-type": "text/html" }
          }
        )
      }
      const body = request.method === "POST" ? new URLSearchParams(await request.text()) : searchParams
      const given: AskedOfStripe = {
        method: request.method,
        path: pathname,
        form: Object.fromEntries(body),
        idempotencyKey: request.headers.get("idempotency-key"),
        version: request.headers.get("stripe-version"),
        authorization: request.headers.get("authorization")
      }
      asked.push(given)
      switch (state.fault) {
        case "silent":
          request.signal.addEventListener("abort", () => void state.aborted++)
          return await new Promise<Response>(() => undefined)
        case "slow": {
          const { idempotencyKey: key } = given
          const isFirst = key !== null && !answers.has(key)
          if (isFirst && underWay.has(key)) return inUse()
          if (isFirst) underWay.add(key)
          await Bun.sleep(300)
          if (isFirst) underWay.delete(key)
          return answer(given)
        }
        case "conflict":
          return inUse()
        case "broken":
          return json(500, { error: { type: "api_error", message: `engine on fire, key ${secretKey}` } })
        case "busy":
          return json(429, { error: { type: "invalid_request_error", code: "rate_limit", message: "Slow down." } })
        case "garbage":
          return new Response("<html>down for maintenance", { headers: { "content-type": "text/html" } })
        case "shapeless":
          return json(200, { hello: "world" })
        case "endless": {
          const chunk = new Uint8Array(65_536).fill(32)
          return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }), {
            headers: { "content-type": "application/json" }
          })
        }
        case "lost":
          answer(given)
          return new Response("bad gateway", { status: 502 })
        case "well":
          return answer(given)
      }
    }
  })
  const url = () => `http://127.0.0.1:${server.port}`

  /** The person gave their means of payment, and the page is done with; the bank may answer later. */
  const complete = (sessionId: string, status: "succeeded" | "processing", means: StripeRecord) => {
    const session = sessionNow(sessionId)
    if (session.status !== "open") throw new Error(`the page of ${sessionId} is over: ${session.status}`)
    const charge: StripeRecord = {
      id: newId("ch"),
      object: "charge",
      amount: session.amount_total,
      amount_refunded: 0,
      currency: session.currency,
      disputed: false,
      paid: status === "succeeded",
      payment_intent: newId("pi"),
      payment_method_details: means,
      refunded: false,
      status: status === "succeeded" ? "succeeded" : "pending"
    }
    charges.set(charge.id, charge)
    intents.set(charge.payment_intent, {
      id: charge.payment_intent,
      object: "payment_intent",
      amount: session.amount_total,
      currency: session.currency,
      latest_charge: charge.id,
      metadata: intentMetadata.get(sessionId) ?? {},
      status
    })
    Object.assign(session, {
      status: "complete",
      payment_status: status === "succeeded" ? "paid" : "unpaid",
      payment_intent: charge.payment_intent,
      url: null
    })
    return tell("checkout.session.completed", session)
  }

  const card = (country: string) => ({ type: "card", card: { brand: "visa", country, last4: "4242" } })

  /** Paid with a card. */
  const pay = (sessionId: string, more: { readonly country?: string; readonly means?: StripeRecord } = {}) =>
    complete(sessionId, "succeeded", more.means ?? card(more.country ?? "DE"))
  /** The person has done their part; whether the money comes is known later. */
  const payAsync = (sessionId: string) =>
    complete(sessionId, "processing", { type: "sepa_debit", sepa_debit: { country: "FR" } })

  const settled = (sessionId: string, ok: boolean) => {
    const session = sessionNow(sessionId)
    const intent = found(intents, session.payment_intent, "payment_intent")
    const charge = found(charges, intent.latest_charge, "charge")
    Object.assign(intent, { status: ok ? "succeeded" : "requires_payment_method" })
    Object.assign(charge, { paid: ok, status: ok ? "succeeded" : "failed" })
    Object.assign(session, { payment_status: ok ? "paid" : "unpaid" })
    return tell(`checkout.session.async_payment_${ok ? "succeeded" : "failed"}`, session)
  }

  const expire = (sessionId: string) => {
    const session = sessionNow(sessionId)
    if (session.status === "open") end(session)
  }

  /** Given back on Stripe's own pages. */
  const refundFromDashboard = (paymentIntent: string, amount?: number) =>
    refundOf({ payment_intent: paymentIntent, ...(amount === undefined ? {} : { amount: String(amount) }) })
  /** A refund that was sent comes back, or arrives. */
  const settleRefund = (refundId: string, ok: boolean) => {
    const refund = found(refunds, refundId, "refund")
    const charge = found(charges, refund.charge, "charge")
    refund.status = ok ? "succeeded" : "failed"
    if (!ok) {
      charge.amount_refunded -= refund.amount
      charge.refunded = false
    }
    tell("refund.updated", refund)
    return ok ? undefined : tell("refund.failed", refund)
  }

  const openDispute = (paymentIntent: string) => {
    const intent = found(intents, paymentIntent, "payment_intent")
    const charge = found(charges, intent.latest_charge, "charge")
    charge.disputed = true
    const dispute: StripeRecord = {
      id: newId("dp"),
      object: "dispute",
      amount: charge.amount - charge.amount_refunded,
      charge: charge.id,
      created: seconds(),
      currency: charge.currency,
      payment_intent: intent.id,
      reason: "fraudulent",
      status: "needs_response"
    }
    disputes.set(dispute.id, dispute)
    tell("charge.dispute.created", dispute)
    tell("charge.dispute.funds_withdrawn", dispute)
    return dispute
  }
  const closeDispute = (disputeId: string, won: boolean) => {
    const dispute = found(disputes, disputeId, "dispute")
    dispute.status = won ? "won" : "lost"
    if (won) {
      found(charges, dispute.charge, "charge").disputed = false
      tell("charge.dispute.funds_reinstated", dispute)
    }
    return tell("charge.dispute.closed", dispute)
  }

  const keys: StripeKeys = {
    secretKey: Redacted.make(secretKey),
    webhookSecret: Redacted.make(webhookSecret),
    apiBase: Option.some(url())
  }

  return {
    url: url(),
    secretKey,
    webhookSecret,
    keys,
    /** For `testApp({ config })`: the application asks here, by the real package. */
    config: { payments: { provider: "stripe" as const, keys } },
    seconds,
    sessions,
    intents,
    charges,
    refunds,
    disputes,
    /** Everything that was told, oldest first. */
    events,
    /** Everything that was asked. */
    asked,
    /** `fault` is how it answers from now on; `aborted` counts calls that were given up. */
    state,
    /** Refunds from now on arrive at once, or wait for `settleRefund`. */
    refundsBecome: (status: "succeeded" | "pending") => {
      nextRefund = status
    },
    tell,
    pay,
    payAsync,
    /** What the bank says of one that was paid by `payAsync`. */
    arrive: (sessionId: string) => settled(sessionId, true),
    fail: (sessionId: string) => settled(sessionId, false),
    expire,
    refundFromDashboard,
    settleRefund,
    openDispute,
    closeDispute,
    stop: () => server.stop(true)
  }
}
export type FakeStripe = ReturnType<typeof fakeStripe>

/** `metadata[order]=…` as a record. */
const nested = (form: Readonly<Record<string, string>>, name: string): StripeRecord =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith("]") ? [[key.slice(name.length + 1, -1), value]] : []
    )
  )
