/**
 * Whoever takes the money. It is asked to open a session (a page where the person pays), how one stands, to close one,
 * and to give money back; and it tells of what happened by signed messages. Card details never pass through here.
 *
 * Every call has a deadline and may be made again: the same `key` opens or refunds once.
 */
import { Context, Data, type Effect } from "effect"

/** What is to be paid, in words the person sees on the provider's page. */
export interface PaymentRequest {
  /** Ours for this try; a repeated call with it answers the same session. */
  readonly key: string
  readonly orderNumber: string
  /** Whole cents with VAT; more than 0. */
  readonly amountCents: number
  readonly currency: "USD"
  readonly lines: ReadonlyArray<{ readonly name: string; readonly amountCents: number }>
  readonly vatCents: number
  readonly email: string | null
  /** Back to our page, whatever became of it. */
  readonly returnUrl: string
  readonly expiresAt: Date
}

/** `paid` counts only as `state`; everything else here is what it must be held against. */
export interface PaymentSession {
  readonly id: string
  readonly state: "open" | "paid" | "processing" | "closed"
  /** Where the person pays; null once it is over. */
  readonly url: string | null
  readonly amountCents: number
  readonly currency: string
  /** The provider's name for the money; null until it has any. */
  readonly paymentRef: string | null
  /** Of the card or account, ISO 3166-1; a second piece of evidence for VAT. */
  readonly payerCountry: string | null
}

/** What the provider tells. `session.changed` says nothing of how it stands: that is asked for. */
export type PaymentEvent =
  | { readonly id: string; readonly type: "session.changed"; readonly sessionId: string }
  | {
      readonly id: string
      readonly type: "refund.changed"
      readonly paymentRef: string
      readonly refundRef: string
      readonly state: "pending" | "succeeded" | "failed"
      readonly amountCents: number
      /** Our key, where we asked for it; null where it was given on the provider's own pages. */
      readonly key: string | null
    }
  | {
      readonly id: string
      readonly type: "dispute.opened" | "dispute.closed"
      readonly disputeId: string
      readonly paymentRef: string
      readonly amountCents: number
      /** Of a closed one: whether the money stays here. */
      readonly won: boolean
    }
  | { readonly id: string; readonly type: "other"; readonly name: string }

export interface RefundAnswer {
  readonly ref: string
  readonly state: "pending" | "succeeded" | "failed"
}

/** `retry` says whether asking again can help. */
export class PaymentFailure extends Data.TaggedError("PaymentFailure")<{
  readonly message: string
  readonly retry: boolean
}> {}
/** A message that is not from the provider, too old, or too far ahead. */
export class SignatureInvalid extends Data.TaggedError("SignatureInvalid")<{ readonly message: string }> {}

export class PaymentGateway extends Context.Tag("launchbook/PaymentGateway")<
  PaymentGateway,
  {
    readonly name: "stripe" | "test"
    /** No money moves. */
    readonly isTest: boolean
    /** Whether it can be used at all; a site without keys may only quote. */
    readonly isOpen: boolean
    /** Origins of the pages it sends people to, for the form that leads there. */
    readonly pageOrigins: ReadonlyArray<string>
    readonly open: (request: PaymentRequest) => Effect.Effect<PaymentSession, PaymentFailure>
    readonly look: (sessionId: string) => Effect.Effect<PaymentSession, PaymentFailure>
    /** Ends an open session; answers how it stands then, which may be `paid`. */
    readonly close: (sessionId: string) => Effect.Effect<PaymentSession, PaymentFailure>
    readonly refund: (request: {
      readonly key: string
      readonly paymentRef: string
      readonly amountCents: number
    }) => Effect.Effect<RefundAnswer, PaymentFailure>
    /** Reads a message from its raw bytes; `signature` is the header it came with. */
    readonly event: (raw: Uint8Array, signature: string | null) => Effect.Effect<PaymentEvent, SignatureInvalid>
  }
>() {}
