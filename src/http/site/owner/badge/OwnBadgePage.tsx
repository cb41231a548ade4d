/** @jsxImportSource preact */
/** `/account/listings/{id}/badge`: the badge of a listing, and whatever other badges it has earned. */
import { Effect } from "effect"
import type { BadgeFacts } from "../../../../domain/launch/BadgeLook.ts"
import type { OwnedListing } from "../../../../domain/listing/Listing.ts"
import { isPublic } from "../../../../domain/listing/Listing.ts"
import { Monday } from "../../../../domain/Week.ts"
import { BadgeLooks } from "../../../../services/launches/BadgeLooks.ts"
import { MyListings } from "../../../../services/owners/MyListings.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { asOwner } from "../desk/AsOwner.ts"
import { NumberInPath, numberInForm, PartFrame } from "../desk/PartFrame.tsx"
import { type BadgeModel, BadgeSection, badgeModel, badgePlacePath, badgeQuery } from "./BadgeSection.tsx"
import { BadgeSnippet } from "./BadgeSnippets.tsx"

interface Model extends BadgeModel {
  /** Besides the one that every listing may show. */
  readonly earned: ReadonlyArray<BadgeFacts>
}

const earnedBy = ({ name, status, featured, verified, awards }: OwnedListing): ReadonlyArray<BadgeFacts> =>
  !isPublic(status)
    ? []
    : [
        ...(status === "live" ? [{ kind: "launched", name } as const] : []),
        ...(featured ? [{ kind: "featured", name } as const] : []),
        ...(verified ? [{ kind: "verified", name } as const] : []),
        ...awards.map(({ week, place }) => ({
          kind: "launch_of_the_week" as const,
          name,
          place,
          week: Monday.make(week)
        }))
      ]

const earnedTitle = ({ kind, place, week }: BadgeFacts): string => {
  switch (kind) {
    case "listed":
      return "Listed"
    case "launched":
      return "Launched"
    case "featured":
      return "Featured, a paid placement"
    case "verified":
      return "Verified: you proved the site is yours"
    case "launch_of_the_week":
      return `Launch of the Week #${place ?? ""}, week of ${week ?? ""}`
  }
}

const View = (model: Model) => {
  const { listing, earned, form } = model
  return (
    <PartFrame
      listing={listing}
      title="Badge"
      lead={`A small picture on your own site that leads to ${listing.name} here.`}
      here="/badge"
    >
      <BadgeSection {...model} />
      {earned.length === 0 ? null : (
        <section aria-labelledby="earned" class="stack">
          <h2 id="earned">Others it has earned</h2>
          <p class="soft">Any of them counts as your badge. Each says only what is true today.</p>
          {earned.map((facts, at) => (
            <details key={`${facts.kind} ${facts.week ?? ""}`} class="earned">
              <summary>{earnedTitle(facts)}</summary>
              <BadgeSnippet id={`earned-${at}`} slug={listing.slug} facts={facts} form={form} isServed />
            </details>
          ))}
        </section>
      )}
    </PartFrame>
  )
}

export const listingBadge = page("/account/listings/:id/badge", {
  audience: "member",
  styles: ["account", "owner"],
  scripts: ["Swap", "Copy"],
  params: { id: NumberInPath },
  query: badgeQuery,
  title: ({ listing }) => `Badge of ${listing.name} · Launchbook`,
  description: "How the badge of your listing stands, and the HTML that shows it.",
  load: ({ session, params: { id }, query }) =>
    Effect.gen(function* () {
      const listing = yield* asOwner(session, (yield* MyListings).get({ listing_id: id }))
      const model: Model = {
        ...(yield* badgeModel(session, listing, query, "badge")),
        earned: earnedBy(listing)
      }
      return model
    }),
  view: View
})

/** Has the badge looked for, from whichever page the section stands on. */
export const lookForBadge = form("/account/listings/:id/badge/look", {
  fields: { place: oneText },
  run: ({ params, fields, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const look = yield* (yield* BadgeLooks).look(by, id)
      const path = badgePlacePath(id, fields.place === "publish" ? "publish" : "badge")
      return seeOther(`${path}${look === "looking" ? "?looking=1" : ""}#badge`)
    })
})
