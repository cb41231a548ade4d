/**
 * Compares a draft's product with a competitor's: reads a few pages of that site and puts the facts of both
 * side by side. The result is written only while the owner still wants this very site compared.
 */
import { Effect, Option } from "effect"
import type { ReadPage } from "../../../domain/draft/Crawl.ts"
import type { Competitor } from "../../../domain/draft/Draft.ts"
import type { Payload } from "../../../domain/Job.ts"
import { Crawler } from "../../crawl/Crawler.ts"
import { Drafter } from "../../drafter/Drafter.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { Settings } from "../../store/Settings.ts"
import { DraftingRepo } from "../rows/DraftingRepo.ts"
import { type DraftRow, isOpen } from "../rows/DraftRow.ts"
import { DraftsRepo } from "../rows/DraftsRepo.ts"
import { draftingLimits, within } from "./DraftingLimits.ts"
import { readSite } from "./ReadSite.ts"

const tooLong = { code: "timed_out", message: "The comparison took too long; ask for it again." } as const

export class Comparing extends Effect.Service<Comparing>()("launchbook/Comparing", {
  dependencies: [DraftsRepo.Default, DraftingRepo.Default],
  effect: Effect.gen(function* () {
    const drafts = yield* DraftsRepo
    const repo = yield* DraftingRepo
    const crawler = yield* Crawler
    const drafter = yield* Drafter
    const changes = yield* Changes
    const settings = yield* Settings

    const isWanted = (row: DraftRow | undefined, url: string): row is DraftRow =>
      row?.competitor?.url === url && row.competitor.status === "reading"

    const write = (id: string, url: string, result: Partial<Competitor>, pages: ReadonlyArray<ReadPage> = []) =>
      changes.transaction(
        Effect.gen(function* () {
          const row = yield* drafts.lock(id, null)
          if (!isWanted(row, url) || row.competitor === null) return
          const now = yield* instant
          yield* drafts.save({ ...row, competitor: { ...row.competitor, ...result } }, now)
          yield* repo.forgetPages(id, "competitor")
          yield* Effect.forEach(pages, (page) => changes.last(repo.addPage(id, "competitor", page, now)), {
            discard: true
          })
        })
      )

    /** Nothing to do while the draft is being made: the pipeline asks again at its end. */
    const run = ({ draft_id, url }: Payload<"compare">): Effect.Effect<void> =>
      Effect.gen(function* () {
        const row = yield* drafts.find(draft_id, null)
        if (!isWanted(row, url) || isOpen(row)) return
        const crawl = yield* readSite(crawler, { url, maxPages: draftingLimits.competitorPages })
        const own = yield* repo.pages(row.id, "own")
        const categories = yield* repo.choices
        const paraphrase = yield* settings.get("drafts.paraphrase")
        const request = { own, competitor: crawl.pages, categories, paraphrase }
        const compared = yield* within(drafter.compare(request), draftingLimits.drafting)
        if (Option.isNone(compared)) return yield* fail(row.id, url, tooLong)
        const { summary, rows, evidence } = compared.value
        yield* write(row.id, url, { status: "ready", summary, rows, evidence, error: null }, crawl.pages)
      }).pipe(
        Effect.catchTags({
          CrawlFailure: ({ code, message }) => fail(draft_id, url, { code, message }),
          Undraftable: ({ message }) => fail(draft_id, url, { code: "too_complex", message })
        })
      )

    const fail = (id: string, url: string, error: NonNullable<Competitor["error"]>) =>
      write(id, url, { status: "failed", error })

    return { run, fail } as const
  })
}) {}
