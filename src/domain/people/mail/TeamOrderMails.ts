/** What the site team is told about an order. What a buyer typed stands on one line each, behind its name. */
import { usd } from "../../money/Amounts.ts"
import { oneLine } from "../../text/FittedText.ts"
import { bullets, code, facts, heading, type Letter, letter, paragraph } from "../../text/Letter.ts"
import type { MailKind } from "./MailKind.ts"
import {
  exampleLines,
  exampleOrder,
  type MailedLine,
  type MailedOrder,
  mailedLineName,
  testBlocks
} from "./OrderMails.ts"

const placeOf = (line: MailedLine) => `Line ${line.position + 1}: ${mailedLineName(line)}`
const fulfilCommand = ({ number }: MailedOrder) => code(`launchbook order fulfil ${number} --line N --note "..."`)
const showCommand = ({ number }: MailedOrder) => code(`launchbook order show ${number}`)

export const workForTeam = (order: MailedOrder, lines: ReadonlyArray<MailedLine>): Letter =>
  letter(`Order ${order.number}: to be done by hand`, [
    ...testBlocks(order),
    ...lines.flatMap((line) => {
      const options = Object.entries(line.options ?? {})
      return [
        heading(placeOf(line)),
        ...(options.length === 0
          ? []
          : [facts(Object.fromEntries(options.map(([key, value]) => [key, oneLine(String(value), 2000)])))])
      ]
    }),
    paragraph("When it is done:"),
    fulfilCommand(order)
  ])

export const failedForTeam = (order: MailedOrder, lines: ReadonlyArray<MailedLine>): Letter =>
  letter(`Order ${order.number}: a paid line could not be done`, [
    ...testBlocks(order),
    bullets(lines.map((line) => `${placeOf(line)}: ${line.detail ?? ""}`)),
    paragraph("It is refunded by itself unless you do it first:"),
    fulfilCommand(order)
  ])

export const paymentToReview = (order: MailedOrder, what: string): Letter =>
  letter(`Order ${order.number}: a payment does not fit`, [
    ...testBlocks(order),
    paragraph(what),
    paragraph("Nothing was fulfilled. Look at it at the payment provider, and here:"),
    showCommand(order)
  ])

export const disputeOpened = (order: MailedOrder, amountCents: number): Letter =>
  letter(`Order ${order.number} is disputed`, [
    ...testBlocks(order),
    paragraph(
      `The payer's bank asks for ${usd(amountCents)} back. What was bought is out of effect until that is decided. ` +
        "Answer it at the payment provider."
    )
  ])

export const refundFailed = (order: MailedOrder, amountCents: number): Letter =>
  letter(`Order ${order.number}: a refund was refused`, [
    ...testBlocks(order),
    paragraph(
      `The payment provider did not take the refund of ${usd(amountCents)}. Give it there by hand, or another way.`
    )
  ])

export const wentBackTwice = (order: MailedOrder, amountCents: number): Letter =>
  letter(`Order ${order.number}: more went back than was left`, [
    ...testBlocks(order),
    paragraph(
      `A refund was on its way when the same money went back otherwise: ${usd(amountCents)} went back twice. It is ` +
        "booked, and no credit note was written for this refund. Settle it with the buyer."
    ),
    showCommand(order)
  ])

const [launch, mention] = exampleLines
const kind = (name: string, title: string, when: string, example: () => Letter): MailKind => ({
  name,
  title,
  sent: `To the site team, when ${when}.`,
  endable: null,
  example
})

export const teamOrderMails: ReadonlyArray<MailKind> = [
  kind("team-work", "Work for the team", "something was paid that is done by hand", () =>
    workForTeam(exampleOrder, [mention])
  ),
  kind("team-failed", "A paid line failed", "something that was paid for cannot be done", () =>
    failedForTeam(exampleOrder, [{ ...launch, detail: "Its week was full when the money arrived." }])
  ),
  kind("team-payment-review", "A payment does not fit", "a payment is not what its order says", () =>
    paymentToReview(exampleOrder, "235.62 USD were asked for, and 200.00 USD arrived.")
  ),
  kind("team-dispute", "An order is disputed", "the bank of a payer asks for money back", () =>
    disputeOpened(exampleOrder, 23_562)
  ),
  kind("team-refund-failed", "A refund was refused", "the payment provider did not take a refund", () =>
    refundFailed(exampleOrder, 11_781)
  ),
  kind("team-refunded-twice", "Money went back twice", "a refund crossed with another way back", () =>
    wentBackTwice(exampleOrder, 11_781)
  )
]
