/** @jsxImportSource preact */
/** `/account/listings/{id}/milestones`: the dated events of a product, in the order in which they were. */
import { Clock, Effect, Schema } from "effect"
import { addMilestone, deleteMilestone } from "../../../../domain/api/MyListingsApi.ts"
import type { Milestone, OwnedListing } from "../../../../domain/listing/Listing.ts"
import { latestMilestone, mostMilestones } from "../../../../domain/listing/Milestones.ts"
import { MyListings } from "../../../../services/owners/MyListings.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { WebLink } from "../../parts/WebLink.tsx"
import { Day } from "../../parts/When.tsx"
import { asOwner } from "../desk/AsOwner.ts"
import { NumberInPath, numberInForm, PartFrame, partAddress } from "../desk/PartFrame.tsx"
import { FormOutcome, isMendable, NotUnlocked, type RefusedForm, refusedBy, TypedField } from "../desk/TypedFields.tsx"

interface Typed {
  readonly date: string
  readonly title: string
  readonly description: string
  readonly url: string
}
interface Model {
  readonly listing: OwnedListing
  readonly typed: Typed
  readonly refused: RefusedForm | null
  readonly done: "added" | "deleted" | null
  readonly latest: string
}

const nothing: Typed = { date: "", title: "", description: "", url: "" }

const modelOf = (session: Session, id: number, more: Partial<Pick<Model, "typed" | "refused" | "done">> = {}) =>
  Effect.gen(function* () {
    const listing = yield* asOwner(session, (yield* MyListings).get({ listing_id: id }))
    const latest = latestMilestone(yield* Clock.currentTimeMillis)
    const model: Model = { listing, typed: nothing, refused: null, done: null, latest, ...more }
    return model
  })

const doneWords = { added: "Added.", deleted: "Deleted." } as const

const Add = ({ listing, typed, refused, done, latest }: Model) => (
  <PostForm action={partAddress(listing.id, "/milestones")} class="card">
    <h2>Add a milestone</h2>
    <FormOutcome refused={refused} done={done === null ? null : doneWords[done]} />
    <div class="pair">
      <TypedField
        name="date"
        label="Day"
        type="date"
        value={typed.date}
        issue={refused?.issues.get("date")}
        latest={latest}
        required
      />
      <TypedField
        name="title"
        label="What happened"
        value={typed.title}
        issue={refused?.issues.get("title")}
        max={200}
        required
        placeholder="First harbour"
      />
    </div>
    <TypedField
      name="description"
      label="In a few sentences"
      optional
      value={typed.description}
      issue={refused?.issues.get("description")}
      max={2000}
      rows={3}
    />
    <TypedField
      name="url"
      label="A page about it"
      optional
      type="text"
      inputMode="url"
      value={typed.url}
      issue={refused?.issues.get("url")}
      max={500}
      placeholder="https://"
    />
    <div class="cta">
      <button type="submit" class="button primary">
        Add it
      </button>
    </div>
  </PostForm>
)

const Row = ({ milestone, listing }: { readonly milestone: Milestone; readonly listing: OwnedListing }) => {
  const { id, date, title, description, url } = milestone
  return (
    <li>
      <p class="mono">
        <Day at={date} />
      </p>
      <div>
        <h3>{title}</h3>
        {description === null ? null : <p class="pre">{description}</p>}
        {url === null ? null : (
          <p class="small">
            <WebLink url={url} />
          </p>
        )}
        {listing.status === "removed" ? null : (
          <details class="sure">
            <summary>
              Delete<span class="unseen"> {title}</span>
            </summary>
            <PostForm action={`${partAddress(listing.id, "/milestones")}/delete`}>
              <input type="hidden" name="milestone" value={id} />
              <button type="submit" class="button danger" aria-label={`Delete ${title} for good`}>
                Delete it for good
              </button>
            </PostForm>
          </details>
        )}
      </div>
    </li>
  )
}

const View = (model: Model) => {
  const { listing } = model
  const milestones = (listing.milestones ?? []).toSorted((a, b) =>
    a.date < b.date ? 1 : a.date > b.date ? -1 : b.id - a.id
  )
  return (
    <PartFrame
      listing={listing}
      title="Milestones"
      lead={`What ${listing.name} has come to so far, and what is announced: a line of dated events on its page.`}
      here="/milestones"
    >
      {listing.unlocked_sections.includes("milestones") ? null : <NotUnlocked what="milestones" />}
      {listing.status === "removed" ? null : milestones.length >= mostMilestones ? (
        <p class="notice">There are {mostMilestones}, the most there is room for. Delete one to add another.</p>
      ) : (
        <Add {...model} />
      )}
      <section aria-labelledby="so-far" class="stack">
        <h2 id="so-far">On the line</h2>
        {milestones.length === 0 ? (
          <p class="blank">None yet. The day you began is a good first one.</p>
        ) : (
          <ol class="line">
            {milestones.map((milestone) => (
              <Row key={milestone.id} milestone={milestone} listing={listing} />
            ))}
          </ol>
        )}
      </section>
    </PartFrame>
  )
}

export const listingMilestones = page("/account/listings/:id/milestones", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  query: { done: Schema.optional(Schema.Literal("added", "deleted")) },
  title: ({ listing }) => `Milestones of ${listing.name} · Launchbook`,
  description: "The dated events of your product.",
  load: ({ session, params: { id }, query }) => modelOf(session, id, { done: query.done ?? null }),
  view: View
})

export const addOwnMilestone = form("/account/listings/:id/milestones", {
  fields: { date: oneText, title: oneText, description: oneText, url: oneText },
  run: ({ params, fields, session, run }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const typed = { ...fields, url: fields.url.trim(), description: fields.description.replaceAll("\r\n", "\n") }
      return yield* run(addMilestone, { listing_id: id, ...typed }).pipe(
        Effect.as(seeOther(`${partAddress(id, "/milestones")}?done=added`)),
        Effect.catchIf(isMendable, (failure) =>
          Effect.map(modelOf(session, id, { typed, refused: refusedBy(failure) }), (model) =>
            listingMilestones.show(model, failure.status)
          )
        )
      )
    })
})

export const deleteOwnMilestone = form("/account/listings/:id/milestones/delete", {
  fields: { milestone: oneText },
  run: ({ params, fields, run }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      yield* run(deleteMilestone, { listing_id: id, milestone_id: yield* numberInForm(fields.milestone) })
      return seeOther(`${partAddress(id, "/milestones")}?done=deleted`)
    })
})
