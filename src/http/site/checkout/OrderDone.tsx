/** @jsxImportSource preact */
/** After the payment: what became of each line, what went back, and where the papers are. */
import { listingPath } from "../../../domain/listing/Links.ts"
import { usd } from "../../../domain/money/Amounts.ts"
import type { CheckoutView } from "../../../services/orders/Checkout.ts"
import { Moment } from "../parts/When.tsx"
import { progressOf } from "./OrderStanding.ts"

export const LineProgress = ({ lines, order }: CheckoutView) => (
  <section aria-labelledby="done" class="stack">
    <h2 id="done">What was done</h2>
    <ol class="steps">
      {lines.map((line, at) => {
        const { label, text } = progressOf(line)
        return (
          <li key={at} class={line.fulfillment.status}>
            <h3>{line.name}</h3>
            <span class="chip">{label}</span>
            <p>{text}</p>
            {line.fulfillment.at === null || line.fulfillment.at === order.paid_at ? null : (
              <p class="small soft">
                <Moment at={line.fulfillment.at} />
              </p>
            )}
          </li>
        )
      })}
    </ol>
  </section>
)

const refundWords: Record<CheckoutView["refunds"][number]["state"], string> = {
  requested: "is going back",
  sent: "is on its way back",
  done: "went back",
  failed: "could not be sent back; the site team sees to it"
}

/** What happened to the order's money, oldest first. */
export const Timeline = ({ order, refunds, dispute }: CheckoutView) => (
  <section aria-labelledby="history" class="stack">
    <h2 id="history">What happened</h2>
    <ul class="timeline">
      <li>
        <Moment at={order.created_at} /> <span>Ordered.</span>
      </li>
      {order.paid_at === null ? null : (
        <li>
          <Moment at={order.paid_at} />{" "}
          <span>
            {order.total_cents === 0
              ? "Confirmed."
              : `${usd(order.total_cents)} paid${order.test ? " in test mode" : ""}.`}
          </span>
        </li>
      )}
      {dispute === null ? null : (
        <li>
          <Moment at={dispute.opened_at} />{" "}
          <span>
            The payer’s bank asked for the money back
            {dispute.state === "open" ? "." : dispute.state === "won" ? ", and the payment stood." : ", and got it."}
          </span>
        </li>
      )}
      {refunds.map((refund, at) => (
        <li key={at}>
          <Moment at={refund.at} />{" "}
          <span>
            {usd(refund.amount_cents)} {refundWords[refund.state]}.
            {refund.credit_note_url === null ? null : (
              <>
                {" "}
                <a href={refund.credit_note_url}>Credit note</a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

/** Where the papers are, and what comes without anybody asking. */
export const WhatNext = ({ order, billing, lines }: CheckoutView) => {
  const pages = new Map(
    lines.flatMap(({ listing, fulfillment: { status } }) =>
      listing === null || listing.slug === null || status !== "fulfilled" ? [] : [[listing.slug, listing.name] as const]
    )
  )
  const isWorking = lines.some(({ fulfillment: { status } }) => status === "pending" || status === "manual")
  return (
    <section aria-labelledby="next" class="stack">
      <h2 id="next">What happens next</h2>
      <ul class="next">
        {[...pages].map(([slug, name]) => (
          <li key={slug}>
            <a href={listingPath(slug)}>See {name}</a> as everybody sees it.
          </li>
        ))}
        {order.invoice_url === null ? (
          <li>The invoice is being written. It will be linked here.</li>
        ) : (
          <li>
            <a href={order.invoice_url}>See the invoice</a>, to print or to keep.
          </li>
        )}
        {isWorking ? <li>This page shows what is done as it gets done; keep its address.</li> : null}
        <li>
          {billing === null ? "" : `We write to ${billing.email} about this order. `}Your agent can follow it as{" "}
          <code>get_order</code> with the number <span class="mono">{order.number}</span>.
        </li>
      </ul>
    </section>
  )
}
