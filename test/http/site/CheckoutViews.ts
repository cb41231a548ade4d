/** Orders in every state a page of theirs can show, and those pages as a browser gets them. */
import type { Product } from "../../../src/domain/money/Product.ts"
import { checkout, checkoutModel, type PageNotes } from "../../../src/http/site/checkout/CheckoutPage.tsx"
import type { Sheet } from "../../../src/http/site/declare/SitePage.ts"
import { renderPage } from "../../../src/http/site/frame/Html.tsx"
import { navigation } from "../../../src/http/site/Navigation.ts"
import type { CheckoutLine, CheckoutView } from "../../../src/services/orders/Checkout.ts"

export const now = new Date("2026-11-20T10:00:00.000Z")
export const secret = "4fJ0Zk1sQ9vT2xWbN7pLcR8y"

const product = (code: string, name: string, more: Partial<Product> = {}): Product => ({
  code,
  name,
  description: `${name} does what it says.`,
  price_cents: 9900,
  currency: "USD",
  price_excludes_vat: true,
  needs_listing: true,
  available: true,
  min_amount_cents: null,
  weeks: null,
  options: null,
  includes: null,
  ...more
})
export const products: ReadonlyArray<Product> = [
  product("launch", "Launch", { weeks: [] }),
  product("featured", "Featured", { weeks: [] }),
  product("extra_categories", "Extra categories"),
  product("launch_bundle", "Launch bundle", { weeks: [], includes: ["launch", "featured", "extra_categories"] }),
  product("trophy_print", "Award print", {
    options: [
      {
        key: "size",
        label: "Size",
        type: "choice",
        required: true,
        choices: [{ value: "a3", label: "A3, 297 x 420 mm", price_cents: 2000 }],
        max_length: null
      },
      { key: "ship_to", label: "Name and postal address", type: "text", required: true, choices: [], max_length: 400 }
    ]
  })
]

export const line = (more: Partial<CheckoutLine> = {}): CheckoutLine => ({
  product: "launch",
  name: "Launch",
  listing_id: 7,
  week: "2026-12-07",
  amount_cents: 9900,
  vat_cents: 1881,
  options: null,
  categories: null,
  fulfillment: { status: "pending", at: null, detail: null },
  listing: { name: "Tidewatch", slug: "tidewatch" },
  refunded_cents: 0,
  frozen: false,
  ...more
})

export const billing = {
  name: "Ada Holm",
  company: "Tidewatch GmbH",
  email: "ada@tidewatch.example",
  address: "Am Sandtorkai 12",
  postal_code: "20457",
  city: "Hamburg",
  country: "DE",
  vat: null
} satisfies CheckoutView["billing"]

type More = Partial<Omit<CheckoutView, "order">> & { readonly order?: Partial<CheckoutView["order"]> }
export const viewOf = (more: More = {}): CheckoutView => {
  const lines = more.lines ?? [line()]
  const subtotal = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const vatCents = lines.reduce((sum, { vat_cents }) => sum + vat_cents, 0)
  return {
    billing: null,
    email: "ada@tidewatch.example",
    hint: { country: "DE", vat_number: null },
    payment: { state: "none", url: null },
    isTest: false,
    paymentsOpen: true,
    mayPay: more.billing !== undefined && more.billing !== null,
    isCancelled: false,
    refunds: [],
    dispute: null,
    ...more,
    lines,
    order: {
      number: "LB-7K3M9Q2XWD",
      status: "pending",
      currency: "USD",
      lines,
      subtotal_cents: subtotal,
      vat: {
        country: "DE",
        rate_percent: 19,
        amount_cents: vatCents,
        reverse_charge: false,
        vat_number: null,
        vat_number_status: null,
        note: null
      },
      total_cents: subtotal + vatCents,
      checkout_url: `https://launchbook.test/checkout/${secret}`,
      created_at: "2026-11-20T09:00:00.000Z",
      expires_at: "2026-11-21T09:00:00.000Z",
      paid_at: null,
      invoice_url: null,
      test: more.isTest ?? false,
      ...more.order
    }
  }
}

/** The same order after its payment. */
export const paidView = (more: More = {}): CheckoutView =>
  viewOf({
    billing,
    payment: { state: "paid", url: null },
    ...more,
    order: {
      status: "paid",
      paid_at: "2026-11-20T09:30:00.000Z",
      invoice_url: "https://launchbook.test/invoices/9fJ0Zk1sQ9vT2xWbN7pLcR8z",
      ...more.order
    }
  })

const done = (detail: string | null) => ({ status: "fulfilled", at: "2026-11-20T09:30:02.000Z", detail }) as const
const several = [
  line({ fulfillment: done("Launches in the week of 7 Dec 2026.") }),
  line({
    product: "featured",
    name: "Featured",
    amount_cents: 4900,
    vat_cents: 931,
    fulfillment: { status: "failed", at: "2026-11-20T09:30:02.000Z", detail: "The week of 7 Dec 2026 is full" }
  }),
  line({
    product: "trophy_print",
    name: "Award print",
    week: null,
    amount_cents: 6500,
    vat_cents: 1235,
    options: { size: "a3", ship_to: "Ada Holm, Am Sandtorkai 12, 20457 Hamburg, Germany" },
    fulfillment: { status: "manual", at: null, detail: null }
  }),
  line({
    product: "extra_categories",
    name: "Extra categories",
    week: null,
    amount_cents: 1900,
    vat_cents: 361,
    categories: ["oceans", "field-work"],
    fulfillment: { status: "pending", at: null, detail: null }
  })
]
const pendingSeveral = several.map((one) => ({ ...one, fulfillment: line().fulfillment }))
const vatNumber = (status: "valid" | "invalid" | "unverified") => ({
  number: "NL123456789B01",
  status,
  consultation: null
})
const dutch = { ...billing, company: "Tij BV", city: "Delft", postal_code: "2611", country: "NL" }
const noVat = { vat_cents: 0 }

/** Every state by name, and what was said on its page. */
export const states: Readonly<Record<string, { readonly view: CheckoutView; readonly said?: Partial<PageNotes> }>> = {
  "billing details to come": { view: viewOf({ lines: pendingSeveral }) },
  "no country yet": {
    view: viewOf({
      hint: { country: null, vat_number: null },
      lines: [line(noVat)],
      order: {
        vat: {
          country: null,
          rate_percent: 0,
          amount_cents: 0,
          reverse_charge: false,
          vat_number: null,
          vat_number_status: null,
          note: "VAT is added at checkout, by the buyer's country."
        }
      }
    })
  },
  "billing details that are wrong": {
    view: viewOf(),
    said: {
      wrong: {
        typed: {
          name: "",
          company: "",
          email: "ada@",
          address: "Am Sandtorkai 12",
          postal_code: "20457",
          city: "Hamburg",
          country: "DE",
          vat_number: "DE1"
        },
        problems: {
          name: "Write the name the invoice is for.",
          email: "Write an e-mail address, as in ada@example.com.",
          vat_number: "A VAT number of Germany has DE and nine digits."
        }
      }
    }
  },
  "ready to pay": { view: viewOf({ billing }), said: { isSaved: true } },
  "with reverse charge": {
    view: viewOf({
      billing: { ...dutch, vat: vatNumber("valid") },
      lines: [line(noVat)],
      order: {
        vat: {
          country: "NL",
          rate_percent: 0,
          amount_cents: 0,
          reverse_charge: true,
          vat_number: "NL123456789B01",
          vat_number_status: "valid",
          note: "Reverse charge: the customer accounts for the VAT (Article 196 of Directive 2006/112/EC)."
        }
      }
    }),
    said: { isSaved: true }
  },
  "with a VAT number that is invalid": { view: viewOf({ billing: { ...dutch, vat: vatNumber("invalid") } }) },
  "with a VAT number nobody could check": { view: viewOf({ billing: { ...dutch, vat: vatNumber("unverified") } }) },
  "with nothing to pay": {
    view: viewOf({ billing, lines: [line({ amount_cents: 0, vat_cents: 0 })] })
  },
  "in test mode": { view: viewOf({ billing, isTest: true }) },
  "payments off": { view: viewOf({ paymentsOpen: false }) },
  "a payment that could not be begun": {
    view: viewOf({ billing }),
    said: { refusal: "The payment provider does not answer. Nothing was changed; try again in a minute." }
  },
  "a payment that did not go through": { view: viewOf({ billing }), said: { returned: 1 } },
  "back, not confirmed": {
    view: viewOf({ billing, payment: { state: "open", url: "https://pay.example/1" } }),
    said: { returned: 1 }
  },
  "back for long, not confirmed": {
    view: viewOf({ billing, payment: { state: "open", url: "https://pay.example/1" } }),
    said: { returned: 40 }
  },
  "payment processing": { view: viewOf({ billing, payment: { state: "processing", url: null } }) },
  "payment in review": { view: viewOf({ billing, payment: { state: "review", url: null } }) },
  paid: { view: paidView({ lines: [line({ fulfillment: done("Launches in the week of 7 Dec 2026.") })] }) },
  "paid in test mode": { view: paidView({ lines: [line({ fulfillment: done(null) })], isTest: true }) },
  "paid, a line failed": { view: paidView({ lines: several }) },
  expired: { view: viewOf({ billing, order: { status: "expired", expires_at: "2026-11-19T09:00:00.000Z" } }) },
  cancelled: {
    view: viewOf({
      billing,
      isCancelled: true,
      order: { status: "expired", expires_at: "2026-11-20T09:40:00.000Z" }
    })
  },
  "refunded in part": {
    view: paidView({
      lines: several.map((one) => (one.product === "featured" ? { ...one, refunded_cents: 5831 } : one)),
      refunds: [
        {
          at: "2026-11-20T10:30:00.000Z",
          amount_cents: 5831,
          state: "done",
          credit_note_url: "https://launchbook.test/invoices/7fJ0Zk1sQ9vT2xWbN7pLcR8z"
        }
      ],
      order: { status: "partially_refunded" }
    })
  },
  refunded: {
    view: paidView({
      lines: [
        line({
          refunded_cents: 11_781,
          fulfillment: {
            status: "reversed",
            at: "2026-11-20T10:30:00.000Z",
            detail: "The launch of 7 Dec 2026 is off, and the paid sections are locked."
          }
        })
      ],
      refunds: [{ at: "2026-11-20T10:30:00.000Z", amount_cents: 11_781, state: "sent", credit_note_url: null }],
      order: { status: "refunded" }
    })
  },
  disputed: {
    view: paidView({
      lines: [
        line({ fulfillment: done("Launches in the week of 7 Dec 2026."), frozen: true }),
        line({ product: "relaunch", name: "Relaunch", fulfillment: done("It launches again.") })
      ],
      dispute: { state: "open", opened_at: "2026-12-02T08:00:00.000Z" },
      order: { status: "disputed" }
    })
  }
}

const around = {
  catalogue: { products, categories: new Map([["oceans", "Oceans & rivers"]]) },
  gateway: { name: "stripe", pageOrigins: ["https://checkout.stripe.com"] }
} as const

export const sheetOf = (view: CheckoutView, said: Partial<PageNotes> = {}): Sheet =>
  checkout.show(checkoutModel(secret, view, around, said))

/** A page as it is sent to somebody who is not signed in. */
export const htmlOf = (sheet: Sheet): string =>
  renderPage(sheet, null, { person: null, navigation, origin: "https://launchbook.test", now })
