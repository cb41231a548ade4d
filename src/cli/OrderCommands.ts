/** `launchbook order`: what was bought, done by hand, and refunded. */
import { Args, Command, HelpDoc, Options, ValidationError } from "@effect/cli"
import { Effect, Option } from "effect"
import { usd } from "../domain/money/Amounts.ts"
import { type Order, OrderStatus } from "../domain/money/Order.ts"
import { type Ask, json, lines } from "./Ask.ts"

const number = Args.text({ name: "number" })

/** `Options.integer` cannot be repeated: it takes its own whole numbers for none. */
const lineNumbers = Options.text("line").pipe(
  Options.repeated,
  Options.mapEffect((texts) =>
    Effect.forEach(texts, (text) =>
      /^[1-9]\d{0,3}$/.test(text)
        ? Effect.succeed(Number(text))
        : Effect.fail(
            ValidationError.invalidValue(HelpDoc.p(`--line takes the number of a line, from 1: ${text} is none`))
          )
    )
  ),
  Options.withDescription("From 1; may be given more than once. Left out: everything that is left.")
)

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
          line: Options.integer("line").pipe(
            Options.optional,
            Options.withDescription("From 1. May be left out where one line alone waits for you.")
          ),
          note: Options.text("note").pipe(Options.withDescription("What was done: the buyer gets it by mail.")),
          json
        },
        (o) =>
          ask(
            o.json,
            (admin) => admin.order_fulfil({ number: o.number, line: Option.getOrNull(o.line), note: o.note }),
            told
          )
      ).pipe(Command.withDescription("Note that a line was done by hand.")),
      Command.make(
        "refund",
        {
          number,
          line: lineNumbers,
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
