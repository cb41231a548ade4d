/**
 * What Stripe tells, read from raw bytes that it signed within the last five minutes. A message says that something
 * changed; of a session it is asked for again, so nothing but ids, and of refunds and disputes the amount, is taken.
 */
import { Clock, Effect, Either, Redacted, Schema } from "effect"
import Stripe from "stripe"
import { Uuid } from "../../../domain/Wire.ts"
import { type PaymentEvent, SignatureInvalid } from "./PaymentShapes.ts"
import { RefundShape, refundStateOf } from "./StripeShapes.ts"

/** How old a message may be, and how far ahead of our clock, in seconds. */
const toleranceSeconds = 300

const Envelope = Schema.Struct({
  id: Schema.NonEmptyString,
  type: Schema.NonEmptyString,
  data: Schema.Struct({ object: Schema.Unknown })
})
const envelopeOf = Schema.decodeUnknownEither(Envelope)

const Identified = Schema.Struct({ id: Schema.NonEmptyString })
const DisputeShape = Schema.Struct({
  id: Schema.NonEmptyString,
  amount: Schema.Int,
  status: Schema.String,
  payment_intent: Schema.NonEmptyString
})
const ChargeShape = Schema.Struct({ refunds: Schema.Struct({ data: Schema.NonEmptyArray(RefundShape) }) })

type Read = (id: string, type: string, object: unknown) => PaymentEvent | undefined
const reading =
  <A, I>(schema: Schema.Schema<A, I>, say: (id: string, given: A, type: string) => PaymentEvent | undefined): Read =>
  (id, type, object) => {
    const given = Schema.decodeUnknownEither(schema)(object)
    return Either.isRight(given) ? say(id, given.right, type) : undefined
  }

const session = reading(Identified, (id, { id: sessionId }) => ({ id, type: "session.changed", sessionId }))
const isUuid = Schema.is(Uuid)
/** Ours are UUIDs; whatever else is called `key` was written by somebody else of the account. */
const keyOf = (key: string | undefined) => (isUuid(key) ? key : null)

const refundChanged = (id: string, refund: typeof RefundShape.Type): PaymentEvent | undefined =>
  refund.payment_intent === null
    ? undefined
    : {
        id,
        type: "refund.changed",
        paymentRef: refund.payment_intent,
        refundRef: refund.id,
        state: refundStateOf(refund.status),
        amountCents: refund.amount,
        key: keyOf(refund.metadata?.key)
      }
const refund = reading(RefundShape, refundChanged)
/** The newest comes first; of newer versions of the API it holds none, and `refund.created` tells of them. */
const chargeRefunded = reading(ChargeShape, (id, { refunds }) => refundChanged(id, refunds.data[0]))
/** A bank that only inquires (`warning_…`), and a dispute that was prevented, take no money. */
const takesNothing = (status: string) => status.startsWith("warning_") || status === "prevented"
const dispute = reading(DisputeShape, (id, { id: disputeId, amount, status, payment_intent }, type) =>
  takesNothing(status)
    ? { id, type: "other", name: type }
    : {
        id,
        type: type === "charge.dispute.closed" ? "dispute.closed" : "dispute.opened",
        disputeId,
        paymentRef: payment_intent,
        amountCents: amount,
        won: type === "charge.dispute.closed" && status !== "lost"
      }
)

const readers: ReadonlyMap<string, Read> = new Map([
  ["checkout.session.completed", session],
  ["checkout.session.async_payment_succeeded", session],
  ["checkout.session.async_payment_failed", session],
  ["checkout.session.expired", session],
  ["refund.created", refund],
  ["refund.updated", refund],
  ["refund.failed", refund],
  ["charge.refund.updated", refund],
  ["charge.refunded", chargeRefunded],
  ["charge.dispute.created", dispute],
  // An inquiry that becomes a dispute keeps its id and is not created again.
  ["charge.dispute.funds_withdrawn", dispute],
  ["charge.dispute.closed", dispute]
])

const refused = (message: string) => new SignatureInvalid({ message })

/** The time a signature header says, as the package reads it: the last one counts. */
const saidAt = (header: string): number =>
  header
    .split(",")
    .map((part) => part.split("="))
    .reduce((at, [name, value = ""]) => (name === "t" ? Number.parseInt(value, 10) : at), -1)

export const stripeEvents = (secret: Redacted.Redacted) => {
  const crypto = Stripe.createSubtleCryptoProvider()
  return (raw: Uint8Array, signature: string | null): Effect.Effect<PaymentEvent, SignatureInvalid> =>
    Effect.gen(function* () {
      if (signature === null || signature.trim() === "")
        return yield* refused("The header Stripe-Signature is missing.")
      const now = yield* Clock.currentTimeMillis
      const given = yield* Effect.tryPromise({
        try: (): Promise<unknown> =>
          Stripe.webhooks.constructEventAsync(raw, signature, Redacted.value(secret), toleranceSeconds, crypto, now),
        catch: () => refused("The message is not signed with this site's secret, or is older than five minutes.")
      })
      // The package lets through what is signed for a time to come.
      if (saidAt(signature) * 1000 - now > toleranceSeconds * 1000)
        return yield* refused("The message is signed for a time that has not come.")
      const envelope = envelopeOf(given)
      if (Either.isLeft(envelope)) return yield* refused("The message is no event.")
      const { id, type, data } = envelope.right
      const read = readers.get(type)
      const event = read?.(id, type, data.object)
      if (read !== undefined && event === undefined)
        yield* Effect.logWarning("a message of the payment provider has another shape than expected", { id, type })
      return event ?? { id, type: "other" as const, name: type }
    })
}
