/** @jsxImportSource preact */
/**
 * `/checkout/{secret}`: an order, for whoever has its address. It says what is bought and what it comes to, takes the
 * billing details, leads to the payment, and says how the order stands ever after. That it is paid, it has from the
 * payment provider alone.
 */
import { Effect, Schema } from "effect"
import { Categories } from "../../../services/directory/Categories.ts"
import { Products } from "../../../services/money/Products.ts"
import { Checkout, type CheckoutView } from "../../../services/orders/Checkout.ts"
import { PaymentGateway } from "../../../services/outside/PaymentGateway.ts"
import { problem } from "../declare/Instead.ts"
import { secretAddress } from "../declare/SecretAddress.ts"
import { page } from "../declare/SitePage.ts"
import type { WrongBilling } from "./BillingStep.tsx"
import { LineProgress, Timeline, WhatNext } from "./OrderDone.tsx"
import { type Stage, stageOf, standingWords, waitsForPerson, wasPaid } from "./OrderStanding.ts"
import { HeldUntil, PaySteps } from "./PaySteps.tsx"
import { type CatalogueNames, Receipt } from "./Receipt.tsx"
import { TestBanner } from "./TestBanner.tsx"

interface Model {
  readonly view: CheckoutView
  readonly stage: Stage
  readonly path: `/checkout/${string}`
  readonly catalogue: CatalogueNames
  readonly gateway: { readonly name: "stripe" | "test"; readonly pageOrigins: ReadonlyArray<string> }
  /** How many times the page was opened since the person came back from the provider; 0 where they did not. */
  readonly returned: number
  readonly wrong: WrongBilling | null
  readonly isSaved: boolean
  readonly refusal: string | null
}

/** A page that waits looks again often at first, then seldom, and after some minutes leaves it to the person. */
const looksOften = 10
const looksInAll = 40
const refreshOf = ({ stage, returned, path }: Model) =>
  stage === "returned" && returned < looksInAll
    ? { seconds: returned < looksOften ? 3 : 15, to: `${path}?returned=${returned + 1}` as const }
    : undefined

const Waiting = (model: Model) => (
  <section class="step stack" aria-label="Waiting for the payment provider">
    {refreshOf(model) === undefined ? (
      <p>This takes longer than it should. You can close this page: we write to you when it is confirmed.</p>
    ) : (
      <p role="status">
        This page looks again by itself every few seconds.{" "}
        <a href={`${model.path}?returned=${looksInAll}`}>Stop that</a>
      </p>
    )}
    <p>
      <a class="button primary" href={`${model.path}?returned=1`}>
        Look again now
      </a>
    </p>
    <p class="soft">
      You did not pay? <a href={model.path}>Go back to the order</a>, and pay there.
    </p>
  </section>
)

const Again = () => (
  <section class="stack" aria-labelledby="again">
    <h2 id="again">Order again</h2>
    <p>
      Ask your agent to order once more, or call <code>create_checkout</code>; you get a new page like this one. Weeks
      and prices are as they are then.
    </p>
    <p>
      <a class="button" href="/pricing">
        See what is on offer
      </a>
    </p>
  </section>
)

const View = (model: Model) => {
  const { view, stage, path, gateway, wrong, isSaved, refusal } = model
  const { heading, lead } = standingWords(view, stage)
  const provider = gateway.name === "stripe" ? "Stripe" : "the payment provider"
  return (
    <>
      {view.isTest ? <TestBanner /> : null}
      <div class="wrap checkout">
        <div class="checkout-head">
          <p class="mono soft">Order {view.order.number}</p>
          <h1>{heading}</h1>
          <p class="lead">{lead}</p>
          {waitsForPerson(stage) ? <HeldUntil at={view.order.expires_at} /> : null}
        </div>
        <Receipt view={view} catalogue={model.catalogue} />
        <div class="checkout-body">
          {waitsForPerson(stage) ? (
            <>
              {model.returned > 0 ? (
                <p class="warning">The payment did not go through, and nothing was charged. You can try again.</p>
              ) : null}
              <PaySteps {...{ view, path, provider, wrong, isSaved, refusal }} />
            </>
          ) : null}
          {stage === "returned" ? <Waiting {...model} /> : null}
          {stage === "processing" ? (
            <p>
              <a class="button" href={path}>
                Look again
              </a>
            </p>
          ) : null}
          {stage === "expired" || stage === "cancelled" ? <Again /> : null}
          {wasPaid(view) ? (
            <>
              <LineProgress {...view} />
              <WhatNext {...view} />
              <Timeline {...view} />
            </>
          ) : null}
        </div>
      </div>
    </>
  )
}

const noOrder = () =>
  problem(404, "There is no such order", "The address may be cut off. Ask whoever gave it to you for the whole of it.")

/** What a form of the page has to say in place of what it was opened with. */
export type PageNotes = Pick<Model, "returned" | "wrong" | "isSaved" | "refusal">
const noNotes: PageNotes = { returned: 0, wrong: null, isSaved: false, refusal: null }

/** The path of an order's page. */
export const checkoutPath = (secret: string) => `/checkout/${encodeURIComponent(secret)}` as const

export const checkoutModel = (
  secret: string,
  view: CheckoutView,
  around: Pick<Model, "catalogue" | "gateway">,
  said: Partial<PageNotes> = {}
): Model => ({
  view,
  stage: stageOf(view, (said.returned ?? 0) > 0),
  path: checkoutPath(secret),
  ...around,
  ...noNotes,
  ...said
})

export const orderPage = (secret: string, said: Partial<PageNotes>) =>
  Effect.gen(function* () {
    const view = yield* (yield* Checkout).page(secret)
    if (view === undefined) return yield* noOrder()
    const { name, pageOrigins } = yield* PaymentGateway
    const products = yield* (yield* Products).list()
    const hasCategories = view.lines.some(({ categories }) => categories !== null)
    const tree = hasCategories ? (yield* (yield* Categories).tree({ include_empty: true })).items : []
    const categories = new Map(
      tree.flatMap((root) => [root, ...root.children]).map((category) => [category.slug, category.name])
    )
    const around = { catalogue: { products: products.items, categories }, gateway: { name, pageOrigins } }
    return checkoutModel(secret, view, around, said)
  })

export const checkout = page("/checkout/:secret", {
  audience: "unlisted",
  styles: ["checkout"],
  params: { secret: Schema.String },
  query: { returned: Schema.optional(Schema.String), billing: Schema.optional(Schema.String) },
  title: ({ view, stage }) => `${standingWords(view, stage).heading} · Launchbook`,
  description: "An order on Launchbook: what it holds, what it costs and how it stands.",
  policy: (model, origin) => ({
    ...secretAddress(origin),
    formAction: model.gateway.pageOrigins,
    refresh: refreshOf(model)
  }),
  load: ({ params: { secret }, query: { returned = "", billing } }) =>
    orderPage(secret, { returned: /^\d{1,3}$/.test(returned) ? Number(returned) : 0, isSaved: billing === "saved" }),
  view: View
})
