/** @jsxImportSource preact */
/** `/account/listings/{id}/updates`: news of a product for those who follow it, and what was posted so far. */
import { Effect, Schema } from "effect"
import { postListingUpdate } from "../../../../domain/api/MyListingsApi.ts"
import { isPublic, type ListingUpdate, type OwnedListing } from "../../../../domain/listing/Listing.ts"
import { LatestUpdates } from "../../../../services/directory/LatestUpdates.ts"
import { MyListings } from "../../../../services/owners/MyListings.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { When } from "../../parts/When.tsx"
import { asOwner } from "../desk/AsOwner.ts"
import { NumberInPath, numberInForm, PartFrame, partAddress } from "../desk/PartFrame.tsx"
import { FormOutcome, isMendable, type RefusedForm, refusedBy, TypedField } from "../desk/TypedFields.tsx"

interface Typed {
  readonly title: string
  readonly body: string
}
interface Model {
  readonly listing: OwnedListing
  readonly updates: ReadonlyArray<ListingUpdate>
  readonly typed: Typed
  readonly refused: RefusedForm | null
  readonly isPosted: boolean
}

/** Shown at most; all of them are on the product's page. */
const mostShown = 50
const nothing: Typed = { title: "", body: "" }

const modelOf = (session: Session, id: number, more: Partial<Pick<Model, "typed" | "refused" | "isPosted">> = {}) =>
  Effect.gen(function* () {
    const listing = yield* asOwner(session, (yield* MyListings).get({ listing_id: id }))
    const updates = isPublic(listing.status)
      ? yield* (yield* LatestUpdates).ofListing(listing.slug, mostShown)
      : listing.updates
    const model: Model = { listing, updates, typed: nothing, refused: null, isPosted: false, ...more }
    return model
  })

const people = (count: number) => (count === 1 ? "1 person follows" : `${count.toLocaleString("en")} people follow`)

const Post = ({ listing, typed, refused, isPosted }: Omit<Model, "updates">) => (
  <PostForm action={partAddress(listing.id, "/updates")} class="card">
    <FormOutcome refused={refused} done={isPosted ? "Posted. Those who follow it are being told." : null} />
    <TypedField
      name="title"
      label="What is new"
      value={typed.title}
      issue={refused?.issues.get("title")}
      max={200}
      required
      placeholder="Forecasts for the Wadden Sea"
    />
    <TypedField
      name="body"
      label="Tell it"
      value={typed.body}
      issue={refused?.issues.get("body")}
      max={5000}
      rows={7}
      required
      hint="Plain text, up to 5,000 characters. The first line is what people see in lists and mails."
    />
    <div class="cta">
      <button type="submit" class="button primary">
        Post it
      </button>
    </div>
    <p class="small soft">
      {listing.followers === 0
        ? "Nobody follows it yet. The update is on its page and under the latest updates."
        : `${people(listing.followers)} it and are told, each as they chose.`}{" "}
      It cannot be changed afterwards.
    </p>
  </PostForm>
)

const View = (model: Model) => {
  const { listing, updates } = model
  return (
    <PartFrame
      listing={listing}
      title="Updates"
      lead={
        isPublic(listing.status)
          ? `News about ${listing.name}: on its page, under the latest updates, and told to its followers.`
          : `News about ${listing.name}. It is seen once the listing is public.`
      }
      here="/updates"
    >
      {listing.status === "removed" ? null : <Post {...model} />}
      <section aria-labelledby="posted" class="stack">
        <h2 id="posted">Posted so far</h2>
        {updates.length === 0 ? (
          <p class="blank">Nothing yet. A first update can be short: what changed, and for whom.</p>
        ) : (
          <ol class="rows posts">
            {updates.map(({ id, title, body, published_at }) => (
              <li key={id}>
                <h3>{title}</h3>
                <p class="pre">{body}</p>
                <p class="small soft">
                  <When at={published_at} />
                </p>
              </li>
            ))}
          </ol>
        )}
        {updates.length < mostShown ? null : <p class="small soft">These are the latest {mostShown}.</p>}
      </section>
    </PartFrame>
  )
}

export const listingUpdates = page("/account/listings/:id/updates", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  query: { posted: Schema.optional(Schema.String) },
  title: ({ listing }) => `Updates of ${listing.name} · Launchbook`,
  description: "News about your listing for those who follow it.",
  load: ({ session, params: { id }, query }) => modelOf(session, id, { isPosted: query.posted !== undefined }),
  view: View
})

export const postOwnUpdate = form("/account/listings/:id/updates", {
  mostBytes: 64 * 1024,
  fields: { title: oneText, body: oneText },
  run: ({ params, fields, session, run }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const done = seeOther(`${partAddress(id, "/updates")}?posted=yes`)
      // Browsers send new lines as two letters.
      const typed = { title: fields.title, body: fields.body.replaceAll("\r\n", "\n") }
      const [last] = (yield* asOwner(session, (yield* MyListings).get({ listing_id: id }))).updates
      // A button that was pressed twice tells nobody twice.
      if (last !== undefined && last.title === typed.title.trim() && last.body === typed.body.trim()) return done
      return yield* run(postListingUpdate, { listing_id: id, ...typed }).pipe(
        Effect.as(done),
        Effect.catchIf(isMendable, (failure) =>
          Effect.map(modelOf(session, id, { typed, refused: refusedBy(failure) }), (model) =>
            listingUpdates.show(model, failure.status)
          )
        )
      )
    })
})
