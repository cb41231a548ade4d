/** @jsxImportSource preact */
/** `/account/listings`: what somebody has listed here, newest first, how each stands and what would be next. */
import { Effect, Schema } from "effect"
import type { OwnedSummary } from "../../../../domain/listing/Listing.ts"
import type { BadgeResult } from "../../../../domain/listing/ListingStatus.ts"
import type { PageOf } from "../../../../domain/Page.ts"
import { FounderProfiles } from "../../../../services/owners/FounderProfiles.ts"
import { MyListings } from "../../../../services/owners/MyListings.ts"
import { page } from "../../declare/SitePage.ts"
import { AccountFrame } from "../../frame/AccountFrame.tsx"
import { Logo } from "../../parts/Logo.tsx"
import { Pager } from "../../parts/Pager.tsx"
import { asOwner } from "../desk/AsOwner.ts"
import { nextFor } from "../desk/OwnersNext.ts"
import { partAddress } from "../desk/PartFrame.tsx"
import { badgeLabel, planLabels, StatusChip } from "../desk/StandingWords.tsx"

interface Model {
  readonly listings: PageOf<OwnedSummary & { readonly badge_result: BadgeResult }>
  readonly isFounder: boolean
}

const Row = ({ listing }: { readonly listing: Model["listings"]["items"][number] }) => {
  const next = nextFor(listing, listing.badge_result)
  return (
    <li>
      <Logo listing={listing} />
      <div>
        <h2>
          <a href={partAddress(listing.id)}>{listing.name}</a> <StatusChip status={listing.status} />
        </h2>
        {listing.tagline === null ? null : <p class="soft">{listing.tagline}</p>}
        <p class="small soft">
          {planLabels[listing.plan]}
          {listing.launch_week === null ? null : (
            <>
              {" · week of "}
              <span class="mono">{listing.launch_week}</span>
            </>
          )}
          {listing.plan === "free" ? ` · ${badgeLabel(listing.badge_result)}` : null}
          {listing.status === "live" ? ` · ${listing.votes.toLocaleString("en")} votes` : null}
        </p>
      </div>
      {next === null ? null : (
        <a class="button" href={next.href}>
          {next.label}
          <span class="unseen">: {listing.name}</span>
        </a>
      )}
    </li>
  )
}

const View = ({ listings, isFounder }: Model) => (
  <AccountFrame
    at="/account/listings"
    title="Your listings"
    lead={
      listings.total === 0
        ? "Products you list here, and whatever you claim as yours."
        : `${listings.total} in all, newest first. Each with what would be next.`
    }
  >
    {listings.total === 0 ? (
      <p class="blank">
        You have listed nothing yet. Give us the address of your site and it becomes a draft.{" "}
        <a href="/submit">Submit a product</a>
      </p>
    ) : (
      <ul class="rows standing">
        {listings.items.map((listing) => (
          <Row key={listing.id} listing={listing} />
        ))}
      </ul>
    )}
    <Pager
      page={listings.page}
      perPage={listings.per_page}
      total={listings.total}
      of="listings"
      hrefOf={(at) => `/account/listings?page=${at}`}
    />
    <section aria-labelledby="founder" class="stack">
      <h2 id="founder">You as a founder</h2>
      <ul class="rows">
        <li>
          <div>
            <a href="/account/founder">Country and picture</a>
            <div class="small soft">
              {isFounder
                ? "You are named as a founder. They stand wherever a listing names you."
                : "For when a listing names you as a founder."}
            </div>
          </div>
        </li>
        <li>
          <div>
            <a href="/account/interview">Founder interview</a>
            <div class="small soft">The same questions for every founder, answered in your own words.</div>
          </div>
        </li>
      </ul>
    </section>
  </AccountFrame>
)

/** Listings on one page. */
const perPage = 20

export const ownListings = page("/account/listings", {
  audience: "member",
  styles: ["account", "owner"],
  query: { page: Schema.optional(Schema.String) },
  title: "Your listings · Launchbook",
  description: "What you have listed, and how each listing stands.",
  load: ({ session, query: { page: asked = "1" } }) =>
    Effect.gen(function* () {
      const at = { page: /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1, per_page: perPage }
      const listings = yield* asOwner(session, (yield* MyListings).listWithBadges(at))
      const self = yield* (yield* FounderProfiles).self(session.userId)
      return { listings, isFounder: self !== null }
    }),
  view: View
})
