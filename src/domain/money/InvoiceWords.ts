/** What stands on an invoice in words: the page and the PDF say the same. Pure. */
import { countryName } from "../listing/Countries.ts"
import { ratePercent } from "./Amounts.ts"
import type { InvoiceDocument, InvoiceKind } from "./Invoice.ts"

export const invoiceTitle = (kind: InvoiceKind): string => (kind === "invoice" ? "Invoice" : "Credit note")

/** Stands on whatever was paid in test mode. */
export const testMark = "TEST - no money moved"

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })
/** `2026-11-20` is 20 November 2026. */
export const dateInWords = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`))

type VatRow = InvoiceDocument["vat"][number]
/** `VAT 19 % (Germany)`, `VAT 0 % (reverse charge)`. */
export const vatLabel = ({ country, rate_percent, reverse_charge }: VatRow): string => {
  const why = reverse_charge ? "reverse charge" : rate_percent > 0 && country !== null ? countryName(country) : null
  return `VAT ${ratePercent(rate_percent)}${why === null ? "" : ` (${why})`}`
}

const providers: Readonly<Record<string, string>> = { stripe: "through Stripe", test: "in test mode" }
/** How it was paid, or is paid back. */
export const paymentSentence = ({ kind, payment }: Pick<InvoiceDocument, "kind" | "payment">): string => {
  if (payment === null) return "Nothing was to be paid."
  const by = providers[payment.provider] ?? `through ${payment.provider}`
  return kind === "invoice"
    ? `Paid on ${dateInWords(payment.on)} ${by}.`
    : `Paid back on ${dateInWords(payment.on)} ${by}, the way it was paid.`
}

/** What a credit note takes back; null on an invoice. */
export const correctionSentence = ({ corrects }: Pick<InvoiceDocument, "corrects">): string | null => {
  if (corrects === null) return null
  const reason = corrects.reason === null ? "" : ` Reason: ${corrects.reason.replace(/[.\s]+$/, "")}.`
  return `Corrects invoice ${corrects.number} of ${dateInWords(corrects.issued_on)}.${reason}`
}

/** The lines of an address on paper: name, person, street, place, country, then tax number and mail. */
export const partyLines = (party: InvoiceDocument["seller"] | InvoiceDocument["buyer"]): ReadonlyArray<string> =>
  [
    "attention" in party ? party.attention : null,
    ...party.address,
    party.country === null ? null : countryName(party.country),
    party.vat_number === null ? null : `VAT ${party.vat_number}`,
    party.email
  ].filter((line) => line !== null)
