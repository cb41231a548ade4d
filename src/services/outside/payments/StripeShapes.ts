/** What is read of Stripe's records. They come from outside: each is decoded, and what is not there is not believed. */
import { Schema } from "effect"
import type { PaymentSession, RefundAnswer } from "./PaymentShapes.ts"

const OfCountry = Schema.optionalWith(Schema.NullOr(Schema.Struct({ country: Schema.NullOr(Schema.String) })), {
  exact: true
})
/** The means of payment that know a country of their own. */
const Means = Schema.Struct({ card: OfCountry, paypal: OfCountry, link: OfCountry, sepa_debit: OfCountry })
const Charge = Schema.Struct({ payment_method_details: Schema.NullOr(Means) })
const Intent = Schema.Struct({
  id: Schema.NonEmptyString,
  status: Schema.String,
  // An id where it was not asked for whole.
  latest_charge: Schema.NullOr(Schema.Union(Schema.String, Charge))
})

export const SessionShape = Schema.Struct({
  id: Schema.NonEmptyString,
  status: Schema.Literal("open", "complete", "expired"),
  payment_status: Schema.Literal("paid", "unpaid", "no_payment_required"),
  url: Schema.NullOr(Schema.String),
  amount_total: Schema.Int,
  currency: Schema.String,
  payment_intent: Schema.NullOr(Schema.Union(Schema.String, Intent))
})
export const SessionsShape = Schema.Struct({
  data: Schema.Array(Schema.Struct({ id: Schema.NonEmptyString }))
})
/** What has to be asked for whole, to know all of the above. */
export const sessionExpand = ["payment_intent.latest_charge"]

export const RefundShape = Schema.Struct({
  id: Schema.NonEmptyString,
  amount: Schema.Int,
  status: Schema.NullOr(Schema.String),
  payment_intent: Schema.NullOr(Schema.String),
  metadata: Schema.optionalWith(
    Schema.NullOr(Schema.Struct({ key: Schema.optionalWith(Schema.String, { exact: true }) })),
    { exact: true }
  )
})

type Given = typeof SessionShape.Type

/** An intent that wants another means of payment has failed, though its session stays complete and unpaid. */
const failedIntents: ReadonlyArray<string> = ["requires_payment_method", "canceled"]

const stateOf = ({ status, payment_status, payment_intent }: Given): PaymentSession["state"] => {
  if (status === "open") return "open"
  if (status === "expired") return "closed"
  if (payment_status !== "unpaid") return "paid"
  const hasFailed =
    payment_intent !== null && typeof payment_intent !== "string" && failedIntents.includes(payment_intent.status)
  return hasFailed ? "closed" : "processing"
}

const payerCountryOf = ({ payment_intent }: Given): string | null => {
  if (payment_intent === null || typeof payment_intent === "string") return null
  const { latest_charge } = payment_intent
  if (latest_charge === null || typeof latest_charge === "string") return null
  const means = latest_charge.payment_method_details
  const country = [means?.card, means?.paypal, means?.link, means?.sepa_debit].find((one) => one?.country)?.country
  return country !== undefined && country !== null && /^[A-Z]{2}$/.test(country) ? country : null
}

export const sessionOf = (given: Given): PaymentSession => {
  const state = stateOf(given)
  const { payment_intent: intent } = given
  const hasMoney = state === "paid" || state === "processing"
  return {
    id: given.id,
    state,
    url: state === "open" ? given.url : null,
    amountCents: given.amount_total,
    currency: given.currency.toUpperCase(),
    paymentRef: !hasMoney || intent === null ? null : typeof intent === "string" ? intent : intent.id,
    payerCountry: payerCountryOf(given)
  }
}

export const refundStateOf = (status: string | null): RefundAnswer["state"] => {
  switch (status) {
    case "succeeded":
      return "succeeded"
    case "failed":
    case "canceled":
      return "failed"
    default:
      return "pending"
  }
}
