/** Who buys in the mode `pay`, what each owes, and how what they are told is held against that. */
import type { Billing } from "./Buyer.ts"
import { at, listAt, numberAt, textAt } from "./Json.ts"
import type { Details } from "./Payer.ts"
import type { Report } from "./Report.ts"
import { vatNumbers } from "./Vies.ts"

export const cents = { launch: 9900, featured: 4900, extra_categories: 1900, done_for_you: 24_900 } as const
export const seller = {
  "seller.country": "NL",
  "seller.name": "Launchbook BV",
  "seller.address": "Kade 1; 3011 AA Rotterdam",
  "seller.email": "billing@world-directory.com",
  "seller.vat_number": "NL123456782B90"
}

export const person: Details = {
  name: "Erika Beispiel",
  company: "",
  email: "erika@world-buyer.com",
  address: "Hafenstraße 1",
  postal_code: "20457",
  city: "Hamburg",
  country: "DE",
  vat_number: ""
}

/** Who buys, and what it makes of the VAT of 100 dollars. */
export interface Case {
  readonly name: string
  readonly billing: Billing
  readonly vies?: "away"
  readonly rate: number
  readonly reverse: boolean
  readonly status: string | null
  /** What the page says of it once it is saved. */
  readonly words: RegExp
}
export const cases: ReadonlyArray<Case> = [
  {
    name: "a consumer in Germany",
    billing: { billing_country: "DE" },
    rate: 19,
    reverse: false,
    status: null,
    words: /VAT of Germany, 19 %/
  },
  {
    name: "a business with a valid number",
    billing: { billing_country: "DE", vat_number: vatNumbers.valid },
    rate: 0,
    reverse: true,
    status: "valid",
    words: /reverse charge/i
  },
  {
    name: "a business with a number VIES does not have",
    billing: { billing_country: "DE", vat_number: vatNumbers.invalid },
    rate: 19,
    reverse: false,
    status: "invalid",
    words: /is not a valid VAT number/
  },
  {
    name: "a business whose country's register is away",
    billing: { billing_country: "FR", vat_number: vatNumbers.unverifiable },
    rate: 20,
    reverse: false,
    status: "unverified",
    words: /could not be checked/
  },
  {
    name: "a business while VIES is away",
    billing: { billing_country: "DE", vat_number: "DE811569869" },
    vies: "away",
    rate: 19,
    reverse: false,
    status: "unverified",
    words: /could not be checked/
  },
  {
    name: "a consumer in the United States",
    billing: { billing_country: "US" },
    rate: 0,
    reverse: false,
    status: null,
    words: /No VAT/
  }
]

export const amounts = (money: unknown) => ({
  subtotal: numberAt(money, "subtotal_cents") ?? -1,
  vat: numberAt(money, "vat", "amount_cents") ?? -1,
  total: numberAt(money, "total_cents") ?? -1
})
export const dollars = (sum: number) => `$${(sum / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`
export const lineStates = (order: unknown) =>
  listAt(order, "lines").map((line) => textAt(line, "fulfillment", "status"))

/** What a quote, an order or an invoice says, against what this buyer owes. */
export const judgeMoney = (report: Report, what: string, money: unknown, { rate, reverse, status }: Case) => {
  const { subtotal, vat, total } = amounts(money)
  const share = listAt(money, "lines").reduce<number>((sum, line) => sum + (numberAt(line, "vat_cents") ?? 0), 0)
  report.check(`${what} has VAT at ${rate} %`, vat === Math.round((subtotal * rate) / 100), `${vat} of ${subtotal}`)
  report.check(
    `${what} adds up`,
    total === subtotal + vat && share === vat,
    JSON.stringify({ subtotal, vat, total, share })
  )
  report.check(`${what} says what is known of the number`, at(money, "vat", "vat_number_status") === status)
  report.check(`${what} says whether the charge is reversed`, at(money, "vat", "reverse_charge") === reverse)
}

export const fetchText = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(20_000) })
  return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() }
}

export const judgeInvoice = async (report: Report, who: string, order: unknown, isTest: boolean) => {
  const address = textAt(order, "invoice_url")
  const shown = await fetchText(address, { accept: "text/html" })
  report.check(`${who}: the invoice is a page`, shown.status === 200 && shown.type.startsWith("text/html"), address)
  report.check(
    `${who}: with its total`,
    shown.text.includes(dollars(amounts(order).total)),
    dollars(amounts(order).total)
  )
  report.check(`${who}: and the seller`, shown.text.includes("Launchbook BV") && shown.text.includes("NL123456782B90"))
  report.check(`${who}: that says it is a test if it is`, shown.text.includes("no money moved") === isTest)
  const pdf = await fetchText(`${address}.pdf`)
  report.check(`${who}: and a PDF`, pdf.status === 200 && pdf.text.startsWith("%PDF-"), `${pdf.status} ${pdf.type}`)
}
