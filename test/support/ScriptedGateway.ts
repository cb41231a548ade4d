/** A payment provider of a test's own: what was asked of it is kept, and the test says what became of each session. */
import { type Context, Effect } from "effect"
import {
  type PaymentFailure,
  type PaymentGateway,
  type PaymentRequest,
  type PaymentSession,
  type RefundAnswer,
  SignatureInvalid
} from "../../src/services/outside/PaymentGateway.ts"

type Gateway = Context.Tag.Service<typeof PaymentGateway>

export const scriptedGateway = () => {
  const sessions = new Map<string, PaymentSession>()
  const byKey = new Map<string, string>()
  const opened: Array<PaymentRequest> = []
  const refunds: Array<{ readonly key: string; readonly paymentRef: string; readonly amountCents: number }> = []
  const mode: {
    fails: PaymentFailure | null
    refund: RefundAnswer["state"]
    isOpen: boolean
    /** Which provider the site is configured with now. */
    name: Gateway["name"]
    isTest: boolean
  } = { fails: null, refund: "succeeded", isOpen: true, name: "stripe", isTest: false }

  const guarded = <A>(answer: () => A): Effect.Effect<A, PaymentFailure> =>
    Effect.suspend(() => (mode.fails === null ? Effect.sync(answer) : mode.fails))
  const session = (id: string): PaymentSession => {
    const found = sessions.get(id)
    if (found === undefined) throw new Error(`no session ${id}`)
    return found
  }
  const change = (id: string, to: Partial<PaymentSession>) => {
    const next = { ...session(id), ...to }
    sessions.set(id, next)
    return next
  }

  const gateway: Gateway = {
    get name() {
      return mode.name
    },
    get isTest() {
      return mode.isTest
    },
    get isOpen() {
      return mode.isOpen
    },
    pageOrigins: ["https://pay.test"],
    open: (request) =>
      guarded(() => {
        const known = byKey.get(request.key)
        if (known !== undefined) return session(known)
        opened.push(request)
        const id = `cs_${opened.length}`
        byKey.set(request.key, id)
        const { amountCents, currency } = request
        sessions.set(id, {
          id,
          state: "open",
          url: `https://pay.test/${id}`,
          amountCents,
          currency,
          paymentRef: null,
          payerCountry: null
        })
        return session(id)
      }),
    look: (id) => guarded(() => session(id)),
    sessionOf: (paymentRef) =>
      guarded(() => [...sessions.values()].find((each) => each.paymentRef === paymentRef)?.id ?? null),
    close: (id) =>
      guarded(() => (session(id).state === "open" ? change(id, { state: "closed", url: null }) : session(id))),
    refund: (request) =>
      guarded(() => {
        if (!refunds.some(({ key }) => key === request.key)) refunds.push(request)
        return { ref: `re_${request.key}`, state: mode.refund }
      }),
    event: () => new SignatureInvalid({ message: "a test hands its events over itself" })
  }

  return {
    gateway,
    mode,
    opened,
    refunds,
    session,
    /** The session that was opened last. */
    latest: () => session(`cs_${opened.length}`),
    pay: (id: string, more: Partial<PaymentSession> = {}) =>
      change(id, { state: "paid", url: null, paymentRef: `pi_${id}`, payerCountry: "DE", ...more }),
    set: change
  }
}
export type ScriptedGateway = ReturnType<typeof scriptedGateway>
