/**
 * Pictures and videos of a listing, as its owner or the site team sets them. They are kept whatever the plan is; the
 * public sees them where the section is unlocked. Each change is an edit of the listing, with its version.
 */
import { isDeepStrictEqual } from "node:util"
import { Effect } from "effect"
import { type Failure, NotFound } from "../../domain/Failure.ts"
import { fieldForms, keptForm } from "../../domain/listing/FieldForms.ts"
import { imageHashIn } from "../../domain/listing/Links.ts"
import { listingSubject } from "../../domain/Operation.ts"
import { oneLine } from "../../domain/text/FittedText.ts"
import { lengthOf } from "../../domain/Wire.ts"
import { isUnlocked } from "../listing/ProfileRows.ts"
import { Audit, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { type CaredListing, CareOf, refuse } from "./care/CareOf.ts"
import { MediaStore } from "./care/MediaStore.ts"
import { pictureIn, pictureLimits } from "./care/Pictures.ts"
import { type PlaceStep, stepped } from "./care/PlaceSteps.ts"
import type { CareRow } from "./rows/CareRepo.ts"
import { MediaRepo, type MediaRow } from "./rows/MediaRepo.ts"

export { isPlaceStep } from "./care/PlaceSteps.ts"
export type { MediaRow } from "./rows/MediaRepo.ts"

/** Bounds of the section. */
export const mediaLimits = {
  /** Pictures and videos together. */
  items: 12,
  /** Characters of a description. */
  alt: 200,
  /** Bytes of a file that is sent. */
  fileBytes: pictureLimits.bytes
} as const

const told = (media: ReadonlyArray<MediaRow>) => media.map(({ id: _, ...each }) => each)

/** A description on one line; null where there is none. */
const described = (text: string) => {
  const line = oneLine(text, mediaLimits.alt)
  return lengthOf(text.trim()) > mediaLimits.alt
    ? refuse(`A description has at most ${mediaLimits.alt} characters; this one has ${lengthOf(text.trim())}.`)
    : Effect.succeed(line === "" ? null : line)
}
const describedPicture = (text: string) =>
  Effect.flatMap(described(text), (alt) =>
    alt === null
      ? refuse("Say in a few words what the picture shows, for those who cannot see it.")
      : Effect.succeed(alt)
  )

export class ListingMedia extends Effect.Service<ListingMedia>()("launchbook/ListingMedia", {
  dependencies: [Audit.Default, CareOf.Default, MediaRepo.Default, MediaStore.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const care = yield* CareOf
    const changes = yield* Changes
    const repo = yield* MediaRepo
    const store = yield* MediaStore

    const list = (which: CaredListing) =>
      Effect.gen(function* () {
        const listing = yield* care.look(which)
        return { listing, isShown: isUnlocked(listing, "media"), media: yield* repo.list(listing.id) }
      })

    /** What the section has after an edit. `change` is given the locked listing and what it has now. */
    const edit = <E>(
      which: CaredListing,
      operation: string,
      change: (listing: CareRow, media: ReadonlyArray<MediaRow>) => Effect.Effect<void, E>
    ) =>
      changes.transaction(
        Effect.gen(function* () {
          const listing = yield* care.lock(which)
          const before = yield* repo.list(listing.id)
          yield* change(listing, before)
          const after = yield* repo.list(listing.id)
          if (!isDeepStrictEqual(told(before), told(after)))
            yield* care.keep(listing, which.by, operation, { media: { before: told(before), after: told(after) } })
          return after
        })
      )

    const assertRoom = (media: ReadonlyArray<MediaRow>, url: string) =>
      media.some((each) => each.url === url)
        ? refuse("The listing has it already.")
        : media.length >= mediaLimits.items
          ? refuse(`A listing has at most ${mediaLimits.items} pictures and videos. Remove one first.`)
          : Effect.void

    /** `file` is the bytes of a picture as they were sent; `text` says what is on it. */
    const addImage = (which: CaredListing, file: Uint8Array, text: string) =>
      Effect.gen(function* () {
        // Nothing is unpacked for whoever may not keep it.
        yield* care.assertChangeable(which)
        const alt = yield* describedPicture(text)
        const picture = yield* pictureIn(file, pictureLimits.side)
        return yield* edit(which, "media_added", (listing, media) =>
          Effect.gen(function* () {
            const url = yield* store.putOfListing(listing.id, picture)
            yield* assertRoom(media, url)
            yield* repo.insert(listing.id, { kind: "image", url, alt })
          })
        )
      })

    const addVideo = (which: CaredListing, link: string, text: string) =>
      Effect.gen(function* () {
        const url = lengthOf(link) > 500 ? null : keptForm("demo_video_url", link)
        if (url === null) return yield* refuse(`The link ${fieldForms.demo_video_url?.wrong}.`)
        const alt = yield* described(text)
        return yield* edit(which, "media_added", (listing, media) =>
          Effect.zipRight(assertRoom(media, url), repo.insert(listing.id, { kind: "video", url, alt }))
        )
      })

    /** `of` is an id of `list`; what the listing has not is not found. */
    const withOne = <E>(
      which: CaredListing,
      of: number,
      operation: string,
      change: (listing: CareRow, one: MediaRow, media: ReadonlyArray<MediaRow>) => Effect.Effect<void, E>
    ) =>
      edit<E | Failure<"not_found">>(which, operation, (listing, media) => {
        const one = media.find(({ id }) => id === of)
        return one === undefined ? NotFound() : change(listing, one, media)
      })

    const describe = (which: CaredListing, of: number, text: string) =>
      withOne(which, of, "media_described", (listing, { kind }) =>
        Effect.flatMap(kind === "image" ? describedPicture(text) : described(text), (alt) =>
          repo.describe(listing.id, of, alt)
        )
      )

    const move = (which: CaredListing, of: number, step: PlaceStep) =>
      withOne(which, of, "media_moved", (listing, _, media) => {
        const ids = media.map(({ id }) => id)
        return repo.arrange(listing.id, stepped(ids, of, step))
      })

    /** A picture stays with the versions of its listing, so that restoring one brings it back. */
    const remove = (which: CaredListing, of: number) =>
      withOne(which, of, "media_removed", (listing) => repo.remove(listing.id, of))

    /** Takes a picture away for good, wherever it is shown, so that no version brings it back. The site team's alone. */
    const erase = (by: Doer, slug: string, of: number) =>
      changes.transaction(
        Effect.gen(function* () {
          const { listing, media } = yield* list({ by, slug })
          const hash = imageHashIn(media.find(({ id }) => id === of)?.url ?? "")
          const url = media.find(({ id }) => id === of)?.url
          if (hash === null || url === undefined) return yield* NotFound(`${slug} has no picture ${of}.`)
          if (listing.status !== "removed") yield* remove({ by, slug }, of)
          const others = yield* repo.removeEverywhere(url)
          yield* store.erase(hash)
          yield* audit.write(by, "image_erased", hash)
          yield* changes.touch("listings", "founders", ...others.map(listingSubject))
          return { erased: url, listings: [slug, ...others] }
        })
      )

    return { list, addImage, addVideo, describe, move, remove, erase, picture: store.get } as const
  })
}) {}
