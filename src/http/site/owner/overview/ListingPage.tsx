/** @jsxImportSource preact */
/** `/account/listings/{id}`: where a listing of somebody's stands, what would be next, and what it could say yet. */
import { Effect } from "effect"
import { isPublic, type OwnedListing } from "../../../../domain/listing/Listing.ts"
import { MyListings } from "../../../../services/owners/MyListings.ts"
import { page } from "../../declare/SitePage.ts"
import { Bars } from "../../parts/charts/Bars.tsx"
import { Day, When } from "../../parts/When.tsx"
import { asOwner } from "../desk/AsOwner.ts"
import { badgeTelling } from "../desk/BadgeWords.ts"
import { nextFor } from "../desk/OwnersNext.ts"
import { NumberInPath, PartFrame, type PartPath, partAddress } from "../desk/PartFrame.tsx"
import { badgeLabel, planLabels } from "../desk/StandingWords.tsx"
import { type Counted, countedOf } from "./CountedDays.ts"
import { FigureStrip } from "./FigureStrip.tsx"
import { OwnStages } from "./OwnStages.tsx"

interface Model {
  readonly listing: OwnedListing
  /** Null where nobody but its owner ever saw it. */
  readonly counted: Counted | null
}

const days = 30

const Next = ({ listing }: Pick<Model, "listing">) => {
  const next = nextFor(listing, listing.badge.result)
  if (next === null) return null
  const telling = listing.badge.required ? badgeTelling(listing.badge) : null
  return (
    <section aria-labelledby="next" class="card next-card">
      <p class="small soft">Next</p>
      <h2 id="next">{next.title}</h2>
      <p>{next.why}</p>
      {telling === null || listing.status === "live" ? null : <p class="warning">{telling}</p>}
      <div class="cta">
        <a class="button primary" href={next.href}>
          {next.label}
        </a>
        {listing.public_url === null ? null : (
          <a class="button" href={new URL(listing.public_url).pathname}>
            See its page
          </a>
        )}
      </div>
    </section>
  )
}

interface Gap {
  readonly part: PartPath
  readonly label: string
  readonly isOpen: (listing: OwnedListing) => boolean
}
/** What makes a page worth reading, and is often missing, the most telling first. */
const gaps: ReadonlyArray<Gap> = [
  { part: "/edit", label: "Say in a sentence or two what it is", isOpen: (at) => at.short_description === null },
  { part: "/edit", label: "List what it can do", isOpen: (at) => at.features.length === 0 },
  { part: "/media", label: "Show it: a picture or a video", isOpen: (at) => (at.media ?? []).length === 0 },
  {
    part: "/edit",
    label: "Say what it costs",
    isOpen: (at) => at.pricing.summary === null && at.pricing.model === null
  },
  { part: "/edit", label: "Answer what people ask first", isOpen: (at) => at.faqs.length === 0 },
  { part: "/updates", label: "Post a first update", isOpen: (at) => at.updates.length === 0 },
  { part: "/story", label: "Tell why you made it", isOpen: (at) => at.story === null },
  { part: "/milestones", label: "Set the day it began on its line", isOpen: (at) => (at.milestones ?? []).length === 0 }
]
const mostGaps = 5

const Gaps = ({ listing }: Pick<Model, "listing">) => {
  const open = listing.status === "removed" ? [] : gaps.filter(({ isOpen }) => isOpen(listing))
  if (open.length === 0) return null
  return (
    <section aria-labelledby="gaps" class="stack">
      <h2 id="gaps">What it does not say yet</h2>
      <ul class="gaps">
        {open.slice(0, mostGaps).map(({ part, label }) => (
          <li key={label}>
            <a href={partAddress(listing.id, part)}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const upperFirst = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())

const Facts = ({ listing }: Pick<Model, "listing">) => {
  const { id, plan, launch_week, queue, badge, waiting_categories, unlocked_sections } = listing
  return (
    <section aria-labelledby="facts" class="stack">
      <h2 id="facts">Where it stands</h2>
      <dl class="facts">
        <dt>Plan</dt>
        <dd>
          {planLabels[plan]} · <a href={partAddress(id, "/publish")}>Plan and launch</a>
        </dd>
        {launch_week === null ? null : (
          <>
            <dt>Launch week</dt>
            <dd>
              <a href={`/weeks/${launch_week}`}>
                <Day at={launch_week} />
              </a>
              {queue === null ? "" : `, place ${queue.position} in its queue`}
            </dd>
          </>
        )}
        {badge.required ? (
          <>
            <dt>Badge</dt>
            <dd>
              {upperFirst(badgeLabel(badge.result))}
              {badge.last_checked_at === null ? null : (
                <>
                  , last looked for <When at={badge.last_checked_at} />
                </>
              )}{" "}
              · <a href={partAddress(id, "/badge")}>Check it</a>
            </dd>
          </>
        ) : null}
        <dt>Public page</dt>
        <dd>
          {listing.public_url === null ? (
            <span class="soft">none yet: only you can see it</span>
          ) : (
            <a href={new URL(listing.public_url).pathname}>{listing.public_url}</a>
          )}
        </dd>
        <dt>Verified</dt>
        <dd>
          {listing.verified ? "Yes: you proved that the site is yours" : "Not yet"}
          {listing.verified || !isPublic(listing.status) ? null : (
            <>
              {" · "}
              <a href={`/products/${listing.slug}/claim`}>Prove it</a>
            </>
          )}
        </dd>
        {waiting_categories.length === 0 ? null : (
          <>
            <dt>Categories that wait</dt>
            <dd>{waiting_categories.map(({ name }) => name).join(", ")}</dd>
          </>
        )}
        <dt>Unlocked</dt>
        <dd>{unlocked_sections.length === 0 ? "nothing beside the free profile" : unlocked_sections.join(", ")}</dd>
        <dt>Version</dt>
        <dd>
          {listing.version}, edited <When at={listing.updated_at} /> · <a href={partAddress(id, "/history")}>History</a>
        </dd>
      </dl>
    </section>
  )
}

const View = ({ listing, counted }: Model) => (
  <PartFrame listing={listing} title={listing.name} lead={listing.tagline ?? undefined} here="">
    <OwnStages listing={listing} />
    <Next listing={listing} />
    {counted === null ? null : (
      <section aria-labelledby="figures" class="stack">
        <div class="headed">
          <h2 id="figures">The last {days} days</h2>
          <a href={partAddress(listing.id, "/analytics")}>Analytics</a>
        </div>
        <FigureStrip counted={counted} />
        {counted.views.total === 0 ? null : <Bars figure="views" days={counted.views.days} />}
      </section>
    )}
    <Gaps listing={listing} />
    <Facts listing={listing} />
  </PartFrame>
)

export const listingOverview = page("/account/listings/:id", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  title: ({ listing }) => `${listing.name} · Your listings · Launchbook`,
  description: "Where your listing stands, and what is next.",
  load: ({ session, params: { id } }) =>
    Effect.gen(function* () {
      const listing = yield* asOwner(session, (yield* MyListings).get({ listing_id: id }))
      const counted = isPublic(listing.status) ? yield* countedOf(listing.slug, days) : null
      const model: Model = { listing, counted }
      return model
    }),
  view: View
})
