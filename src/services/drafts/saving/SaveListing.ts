/**
 * From a draft to its listing. A submission writes every value the draft has, also over what the owner
 * changed on the listing meanwhile; an edit of a submitted draft writes what that edit changed. Both keep
 * a version with before and after. Runs inside the caller's transaction, with the draft's row locked.
 */
import { isDeepStrictEqual } from "node:util"
import { Effect } from "effect"
import { AlreadyListed } from "../../../domain/draft/Draft.ts"
import { contentKeys, contentOf, difference, empty, type ListingContent } from "../../../domain/draft/DraftContent.ts"
import { detail, type Failure } from "../../../domain/Failure.ts"
import { isPublic, ListingRemoved } from "../../../domain/listing/Listing.ts"
import { domainOf } from "../../../domain/text/SiteKey.ts"
import { slugify } from "../../../domain/text/Slug.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { type DraftRow, notFoundOnWebsite } from "../rows/DraftRow.ts"
import { type Columns, type Holder, SavedListingsRepo } from "../rows/SavedListingsRepo.ts"
import { freeSlug } from "./FreeSlug.ts"
import { ListingParts } from "./ListingParts.ts"

type Locked = Holder & Columns

export class SaveListing extends Effect.Service<SaveListing>()("launchbook/SaveListing", {
  dependencies: [SavedListingsRepo.Default, ListingParts.Default],
  effect: Effect.gen(function* () {
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

    /** Makes the listing say what `content` says, and keeps what that changed as a version. */
    const write = (listing: Locked, row: DraftRow, content: Partial<ListingContent>, now: Date) =>
      Effect.gen(function* () {
        const planned = yield* parts.plan(listing, row.user_id, content)
        // Nothing was ever said of a listing that was made a moment ago, not even its name.
        const before: ListingContent = { ...(listing.version === 0 ? empty : listing), ...planned.before }
        const next: ListingContent = { ...before, ...content, ...planned.after }
        const changed = contentKeys.filter((key) => !isDeepStrictEqual(before[key], next[key]))
        if (changed.length === 0) return yield* repo.link(listing.id, row.id)

        const history = Object.fromEntries(changed.map((key) => [key, { before: before[key], after: next[key] }]))
        const columns = { ...next, name: next.name ?? listing.slug, draft_id: row.id }
        yield* repo.save(listing.id, columns, history, row.user_id, now)
        yield* parts.write(listing.id, row.user_id, planned, changed)
        // A saved listing is nobody's but its owner's.
        if (listing.status === "draft") return
        yield* changes.touch(`listing:${listing.slug}`)
        if (!isPublic(listing.status)) return
        yield* changes.touch("listings")
        if (changed.includes("categories")) yield* changes.touch("categories")
        if (changed.includes("founders") || changed.includes("story")) yield* changes.touch("founders")
      })

    /** Saves the whole draft; the listing it is now. The draft has a name. */
    const submit = (
      row: DraftRow
    ): Effect.Effect<Holder, Failure<"already_listed" | "listing_removed" | "category_unknown">> =>
      Effect.gen(function* () {
        const now = yield* instant
        const content = contentOf(row, notFoundOnWebsite(row))
        const listing = yield* placeOf(row, content.name ?? row.site_key, now)
        yield* write(listing, row, content, now)
        return listing
      })

    /** Carries an edit of a submitted draft over; nothing where the listing is no longer this owner's. */
    const follow = (
      before: DraftRow,
      after: DraftRow
    ): Effect.Effect<void, Failure<"listing_removed" | "category_unknown">> =>
      Effect.gen(function* () {
        const listing = after.listing_id === null ? undefined : yield* repo.lock(after.listing_id)
        if (listing === undefined || listing.owner_id !== after.user_id) return
        if (listing.status === "removed") return yield* ListingRemoved()
        const said = difference(
          contentOf(before, notFoundOnWebsite(before)),
          contentOf(after, notFoundOnWebsite(after))
        )
        if (Object.keys(said).length === 0) return
        yield* write(listing, after, said, yield* instant)
      })

    return { lookUp: parts.lookUp, assertFree, submit, follow } as const
  })
}) {}
