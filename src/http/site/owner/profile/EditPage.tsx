/** @jsxImportSource preact */
/**
 * `/account/listings/{id}/edit`: everything of a profile that is edited in place. What was edited elsewhere since the
 * form was opened is kept where it was left alone here, and asked about where both changed it.
 */
import { Effect, Schema } from "effect"
import { updateMyListing } from "../../../../domain/api/MyListingsApi.ts"
import type { OwnedListing } from "../../../../domain/listing/Listing.ts"
import type { ListingChanges } from "../../../../domain/listing/ListingVersions.ts"
import { socialPlatforms } from "../../../../domain/listing/Profile.ts"
import { byKey } from "../../../../domain/Wire.ts"
import { ListingHistory } from "../../../../services/owners/ListingHistory.ts"
import { MyListings } from "../../../../services/owners/MyListings.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, manyTexts, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { asOwner } from "../desk/AsOwner.ts"
import { NumberInPath, numberInForm, PartFrame, partAddress, reader } from "../desk/PartFrame.tsx"
import { isMendable, type RefusedForm, refusedBy } from "../desk/TypedFields.tsx"
import { EditForm, editGroups } from "./EditForm.tsx"
import {
  editInputOf,
  meanwhile,
  placeInForm,
  refreshed,
  type TypedProfile,
  typedLists,
  typedOf,
  typedTexts
} from "./TypedProfile.ts"

interface Model {
  readonly listing: OwnedListing
  readonly typed: TypedProfile
  readonly refused: RefusedForm | null
  readonly done: string | null
}

const ownListing = (session: Session, id: number) =>
  Effect.flatMap(MyListings, (listings) => asOwner(session, listings.get({ listing_id: id })))

const DraftNote = ({ listing }: Pick<Model, "listing">) => (
  <p class="notice">
    The name, website, logo and categories come from the draft of the listing, which keeps what you edit here.{" "}
    {listing.draft_id === null ? null : <a href={`/account/drafts/${listing.draft_id}`}>Open the draft</a>}
  </p>
)

const View = ({ listing, typed, refused, done }: Model) => (
  <PartFrame
    listing={listing}
    title="Edit"
    lead={`What ${listing.name} says of itself. Leave blank what does not apply: a blank is honest, and said so.`}
    here="/edit"
  >
    {listing.status === "removed" ? null : (
      <>
        <nav class="jump" aria-label="Groups of fields">
          {editGroups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <DraftNote listing={listing} />
        <EditForm action={partAddress(listing.id, "/edit")} typed={typed} refused={refused} done={done} />
      </>
    )}
  </PartFrame>
)

const doneWords = (saved: "yes" | "same" | undefined, version: number): string | null => {
  switch (saved) {
    case "yes":
      return `Saved. The listing is at version ${version}.`
    case "same":
      return "Nothing was different, so nothing was saved."
    case undefined:
      return null
  }
}

export const editListing = page("/account/listings/:id/edit", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  query: { saved: Schema.optional(Schema.Literal("yes", "same")) },
  title: ({ listing }) => `Edit ${listing.name} · Launchbook`,
  description: "The profile of your listing, to be edited.",
  load: ({ session, params: { id }, query: { saved } }) =>
    Effect.map(
      ownListing(session, id),
      (listing): Model => ({
        listing,
        typed: typedOf(listing),
        refused: null,
        done: doneWords(saved, listing.version)
      })
    ),
  view: View
})

const newLines = (text: string) => text.replaceAll("\r\n", "\n")
const socialName = (platform: (typeof socialPlatforms)[number]) => `socials.${platform}` as const

/** What would change of the listing, if it went back to the version that was seen; nothing where that is not kept. */
const changedSince = (session: Session, id: number, seen: number) =>
  Effect.flatMap(ListingHistory, (history) => history.version({ by: reader(session), listingId: id }, seen)).pipe(
    Effect.map(({ goingBack }) => goingBack),
    Effect.catchAll(() => Effect.succeed<ListingChanges>({}))
  )

const shortly = (value: unknown): string => {
  const words = typeof value === "string" || typeof value === "number" ? `${value}` : JSON.stringify(value)
  return words.length > 300 ? `${words.slice(0, 300)}…` : words
}
const contest = (contested: ReadonlyMap<string, unknown>): RefusedForm => ({
  problem:
    "Nothing was saved yet: the listing was edited elsewhere since you opened this page. Look at what is marked; saving again puts yours in its place.",
  issues: new Map(
    [...contested].map(([field, now]) => [
      field,
      now === null ? "It was cleared meanwhile." : `It was changed meanwhile, to: ${shortly(now)}`
    ])
  )
})

export const saveListingEdit = form("/account/listings/:id/edit", {
  // All its texts, at nine bytes a letter.
  mostBytes: 800 * 1024,
  fields: {
    seen: oneText,
    question: manyTexts,
    answer: manyTexts,
    ...byKey(typedTexts, () => oneText),
    ...byKey(typedLists, () => oneText),
    ...byKey(socialPlatforms.map(socialName), () => oneText)
  },
  run: ({ params, fields, session, run }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const listing = yield* ownListing(session, id)
      const typed: TypedProfile = {
        texts: byKey(typedTexts, (key) => newLines(fields[key])),
        lists: byKey(typedLists, (key) => newLines(fields[key])),
        socials: byKey(socialPlatforms, (platform) => fields[socialName(platform)]),
        faqs: fields.question.map((question, at) => ({ question, answer: newLines(fields.answer[at] ?? "") })),
        seen: yield* numberInForm(fields.seen)
      }
      const { untouched, contested } = meanwhile(
        typed,
        typed.seen === listing.version ? {} : yield* changedSince(session, id, typed.seen)
      )
      // Whoever sends it again has seen how it is by now.
      const again = (refused: RefusedForm, status: number) =>
        editListing.show({ listing, typed: refreshed(typed, listing, untouched), refused, done: null }, status)
      if (contested.size > 0) return again(contest(contested), 400)
      return yield* run(updateMyListing, editInputOf(id, typed, untouched)).pipe(
        Effect.map(({ version }) =>
          seeOther(`${partAddress(id, "/edit")}?saved=${version === listing.version ? "same" : "yes"}`)
        ),
        Effect.catchIf(isMendable, (failure) => {
          const { problem, issues } = refusedBy(failure)
          const placed = new Map([...issues].map(([path, words]) => [placeInForm(path, typed), words]))
          return Effect.succeed(again({ problem, issues: placed }, failure.status))
        })
      )
    })
})
