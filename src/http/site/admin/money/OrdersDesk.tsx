/** @jsxImportSource preact */
/** `/admin/orders`: orders, newest first, by what is asked for; first of all those that wait for a person. */
import { Effect, Schema } from "effect"
import { usd } from "../../../../domain/money/Amounts.ts"
import { OrderStatus } from "../../../../domain/money/Order.ts"
import { type TeamOrder, TeamOrders } from "../../../../services/orders/TeamOrders.ts"
import { page } from "../../declare/SitePage.ts"
import { When } from "../../parts/When.tsx"
import { ChoiceField, LineField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { DeskTable } from "../desk/DeskTable.tsx"

interface Model {
  readonly orders: ReadonlyArray<TeamOrder>
  readonly q: string
  readonly status: string
  readonly work: boolean
}

export const orderWords: Record<OrderStatus, string> = {
  pending: "Waits for payment",
  paid: "Paid",
  expired: "Expired",
  partially_refunded: "Refunded in part",
  refunded: "Refunded",
  disputed: "Disputed"
}
const isOrderStatus = Schema.is(OrderStatus)

export const OrderChip = ({ status }: { readonly status: OrderStatus }) => (
  <span class={status === "paid" ? "chip paid" : status === "disputed" ? "chip warn" : "chip"}>
    {orderWords[status]}
  </span>
)

/** Lines that somebody of the team has to see to. */
export const waitsFor = ({ lines }: Pick<TeamOrder, "lines">) =>
  lines.filter(({ fulfillment: { status } }) => status === "manual" || status === "failed").length

/** Orders one look shows. */
const most = 100

const View = ({ orders, q, status, work }: Model) => (
  <DeskFrame title="Orders" here="/admin/orders" lead="Newest first. What a person has to do is marked.">
    <form class="filter" action="/admin/orders">
      <LineField name="q" label="Find" value={q} maxLength={200} hint="Number, buyer or listing." />
      <ChoiceField
        name="status"
        label="State"
        value={status}
        choices={[
          { value: "", label: "Any" },
          ...Object.entries(orderWords).map(([value, label]) => ({ value, label }))
        ]}
      />
      <ChoiceField
        name="work"
        label="Which"
        value={work ? "on" : ""}
        choices={[
          { value: "", label: "All orders" },
          { value: "on", label: "With work for a person" }
        ]}
      />
      <button type="submit" class="button">
        Show
      </button>
    </form>
    <DeskTable
      label="Orders"
      columns={["Order", "Buyer", "What", "#Total", "State"]}
      none={
        q === "" && status === "" && !work ? (
          "Nobody has ordered anything yet."
        ) : (
          <>
            No order is like that. <a href="/admin/orders">Show all</a>
          </>
        )
      }
      rows={orders.map((order) => ({
        key: order.number,
        cells: [
          <div>
            <a class="mono" href={`/admin/orders/${order.number}`}>
              {order.number}
            </a>
            <div class="small soft">
              <When at={order.created_at} />
              {order.test ? " · test mode" : ""}
            </div>
          </div>,
          order.buyer ?? "The account is gone",
          order.lines.map(({ name }) => name).join(", "),
          usd(order.total_cents),
          <div class="meta">
            <OrderChip status={order.status} />
            {waitsFor(order) === 0 ? null : <span class="chip warn">Waits for you</span>}
          </div>
        ]
      }))}
    />
    {orders.length < most ? null : (
      <p class="small soft">These are the newest {most}. Ask for a number or a buyer to find older ones.</p>
    )}
  </DeskFrame>
)

export const ordersDesk = page("/admin/orders", {
  audience: "admin",
  styles: ["admin"],
  query: {
    q: Schema.optional(Schema.String.pipe(Schema.maxLength(200))),
    status: Schema.optional(Schema.String),
    work: Schema.optional(Schema.String)
  },
  title: "Orders · Site team · Launchbook",
  description: "What was ordered, how it stands, and what waits for a person.",
  load: ({ query: { q = "", status = "", work } }) =>
    Effect.map(
      Effect.flatMap(TeamOrders, (orders) =>
        orders.list({ status: isOrderStatus(status) ? status : null, work: work === "on", words: q.trim(), most })
      ),
      (orders): Model => ({ orders, q, status: isOrderStatus(status) ? status : "", work: work === "on" })
    ),
  view: View
})
