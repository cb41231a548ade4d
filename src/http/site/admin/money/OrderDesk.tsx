/** @jsxImportSource preact */
/** `/admin/orders/{number}`: one order whole, doing a line of it by hand, and giving money back. */
import { Effect, Schema } from "effect"
import { NotFound } from "../../../../domain/Failure.ts"
import { usd } from "../../../../domain/money/Amounts.ts"
import { type LineStatus, orderNumberPattern } from "../../../../domain/money/Order.ts"
import { TeamOrders } from "../../../../services/orders/TeamOrders.ts"
import { seeOther } from "../../declare/Instead.ts"
import { adminForm, manyTexts, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Moment, When } from "../../parts/When.tsx"
import { LineField, LongField } from "../desk/DeskFields.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { said } from "../desk/DeskInput.ts"
import { DeskTable } from "../desk/DeskTable.tsx"
import { OrderBill } from "./OrderBill.tsx"
import { OrderChip } from "./OrdersDesk.tsx"

type Whole = Effect.Effect.Success<ReturnType<TeamOrders["whole"]>>

interface Model extends Whole {
  readonly done?: string | undefined
  readonly problem: string | null
  readonly typed: {
    readonly line: string
    readonly note: string
    readonly lines: ReadonlyArray<string>
    readonly reason: string
  }
}

const lineWords: Record<LineStatus, string> = {
  pending: "Being done",
  fulfilled: "Done",
  manual: "Waits for you",
  failed: "Could not be done",
  reversed: "Refunded"
}

const Lines = ({ order, lines }: Model) => (
  <DeskTable
    label="Lines of the order"
    columns={["Line", "What", "#Amount", "State"]}
    none="There are no lines."
    rows={order.lines.map((line, at) => ({
      key: at,
      cells: [
        String(at + 1),
        <div>
          {line.name}
          <div class="small soft">
            {lines[at]?.listing ?? null}
            {line.week === null ? null : (
              <>
                {" "}
                week of <span class="mono">{line.week}</span>
              </>
            )}
            {line.categories === null ? "" : ` ${line.categories.join(", ")}`}
            {Object.entries(line.options ?? {}).map(([key, value]) => (
              <div key={key}>
                {key}: {value}
              </div>
            ))}
          </div>
        </div>,
        <div>
          {usd(line.amount_cents)}
          {line.vat_cents === 0 ? null : <div class="small soft">+ {usd(line.vat_cents)} VAT</div>}
        </div>,
        <div>
          <span
            class={line.fulfillment.status === "manual" || line.fulfillment.status === "failed" ? "chip warn" : "chip"}
          >
            {lineWords[line.fulfillment.status]}
          </span>{" "}
          {lines[at]?.frozen === true ? <span class="chip">Out of effect while disputed</span> : null}
          {line.fulfillment.detail === null ? null : <p class="small soft">{line.fulfillment.detail}</p>}
          {(lines[at]?.refundedCents ?? 0) === 0 ? null : (
            <p class="small soft">{usd(lines[at]?.refundedCents ?? 0)} went back</p>
          )}
        </div>
      ]
    }))}
  />
)

const ByHand = ({ order, lines, typed }: Model) =>
  order.lines.map((line, at) =>
    (line.fulfillment.status === "manual" || line.fulfillment.status === "failed") &&
    (lines[at]?.refundedCents ?? 0) === 0 ? (
      <PostForm key={at} action={`/admin/orders/${order.number}/fulfil`} class="card">
        <h2>
          {line.fulfillment.status === "manual" ? `Line ${at + 1} waits for you` : `Line ${at + 1} could not be done`}:{" "}
          {line.name}
        </h2>
        <input type="hidden" name="line" value={at + 1} />
        <LongField
          name="note"
          of={at + 1}
          label="What was done"
          value={typed.line === String(at + 1) ? typed.note : ""}
          rows={3}
          hint="The buyer reads this in a mail."
          required
        />
        <p>
          <button type="submit" class="button primary">
            Mark line {at + 1} as done
          </button>
        </p>
      </PostForm>
    ) : null
  )

const Refund = ({ order, typed }: Model) => {
  const open = order.lines.flatMap((line, at) => (line.fulfillment.status === "reversed" ? [] : [{ line, at: at + 1 }]))
  if (order.paid_at === null || open.length === 0) return null
  return (
    <details class="card" open={typed.lines.length > 0 || typed.reason !== ""}>
      <summary>Give money back</summary>
      <PostForm action={`/admin/orders/${order.number}/refund`} class="stack">
        <fieldset class="choices">
          <legend>Which lines</legend>
          {open.map(({ line, at }) => (
            <label key={at} class="choice">
              <input type="checkbox" name="lines" value={at} checked={typed.lines.includes(String(at))} />
              <span>
                {at}. {line.name}, {usd(line.amount_cents + line.vat_cents)}
              </span>
            </label>
          ))}
        </fieldset>
        <LineField
          name="reason"
          label="Why"
          value={typed.reason}
          hint="Kept with the refund."
          maxLength={300}
          required
        />
        <p class="small soft">
          What these lines did is undone, the buyer gets a credit note, and the money goes back the way it came. This
          cannot be taken back.
        </p>
        <p>
          <button type="submit" class="button danger">
            Refund the chosen lines
          </button>
        </p>
      </PostForm>
    </details>
  )
}

const View = (model: Model) => {
  const { order, done, problem } = model
  return (
    <DeskFrame
      title={order.number}
      here="/admin/orders"
      above={{ href: "/admin/orders", label: "Orders" }}
      lead={
        <>
          <OrderChip status={order.status} /> {order.test ? <span class="chip">Test mode: no money moved</span> : null}{" "}
          {usd(order.total_cents)} by {order.buyer ?? "an account that is gone"}, <When at={order.created_at} />
        </>
      }
      done={done}
      problem={problem}
    >
      <Lines {...model} />
      <ByHand {...model} />
      <OrderBill {...model} />
      {model.refunds.length === 0 ? null : (
        <section>
          <h2>Refunds</h2>
          <DeskTable
            label="Refunds"
            columns={["When", "#Amount", "State", "Why", "By"]}
            none=""
            rows={model.refunds.map((refund) => ({
              key: refund.id,
              cells: [
                <Moment at={refund.at} />,
                usd(refund.amountCents),
                <span class={refund.state === "failed" ? "chip warn" : "chip"}>{refund.state}</span>,
                refund.reason,
                <span class="mono">{refund.by}</span>
              ]
            }))}
          />
        </section>
      )}
      <Refund {...model} />
      <p class="small soft">
        <a href={`/admin/audit?target=${order.number}`}>What was done to this order</a> ·{" "}
        <a href={order.checkout_url}>Its page, as the buyer sees it</a>
      </p>
    </DeskFrame>
  )
}

const untyped: Model["typed"] = { line: "", note: "", lines: [], reason: "" }

const modelOf = (number: string, more: Partial<Pick<Model, "done" | "problem" | "typed">> = {}) =>
  Effect.flatMap(TeamOrders, (orders) => orders.whole(number)).pipe(
    Effect.map((whole): Model => ({ ...whole, problem: null, typed: untyped, ...more })),
    Effect.catchTag("OrderUnknown", ({ message }) => NotFound(message))
  )

export const orderDesk = page("/admin/orders/:number", {
  audience: "admin",
  styles: ["admin"],
  params: { number: Schema.String.pipe(Schema.pattern(orderNumberPattern)) },
  query: said,
  title: ({ order }) => `${order.number} · Orders · Launchbook`,
  description: "One order: its lines, its bill, and what can be done.",
  load: ({ params: { number }, query: { done } }) => modelOf(number, { done }),
  view: View
})

const again = (number: string, typed: Model["typed"]) => (refused: { readonly message: string }) =>
  Effect.map(modelOf(number, { problem: refused.message.replace(/ with --line\.$/, "."), typed }), (model) =>
    orderDesk.show(model, 400)
  )

export const fulfilByHand = adminForm("/admin/orders/:number/fulfil", {
  fields: { line: oneText, note: oneText },
  run: ({ params: { number }, fields, by }) => {
    const refuse = again(number, { ...untyped, ...fields })
    if (!/^[1-9]\d{0,3}$/.test(fields.line)) return NotFound()
    const note = fields.note.replace(/\r\n?/g, "\n").toWellFormed().replaceAll("\u0000", "")
    return Effect.flatMap(TeamOrders, (orders) => orders.fulfil(number, Number(fields.line), note, by)).pipe(
      Effect.as(seeOther(`/admin/orders/${number}?done=fulfilled`)),
      Effect.catchTags({ NotByHand: refuse, OrderUnknown: ({ message }) => NotFound(message) })
    )
  }
})

export const refundLines = adminForm("/admin/orders/:number/refund", {
  fields: { lines: manyTexts, reason: oneText },
  run: ({ params: { number }, fields, by }) => {
    const refuse = again(number, { ...untyped, ...fields })
    const lines = fields.lines.flatMap((line) => (/^[1-9]\d{0,3}$/.test(line) ? [Number(line)] : []))
    const reason = fields.reason
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
    if (lines.length === 0) return refuse({ message: "Choose the lines whose money goes back." })
    if (reason === "") return refuse({ message: "Say why the money goes back." })
    return Effect.flatMap(TeamOrders, (orders) => orders.refund(number, lines, reason, by)).pipe(
      Effect.map(({ refunded_cents }) =>
        seeOther(`/admin/orders/${number}?done=${refunded_cents === 0 ? "taken-back" : "refunded"}`)
      ),
      Effect.catchTags({ RefundRefused: refuse, OrderUnknown: ({ message }) => NotFound(message) })
    )
  }
})
