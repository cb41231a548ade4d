/**
 * Looking back at the versions of a listing, and going back to one: for its owner on the site and for the site team at
 * the command line. What is put back is an edit like any other, with a version of its own: nothing of the history is
 * ever taken away.
 */
import { isDeepStrictEqual } from "node:util"
import { Effect } from "effect"
import { NotFound } from "../../domain/Failure.ts"
import { editsTogether, type ListingChanges, saidBefore } from "../../domain/listing/ListingVersions.ts"
import { type Paging, toPage } from "../../domain/Page.ts"
import { isPutBack, ListingContents, type WholeContent } from "../drafts/ListingContents.ts"
import { Audit } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { type CaredListing, CareOf, refuse } from "./care/CareOf.ts"
import { HistoryRepo } from "./rows/HistoryRepo.ts"

export type { KeptVersion } from "./rows/HistoryRepo.ts"

/** Versions that are read at once. */
const mostVersions = 1000

/** The same edits from the last to the first. Milestones have what went and what came; so has every other field. */
const turnedBack = (edits: ListingChanges): ListingChanges =>
  Object.fromEntries(
    Object.entries(edits)
      .filter(([, { before, after }]) => !isDeepStrictEqual(before, after))
      .map(([key, { before, after }]) => [key, { before: after, after: before }])
  )

export class ListingHistory extends Effect.Service<ListingHistory>()("launchbook/ListingHistory", {
  dependencies: [Audit.Default, CareOf.Default, HistoryRepo.Default, ListingContents.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const repo = yield* HistoryRepo
    const care = yield* CareOf
    const contents = yield* ListingContents
    const changes = yield* Changes

    /** Its latest versions, the newest first. One that a seed or an import made whole is not among them. */
    const read = (which: CaredListing, most: number) =>
      Effect.gen(function* () {
        const { id, slug, name, version } = yield* care.look(which)
        return { slug, name, version, versions: yield* repo.latest(id, Math.min(Math.max(most, 1), mostVersions)) }
      })

    /** A page of the same. */
    const pageOfVersions = (which: CaredListing, paging: Paging) =>
      Effect.gen(function* () {
        const listing = yield* care.look(which)
        const { items, total } = yield* repo.page(listing.id, paging)
        return { listing, versions: toPage(paging, items, total) }
      })

    /**
     * One version: what its edit changed (null where it is the first, made whole), and what going back to it would
     * change of what the listing says now, empty where that is nothing.
     */
    const version = (which: CaredListing, asked: number) =>
      Effect.gen(function* () {
        const listing = yield* care.look(which)
        if (asked < 1 || asked > listing.version) return yield* NotFound()
        const kept = yield* repo.one(listing.id, asked)
        if (kept === undefined && asked !== 1) return yield* NotFound()
        const since = Object.entries(editsTogether(yield* repo.changesAfter(listing.id, asked)))
        const goingBack = turnedBack(Object.fromEntries(since.filter(([field]) => isPutBack(field))))
        return { listing, version: asked, edit: kept ?? null, goingBack }
      })

    const assertEarlier = (slug: string, asked: number, current: number) => {
      if (asked >= 1 && asked < current) return Effect.void
      return refuse(
        asked === current
          ? `${slug} is at version ${current} already.`
          : current === 1
            ? `${slug} has never been edited.`
            : `${slug} has the versions 1 to ${current}; there is no version ${asked}.`
      )
    }

    /**
     * Makes a listing say again what it said at one of its versions. `seen` is the version it was at when whoever asks
     * looked at what would change; if it has moved on since, nothing is done and they are told.
     */
    const restore = (which: CaredListing, asked: number, seen: number | null = null) =>
      changes.transaction(
        Effect.gen(function* () {
          const { id, slug } = yield* "slug" in which ? care.look(which) : care.lock(which)
          const locked = yield* contents.lock(id)
          if (locked === undefined) return yield* NotFound()
          const current = locked.listing.version
          if (seen !== null && seen !== current)
            return yield* refuse(
              `The listing was edited meanwhile: it is at version ${current} now. Look at what would change, and restore it then.`
            )
          yield* assertEarlier(slug, asked, current)
          const edits = yield* repo.changesAfter(id, asked)
          // What was kept of an edit has the shape of what the listing says: the same code wrote both.
          const wanted = saidBefore({ ...locked.content }, edits) as unknown as WholeContent
          const rewritten = yield* contents.rewrite(locked, wanted, which.by.userId)
          if (rewritten === null) return yield* refuse(`${slug} says what it said at version ${asked}.`)
          yield* audit.write(which.by, "listing_restored", `${slug} ${asked}`)
          return { slug, restored: asked, ...rewritten }
        })
      )

    return { read, pageOfVersions, version, restore } as const
  })
}) {}
