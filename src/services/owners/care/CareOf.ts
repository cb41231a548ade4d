/**
 * What everything done to care for a listing has in common: whose it is and who may, the version it leaves behind,
 * the audit entry, and who is told that public answers changed. For the owner on the site a listing of somebody else
 * is not there; the site team names one by its slug, from the command line.
 */
import { Data, Effect } from "effect"
import { NotFound } from "../../../domain/Failure.ts"
import { isPublic, ListingRemoved } from "../../../domain/listing/Listing.ts"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import { listingSubject } from "../../../domain/Operation.ts"
import { EditLog } from "../../listing/EditLog.ts"
import { type Actor, Audit, type Doer } from "../../store/Audit.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { CareRepo, type CareRow } from "../rows/CareRepo.ts"

/** Why something is not done, in a sentence for the person who asked. */
export class CareRefused extends Data.TaggedError("CareRefused")<{ readonly message: string }> {}
export const refuse = (message: string) => new CareRefused({ message })

/** A listing of the caller's own. */
export interface OwnersListing {
  readonly by: Actor
  readonly listingId: number
}
/** Any listing, as the site team names it. */
export interface TeamsListing {
  readonly by: Doer
  readonly slug: string
}
export type CaredListing = OwnersListing | TeamsListing

const absent = (which: CaredListing) => NotFound("slug" in which ? `There is no listing ${which.slug}.` : undefined)

export class CareOf extends Effect.Service<CareOf>()("launchbook/CareOf", {
  dependencies: [Audit.Default, CareRepo.Default, EditLog.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const edits = yield* EditLog
    const repo = yield* CareRepo

    const rowOf = (which: CaredListing, locked: boolean) =>
      "slug" in which ? repo.bySlug(which.slug, locked) : repo.owned(which.listingId, which.by.userId, locked)

    const found = (which: CaredListing, locked: boolean) =>
      Effect.flatMap(rowOf(which, locked), (row) => (row === undefined ? absent(which) : Effect.succeed(row)))

    const look = (which: CaredListing) => found(which, false)

    /** Fails where it could not be changed, without waiting for those who change it now. */
    const assertChangeable = (which: CaredListing) =>
      Effect.flatMap(look(which), ({ status }) => (status === "removed" ? ListingRemoved() : Effect.void))

    /** Locked until the transaction ends. What the site team removed is not changed any more. */
    const lock = (which: CaredListing) =>
      Effect.flatMap(found(which, true), (row) => (row.status === "removed" ? ListingRemoved() : Effect.succeed(row)))

    /** Keeps what was changed as the next version, with its audit entry. The row is locked. */
    const keep = (row: CareRow, by: Doer, operation: string, edit: ListingChanges) =>
      Effect.gen(function* () {
        yield* edits.keep(row.id, edit, by.userId, yield* instant)
        yield* audit.write(by, operation, row.slug)
        if (row.status === "draft") return
        yield* changes.touch(listingSubject(row.slug))
        if (isPublic(row.status)) yield* changes.touch("listings")
      })

    return { look, assertChangeable, lock, keep } as const
  })
}) {}
