/**
 * The test mode: a payment provider of our own whose sessions are rows and whose page is ours. No money moves, and
 * everything else is as with a real one. It tells nothing by itself: whoever shows its page says afterwards that the
 * session may have changed.
 */
import { Clock, Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import {
  PaymentFailure,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentSession,
  type RefundRequest,
  returnedTo,
  SignatureInvalid
} from "./payments/PaymentShapes.ts"
import { type TestSessionRow, TestSessionsRepo } from "./payments/TestSessionsRepo.ts"

/** A session as its page shows it. */
export interface TestSession {
  readonly id: string
  readonly orderNumber: string
  readonly amountCents: number
  readonly state: "open" | "paid" | "expired"
  /** Back to the order. */
  readonly returnUrl: string
}

/** The key is the caller's and random, so that nobody guesses the page of a session. */
const sessionPrefix = "test_session_"
const moneyPrefix = "test_payment_"
const refundPrefix = "test_refund_"

const unknown = () => new PaymentFailure({ message: "There is no such payment in test mode.", retry: false })

export class TestPayments extends Effect.Service<TestPayments>()("launchbook/TestPayments", {
  dependencies: [TestSessionsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* TestSessionsRepo
    const { payments, publicUrl } = yield* AppConfigTag
    const now = Effect.map(Clock.currentTimeMillis, (millis) => new Date(millis))

    /** An id comes from outside: what none of ours is written with is not looked for. */
    const found = (id: string) =>
      /^\w[\w-]{0,99}$/.test(id) ? Effect.flatMap(now, (at) => repo.find(id, at)) : Effect.succeed(undefined)

    const asSession = (row: TestSessionRow): PaymentSession => ({
      id: row.id,
      state: row.state === "expired" ? "closed" : row.state,
      url: row.state === "open" ? `${publicUrl}/checkout/test/${row.id}` : null,
      amountCents: row.amount_cents,
      currency: row.currency,
      paymentRef: row.state === "paid" ? `${moneyPrefix}${row.id.slice(sessionPrefix.length)}` : null,
      payerCountry: null
    })
    const session = (id: string): Effect.Effect<PaymentSession, PaymentFailure> =>
      Effect.flatMap(found(id), (row) => (row === undefined ? Effect.fail(unknown()) : Effect.succeed(asSession(row))))

    const open = (request: PaymentRequest) =>
      Effect.gen(function* () {
        const id = `${sessionPrefix}${request.key}`
        yield* repo.insert({
          id,
          amountCents: request.amountCents,
          currency: request.currency,
          reference: request.orderNumber,
          returnUrl: returnedTo(request.returnUrl),
          now: yield* now,
          expiresAt: request.expiresAt
        })
        return yield* session(id)
      })

    const end = (id: string, state: "paid" | "expired") => Effect.flatMap(now, (at) => repo.end(id, state, at))
    const close = (id: string) => Effect.zipRight(end(id, "expired"), session(id))

    const refund = ({ key, paymentRef, amountCents }: RefundRequest) =>
      Effect.gen(function* () {
        if (!paymentRef.startsWith(moneyPrefix)) return yield* unknown()
        const id = `${sessionPrefix}${paymentRef.slice(moneyPrefix.length)}`
        yield* session(id)
        if (!(yield* repo.refund(id, key, amountCents)))
          return yield* new PaymentFailure({ message: "That is more than was paid.", retry: false })
        return { ref: `${refundPrefix}${key}`, state: "succeeded" as const }
      })

    const provider: PaymentProvider = {
      name: "test",
      isTest: true,
      isOpen: true,
      pageOrigins: [publicUrl],
      open,
      look: session,
      sessionOf: (paymentRef) =>
        Effect.succeed(
          paymentRef.startsWith(moneyPrefix) ? `${sessionPrefix}${paymentRef.slice(moneyPrefix.length)}` : null
        ),
      close,
      refund,
      event: () => Effect.fail(new SignatureInvalid({ message: "Test mode sends no messages." }))
    }

    /** Undefined where there is none, and wherever the site is not in test mode. */
    const look = (sessionId: string): Effect.Effect<TestSession | undefined> =>
      payments.provider !== "test"
        ? Effect.succeed(undefined)
        : Effect.map(found(sessionId), (row) =>
            row === undefined
              ? undefined
              : {
                  id: row.id,
                  orderNumber: row.reference,
                  amountCents: row.amount_cents,
                  state: row.state,
                  returnUrl: row.return_url
                }
          )

    /** Pays it, once; one that is over stays as it is. */
    const pay = (sessionId: string): Effect.Effect<void> =>
      payments.provider !== "test" ? Effect.void : end(sessionId, "paid")

    /** What a card that is refused does: nothing is paid, and the session stays open for another. */
    const decline = (_sessionId: string): Effect.Effect<void> => Effect.void

    return { provider, look, pay, decline } as const
  })
}) {
  static readonly asProvider = Effect.map(TestPayments, ({ provider }) => provider)
}
