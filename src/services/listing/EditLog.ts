/**
 * What becomes of every edit of a listing: it is kept as a version, and where anyone could see what it changed the
 * site team is told. Edits of one listing within ten minutes are told together: the first of them queues the report
 * (`EditReports.ts`), and those that follow come along. Runs in the transaction of the edit, which
 * holds the lock on the listing.
 */
import { Effect } from "effect"
import { isPublic, Section } from "../../domain/listing/Listing.ts"
import { type ListingChanges, reportAfterSeconds } from "../../domain/listing/ListingVersions.ts"
import { Jobs } from "../store/Jobs.ts"
import { Events } from "./Events.ts"
import { isUnlocked } from "./ProfileRows.ts"
import { EditLogRepo, type SeenRow } from "./rows/EditLogRepo.ts"

/**
 * Whether anyone can see the listing, or could at some time. One that waits for its badge again was on the list of
 * what is to come until it lost it.
 */
const wasPublic = ({ status, launched_at, badge_missing_since }: SeenRow) =>
  isPublic(status) || launched_at !== null || badge_missing_since !== null

/** Whether a change of a field is one to tell: sections that are not unlocked and categories that wait are nowhere yet. */
export const isShown = (listing: Pick<SeenRow, "plan" | "unlocked_sections">, field: string): boolean => {
  const section = Section.literals.find((each) => each === field)
  return section === undefined ? field !== "waiting_categories" : isUnlocked(listing, section)
}

export class EditLog extends Effect.Service<EditLog>()("launchbook/EditLog", {
  dependencies: [EditLogRepo.Default, Events.Default],
  effect: Effect.gen(function* () {
    const repo = yield* EditLogRepo
    const jobs = yield* Jobs
    const events = yield* Events

    /** Sees to it that the site team hears of the version that was just kept. */
    const report = (listingId: number, changes: ListingChanges, now: Date) =>
      Effect.gen(function* () {
        const listing = yield* repo.seen(listingId)
        yield* events.emit({
          type: "listing.updated",
          listingId,
          userId: null,
          data: { version: listing.version, fields: Object.keys(changes).join(",") }
        })
        if (!wasPublic(listing) || !Object.keys(changes).some((field) => isShown(listing, field))) return
        const since = new Date(now.getTime() - reportAfterSeconds * 1000)
        if (yield* repo.awaitReport(listingId, listing.version, since)) return
        yield* jobs.send(
          "report-edits",
          { listing_id: listingId },
          { singletonKey: String(listingId), startAfterSeconds: reportAfterSeconds }
        )
      })

    /** Keeps an edit of what has no column of its own in the listing, and reports it; `userId` is null for the site itself. */
    const keep = (listingId: number, changes: ListingChanges, userId: number | null, now: Date) =>
      Effect.zipRight(repo.keep(listingId, changes, userId, now), report(listingId, changes, now))

    return { keep, report } as const
  })
}) {}
