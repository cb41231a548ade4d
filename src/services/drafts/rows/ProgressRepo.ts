/**
 * How far a draft is, as whoever waits for it is shown. Read often, so it leaves the rest of the row alone. What changes it
 * is a statement that is run with its bell (`changes.rung`).
 */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { PageVisit } from "../../../domain/draft/Crawl.ts"
import type { DraftErrorCode, DraftStatus, Progress } from "../../../domain/draft/Draft.ts"
import type { DraftFields } from "../../../domain/draft/DraftFields.ts"
import type { Finding } from "../../../domain/draft/Findings.ts"
import { Database } from "../../store/Database.ts"
import { storedJson } from "./StoredJson.ts"

export interface ProgressRow {
  readonly id: string
  readonly url: string
  readonly status: DraftStatus
  readonly step: Progress["step"]
  readonly percent: number
  readonly error_code: DraftErrorCode | null
  readonly error_message: string | null
  readonly visits: ReadonlyArray<PageVisit>
  readonly planned: ReadonlyArray<string>
  readonly found: ReadonlyArray<Finding>
  /** Only of a draft that is done. */
  readonly fields: DraftFields | null
  /** Drafts that wait too and were given before this one; 0 where it is under way. */
  readonly ahead: number
}

export class ProgressRepo extends Effect.Service<ProgressRepo>()("launchbook/ProgressRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const find = (id: string, userId: number): Effect.Effect<ProgressRow | undefined> =>
      sql.first<ProgressRow>`
        select d.id, d.url, d.status, d.step, d.percent, d.error_code, d.error_message, d.visits, d.planned, d.found,
          case when d.status = 'ready' then d.fields end as fields,
          case when d.step <> 'queued' then 0 else (
            select count(*) from drafts o
            where o.status in ('crawling', 'drafting') and o.step = 'queued' and o.created_at < d.created_at
          ) end as ahead
        from drafts d where d.id = ${id} and d.user_id = ${userId}`

    /** The pages that will be looked at, the homepage first. */
    const plan = (id: string, urls: ReadonlyArray<string>): Fragment =>
      sql`
        update drafts set planned = ${[...urls]} where id = ${id} and status = 'crawling'`

    /** What stands so far; of a first look only while the site is still being read. */
    const tell = (
      id: string,
      found: ReadonlyArray<Finding>,
      { isFirstLook, percent }: { readonly isFirstLook: boolean; readonly percent: number },
      now: Date
    ): Fragment =>
      sql`
        update drafts set found = ${storedJson(found)}::jsonb, percent = greatest(percent, ${percent}), updated_at = ${now}
        where id = ${id} and status = ${isFirstLook ? "crawling" : "drafting"}`

    return { find, plan, tell } as const
  })
}) {}
