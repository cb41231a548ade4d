/**
 * Whoever takes the money. It is asked to open a session (a page where the person pays), how one stands, to close one,
 * and to give money back; and it tells of what happened by signed messages. Card details never pass through here.
 *
 * Every call has a deadline and may be made again: the same `key` opens or refunds once.
 */
import { Context, Effect, Layer } from "effect"
import type { StripeKeys } from "../../Config.ts"
import { noPayments } from "./payments/NoPayments.ts"
import type { PaymentProvider } from "./payments/PaymentShapes.ts"
import { TestPayments } from "./TestPayments.ts"

export {
  type PaymentEvent,
  PaymentFailure,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentSession,
  type RefundAnswer,
  type RefundRequest,
  SignatureInvalid
} from "./payments/PaymentShapes.ts"

export class PaymentGateway extends Context.Tag("launchbook/PaymentGateway")<PaymentGateway, PaymentProvider>() {
  /** Stripe Checkout. */
  static readonly layerStripe = (keys: StripeKeys): Layer.Layer<PaymentGateway> =>
    Layer.effect(
      PaymentGateway,
      // Loaded where there are keys for it: the package alone holds many megabytes.
      Effect.map(
        Effect.promise(() => import("./payments/StripePayments.ts")),
        ({ stripePayments }) => stripePayments(keys)
      )
    )
  /** Our own page that says so and moves no money. */
  static readonly layerTest = Layer.effect(PaymentGateway, TestPayments.asProvider)
  /** Nobody: the site quotes and sells nothing. */
  static readonly layerOff = Layer.succeed(PaymentGateway, noPayments)
}
