/** @jsxImportSource preact */
/** `/pricing`: what is for sale, for how much and for which weeks, what money does here and what it does not. */

import { Effect } from "effect"
import { getSiteInfo, listProducts } from "../../../../domain/api/SiteApi.ts"
import type { Site } from "../../../../domain/listing/Site.ts"
import { usd } from "../../../../domain/money/Amounts.ts"
import type { Product } from "../../../../domain/money/Product.ts"
import { dayInWords } from "../../../../domain/text/DatesInWords.ts"
import { page } from "../../declare/SitePage.ts"
import { PaidLabel } from "../../parts/PaidLabel.tsx"
import { Day } from "../../parts/When.tsx"

type Weeks = NonNullable<Product["weeks"]>

/** `30 Nov`: the strip is a row of Mondays, and the years are said above it. */
const short = (week: string) => dayInWords(week).slice(0, -5)

const WeekStrip = ({ name, weeks }: { readonly name: string; readonly weeks: Weeks }) => (
  <ul class="weeks" aria-label={`Weeks on offer for ${name}`}>
    {weeks.map(({ week, available, remaining }) => (
      <li key={week} class={available ? undefined : "full"}>
        <time datetime={week}>{short(week)}</time>
        <small>
          {available ? (remaining === null ? "open" : `${remaining} left`) : remaining === 0 ? "full" : "closed"}
        </small>
      </li>
    ))}
  </ul>
)

const WeeksOnOffer = ({ product, weeks }: { readonly product: Product; readonly weeks: Weeks }) => {
  const [first] = weeks
  const last = weeks.at(-1)
  if (first === undefined || last === undefined) return <p class="small soft">No week is on offer at the moment.</p>
  const isScarce = weeks.some(({ remaining }) => remaining !== null)
  const closed = weeks.filter(({ available }) => !available).length
  return (
    <details>
      <summary>
        {weeks.length === 1 ? "One week" : `${weeks.length} weeks`} on offer, from <Day at={first.week} /> to{" "}
        <Day at={last.week} />
        {closed === 0 ? "" : closed === weeks.length ? "; none has a place left" : `; ${closed} without a place`}
      </summary>
      <WeekStrip name={product.name} weeks={weeks} />
      <p class="small soft">Mondays on which the week begins{isScarce ? ", with the places left in it" : ""}.</p>
    </details>
  )
}

const Price = ({ product }: { readonly product: Product }) => {
  if (product.price_cents === null || !product.available) return <p class="price none">Not for sale now</p>
  const dearer = (product.options ?? []).some(({ choices }) => choices.some(({ price_cents }) => price_cents > 0))
  return (
    <p class="price num">
      {product.min_amount_cents !== null ? <small>at least</small> : dearer ? <small>from</small> : null}{" "}
      {usd(product.min_amount_cents ?? product.price_cents)}
    </p>
  )
}

const Options = ({ product }: { readonly product: Product }) => (
  <>
    {(product.options ?? []).map(({ key, label, choices, required }) => (
      <li key={key}>
        {label}
        {required ? "" : " (optional)"}
        {choices.length === 0
          ? ""
          : `: ${choices.map((choice) => (choice.price_cents === 0 ? choice.label : `${choice.label} (+ ${usd(choice.price_cents)})`)).join(" · ")}`}
      </li>
    ))}
  </>
)

const Offer = ({ product, products }: { readonly product: Product; readonly products: ReadonlyArray<Product> }) => {
  const included = (product.includes ?? []).map((code) => products.find((one) => one.code === code)?.name ?? code)
  return (
    <li class={product.available ? undefined : "off"}>
      <h3>{product.name}</h3>
      <Price product={product} />
      <div>
        <p>{product.description}</p>
        {included.length > 0 || (product.options ?? []).length > 0 ? (
          <ul class="small soft">
            {included.length === 0 ? null : <li>Holds {included.join(", ")}.</li>}
            <Options product={product} />
          </ul>
        ) : null}
        <p class="meta">
          <PaidLabel product={product} />
          <code>{product.code}</code>
          {product.needs_listing ? null : <span class="small soft">needs no listing</span>}
        </p>
        {product.weeks === null || !product.available ? null : <WeeksOnOffer product={product} weeks={product.weeks} />}
      </div>
    </li>
  )
}

interface Model {
  readonly products: ReadonlyArray<Product>
  readonly freePlan: Site["free_plan"]
}

const HowToOrder = () => (
  <section class="how" aria-labelledby="how">
    <h2 id="how">How to order</h2>
    <ol>
      <li>
        Open a listing of yours under <a href="/account/listings">your listings</a> and choose Publish. It shows what
        the listing can have and for which weeks; your order holds your week.
      </li>
      <li>
        Or let <a href="/docs/agents">your agent</a> or the <a href="/docs#quote_order">API</a> prepare it:{" "}
        <code>quote_order</code> says what it comes to and charges nothing, <code>create_checkout</code> makes the
        order.
      </li>
      <li>
        Either way you come to a page of this site. It shows what you buy, asks whom the invoice is for, and says the
        VAT.
      </li>
      <li>You pay there yourself. No agent and no API key can pay, and nobody asks for a card number in a chat.</li>
      <li>
        Once the payment is confirmed it is done, and the page says of each line how it stands. What cannot be done any
        more is refunded by itself.
      </li>
    </ol>
  </section>
)

const View = ({ products, freePlan }: Model) => (
  <div class="wrap pricing">
    <div class="hero">
      <h1>What things cost</h1>
      <p>
        Listing a product is free. Money buys a nearer week, more room on your page, or a place that says “Paid”. It
        moves no vote, no search result, no trending, no community board and no award:{" "}
        <a href="/how-ranking-works">how ranking works</a>.
      </p>
      <div class="cta">
        <a class="button primary" href="/submit">
          Submit your site
        </a>
        <a class="button" href="#how">
          How to order
        </a>
      </div>
    </div>
    <div class="cols">
      <section aria-labelledby="products">
        <h2 id="products">Prices</h2>
        <p class="soft">
          In US dollars, without VAT, for a listing of yours. Your billing country decides the VAT; you see it before
          you pay.
        </p>
        <ul class="offers">
          <li>
            <h3>Free listing</h3>
            <p class="price num">{usd(0)}</p>
            <div>
              <p>
                A launch week {freePlan.weeks_min}
                {freePlan.weeks_max === freePlan.weeks_min ? "" : ` to ${freePlan.weeks_max}`} weeks out, and votes like
                everybody’s. You show our badge on your homepage.
              </p>
            </div>
          </li>
          {products.map((product) => (
            <Offer key={product.code} product={product} products={products} />
          ))}
        </ul>
        {products.some(({ available }) => available) ? null : (
          <p class="blank small soft">Nothing has a price yet, so nothing can be ordered.</p>
        )}
      </section>
      <HowToOrder />
    </div>
  </div>
)

export const pricing = page("/pricing", {
  audience: "public",
  styles: ["about"],
  nav: { header: "Pricing", footer: "Pricing" },
  title: "Pricing: what things cost on Launchbook",
  description: "What is for sale, for how much and for which weeks. Nothing paid moves a community rank.",
  shows: [],
  // Weeks begin and held places become free by the clock alone.
  maxAge: 60,
  load: ({ read }) =>
    Effect.gen(function* () {
      const { items } = yield* read(listProducts, {})
      const { free_plan } = yield* read(getSiteInfo, {})
      return { products: items, freePlan: free_plan }
    }),
  view: View
})
