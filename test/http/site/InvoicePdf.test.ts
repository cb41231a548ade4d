/** Invoices on paper: the same each time, over as many pages as they need, with all that is on them. */
import { describe, expect, test } from "bun:test"
import { type InvoiceFacts, makeInvoice } from "../../../src/domain/money/Invoice.ts"
import { invoicePdf } from "../../../src/http/site/checkout/pdf/InvoicePdf.ts"
import { german, german19 } from "../../support/BilledOrder.ts"

const facts: InvoiceFacts = {
  number: "INV-2026-000001",
  issuedOn: "2026-11-20",
  orderNumber: "LB-7K2M9QXW4T",
  seller: {
    name: "Haven & Kade",
    address: "Keizersgracht 241; Amsterdam",
    country: "NL",
    email: null,
    vatNumber: null
  },
  siteName: "Launchbook",
  billing: german,
  email: null,
  vat: german19,
  lines: [{ name: "Paid launch", detail: "Tidewatch", amount_cents: 4900, vat_cents: 931 }],
  payment: { provider: "stripe", on: "2026-11-20" },
  test: false,
  corrects: null
}
const lines = (count: number, name: string) =>
  Array.from({ length: count }, () => ({ name, detail: "Tidewatch", amount_cents: 4900, vat_cents: 931 }))
const made = async (more: Partial<InvoiceFacts> = {}) =>
  Buffer.from(await invoicePdf(makeInvoice({ ...facts, ...more }), "https://launchbook.test/invoices/x")).toString(
    "latin1"
  )
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b(?!s)/g)?.length

describe("an invoice on paper", () => {
  test("is the same whenever it is made", async () => {
    expect(await made()).toBe(await made())
  })
  test.each([
    [1, "Paid launch", 1],
    [60, "Paid launch", 4],
    [20, "x".repeat(2000), 20]
  ])("%p lines go on over further pages", async (count, name, pages) => {
    expect(pagesOf(await made({ lines: lines(count, name) }))).toBe(pages)
  })
  test("takes words of any length and script", async () => {
    const long = { ...german, company: "Ж".repeat(300), address: "Λ".repeat(1000), city: "北京 مرحبا 🚢" }
    expect(pagesOf(await made({ billing: long }))).toBeGreaterThan(0)
  })
})

const pdftotext = Bun.which("pdftotext")
/** What stands on it, from the top. */
const textOf = async (pdf: string) => {
  const reading = Bun.spawn([pdftotext ?? "pdftotext", "-", "-"], { stdin: Buffer.from(pdf, "latin1"), stdout: "pipe" })
  return (await new Response(reading.stdout).text()).replace(/\s+/g, " ")
}
describe.skipIf(pdftotext === null)("its words (where pdftotext is)", () => {
  test("are those of the document, in the alphabets of the Union", async () => {
    const billing = { ...german, company: null, name: "Γιώργος Щербаков", city: "Łódź" }
    const text = await textOf(await made({ billing, test: true, payment: { provider: "test", on: "2026-11-20" } }))
    for (const words of [
      "Invoice",
      "INV-2026-000001",
      "TEST - no money moved",
      "Haven & Kade",
      "Γιώργος Щербаков",
      "22767 Łódź",
      "VAT DE136695976",
      "Order: LB-7K2M9QXW4T",
      "Paid launch",
      "VAT 19 % (Germany)",
      "$9.31",
      "$58.31",
      "Paid on 20 November 2026 in test mode.",
      "Page 1 of 1"
    ])
      expect(text).toContain(words)
    expect(text).not.toContain("cannot be printed")
  })
  test("say where the others are that it has no letters for", async () => {
    expect(await textOf(await made({ billing: { ...german, city: "北京" } }))).toContain(
      "Some characters cannot be printed here; https://launchbook.test/invoices/x shows them all."
    )
  })
  test("of a credit note name the invoice", async () => {
    const corrects = { number: "INV-2026-000001", issued_on: "2026-11-18", reason: "The week was full." }
    const text = await textOf(await made({ number: "CN-2026-000001", corrects }))
    expect(text).toContain("Credit note Haven & Kade CN-2026-000001")
    expect(text).toContain("Corrects invoice INV-2026-000001 of 18 November 2026. Reason: The week was full.")
    expect(text).toContain("Total credited")
  })
})
