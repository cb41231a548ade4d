/** @jsxImportSource preact */
/**
 * `/account/listings/{id}/history/{version}`: what one edit changed, and `…/restore`: what going back to that version
 * would change of the listing as it is now, with the button that does it. If the listing is edited between the two,
 * nothing is done and the person looks again.
 */
import { Effect } from "effect"
import type { ListingChanges } from "../../../../domain/listing/ListingVersions.ts"
import { type KeptVersion, ListingHistory } from "../../../../services/owners/ListingHistory.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { When } from "../../parts/When.tsx"
import {
  NotDone,
  NumberInPath,
  numberInForm,
  PartFrame,
  type PartListing,
  partAddress,
  reader
} from "../desk/PartFrame.tsx"
import { madeBy } from "./HistoryPage.tsx"
import { VersionChanges } from "./VersionChanges.tsx"

interface Model {
  readonly listing: PartListing & { readonly version: number }
  readonly version: number
  readonly edit: KeptVersion | null
  readonly goingBack: ListingChanges
  readonly self: string
  readonly problem: string | null
}

const modelOf = (session: Session, id: number, version: number, problem: string | null = null) =>
  Effect.map(
    Effect.flatMap(ListingHistory, (history) => history.version({ by: reader(session), listingId: id }, version)),
    (found): Model => ({ ...found, self: session.email, problem })
  )
const addressOf = (id: number, version: number) => `${partAddress(id, "/history")}/${version}`

const MadeBy = ({ edit, self }: Pick<Model, "edit" | "self">) =>
  edit === null ? (
    <>as it was first saved</>
  ) : (
    <>
      <When at={edit.at} />, by {madeBy(edit.by, self)}
    </>
  )

const VersionView = ({ listing, version, edit, self }: Model) => (
  <PartFrame
    listing={listing}
    title={`Version ${version}`}
    lead={
      <>
        {listing.name}, <MadeBy edit={edit} self={self} />.{" "}
        <a href={partAddress(listing.id, "/history")}>All versions</a>
      </>
    }
    here="/history"
  >
    {edit === null ? null : (
      <section aria-labelledby="changed" class="stack">
        <h2 id="changed">What this edit changed</h2>
        <VersionChanges changes={edit.changes} />
      </section>
    )}
    {version === listing.version ? (
      <p class="notice">This is what the listing says now.</p>
    ) : listing.status === "removed" ? null : (
      <div class="cta">
        <a class="button" href={`${addressOf(listing.id, version)}/restore`}>
          See what going back would change
        </a>
      </div>
    )}
  </PartFrame>
)

const RestoreView = ({ listing, version, goingBack, problem }: Model) => (
  <PartFrame
    listing={listing}
    title={`Restore version ${version}?`}
    lead={
      <>
        {listing.name} is at version {listing.version}.{" "}
        <a href={addressOf(listing.id, version)}>What version {version} was</a>
      </>
    }
    here="/history"
  >
    <NotDone text={problem} />
    {Object.keys(goingBack).length === 0 ? (
      <p class="notice">The listing says what it said then. There is nothing to restore.</p>
    ) : (
      <>
        <section aria-labelledby="changes" class="stack">
          <h2 id="changes">What would change</h2>
          <VersionChanges changes={goingBack} />
        </section>
        {listing.status === "removed" ? null : (
          <PostForm action={`${addressOf(listing.id, version)}/restore`} class="card">
            <p>
              It becomes version {listing.version + 1}. Nothing is lost: you can go back to version {listing.version} in
              the same way. The site team is told, as of every edit.
            </p>
            <input type="hidden" name="seen" value={listing.version} />
            <div class="cta">
              <button type="submit" class="button primary">
                Restore version {version}
              </button>
              <a class="button" href={partAddress(listing.id, "/history")}>
                Leave it as it is
              </a>
            </div>
          </PostForm>
        )}
      </>
    )}
  </PartFrame>
)

export const listingVersion = page("/account/listings/:id/history/:version", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath, version: NumberInPath },
  title: ({ listing, version }) => `Version ${version} of ${listing.name} · Launchbook`,
  description: "What one edit of your listing changed.",
  load: ({ session, params: { id, version } }) => modelOf(session, id, version),
  view: VersionView
})

export const restoreVersion = page("/account/listings/:id/history/:version/restore", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath, version: NumberInPath },
  title: ({ listing, version }) => `Restore version ${version} of ${listing.name} · Launchbook`,
  description: "What going back to an earlier version of your listing would change.",
  load: ({ session, params: { id, version } }) => modelOf(session, id, version),
  view: RestoreView
})

export const confirmRestore = form("/account/listings/:id/history/:version/restore", {
  fields: { seen: oneText },
  run: ({ params, fields, session, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const version = yield* numberInForm(params.version)
      const history = yield* ListingHistory
      return yield* history.restore({ by, listingId: id }, version, yield* numberInForm(fields.seen)).pipe(
        Effect.as(seeOther(partAddress(id, "/history"))),
        Effect.catchTags({
          CareRefused: ({ message }) =>
            Effect.map(modelOf(session, id, version, message), (model) => restoreVersion.show(model, 400)),
          NobodysFounders: ({ message }) =>
            Effect.map(modelOf(session, id, version, message), (model) => restoreVersion.show(model, 400))
        })
      )
    })
})
