/** @jsxImportSource preact */
/**
 * `/checkout/test/{session}`: stands in for the provider's page in test mode, and in no other. It asks for no card,
 * because none is needed and nobody is to get used to typing one here.
 */
import { Effect, Schema } from "effect"
import { usd } from "../../../domain/money/Amounts.ts"
import { Payments } from "../../../services/orders/Payments.ts"
import { TestPayments, type TestSession } from "../../../services/outside/TestPayments.ts"
import { problem, seeOther } from "../declare/Instead.ts"
import { secretAddress } from "../declare/SecretAddress.ts"
import { personsForm } from "../declare/SiteForm.ts"
import { page } from "../declare/SitePage.ts"
import { PostForm } from "../frame/PostForm.tsx"
import { noAgents } from "./CheckoutForms.ts"
import { TestBanner } from "./TestBanner.tsx"

interface Model {
  readonly session: TestSession
  readonly isDeclined: boolean
}

/** Who goes back by this link did not pay, so the order does not wait for a confirmation. */
const withoutReturn = (url: string) => url.replace(/[?#].*$/, "")

const Choices = ({ session, isDeclined }: Model) => (
  <>
    {isDeclined ? (
      <p class="warning" role="alert">
        The test payment was declined, as a bank would. Nothing was paid; try again or go back.
      </p>
    ) : null}
    <PostForm action={`/checkout/test/${encodeURIComponent(session.id)}/pay`}>
      <button type="submit" class="button primary wide num">
        Pay {usd(session.amountCents)} (test)
      </button>
    </PostForm>
    <PostForm action={`/checkout/test/${encodeURIComponent(session.id)}/decline`}>
      <button type="submit" class="button wide">
        Decline (test)
      </button>
    </PostForm>
  </>
)

const View = ({ session, isDeclined }: Model) => (
  <>
    <TestBanner />
    <div class="narrow stack">
      <p class="mono soft">Order {session.orderNumber}</p>
      <h1>Test payment</h1>
      <p>
        Here a payment provider would ask for a card. In test mode you choose what becomes of it; there is no card, and
        none is asked for.
      </p>
      <div class="card">
        {session.state === "open" ? (
          <Choices session={session} isDeclined={isDeclined} />
        ) : (
          <p class="said">
            {session.state === "paid"
              ? "This test payment is made already. Nothing more is to be done here."
              : "This test payment has ended, because its order changed or its time is over."}
          </p>
        )}
        <a class="button wide" href={withoutReturn(session.returnUrl)}>
          Back to the order
        </a>
      </div>
    </div>
  </>
)

const modelOf = (id: string, isDeclined: boolean) =>
  Effect.flatMap(
    Effect.flatMap(TestPayments, (payments) => payments.look(id)),
    (session) =>
      session === undefined
        ? problem(404, "There is no such test payment", "Go back to the page of the order, and begin there.")
        : Effect.succeed<Model>({ session, isDeclined })
  )

export const testPay = page("/checkout/test/:session", {
  audience: "unlisted",
  styles: ["checkout"],
  params: { session: Schema.String },
  title: "Test payment · Launchbook",
  description: "Stands in for a payment provider in test mode. No money moves.",
  policy: (_, origin) => secretAddress(origin),
  load: ({ params: { session } }) => modelOf(session, false),
  view: View
})

export const payTest = personsForm("/checkout/test/:session/pay", noAgents, {
  fields: {},
  run: ({ params }) =>
    Effect.gen(function* () {
      const { session } = yield* modelOf(params.session, false)
      yield* (yield* TestPayments).pay(session.id)
      // What could not be noted now is found when the provider is asked next; the order's page waits for it.
      yield* Effect.catchTag((yield* Payments).settle(session.id), "PaymentFailure", () => Effect.void)
      return seeOther(session.returnUrl)
    })
})

export const declineTest = personsForm("/checkout/test/:session/decline", noAgents, {
  fields: {},
  run: ({ params }) =>
    Effect.gen(function* () {
      const { session } = yield* modelOf(params.session, false)
      yield* (yield* TestPayments).decline(session.id)
      return testPay.show(yield* modelOf(session.id, true))
    })
})
