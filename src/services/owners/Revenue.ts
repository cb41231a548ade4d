/**
 * What a product takes in a month, as its owner says it or as the site team has seen it. It ranks the board of revenue
 * and nothing else. Whoever speaks last is believed: an owner's figure after a verified one is self-reported again.
 */
import { isDeepStrictEqual } from "node:util"
import { Data, Effect } from "effect"
import { type InvalidRequest, invalid, NotFound } from "../../domain/Failure.ts"
import {
  type MonthlyRevenue,
  type RevenueFigure,
  type RevenueSource,
  revenueIssues
} from "../../domain/launch/RevenueFigures.ts"
import { isPublic, ListingRemoved } from "../../domain/listing/Listing.ts"
import { listingSubject } from "../../domain/Operation.ts"
import { EditLog } from "../listing/EditLog.ts"
import { type Actor, Audit, byCommandLine, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Settings } from "../store/Settings.ts"
import { RevenueRepo, type RevenueRow } from "./rows/RevenueRepo.ts"

type Refusal = ReturnType<typeof InvalidRequest> | ReturnType<typeof NotFound> | ReturnType<typeof ListingRemoved>

/** Why the site team's figure was not taken, in one line. */
export class RevenueFailure extends Data.TaggedError("RevenueFailure")<{ readonly message: string }> {}

/** What the site team says; `note` is what it saw. */
export interface TeamFigure extends MonthlyRevenue {
  readonly source: RevenueSource
  readonly note: string | null
}
/** Characters of a note. */
const longestNote = 500

/** A figure as it is stored; null where there is none. */
export const figureOf = (row: RevenueRow): RevenueFigure | null =>
  row.revenue_cents === null || row.revenue_source === null || row.revenue_as_of === null
    ? null
    : { cents: row.revenue_cents, as_of: row.revenue_as_of, source: row.revenue_source, note: row.revenue_note }

export class Revenue extends Effect.Service<Revenue>()("launchbook/Revenue", {
  dependencies: [Audit.Default, EditLog.Default, RevenueRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* RevenueRepo
    const edits = yield* EditLog
    const audit = yield* Audit
    const changes = yield* Changes
    const settings = yield* Settings

    /** What is wrong with a figure now. */
    const issuesOf = (figure: MonthlyRevenue | null) =>
      Effect.gen(function* () {
        if (figure === null) return []
        const today = (yield* instant).toISOString().slice(0, 10)
        return revenueIssues(figure, today, yield* settings.get("revenue.stale_months"))
      })

    /** Writes a figure down with its version, its audit entry and what it changes for readers. */
    const write = (row: RevenueRow, figure: RevenueFigure | null, by: Doer) =>
      Effect.gen(function* () {
        const before = figureOf(row)
        if (isDeepStrictEqual(before, figure)) return
        const now = yield* instant
        yield* repo.save(row.id, figure)
        yield* edits.keep(row.id, { revenue: { before, after: figure } }, by.userId, now)
        yield* audit.write(by, "set_revenue", String(row.id))
        if (isPublic(row.status)) yield* changes.touch("listings", listingSubject(row.slug))
      })

    /** The figure of a listing of this owner, or none; not found where it is not theirs. */
    const ofOwner = (userId: number, listingId: number) =>
      Effect.flatMap(repo.owned(listingId, userId), (row) =>
        row === undefined ? NotFound() : Effect.succeed(figureOf(row))
      )

    /**
     * What the owner says: whole cents of US dollars a month and the day they are of, or null for nothing. Refused with
     * `invalid_request`, all that is wrong at once (`cents`, `as_of`).
     */
    const set = (
      by: Actor,
      listingId: number,
      said: MonthlyRevenue | null
    ): Effect.Effect<RevenueFigure | null, Refusal> =>
      changes.transaction(
        Effect.gen(function* () {
          const row = yield* repo.lockOwned(listingId, by.userId)
          if (row === undefined) return yield* NotFound()
          if (row.status === "removed") return yield* ListingRemoved()
          const wrong = yield* issuesOf(said)
          if (wrong.length > 0) return yield* invalid(wrong)
          const figure: RevenueFigure | null =
            said === null ? null : { cents: said.cents, as_of: said.as_of, source: "self_reported", note: null }
          yield* write(row, figure, by)
          return figure
        })
      )

    const teamIssues = (said: TeamFigure | null) =>
      said !== null && said.source === "verified" && (said.note === null || said.note.length > longestNote)
        ? [`A verified figure needs a note of what was seen, of at most ${longestNote} characters.`]
        : []

    /** What the site team says of a listing, or null for nothing. */
    const setByTeam = (slug: string, said: TeamFigure | null) =>
      changes.transaction(
        Effect.gen(function* () {
          const row = yield* repo.lockBySlug(slug)
          if (row === undefined) return yield* new RevenueFailure({ message: `There is no listing ${slug}.` })
          const wrong = [
            ...(yield* issuesOf(said)).map(({ path, message }) => `${path} ${message}.`),
            ...teamIssues(said)
          ]
          if (wrong.length > 0) return yield* new RevenueFailure({ message: wrong.join(" ") })
          yield* write(row, said, byCommandLine)
          return said
        })
      )

    return { ofOwner, set, setByTeam } as const
  })
}) {}
