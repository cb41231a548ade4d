/** @jsxImportSource preact */
/**
 * `/invoices/{secret}`: an invoice or a credit note, to be read, printed or taken away as a PDF. Whoever has the address
 * may see it; it is kept by nobody.
 */
import { Effect, Schema } from "effect"
import { usd } from "../../../domain/money/Amounts.ts"
import type { InvoiceDocument, InvoiceLine } from "../../../domain/money/Invoice.ts"
import {
  correctionSentence,
  dateInWords,
  invoiceTitle,
  partyLines,
  paymentSentence,
  testMark,
  vatLabel
} from "../../../domain/money/InvoiceWords.ts"
import { Invoices, type ReadInvoice } from "../../../services/orders/Invoices.ts"
import { problem } from "../declare/Instead.ts"
import { secretAddress } from "../declare/SecretAddress.ts"
import { page } from "../declare/SitePage.ts"

interface Model extends ReadInvoice {
  readonly secret: string
}

const Party = ({
  title,
  party
}: {
  readonly title: string
  readonly party: InvoiceDocument["seller"] | InvoiceDocument["buyer"]
}) => (
  <section>
    <h2>{title}</h2>
    <p>
      <strong>{party.name}</strong>
      {partyLines(party).map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </p>
  </section>
)

const Line = ({ line }: { readonly line: InvoiceLine }) => (
  <tr>
    <td>
      {line.name}
      {line.detail === null ? null : <small class="soft">{line.detail}</small>}
    </td>
    <td class="num soft">{usd(line.vat_cents)}</td>
    <td class="num">{usd(line.amount_cents)}</td>
  </tr>
)

const Sums = ({ invoice }: { readonly invoice: InvoiceDocument }) => (
  <dl class="sums num">
    <dt>Sum without VAT</dt>
    <dd>{usd(invoice.subtotal_cents)}</dd>
    {invoice.vat.map((row) => (
      <>
        <dt>
          {vatLabel(row)}
          {invoice.vat.length > 1 ? ` on ${usd(row.net_cents)}` : null}
        </dt>
        <dd>{usd(row.amount_cents)}</dd>
      </>
    ))}
    <dt class="total">{invoice.kind === "invoice" ? "Total" : "Total credited"}</dt>
    <dd class="total">{usd(invoice.total_cents)}</dd>
  </dl>
)

const View = ({ document: invoice, related, secret }: Model) => {
  const correction = correctionSentence(invoice)
  return (
    <article class="invoice">
      <header>
        <div>
          <h1>{invoiceTitle(invoice.kind)}</h1>
          <p class="mono number">{invoice.number}</p>
        </div>
        <a class="button primary" href={`/invoices/${secret}.pdf`}>
          Download the PDF
        </a>
      </header>
      {invoice.test ? <p class="test">{testMark}</p> : null}
      <div class="parties">
        <Party title="From" party={invoice.seller} />
        <Party title="For" party={invoice.buyer} />
        <section>
          <h2>Details</h2>
          <dl class="facts">
            <dt>Date</dt>
            <dd>
              <time datetime={invoice.issued_on}>{dateInWords(invoice.issued_on)}</time>
            </dd>
            <dt>Order</dt>
            <dd class="mono">{invoice.order_number}</dd>
            <dt>Currency</dt>
            <dd>US dollars (USD)</dd>
          </dl>
        </section>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" class="num">
              VAT
            </th>
            <th scope="col" class="num">
              Without VAT
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, at) => (
            <Line key={at} line={line} />
          ))}
        </tbody>
      </table>
      <Sums invoice={invoice} />
      <div class="notes">
        {invoice.vat.map(({ note }) => (note === null ? null : <p key={note}>{note}</p>))}
        {correction === null ? null : <p>{correction}</p>}
        <p>{paymentSentence(invoice)}</p>
      </div>
      {related.length === 0 ? null : (
        <nav class="related" aria-label="Belongs to it">
          <p class="soft small">
            {invoice.kind === "invoice" ? "Corrected by " : "Corrects "}
            {related.map(({ number, url }, at) => (
              <span key={number}>
                {at === 0 ? null : ", "}
                <a href={new URL(url).pathname}>{number}</a>
              </span>
            ))}
          </p>
        </nav>
      )}
    </article>
  )
}

const unknown = () =>
  problem(
    404,
    "There is no such invoice",
    "The address is not whole, or was mistyped. Your orders have the right one.",
    {
      link: { href: "/account", label: "Your account" }
    }
  )

export const invoice = page("/invoices/:secret", {
  audience: "unlisted",
  styles: ["checkout"],
  params: { secret: Schema.String },
  title: ({ document }) => `${invoiceTitle(document.kind)} ${document.number} · Launchbook`,
  description: "An invoice, to be read, printed or downloaded.",
  policy: (_, origin) => secretAddress(origin),
  load: ({ params: { secret } }) =>
    Effect.flatMap(Invoices, (invoices) => invoices.bySecret(secret)).pipe(
      Effect.flatMap((found) => (found === undefined ? unknown() : Effect.succeed({ ...found, secret })))
    ),
  view: View
})
