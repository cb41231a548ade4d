/** An invoice or a credit note on paper. The same document makes the same bytes, whenever it is asked for. */
import { usd } from "../../../../domain/money/Amounts.ts"
import type { InvoiceDocument } from "../../../../domain/money/Invoice.ts"
import {
  correctionSentence,
  dateInWords,
  invoiceTitle,
  partyLines,
  paymentSentence,
  testMark,
  vatLabel
} from "../../../../domain/money/InvoiceWords.ts"
import { makeSheet, type PdfSheet, type PdfType, pageMargin, textWidth } from "./PdfSheet.ts"

const gap = 14
const label: PdfType = { size: 7.5, colour: "soft" }
const amount: PdfType = { align: "right" }

/** Scripts the fonts have no letters of, or that are not written from left to right. */
const unprintable =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u

const head = (sheet: PdfSheet, invoice: InvoiceDocument): number => {
  const { root, set, rule, frame } = sheet
  const half = textWidth / 2
  let y = set(
    root,
    "H1",
    invoiceTitle(invoice.kind),
    { x: pageMargin, y: pageMargin, width: half },
    { face: "serif", size: 24 }
  )
  y = set(
    root,
    "P",
    invoice.number,
    { x: pageMargin, y: y + 2, width: half },
    { face: "mono", size: 11, colour: "signal" }
  )
  const seller = { x: pageMargin + half, y: pageMargin + 8, width: half }
  y = Math.max(y, set(root, "P", invoice.seller.name, seller, { face: "bold", size: 11, align: "right" })) + 8
  rule(y, { strong: true })
  y += gap
  if (!invoice.test) return y
  const inner = { x: pageMargin + 10, y: y + 8, width: textWidth - 20 }
  const end = set(root, "P", testMark, inner, { face: "bold", size: 11, colour: "signal" })
  frame({ x: pageMargin, y, width: textWidth }, end + 6 - y)
  return end + 6 + gap
}

/** Who sells, who buys, and what it is about, beside one another. */
const parties = (sheet: PdfSheet, invoice: InvoiceDocument, top: number): number => {
  const { root, set, group } = sheet
  const width = (textWidth - 2 * gap) / 3
  const column = (at: number, title: string, name: string | null, lines: ReadonlyArray<string>) => {
    const section = group(root, "Sect")
    const x = pageMargin + at * (width + gap)
    let y = set(section, "H2", title, { x, y: top, width }, label) + 3
    if (name !== null) y = set(section, "P", name, { x, y, width }, { face: "bold" })
    for (const line of lines) y = set(section, "P", line, { x, y, width })
    return y
  }
  const { seller, buyer, corrects } = invoice
  const about = [
    `Date: ${dateInWords(invoice.issued_on)}`,
    `Order: ${invoice.order_number}`,
    ...(corrects === null ? [] : [`Corrects: ${corrects.number}`]),
    "Currency: US dollars (USD)"
  ]
  return Math.max(
    column(0, "From", seller.name, partyLines(seller)),
    column(1, "For", buyer.name, partyLines(buyer)),
    column(2, "Details", null, about)
  )
}

const columns = [
  { title: "What", x: pageMargin, width: textWidth - 180 },
  { title: "VAT", x: pageMargin + textWidth - 170, width: 80 },
  { title: "Without VAT", x: pageMargin + textWidth - 80, width: 80 }
] as const

const lettered = (at: number, lettering: PdfType): PdfType => (at === 0 ? lettering : { ...lettering, align: "right" })

/** The lines; the head of the table stands on every page it runs over, and a line is never cut. */
const table = (sheet: PdfSheet, invoice: InvoiceDocument, top: number): number => {
  const { root, set, group, rule, room, repeat, heightOf } = sheet
  const element = group(root, "Table")
  const header = group(element, "TR")
  for (const [at, { title, x, width }] of columns.entries())
    set(header, "TH", title, { x, y: top, width }, lettered(at, label))
  const headHeight = heightOf("What", columns[0].width, label) + 4
  let y = top + headHeight
  rule(y)
  y += 6
  const [what, tax, net] = columns
  for (const { name, detail, amount_cents, vat_cents } of invoice.lines) {
    const nameHeight = heightOf(name, what.width, { face: "bold" })
    const height = nameHeight + (detail === null ? 0 : heightOf(detail, what.width, { size: 8, colour: "soft" }))
    const at = room(y, height + 8)
    if (at !== y) {
      for (const [index, { title, x, width }] of columns.entries())
        repeat(title, { x, y: at, width }, lettered(index, label))
      rule(at + headHeight)
      y = at + headHeight + 6
    }
    const row = group(element, "TR")
    const cell = group(row, "TD")
    set(cell, "P", name, { x: what.x, y, width: what.width }, { face: "bold" })
    if (detail !== null)
      set(cell, "P", detail, { x: what.x, y: y + nameHeight, width: what.width }, { size: 8, colour: "soft" })
    set(row, "TD", usd(vat_cents), { x: tax.x, y, width: tax.width }, { ...amount, colour: "soft" })
    set(row, "TD", usd(amount_cents), { x: net.x, y, width: net.width }, amount)
    y += height + 5
    rule(y)
    y += 6
  }
  return y
}

const totals = (sheet: PdfSheet, invoice: InvoiceDocument, top: number): number => {
  const { root, set, group, rule } = sheet
  const width = 250
  const x = pageMargin + textWidth - width
  const element = group(root, "Table")
  const row = (title: string, cents: number, y: number, lettering: PdfType) => {
    const line = group(element, "TR")
    const end = set(line, "TH", title, { x, y, width: width - 90 }, lettering)
    return (
      Math.max(
        end,
        set(line, "TD", usd(cents), { x: x + width - 90, y, width: 90 }, { ...lettering, align: "right" })
      ) + 4
    )
  }
  let y = row("Sum without VAT", invoice.subtotal_cents, top, {})
  for (const each of invoice.vat)
    y = row(`${vatLabel(each)}${invoice.vat.length > 1 ? ` on ${usd(each.net_cents)}` : ""}`, each.amount_cents, y, {})
  rule(y, { x, width, strong: true })
  return row(invoice.kind === "invoice" ? "Total" : "Total credited", invoice.total_cents, y + 7, {
    face: "bold",
    size: 11
  })
}

/** Why the VAT is as it is, what is corrected, and how it was paid. */
const notes = (sheet: PdfSheet, invoice: InvoiceDocument, url: string, top: number): number => {
  const correction = correctionSentence(invoice)
  const isLacking = unprintable.test(JSON.stringify(invoice))
  const sentences = [
    ...invoice.vat.flatMap(({ note }) => (note === null ? [] : [note])),
    ...(correction === null ? [] : [correction]),
    paymentSentence(invoice),
    ...(isLacking ? [`Some characters cannot be printed here; ${url} shows them all.`] : [])
  ]
  return sentences.reduce((at, sentence) => {
    const y = sheet.room(at, sheet.heightOf(sentence, textWidth))
    return sheet.set(sheet.root, "P", sentence, { x: pageMargin, y, width: textWidth }) + 4
  }, top)
}

/** `url` is the page that shows the same. */
export const invoicePdf = (invoice: InvoiceDocument, url: string): Promise<Uint8Array> => {
  const title = `${invoiceTitle(invoice.kind)} ${invoice.number}`
  const sheet = makeSheet({ title, author: invoice.seller.name, at: new Date(`${invoice.issued_on}T00:00:00Z`) })
  let y = head(sheet, invoice)
  y = parties(sheet, invoice, y) + gap * 1.5
  y = table(sheet, invoice, y) + 4
  y = totals(sheet, invoice, sheet.room(y, 80)) + gap
  notes(sheet, invoice, url, y)
  return sheet.finish((number, count) =>
    [
      invoice.number,
      invoice.seller.name.slice(0, 60),
      `Page ${number} of ${count}`,
      ...(invoice.test ? [testMark] : [])
    ].join("  ·  ")
  )
}
