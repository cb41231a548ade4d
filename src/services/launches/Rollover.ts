/**
 * Begins launch weeks, with the listings that are featured in them, and decides the awards of those that are over. Runs
 * every quarter of an hour.
 *
 * Invariants: a week is begun once, by whoever writes its row; a listing is launched once, because only
 * a scheduled one is and then it is live; awards are decided once and never changed. So it does not
 * matter how often it runs, how many processes run it, when one is killed, or where the clock jumps:
 * nothing is ever taken back.
 */
import { Chunk, Clock, Effect, Either } from "effect"
import { AppConfigTag } from "../../Config.ts"
import type { Payload } from "../../domain/Job.ts"
import { FURTHEST_WEEKS, nextWithRoom } from "../../domain/launch/FreePlan.ts"
import { closeWeek } from "../../domain/launch/Ranking.ts"
import { transition } from "../../domain/listing/ListingStatus.ts"
import { listingSubject } from "../../domain/Operation.ts"
import { launchMoved } from "../../domain/people/mail/BadgeMails.ts"
import { addWeeks, hour, type Monday, weekOf } from "../../domain/Week.ts"
import { Events } from "../listing/Events.ts"
import { type StateRow, stateOf } from "../listing/ListingStateRepo.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { Settings } from "../store/Settings.ts"
import { FreeWeeksRepo } from "./FreeWeeksRepo.ts"
import { ownersBadge } from "./OwnersBadge.ts"
import { Placements } from "./Placements.ts"
import { AwardsRepo } from "./rows/AwardsRepo.ts"
import { RolloverRepo } from "./rows/RolloverRepo.ts"

/** Listings one statement launches: it has to end well before it times out. */
const statementSize = 2000

/** What one run did. */
export interface RolloverReport {
  /** Weeks that began with it. */
  readonly began: ReadonlyArray<string>
  readonly launched: number
  readonly moved: number
  /** Weeks whose awards it decided. */
  readonly closed: ReadonlyArray<string>
}

/** Whether the beginning of `current` launches a listing; the state machine alone says so. */
const goesLive = (row: StateRow, current: Monday): boolean => {
  const next = transition(stateOf(row), { type: "week_began", week: current, nextWithRoom: current })
  return Either.isRight(next) && next.right.status === "live"
}

export class Rollover extends Effect.Service<Rollover>()("launchbook/Rollover", {
  dependencies: [AwardsRepo.Default, Events.Default, FreeWeeksRepo.Default, Placements.Default, RolloverRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* RolloverRepo
    const awards = yield* AwardsRepo
    const freeWeeks = yield* FreeWeeksRepo
    const placements = yield* Placements
    const settings = yield* Settings
    const changes = yield* Changes
    const jobs = yield* Jobs
    const events = yield* Events
    const origin = (yield* AppConfigTag).publicUrl

    const launchDue = (current: Monday, now: Date) =>
      Effect.gen(function* () {
        const due = yield* repo.lockDue(current)
        const launching = due.filter((row) => goesLive(row, current))
        const ids = Chunk.chunksOf(Chunk.fromIterable(launching.map(({ id }) => id)), statementSize)
        yield* Effect.forEach(ids, (some) => repo.launch(Chunk.toReadonlyArray(some), current, now), { discard: true })
        const launched = [...launching, ...(yield* repo.relaunch(current, now))]
        if (launched.length === 0) return 0
        yield* changes.touch("listings", ...launched.map(({ slug }) => listingSubject(slug)))
        yield* events.emit(
          ...launched.map(({ id }) => ({
            type: "listing.launched" as const,
            listingId: id,
            userId: null,
            data: { week: current }
          }))
        )
        return launched.length
      })

    /** Gives every listing whose week began without its badge the next week with room, first queued first. */
    const moveWaiting = (current: Monday) =>
      Effect.gen(function* () {
        // Listings before places, as everybody who books into a week does it.
        const waiting = yield* repo.lockWaiting(current)
        if (waiting.length === 0) return 0
        yield* freeWeeks.lock
        const capacity = yield* settings.get("free_plan.weekly_capacity")
        const taken = new Map(yield* freeWeeks.takenFrom(current))
        const moves = waiting.flatMap((row) => {
          const week = nextWithRoom(current, { capacity, taken: (each) => taken.get(each) ?? 0 })
          const next =
            week === null ? null : transition(stateOf(row), { type: "week_began", week: current, nextWithRoom: week })
          if (week === null || next === null || Either.isLeft(next) || next.right.week !== week) return []
          taken.set(week, (taken.get(week) ?? 0) + 1)
          return [{ id: row.id, week, row }]
        })
        if (moves.length < waiting.length)
          yield* Effect.logWarning(`${waiting.length - moves.length} listings found no room in ${FURTHEST_WEEKS} weeks`)
        yield* repo.move(moves)
        for (const { row, week } of moves) {
          if (row.owner_email === null) continue
          const letter = launchMoved({ ...row, html: ownersBadge(origin, row) }, row.launch_week ?? current, week)
          yield* jobs.send("mail", { to: row.owner_email, letter })
        }
        return moves.length
      })

    const begin = (current: Monday) =>
      Effect.gen(function* () {
        const now = yield* instant
        const began = yield* repo.begin(current, now)
        const launched = yield* launchDue(current, now)
        const moved = began.length > 0 ? yield* moveWaiting(current) : 0
        if (launched + moved > 0) yield* repo.count(current, launched, moved)
        // The places left in a week are what a product offers.
        if (moved > 0) yield* changes.touch("products")
        return { began, launched, moved }
      })

    const decide = (week: Monday) =>
      Effect.gen(function* () {
        const now = yield* instant
        if (!(yield* awards.close(week, now))) return []
        const minimum = yield* settings.get("votes.minimum_for_award")
        const won = closeWeek(yield* awards.contenders(week), minimum)
        yield* awards.insert(week, won, now)
        if (won.length > 0) yield* changes.touch("listings", ...won.map(({ slug }) => listingSubject(slug)))
        yield* events.emit(
          ...won.map(({ listingId, place, votes }) => ({
            type: "award.won" as const,
            listingId,
            userId: null,
            data: { week, place, votes }
          }))
        )
        return [week]
      })

    /** `week`: as it would have run in that week, where it is not still to come; the running one where left out. */
    const run = ({ week }: Payload<"rollover"> = {}): Effect.Effect<RolloverReport> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const current = weekOf(week === undefined ? now : Math.min(now, Date.parse(week)))
        const begun = yield* changes.transaction(begin(current))
        yield* changes.transaction(placements.keep)
        const audit = (yield* settings.get("awards.audit_hours")) * hour
        // A week is over for good once the audit after its end is: the one before the week `now - audit` lies in.
        const last = addWeeks(weekOf(now - audit), -1)
        const open = yield* awards.open(last)
        const closed = yield* Effect.forEach(open, (each) => changes.transaction(decide(each)))
        return { ...begun, closed: closed.flat() }
      })

    return { run } as const
  })
}) {}
