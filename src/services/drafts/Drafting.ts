/**
 * How a draft is made, by jobs: the site is read, then its profile is drafted. Every step is kept as it is
 * done, so a process that dies is picked up where it was, and repeating a step changes nothing. What a
 * person edits meanwhile stands. Whatever happens, a draft ends `ready` or `failed`.
 */
import type { Fragment } from "@effect/sql/Statement"
import { Cause, Deferred, Duration, Effect, Option } from "effect"
import { AppConfigTag } from "../../Config.ts"
import type { Candidates } from "../../domain/draft/Candidates.ts"
import type { PageVisit, ReadPage } from "../../domain/draft/Crawl.ts"
import type { DraftError } from "../../domain/draft/Draft.ts"
import { mergeDrafted } from "../../domain/draft/DraftFields.ts"
import { mergeParts } from "../../domain/draft/DraftParts.ts"
import { draftBell, findingsOf } from "../../domain/draft/Findings.ts"
import type { Payload } from "../../domain/Job.ts"
import { Crawler, type CrawlFailure } from "../crawl/Crawler.ts"
import { type Drafted, Drafter, firstLook, makeTurns } from "../drafter/Drafter.ts"
import { Events } from "../listing/Events.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { type Attempt, Jobs, TryAgain } from "../store/Jobs.ts"
import { Settings } from "../store/Settings.ts"
import { Comparing } from "./drafting/Comparing.ts"
import { draftingLimits, percent, percentRead, within } from "./drafting/DraftingLimits.ts"
import { readSite } from "./drafting/ReadSite.ts"
import { DraftingRepo } from "./rows/DraftingRepo.ts"
import { type DraftRow, isOpen } from "./rows/DraftRow.ts"
import { DraftsRepo } from "./rows/DraftsRepo.ts"
import { ProgressRepo } from "./rows/ProgressRepo.ts"

const internal: DraftError = {
  code: "internal",
  message: "Something broke on our side. Fill in the profile by hand, or start again."
}
const timedOut: DraftError = {
  code: "timed_out",
  message: "The draft took too long. Fill in the profile by hand, or start again."
}

/** A defect is tried again, as it may be the database's; the last try has to end it. */
const orTryAgain =
  (attempt: Attempt, last: Effect.Effect<void>) =>
  (work: Effect.Effect<void>): Effect.Effect<void, TryAgain> =>
    Effect.catchAllCause(work, (cause) => {
      if (Cause.isInterrupted(cause)) return Effect.failCause(cause)
      return attempt.lastAttempt
        ? Effect.zipRight(Effect.logError("given up", cause), last)
        : Effect.fail(new TryAgain({ message: Cause.pretty(cause) }))
    })

export class Drafting extends Effect.Service<Drafting>()("launchbook/Drafting", {
  dependencies: [Comparing.Default, DraftsRepo.Default, DraftingRepo.Default, Events.Default, ProgressRepo.Default],
  effect: Effect.gen(function* () {
    const drafts = yield* DraftsRepo
    const repo = yield* DraftingRepo
    const waiting = yield* ProgressRepo
    const crawler = yield* Crawler
    const drafter = yield* Drafter
    const comparing = yield* Comparing
    const byRules = yield* Effect.provide(Drafter, Drafter.layerExtractive)
    const changes = yield* Changes
    const jobs = yield* Jobs
    const settings = yield* Settings
    const events = yield* Events
    const turns = yield* makeTurns((yield* AppConfigTag).modelCalls)

    /** Writes down how a draft went on, and wakes whoever waits for it. */
    const goesOn = (id: string, ...written: ReadonlyArray<Fragment>) => changes.rung(draftBell(id), ...written)
    const moves = (id: string, to: Parameters<typeof repo.progress>[1]) =>
      Effect.flatMap(instant, (at) => goesOn(id, repo.progress(id, to, at)))
    const tellFound = (id: string, stands: Candidates, isFirstLook: boolean) =>
      Effect.flatMap(instant, (at) =>
        goesOn(id, waiting.tell(id, findingsOf(stands), { isFirstLook, percent: isFirstLook ? 0 : percent.found }, at))
      )

    /** Ends a draft that has not ended yet, once. */
    const end = (id: string, last: (row: DraftRow) => DraftRow) =>
      changes.transaction(
        Effect.gen(function* () {
          const row = yield* drafts.lock(id, null)
          if (row === undefined || !isOpen(row)) return
          const at = yield* instant
          const ended = { ...last(row), ended_at: at.toISOString() }
          yield* drafts.save(ended, at)
          yield* changes.ring(draftBell(row.id))
          yield* events.emit({
            type: ended.status === "ready" ? "draft.ready" : "draft.failed",
            listingId: null,
            userId: row.user_id,
            data: { draft_id: row.id, url: row.url }
          })
          // Asked for while there was nothing yet to compare with.
          if (row.competitor?.status === "reading")
            yield* jobs.send("compare", { draft_id: row.id, url: row.competitor.url })
        })
      )

    const fail = (id: string, error: DraftError, visit?: PageVisit) =>
      end(id, (row) => ({
        ...row,
        status: "failed",
        step: "failed",
        error_code: error.code,
        error_message: error.message,
        visits: visit === undefined ? row.visits : [visit]
      }))

    const finish = (id: string, { stands, refused }: Drafted) =>
      end(id, (row) => ({
        ...row,
        ...mergeParts(row, stands, row.touched),
        fields: mergeDrafted(row.fields, stands.fields),
        refused,
        status: "ready",
        step: "done",
        percent: 100
      }))

    /** What the homepage says by itself, for a person who waits while the others are read. Nothing depends on it. */
    const lookAtHome = (id: string, home: ReadPage) =>
      Effect.gen(function* () {
        const paraphrase = yield* settings.get("drafts.paraphrase")
        const stands = yield* firstLook({ pages: [home], categories: yield* repo.choices, paraphrase })
        yield* tellFound(id, stands, true)
      }).pipe(Effect.catchAllCause((cause) => Effect.logDebug("no first look", cause)))

    /** Keeps each page as it is read. */
    const read = (row: DraftRow, isAwaited: boolean) =>
      Effect.gen(function* () {
        // Every page is kept together with how many there are.
        const known = row.pages_read === 0 ? [] : yield* repo.pages(row.id, "own")
        const home = yield* Deferred.make<ReadPage>()
        // Ends with the draft's own fiber, not with the crawl's.
        yield* Effect.fork(Effect.flatMap(Deferred.await(home), (page) => lookAtHome(row.id, page)))
        let first = known[0]
        /** Pages there are to read; null until that is known. */
        let all: number | null = null
        const visits = new Map<string, PageVisit>(
          known.map(({ url, title }) => [url, { url, status: "read", title, detail: null }])
        )
        const keep = (visit: PageVisit, page: ReadPage | null) =>
          Effect.gen(function* () {
            const at = yield* instant
            visits.set(visit.url, visit)
            first ??= page ?? undefined
            const far = percentRead(visits.size, all)
            const progress = repo.progress(row.id, { step: "reading", percent: far, visits: [...visits.values()] }, at)
            yield* goesOn(row.id, ...(page === null ? [] : [repo.addPage(row.id, "own", page, at)]), progress)
          })
        const plan = (urls: ReadonlyArray<string>) =>
          Effect.gen(function* () {
            all = visits.size + urls.length
            yield* goesOn(row.id, waiting.plan(row.id, [...visits.keys(), ...urls]))
            if (isAwaited && urls.length > 0 && first !== undefined) yield* Deferred.succeed(home, first)
          })
        yield* moves(row.id, { step: "reading", percent: percent.begun })
        const crawl = yield* readSite(crawler, { url: row.url, known, onPage: keep, onPlan: plan })
        yield* moves(row.id, { step: "drafting", percent: percent.read, visits: crawl.visits })
        return crawl.pages
      })

    /** The drafter answers in its own time; where it does not, or breaks, the site's own words do; none where there is no time for them. */
    const drafted = (id: string, pages: ReadonlyArray<ReadPage>) =>
      Effect.gen(function* () {
        const categories = yield* repo.choices
        const onFound = (stands: Candidates) => tellFound(id, stands, false)
        const paraphrase = yield* settings.get("drafts.paraphrase")
        const request = { pages, categories, paraphrase, turns }
        const made = yield* within(drafter.draft({ ...request, onFound }), draftingLimits.drafting).pipe(
          Effect.catchAllDefect((defect) =>
            Effect.as(Effect.logError("the drafter broke", defect), Option.none<Drafted>())
          )
        )
        // On a machine that has no time for anything these do not come to an end either.
        return Option.isSome(made) ? made : yield* within(byRules.draft(request), draftingLimits.byRules)
      })

    const failedCrawl = (row: DraftRow, { code, message }: CrawlFailure) => {
      const status =
        code === "robots_disallowed"
          ? "refused_by_robots"
          : code === "not_html" || code === "too_little_text"
            ? code
            : "unreachable"
      return fail(row.id, { code, message }, { url: row.url, status, title: null, detail: message })
    }

    const make = (id: string, isAwaited: boolean) =>
      Effect.gen(function* () {
        const row = yield* drafts.find(id, null)
        if (row === undefined || !isOpen(row)) return
        // What a process before this one has read to the end is not read again.
        const pages = row.status === "drafting" ? yield* repo.pages(row.id, "own") : yield* read(row, isAwaited)
        const made = yield* drafted(row.id, pages)
        yield* Option.match(made, { onNone: () => fail(id, timedOut), onSome: (found) => finish(row.id, found) })
      }).pipe(
        Effect.catchTag("Undraftable", ({ message }) =>
          fail(id, { code: "too_complex", message: `${message} Fill in the profile by hand.` })
        ),
        Effect.catchTag("CrawlFailure", (failure) =>
          Effect.flatMap(drafts.find(id, null), (row) => (row === undefined ? Effect.void : failedCrawl(row, failure)))
        )
      )

    const draft = ({ draft_id, awaited = false }: Payload<"draft">, attempt: Attempt): Effect.Effect<void, TryAgain> =>
      make(draft_id, awaited).pipe(orTryAgain(attempt, fail(draft_id, internal)), Effect.annotateLogs({ draft_id }))

    const compare = (payload: Payload<"compare">, attempt: Attempt): Effect.Effect<void, TryAgain> =>
      comparing
        .run(payload)
        .pipe(
          orTryAgain(attempt, comparing.fail(payload.draft_id, payload.url, internal)),
          Effect.annotateLogs({ draft_id: payload.draft_id })
        )

    /** Fails the drafts that nothing works on any more; how many. */
    const sweep = Effect.gen(function* () {
      const now = yield* instant
      yield* repo.redate(now)
      const cutoff = new Date(now.getTime() - Duration.toMillis(draftingLimits.stuckAfter))
      const stuck = yield* repo.stuck(cutoff, now)
      yield* Effect.forEach(stuck, (id) => fail(id, timedOut), { discard: true })
      return stuck.length
    })

    return { draft, compare, sweep } as const
  })
}) {}
