/** What a buyer and the site team are told about an order. Plain text, one thing to do each. */

import { usd } from "../../../domain/money/Amounts.ts"
import { oneLine } from "../../../domain/text/FittedText.ts"
import type { LineRow, OrderRow } from "../rows/OrdersRepo.ts"

interface MailText {
  readonly subject: string
  readonly text: string
}
const lineName = ({ name, listing_name, week }: LineRow) =>
  [
    name,
    ...(listing_name === null ? [] : [`for ${oneLine(listing_name, 80)}`]),
    ...(week === null ? [] : [`week of ${week}`])
  ].join(", ")
const listed = (lines: ReadonlyArray<LineRow>) =>
  lines.map((line) => `- ${lineName(line)}: ${usd(line.amount_cents)}`).join("\n")
const testWords = ({ test }: OrderRow) => (test ? "This was a test: no money moved.\n\n" : "")

export const orderPaid = (
  order: OrderRow,
  lines: ReadonlyArray<LineRow>,
  page: string,
  invoice: string | null
): MailText => {
  const manual = lines.filter(({ status }) => status === "manual")
  return {
    subject: `Order ${order.number} is paid`,
    text:
      `${testWords(order)}Thank you. ${usd(order.total_cents)} for order ${order.number} arrived.\n\n${listed(lines)}\n\n` +
      `VAT: ${usd(order.vat_cents)}\nTotal: ${usd(order.total_cents)}\n\n` +
      (manual.length === 0
        ? ""
        : `The site team does this by hand and will be in touch: ${manual.map(({ name }) => name).join(", ")}.\n\n`) +
      `Order: ${page}\n${invoice === null ? "" : `Invoice: ${invoice}\n`}`
  }
}

export const linesFailed = (order: OrderRow, lines: ReadonlyArray<LineRow>, page: string): MailText => ({
  subject: `Order ${order.number}: something could not be done`,
  text:
    `${testWords(order)}You paid for this, and it could not be done any more:\n\n` +
    `${lines.map((line) => `- ${lineName(line)}: ${line.detail ?? "not possible any more"}`).join("\n")}\n\n` +
    `Its money goes back to you by the way you paid, without your doing anything.\n\n${page}\n`
})

export const lineDone = (order: OrderRow, line: LineRow, page: string): MailText => ({
  subject: `Order ${order.number}: ${line.name} is done`,
  text: `${testWords(order)}The site team did this for you: ${lineName(line)}.\n\n${line.detail ?? "It is done."}\n\n${page}\n`
})

export const orderRefunded = (
  order: OrderRow,
  amountCents: number,
  page: string,
  creditNote: string | null
): MailText => ({
  subject: `Order ${order.number}: ${usd(amountCents)} refunded`,
  text:
    `${testWords(order)}${usd(amountCents)} of order ${order.number} goes back by the way you paid.` +
    `${order.test ? "" : " Banks take up to ten days to show it."}\n\n` +
    `Order: ${page}\n${creditNote === null ? "" : `Credit note: ${creditNote}\n`}`
})

export const workForTeam = (order: OrderRow, lines: ReadonlyArray<LineRow>): MailText => ({
  subject: `Order ${order.number}: to be done by hand`,
  text: `${testWords(order)}${lines
    .map(
      (line) =>
        `Line ${line.position + 1}: ${lineName(line)}\n${Object.entries(line.options ?? {})
          .map(([key, value]) => `  ${key}: ${oneLine(String(value), 2000)}\n`)
          .join("")}`
    )
    .join("\n")}\nWhen it is done: launchbook order fulfil ${order.number} --line N --note "..."\n`
})

export const failedForTeam = (order: OrderRow, lines: ReadonlyArray<LineRow>): MailText => ({
  subject: `Order ${order.number}: a paid line could not be done`,
  text:
    `${lines.map((line) => `Line ${line.position + 1}: ${lineName(line)}: ${line.detail ?? ""}`).join("\n")}\n\n` +
    `It is refunded by itself unless you do it first: launchbook order fulfil ${order.number} --line N --note "..."\n`
})

export const paymentToReview = (order: OrderRow, what: string): MailText => ({
  subject: `Order ${order.number}: a payment does not fit`,
  text: `${what}\n\nNothing was fulfilled. Look at it at the payment provider; launchbook order show ${order.number}\n`
})

export const disputeOpened = (order: OrderRow, amountCents: number): MailText => ({
  subject: `Order ${order.number} is disputed`,
  text:
    `The payer's bank asks for ${usd(amountCents)} back. What was bought is out of effect until that is decided. ` +
    `Answer it at the payment provider.\n`
})

export const refundFailed = (order: OrderRow, amountCents: number): MailText => ({
  subject: `Order ${order.number}: a refund was refused`,
  text: `The payment provider did not take the refund of ${usd(amountCents)}. Give it there by hand, or another way.\n`
})

export const wentBackTwice = (order: OrderRow, amountCents: number): MailText => ({
  subject: `Order ${order.number}: more went back than was left`,
  text:
    `A refund was on its way when the same money went back otherwise: ${usd(amountCents)} went back twice. ` +
    `It is booked, and no credit note was written for this refund. Settle it with the buyer; launchbook order show ${order.number}\n`
})
