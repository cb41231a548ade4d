/** A directory of any size, made by the database: listings, launches, votes, founders, awards and posts. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type Pg from "pg"

/** The day on which the synthetic directory is what it is. */
export const today = "2026-11-18T12:00:00Z"

/** Words of names and texts: few are everywhere, most are rare, as in a language. */
const word = "'word' || floor(6000 * random() ^ 3)::int"
const words = (count: number, of: string) =>
  `(select string_agg(${word}, ' ') from generate_series(1, ${count}) as n where n > 0 and ${of} is not null)`
const name =
  "(array['Tide','Salt','Ferrous','Quiet','Paper','Lantern','Copper','Window','Gentle','Harbour'])[1 + floor(10 * random())::int]" +
  " || (array['watch','grass','mail','queue','cut','fish','works','board','desk','line'])[1 + floor(10 * random())::int]"

/** Launches `i` of the running week beyond those that the free plan gives a week (those to come are all bought). */
const isPastCapacity = "i % 40 <> 0 and i % 104 = 0 and i > 25 * 104"

type Index = { readonly name: string; readonly definition: string }

/** By a connection that waits as long as it takes: a million listings are more than the service's driver is patient for. */
export const fillBy = (connection: Pg.Client, count: number): Promise<void> => {
  const run = (statement: string) => Effect.promise(() => connection.query(statement))
  const indexes = Effect.promise(() => connection.query<Index>(madeLast)).pipe(Effect.map(({ rows }) => rows))
  return Effect.runPromise(filling(run, indexes, count))
}

/** Fills an empty, seeded database with `count` listings, of which nineteen in twenty are live. */
export const fill = (count: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    // One connection, because the settings are its own, and because filling takes longer than a statement may.
    const connection = yield* sql.reserve
    yield* filling((statement) => connection.executeRaw(statement, []), sql.unsafe<Index>(madeLast), count)
  }).pipe(Effect.scoped)

/** Indexes that are made faster at once than row by row. */
const madeLast = `
  select i.indexname as name, i.indexdef as definition from pg_indexes i
  where i.tablename in ('listings', 'launches', 'votes', 'founders', 'listing_updates')
    and not exists (select from pg_constraint c where c.conname = i.indexname) order by i.indexname`

const filling = <E>(
  run: (statement: string) => Effect.Effect<unknown, E>,
  madeLast: Effect.Effect<ReadonlyArray<Index>, E>,
  count: number
) =>
  Effect.gen(function* () {
    yield* run("set statement_timeout = 0")
    yield* run("set maintenance_work_mem = '512MB'")
    const indexes = yield* madeLast
    for (const { name } of indexes) yield* run(`drop index ${name}`)
    // What the database keeps beside the rows is worked out at the end, all at once.
    const kept = ["listings", "listing_categories", "launches", "votes", "listing_founders", "listing_updates"]
    for (const table of kept) yield* run(`alter table ${table} disable trigger user`)
    yield* run("select setseed(0.5)")
    yield* run(`
      insert into listings (slug, status, plan, name, tagline, description, website_url, site_key, domain, pricing_model,
        stage, country, tags, votes, followers, views, trending, domain_rating, domain_rating_source,
        domain_rating_measured_on, revenue_cents, revenue_source, revenue_as_of, billboard_cents,
        launch_week, launched_at, created_at, updated_at)
      select 'listing-' || i, case when i % 40 = 0 then 'scheduled' when i % 40 = 1 then 'draft' else 'live' end,
        case when i % 40 = 1 then 'none' when i % 5 = 0 or ${isPastCapacity} then 'paid' else 'free' end,
        ${name} || ' ' || i, ${words(6, "i")}, ${words(40, "i")},
        'https://site' || i || '.example', 'site' || i || '.example', 'site' || i || '.example',
        (array['free','freemium','subscription','one-time'])[1 + i % 4],
        (array['idea','alpha','beta','launched','growing','mature'])[1 + i % 6],
        (array['NO','SE','DE','FR','US','GB','JP','UG','BR','IN'])[1 + i % 10],
        array[${word}, ${word}], floor(300 * random() ^ 4)::int, floor(200 * random() ^ 4)::int,
        floor(9000 * random() ^ 2)::int, 100 * random(), case when i % 3 = 0 then round((100 * random())::numeric, 1) end, 'demo', date '2026-11-16',
        case when i % 7 = 0 then floor(9000000 * random())::bigint end, 'self_reported', date '2026-10-01',
        case when i % 50 = 0 then floor(90000 * random())::bigint else 0 end,
        case when i % 40 = 0 then date '2026-11-23' + 7 * (i % 20) when i % 40 <> 1 then date '2026-11-16' - 7 * (i % 104) end,
        case when i % 40 > 1 then timestamptz '2026-11-16 00:00Z' - (i % 104) * interval '7 days' + (i % 1000) * interval '1 second' end,
        timestamptz '2024-01-01 00:00Z' + i * interval '1 second', timestamptz '2026-11-01 00:00Z'
      from generate_series(1, ${count}) as i`)
    yield* run(`
      insert into listing_categories (listing_id, category_id, is_primary, position)
      select l.id, c.id, true, 0 from listings l
      join (select id, row_number() over (order by id) - 1 as place, count(*) over () as size from categories) c
        on c.place = (l.id::bigint * 7919) % c.size`)
    yield* run("update listings set places = places(id)")
    yield* run("vacuum full listings")
    yield* run(`
      insert into launches (listing_id, slug, week, kind, went_live_at, votes)
      select id, slug, launch_week, plan, case when status = 'live' then launched_at end, least(votes, 20)
      from listings where launch_week is not null`)
    yield* run(`
      insert into users (email, created_at)
      select 'voter-' || i || '@people.example', '2024-01-01' from generate_series(1, 20) as i`)
    yield* run(`
      insert into votes (user_id, listing_id, launch_id, at)
      select u.id, a.listing_id, a.id, a.went_live_at + u.id * interval '1 hour' from launches a
      join (select id, row_number() over (order by id) as place from users where email like 'voter-%') u on u.place <= a.votes
      where a.went_live_at is not null and a.week >= '2026-09-01'`)
    yield* run(`
      update launches a set week_votes = v.votes, reached_at = v.at
      from (select launch_id, count(*) as votes, max(at) as at from votes group by launch_id) as v where v.launch_id = a.id`)
    yield* run(`
      insert into awards (week, place, listing_id, votes, decided_at)
      select week, place, listing_id, votes, '2026-11-01' from (
        select *, row_number() over (partition by week order by votes desc, id) as place
        from launches where went_live_at is not null and week < '2026-11-09') as a
      where place <= 3`)
    yield* run(`
      insert into founders (slug, name, country, bio)
      select 'founder-' || i, (array['Ingrid','Amara','Tobias','Grace','Henrik'])[1 + i % 5] || ' ' || ${name} || ' ' || i,
        case when i % 2 = 0 then (array['NO','SE','DE','FR','US'])[1 + i % 5] end, ${words(20, "i")}
      from generate_series(1, ${Math.ceil(count / 2)}) as i`)
    yield* run(`
      insert into listing_founders (listing_id, founder_id, position)
      select l.id, f.id, 0 from listings l join founders f on f.slug = 'founder-' || (1 + l.id % ${Math.ceil(count / 2)})`)
    yield* run(`
      insert into domain_ratings (listing_id, source, date, value)
      select id, 'demo', date '2026-11-18' - 7 * w, greatest(0, domain_rating - w) from listings, generate_series(0, 7) as w
      where domain_rating is not null and id % 10 = 0`)
    yield* run("insert into domain_rating_rounds (week, source, began_at) values ('2026-11-16', 'demo', '2026-11-16')")
    yield* run(`
      insert into alternatives (listing_id, alternative_id)
      select id, id + 1 from listings where id % 10 = 0 and id < ${count}`)
    yield* run(`
      insert into listing_updates (listing_id, title, body, published_at)
      select id, ${words(5, "id")}, ${words(30, "id")}, timestamptz '2026-11-18 00:00Z' - (id % 5000) * interval '1 hour'
      from listings where id % 10 = 3`)
    yield* run(`
      insert into posts (slug, title, body_markdown, published_at)
      select 'post-' || i, ${words(5, "i")}, ${words(200, "i")}, timestamptz '2026-11-01 00:00Z' - i * interval '1 day'
      from generate_series(1, 300) as i`)
    yield* run("select mend_listed_updates()")
    for (const { definition } of indexes) yield* run(definition)
    yield* run("vacuum analyze")
    yield* run(`
      update founders f set company_country = primary_company_country(f.id)
      where company_country is distinct from primary_company_country(f.id)`)
    yield* run("select mend_live_companies()")
    yield* run("select mend_totals()")
    for (const table of kept) yield* run(`alter table ${table} enable trigger user`)
    yield* run("vacuum analyze founders, listing_totals")
    yield* run("reset statement_timeout")
    yield* run("reset maintenance_work_mem")
  })
