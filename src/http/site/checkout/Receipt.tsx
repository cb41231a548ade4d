/** @jsxImportSource preact */
/** What is bought and what it comes to, as on a receipt: lines without VAT, then the sum, the VAT and why, the total. */
import type { ComponentChildren } from "preact"
import { countryInText } from "../../../domain/listing/Countries.ts"
import { listingPath } from "../../../domain/listing/Links.ts"
import { ratePercent, usd } from "../../../domain/money/Amounts.ts"
import type { OrderStatus, OrderVat } from "../../../domain/money/Order.ts"
import type { Product } from "../../../domain/money/Product.ts"
import type { CheckoutLine, CheckoutView } from "../../../services/orders/Checkout.ts"
import { PaidLabel } from "../parts/PaidLabel.tsx"
import { Day } from "../parts/When.tsx"
import { wasPaid } from "./OrderStanding.ts"

/** The catalogue, for the names of what an order says by code. */
export interface CatalogueNames {
  readonly products: ReadonlyArray<Product>
  /** By slug. */
  readonly categories: ReadonlyMap<string, string>
}

/** Options by the words of the catalogue; one that it does not know any more, by its key. */
const chosen = (line: CheckoutLine, product: Product | undefined) =>
  Object.entries(line.options ?? {}).map(([key, value]) => {
    const option = product?.options?.find((one) => one.key === key)
    const choice = option?.choices.find((one) => one.value === value)
    return { key, label: option?.label ?? key, value: choice?.label ?? String(value) }
  })

const listingName = ({ name, slug }: NonNullable<CheckoutLine["listing"]>) =>
  slug === null ? name : <a href={listingPath(slug)}>{name}</a>

/** Everything that was said of a line, by name. */
const detailsOf = (line: CheckoutLine, { products, categories }: CatalogueNames) => {
  const product = products.find(({ code }) => code === line.product)
  const nameOf = (code: string) => products.find((one) => one.code === code)?.name ?? code
  const details: Array<{ readonly key: string; readonly label: string; readonly value: ComponentChildren }> = []
  if (line.listing !== null) details.push({ key: "_for", label: "For", value: listingName(line.listing) })
  if (line.week !== null) details.push({ key: "_week", label: "Week of Monday", value: <Day at={line.week} /> })
  else if ((product?.weeks ?? null) !== null) details.push({ key: "_week", label: "When", value: "At once, when paid" })
  if ((product?.includes ?? []).length > 0)
    details.push({ key: "_includes", label: "Includes", value: (product?.includes ?? []).map(nameOf).join(", ") })
  if ((line.categories ?? []).length > 0)
    details.push({
      key: "_categories",
      label: "Categories",
      value: (line.categories ?? []).map((slug) => categories.get(slug) ?? slug).join(", ")
    })
  return [...details, ...chosen(line, product)]
}

const Line = ({ line, catalogue }: { readonly line: CheckoutLine; readonly catalogue: CatalogueNames }) => {
  const product = catalogue.products.find(({ code }) => code === line.product)
  const details = detailsOf(line, catalogue)
  return (
    <li>
      <h3>{line.name}</h3>
      <span class="num">{usd(line.amount_cents)}</span>
      {details.length === 0 ? null : (
        <dl>
          {details.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {product === undefined ? null : <PaidLabel product={product} />}
    </li>
  )
}

/** What the row of the VAT is called. */
const vatLabel = ({ country, rate_percent, reverse_charge }: OrderVat) =>
  reverse_charge
    ? "VAT, reverse charge"
    : rate_percent === 0 || country === null
      ? "VAT"
      : `VAT of ${countryInText(country)}, ${ratePercent(rate_percent)}`

/** Paid is violet and says so; what went back, or may, is neither. */
const paidWords: Readonly<Partial<Record<OrderStatus, string>>> = {
  paid: "Paid",
  partially_refunded: "Paid, refunded in part"
}
const backWords: Readonly<Partial<Record<OrderStatus, string>>> = { refunded: "Refunded", disputed: "Disputed" }

const Standing = ({ order: { status, test } }: CheckoutView) => {
  const paid = paidWords[status]
  const back = backWords[status]
  const mode = test ? " in test mode" : ""
  if (paid !== undefined) return <span class="chip paid">{`${paid}${mode}`}</span>
  return back === undefined ? null : <span class="chip">{back}</span>
}

export const Receipt = ({ view, catalogue }: { readonly view: CheckoutView; readonly catalogue: CatalogueNames }) => {
  const { order, lines } = view
  const isPaid = wasPaid(view)
  const isVatOpen = view.billing === null && !isPaid && order.vat.country === null
  return (
    <section class={paidWords[order.status] === undefined ? "receipt" : "receipt bought"} aria-labelledby="receipt">
      <div class="receipt-head">
        <h2 id="receipt">
          {isPaid ? "What you bought" : order.status === "expired" ? "What it held" : "What you buy"}
        </h2>
        <Standing {...view} />
      </div>
      <ul>
        {lines.map((line, at) => (
          <Line key={at} line={line} catalogue={catalogue} />
        ))}
      </ul>
      <dl class="totals num">
        <dt>Without VAT</dt>
        <dd>{usd(order.subtotal_cents)}</dd>
        <dt>{vatLabel(order.vat)}</dt>
        <dd>{isVatOpen ? "by your country" : usd(order.vat.amount_cents)}</dd>
        <dt class="sum">{isVatOpen ? "Total without VAT, US dollars" : "Total, US dollars"}</dt>
        <dd class="sum">{usd(order.total_cents)}</dd>
      </dl>
      {order.vat.note === null || isVatOpen ? null : <p class="small soft">{order.vat.note}</p>}
      {view.billing === null && order.status === "pending" ? (
        <p class="small soft">The VAT is final once the billing details are saved.</p>
      ) : null}
    </section>
  )
}
