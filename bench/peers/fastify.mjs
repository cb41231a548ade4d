/**
 * The peer of `bench/peerstack.ts`: a list of listings as many would write it, with Fastify, `pg` and a JSON schema on Node.
 * It knows the total beforehand, checks nothing but the query, counts nobody, and has neither keys, ETags nor limits.
 * `/hot` answers one kept text. Prints its address.
 *
 *     node bench/peers/fastify.mjs DATABASE_URL NODE_MODULES FILE      # FILE: the kept text
 */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

const [, , connectionString, modules, file] = process.argv
const require = createRequire(`${modules}/`)
const { fastify } = require("fastify")
const { Pool } = require("pg")

/** As many connections as ours has. */
const pool = new Pool({ connectionString, max: 10, options: "-c jit=off" })
const kept = readFileSync(file, "utf8")
const text = { type: "string" }
const maybeText = { type: "string", nullable: true }
const number = { type: "number" }
const flag = { type: "boolean" }
const summary = {
  type: "object",
  properties: {
    slug: text,
    name: text,
    tagline: maybeText,
    url: text,
    website_url: text,
    logo_url: maybeText,
    primary_category: { type: "object", nullable: true, properties: { slug: text, name: text } },
    pricing_model: maybeText,
    stage: maybeText,
    country: maybeText,
    status: text,
    verified: flag,
    featured: flag,
    votes: number,
    followers: number,
    views: number,
    domain_rating: { type: "number", nullable: true },
    launch_week: maybeText,
    launched_at: maybeText
  }
}
const page = {
  type: "object",
  properties: {
    items: { type: "array", items: summary },
    page: number,
    per_page: number,
    total: number,
    has_more: flag,
    total_is_capped: flag
  }
}
const asked = {
  type: "object",
  properties: {
    page: { type: "integer", minimum: 1, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 100, default: 20 },
    sort: { enum: ["newest", "votes", "trending", "most_viewed", "most_followed"], default: "votes" }
  }
}
const orders = {
  newest: "l.launched_at desc, l.id desc",
  votes: "l.votes desc, l.id desc",
  trending: "l.trending desc, l.id desc",
  most_viewed: "l.views desc, l.id desc",
  most_followed: "l.followers desc, l.id desc"
}
const statements = Object.fromEntries(
  Object.entries(orders).map(([sort, order]) => [
    sort,
    `select l.slug, l.name, l.tagline, l.website_url, l.logo_url, c.slug as category_slug, c.name as category_name,
       l.pricing_model, l.stage, l.country, l.status, l.verified, l.featured, l.votes, l.followers, l.views,
       case when l.domain_rating_source = (select source from domain_rating_rounds order by id desc limit 1)
         then l.domain_rating end as domain_rating,
       l.launch_week::text as launch_week, l.launched_at
     from (select l.id from listings l where l.status = 'live' order by ${order} limit $1 offset $2) as page
     join listings l on l.id = page.id
     left join listing_categories lc on lc.listing_id = l.id and lc.is_primary
     left join categories c on c.id = lc.category_id
     order by ${order}`
  ])
)
const total = Number((await pool.query("select count(*) from listings where status = 'live'")).rows[0].count)

const app = fastify()
app.get("/hot", (_, reply) => {
  reply.header("content-type", "application/json; charset=utf-8").send(kept)
})
app.get("/api/v1/listings", { schema: { querystring: asked, response: { 200: page } } }, async ({ query }) => {
  const { page, per_page, sort } = query
  const { rows } = await pool.query({
    name: sort,
    text: statements[sort],
    values: [per_page, (page - 1) * per_page]
  })
  return {
    items: rows.map(({ category_slug, category_name, launched_at, ...row }) => ({
      ...row,
      url: `${origin}/products/${row.slug}`,
      primary_category: category_slug === null ? null : { slug: category_slug, name: category_name },
      launched_at: launched_at?.toISOString() ?? null
    })),
    page,
    per_page,
    total,
    has_more: page * per_page < total,
    total_is_capped: false
  }
})
const origin = await app.listen({ host: "127.0.0.1", port: 0 })
console.log(origin)
