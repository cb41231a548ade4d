/**
 * The rows of drafts. Whoever changes a draft locks its row first and saves it whole, so an owner's edit
 * and the pipeline's result never overwrite one another.
 */
import { Effect } from "effect"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { Database } from "../../store/Database.ts"
import type { DraftGist, DraftRow } from "./DraftRow.ts"
import { storedJson } from "./StoredJson.ts"

export class DraftsRepo extends Effect.Service<DraftsRepo>()("launchbook/DraftsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal(`d.id, d.user_id, d.url, d.site_key, d.status, d.step, d.percent, d.pages_read,
      d.error_code, d.error_message, d.ended_at, d.fields, d.faqs, d.founders, d.company_socials, d.founder_socials,
      d.story, d.milestones, json_build_object('title', d.seo->'title', 'meta', d.seo->'meta') as seo, d.competitor,
      d.touched, d.refused, d.visits, d.listing_id, d.submitted, l.status as listing_status, l.plan as listing_plan,
      l.extra_categories as listing_extra_categories,
      exists (select from draft_invites i where i.draft_id = d.id) as has_invites, d.created_at, d.updated_at`)
    const from = sql.literal("drafts d left join listings l on l.id = d.listing_id")

    /** A draft of this user; of anybody where `userId` is null. */
    const find = (id: string, userId: number | null): Effect.Effect<DraftRow | undefined> =>
      sql.first<DraftRow>`
        select ${columns} from ${from}
        where d.id = ${id} and (${userId}::int is null or d.user_id = ${userId})`

    /** The same, kept from everybody else until the transaction ends. */
    const lock = (id: string, userId: number | null): Effect.Effect<DraftRow | undefined> =>
      sql.first<DraftRow>`
        select ${columns} from ${from}
        where d.id = ${id} and (${userId}::int is null or d.user_id = ${userId}) for update of d`

    const page = (userId: number, paging: Paging): Effect.Effect<ReadonlyArray<DraftGist>> =>
      sql.rows<DraftGist>`
        select id, url, status, fields, listing_id, created_at, updated_at from drafts where user_id = ${userId}
        order by created_at desc, id limit ${paging.per_page} offset ${offsetOf(paging)}`

    const count = (userId: number) => sql.value<number>`select count(*) as total from drafts where user_id = ${userId}`

    /** Drafts of this user that wait or are being made. */
    const countOpen = (userId: number) =>
      sql.value<number>`
        select count(*) as total from drafts where user_id = ${userId} and status in ('crawling', 'drafting')`

    const insert = (draft: Pick<DraftRow, "id" | "user_id" | "url" | "site_key">, now: Date) =>
      sql.run`
        insert into drafts (id, user_id, url, site_key, status, step, created_at, updated_at)
        values (${draft.id}, ${draft.user_id}, ${draft.url}, ${draft.site_key}, 'crawling', 'queued', ${now}, ${now})`

    /** Writes all that changes of a row that was locked; what was found on the way is in the draft once it has ended. */
    const save = (row: DraftRow, now: Date) =>
      sql.run`
        update drafts set
          status = ${row.status}, step = ${row.step}, percent = ${row.percent}, pages_read = ${row.pages_read},
          error_code = ${row.error_code}, error_message = ${row.error_message}, ended_at = ${row.ended_at},
          listing_id = ${row.listing_id},
          submitted = ${row.submitted === null ? null : storedJson(row.submitted)}::jsonb, fields = ${storedJson(row.fields)}::jsonb,
          faqs = ${storedJson(row.faqs)}::jsonb, founders = ${storedJson(row.founders)}::jsonb,
          company_socials = ${storedJson(row.company_socials)}::jsonb,
          founder_socials = ${storedJson(row.founder_socials)}::jsonb,
          story = ${row.story === null ? null : storedJson(row.story)}::jsonb,
          milestones = ${storedJson(row.milestones)}::jsonb, seo = ${storedJson(row.seo)}::jsonb,
          competitor = ${row.competitor === null ? null : storedJson(row.competitor)}::jsonb,
          touched = ${[...row.touched]}, refused = ${storedJson(row.refused)}::jsonb, visits = ${storedJson(row.visits)}::jsonb,
          found = case when ${row.ended_at}::timestamptz is null then found else '[]' end, updated_at = ${now}
        where id = ${row.id}`

    return { find, lock, page, count, countOpen, insert, save } as const
  })
}) {}
