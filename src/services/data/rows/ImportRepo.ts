/** The SQL of the importer: many rows a statement. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

/** What an import may bring up to date. */
export interface Facts {
  readonly name: string
  readonly tagline: string | null
  readonly description: string | null
  readonly tags: ReadonlyArray<string>
  readonly country: string | null
  readonly pricing_model: string | null
}
export interface Known extends Facts {
  readonly id: number
  readonly slug: string
  readonly site_key: string
  readonly owner_id: number | null
}
export interface ImportedListing extends Facts {
  readonly slug: string
  readonly site_key: string
  readonly domain: string
  readonly website_url: string
  readonly status: "draft" | "live"
  readonly votes: number
}
export interface CategoryName {
  readonly id: number
  readonly name: string
}
export interface CategoryPlace {
  readonly listing_id: number
  readonly category_id: number
  readonly is_primary: boolean
  readonly position: number
}

export class ImportRepo extends Effect.Service<ImportRepo>()("launchbook/ImportRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const json = (rows: ReadonlyArray<unknown>) => JSON.stringify(rows)

    const known = (siteKeys: ReadonlyArray<string>) =>
      sql.rows<Known>`
        select id, slug, site_key, owner_id, name, tagline, description, tags, country, pricing_model
        from listings where status <> 'removed' and site_key = any(${[...siteKeys]})`

    const takenSlugs = (slugs: ReadonlyArray<string>) =>
      sql.column<string>`select slug from listings where slug = any(${[...slugs]})`

    const categories = sql.rows<CategoryName>`select id, name from categories`
    const categorySlugs = sql.column<string>`select slug from categories`

    /** New categories, at the top of the tree and after the others. */
    const insertCategories = (rows: ReadonlyArray<{ readonly slug: string; readonly name: string }>) =>
      sql.rows<CategoryName>`
        insert into categories (slug, name, position)
        select slug, name, last.position + row_number() over ()
        from jsonb_to_recordset(${json(rows)}::jsonb) as r (slug text, name text),
          (select coalesce(max(position), 0) as position from categories) as last
        on conflict do nothing returning id, name`

    /** A live one is published on the free plan as of now, without a launch: it takes part in no week. */
    const insertListings = (rows: ReadonlyArray<ImportedListing>, now: Date) =>
      sql.rows<{ id: number; slug: string }>`
        insert into listings (slug, site_key, domain, website_url, name, tagline, description, tags, country,
          pricing_model, votes, status, plan, launched_at, created_at, updated_at)
        select slug, site_key, domain, website_url, name, tagline, description, tags, country, pricing_model, votes,
          status, case status when 'live' then 'free' else 'none' end,
          case status when 'live' then ${now}::timestamptz end, ${now}::timestamptz, ${now}::timestamptz
        from jsonb_to_recordset(${json(rows)}::jsonb) as r (slug text, site_key text, domain text, website_url text,
          name text, tagline text, description text, tags text[], country text, pricing_model text, votes int, status text)
        returning id, slug`

    const updateListings = (rows: ReadonlyArray<Facts & { readonly id: number }>, now: Date) =>
      sql.run`
        update listings l set name = r.name, tagline = r.tagline, description = r.description, tags = r.tags,
          country = r.country, pricing_model = r.pricing_model, updated_at = ${now}
        from jsonb_to_recordset(${json(rows)}::jsonb) as r (id int, name text, tagline text, description text,
          tags text[], country text, pricing_model text)
        where l.id = r.id`

    const insertPlaces = (rows: ReadonlyArray<CategoryPlace>) =>
      sql.run`
        insert into listing_categories (listing_id, category_id, is_primary, position)
        select listing_id, category_id, is_primary, position from jsonb_to_recordset(${json(rows)}::jsonb)
          as r (listing_id int, category_id int, is_primary boolean, position int)`

    /** The planner's figures: the embedded database gathers none by itself, and with none search is slow. */
    const gatherFigures = sql.run`analyze listings, listing_categories, categories`

    return {
      known,
      takenSlugs,
      categories,
      categorySlugs,
      insertCategories,
      insertListings,
      updateListings,
      insertPlaces,
      gatherFigures
    } as const
  })
}) {}
