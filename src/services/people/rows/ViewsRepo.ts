/** How often listings were seen and their sites gone on to, by the day, and by whom today: as hashes that say nothing tomorrow. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface SeenPage {
  readonly slug: string
  /** Hexadecimal; another for each deed of one visitor. */
  readonly visitor: string
  /** They saw the page, or went on from it to the product's site. */
  readonly deed: "view" | "click"
}

export class ViewsRepo extends Effect.Service<ViewsRepo>()("launchbook/ViewsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /**
     * Counts the visits of a day that were not counted yet; answers the slugs whose views changed. Rows are written in
     * the order of their ids, so that processes which count at once wait for one another and never in a circle.
     */
    const record = (date: string, visits: ReadonlyArray<SeenPage>): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`
        with seen as (
          select distinct l.id, decode(v.visitor, 'hex') as visitor, v.deed
          from unnest(
            ${visits.map(({ slug }) => slug)}::text[], ${visits.map(({ visitor }) => visitor)}::text[],
            ${visits.map(({ deed }) => deed)}::text[]
          ) as v (slug, visitor, deed)
          join listings l on l.slug = v.slug and l.status in ('live', 'scheduled')
        ), counted as (
          insert into day_visits (date, listing_id, visitor)
          select ${date}::date, id, visitor from seen order by id, visitor
          on conflict do nothing returning listing_id, visitor
        ), totals as (
          select c.listing_id, count(*) filter (where s.deed = 'view')::int as views,
            count(*) filter (where s.deed = 'click')::int as clicks
          from counted c join seen s on s.id = c.listing_id and s.visitor = c.visitor group by c.listing_id
        ), days as (
          insert into listing_views (listing_id, date, views, clicks)
          select listing_id, ${date}::date, views, clicks from totals order by listing_id
          on conflict (listing_id, date) do update
          set views = listing_views.views + excluded.views, clicks = listing_views.clicks + excluded.clicks
        ), held as (
          select l.id from listings l where l.id in (select listing_id from totals where views > 0)
          order by l.id for no key update
        )
        update listings l set views = l.views + t.views from totals t join held h on h.id = t.listing_id
        where l.id = t.listing_id returning l.slug`

    const byDay = (slug: string, since: string) =>
      sql.rows<{ date: string; views: number }>`
        select v.date, v.views from listing_views v join listings l on l.id = v.listing_id
        where l.slug = ${slug} and v.date >= ${since}::date and v.views > 0 order by v.date`

    const clicksByDay = (slug: string, since: string) =>
      sql.rows<{ date: string; clicks: number }>`
        select v.date, v.clicks from listing_views v join listings l on l.id = v.listing_id
        where l.slug = ${slug} and v.date >= ${since}::date and v.clicks > 0 order by v.date`

    const forget = (before: string, most: number): Effect.Effect<number> =>
      Effect.map(
        sql.rows`
          delete from day_visits where (date, listing_id, visitor) in (
            select date, listing_id, visitor from day_visits where date < ${before}::date order by date limit ${most}
            for update skip locked
          ) returning 1`,
        (rows) => rows.length
      )

    return { record, byDay, clicksByDay, forget } as const
  })
}) {}
