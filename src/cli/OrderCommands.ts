/** `launchbook order`: what was bought, done by hand, and refunded. */
import { Args, Command, Options } from "@effect/cli"
import { Option } from "effect"
import { usd } from "../domain/money/Amounts.ts"
import { type Order, OrderStatus } from "../domain/money/Order.ts"
import { type Ask, json, lines } from "./Ask.ts"

const number = Args.text({ name: "number" })

const told = (order: Order & { readonly buyer: string | null }) =>
  [
    `${order.number}  ${order.status}${order.test ? "  (test)" : ""}  ${usd(order.total_cents)}  ${order.buyer ?? "-"}`,
    ...order.lines.map(
      (line, at) =>
        `  ${at + 1}  ${line.name}${line.week === null ? "" : `, ${line.week}`}  ${usd(line.amount_cents)}  ` +
        `${line.fulfillment.status}${line.fulfillment.detail === null ? "" : `: ${line.fulfillment.detail}`}`
    ),
    `  ${order.checkout_url}`
  ].join("\n")

export const orderCommand = (ask: Ask) =>
  Command.make("order").pipe(
    Command.withDescription("What was bought."),
    Command.withSubcommands([
      Command.make(
        "list",
        {
          status: Options.choice("status", OrderStatus.literals).pipe(Options.optional),
          work: Options.boolean("work").pipe(
            Options.withDescription("Only those with a line to be done by hand, or that failed.")
          ),
          most: Options.integer("most").pipe(Options.withDefault(50)),
          json
        },
        (o) =>
          ask(
            o.json,
            (admin) => admin.order_list({ status: Option.getOrNull(o.status), work: o.work, most: o.most }),
            ({ orders }) =>
              lines(orders.map((r) => [r.number, r.status, usd(r.total_cents), r.buyer, r.created_at.slice(0, 10)]))
          )
      ),
      Command.make("show", { number, json }, (o) =>
        ask(o.json, (admin) => admin.order_show({ number: o.number }), told)
      ),
      Command.make(
        "fulfil",
        {
          number,
          line: Options.integer("line").pipe(Options.withDefault(1), Options.withDescription("From 1.")),
          note: Options.text("note").pipe(Options.withDefault(""), Options.withDescription("Told to the buyer.")),
          json
        },
        (o) => ask(o.json, (admin) => admin.order_fulfil({ number: o.number, line: o.line, note: o.note }), told)
      ).pipe(Command.withDescription("Note that a line was done by hand.")),
      Command.make(
        "refund",
        {
          number,
          line: Options.integer("line").pipe(
            Options.repeated,
            Options.withDescription("From 1; may be given more than once. Left out: everything that is left.")
          ),
          reason: Options.text("reason").pipe(Options.withDefault("refunded by the site team")),
          json
        },
        (o) =>
          ask(
            o.json,
            (admin) =>
              admin.order_refund({ number: o.number, lines: o.line.length === 0 ? null : o.line, reason: o.reason }),
            ({ refunded_cents, order }) => `${usd(refunded_cents)} goes back.\n${told(order)}`
          )
      ).pipe(Command.withDescription("Give money back, and take back what it paid for."))
    ])
  )
