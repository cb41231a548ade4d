/**
 * Stripe Checkout as the payment provider: its page takes the money, by whatever means the account offers. Everything
 * that is sent follows from the request alone, so that asking again with the same key is the same to Stripe.
 */
import { Effect, Option, Redacted } from "effect"
import type Stripe from "stripe"
import type { StripeKeys } from "../../../Config.ts"
import {
  PaymentFailure,
  type PaymentProvider,
  type PaymentRequest,
  type RefundRequest,
  returnedTo
} from "./PaymentShapes.ts"
import { stripeCalls } from "./StripeClient.ts"
import { stripeEvents } from "./StripeEvents.ts"
import { RefundShape, refundStateOf, SessionShape, SessionsShape, sessionExpand, sessionOf } from "./StripeShapes.ts"

const checkoutOrigin = "https://checkout.stripe.com"

/** The lines as the buyer agreed to them, and their VAT as one more. */
const lineItems = ({ lines, vatCents }: PaymentRequest): Array<Stripe.Checkout.SessionCreateParams.LineItem> =>
  [...lines, ...(vatCents === 0 ? [] : [{ name: "VAT", amountCents: vatCents }])].map(({ name, amountCents }) => ({
    quantity: 1,
    price_data: { currency: "usd", unit_amount: amountCents, product_data: { name } }
  }))

const sessionParams = (request: PaymentRequest): Stripe.Checkout.SessionCreateParams => {
  const metadata = { order: request.orderNumber, key: request.key }
  return {
    mode: "payment",
    currency: "usd",
    line_items: lineItems(request),
    client_reference_id: request.orderNumber,
    metadata,
    payment_intent_data: { metadata, description: `Order ${request.orderNumber}` },
    // The invoice is in dollars, so that is what is paid.
    adaptive_pricing: { enabled: false },
    success_url: returnedTo(request.returnUrl),
    cancel_url: request.returnUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    ...(request.email === null ? {} : { customer_email: request.email })
  }
}

/** A sum that is not what was agreed on is never asked for. */
const addsUp = ({ lines, vatCents, amountCents }: PaymentRequest) =>
  lines.reduce((sum, line) => sum + line.amountCents, vatCents) === amountCents

export const stripePayments = (keys: StripeKeys): PaymentProvider => {
  const call = stripeCalls(keys)

  const open = (request: PaymentRequest) =>
    addsUp(request)
      ? call({
          name: "open",
          ask: ({ checkout }) => checkout.sessions.create(sessionParams(request), { idempotencyKey: request.key }),
          answer: SessionShape
        }).pipe(Effect.map(sessionOf))
      : Effect.fail(new PaymentFailure({ message: "The lines of the order do not add up to its total.", retry: false }))

  const look = (sessionId: string) =>
    call({
      name: "look",
      ask: ({ checkout }) => checkout.sessions.retrieve(sessionId, { expand: sessionExpand }),
      answer: SessionShape
    }).pipe(Effect.map(sessionOf))

  const sessionOfMoney = (paymentRef: string) =>
    call({
      name: "sessionOf",
      ask: ({ checkout }) => checkout.sessions.list({ payment_intent: paymentRef, limit: 1 }),
      answer: SessionsShape
    }).pipe(Effect.map(({ data: [session] }) => session?.id ?? null))

  const close = (sessionId: string) =>
    call({
      name: "close",
      ask: ({ checkout }) => checkout.sessions.expire(sessionId, { expand: sessionExpand }),
      answer: SessionShape
    }).pipe(
      Effect.map(sessionOf),
      // One that is paid, or over, is refused; how it stands is the answer.
      Effect.catchIf(
        ({ retry }) => !retry,
        (refused) =>
          Effect.flatMap(look(sessionId), (now) => (now.state === "open" ? Effect.fail(refused) : Effect.succeed(now)))
      )
    )

  const refund = ({ key, paymentRef, amountCents }: RefundRequest) =>
    call({
      name: "refund",
      ask: ({ refunds }) =>
        refunds.create({ payment_intent: paymentRef, amount: amountCents, metadata: { key } }, { idempotencyKey: key }),
      answer: RefundShape
    }).pipe(Effect.map(({ id, status }) => ({ ref: id, state: refundStateOf(status) })))

  return {
    name: "stripe",
    isTest: /^(?:sk|rk)_test_/.test(Redacted.value(keys.secretKey)),
    isOpen: true,
    pageOrigins: [checkoutOrigin, ...Option.toArray(Option.map(keys.apiBase, (base) => new URL(base).origin))],
    open,
    look,
    sessionOf: sessionOfMoney,
    close,
    refund,
    event: stripeEvents(keys.webhookSecret)
  }
}
