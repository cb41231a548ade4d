/** Listings written down as `import` reads them. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

/** Listings are read this many at a time. */
const batch = 1000

export class ExportRepo extends Effect.Service<ExportRepo>()("launchbook/ExportRepo", {
  effect: Effect.map(Database, (sql) => ({
    /** The live listings after an id, as JSON text in the form `import` takes. */
    page: (after: number) =>
      sql.rows<{ id: number; line: string }>`
        select l.id, json_build_object(
          'name', l.name, 'url', l.website_url, 'tagline', l.tagline, 'description', l.description,
          'categories', (select coalesce(json_agg(c.name order by lc.is_primary desc, lc.position), '[]')
                         from listing_categories lc join categories c on c.id = lc.category_id
                         where lc.listing_id = l.id),
          'tags', l.tags, 'country', l.country, 'pricing_model', l.pricing_model, 'votes', l.votes
        )::text as line
        from listings l where l.status = 'live' and l.id > ${after} order by l.id limit ${batch}`
  }))
}) {}
