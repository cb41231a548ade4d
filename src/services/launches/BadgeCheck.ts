/**
 * Looks for badges and acts on what was seen. Sites are asked outside of any transaction; what was
 * seen is then applied to the listing as it stands by that time, in one short transaction with the
 * mail it causes. Due listings are claimed before they are looked at, so however many processes sweep,
 * each is looked at once.
 */
import { Clock, Effect, Either } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { isPublic } from "../../domain/listing/Listing.ts"
import { type ListingEvent, type ListingState, transition } from "../../domain/listing/ListingStatus.ts"
import { addWeeks, day, type Monday, minute, weekOf } from "../../domain/Week.ts"
import { stateOf } from "../listing/ListingStateRepo.ts"
import { Changes } from "../store/Changes.ts"
import { Jobs } from "../store/Jobs.ts"
import { Settings } from "../store/Settings.ts"
import * as Mails from "./badge/BadgeMails.ts"
import { furthestCheck, graceOf, nextCheckAt, withoutSilence } from "./badge/CheckTimes.ts"
import { Homepage, type Seen } from "./badge/Homepage.ts"
import { ownersBadge } from "./OwnersBadge.ts"
import { BadgeCheckRepo, type CheckedRow, type Target } from "./rows/BadgeCheckRepo.ts"

/** A listing whose check was never finished is due again after this. */
const claimMillis = 15 * minute
/** A sweep takes up no more listings after this; its job is given up after 15 minutes. */
const sweepMillis = 10 * minute
const batchSize = 200
/** Sites asked at once by one sweep; listings of one site are asked one after another. */
const concurrency = 16

/** An event that cannot happen to a listing leaves it as it is. */
const after = (state: ListingState, event: ListingEvent): ListingState =>
  Either.getOrElse(transition(state, event), () => state)

const eventOf = ({ result }: Seen, now: number): ListingEvent => {
  switch (result) {
    case "found":
      // Launches go on all through a week, so the last week a listing can be too late for is the one before.
      return { type: "badge_found", current: addWeeks(weekOf(now), -1) }
    case "not_found":
      return { type: "badge_not_found" }
    case "unreachable":
      return { type: "badge_unreachable" }
  }
}

const millis = (timestamp: string | null) => (timestamp === null ? null : Date.parse(timestamp))
const date = (at: number | null) => (at === null ? null : new Date(at))

export class BadgeCheck extends Effect.Service<BadgeCheck>()("launchbook/BadgeCheck", {
  dependencies: [BadgeCheckRepo.Default, Homepage.Default],
  effect: Effect.gen(function* () {
    const repo = yield* BadgeCheckRepo
    const homepage = yield* Homepage
    const settings = yield* Settings
    const changes = yield* Changes
    const jobs = yield* Jobs
    const origin = (yield* AppConfigTag).publicUrl

    /** Since when the badge is missing, after this check. Before a listing's first badge nothing is missing. */
    const missingSince = (row: CheckedRow, seen: Seen, now: number): number | null => {
      const since = millis(row.badge_missing_since)
      if (seen.result === "found" || row.plan !== "free") return null
      if (seen.result === "unreachable") return withoutSilence(since, millis(row.badge_checked_at), now)
      return since ?? (row.status === "live" || row.status === "scheduled" ? now : null)
    }

    const mailOf = (row: CheckedRow, seen: Seen, next: ListingState, daysLeft: number | null) => {
      const about = { name: row.name, page: seen.page, html: ownersBadge(origin, row) }
      const change = `${row.status} ${next.status}`
      if (change === "awaiting_badge scheduled") return Mails.badgeFound(about, next.week ?? "")
      if (change === "paused live") return Mails.liveAgain(about)
      if (change === "live paused") return Mails.paused(about)
      if (change === "scheduled awaiting_badge") return Mails.unscheduled(about)
      return daysLeft === null ? null : Mails.badgeMissing(about, daysLeft)
    }

    /** Applies what was seen to the listing as it stands now; answers its state, `null` where it is gone. */
    const settle = (id: number, seen: Seen) =>
      Effect.gen(function* () {
        const row = yield* repo.lock(id)
        if (row === undefined) return null
        const now = yield* Clock.currentTimeMillis
        const graceDays = yield* settings.get("badge.grace_days")
        const before = stateOf(row)
        const since = missingSince(row, seen, now)
        const runs = since !== null && seen.result === "not_found" && row.status !== "paused"
        const grace = runs ? graceOf({ since, reminders: row.badge_reminders }, now, graceDays) : null
        const checked = after(before, eventOf(seen, now))
        const state = grace?.over === true ? after(checked, { type: "badge_missing_past_grace" }) : checked
        const reminded = grace?.remind === true

        yield* repo.store(id, {
          state,
          reason: seen.reason,
          page: seen.page,
          checkedAt: new Date(now),
          nextCheckAt: date(
            nextCheckAt({
              state,
              now,
              queuedAt: millis(row.queued_at),
              unreachableAt: before.badge === "unreachable" ? millis(row.badge_checked_at) : null,
              graceNext: grace?.next ?? null
            })
          ),
          missingSince: date(since),
          reminders: since === null ? 0 : row.badge_reminders + (reminded ? 1 : 0)
        })
        yield* follow(row, before.week, state)
        const daysLeft = reminded && since !== null ? Math.ceil((since + graceDays * day - now) / day) : null
        const mail = mailOf(row, seen, state, daysLeft)
        if (mail !== null && row.owner_email !== null) yield* jobs.send("mail", { to: row.owner_email, ...mail })
        return state
      })

    /** What else a new state changes: the launch's week, and the pages that show it. */
    const follow = (row: CheckedRow, week: Monday | null, state: ListingState) =>
      Effect.gen(function* () {
        if (week !== null && state.week !== null && week !== state.week)
          yield* repo.moveLaunch(row.id, week, state.week)
        if (row.status !== state.status && (isPublic(row.status) || isPublic(state.status)))
          yield* changes.touch("listings", "products", `listing:${row.slug}`)
      })

    const inspect = (target: Target) =>
      Effect.flatMap(homepage.look(target), (seen) =>
        Effect.uninterruptible(changes.transaction(settle(target.id, seen)))
      )

    /** Looks for the badge of one listing now; `null` where it owes none. */
    const check = (listingId: number): Effect.Effect<ListingState | null> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const target = yield* repo.claimOne(listingId, new Date(now + claimMillis))
        return target === undefined ? null : yield* inspect(target)
      })

    /** Looks for the badges of all listings whose check was due when it began; answers how many. */
    const due: Effect.Effect<number> = Effect.gen(function* () {
      const beganAt = yield* Clock.currentTimeMillis
      yield* repo.recall(new Date(beganAt), new Date(beganAt + furthestCheck))
      const inTime = Effect.map(Clock.currentTimeMillis, (now) => now - beganAt < sweepMillis)
      const one = (target: Target) =>
        inspect(target).pipe(
          Effect.as(1),
          // One site's trouble must not keep the others waiting: its claim runs out and it is tried again.
          Effect.catchAllCause((cause) =>
            Effect.as(Effect.logWarning("a badge check broke off", cause, { listing_id: target.id }), 0)
          )
        )
      const site = (targets: ReadonlyArray<Target>) =>
        Effect.forEach(targets, (target) =>
          Effect.if(inTime, { onTrue: () => one(target), onFalse: () => Effect.succeed(0) })
        )

      let checked = 0
      while (yield* inTime) {
        const now = yield* Clock.currentTimeMillis
        const batch = yield* repo.claimDue(new Date(beganAt), new Date(now + claimMillis), batchSize)
        const counts = yield* Effect.forEach(Map.groupBy(batch.targets, ({ domain }) => domain).values(), site, {
          concurrency
        })
        checked += counts.flat().reduce((sum, count) => sum + count, 0)
        if (batch.taken < batchSize) break
      }
      return checked
    })

    return { check, due } as const
  })
}) {}
