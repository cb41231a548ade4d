/** @jsxImportSource preact */
/**
 * `/account`: who you are, and at a glance what you have here. Whoever has nothing yet is shown how to begin.
 */
import { Effect } from "effect"
import type { ComponentChildren } from "preact"
import { listMyDrafts } from "../../../domain/api/DraftsApi.ts"
import { listMyListings } from "../../../domain/api/MyListingsApi.ts"
import type { DraftSummary } from "../../../domain/draft/Draft.ts"
import { listingPath } from "../../../domain/listing/Links.ts"
import { isPublic, type OwnedSummary } from "../../../domain/listing/Listing.ts"
import type { Order } from "../../../domain/money/Order.ts"
import type { PageOf } from "../../../domain/Page.ts"
import type { DepartureStanding } from "../../../domain/people/Departure.ts"
import { Departures } from "../../../services/data/Export.ts"
import { Checkout } from "../../../services/orders/Checkout.ts"
import { Claims } from "../../../services/owners/Claims.ts"
import { type FollowedRow, Follows } from "../../../services/people/Follows.ts"
import { type OwnReviewRow, Reviews } from "../../../services/people/Reviews.ts"
import type { Session } from "../../../services/people/Sessions.ts"
import { Users } from "../../../services/people/Users.ts"
import { page } from "../declare/SitePage.ts"
import { AccountFrame } from "../frame/AccountFrame.tsx"
import { StatusChip } from "../owner/desk/StandingWords.tsx"
import { Logo } from "../parts/Logo.tsx"
import { When } from "../parts/When.tsx"
import { OrderList } from "./OrdersPage.tsx"
import { OwnReviews } from "./OwnReviews.tsx"
import { DepartureNotice } from "./settings/LeavingSections.tsx"

interface Model {
  readonly session: Session
  readonly name: string | null
  readonly listings: PageOf<OwnedSummary>
  readonly drafts: PageOf<DraftSummary>
  readonly orders: PageOf<Order>
  readonly followed: PageOf<FollowedRow>
  readonly reviews: ReadonlyArray<OwnReviewRow>
  /** Claims that are not proved yet. */
  readonly claims: number
  readonly departure: DepartureStanding | null
}

/** Of each; the rest is on pages of their own. */
const latest = 3
const latestClaims = 20

const Step = (props: { readonly done: boolean; readonly title: string; readonly children: ComponentChildren }) => (
  <li class={props.done ? "done" : undefined}>
    <div>
      <h3>
        {props.title}
        {props.done ? <span class="chip good">Done</span> : null}
      </h3>
      {props.children}
    </div>
  </li>
)

const Begin = ({ followed, claims }: Pick<Model, "followed" | "claims">) => (
  <section aria-labelledby="begin" class="card">
    <h2 id="begin">Begin here</h2>
    <ol class="begin">
      <Step done={false} title="List your product">
        <p class="soft">
          Give its address. We read the site and draft the profile, each fact with its quote. Nothing is public before
          you say so.
        </p>
        <p>
          <a class="button primary" href="/submit">
            Submit your site
          </a>
        </p>
      </Step>
      <Step done={claims > 0} title="Or claim it, if it is here already">
        <p class="soft">
          Find it and prove that its website is yours. <a href="/search">Search the directory</a>
        </p>
      </Step>
      <Step done={followed.total > 0} title="Follow what you like">
        <p class="soft">
          You hear of its news, as often as you choose. <a href="/weeks/this">This week's launches</a>
        </p>
      </Step>
    </ol>
  </section>
)

const Glance = (props: {
  readonly id: string
  readonly title: string
  readonly all: string
  readonly total: number
  readonly children: ComponentChildren
}) => (
  <section aria-labelledby={props.id} class="glance">
    <div class="glance-head">
      <h2 id={props.id}>{props.title}</h2>
      <a href={props.all}>{props.total > latest ? `All ${props.total}` : "See all"}</a>
    </div>
    {props.children}
  </section>
)

const ListingRows = ({ listings }: Pick<Model, "listings">) => (
  <ul class="rows">
    {listings.items.map((listing) => (
      <li key={listing.id}>
        <Logo listing={listing} size={32} />
        <div>
          <a href={`/account/listings/${listing.id}`}>
            <strong>{listing.name}</strong>
          </a>
          <div class="small soft">
            {listing.tagline}
            {listing.launch_week === null ? null : (
              <>
                {listing.tagline === null ? "" : " · "}week of <span class="mono">{listing.launch_week}</span>
              </>
            )}
          </div>
        </div>
        <span class="end">
          <StatusChip status={listing.status} />
        </span>
      </li>
    ))}
  </ul>
)

const draftWords: Record<DraftSummary["status"], string> = {
  crawling: "Being read",
  drafting: "Being drafted",
  ready: "Ready to edit",
  failed: "Did not work"
}

const DraftRows = ({ drafts }: Pick<Model, "drafts">) => (
  <ul class="rows">
    {drafts.items.map((draft) => (
      <li key={draft.id}>
        <div>
          <a href={`/account/drafts/${draft.id}`}>
            <strong>{draft.name ?? new URL(draft.url).host}</strong>
          </a>
          <div class="small soft">
            {draft.completeness} % complete · edited <When at={draft.updated_at} />
          </div>
        </div>
        <span class="end chip">{draft.listing_id === null ? draftWords[draft.status] : "Saved as a listing"}</span>
      </li>
    ))}
  </ul>
)

const FollowedRows = ({ followed }: Pick<Model, "followed">) => (
  <ul class="rows">
    {followed.items.map((row) => (
      <li key={row.slug}>
        <div>
          {isPublic(row.status) ? <a href={listingPath(row.slug)}>{row.name}</a> : <strong>{row.name}</strong>}
          <div class="small soft">{row.tagline}</div>
        </div>
      </li>
    ))}
  </ul>
)

const View = (model: Model) => {
  const { session, name, listings, drafts, orders, followed, reviews, claims, departure } = model
  const isNew = listings.total === 0 && drafts.total === 0
  return (
    <AccountFrame
      at="/account"
      title={name === null ? "Your account" : `Hello, ${name}`}
      lead={
        <>
          You are signed in as <strong>{session.email}</strong>
          {session.role === "admin" ? (
            <>
              , an administrator of this site. <a href="/admin">Run the site</a>
            </>
          ) : (
            "."
          )}
        </>
      }
    >
      {departure === null ? null : <DepartureNotice departure={departure} />}
      {isNew ? <Begin followed={followed} claims={claims} /> : null}
      {listings.total === 0 ? null : (
        <Glance id="listings" title="Your listings" all="/account/listings" total={listings.total}>
          <ListingRows listings={listings} />
        </Glance>
      )}
      {drafts.total === 0 ? null : (
        <Glance id="drafts" title="Drafts" all="/account/drafts" total={drafts.total}>
          <DraftRows drafts={drafts} />
        </Glance>
      )}
      {orders.total === 0 ? null : (
        <Glance id="orders" title="Orders" all="/account/orders" total={orders.total}>
          <OrderList orders={orders.items} />
        </Glance>
      )}
      {claims === 0 ? null : (
        <p class="notice">
          {claims === 1 ? "A claim of yours waits for its proof." : `${claims} claims of yours wait for their proof.`}{" "}
          <a href="/account/claims">See what is left to do</a>
        </p>
      )}
      {followed.total === 0 ? null : (
        <Glance id="following" title="Following" all="/account/following" total={followed.total}>
          <FollowedRows followed={followed} />
        </Glance>
      )}
      {reviews.length === 0 ? null : <OwnReviews reviews={reviews} />}
    </AccountFrame>
  )
}

export const account = page("/account", {
  audience: "member",
  styles: ["account"],
  title: "Your account · Launchbook",
  description: "What you have on Launchbook, at a glance.",
  load: ({ session, run }) =>
    Effect.gen(function* () {
      const { userId } = session
      const few = { page: 1, per_page: latest }
      const claims = yield* (yield* Claims).ofPerson(userId, latestClaims)
      const model: Model = {
        session,
        name: (yield* (yield* Users).find(userId))?.name ?? null,
        listings: yield* run(listMyListings, { per_page: latest }),
        drafts: yield* run(listMyDrafts, { per_page: latest }),
        orders: yield* (yield* Checkout).ownOrders(userId, few),
        followed: yield* (yield* Follows).list(userId, few),
        reviews: yield* (yield* Reviews).ofPerson(userId),
        claims: claims.filter(({ status }) => status === "pending").length,
        departure: (yield* (yield* Departures).standing(userId)) ?? null
      }
      return model
    }),
  view: View
})
