/** The statements of a rollover, each over all listings it concerns at once. */
import { Effect } from "effect"
import type { Monday } from "../../../domain/Week.ts"
import { type StateRow, stateColumns } from "../../listing/ListingStateRepo.ts"
import { Database } from "../../store/Database.ts"

export interface WaitingRow extends StateRow {
  readonly name: string
  /** Where its badge belongs. */
  readonly page: string
  readonly owner_email: string | null
}
/** A listing and the week it is moved to. */
export interface Move {
  readonly id: number
  readonly week: Monday
}

export class RolloverRepo extends Effect.Service<RolloverRepo>()("launchbook/RolloverRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const state = sql.literal(stateColumns)

    /**
     * Notes that every week from the first launch up to `current` has begun; answers those that had not
     * been noted. Of several processes one writes the row of a week, the others wait and then find it there.
     */
    const begin = (current: Monday, now: Date): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`
        insert into rollovers (week, began_at, launched, moved)
        select week::date, ${now}::timestamptz, 0, 0 from generate_series(
          coalesce((select min(week) from launches where week <= ${current}::date), ${current}::date)::timestamp,
          ${current}::timestamp, interval '7 days'
        ) as weeks (week)
        on conflict (week) do nothing returning week`

    const count = (week: Monday, launched: number, moved: number) =>
      sql.run`
        update rollovers set launched = launched + ${launched}, moved = moved + ${moved} where week = ${week}
      `

    /**
     * Scheduled listings whose week has come. One whose badge was last seen missing is held back until it
     * is found, or until the badge check sends it back to wait.
     */
    const lockDue = (current: Monday): Effect.Effect<ReadonlyArray<StateRow>> =>
      sql.rows<StateRow>`
        select ${state} from listings l
        where l.status = 'scheduled' and l.launch_week <= ${current}
          and (l.plan = 'paid' or l.badge_result is distinct from 'not_found')
        order by l.id for update`

    /** Makes listings live, each with a launch in `week`; one that was planned for an earlier week becomes this one. */
    const launch = (ids: ReadonlyArray<number>, week: Monday, now: Date) =>
      Effect.gen(function* () {
        yield* sql.run`
          update listings set status = 'live', launch_week = ${week}, launched_at = coalesce(launched_at, ${now}),
            updated_at = ${now}
          where id = any(${[...ids]}::int[])`
        yield* sql.run`
          delete from launches where listing_id = any(${[...ids]}::int[]) and went_live_at is null and week < ${week}`
        yield* sql.run`
          insert into launches (listing_id, week, kind, went_live_at)
          select id, ${week}::date, plan, ${now}::timestamptz from listings where id = any(${[...ids]}::int[])
          on conflict (listing_id, week) do update
            set went_live_at = coalesce(launches.went_live_at, excluded.went_live_at)`
      })

    /** Begins the bought launches of listings that are live already; answers these. */
    const relaunch = (week: Monday, now: Date): Effect.Effect<ReadonlyArray<{ id: number; slug: string }>> =>
      Effect.gen(function* () {
        // A week that was missed is made up for, unless the listing has a launch in this one anyway.
        yield* sql.run`
          with missed as (
            select distinct on (a.listing_id) a.id, a.listing_id from launches a join listings l on l.id = a.listing_id
            where a.week < ${week} and a.went_live_at is null and l.status = 'live'
              and not exists (select from launches t where t.listing_id = a.listing_id and t.week = ${week})
            order by a.listing_id, a.week desc, a.id
          ), moved as (
            update launches a set week = ${week} from missed where a.id = missed.id returning a.listing_id
          )
          update listings l set launch_week = greatest(l.launch_week, ${week}::date) from moved
          where l.id = moved.listing_id`
        return yield* sql.rows<{ id: number; slug: string }>`
          with begun as (
            update launches a set went_live_at = ${now} from listings l
            where a.week <= ${week} and a.went_live_at is null and l.id = a.listing_id and l.status = 'live'
            returning a.listing_id, a.week
          )
          update listings l set launch_week = greatest(l.launch_week, again.week),
            first_launched_at = coalesce(l.first_launched_at, l.launched_at),
            launched_at = greatest(l.launched_at, ${now})
          from (select listing_id, max(week) as week from begun group by listing_id) as again
          where l.id = again.listing_id returning l.id, l.slug`
      })

    /**
     * Listings without a badge whose week has come, in the order they were queued. One that was queued
     * while its week was running keeps it to the end.
     */
    const lockWaiting = (current: Monday): Effect.Effect<ReadonlyArray<WaitingRow>> =>
      sql.rows<WaitingRow>`
        select ${state}, l.name, coalesce(l.badge_page, l.website_url) as page, u.email as owner_email
        from listings l left join users u on u.id = l.owner_id
        where l.status = 'awaiting_badge' and l.launch_week <= ${current}
          and (l.queued_at is null or l.queued_at < ${current}::date::timestamptz)
        order by l.queued_at, l.id for update of l`

    const move = (moves: ReadonlyArray<Move>) =>
      Effect.gen(function* () {
        const ids = moves.map(({ id }) => id)
        const weeks = moves.map(({ week }): string => week)
        yield* sql.run`
          update launches a set week = m.week from unnest(${ids}::int[], ${weeks}::date[]) as m (id, week)
          where a.listing_id = m.id and a.went_live_at is null`
        yield* sql.run`
          update listings l set launch_week = m.week from unnest(${ids}::int[], ${weeks}::date[]) as m (id, week)
          where l.id = m.id`
      })

    return { begin, count, lockDue, launch, relaunch, lockWaiting, move } as const
  })
}) {}
