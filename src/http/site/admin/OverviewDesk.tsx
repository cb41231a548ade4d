/** @jsxImportSource preact */
/** `/admin`: what waits for the site's team, what the last week brought, and the way to everything else. */
import { Effect } from "effect"
import { usd } from "../../../domain/money/Amounts.ts"
import { TeamDesk, type Waiting } from "../../../services/data/Team.ts"
import { page } from "../declare/SitePage.ts"
import { DeskFrame, DeskSections } from "./desk/DeskFrame.tsx"

type Overview = Effect.Effect.Success<TeamDesk["overview"]>

const waitingWords: ReadonlyArray<{
  readonly of: keyof Waiting
  readonly href: string
  readonly one: string
  readonly many: string
}> = [
  { of: "orders", href: "/admin/orders?work=on", one: "order waits for a person", many: "orders wait for a person" },
  {
    of: "odd_payments",
    href: "/admin/orders",
    one: "payment does not match its order",
    many: "payments do not match their orders"
  },
  {
    of: "disputed_orders",
    href: "/admin/orders?status=disputed",
    one: "order is disputed by its payer’s bank",
    many: "orders are disputed by their payers’ banks"
  },
  { of: "votes", href: "/admin/votes", one: "vote waits for review", many: "votes wait for review" },
  { of: "reviews", href: "/admin/reviews", one: "review waits to be read", many: "reviews wait to be read" },
  { of: "disputed_claims", href: "/admin/claims", one: "claim is disputed", many: "claims are disputed" },
  { of: "failed_jobs", href: "/admin/jobs", one: "job was given up", many: "jobs were given up" },
  { of: "unpriced", href: "/admin/products", one: "product has no price", many: "products have no price" }
]

const figure = (count: number) => count.toLocaleString("en")

const View = ({ waiting, pulse, isSellerNamed }: Overview) => {
  const found = waitingWords.filter(({ of }) => waiting[of] > 0)
  return (
    <DeskFrame title="Site team" here="/admin" lead="What waits for a person comes first.">
      <section aria-labelledby="waits">
        <h2 id="waits">What waits</h2>
        {found.length === 0 && isSellerNamed ? <p class="blank">Nothing waits. Enjoy your day.</p> : null}
        <ul class="waits">
          {found.map(({ of, href, one, many }) => (
            <li key={of}>
              <a href={href}>
                <b class="num">{figure(waiting[of])}</b> {waiting[of] === 1 ? one : many}
              </a>
            </li>
          ))}
          {isSellerNamed ? null : (
            <li>
              <a href="/admin/settings#seller">
                <b>!</b> Invoices cannot say who sells: set seller.name and seller.country
              </a>
            </li>
          )}
        </ul>
      </section>
      <section aria-labelledby="pulse">
        <h2 id="pulse">The last seven days</h2>
        <dl class="pulse">
          {(
            [
              ["New people", figure(pulse.people)],
              ["Drafts begun", figure(pulse.drafts)],
              ["Listings saved", figure(pulse.listings)],
              ["Votes", figure(pulse.votes)],
              ["Edits", figure(pulse.edits)],
              ["Orders paid", figure(pulse.orders)],
              ["Taken in", usd(pulse.paid_cents)]
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <dt class="small soft">{label}</dt>
              <dd class="num">{value}</dd>
            </div>
          ))}
        </dl>
        <p class="small soft">Orders in test mode are not among these.</p>
      </section>
      <DeskSections />
    </DeskFrame>
  )
}

export const adminOverview = page("/admin", {
  audience: "admin",
  styles: ["admin"],
  title: "Site team · Launchbook",
  description: "What waits for the site's team.",
  load: () => Effect.flatMap(TeamDesk, ({ overview }) => overview),
  view: View
})
