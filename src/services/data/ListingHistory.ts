/**
 * Looking back at the versions of a listing, and going back to one. What is put back is an edit like any other, with a
 * version of its own: nothing of the history is ever taken away.
 */
import { Data, Effect } from "effect"
import { saidBefore } from "../../domain/listing/ListingVersions.ts"
import { ListingContents, type WholeContent } from "../drafts/ListingContents.ts"
import { Changes } from "../store/Changes.ts"
import { HistoryRepo } from "./rows/HistoryRepo.ts"

/** Versions that are read at once. */
const mostVersions = 1000

/** Why there is nothing to show or to put back, in one line. */
export class HistoryFailure extends Data.TaggedError("HistoryFailure")<{ readonly message: string }> {}

const noListing = (slug: string) => new HistoryFailure({ message: `There is no listing ${slug}.` })

export class ListingHistory extends Effect.Service<ListingHistory>()("launchbook/ListingHistory", {
  dependencies: [HistoryRepo.Default, ListingContents.Default],
  effect: Effect.gen(function* () {
    const repo = yield* HistoryRepo
    const contents = yield* ListingContents
    const changes = yield* Changes

    /** Its latest versions, the newest first. One that a seed or an import made whole is not among them. */
    const read = (slug: string, most: number) =>
      Effect.gen(function* () {
        const listing = yield* repo.bySlug(slug)
        if (listing === undefined) return yield* noListing(slug)
        const { name, version } = listing
        return {
          slug,
          name,
          version,
          versions: yield* repo.latest(listing.id, Math.min(Math.max(most, 1), mostVersions))
        }
      })

    const assertEarlier = (slug: string, asked: number, current: number) => {
      if (asked >= 1 && asked < current) return Effect.void
      const message =
        asked === current
          ? `${slug} is at version ${current} already.`
          : current === 1
            ? `${slug} has never been edited.`
            : `${slug} has the versions 1 to ${current}; there is no version ${asked}.`
      return new HistoryFailure({ message })
    }

    /** Makes a listing say again what it said at one of its versions. */
    const restore = (slug: string, version: number) =>
      changes.transaction(
        Effect.gen(function* () {
          const locked = yield* contents.lock(slug)
          if (locked === undefined) return yield* noListing(slug)
          yield* assertEarlier(slug, version, locked.listing.version)
          const edits = yield* repo.changesAfter(locked.listing.id, version)
          // What was kept of an edit has the shape of what the listing says: the same code wrote both.
          const wanted = saidBefore({ ...locked.content }, edits) as unknown as WholeContent
          const rewritten = yield* contents.rewrite(locked, wanted)
          if (rewritten === null)
            return yield* new HistoryFailure({ message: `${slug} says what it said at version ${version}.` })
          return { slug, restored: version, ...rewritten }
        })
      )

    return { read, restore } as const
  })
}) {}
