/** Rounds of rating domains, how far each listing is in them, and what was said. */
import { Effect } from "effect"
import type { RatingSource } from "../../../domain/listing/Listing.ts"
import type { Monday } from "../../../domain/Week.ts"
import { ratingSource } from "../../listing/ListingRows.ts"
import { Database } from "../../store/Database.ts"

export interface RatedListing {
  readonly id: number
  readonly slug: string
  readonly website_url: string
}
interface Round {
  readonly source: RatingSource
  readonly week: Monday
}
interface Claim {
  /** Listings with a higher id. */
  readonly after: number
  readonly now: Date
  readonly claimMillis: number
  readonly most: number
}
/** `value` is null where the source has no rating. */
interface Found {
  readonly id: number
  readonly value: number | null
  readonly raw: number | null
}

/** The day of an instant, UTC. */
const dateOf = (at: Date) => at.toISOString().slice(0, 10)

export class DomainRatingsRepo extends Effect.Service<DomainRatingsRepo>()("launchbook/DomainRatingsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const shown = sql.literal(ratingSource)

    /** False where the latest round is of this source and week, or of a later one. */
    const beginRound = ({ source, week }: Round, now: Date): Effect.Effect<boolean> =>
      sql.some`
        insert into domain_rating_rounds (week, source, began_at)
        select ${week}::date, ${source}, ${now} where not exists (
          select from (select source, week from domain_rating_rounds order by id desc limit 1) latest
          where latest.source = ${source} and latest.week >= ${week}::date
        ) returning id`

    const isShown = (source: RatingSource): Effect.Effect<boolean> =>
      sql.value<boolean>`select coalesce(${shown} = ${source}, false) as same`

    /**
     * Takes up listings that the round has not come to, in the order of their ids. `last` is the highest id that was
     * looked at, null where there is none left; those that somebody else holds are not among the claimed.
     */
    const claim = ({ source, week }: Round, { after, now, claimMillis, most }: Claim) =>
      Effect.map(
        sql.rows<RatedListing & { readonly claimed: boolean }>`
          with due as (
            select l.id, l.slug, l.website_url
            from listings l left join domain_rating_checks c on c.listing_id = l.id
            where l.id > ${after} and l.status in ('live', 'scheduled')
              and (c.source is distinct from ${source} or c.week < ${week}::date)
            order by l.id limit ${most}
          ), claimed as (
            insert into domain_rating_checks as c (listing_id, claimed_until)
            select id, ${new Date(now.getTime() + claimMillis)}::timestamptz from due order by id
            on conflict (listing_id) do update set claimed_until = excluded.claimed_until
              -- as it is now, which may be later than when it was seen to be due: somebody else may have rated it since;
              -- a claim that ends further ahead than one can was made by a clock that ran ahead: by more than two that go
              -- right differ, or than passes between two looks at one
              where (c.source is distinct from ${source} or c.week < ${week}::date)
                and (c.claimed_until is null
                  or c.claimed_until not between ${now} and excluded.claimed_until + interval '1 minute')
            returning listing_id
          )
          select due.id, due.slug, due.website_url, claimed.listing_id is not null as claimed
          from due left join claimed on claimed.listing_id = due.id order by due.id`,
        (rows) => ({ last: rows.at(-1)?.id ?? null, claimed: rows.filter(({ claimed }) => claimed) })
      )

    const release = (ids: ReadonlyArray<number>): Effect.Effect<void> =>
      sql.run`update domain_rating_checks set claimed_until = null where listing_id = any(${[...ids]}::int[])`

    /** What was said of these listings, as their rating and as history; the round has come to them. */
    const store = ({ source, week }: Round, found: ReadonlyArray<Found>, now: Date) =>
      Effect.gen(function* () {
        const day = dateOf(now)
        const rows = sql`jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (id int, value real, raw float8)`
        // In the order of their ids, as everybody locks listings.
        yield* sql.run`
          select id from listings where id = any(${found.map(({ id }) => id)}::int[]) order by id for no key update`
        yield* sql.run`
          update listings l set domain_rating = f.value, domain_rating_source = ${source},
            domain_rating_measured_on = case when f.value is not null then ${day}::date end
          from ${rows} where l.id = f.id`
        yield* sql.run`
          insert into domain_ratings (listing_id, source, date, value, raw)
          select f.id, ${source}, ${day}::date, f.value, f.raw from ${rows}
          join listings l on l.id = f.id where f.value is not null
          on conflict (listing_id, source, date) do update set value = excluded.value, raw = excluded.raw`
        yield* sql.run`
          update domain_rating_checks c set source = ${source}, week = ${week}::date, claimed_until = null
          from ${rows} where c.listing_id = f.id`
      })

    return { beginRound, isShown, claim, release, store } as const
  })
}) {}
