/**
 * Everything that a listing says, read and written as a whole: for its owner and the site team, who put back what an
 * earlier version said. Runs inside the caller's transaction and holds the lock on the listing.
 */
import { isDeepStrictEqual } from "node:util"
import { Data, Effect } from "effect"
import { contentKeys, type ListingContent, type Said } from "../../domain/draft/DraftContent.ts"
import type { Failure } from "../../domain/Failure.ts"
import { imageHashIn } from "../../domain/listing/Links.ts"
import { EditLog } from "../listing/EditLog.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { ContentsRepo, type OwnWords } from "./rows/ContentsRepo.ts"
import { type Holder, SavedListingsRepo } from "./rows/SavedListingsRepo.ts"
import { ListingParts } from "./saving/ListingParts.ts"
import { subjectsOf } from "./saving/ListingSubjects.ts"

export type WholeContent = ListingContent & OwnWords
const wholeKeys: ReadonlyArray<keyof WholeContent> = [...contentKeys, "headline", "summary", "media", "alternatives"]
/** Rows of their own; all others are columns of the listing. */
const partKeys: ReadonlyArray<keyof WholeContent> = [
  "categories",
  "waiting_categories",
  "founders",
  "milestones",
  "media",
  "alternatives"
]

/** Of the pictures it shows, those that were uploaded. */
const hashesIn = ({ media }: WholeContent) => media.flatMap(({ url }) => imageHashIn(url) ?? [])

/** Founders are the people of an owner. */
export class NobodysFounders extends Data.TaggedError("NobodysFounders")<{ readonly message: string }> {}

export interface LockedContent {
  readonly listing: Holder
  readonly content: WholeContent
}

export class ListingContents extends Effect.Service<ListingContents>()("launchbook/ListingContents", {
  dependencies: [ContentsRepo.Default, EditLog.Default, ListingParts.Default, SavedListingsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ContentsRepo
    const edits = yield* EditLog
    const parts = yield* ListingParts
    const saved = yield* SavedListingsRepo
    const changes = yield* Changes

    /** What it says now; undefined where there is no such listing. */
    const lock = (id: number) =>
      Effect.gen(function* () {
        const listing = yield* saved.lock(id)
        if (listing === undefined) return undefined
        const { before } = yield* Effect.orDie(parts.plan(listing, listing.owner_id ?? 0, {}, {}))
        const content: WholeContent = { ...listing, ...(yield* repo.ownWords(listing.id)), ...before }
        return { listing, content } satisfies LockedContent
      })

    /** Of the parts, what is wanted otherwise than it is. Which categories wait is worked out anew. */
    const partsOf = (now: WholeContent, wanted: WholeContent): Said => {
      const isOther = (key: keyof WholeContent) => !isDeepStrictEqual(now[key], wanted[key])
      return {
        ...(isOther("categories") || isOther("waiting_categories")
          ? { categories: wanted.categories, waiting_categories: wanted.waiting_categories }
          : {}),
        ...(isOther("founders") ? { founders: wanted.founders } : {}),
        ...(isOther("milestones") ? { milestones: wanted.milestones } : {})
      }
    }

    /** Of what is to be shown beside its words, what there still is: pictures that are kept, listings that are there. */
    const stillThere = (listingId: number, wanted: WholeContent) =>
      Effect.gen(function* () {
        const kept = new Set(yield* repo.keptImages(hashesIn(wanted)))
        const others = new Set(yield* repo.othersNamed(listingId, wanted.alternatives))
        return {
          media: wanted.media.filter(({ url }) => {
            const hash = imageHashIn(url)
            return hash === null || kept.has(hash)
          }),
          alternatives: wanted.alternatives.filter((slug) => others.has(slug))
        }
      })

    /** Makes the listing say this, as its next version, by somebody (null: the site team); null where it says so already. */
    const rewrite = ({ listing, content }: LockedContent, wanted: WholeContent, userId: number | null) =>
      Effect.gen(function* () {
        const now = yield* instant
        const other = partsOf(content, wanted)
        if (listing.owner_id === null && other.founders !== undefined)
          return yield* new NobodysFounders({
            message: `${listing.slug} belongs to nobody, so its founders cannot be put back.`
          })
        const ownerId = listing.owner_id ?? 0
        const planned = yield* parts.plan(listing, ownerId, { milestones: content.milestones }, other)
        const next: WholeContent = { ...wanted, ...planned.after, ...(yield* stillThere(listing.id, wanted)) }
        const changed = wholeKeys.filter((key) => !isDeepStrictEqual(content[key], next[key]))
        if (changed.length === 0) return null
        const history = Object.fromEntries(changed.map((key) => [key, { before: content[key], after: next[key] }]))
        const columns = changed.filter((key) => !partKeys.includes(key)).map((key) => [key, next[key]] as const)
        const version = yield* repo.save(listing.id, userId, Object.fromEntries(columns), history, now)
        yield* parts.write(listing.id, ownerId, planned, changed)
        if (changed.includes("media")) yield* repo.setMedia(listing.id, next.media, hashesIn(next), now)
        if (changed.includes("alternatives")) yield* repo.setAlternatives(listing.id, next.alternatives)
        yield* edits.report(listing.id, history, now)
        yield* changes.touch(...subjectsOf(listing, changed))
        return { version, changes: history }
      })

    return { idBySlug: repo.idBySlug, lock, rewrite } as const
  })
}) {}

/** Whether going back to a version puts a field back. What stands beside the profile, such as revenue, stays. */
export const isPutBack = (field: string): boolean => wholeKeys.some((key) => key === field)

/** What keeps a listing from being rewritten. */
export type RewriteRefusal = NobodysFounders | Failure<"category_unknown" | "milestone_limit_reached">
