/** What waits for the site's team, how full the weeks are, and what was edited. */
import { Effect } from "effect"
import type { ListingStatus } from "../../../domain/listing/Listing.ts"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import type { Monday } from "../../../domain/Week.ts"
import { Database } from "../../store/Database.ts"

/** How much waits, each a number of things to decide. */
export interface Waiting {
  readonly votes: number
  readonly reviews: number
  /** Orders with a line to be done by hand, or failed with its money still here. */
  readonly orders: number
  readonly disputed_orders: number
  /** Payments whose amount did not match. */
  readonly odd_payments: number
  readonly disputed_claims: number
  readonly failed_jobs: number
  readonly unpriced: number
}
/** What a week brought. */
export interface Pulse {
  readonly people: number
  readonly drafts: number
  readonly listings: number
  readonly votes: number
  readonly orders: number
  readonly paid_cents: number
  readonly edits: number
}
export interface WeekRow {
  readonly week: string
  readonly free: number
  readonly paid: number
  readonly relaunched: number
  readonly votes: number
  readonly featured: number
}
/** A place in a week, with whose it is. */
export interface PlaceRow {
  readonly id: number
  readonly kind: string
  readonly week: string
  readonly slug: string
  readonly name: string
  readonly status: ListingStatus
  readonly state: "held" | "taken"
  readonly held_until: string | null
  readonly frozen: boolean
  /** Null where the site's team gave it. */
  readonly order: string | null
}
/** An edit of a listing, with what it said before and after. */
export interface EditRow {
  readonly slug: string
  readonly name: string
  readonly status: ListingStatus
  readonly current: number
  readonly version: number
  readonly at: string
  /** Null for the site's team, and for an account that is gone. */
  readonly by: string | null
  readonly changes: ListingChanges
}

export class TeamDeskRepo extends Effect.Service<TeamDeskRepo>()("launchbook/TeamDeskRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const waiting: Effect.Effect<Waiting> = sql.one<Waiting>`
      select (select count(*) from votes where weight = 0 and not excluded)::int as votes,
        (select count(*) from reviews where status = 'pending')::int as reviews,
        (select count(distinct order_id) from order_lines
          where status = 'manual' or (status = 'failed' and refunded_cents < amount_cents))::int as orders,
        (select count(distinct order_id) from disputes where state = 'open')::int as disputed_orders,
        (select count(*) from payments where state = 'review')::int as odd_payments,
        (select count(*) from claim_disputes where opened_at is not null and decision is null)::int as disputed_claims,
        (select count(*) from pgboss.job where state = 'failed')::int as failed_jobs,
        (select count(*) from products where price_cents is null and on_sale)::int as unpriced`

    const pulse = (since: Date): Effect.Effect<Pulse> =>
      sql.one<Pulse>`
        select (select count(*) from users where created_at >= ${since})::int as people,
          (select count(*) from drafts where created_at >= ${since})::int as drafts,
          (select count(*) from listings where created_at >= ${since})::int as listings,
          (select count(*) from votes where at >= ${since})::int as votes,
          (select count(*) from orders where paid_at >= ${since} and not test)::int as orders,
          (select coalesce(sum(total_cents), 0) from orders where paid_at >= ${since} and not test) as paid_cents,
          (select count(*) from listing_versions where at >= ${since})::int as edits`

    /** Weeks with launches, by how they came to be, and the featured places that are taken. */
    const weeks = (from: Monday, to: Monday): Effect.Effect<ReadonlyArray<WeekRow>> =>
      sql.rows<WeekRow>`
        select w.week, coalesce(a.free, 0)::int as free, coalesce(a.paid, 0)::int as paid,
          coalesce(a.relaunched, 0)::int as relaunched, coalesce(a.votes, 0)::int as votes,
          coalesce(p.featured, 0)::int as featured
        from (select generate_series(${from}::date, ${to}::date, interval '7 days')::date as week) w
        left join (
          select a.week, count(*) filter (where a.kind = 'free') as free, count(*) filter (where a.kind = 'paid') as paid,
            count(*) filter (where a.kind = 'relaunch') as relaunched, sum(a.votes) as votes
          from launches a join listings l on l.id = a.listing_id
          where a.week between ${from} and ${to} and l.status <> 'removed' group by a.week
        ) a on a.week = w.week
        left join (
          select p.week, count(*) as featured from week_places p
          where p.kind = 'featured' and p.state = 'taken' and p.week between ${from} and ${to} group by p.week
        ) p on p.week = w.week
        order by w.week`

    /** Places from a week on, in the order of the weeks; those held only as long as they are. */
    const places = (kind: string, from: Monday, now: Date): Effect.Effect<ReadonlyArray<PlaceRow>> =>
      sql.rows<PlaceRow>`
        select p.id, p.kind, p.week, l.slug, l.name, l.status, p.state, p.held_until, p.frozen, o.number as order
        from week_places p join listings l on l.id = p.listing_id
          left join order_lines n on n.id = p.line_id left join orders o on o.id = n.order_id
        where p.kind = ${kind} and p.week >= ${from} and (p.state = 'taken' or p.held_until > ${now})
        order by p.week, p.id limit 500`

    const editsOf = (slug: string | null, by: string | null) =>
      sql.and([
        ...(slug === null ? [] : [sql`l.slug = ${slug}`]),
        ...(by === null ? [] : [sql`u.email = ${by}`]),
        sql`true`
      ])
    const editSource = sql.literal(
      "listing_versions v join listings l on l.id = v.listing_id left join users u on u.id = v.user_id"
    )

    /** Edits of all listings, the newest first. */
    const edits = (slug: string | null, by: string | null, paging: Paging) =>
      Effect.all({
        items: sql.rows<EditRow>`
          select l.slug, l.name, l.status, l.version as current, v.version, v.at, u.email as by, v.changes
          from ${editSource} where ${editsOf(slug, by)}
          order by v.at desc, v.listing_id desc, v.version desc limit ${paging.per_page} offset ${offsetOf(paging)}`,
        total: sql.value<number>`select count(*) as total from ${editSource} where ${editsOf(slug, by)}`
      })

    return { waiting, pulse, weeks, places, edits } as const
  })
}) {}
