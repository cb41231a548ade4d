/** @jsxImportSource preact */
/** What an order that waits asks of the person: billing details, then the payment; or to let it go. */
import { usd } from "../../../domain/money/Amounts.ts"
import type { CheckoutView } from "../../../services/orders/Checkout.ts"
import { PostForm } from "../frame/PostForm.tsx"
import { Moment, When } from "../parts/When.tsx"
import { BillingFields, BillingSaved, vatWords, type WrongBilling } from "./BillingStep.tsx"

export interface StepsProps {
  readonly view: CheckoutView
  /** The address of the order's page. */
  readonly path: string
  /** Who takes the money, by the name the person meets. */
  readonly provider: string
  readonly wrong: WrongBilling | null
  /** The billing details were saved just now. */
  readonly isSaved: boolean
  /** Why the payment could not be begun. */
  readonly refusal: string | null
}

const BillingStep = ({ view, path, wrong, isSaved }: StepsProps) => {
  const action = `${path}/billing`
  const { billing } = view
  return (
    <section aria-labelledby="billing" class="step">
      <h2 id="billing">Billing details</h2>
      {billing === null || wrong !== null ? (
        <BillingFields action={action} view={view} wrong={wrong} isPrimary />
      ) : (
        <>
          {isSaved ? (
            <p class="said" role="status">
              Saved. {vatWords(view)} The total is {usd(view.order.total_cents)}.
            </p>
          ) : null}
          <BillingSaved view={view} billing={billing} isVatSaid={isSaved} />
          <details>
            <summary>Change the billing details</summary>
            <BillingFields action={action} view={view} wrong={null} isPrimary={false} />
          </details>
        </>
      )}
    </section>
  )
}

const PayStep = ({ view, path, provider, wrong, refusal }: StepsProps) => {
  const { order, mayPay, isTest } = view
  const isFree = order.total_cents === 0
  return (
    <section aria-labelledby="pay" class={mayPay && wrong === null ? "step" : "step later"}>
      <h2 id="pay">{isFree ? "Confirm" : "Pay"}</h2>
      {refusal === null ? null : (
        <p class="warning" role="alert">
          {refusal}
        </p>
      )}
      {!mayPay || wrong !== null ? (
        <p class="soft">Comes when the billing details are saved: then the VAT and the total are final.</p>
      ) : (
        <>
          <PostForm action={`${path}/pay`}>
            <button type="submit" class="button primary wide num">
              {isFree ? "Confirm, nothing to pay" : `Pay ${usd(order.total_cents)}`}
            </button>
          </PostForm>
          {isFree ? null : (
            <p class="small soft">
              {isTest
                ? "Leads to a page of this site that stands in for a payment provider. No card is asked for."
                : `Leads to ${provider}, where you pay. This site never sees your card.`}
            </p>
          )}
        </>
      )}
    </section>
  )
}

const Cancel = ({ path }: Pick<StepsProps, "path">) => (
  <details class="cancel">
    <summary>Cancel this order</summary>
    <PostForm action={`${path}/cancel`} class="stack">
      <p class="small soft">
        Any week held for it is free for others again. Nothing was charged, and you can order again.
      </p>
      <button type="submit" class="button">
        Cancel this order
      </button>
    </PostForm>
  </details>
)

export const HeldUntil = ({ at }: { readonly at: string }) => (
  <p class="small held">
    <strong>
      Open until <Moment at={at} />
    </strong>{" "}
    (<When at={at} />
    ). Until then the prices stand, and a week you chose is held for you.
  </p>
)

export const PaySteps = (props: StepsProps) => (
  <>
    {props.view.paymentsOpen ? (
      <>
        <BillingStep {...props} />
        <PayStep {...props} />
      </>
    ) : (
      <p class="warning">
        Payments are off. Ask the site team when they open, and come back to this page before the order expires.
      </p>
    )}
    <Cancel path={props.path} />
  </>
)
