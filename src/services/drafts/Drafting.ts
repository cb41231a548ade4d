/**
 * How a draft is made, by jobs: the site is read, then its profile is drafted. Every step is kept as it is
 * done, so a process that dies is picked up where it was, and repeating a step changes nothing. What a
 * person edits meanwhile stands. Whatever happens, a draft ends `ready` or `failed`.
 */
import { Cause, Duration, Effect, Option } from "effect"
import type { PageVisit, ReadPage } from "../../domain/draft/Crawl.ts"
import type { DraftError } from "../../domain/draft/Draft.ts"
import { mergeDrafted } from "../../domain/draft/DraftFields.ts"
import { mergeParts } from "../../domain/draft/DraftParts.ts"
import type { Payload } from "../../domain/Job.ts"
import { Crawler, type CrawlFailure } from "../crawl/Crawler.ts"
import { type Drafted, Drafter } from "../drafter/Drafter.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { type Attempt, Jobs, TryAgain } from "../store/Jobs.ts"
import { Settings } from "../store/Settings.ts"
import { Comparing } from "./drafting/Comparing.ts"
import { draftingLimits, percent } from "./drafting/DraftingLimits.ts"
import { readSite } from "./drafting/ReadSite.ts"
import { DraftingRepo } from "./rows/DraftingRepo.ts"
import { type DraftRow, isOpen } from "./rows/DraftRow.ts"
import { DraftsRepo } from "./rows/DraftsRepo.ts"

/** Answers within the time, from whatever cannot be stopped too. */
const within = <A, E>(effect: Effect.Effect<A, E>, time: Duration.Duration) =>
  Effect.timeoutOption(Effect.disconnect(effect), time)

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
  dependencies: [Comparing.Default, DraftsRepo.Default, DraftingRepo.Default],
  effect: Effect.gen(function* () {
    const drafts = yield* DraftsRepo
    const repo = yield* DraftingRepo
    const crawler = yield* Crawler
    const drafter = yield* Drafter
    const comparing = yield* Comparing
    const byRules = yield* Effect.provide(Drafter, Drafter.layerExtractive)
    const changes = yield* Changes
    const jobs = yield* Jobs
    const settings = yield* Settings

    /** Ends a draft that has not ended yet, once. */
    const end = (id: string, last: (row: DraftRow) => DraftRow) =>
      changes.transaction(
        Effect.gen(function* () {
          const row = yield* drafts.lock(id, null)
          if (row === undefined || !isOpen(row)) return
          const at = yield* instant
          yield* drafts.save({ ...last(row), ended_at: at.toISOString() }, at)
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

    /** Keeps each page as it is read. */
    const read = (row: DraftRow) =>
      Effect.gen(function* () {
        const known = yield* repo.pages(row.id, "own")
        const visits = new Map<string, PageVisit>(
          known.map(({ url, title }) => [url, { url, status: "read", title, detail: null }])
        )
        const keep = (visit: PageVisit, page: ReadPage | null) =>
          Effect.gen(function* () {
            const at = yield* instant
            visits.set(visit.url, visit)
            if (page !== null) yield* repo.addPage(row.id, "own", page, at)
            const far = Math.min(percent.read, percent.begun + visits.size * percent.page)
            yield* repo.progress(row.id, { step: "reading", percent: far, visits: [...visits.values()] }, at)
          }).pipe(changes.transaction)
        yield* repo.progress(row.id, { step: "reading", percent: percent.begun }, yield* instant)
        const crawl = yield* readSite(crawler, { url: row.url, known, onPage: keep })
        const all = { step: "drafting", percent: percent.read, visits: crawl.visits } as const
        yield* repo.progress(row.id, all, yield* instant)
        return crawl.pages
      })

    /** The drafter answers in its own time; where it does not, or breaks, the site's own words do. */
    const drafted = (id: string, pages: ReadonlyArray<ReadPage>) =>
      Effect.gen(function* () {
        const categories = yield* repo.choices
        const onStep = (step: number) =>
          Effect.flatMap(instant, (at) => {
            const far = Math.round(percent.read + ((percent.drafted - percent.read) * step) / 100)
            return repo.progress(id, { step: "drafting", percent: far }, at)
          })
        const paraphrase = yield* settings.get("drafts.paraphrase")
        const request = { pages, categories, paraphrase }
        const made = yield* within(drafter.draft({ ...request, onStep }), draftingLimits.drafting).pipe(
          Effect.catchAllDefect((defect) =>
            Effect.as(Effect.logError("the drafter broke", defect), Option.none<Drafted>())
          )
        )
        return Option.isSome(made) ? made.value : yield* byRules.draft(request)
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

    const make = (id: string) =>
      Effect.gen(function* () {
        const row = yield* drafts.find(id, null)
        if (row === undefined || !isOpen(row)) return
        // What a process before this one has read to the end is not read again.
        const pages = row.status === "drafting" ? yield* repo.pages(row.id, "own") : yield* read(row)
        yield* finish(row.id, yield* drafted(row.id, pages))
      }).pipe(
        Effect.catchTag("Undraftable", ({ message }) =>
          fail(id, { code: "too_complex", message: `${message} Fill in the profile by hand.` })
        ),
        Effect.catchTag("CrawlFailure", (failure) =>
          Effect.flatMap(drafts.find(id, null), (row) => (row === undefined ? Effect.void : failedCrawl(row, failure)))
        )
      )

    const draft = ({ draft_id }: Payload<"draft">, attempt: Attempt): Effect.Effect<void, TryAgain> =>
      make(draft_id).pipe(orTryAgain(attempt, fail(draft_id, internal)), Effect.annotateLogs({ draft_id }))

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
