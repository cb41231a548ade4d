/**
 * Votes that wait: what a reviewer sees and decides, and what time and rules decide by themselves.
 *
 * Invariants: what a person decided no rule changes; a decision moves the counts in its own transaction, and is written
 * down with who made it and why; awards that were decided stay. Nothing here casts a vote. Each launch is a transaction
 * of its own, so that a cast waits for one launch at most.
 */
import { Clock, Data, Effect } from "effect"
import { AWARDED_PLACES } from "../../domain/launch/Ranking.ts"
import { awardsContestedMail, votesWaitMail } from "../../domain/people/mail/VoteMails.ts"
import { ringsIn } from "../../domain/people/Rings.ts"
import { contested, isCrowd, type VoteReason, voteRules } from "../../domain/people/Voting.ts"
import { day, endsAt, hour, Monday } from "../../domain/Week.ts"
import { Audit, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Settings } from "../store/Settings.ts"
import { VoteEvidenceRepo } from "./rows/VoteEvidenceRepo.ts"
import { type ChangedVote, type ReviewedLaunch, VoteReviewsRepo } from "./rows/VoteReviewsRepo.ts"
import { type Flip, type VoteEvent, VotesRepo } from "./rows/VotesRepo.ts"
import { SiteTeam } from "./SiteTeam.ts"
import { VoteCounts } from "./votes/VoteCounts.ts"

/** Votes that a ring is looked for in, and accounts at once: those that voted last where there are more. */
const ringDays = 45
const mostAccounts = 20_000
/** Launches one run counts; the next takes the rest. */
const mostLaunches = 500
/** How long before the awards the team hears of votes that could change them. */
const warningHours = 12
/** Launches of a week among which awards are looked for. */
const mostContenders = 50
/** Rows a statement forgets. */
const batch = 10_000

export class NothingToReview extends Data.TaggedError("NothingToReview")<{ readonly message: string }> {}

/** Votes by their ids, or all that wait for a reason at a listing. */
export type Reviewed = { readonly ids: ReadonlyArray<number> } | { readonly slug: string; readonly reason: VoteReason }

export interface Decision {
  readonly launches: number
  readonly votes: number
}

/** How the change of a vote moves the counts. */
const flipOf =
  (to: "counted" | "pending" | "excluded") =>
  (vote: ChangedVote): ReadonlyArray<Flip> => {
    if ((vote.was === "counted") === (to === "counted")) return []
    return [{ at: vote.at, change: to === "counted" ? 1 : -1 }]
  }

export class VoteReviews extends Effect.Service<VoteReviews>()("launchbook/VoteReviews", {
  dependencies: [
    Audit.Default,
    SiteTeam.Default,
    VoteCounts.Default,
    VoteEvidenceRepo.Default,
    VoteReviewsRepo.Default,
    VotesRepo.Default
  ],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const counts = yield* VoteCounts
    const evidence = yield* VoteEvidenceRepo
    const repo = yield* VoteReviewsRepo
    const settings = yield* Settings
    const team = yield* SiteTeam
    const votes = yield* VotesRepo

    /** What waits: in groups by launch and reason, and vote by vote. `most` bounds each. */
    const list = (asked: { readonly slug: string | null; readonly reason: VoteReason | null; readonly most: number }) =>
      Effect.all({
        waiting: repo.waitingInAll,
        groups: repo.groups(asked.slug, asked.reason, asked.most),
        votes: repo.votes(asked.slug, asked.reason, asked.most)
      })

    /** Changes votes of one launch whose listing is held, with the counts and the trail. */
    const changed = (
      launch: ReviewedLaunch,
      to: "counted" | "pending" | "excluded",
      found: ReadonlyArray<ChangedVote>,
      by: string,
      note: string | null,
      now: Date
    ) =>
      Effect.gen(function* () {
        if (found.length === 0) return 0
        const event: VoteEvent["event"] = to === "pending" ? "flagged" : to
        const line = { launchId: launch.launch_id, event, by, note }
        yield* votes.note(
          found.map(({ user_id, reasons }) => ({ ...line, userId: user_id, reasons })),
          now
        )
        yield* counts.apply(launch, launch.launch_id, found.flatMap(flipOf(to)))
        return found.length
      })

    /** A person's decision, once for each launch it concerns. */
    const decide = (which: Reviewed, to: "counted" | "excluded", note: string | null, by: Doer) =>
      Effect.gen(function* () {
        const launches =
          "ids" in which ? yield* repo.launchesOf(which.ids) : yield* repo.launchesWaiting(which.slug, which.reason)
        const decided = yield* Effect.forEach(launches, (launchId) =>
          changes.transaction(
            Effect.gen(function* () {
              const now = yield* instant
              const launch = yield* repo.hold(launchId)
              const found = yield* repo.decide(launchId, which, to, now)
              if (found.length > 0)
                yield* audit.write(by, to === "counted" ? "votes_counted" : "votes_excluded", launch.slug)
              return yield* changed(launch, to, found, by.credential, note, now)
            })
          )
        )
        const total = decided.reduce((sum, each) => sum + each, 0)
        if (total === 0) return yield* new NothingToReview({ message: "No such vote is there to be decided on." })
        return { launches: decided.filter((each) => each > 0).length, votes: total } satisfies Decision
      })

    /** One rule's work on one launch. */
    const rule = (
      launchId: number,
      to: "counted" | "pending" | "excluded",
      find: (launchId: number) => Effect.Effect<ReadonlyArray<ChangedVote>>,
      note: string | null = null
    ) =>
      changes.transaction(
        Effect.gen(function* () {
          const launch = yield* repo.hold(launchId)
          return yield* changed(launch, to, yield* find(launchId), "rule", note, yield* instant)
        })
      )
    const sum = Effect.map((each: ReadonlyArray<number>) => each.reduce((total, one) => total + one, 0))

    /** Whoever came to own a listing, or accepted an invitation to it, after voting for it. */
    const excludeInsiders = Effect.flatMap(repo.insiders, (launches) =>
      sum(Effect.forEach(launches, (id) => rule(id, "excluded", repo.excludeInsiders)))
    )

    const flagRings = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const rules = voteRules(yield* settings.all)
      const candidates = yield* evidence.candidates(new Date(now - ringDays * day), rules.ringLaunches, mostAccounts)
      const ringed = ringsIn(candidates, rules)
      if (ringed.length === 0) return 0
      const byLaunch = Map.groupBy(ringed, ({ launchId }) => launchId)
      return yield* sum(
        Effect.forEach(yield* evidence.unflagged(ringed), (launchId) =>
          rule(launchId, "pending", (id) =>
            evidence.flagRing(
              id,
              (byLaunch.get(id) ?? []).map(({ userId }) => userId)
            )
          )
        )
      )
    })

    /** Counts what waited for nothing but the age of its account, unless a crowd of such accounts came on its day. */
    const countAged = Effect.gen(function* () {
      if ((yield* settings.get("votes.automatic_review")) === "off") return 0
      const rules = voteRules(yield* settings.all)
      const madeBefore = new Date((yield* Clock.currentTimeMillis) - rules.newAccountHours * hour)
      const ofLaunch = (launchId: number) =>
        Effect.gen(function* () {
          const launch = yield* repo.hold(launchId)
          const now = yield* instant
          const aged = yield* repo.agedAt(launchId, madeBefore)
          const crowd = aged.filter((vote) => isCrowd(vote, rules)).map(({ id }) => id)
          const free = aged.filter((vote) => !isCrowd(vote, rules)).map(({ id }) => id)
          yield* changed(launch, "pending", yield* repo.keepCrowd(crowd), "rule", null, now)
          return yield* changed(launch, "counted", yield* repo.countNow(free), "rule", "time", now)
        })
      return yield* sum(
        Effect.forEach(yield* repo.aged(madeBefore, mostLaunches), (id) => changes.transaction(ofLaunch(id)))
      )
    })

    const tellOfQueue = changes.transaction(
      Effect.gen(function* () {
        const waiting = yield* repo.waitingInAll
        if (waiting < (yield* settings.get("votes.review_alarm"))) return
        const now = yield* instant
        if (!(yield* repo.tellOnce(`queue ${now.toISOString().slice(0, 10)}`, now))) return
        const reasons = yield* repo.waiting
        yield* team.tell(
          votesWaitMail(
            waiting,
            reasons.map(({ reason, votes }) => [reason, votes])
          )
        )
      })
    )

    /** Tells the team of a week whose awards are near and could be changed by what waits. */
    const warn = (week: Monday, now: Date) =>
      Effect.gen(function* () {
        const decidedAt = endsAt(week) + (yield* settings.get("awards.audit_hours")) * hour
        if (now.getTime() < decidedAt - warningHours * hour) return
        const launches = contested(yield* evidence.contenders(week, mostContenders), AWARDED_PLACES)
        if (launches.length === 0 || !(yield* repo.tellOnce(`awards ${week}`, now))) return
        yield* Effect.logWarning(`votes that wait could change the awards of ${week}`)
        yield* team.tell(awardsContestedMail(week, new Date(decidedAt).toISOString(), launches))
      })
    const tellOfAwards = Effect.gen(function* () {
      const now = yield* instant
      for (const week of yield* evidence.undecided(now)) yield* changes.transaction(warn(Monday.make(week), now))
    })

    /** What rules do by themselves, in this order: what speaks against a vote comes before its time. */
    const run = Effect.gen(function* () {
      const insiders = yield* excludeInsiders
      const rings = yield* flagRings
      const counted = yield* countAged
      yield* tellOfQueue
      yield* tellOfAwards
      return { insiders, rings, counted }
    })

    /** Forgets where votes came from, once that is long ago. */
    const forget = Effect.gen(function* () {
      const days = yield* settings.get("votes.network_days")
      return yield* evidence.forgetTraces(new Date((yield* Clock.currentTimeMillis) - days * day), batch)
    })

    return { list, decide, run, forget } as const
  })
}) {}
