/**
 * What the pipeline keeps while a draft is made: pages, progress; and what it needs to draft. Pages and progress are
 * statements, which are run together and with their bell (`changes.rung`).
 */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { CategoryChoice } from "../../../domain/draft/Candidates.ts"
import type { PageVisit, ReadPage } from "../../../domain/draft/Crawl.ts"
import type { Progress } from "../../../domain/draft/Draft.ts"
import { Changes, everything } from "../../store/Changes.ts"
import { Database } from "../../store/Database.ts"
import { storedJson } from "./StoredJson.ts"

export type PageSite = "own" | "competitor"

export class DraftingRepo extends Effect.Service<DraftingRepo>()("launchbook/DraftingRepo", {
  scoped: Effect.gen(function* () {
    const sql = yield* Database
    const changes = yield* Changes

    /** In the order they were read, the homepage first. */
    const pages = (draftId: string, site: PageSite): Effect.Effect<ReadonlyArray<ReadPage>> =>
      sql.column<ReadPage>`
        select page from draft_pages where draft_id = ${draftId} and site = ${site} order by position`

    /** A page is evidence: the first reading of it stays. */
    const addPage = (draftId: string, site: PageSite, page: ReadPage, now: Date): Fragment =>
      sql`
        insert into draft_pages (draft_id, url, site, page, read_at)
        values (${draftId}, ${page.url}, ${site}, ${storedJson(page)}::jsonb, ${now})
        on conflict do nothing`

    const forgetPages = (draftId: string, site: PageSite): Effect.Effect<void> =>
      sql.run`delete from draft_pages where draft_id = ${draftId} and site = ${site}`

    /** How far an unfinished draft is; never backwards. */
    const progress = (
      draftId: string,
      to: { readonly step: Progress["step"]; readonly percent: number; readonly visits?: ReadonlyArray<PageVisit> },
      now: Date
    ): Fragment => {
      const visits = to.visits === undefined ? null : storedJson(to.visits)
      const read = to.visits?.filter(({ status }) => status === "read").length ?? null
      return sql`
        update drafts set status = ${to.step === "drafting" ? "drafting" : "crawling"}, step = ${to.step},
          percent = greatest(percent, ${to.percent}), visits = coalesce(${visits}::jsonb, visits),
          pages_read = coalesce(${read}, pages_read), updated_at = ${now}
        where id = ${draftId} and status in ('crawling', 'drafting')`
    }

    const storedChoices = sql.rows<CategoryChoice>`select name, keywords from categories order by position, id`
    /** What every draft asks for and hardly ever changes; a reading that was overtaken by a change is not kept. */
    let known: ReadonlyArray<CategoryChoice> | undefined
    let changed = 0
    yield* changes.subscribe((subjects) => {
      if (!subjects.includes("categories") && !subjects.includes(everything)) return
      known = undefined
      changed++
    })
    /** Every category there is, with the words that speak for it. */
    const choices: Effect.Effect<ReadonlyArray<CategoryChoice>> = Effect.suspend(() => {
      if (known !== undefined) return Effect.succeed(known)
      const since = changed
      return Effect.tap(storedChoices, (read) =>
        Effect.sync(() => {
          if (since === changed) known = read
        })
      )
    })

    /** Signs of life from the future, since the clock was set back, count from now on, or they would count until then. */
    const redate = (now: Date): Effect.Effect<void> =>
      sql.run`
        update drafts set created_at = least(created_at, ${now}), updated_at = least(updated_at, ${now})
        where status in ('crawling', 'drafting') and (created_at > ${now} or updated_at > ${now})`

    /**
     * Drafts begun before `cutoff` and given up since: under way without a sign of life, or still queued while
     * no draft at all has been finished. A long queue that moves is no reason to give one up.
     */
    const stuck = (cutoff: Date, now: Date): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`
        select id from drafts where status in ('crawling', 'drafting') and created_at < ${cutoff} and case
          when step = 'queued' then not exists (select from drafts where ended_at between ${cutoff} and ${now})
          else updated_at < ${cutoff} end
        order by created_at, id`

    return { pages, addPage, forgetPages, progress, choices, redate, stuck } as const
  })
}) {}
