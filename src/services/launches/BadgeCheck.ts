/**
 * Looks for badges and acts on what was seen. Sites are asked outside of any transaction; what was
 * seen is then applied to the listing as it stands by that time, in one short transaction with the
 * mail it causes. Due listings are claimed before they are looked at, so however many processes sweep,
 * each is looked at once.
 */
import { type Cause, Clock, Effect, Either } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { isPublic, type ListingStatus } from "../../domain/listing/Listing.ts"
import { type ListingEvent, type ListingState, transition } from "../../domain/listing/ListingStatus.ts"
import type { EventType } from "../../domain/people/Event.ts"
import * as Mails from "../../domain/people/mail/BadgeMails.ts"
import { addWeeks, day, type Monday, minute, startsAt, weekOf } from "../../domain/Week.ts"
import { Events } from "../listing/Events.ts"
import { stateOf } from "../listing/ListingStateRepo.ts"
import { Changes } from "../store/Changes.ts"
import { Jobs } from "../store/Jobs.ts"
import { Settings } from "../store/Settings.ts"
import { furthestCheck, graceOf, nextCheckAt, pace, withoutSilence } from "./badge/CheckTimes.ts"
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

/**
 * What was seen is written down together, so long after it was seen at most: a transaction for each would cost as much as
 * looking does. Sites are real, and so is this time: the fiber's clock may be a test's.
 */
const gatherMillis = 100
const gathering = Effect.promise(() => Bun.sleep(gatherMillis))

/** What was seen of a listing, and when. */
interface Look {
  readonly id: number
  readonly seen: Seen
  readonly at: number
}

/** What a new status is to whoever is told of it. */
const newsOf = (was: ListingStatus, is: ListingStatus): EventType | undefined => {
  if (was === is) return undefined
  if (is === "scheduled") return "listing.scheduled"
  if (is === "paused") return "listing.paused"
  return was === "paused" && is === "live" ? "listing.resumed" : undefined
}

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
  dependencies: [BadgeCheckRepo.Default, Homepage.Default, Events.Default],
  effect: Effect.gen(function* () {
    const repo = yield* BadgeCheckRepo
    const homepage = yield* Homepage
    const settings = yield* Settings
    const changes = yield* Changes
    const jobs = yield* Jobs
    const events = yield* Events
    const origin = (yield* AppConfigTag).publicUrl

    /** Since when the badge is missing, after this check. Before a listing's first badge nothing is missing. */
    const missingSince = (row: CheckedRow, seen: Seen, now: number): number | null => {
      const since = millis(row.badge_missing_since)
      if (seen.result === "found" || row.plan !== "free") return null
      if (seen.result === "unreachable") return withoutSilence(since, millis(row.badge_checked_at), now)
      return since ?? (row.status === "live" || row.status === "scheduled" ? now : null)
    }

    /** Whether a listing that waits is so near to its week, for the first time, that its owner should hear of it. */
    const isNear = (row: CheckedRow, { status, week }: ListingState, now: number, days: number) => {
      // Who has queued it just now is likely to be pasting the badge.
      const settled = now - (millis(row.queued_at) ?? 0) >= day
      if (status !== "awaiting_badge" || week === null || row.badge_reminded_week === week || !settled) return false
      const left = startsAt(week) - now
      return left > 0 && left <= days * day
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

    const reminderOf = (row: CheckedRow, seen: Seen, week: Monday | null, now: number) =>
      week === null
        ? null
        : Mails.badgeReminder(
            { name: row.name, page: seen.page, html: ownersBadge(origin, row) },
            week,
            Math.ceil((startsAt(week) - now) / day)
          )

    /** Applies what was seen to the listing as it stands now, if it does. */
    const settle = (id: number, seen: Seen) =>
      Effect.gen(function* () {
        const row = yield* repo.lock(id)
        if (row === undefined) return
        const now = yield* Clock.currentTimeMillis
        const graceDays = yield* settings.get("badge.grace_days")
        const before = stateOf(row)
        const since = missingSince(row, seen, now)
        const runs = since !== null && seen.result === "not_found" && row.status !== "paused"
        const grace = runs ? graceOf({ since, reminders: row.badge_reminders }, now, graceDays) : null
        const checked = after(before, eventOf(seen, now))
        const state = grace?.over === true ? after(checked, { type: "badge_missing_past_grace" }) : checked
        const reminded = grace?.remind === true
        const near = isNear(row, state, now, yield* settings.get("badge.reminder_days"))

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
          reminders: since === null ? 0 : row.badge_reminders + (reminded ? 1 : 0),
          remindedWeek: near ? state.week : row.badge_reminded_week
        })
        yield* follow(row, before.week, state)
        const daysLeft = reminded && since !== null ? Math.ceil((since + graceDays * day - now) / day) : null
        const mail = mailOf(row, seen, state, daysLeft) ?? (near ? reminderOf(row, seen, state.week, now) : null)
        if (mail !== null && row.owner_email !== null) yield* jobs.send("mail", { to: row.owner_email, letter: mail })
      })

    /** What else a new state changes: the launch's week, and the pages that show it. */
    const follow = (row: CheckedRow, week: Monday | null, state: ListingState) =>
      Effect.gen(function* () {
        if (week !== null && state.week !== null && week !== state.week)
          yield* repo.moveLaunch(row.id, week, state.week)
        if (row.status !== state.status && (isPublic(row.status) || isPublic(state.status)))
          yield* changes.touch("listings", "products", `listing:${row.slug}`)
        const type = newsOf(row.status, state.status)
        if (type !== undefined)
          yield* events.emit({ type, listingId: row.id, userId: null, data: { week: state.week } })
      })

    const decide = ({ id, seen }: Look) => changes.transaction(settle(id, seen))

    /**
     * What nearly every check comes to: the badge is where it was. One statement says so of all of them, and nobody has to
     * hear of it. Answers whom it holds for.
     */
    const seenAgain = (looks: ReadonlyArray<Look>): Effect.Effect<ReadonlySet<number>> => {
      const found = looks.flatMap(({ id, seen: { result, page }, at }) =>
        result === "found" ? [{ id, page, checked_at: new Date(at), next_check_at: new Date(at + pace.found) }] : []
      )
      return found.length === 0
        ? Effect.succeed(new Set())
        : Effect.map(repo.storeSeenAgain(found), (ids) => new Set(ids))
    }

    const brokeOff = (cause: Cause.Cause<unknown>, ids: ReadonlyArray<number>) =>
      Effect.logWarning("a badge check broke off", cause, { listing_ids: ids })
    /** Writes down what was seen. One site's trouble must not keep the others: its claim runs out and it is tried again. */
    const writeAll = (looks: ReadonlyArray<Look>): Effect.Effect<void> =>
      Effect.gen(function* () {
        const again = yield* Effect.catchAllCause(seenAgain(looks), (cause) =>
          Effect.as(
            brokeOff(
              cause,
              looks.map(({ id }) => id)
            ),
            new Set<number>()
          )
        )
        for (const one of looks)
          if (!again.has(one.id)) yield* Effect.catchAllCause(decide(one), (cause) => brokeOff(cause, [one.id]))
      }).pipe(Effect.uninterruptible)

    const look = (target: Target): Effect.Effect<Look> =>
      Effect.zipWith(homepage.look(target), Clock.currentTimeMillis, (seen, at) => ({ id: target.id, seen, at }))

    /** Looks for the badge of one listing now; false where it owes none. */
    const check = (listingId: number): Effect.Effect<boolean> =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const target = yield* repo.claimOne(listingId, new Date(now + claimMillis))
        if (target === undefined) return false
        const one = yield* look(target)
        yield* Effect.uninterruptible(
          Effect.flatMap(seenAgain([one]), (again) => (again.has(one.id) ? Effect.void : decide(one)))
        )
        return true
      })

    /** Looks for the badges of all listings whose check was due when it began; answers how many. */
    const due: Effect.Effect<number> = Effect.gen(function* () {
      const beganAt = yield* Clock.currentTimeMillis
      yield* repo.recall(new Date(beganAt), new Date(beganAt + furthestCheck))
      const inTime = Effect.map(Clock.currentTimeMillis, (now) => now - beganAt < sweepMillis)
      const seen: Array<Look> = []
      const write = Effect.uninterruptible(
        Effect.suspend(() => (seen.length === 0 ? Effect.void : writeAll(seen.splice(0))))
      )
      const one = (target: Target) =>
        look(target).pipe(
          Effect.map((found) => {
            seen.push(found)
            return 1
          }),
          Effect.catchAllCause((cause) => Effect.as(brokeOff(cause, [target.id]), 0))
        )
      const site = (targets: ReadonlyArray<Target>) =>
        Effect.forEach(targets, (target) =>
          Effect.if(inTime, {
            onTrue: () => Effect.map(one(target), (count) => ({ count, left: [] as number[] })),
            onFalse: () => Effect.succeed({ count: 0, left: [target.id] })
          })
        )
      /** Looks at them, and writes down what was seen as it goes. */
      const sweep = (targets: ReadonlyArray<Target>) =>
        Effect.forEach(Map.groupBy(targets, ({ domain }) => domain).values(), site, { concurrency }).pipe(
          Effect.raceFirst(Effect.forever(Effect.zipRight(gathering, write))),
          Effect.ensuring(write),
          Effect.map((sites) => sites.flat())
        )

      let checked = 0
      while (yield* inTime) {
        const now = yield* Clock.currentTimeMillis
        const until = new Date(now + claimMillis)
        const batch = yield* repo.claimDue(new Date(beganAt), until, batchSize)
        const done = yield* sweep(batch.targets)
        checked += done.reduce((sum, { count }) => sum + count, 0)
        const left = done.flatMap((each) => each.left)
        // For the next sweep: they need not wait until the claim has run out.
        if (left.length > 0) yield* repo.giveBack(left, until, new Date(yield* Clock.currentTimeMillis))
        if (batch.taken < batchSize) break
      }
      return checked
    })

    return { check, due } as const
  })
}) {}
