/** @jsxImportSource preact */
/** `/account/orders`: what somebody ordered, newest first, with how it stands and where its papers are. */
import { Effect, Schema } from "effect"
import { usd } from "../../../domain/money/Amounts.ts"
import type { Order, OrderStatus } from "../../../domain/money/Order.ts"
import type { PageOf } from "../../../domain/Page.ts"
import { Checkout } from "../../../services/orders/Checkout.ts"
import { page } from "../declare/SitePage.ts"
import { AccountFrame } from "../frame/AccountFrame.tsx"
import { Day } from "../parts/When.tsx"

const statusWords: Record<OrderStatus, string> = {
  pending: "Waits for payment",
  paid: "Paid",
  expired: "Expired",
  partially_refunded: "Refunded in part",
  refunded: "Refunded",
  disputed: "Disputed"
}
const isHeldMoney = ({ status }: Order) => status === "paid" || status === "partially_refunded"

const Line = ({ order }: { readonly order: Order }) => (
  <li>
    <a href={order.checkout_url}>{order.lines.map(({ name }) => name).join(", ")}</a>
    <span class="num">{usd(order.total_cents)}</span>
    <span class="small soft">
      <span class="mono">{order.number}</span> · <Day at={order.created_at} />
      {order.test ? " · test mode" : ""}
      {order.invoice_url === null ? null : (
        <>
          {" · "}
          <a href={order.invoice_url}>Invoice</a>
        </>
      )}
    </span>
    <span class={isHeldMoney(order) ? "chip paid" : "chip"}>{statusWords[order.status]}</span>
  </li>
)

export const OrderList = ({ orders }: { readonly orders: ReadonlyArray<Order> }) => (
  <ul class="rows orders">
    {orders.map((order) => (
      <Line key={order.number} order={order} />
    ))}
  </ul>
)

export const NoOrders = () => (
  <p class="blank">
    You have ordered nothing. <a href="/pricing">What is on offer</a>
  </p>
)

const View = ({ orders }: { readonly orders: PageOf<Order> }) => (
  <AccountFrame
    at="/account/orders"
    title="Your orders"
    lead={orders.total === 0 ? "What you buy here, with its invoices." : `${orders.total} in all, newest first.`}
  >
    {orders.items.length === 0 ? <NoOrders /> : <OrderList orders={orders.items} />}
    {orders.total <= orders.per_page ? null : (
      <nav aria-label="Pages of your orders" class="cta">
        {orders.page > 1 ? (
          <a class="button" href={`/account/orders?page=${orders.page - 1}`}>
            Newer
          </a>
        ) : null}
        {orders.has_more ? (
          <a class="button" href={`/account/orders?page=${orders.page + 1}`}>
            Older
          </a>
        ) : null}
      </nav>
    )}
  </AccountFrame>
)

/** Orders on one page. */
const perPage = 20

export const ownOrders = page("/account/orders", {
  audience: "member",
  styles: ["account"],
  query: { page: Schema.optional(Schema.String) },
  title: "Your orders · Launchbook",
  description: "What you ordered, how it stands, and the invoices.",
  load: ({ session, query: { page: asked = "1" } }) =>
    Effect.map(
      Effect.flatMap(Checkout, (orders) =>
        orders.ownOrders(session.userId, { page: /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1, per_page: perPage })
      ),
      (orders) => ({ orders })
    ),
  view: View
})
