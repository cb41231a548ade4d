/** What a person does with an order: says whom the invoice is for, pays, or cancels it. Never an agent. */
import { Effect } from "effect"
import { Checkout } from "../../../services/orders/Checkout.ts"
import { Payments } from "../../../services/orders/Payments.ts"
import { seeOther } from "../declare/Instead.ts"
import { oneText, personsForm } from "../declare/SiteForm.ts"
import { checkout, checkoutPath, orderPage, type PageNotes } from "./CheckoutPage.tsx"

export const noAgents = {
  title: "An agent cannot pay",
  message: "An agent cannot pay. Give the link to the person: they open it in their own browser and decide themselves."
}

/** The order's page, before anything is done with it: for an address that is none there is nothing to do. */
const ofOrder = <A, E, R>(secret: string, act: Effect.Effect<A, E, R>) => Effect.zipRight(orderPage(secret, {}), act)

const again = (secret: string, said: Partial<PageNotes>) =>
  Effect.map(orderPage(secret, said), (model) => checkout.show(model, 400))

export const saveBilling = personsForm("/checkout/:secret/billing", noAgents, {
  fields: {
    name: oneText,
    company: oneText,
    email: oneText,
    address: oneText,
    postal_code: oneText,
    city: oneText,
    country: oneText,
    vat_number: oneText
  },
  run: ({ params: { secret }, fields }) =>
    ofOrder(
      secret,
      Effect.flatMap(Checkout, (orders) => orders.bill(secret, fields))
    ).pipe(
      Effect.as(seeOther(`${checkoutPath(secret)}?billing=saved#billing`)),
      Effect.catchTags({
        BillingInvalid: ({ problems }) => again(secret, { wrong: { typed: fields, problems } }),
        PaymentRefused: ({ message }) => again(secret, { refusal: message })
      })
    )
})

export const pay = personsForm("/checkout/:secret/pay", noAgents, {
  fields: {},
  run: ({ params: { secret } }) =>
    ofOrder(
      secret,
      Effect.flatMap(Payments, (payments) => payments.begin(secret))
    ).pipe(
      Effect.map(({ redirect }) => seeOther(redirect)),
      Effect.catchTag("PaymentRefused", ({ message }) => again(secret, { refusal: message }))
    )
})

export const cancelOrder = personsForm("/checkout/:secret/cancel", noAgents, {
  fields: {},
  run: ({ params: { secret } }) =>
    ofOrder(
      secret,
      Effect.flatMap(Checkout, (orders) => orders.cancel(secret))
    ).pipe(
      Effect.as(seeOther(checkoutPath(secret))),
      Effect.catchTag("PaymentRefused", ({ message }) => again(secret, { refusal: message }))
    )
})
