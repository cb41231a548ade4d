/** @jsxImportSource preact */
/**
 * The badge of a listing, on a page of its owner: how it stands, what the last look saw and what to do about it, a
 * button that has it looked for now, and the HTML to paste. It changes in place by its id, `badge`.
 */
import { Effect, Schema } from "effect"
import type { BadgeFacts, BadgeForm } from "../../../../domain/launch/BadgeLook.ts"
import type { OwnedListing } from "../../../../domain/listing/Listing.ts"
import { BadgeLooks, type BadgeTimes } from "../../../../services/launches/BadgeLooks.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { Day, When } from "../../parts/When.tsx"
import { badgeTelling } from "../desk/BadgeWords.ts"
import { badgeLabel } from "../desk/StandingWords.tsx"
import { BadgeChoice, BadgeSnippet, badgeFormOf } from "./BadgeSnippets.tsx"

/** The pages it can stand on, by the last part of their address. */
export type BadgePlace = "badge" | "publish"
export const badgePlacePath = (id: number, place: BadgePlace) => `/account/listings/${id}/${place}`

type BadgedListing = Pick<OwnedListing, "id" | "slug" | "name" | "status" | "plan" | "website_url" | "badge">

export interface BadgeModel {
  readonly listing: BadgedListing
  readonly times: BadgeTimes
  readonly form: BadgeForm
  readonly place: BadgePlace
  /** The site had not answered when the last press of the button ended. */
  readonly isLooking: boolean
}

/** What a page with the section takes from its query. */
export const badgeQuery = {
  shape: Schema.optional(Schema.String),
  mode: Schema.optional(Schema.String),
  size: Schema.optional(Schema.String),
  looking: Schema.optional(Schema.String)
}
interface BadgeQuery {
  readonly shape?: string | undefined
  readonly mode?: string | undefined
  readonly size?: string | undefined
  readonly looking?: string | undefined
}

/** What the section shows; `listing` is the person's own. */
export const badgeModel = (session: Session, listing: BadgedListing, query: BadgeQuery, place: BadgePlace) =>
  Effect.map(
    Effect.flatMap(BadgeLooks, (looks) => looks.times(session.userId, listing.id)),
    (times): BadgeModel => ({ listing, times, form: badgeFormOf(query), place, isLooking: query.looking !== undefined })
  )

const upperFirst = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase())

const State = ({ listing: { badge, status }, times }: Pick<BadgeModel, "listing" | "times">) => {
  const { nextLookAt, missingSince, graceEndsAt } = times
  return (
    <dl class="facts">
      <dt>State</dt>
      <dd>
        <span class={badge.result === "found" ? "chip good" : badge.result === "not_found" ? "chip bad" : "chip"}>
          {upperFirst(badgeLabel(badge.result))}
        </span>
      </dd>
      {badge.page === null ? null : (
        <>
          <dt>Page</dt>
          <dd>
            <a href={badge.page} rel="nofollow ugc noopener">
              {badge.page}
            </a>
          </dd>
        </>
      )}
      <dt>Last look</dt>
      <dd>{badge.last_checked_at === null ? "None yet" : <When at={badge.last_checked_at} />}</dd>
      {nextLookAt === null ? null : (
        <>
          <dt>Next look</dt>
          <dd>
            by itself, <When at={nextLookAt} />
          </dd>
        </>
      )}
      {missingSince === null ? null : (
        <>
          <dt>Missing since</dt>
          <dd>
            <Day at={missingSince} />
          </dd>
        </>
      )}
      {graceEndsAt === null ? null : (
        <>
          <dt>If it stays so</dt>
          <dd>
            {status === "live" ? "the listing is paused on " : "the listing leaves its week on "}
            <Day at={graceEndsAt} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** Why it matters here and now. */
const purpose = ({ status, plan, badge }: BadgedListing): string => {
  if (plan === "paid") return "Your plan needs no badge. Show one if you like: it leads your visitors to your listing."
  switch (status) {
    case "draft":
      return "On the free plan the badge on your homepage is what a launch costs. Nothing is looked for until you choose that plan."
    case "awaiting_badge":
      return "Paste the HTML into your homepage. Once the badge is found there, your launch week is certain."
    case "paused":
      return "Your listing is paused because its badge went missing. Once it is found again, the listing is live again."
    case "scheduled":
    case "live":
      return badge.result === "not_found"
        ? "Your badge was there and is missing now. Put it back to keep your place."
        : "Leave the badge where it is. It is looked for every day."
    case "removed":
      return "This listing was removed, so no badge is looked for."
  }
}

/** Statuses whose badge pictures are served. */
const isServed = ({ status }: BadgedListing) => status !== "draft" && status !== "removed"

const LookNow = ({ listing, place }: Pick<BadgeModel, "listing" | "place">) => (
  <PostForm action={`/account/listings/${listing.id}/badge/look`} swap="badge" class="look-now">
    <input type="hidden" name="place" value={place} />
    <button type="submit" class={listing.badge.result === "found" ? "button" : "button primary"}>
      Check now
    </button>
    <span class="small soft">Reads your homepage once, as the hourly look does.</span>
  </PostForm>
)

export const BadgeSection = ({ listing, times, form, place, isLooking }: BadgeModel) => {
  const telling = badgeTelling(listing.badge)
  const facts: BadgeFacts = { kind: "listed", name: listing.name }
  const isOwed = listing.badge.required && listing.status !== "removed"
  return (
    <section id="badge" aria-labelledby="badge-title" class="stack badge-section">
      <h2 id="badge-title">{place === "badge" ? "How it stands" : "Your badge"}</h2>
      <p>{purpose(listing)}</p>
      {isOwed ? (
        <>
          <State listing={listing} times={times} />
          {telling === null ? null : <p class="warning">{telling}</p>}
          {isLooking ? (
            <p class="notice" role="status">
              Your site takes its time to answer. The look goes on without you: open this page again in a minute.
            </p>
          ) : null}
          {listing.status === "draft" ? null : <LookNow listing={listing} place={place} />}
        </>
      ) : null}
      <h3 id="badge-html">The HTML to paste</h3>
      <BadgeChoice action={badgePlacePath(listing.id, place)} form={form} />
      <BadgeSnippet id="badge-code" slug={listing.slug} facts={facts} form={form} isServed={isServed(listing)} />
      <p class="small soft">
        Picture and link belong together: the check looks for both, visible, in the HTML your server sends. Scripts are
        not run.
      </p>
    </section>
  )
}
