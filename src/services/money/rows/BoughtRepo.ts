/**
 * A listing as what was bought for it changes it: its state, its launches, what it shows. Whoever writes holds the
 * lock on the listing, which leaves room for rows elsewhere that name it.
 */
import { Effect } from "effect"
import type { Section } from "../../../domain/listing/Listing.ts"
import type { ListingState } from "../../../domain/listing/ListingStatus.ts"
import type { Monday } from "../../../domain/Week.ts"
import { type StateRow, stateColumns } from "../../listing/ListingStateRepo.ts"
import { Database } from "../../store/Database.ts"

export interface BoughtFor extends StateRow {
  readonly owner_id: number | null
  readonly name: string
  readonly website_url: string
  readonly unlocked_sections: ReadonlyArray<Section>
  /** Categories it may show beside its primary one. */
  readonly extra_categories: number
}
export interface NamedCategory {
  readonly id: number
  readonly name: string
}
type LaunchKind = "free" | "paid" | "relaunch"

export class BoughtRepo extends Effect.Service<BoughtRepo>()("launchbook/BoughtRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal(
      `${stateColumns}, l.owner_id, l.name, l.website_url, l.unlocked_sections, l.extra_categories`
    )

    /** Locks them in the order of their ids. One that is gone is left out. */
    const lock = (ids: ReadonlyArray<number>): Effect.Effect<void> =>
      sql.run`select id from listings where id = any(${[...ids]}::int[]) order by id for no key update`

    const find = (id: number): Effect.Effect<BoughtFor | undefined> =>
      sql.first<BoughtFor>`select ${columns} from listings l where l.id = ${id}`

    /** On the paid plan it owes no badge and waits in no queue. */
    const paid = (id: number, state: ListingState, sections: ReadonlyArray<Section>, now: Date) =>
      sql.run`
        update listings set status = ${state.status}, plan = ${state.plan}, launch_week = ${state.week},
          launched_at = coalesce(launched_at, ${state.launched ? now : null}::timestamptz),
          unlocked_sections = ${[...sections]}::text[], queued_at = null, badge_next_check_at = null,
          badge_missing_since = null, badge_reminders = 0, updated_at = ${now}
        where id = ${id}`

    /** Off the paid plan; where it is on the free one its badge is looked for at once. */
    const unpaid = (id: number, state: ListingState, sections: ReadonlyArray<Section>, now: Date) =>
      sql.run`
        update listings set status = ${state.status}, plan = ${state.plan}, launch_week = ${state.week},
          unlocked_sections = ${[...sections]}::text[], updated_at = ${now},
          badge_next_check_at = ${state.plan === "free" ? now : null}::timestamptz, badge_missing_since = null,
          badge_reminders = 0
        where id = ${id}`

    const setSections = (id: number, sections: ReadonlyArray<Section>) =>
      sql.run`update listings set unlocked_sections = ${[...sections]}::text[] where id = ${id}`

    /** Its badge is looked for at once, since there is less time for it now. */
    const setWeek = (id: number, week: Monday, now: Date) =>
      sql.run`
        update listings set launch_week = ${week}, badge_next_check_at = ${now}, updated_at = ${now} where id = ${id}`

    /** Gives up its place in the free plan's queue. */
    const leaveQueue = (id: number) =>
      sql.run`delete from launches where listing_id = ${id} and kind = 'free' and went_live_at is null`

    /** False where the listing has a launch in that week already. */
    const addLaunch = (id: number, week: Monday, kind: LaunchKind, wentLiveAt: Date | null): Effect.Effect<boolean> =>
      sql.some`
        insert into launches (listing_id, week, kind, went_live_at) values (${id}, ${week}, ${kind}, ${wentLiveAt})
        on conflict (listing_id, week) do nothing returning id`

    const moveLaunch = (id: number, from: string, to: Monday) =>
      sql.run`
        update launches set week = ${to} where listing_id = ${id} and week = ${from} and went_live_at is null`

    /** Takes back a launch that has not happened, in any week where `week` is null; false where there is none. */
    const removeLaunch = (id: number, kind: LaunchKind, week: Monday | null): Effect.Effect<boolean> =>
      sql.some`
        delete from launches where listing_id = ${id} and kind = ${kind} and went_live_at is null
          and week = coalesce(${week}::date, week)
        returning id`

    /** The week of its latest launch, planned ones among them. */
    const latestWeek = (id: number): Effect.Effect<string | null> =>
      sql.value<string | null>`select max(week) as week from launches where listing_id = ${id}`

    /** Its week is that of its latest launch; one that was never given a launch keeps the week it has. */
    const followLaunches = (id: number) =>
      sql.run`
        update listings set launch_week = coalesce((select max(week) from launches where listing_id = ${id}), launch_week)
        where id = ${id}`

    const addBillboard = (id: number, cents: number) =>
      sql.run`update listings set billboard_cents = greatest(0, billboard_cents + ${cents}) where id = ${id}`

    const shownCategories = (id: number): Effect.Effect<ReadonlyArray<NamedCategory & { is_primary: boolean }>> =>
      sql.rows<NamedCategory & { is_primary: boolean }>`
        select c.id, c.name, lc.is_primary from listing_categories lc join categories c on c.id = lc.category_id
        where lc.listing_id = ${id} order by lc.is_primary desc, lc.position, c.id`

    const waitingCategories = (id: number): Effect.Effect<ReadonlyArray<NamedCategory>> =>
      sql.rows<NamedCategory>`
        select c.id, c.name from waiting_categories wc join categories c on c.id = wc.category_id
        where wc.listing_id = ${id} order by wc.position, c.id`

    /** In the order of the slugs; one that is no category any more is left out. */
    const categoriesBySlug = (slugs: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<NamedCategory>> =>
      sql.rows<NamedCategory>`
        select c.id, c.name from unnest(${[...slugs]}::text[]) with ordinality as asked (slug, place)
        join categories c on c.slug = asked.slug order by asked.place`

    /** `extra` beside the primary one; the primary one stays. */
    const setCategories = (id: number, extra: ReadonlyArray<number>, waiting: ReadonlyArray<number>, most: number) =>
      Effect.all(
        [
          sql.run`delete from listing_categories where listing_id = ${id} and not is_primary`,
          sql.run`
            insert into listing_categories (listing_id, category_id, is_primary, position)
            select ${id}::int, chosen.id, false, chosen.place
            from unnest(${[...extra]}::int[]) with ordinality as chosen (id, place)`,
          sql.run`delete from waiting_categories where listing_id = ${id}`,
          sql.run`
            insert into waiting_categories (listing_id, category_id, position)
            select ${id}::int, chosen.id, chosen.place
            from unnest(${[...waiting]}::int[]) with ordinality as chosen (id, place)`,
          sql.run`update listings set extra_categories = ${most} where id = ${id}`
        ],
        { discard: true }
      )

    return {
      lock,
      find,
      paid,
      unpaid,
      setSections,
      setWeek,
      leaveQueue,
      addLaunch,
      moveLaunch,
      removeLaunch,
      latestWeek,
      followLaunches,
      addBillboard,
      shownCategories,
      waitingCategories,
      categoriesBySlug,
      setCategories
    } as const
  })
}) {}
