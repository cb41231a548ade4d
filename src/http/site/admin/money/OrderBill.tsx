/** @jsxImportSource preact */
/** What an order cost, whom it was billed to, how it was paid, and what its payer's bank asks back. */
import type { Effect } from "effect"
import { ratePercent, usd } from "../../../../domain/money/Amounts.ts"
import type { TeamOrders } from "../../../../services/orders/TeamOrders.ts"
import { Moment } from "../../parts/When.tsx"

type Whole = Effect.Effect.Success<ReturnType<TeamOrders["whole"]>>

const paymentWords = {
  opening: "Being opened",
  open: "Open at the provider",
  paid: "Paid",
  closed: "Not paid",
  review: "The amount does not match: look at the provider"
} as const
const disputeWords = { open: "Open", won: "Won: the money is here", lost: "Lost: the money is gone" } as const

export const OrderBill = ({ order, billing, payment, disputes }: Whole) => (
  <div class="grid">
    <section>
      <h2>Bill</h2>
      <dl class="facts">
        <dt>Subtotal</dt>
        <dd class="num">{usd(order.subtotal_cents)}</dd>
        <dt>VAT</dt>
        <dd class="num">
          {usd(order.vat.amount_cents)}
          {order.vat.rate_percent === 0 || order.vat.rate_percent === undefined
            ? ""
            : ` (${ratePercent(order.vat.rate_percent)})`}
          {order.vat.note ? <div class="small soft">{order.vat.note}</div> : null}
        </dd>
        <dt>Total</dt>
        <dd class="num">{usd(order.total_cents)}</dd>
        {order.invoice_url === null ? null : (
          <>
            <dt>Invoice</dt>
            <dd>
              <a href={order.invoice_url}>Open</a>
            </dd>
          </>
        )}
      </dl>
    </section>
    <section>
      <h2>Buyer</h2>
      {billing === null ? (
        <p class="soft">No billing details were given yet.</p>
      ) : (
        <dl class="facts">
          <dt>Name</dt>
          <dd>{billing.company || billing.name}</dd>
          <dt>Mail</dt>
          <dd>{billing.email}</dd>
          <dt>Country</dt>
          <dd>{billing.country}</dd>
          {order.vat.vat_number ? (
            <>
              <dt>VAT number</dt>
              <dd>
                <span class="mono">{order.vat.vat_number}</span> {order.vat.vat_number_status}
              </dd>
            </>
          ) : null}
        </dl>
      )}
    </section>
    <section>
      <h2>Payment</h2>
      {payment === null ? (
        <p class="soft">Nobody pressed Pay.</p>
      ) : (
        <dl class="facts">
          <dt>State</dt>
          <dd>{paymentWords[payment.state]}</dd>
          <dt>Provider</dt>
          <dd>{payment.provider}</dd>
          <dt>Amount</dt>
          <dd class="num">{usd(payment.amountCents)}</dd>
          <dt>Begun</dt>
          <dd>
            <Moment at={payment.at} />
          </dd>
          {payment.ref === null ? null : (
            <>
              <dt>Reference</dt>
              <dd class="mono">{payment.ref}</dd>
            </>
          )}
        </dl>
      )}
      {disputes.map((dispute) => (
        <p key={dispute.id} class="warning">
          Disputed since <Moment at={dispute.openedAt} />: {usd(dispute.amountCents)}. {disputeWords[dispute.state]}.
          {dispute.state === "open"
            ? " Answer it at the payment provider; what was bought is out of effect meanwhile."
            : ""}
        </p>
      ))}
    </section>
  </div>
)
