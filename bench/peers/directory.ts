/**
 * The peer of `bench/cold.ts`: what somebody would write by hand for two reads and nothing else. `Bun.serve`, `Bun.sql`
 * with prepared statements, the same SQL and the same answer. It knows the total beforehand, checks nothing, counts
 * nobody, and has neither keys, ETags nor headers of its own. Prints its address.
 *
 *     bun bench/peers/directory.ts DATABASE_URL
 */
import { SQL } from "bun"

/** As many connections as ours has. */
const sql = new SQL(process.argv[2] ?? "", { max: 10, connection: { jit: "off", timezone: "UTC" } })
const origin = "http://127.0.0.1"
const json = { "content-type": "application/json; charset=utf-8" }

interface Summary {
  readonly [column: string]: unknown
  readonly slug: string
  readonly category_slug: string | null
  readonly category_name: string | null
  readonly domain_rating: number | null
  readonly launch_week: Date | null
}

const source = sql.unsafe("(select source from domain_rating_rounds order by id desc limit 1)")
const columns = sql`l.id, l.plan, l.slug, l.name, l.tagline, l.website_url, l.logo_url, pc.slug as category_slug,
  pc.name as category_name, l.pricing_model, l.stage, l.country, l.status, l.verified, l.featured, l.votes, l.followers,
  l.views, case when l.domain_rating_source = ${source} then l.domain_rating end as domain_rating, l.launch_week,
  l.launched_at`
const category = sql`left join listing_categories lpc on lpc.listing_id = l.id and lpc.is_primary
  left join categories pc on pc.id = lpc.category_id`

const orders: Readonly<Record<string, SQL.Query<unknown>>> = {
  newest: sql`l.launched_at desc, l.id desc`,
  votes: sql`l.votes desc, l.id desc`,
  trending: sql`l.trending desc, l.id desc`,
  most_viewed: sql`l.views desc, l.id desc`,
  most_followed: sql`l.followers desc, l.id desc`
}

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null
/** Of a `real`, as it was written. */
const tenthOf = (real: number | null) => (real === null ? null : tenth(real))
const tenth = (value: number) => Math.round(value * 10) / 10

const summaryOf = (row: Summary) => ({
  slug: row.slug,
  name: row.name,
  tagline: row.tagline,
  url: `${origin}/products/${row.slug}`,
  website_url: row.website_url,
  logo_url: row.logo_url,
  primary_category: row.category_slug === null ? null : { slug: row.category_slug, name: row.category_name },
  pricing_model: row.pricing_model,
  stage: row.stage,
  country: row.country,
  status: row.status,
  verified: row.verified,
  featured: row.featured,
  votes: row.votes,
  followers: row.followers,
  views: row.views,
  domain_rating: tenthOf(row.domain_rating),
  launch_week: dayOf(row.launch_week),
  launched_at: row.launched_at
})

const [{ total }] = await sql<[{ total: number }]>`select count(*)::int as total from listings where status = 'live'`

const list = async (query: URLSearchParams): Promise<Response> => {
  const page = Number(query.get("page") ?? 1)
  const size = Number(query.get("per_page") ?? 20)
  const order = orders[query.get("sort") ?? "votes"]
  if (order === undefined) return new Response(null, { status: 400 })
  const rows = await sql<ReadonlyArray<Summary>>`
    select ${columns} from (
      select id from (
        select l.id from listings l where l.status = 'live' order by ${order} limit 100 offset ${(page - 1) * size}
      ) as most limit ${size}
    ) as page join listings l on l.id = page.id ${category} order by ${order}`
  const body = {
    items: rows.map(summaryOf),
    page,
    per_page: size,
    total,
    has_more: page * size < total,
    total_is_capped: false
  }
  return new Response(JSON.stringify(body), { headers: json })
}

interface Full extends Summary {
  readonly categories: ReadonlyArray<unknown>
  readonly founders: ReadonlyArray<{ readonly slug: string }>
  readonly awards: ReadonlyArray<{ readonly week: string; readonly place: number }>
  readonly ratings: ReadonlyArray<unknown>
  readonly rating_sum: number
  readonly rating_count: number
  readonly rating_before: number | null
  readonly rating_measured_on: Date | null
  readonly unlocked_sections: ReadonlyArray<string>
}

const get = async (slug: string): Promise<Response> => {
  const [row] = await sql<ReadonlyArray<Full>>`
    select ${columns}, l.description, l.short_description, l.headline, l.summary, l.features, l.usps, l.tags, l.keywords,
      l.pricing_summary, l.city, l.founded_year, l.demo_video_url, l.faqs, l.socials, l.seo_title, l.seo_description,
      l.competitor_url, l.not_found_on_website, l.unlocked_sections, l.rating_sum, l.rating_count, l.story,
      l.first_launched_at, l.created_at, l.updated_at,
      (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'primary', lc.is_primary)
          order by lc.is_primary desc, lc.position, c.id), '[]')
        from listing_categories lc join categories c on c.id = lc.category_id where lc.listing_id = l.id) as categories,
      (select coalesce(json_agg(json_build_object('slug', f.slug, 'name', f.name, 'title', coalesce(lf.title, f.title),
          'primary', lf.position = lead.position) order by lf.position), '[]')
        from listing_founders lf join founders f on f.id = lf.founder_id
        cross join lateral (select min(position) as position from listing_founders where listing_id = l.id) lead
        where lf.listing_id = l.id) as founders,
      (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'body', u.body, 'published_at',
          to_char(u.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by u.published_at desc, u.id desc), '[]')
        from (select * from listing_updates where listing_id = l.id order by published_at desc, id desc limit 5) u) as updates,
      (select coalesce(json_agg(json_build_object('date', r.date, 'value', r.value) order by r.date), '[]')
        from (select date, value from domain_ratings where listing_id = l.id and source = ${source}
          order by date desc limit 60) r) as ratings,
      case when l.domain_rating_source = ${source} then l.domain_rating_source end as rating_source,
      case when l.domain_rating_source = ${source} then l.domain_rating_measured_on end as rating_measured_on,
      (select value from domain_ratings where listing_id = l.id and source = ${source}
        and date <= l.domain_rating_measured_on - 30 order by date desc limit 1) as rating_before,
      (select coalesce(json_agg(json_build_object('week', a.week, 'place', a.place) order by a.week desc), '[]')
        from awards a where a.listing_id = l.id) as awards,
      (select coalesce(json_agg(json_build_object('id', m.id, 'date', m.date, 'title', m.title, 'description', m.description,
          'url', m.url) order by m.date desc, m.id desc), '[]')
        from milestones m where m.listing_id = l.id) as milestones,
      (select coalesce(json_agg(json_build_object('kind', m.kind, 'url', m.url, 'alt', m.alt) order by m.position, m.id), '[]')
        from media m where m.listing_id = l.id) as media
    from listings l ${category} where l.slug = ${slug} and l.status in ('live', 'scheduled')`
  if (row === undefined) return new Response(null, { status: 404 })
  const summary = summaryOf(row)
  const current = summary.domain_rating
  const before = tenthOf(row.rating_before)
  const change = current === null || before === null ? null : tenth(current - before)
  const api = `${origin}/api/v1/listings/${row.slug}`
  const shows = (section: string) =>
    row.unlocked_sections.includes(section) || (section === "milestones" && row.plan === "paid")
  const body = {
    ...summary,
    description: row.description,
    short_description: row.short_description,
    headline: row.headline,
    summary: row.summary,
    features: row.features,
    usps: row.usps,
    tags: row.tags,
    keywords: row.keywords,
    pricing: { model: row.pricing_model, summary: row.pricing_summary },
    first_launched_at: row.first_launched_at ?? row.launched_at,
    categories: row.categories,
    city: row.city,
    founded_year: row.founded_year,
    demo_video_url: row.demo_video_url,
    founders: row.founders.map((founder) => ({ ...founder, url: `${origin}/founders/${founder.slug}` })),
    faqs: row.faqs,
    socials: row.socials,
    updates: row.updates,
    rating: { average: row.rating_count === 0 ? null : row.rating_sum / row.rating_count, count: row.rating_count },
    domain_rating_trend: {
      current,
      change_30d: change,
      direction: change === null ? null : change > 0 ? "up" : change < 0 ? "down" : "flat",
      source: row.rating_source,
      measured_on: dayOf(row.rating_measured_on),
      points: row.ratings
    },
    awards: row.awards.map((award) => ({ ...award, title: `Launch of the Week #${award.place}` })),
    links: {
      self: summary.url,
      website: row.website_url,
      alternatives: `${api}/alternatives`,
      badges: `${api}/badges`,
      api,
      competitor: row.competitor_url
    },
    seo: { title: row.seo_title, meta: row.seo_description },
    not_found_on_website: row.not_found_on_website,
    story: shows("story") ? row.story : null,
    milestones: shows("milestones") ? row.milestones : null,
    media: shows("media") ? row.media : null,
    created_at: row.created_at,
    updated_at: row.updated_at
  }
  return new Response(JSON.stringify(body), { headers: json })
}

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  development: false,
  routes: {
    "/api/v1/listings/:slug": (request) => get(request.params.slug),
    "/api/v1/listings": (request) => list(new URL(request.url).searchParams)
  },
  fetch: () => new Response(null, { status: 404 })
})
console.log(`http://127.0.0.1:${server.port}`)
