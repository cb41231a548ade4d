/** The row of a listing as drafts write it. */
import { Effect } from "effect"
import type { ListingContent } from "../../../domain/draft/DraftContent.ts"
import type { ListingStatus, Plan } from "../../../domain/listing/Listing.ts"
import { Database } from "../../store/Database.ts"
import { storedJson } from "./StoredJson.ts"

export interface Holder {
  readonly id: number
  readonly slug: string
  readonly owner_id: number | null
  readonly status: ListingStatus
  readonly plan: Plan
  readonly draft_id: string | null
  /** Categories it may show beside its primary one. */
  readonly extra_categories: number
  /** 0 until it is first written. */
  readonly version: number
}
/** A listing's own columns; its categories, founders and milestones are rows elsewhere. */
export type Columns = Omit<ListingContent, "categories" | "waiting_categories" | "founders" | "milestones">

export interface NewListing {
  readonly slug: string
  readonly owner_id: number
  readonly name: string
  readonly website_url: string
  readonly site_key: string
  readonly domain: string
  readonly draft_id: string
}

export class SavedListingsRepo extends Effect.Service<SavedListingsRepo>()("launchbook/SavedListingsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const holder = sql.literal("id, slug, owner_id, status, plan, draft_id, extra_categories, version")

    /** The one listing of a site that was not removed. */
    const bySite = (siteKey: string): Effect.Effect<Holder | undefined> =>
      sql.first<Holder>`select ${holder} from listings where site_key = ${siteKey} and status <> 'removed'`

    /** Whether the site team took this site down from this owner, who must not put it up again. */
    const wasRemoved = (siteKey: string, domain: string, ownerId: number): Effect.Effect<boolean> =>
      sql.some`select id from listings
          where domain = ${domain} and site_key = ${siteKey} and owner_id = ${ownerId} and status = 'removed' limit 1`

    /** Locked until the transaction ends, with what drafts write of it. */
    const lock = (id: number): Effect.Effect<(Holder & Columns) | undefined> =>
      sql.first<Holder & Columns>`
        select ${holder}, name, tagline, short_description, description, stage, pricing_model, pricing_summary, country,
          city, contact_email, demo_video_url, logo_url, seo_title, seo_description, competitor_url, founded_year, tags,
          features, usps, keywords, not_found_on_website, faqs, socials, story
        from listings where id = ${id} for update`

    /** Which of these slugs are taken. */
    const taken = (slugs: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`select slug from listings where slug = any(${[...slugs]})`

    /** The id of the new listing, not yet filled; undefined where its slug or its site was taken by then. */
    const insert = (listing: NewListing, now: Date): Effect.Effect<number | undefined> =>
      Effect.map(
        sql.first<{ id: number }>`
          insert into listings (slug, owner_id, status, plan, name, website_url, site_key, domain, draft_id, version,
            created_at, updated_at)
          values (${listing.slug}, ${listing.owner_id}, 'draft', 'none', ${listing.name}, ${listing.website_url},
            ${listing.site_key}, ${listing.domain}, ${listing.draft_id}, 0, ${now}, ${now})
          on conflict do nothing returning id`,
        (row) => row?.id
      )

    /** The next version: the columns, and what changed since the one before. */
    const save = (
      id: number,
      to: Columns & { readonly name: string; readonly draft_id: string },
      changes: Readonly<Record<string, unknown>>,
      userId: number,
      now: Date
    ): Effect.Effect<void> =>
      sql.run`
        with saved as (
          update listings set name = ${to.name}, tagline = ${to.tagline}, short_description = ${to.short_description},
            description = ${to.description}, stage = ${to.stage}, pricing_model = ${to.pricing_model},
            pricing_summary = ${to.pricing_summary}, country = ${to.country}, city = ${to.city},
            contact_email = ${to.contact_email}, demo_video_url = ${to.demo_video_url}, logo_url = ${to.logo_url},
            seo_title = ${to.seo_title}, seo_description = ${to.seo_description}, competitor_url = ${to.competitor_url},
            founded_year = ${to.founded_year}, tags = ${[...to.tags]}, features = ${[...to.features]},
            usps = ${[...to.usps]}, keywords = ${[...to.keywords]},
            not_found_on_website = ${[...to.not_found_on_website]}, faqs = ${storedJson(to.faqs)}::jsonb,
            socials = ${storedJson(to.socials)}::jsonb,
            story = ${to.story === null ? null : storedJson(to.story)}::jsonb,
            draft_id = ${to.draft_id}, version = version + 1, updated_at = ${now}
          where id = ${id} returning version
        )
        insert into listing_versions (listing_id, version, user_id, at, changes)
        select ${id}::int, version, ${userId}::int, ${now}::timestamptz, ${storedJson(changes)}::jsonb from saved`

    /** The draft it is edited through. */
    const link = (id: number, draftId: string): Effect.Effect<void> =>
      sql.run`update listings set draft_id = ${draftId} where id = ${id}`

    return { bySite, wasRemoved, lock, taken, insert, save, link } as const
  })
}) {}
