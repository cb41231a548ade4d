/**
 * From a draft to its listing. The first submission writes what the draft says; submitting again, and every
 * edit of a submitted draft, writes what changed in the draft since, so that nothing is undone that was made on
 * the listing meanwhile. Each keeps a version with before and after. Runs inside the caller's transaction, with
 * the draft's row locked.
 */
import { isDeepStrictEqual } from "node:util"
import { Effect } from "effect"
import { AlreadyListed } from "../../../domain/draft/Draft.ts"
import {
  contentKeys,
  difference,
  empty,
  firstSubmission,
  type ListingContent,
  type Said,
  type Submission,
  withChanges
} from "../../../domain/draft/DraftContent.ts"
import { detail, type Failure } from "../../../domain/Failure.ts"
import type { CategoryRef } from "../../../domain/listing/Category.ts"
import { ListingRemoved } from "../../../domain/listing/Listing.ts"
import { domainOf } from "../../../domain/text/SiteKey.ts"
import { slugify } from "../../../domain/text/Slug.ts"
import { EditLog } from "../../listing/EditLog.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { type DraftRow, saidBy } from "../rows/DraftRow.ts"
import { type Columns, type Holder, SavedListingsRepo } from "../rows/SavedListingsRepo.ts"
import { freeSlug } from "./FreeSlug.ts"
import { ListingParts, type PlannedParts } from "./ListingParts.ts"
import { subjectsOf } from "./ListingSubjects.ts"

type Locked = Holder & Columns

/** What came of a submission. */
export interface SavedDraft {
  readonly listing: Holder
  /** What the draft says of it now. */
  readonly said: Said
  readonly changed: ReadonlyArray<keyof ListingContent>
  /** In these the listing keeps its own words over what was drafted. */
  readonly kept: ReadonlyArray<keyof ListingContent>
  /** Categories that are chosen and not shown. */
  readonly waiting: ReadonlyArray<CategoryRef>
}

export class SaveListing extends Effect.Service<SaveListing>()("launchbook/SaveListing", {
  dependencies: [EditLog.Default, SavedListingsRepo.Default, ListingParts.Default],
  effect: Effect.gen(function* () {
    const edits = yield* EditLog
    const repo = yield* SavedListingsRepo
    const parts = yield* ListingParts
    const changes = yield* Changes

    /** Fails where somebody else, or nobody we know, has a listing of this site. */
    const assertFree = (
      siteKey: string,
      userId: number
    ): Effect.Effect<Holder | undefined, Failure<"already_listed">> =>
      Effect.flatMap(repo.bySite(siteKey), (holder) =>
        holder === undefined || holder.owner_id === userId
          ? Effect.succeed(holder)
          : AlreadyListed(
              `This site is already listed as ${holder.slug}. If it is yours, claim it with claim_listing.`,
              {
                details: [detail("url", "already_listed", holder.slug)]
              }
            )
      )

    /** The owner's listing of the draft's site, locked; a new one where there is none. */
    const placeOf = (
      row: DraftRow,
      name: string,
      now: Date
    ): Effect.Effect<Locked, Failure<"already_listed" | "listing_removed">> =>
      Effect.gen(function* () {
        const linked = row.listing_id === null ? undefined : yield* repo.lock(row.listing_id)
        const own = linked?.owner_id === row.user_id ? linked : undefined
        const holder = own ?? (yield* assertFree(row.site_key, row.user_id))
        if (holder?.status === "removed") return yield* ListingRemoved()
        const domain = domainOf(row.url) ?? row.site_key
        if (holder === undefined && (yield* repo.wasRemoved(row.site_key, domain, row.user_id)))
          return yield* ListingRemoved()
        const id =
          holder?.id ??
          (yield* repo.insert(
            {
              slug: yield* freeSlug(slugify(name, domain), repo.taken),
              owner_id: row.user_id,
              name,
              website_url: row.url,
              site_key: row.site_key,
              domain,
              draft_id: row.id
            },
            now
          ))
        const listing = own ?? (id === undefined ? undefined : yield* repo.lock(id))
        const isOwn = listing?.owner_id === row.user_id && listing.status !== "removed"
        // Somebody was faster, with the slug, the site or the listing: what they committed is seen now.
        return isOwn ? listing : yield* placeOf(row, name, now)
      })

    /** What the listing says now. Nothing was ever said of one that was made a moment ago, not even its name. */
    const contentNow = (listing: Locked, before: PlannedParts["before"]) => ({
      ...(listing.version === 0 ? empty : listing),
      ...before
    })

    /** Makes the listing say what the draft says anew, and keeps that as a version; the keys that it changed. */
    const write = (listing: Locked, row: DraftRow, { last, said }: Submission, now: Date) =>
      Effect.gen(function* () {
        const anew = difference(last, said)
        const planned = yield* parts.plan(listing, row.user_id, last, anew)
        const before: ListingContent = contentNow(listing, planned.before)
        const next: ListingContent = { ...withChanges(before, last, anew), ...planned.after }
        const changed = contentKeys.filter((key) => !isDeepStrictEqual(before[key], next[key]))
        if (changed.length === 0) {
          yield* repo.link(listing.id, row.id)
          return { changed, waiting: planned.categories.waiting }
        }
        const history = Object.fromEntries(changed.map((key) => [key, { before: before[key], after: next[key] }]))
        const columns = { ...next, name: next.name ?? listing.slug, draft_id: row.id }
        yield* repo.save(listing.id, columns, history, row.user_id, now)
        yield* parts.write(listing.id, row.user_id, planned, changed)
        yield* edits.report(listing.id, history, now)
        yield* changes.touch(...subjectsOf(listing, changed))
        return { changed, waiting: planned.categories.waiting }
      })

    /** What was said last, where this draft is the listing's already; before that was kept, all of it had been. */
    const again = (row: DraftRow, said: Said): Submission => ({ last: row.submitted ?? saidBy(row), said, kept: [] })

    /** Of a draft that never was this listing's, though the listing may be there. */
    const first = (listing: Locked, row: DraftRow, said: Said) =>
      listing.version === 0
        ? Effect.succeed<Submission>({ last: {}, said, kept: [] })
        : Effect.map(parts.plan(listing, row.user_id, {}, {}), ({ before }) =>
            firstSubmission(row, said, contentNow(listing, before))
          )

    /** Saves the draft. It has a name. */
    const submit = (
      row: DraftRow
    ): Effect.Effect<
      SavedDraft,
      Failure<"already_listed" | "listing_removed" | "category_unknown" | "milestone_limit_reached">
    > =>
      Effect.gen(function* () {
        const now = yield* instant
        const said = saidBy(row)
        const listing = yield* placeOf(row, said.name ?? row.site_key, now)
        const submission = row.listing_id === listing.id ? again(row, said) : yield* first(listing, row, said)
        return { listing, said, kept: submission.kept, ...(yield* write(listing, row, submission, now)) }
      })

    /** The listing a draft was submitted as, locked, as long as it is this owner's. */
    const followedBy = (row: DraftRow) =>
      Effect.gen(function* () {
        const listing = row.listing_id === null ? undefined : yield* repo.lock(row.listing_id)
        if (listing === undefined || listing.owner_id !== row.user_id) return undefined
        return listing.status === "removed" ? yield* ListingRemoved() : listing
      })

    /** Fails where no edit of this draft can be carried over any more. */
    const assertOpen = (row: DraftRow): Effect.Effect<void, Failure<"listing_removed">> =>
      Effect.asVoid(followedBy(row))

    /**
     * Carries an edit of a submitted draft over; nothing where the listing is no longer this owner's. Answers
     * the draft with what it has said by then.
     */
    const follow = (
      before: DraftRow,
      after: DraftRow
    ): Effect.Effect<DraftRow, Failure<"listing_removed" | "category_unknown" | "milestone_limit_reached">> =>
      Effect.gen(function* () {
        const listing = yield* followedBy(after)
        if (listing === undefined) return after
        const submission = again(before, saidBy(after))
        if (Object.keys(difference(submission.last, submission.said)).length > 0)
          yield* write(listing, after, submission, yield* instant)
        return { ...after, submitted: submission.said }
      })

    return { lookUp: parts.lookUp, assertFree, assertOpen, submit, follow } as const
  })
}) {}
