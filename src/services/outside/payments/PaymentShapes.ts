/** What is said between us and whoever takes the money; the doors are `PaymentGateway.ts` and `TestPayments.ts`. */
import { Data, type Effect } from "effect"

/** What is to be paid, in words the person sees on the provider's page. */
export interface PaymentRequest {
  /** Ours for this try; a repeated call with it, and all else alike, answers the same session. */
  readonly key: string
  readonly orderNumber: string
  /** Whole cents with VAT; more than 0. */
  readonly amountCents: number
  readonly currency: "USD"
  /** Without VAT; with `vatCents` they add up to `amountCents`. */
  readonly lines: ReadonlyArray<{ readonly name: string; readonly amountCents: number }>
  readonly vatCents: number
  readonly email: string | null
  /** Back to our page, whatever became of it; who has been through with it arrives there with `returned=1`. */
  readonly returnUrl: string
  /** At least half an hour ahead and at most a day, by the provider's own clock. */
  readonly expiresAt: Date
}

/** `paid` counts only as `state`; everything else here is what it must be held against. */
export interface PaymentSession {
  readonly id: string
  readonly state: "open" | "paid" | "processing" | "closed"
  /** Where the person pays; null once it is over. */
  readonly url: string | null
  readonly amountCents: number
  /** ISO 4217, upper case. */
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

export interface RefundRequest {
  /** Ours for this refund; a repeated call with it gives back once. */
  readonly key: string
  readonly paymentRef: string
  readonly amountCents: number
}

/** `retry` says whether asking again can help. */
export class PaymentFailure extends Data.TaggedError("PaymentFailure")<{
  readonly message: string
  readonly retry: boolean
}> {}
/** A message that is not from the provider, too old, or too far ahead. */
export class SignatureInvalid extends Data.TaggedError("SignatureInvalid")<{ readonly message: string }> {}

export interface PaymentProvider {
  readonly name: "stripe" | "test"
  /** No money moves. */
  readonly isTest: boolean
  /** Whether it can be used at all; a site without keys may only quote. */
  readonly isOpen: boolean
  /** Origins of the pages it sends people to, for the form that leads there. */
  readonly pageOrigins: ReadonlyArray<string>
  readonly open: (request: PaymentRequest) => Effect.Effect<PaymentSession, PaymentFailure>
  readonly look: (sessionId: string) => Effect.Effect<PaymentSession, PaymentFailure>
  /** The session that some money came by; null where it came by none. */
  readonly sessionOf: (paymentRef: string) => Effect.Effect<string | null, PaymentFailure>
  /** Ends an open session; answers how it stands then, which may be `paid`. */
  readonly close: (sessionId: string) => Effect.Effect<PaymentSession, PaymentFailure>
  readonly refund: (request: RefundRequest) => Effect.Effect<RefundAnswer, PaymentFailure>
  /** Reads a message from its raw bytes; `signature` is the header it came with. */
  readonly event: (raw: Uint8Array, signature: string | null) => Effect.Effect<PaymentEvent, SignatureInvalid>
}

/** Where the person comes back to who has been through with the provider's page. It proves nothing. */
export const returnedTo = (returnUrl: string): string => {
  const url = new URL(returnUrl)
  url.searchParams.set("returned", "1")
  return url.href
}
