/** What a buyer is told about an order: one thing to do each. What the site team is told is in `TeamOrderMails.ts`. */
import { usd } from "../../money/Amounts.ts"
import type { LineStatus } from "../../money/Order.ts"
import { oneLine } from "../../text/FittedText.ts"
import { action, bullets, facts, type Letter, type LetterBlock, letter, link, paragraph } from "../../text/Letter.ts"
import { exampleOrigin, type MailKind } from "./MailKind.ts"

/** What a mail says of an order. */
export interface MailedOrder {
  readonly number: string
  /** No money moved. */
  readonly test: boolean
  readonly vat_cents: number
  readonly total_cents: number
}
/** What it says of one of its lines. */
export interface MailedLine {
  readonly position: number
  readonly name: string
  readonly listing_name: string | null
  readonly week: string | null
  readonly amount_cents: number
  readonly status: LineStatus
  readonly detail: string | null
  readonly options: Readonly<Record<string, string | number>> | null
}

export const mailedLineName = ({ name, listing_name, week }: MailedLine) =>
  [
    name,
    ...(listing_name === null ? [] : [`for ${oneLine(listing_name, 80)}`]),
    ...(week === null ? [] : [`week of ${week}`])
  ].join(", ")
export const testBlocks = ({ test }: MailedOrder): ReadonlyArray<LetterBlock> =>
  test ? [paragraph("This was a test: no money moved.")] : []

export const orderPaid = (
  order: MailedOrder,
  lines: ReadonlyArray<MailedLine>,
  page: string,
  invoice: string | null
): Letter => {
  const manual = lines.filter(({ status }) => status === "manual")
  return letter(`Order ${order.number} is paid`, [
    ...testBlocks(order),
    paragraph(`Thank you. ${usd(order.total_cents)} for order ${order.number} arrived.`),
    bullets(lines.map((line) => `${mailedLineName(line)}: ${usd(line.amount_cents)}`)),
    facts({ VAT: usd(order.vat_cents), Total: usd(order.total_cents) }),
    ...(manual.length === 0
      ? []
      : [
          paragraph(
            `The site team does this by hand and will be in touch: ${manual.map(({ name }) => name).join(", ")}.`
          )
        ]),
    action("Your order", page),
    ...(invoice === null ? [] : [link("Invoice", invoice)])
  ])
}

export const linesFailed = (order: MailedOrder, lines: ReadonlyArray<MailedLine>, page: string): Letter =>
  letter(`Order ${order.number}: something could not be done`, [
    ...testBlocks(order),
    paragraph("You paid for this, and it could not be done any more:"),
    bullets(lines.map((line) => `${mailedLineName(line)}: ${line.detail ?? "not possible any more"}`)),
    paragraph("Its money goes back to you by the way you paid, without your doing anything."),
    action("Your order", page)
  ])

export const lineDone = (order: MailedOrder, line: MailedLine, page: string): Letter =>
  letter(`Order ${order.number}: ${line.name} is done`, [
    ...testBlocks(order),
    paragraph(`The site team did this for you: ${mailedLineName(line)}.`),
    paragraph(line.detail ?? "It is done."),
    action("Your order", page)
  ])

export const orderRefunded = (
  order: MailedOrder,
  amountCents: number,
  page: string,
  creditNote: string | null
): Letter =>
  letter(`Order ${order.number}: ${usd(amountCents)} refunded`, [
    ...testBlocks(order),
    paragraph(
      `${usd(amountCents)} of order ${order.number} goes back by the way you paid.` +
        `${order.test ? "" : " Banks take up to ten days to show it."}`
    ),
    action("Your order", page),
    ...(creditNote === null ? [] : [link("Credit note", creditNote)])
  ])

export const exampleOrder: MailedOrder = { number: "LB-7Q4M2K", test: false, vat_cents: 3762, total_cents: 23_562 }
export const exampleLines: readonly [MailedLine, MailedLine] = [
  {
    position: 0,
    name: "Launch",
    listing_name: "Tidewatch",
    week: "2026-12-28",
    amount_cents: 9900,
    status: "fulfilled",
    detail: null,
    options: null
  },
  {
    position: 1,
    name: "Newsletter mention",
    listing_name: "Tidewatch",
    week: null,
    amount_cents: 9900,
    status: "manual",
    detail: "You are in the issue of 5 January, third from the top.",
    options: { headline: "Tides in your pocket", audience: "Harbour masters" }
  }
]
const [launch, mention] = exampleLines
const page = `${exampleOrigin}/checkout/lU3pGm5hYv0QbXs8RtWzKe2NfAj7Dc1i`

export const orderMails: ReadonlyArray<MailKind> = [
  {
    name: "order-paid",
    title: "Order paid",
    sent: "To the buyer, when the money of an order arrived.",
    endable: null,
    example: () =>
      orderPaid(exampleOrder, exampleLines, page, `${exampleOrigin}/invoices/Tz4XkP0vS9mJc6RwB1qLyH7dGfA8eN2u`)
  },
  {
    name: "order-failed",
    title: "A line could not be done",
    sent: "To the buyer, when something that was paid for cannot be done any more.",
    endable: null,
    example: () => linesFailed(exampleOrder, [{ ...launch, detail: "Its week was full when the money arrived." }], page)
  },
  {
    name: "order-line-done",
    title: "A line was done by hand",
    sent: "To the buyer, when the site team did what was ordered.",
    endable: null,
    example: () => lineDone(exampleOrder, mention, page)
  },
  {
    name: "order-refunded",
    title: "Money went back",
    sent: "To the buyer, when money of an order goes back.",
    endable: null,
    example: () =>
      orderRefunded(exampleOrder, 11_781, page, `${exampleOrigin}/invoices/Wb8VnE3xK5sCj1TqZ6hRyM9gDpA4fU7o`)
  }
]
