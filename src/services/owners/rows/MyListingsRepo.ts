/** Listings as their owners change them. A row that is somebody else's is not there. */
import { Effect } from "effect"
import type { CategoryRef } from "../../../domain/listing/Category.ts"
import type { ListingUpdate, Milestone, Section } from "../../../domain/listing/Listing.ts"
import type { BadgeResult } from "../../../domain/listing/ListingStatus.ts"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import type { Story } from "../../../domain/listing/Story.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { type StateRow, stateColumns } from "../../listing/ListingStateRepo.ts"
import { Database } from "../../store/Database.ts"
import type { Editable } from "../editing/ListingEdits.ts"

/** What only the owner sees of a listing, beside its profile. */
export interface OwnerRow extends StateRow {
  readonly name: string
  readonly website_url: string
  readonly unlocked_sections: ReadonlyArray<Section>
  readonly draft_id: string | null
  readonly contact_email: string | null
  readonly waiting_categories: ReadonlyArray<CategoryRef>
  readonly badge_reason: string | null
  readonly badge_page: string | null
  readonly badge_checked_at: string | null
  readonly version: number
  /** From 1; null where it waits in no queue. */
  readonly queue_position: number | null
}
/** Where a listing stands with its badge, for the list of an owner's listings. */
export interface SeenBadgeRow {
  readonly id: number
  readonly badge_result: BadgeResult
  readonly badge_checked_at: string | null
}
export interface EditableRow extends StateRow, Editable {}
export interface StoryRow extends StateRow {
  readonly story: Partial<Story> | null
}
type New<A> = Omit<A, "id">

export class MyListingsRepo extends Effect.Service<MyListingsRepo>()("launchbook/MyListingsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const state = sql.literal(stateColumns)

    const page = (ownerId: number, paging: Paging) =>
      Effect.all({
        ids: sql.column<number>`
          select id from listings where owner_id = ${ownerId} order by id desc
          limit ${paging.per_page} offset ${offsetOf(paging)}`,
        total: sql.value<number>`select count(*) as total from listings where owner_id = ${ownerId}`
      })

    const owned = (id: number, ownerId: number): Effect.Effect<OwnerRow | undefined> =>
      sql.first<OwnerRow>`
        select ${state}, l.name, l.website_url, l.unlocked_sections, l.draft_id, l.contact_email, l.badge_reason,
          l.badge_page, l.badge_checked_at, l.version,
          (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name) order by wc.position), '[]'::json)
            from waiting_categories wc join categories c on c.id = wc.category_id
            where wc.listing_id = l.id) as waiting_categories,
          case when l.plan = 'free' and l.status in ('awaiting_badge', 'scheduled') then (
            select count(*) from listings q
            where q.launch_week = l.launch_week and q.plan = 'free' and q.status in ('awaiting_badge', 'scheduled')
              and (q.queued_at, q.id) <= (l.queued_at, l.id)
          ) end as queue_position
        from listings l where l.id = ${id} and l.owner_id = ${ownerId}`

    const badges = (ids: ReadonlyArray<number>): Effect.Effect<ReadonlyArray<SeenBadgeRow>> =>
      ids.length === 0
        ? Effect.succeed([])
        : sql.rows<SeenBadgeRow>`select id, badge_result, badge_checked_at from listings where id = any(${[...ids]}::int[])`

    const lockEditable = (id: number, ownerId: number): Effect.Effect<EditableRow | undefined> =>
      sql.first<EditableRow>`
        select ${state}, l.tagline, l.short_description, l.description, l.pricing_model, l.pricing_summary, l.country,
          l.city, l.founded_year, l.demo_video_url, l.contact_email, l.features, l.usps, l.keywords, l.headline,
          l.summary, l.seo_title, l.seo_description, l.socials, l.faqs
        from listings l where l.id = ${id} and l.owner_id = ${ownerId} for update`

    /** Writes an edit and keeps what it changed as the next version. */
    const saveEdit = (id: number, next: Editable, changes: ListingChanges, userId: number, now: Date) =>
      sql.run`
        with edited as (
          update listings set tagline = ${next.tagline}, short_description = ${next.short_description},
            description = ${next.description}, pricing_model = ${next.pricing_model},
            pricing_summary = ${next.pricing_summary}, country = ${next.country}, city = ${next.city},
            founded_year = ${next.founded_year}, demo_video_url = ${next.demo_video_url},
            contact_email = ${next.contact_email}, features = ${[...next.features]}, usps = ${[...next.usps]},
            keywords = ${[...next.keywords]}, headline = ${next.headline}, summary = ${next.summary},
            seo_title = ${next.seo_title}, seo_description = ${next.seo_description},
            socials = ${JSON.stringify(next.socials)}::jsonb, faqs = ${JSON.stringify(next.faqs)}::jsonb,
            version = version + 1, updated_at = ${now}
          where id = ${id} returning version
        )
        insert into listing_versions (listing_id, version, user_id, at, changes)
        select ${id}::int, version, ${userId}::int, ${now}::timestamptz, ${JSON.stringify(changes)}::jsonb
        from edited`

    /** The listing is as new as its news. */
    const insertUpdate = (id: number, update: New<ListingUpdate>): Effect.Effect<ListingUpdate> =>
      sql.prepared.one<ListingUpdate>`
        with touched as (update listings set updated_at = ${update.published_at} where id = ${id})
        insert into listing_updates (listing_id, title, body, published_at)
        values (${id}, ${update.title}, ${update.body}, ${update.published_at})
        returning id, title, body, published_at`

    const countMilestones = (id: number): Effect.Effect<number> =>
      sql.value<number>`select count(*) from milestones where listing_id = ${id}`

    const insertMilestone = (id: number, milestone: New<Milestone>): Effect.Effect<Milestone> =>
      sql.one<Milestone>`
        insert into milestones (listing_id, date, title, description, url)
        values (${id}, ${milestone.date}, ${milestone.title}, ${milestone.description}, ${milestone.url})
        returning id, date, title, description, url`

    /** The milestone that was; undefined where the listing has no such one. */
    const deleteMilestone = (id: number, milestoneId: number): Effect.Effect<Milestone | undefined> =>
      sql.first<Milestone>`
        delete from milestones where id = ${milestoneId} and listing_id = ${id}
        returning id, date, title, description, url`

    const lockStory = (id: number, ownerId: number): Effect.Effect<StoryRow | undefined> =>
      sql.first<StoryRow>`
        select ${state}, l.story from listings l where l.id = ${id} and l.owner_id = ${ownerId} for update`

    const saveStory = (id: number, story: Story) =>
      sql.run`update listings set story = ${JSON.stringify(story)}::jsonb where id = ${id}`

    return {
      page,
      owned,
      badges,
      lockEditable,
      saveEdit,
      insertUpdate,
      countMilestones,
      insertMilestone,
      deleteMilestone,
      lockStory,
      saveStory
    } as const
  })
}) {}
