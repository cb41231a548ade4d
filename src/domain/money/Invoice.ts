/**
 * Invoices and credit notes. What stands on one is put together once, when it is issued, and kept: settings, names and
 * rates may change after it and it reads the same for ever. All money is whole cents; a credit note's amounts are what
 * goes back, and positive. Pure.
 */
import { Schema } from "effect"
import type { Billing, VatDecision } from "./Basket.ts"

const NullableString = Schema.NullOr(Schema.String)

const InvoiceLine = Schema.Struct({
  name: Schema.String,
  /** For what: the listing, the week; null where the name says all. */
  detail: NullableString,
  /** Without VAT. */
  amount_cents: Schema.Int,
  vat_cents: Schema.Int
})
export type InvoiceLine = typeof InvoiceLine.Type

export const InvoiceKind = Schema.Literal("invoice", "credit_note")
export type InvoiceKind = typeof InvoiceKind.Type

export const InvoiceDocument = Schema.Struct({
  kind: InvoiceKind,
  number: Schema.String,
  /** `YYYY-MM-DD`, UTC, as are all dates here. */
  issued_on: Schema.String,
  order_number: Schema.String,
  currency: Schema.Literal("USD"),
  seller: Schema.Struct({
    name: Schema.String,
    address: Schema.Array(Schema.String),
    country: NullableString,
    email: NullableString,
    vat_number: NullableString
  }),
  buyer: Schema.Struct({
    /** The company, where there is one; the person otherwise. */
    name: Schema.String,
    /** The person at the company. */
    attention: NullableString,
    address: Schema.Array(Schema.String),
    country: NullableString,
    email: NullableString,
    vat_number: NullableString,
    /** Proof of the check of the number: VIES' consultation number. */
    consultation: NullableString
  }),
  lines: Schema.Array(InvoiceLine),
  subtotal_cents: Schema.Int,
  /** By rate. */
  vat: Schema.Array(
    Schema.Struct({
      country: NullableString,
      rate_percent: Schema.Number,
      reverse_charge: Schema.Boolean,
      net_cents: Schema.Int,
      amount_cents: Schema.Int,
      /** Why it is so, in a sentence. */
      note: NullableString
    })
  ),
  vat_cents: Schema.Int,
  total_cents: Schema.Int,
  /** How it was paid, or on a credit note is paid back; null where there was nothing to pay. */
  payment: Schema.NullOr(Schema.Struct({ provider: Schema.String, on: Schema.String })),
  /** Paid in test mode: no money moved. */
  test: Schema.Boolean,
  /** Of a credit note: what it takes back, and why. */
  corrects: Schema.NullOr(Schema.Struct({ number: Schema.String, issued_on: Schema.String, reason: NullableString }))
})
export type InvoiceDocument = typeof InvoiceDocument.Type

const seriesNames = { invoice: "INV", credit_note: "CN" } as const
/**
 * Numbers of a kind are counted anew each year: `INV-2026`. What was paid in test mode has numbers of its own,
 * `TEST-INV-2026`, so that those of the books hold sales alone.
 */
export const invoiceSeries = (kind: InvoiceKind, at: Date, isTest: boolean): string =>
  `${isTest ? "TEST-" : ""}${seriesNames[kind]}-${at.getUTCFullYear()}`
export const invoiceNumber = (series: string, sequence: number): string =>
  `${series}-${String(sequence).padStart(6, "0")}`
export const invoiceDay = (at: Date): string => at.toISOString().slice(0, 10)

/** The seller as the site's settings have it, and what is put where they say nothing. */
export interface SellerSettings {
  readonly name: string | null
  readonly address: string | null
  readonly country: string | null
  readonly email: string | null
  readonly vatNumber: string | null
}

const linesOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")

const sellerOf = (seller: SellerSettings, siteName: string): InvoiceDocument["seller"] => ({
  name: seller.name ?? siteName,
  address: linesOf(seller.address ?? ""),
  country: seller.country,
  email: seller.email,
  vat_number: seller.vatNumber
})

/** Whoever ordered, where no billing details were asked for. */
const unnamed = (email: string | null): InvoiceDocument["buyer"] => ({
  name: email ?? "Customer",
  attention: null,
  address: [],
  country: null,
  email,
  vat_number: null,
  consultation: null
})

const buyerOf = (billing: Billing | null, email: string | null): InvoiceDocument["buyer"] => {
  if (billing === null) return unnamed(email)
  const { name, company, address, postal_code, city, country, vat } = billing
  return {
    name: company ?? name,
    attention: company === null ? null : name,
    address: [...linesOf(address), `${postal_code} ${city}`.trim()].filter((line) => line !== ""),
    country,
    email: billing.email,
    vat_number: vat?.number ?? null,
    consultation: vat?.consultation ?? null
  }
}

/** What an invoice and a credit note have in common. */
export interface InvoiceFacts {
  readonly number: string
  readonly issuedOn: string
  readonly orderNumber: string
  readonly seller: SellerSettings
  /** Stands for the seller's name while no setting does. */
  readonly siteName: string
  readonly billing: Billing | null
  /** Of the account that ordered. */
  readonly email: string | null
  readonly vat: VatDecision
  readonly lines: ReadonlyArray<InvoiceLine>
  readonly payment: InvoiceDocument["payment"]
  readonly test: boolean
  /** null makes it an invoice. */
  readonly corrects: InvoiceDocument["corrects"]
}

const sumOf = (amounts: ReadonlyArray<number>) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The totals are those of the lines, so that neither can disagree with the other. */
export const makeInvoice = (facts: InvoiceFacts): InvoiceDocument => {
  const { vat, lines } = facts
  const subtotal = sumOf(lines.map(({ amount_cents }) => amount_cents))
  const vatCents = sumOf(lines.map(({ vat_cents }) => vat_cents))
  const { country, rate_percent, reverse_charge, note } = vat
  return {
    kind: facts.corrects === null ? "invoice" : "credit_note",
    number: facts.number,
    issued_on: facts.issuedOn,
    order_number: facts.orderNumber,
    currency: "USD",
    seller: sellerOf(facts.seller, facts.siteName),
    buyer: buyerOf(facts.billing, facts.email),
    lines,
    subtotal_cents: subtotal,
    vat: [{ country, rate_percent, reverse_charge, net_cents: subtotal, amount_cents: vatCents, note }],
    vat_cents: vatCents,
    total_cents: subtotal + vatCents,
    payment: facts.payment,
    test: facts.test,
    corrects: facts.corrects
  }
}
