/**
 * What owners of the demo did to care for their listings: pictures, approved alternatives, and the versions that these
 * edits left; and the founder that the demo account is. Rows alone. Pure; `now` is milliseconds.
 */
import { createHash } from "node:crypto"
import { imagePath } from "../../../domain/listing/Links.ts"
import type { Media } from "../../../domain/listing/Listing.ts"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import { day } from "../../../domain/Week.ts"
import { demoInstant } from "./DemoRows.ts"
import { diceOf } from "./Dice.ts"
import type { DemoListing } from "./SeedShapes.ts"

/** A picture of `demo/pictures/`, in the form in which uploads are kept. */
export interface DemoPicture {
  /** Without its ending. */
  readonly name: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** Pictures of listings, by their slugs. */
export const shownPictures: Readonly<
  Record<string, ReadonlyArray<{ readonly picture: string; readonly alt: string }>>
> = {
  "scoot-and-return": [
    { picture: "frame", alt: "Three scooters in a painted frame; a sign says that one of its four places is free" },
    { picture: "map", alt: "A map of the frames nearby with their free places, and the way to the next one" }
  ],
  tidewatch: [{ picture: "tide", alt: "The tide of a day as a curve, with the hour at which it reaches the quay" }]
}
/** The founder that the demo account is, and the listing that names them. */
export const demoFounder = { slug: "lin-meichen", name: "Lin Meichen", title: "Founder", picture: "founder" } as const
export const demoOwnListing = "scoot-and-return"

const hashOf = ({ bytes }: DemoPicture) => createHash("sha256").update(bytes).digest("hex")
/** The path under which a picture is served. */
export const picturePath = (pictures: ReadonlyArray<DemoPicture>, name: string): string | null => {
  const found = pictures.find((picture) => picture.name === name)
  return found === undefined ? null : imagePath(hashOf(found))
}

/** Days before now on which they were sent. */
const sentDaysAgo = 8

export const imageRows = (pictures: ReadonlyArray<DemoPicture>, now: number) =>
  pictures.map((picture) => ({
    hash: hashOf(picture),
    // As PostgreSQL writes bytes.
    bytes: `\\x${Buffer.from(picture.bytes).toString("hex")}`,
    width: picture.width,
    height: picture.height,
    created_at: demoInstant(now - sentDaysAgo * day)
  }))

const mediaOf = (slug: string, pictures: ReadonlyArray<DemoPicture>): ReadonlyArray<Media> =>
  (shownPictures[slug] ?? []).flatMap(({ picture, alt }) => {
    const url = picturePath(pictures, picture)
    return url === null ? [] : [{ kind: "image", url, alt }]
  })

export const mediaRows = ({ slug }: DemoListing, listing_id: number, pictures: ReadonlyArray<DemoPicture>) =>
  mediaOf(slug, pictures).map((media, position) => ({ listing_id, ...media, position: position + 1 }))

/** What a listing holds of the pictures, so that its versions can bring them back. */
export const heldRows = (
  { slug }: DemoListing,
  listing_id: number,
  pictures: ReadonlyArray<DemoPicture>,
  now: number
) =>
  pictures
    .filter(({ name }) => (shownPictures[slug] ?? []).some(({ picture }) => picture === name))
    .map((picture) => ({ listing_id, hash: hashOf(picture), added_at: demoInstant(now - sentDaysAgo * day) }))

/** The edits of the demo account's live listing, the oldest first: each with how many days ago it was. */
const editsOf = (
  listing: DemoListing,
  pictures: ReadonlyArray<DemoPicture>
): ReadonlyArray<readonly [number, ListingChanges]> => [
  [
    15,
    {
      tagline: { before: "Shared scooters for everybody", after: listing.tagline },
      features: { before: listing.features.slice(0, 1), after: listing.features }
    }
  ],
  [12, { pricing_summary: { before: "Ask us", after: listing.pricing_summary } }],
  [sentDaysAgo, { media: { before: [], after: mediaOf(listing.slug, pictures) } }],
  [6, { alternatives: { before: [], after: listing.alternatives } }]
]

/** Its versions after the first, which the seed made whole. */
export const versionRows = (
  listing: DemoListing,
  listing_id: number,
  user_id: number | null,
  pictures: ReadonlyArray<DemoPicture>,
  now: number
) =>
  listing.slug !== demoOwnListing
    ? []
    : editsOf(listing, pictures).map(([daysAgo, changes], at) => ({
        listing_id,
        version: at + 2,
        user_id,
        at: demoInstant(now - daysAgo * day),
        changes
      }))

/** Visitors of the demo account's own listing by the day, most of them when it was new; together they are its views. */
export const viewRows = (listing: DemoListing, listingId: number, since: number | null, now: number) => {
  if (listing.slug !== demoOwnListing || since === null) return []
  const dice = diceOf(`${listing.slug} views`)
  const days = Math.floor(now / day) - Math.floor(since / day) + 1
  const weights = Array.from({ length: days }, (_, at) => (0.2 + Math.exp(-at / 8)) * (0.6 + 0.8 * dice.next()))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let [seen, counted] = [0, 0]
  return weights.map((weight, at) => {
    seen += weight
    const views = Math.round((listing.views * seen) / all) - counted
    counted += views
    const clicks = Math.round(views * (0.08 + 0.1 * dice.next()))
    return { listing_id: listingId, date: demoInstant(since + at * day).slice(0, 10), views, clicks }
  })
}
