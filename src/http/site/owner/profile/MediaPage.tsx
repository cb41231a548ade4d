/** @jsxImportSource preact */
/** `/account/listings/{id}/media`: the pictures and videos of a listing, and a form for another of each. */
import { Effect } from "effect"
import { ListingMedia, type MediaRow, mediaLimits } from "../../../../services/owners/ListingMedia.ts"
import type { Session } from "../../../../services/people/Sessions.ts"
import { seeOther } from "../../declare/Instead.ts"
import { form, oneText, uploadForm } from "../../declare/SiteForm.ts"
import { page } from "../../declare/SitePage.ts"
import { PostForm } from "../../frame/PostForm.tsx"
import { OrderButtons } from "../desk/OrderButtons.tsx"
import {
  NotDone,
  NumberInPath,
  numberInForm,
  PartFrame,
  type PartListing,
  partAddress,
  placeStepOf,
  reader
} from "../desk/PartFrame.tsx"
import { PictureField, pictureUpload } from "./PictureField.tsx"

interface Model {
  readonly listing: PartListing
  readonly isShown: boolean
  readonly media: ReadonlyArray<MediaRow>
  readonly problem: string | null
}

const modelOf = (session: Session, id: number, problem: string | null = null) =>
  Effect.map(
    Effect.flatMap(ListingMedia, (media) => media.list({ by: reader(session), listingId: id })),
    (found): Model => ({ ...found, problem })
  )

const nameOf = ({ kind, alt }: MediaRow) => alt ?? (kind === "image" ? "the picture" : "the video")

const Item = (props: {
  readonly item: MediaRow
  readonly address: string
  readonly isFixed: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
}) => {
  const { item, address } = props
  const field = `alt-${item.id}`
  return (
    <li>
      {item.kind === "image" ? (
        <img src={item.url} alt={item.alt ?? ""} loading="lazy" width="240" height="150" />
      ) : (
        <p class="video">
          <span class="chip">Video</span>{" "}
          <a href={item.url} rel="nofollow ugc noopener">
            {item.url}
          </a>
        </p>
      )}
      <div class="stack">
        {props.isFixed ? (
          <p>{item.alt}</p>
        ) : (
          <>
            <PostForm action={`${address}/describe`} class="field">
              <label for={field}>{item.kind === "image" ? "What the picture shows" : "Title of the video"}</label>
              <input type="hidden" name="media" value={item.id} />
              <input
                id={field}
                name="alt"
                type="text"
                value={item.alt ?? ""}
                maxLength={mediaLimits.alt}
                required={item.kind === "image"}
                autocomplete="off"
              />
              <div>
                <button type="submit" class="button">
                  Save the words
                </button>
              </div>
            </PostForm>
            <OrderButtons
              action={`${address}/change`}
              field="media"
              value={`${item.id}`}
              name={nameOf(item)}
              isFirst={props.isFirst}
              isLast={props.isLast}
            />
          </>
        )}
      </div>
    </li>
  )
}

const Add = ({ address }: { readonly address: string }) => (
  <section aria-labelledby="add" class="stack">
    <h2 id="add">Add</h2>
    <PostForm action={`${address}/upload`} class="card" hasFile>
      <h3>A picture</h3>
      <PictureField id="picture" label="Picture" />
      <div class="field">
        <label for="alt">What it shows</label>
        <input
          id="alt"
          name="alt"
          type="text"
          required
          maxLength={mediaLimits.alt}
          autocomplete="off"
          aria-describedby="alt-help"
        />
        <p id="alt-help" class="small soft">
          In a few words, for those who cannot see it.
        </p>
      </div>
      <div class="cta">
        <button type="submit" class="button primary">
          Upload the picture
        </button>
      </div>
    </PostForm>
    <PostForm action={`${address}/video`} class="card">
      <h3>A video</h3>
      <div class="field">
        <label for="video">YouTube link</label>
        <input id="video" name="url" type="text" inputMode="url" required maxLength={500} autocomplete="off" />
      </div>
      <div class="field">
        <label for="video-title">Title</label>
        <input id="video-title" name="alt" type="text" maxLength={mediaLimits.alt} autocomplete="off" />
      </div>
      <div class="cta">
        <button type="submit" class="button">
          Add the video
        </button>
      </div>
    </PostForm>
  </section>
)

const View = ({ listing, isShown, media, problem }: Model) => {
  const address = partAddress(listing.id, "/media")
  const isFixed = listing.status === "removed"
  return (
    <PartFrame
      listing={listing}
      title="Pictures and videos"
      lead={`Of ${listing.name}, in the order they are shown; ${mediaLimits.items} at most.`}
      here="/media"
    >
      <NotDone text={problem} />
      {isShown ? null : (
        <p class="notice">
          You can prepare them now. Visitors see them once the media section is unlocked.{" "}
          <a href="/pricing">What unlocks it</a>
        </p>
      )}
      {media.length === 0 ? (
        <p class="blank">None yet.</p>
      ) : (
        <ol class="gallery-list">
          {media.map((item, at) => (
            <Item
              key={item.id}
              item={item}
              address={address}
              isFixed={isFixed}
              isFirst={at === 0}
              isLast={at === media.length - 1}
            />
          ))}
        </ol>
      )}
      {isFixed || media.length >= mediaLimits.items ? null : <Add address={address} />}
    </PartFrame>
  )
}

export const listingMedia = page("/account/listings/:id/media", {
  audience: "member",
  styles: ["account", "owner"],
  params: { id: NumberInPath },
  title: ({ listing }) => `Pictures and videos of ${listing.name} · Launchbook`,
  description: "The pictures and videos of your listing.",
  load: ({ session, params: { id } }) => modelOf(session, id),
  view: View
})

const back = (id: number) => seeOther(partAddress(id, "/media"))
/** The page again, with why nothing was done. */
const again =
  (session: Session, id: number) =>
  ({ message }: { readonly message: string }) =>
    Effect.map(modelOf(session, id, message), (model) => listingMedia.show(model, 400))

export const uploadPicture = uploadForm("/account/listings/:id/media/upload", pictureUpload, {
  fields: { alt: oneText },
  run: ({ params, fields, file, session, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const media = yield* ListingMedia
      return yield* media
        .addImage({ by, listingId: id }, file, fields.alt)
        .pipe(Effect.as(back(id)), Effect.catchTag("CareRefused", again(session, id)))
    })
})

export const addVideo = form("/account/listings/:id/media/video", {
  fields: { url: oneText, alt: oneText },
  run: ({ params, fields, session, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const media = yield* ListingMedia
      return yield* media
        .addVideo({ by, listingId: id }, fields.url, fields.alt)
        .pipe(Effect.as(back(id)), Effect.catchTag("CareRefused", again(session, id)))
    })
})

export const describeMedia = form("/account/listings/:id/media/describe", {
  fields: { media: oneText, alt: oneText },
  run: ({ params, fields, session, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const media = yield* ListingMedia
      return yield* media
        .describe({ by, listingId: id }, yield* numberInForm(fields.media), fields.alt)
        .pipe(Effect.as(back(id)), Effect.catchTag("CareRefused", again(session, id)))
    })
})

export const changeMedia = form("/account/listings/:id/media/change", {
  fields: { media: oneText, do: oneText },
  run: ({ params, fields, by }) =>
    Effect.gen(function* () {
      const id = yield* numberInForm(params.id)
      const media = yield* ListingMedia
      const of = yield* numberInForm(fields.media)
      const which = { by, listingId: id }
      yield* fields.do === "remove" ? media.remove(which, of) : media.move(which, of, yield* placeStepOf(fields.do))
      return back(id)
    })
})
