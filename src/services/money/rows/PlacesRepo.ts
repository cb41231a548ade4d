/** The places of products in weeks: held for an order that waits for payment, then taken. */
import { Effect } from "effect"
import type { PlaceKind } from "../../../domain/money/WeekPlaces.ts"
import type { Monday } from "../../../domain/Week.ts"
import { Database } from "../../store/Database.ts"

/** Any number that no other part of the database locks on. */
const lockKey = 727_012

/** A place that a line of an order is about, with what is on record of it. */
export interface PlaceOfLine {
  readonly kind: PlaceKind
  readonly week: Monday
  readonly listing_id: number
  /** null: it never had one, or gave it back. */
  readonly state: "held" | "taken" | null
  readonly held_until: string | null
  /** The listing has a place of this kind in this week that is another line's, or was given by the site team. */
  readonly has_another: boolean
}
export type NewPlace = Pick<PlaceOfLine, "kind" | "week"> & { readonly listingId: number; readonly lineId: number }

export class PlacesRepo extends Effect.Service<PlacesRepo>()("launchbook/PlacesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Held until the transaction ends: of two that take the last place at once one sees it gone. */
    const lock = sql.run`select pg_advisory_xact_lock(${lockKey})`

    /** Places a week of what is sold with its own; null: any number. */
    const capacity = (kind: PlaceKind): Effect.Effect<number | null> =>
      Effect.map(
        sql.first<{ weekly_capacity: number | null }>`
          select weekly_capacity from products where kind = ${kind} order by position, code limit 1`,
        (row) => row?.weekly_capacity ?? null
      )

    /** Taken, and held at `now`, in each week from `from` on; a week with none is not in the map. */
    const usedFrom = (kind: PlaceKind, from: Monday, now: Date): Effect.Effect<ReadonlyMap<string, number>> =>
      Effect.map(
        sql.rows<{ week: string; used: number }>`
          select p.week, count(*) as used from week_places p join listings l on l.id = p.listing_id
          where p.kind = ${kind} and p.week >= ${from} and (p.state = 'taken' or p.held_until > ${now})
            and l.status <> 'removed'
          group by p.week`,
        (rows) => new Map(rows.map(({ week, used }) => [week, used]))
      )

    /** How many places of these kinds the account behind an order's line holds at `now`, with all of its orders. */
    const heldWith = (lineId: number, kinds: ReadonlyArray<PlaceKind>, now: Date): Effect.Effect<number> =>
      sql.value<number>`
        select count(*) as held from week_places p
        join order_lines n on n.id = p.line_id join orders o on o.id = n.order_id
        where p.held_until > ${now} and p.kind = any(${[...kinds]}::text[]) and o.user_id = (
          select o.user_id from order_lines n join orders o on o.id = n.order_id where n.id = ${lineId})`

    const hold = ({ kind, week, listingId, lineId }: NewPlace, until: Date) =>
      sql.run`
        insert into week_places (kind, week, listing_id, line_id, state, held_until)
        values (${kind}, ${week}, ${listingId}, ${lineId}, 'held', ${until})`

    /** The places a line is about, whether it has them or not. A listing that is gone has none. */
    const ofLine = (lineId: number): Effect.Effect<ReadonlyArray<PlaceOfLine>> =>
      sql.rows<PlaceOfLine>`
        select t.kind, t.week, n.listing_id, p.state, p.held_until, exists (
            select from week_places o where o.kind = t.kind and o.week = t.week and o.listing_id = n.listing_id
              and o.state = 'taken' and o.line_id is distinct from n.id
          ) as has_another
        from order_parts t join order_lines n on n.id = t.line_id
        left join week_places p on p.line_id = t.line_id and p.kind = t.kind
        where t.line_id = ${lineId} and t.kind in ('featured', 'skip_queue') and t.week is not null
          and n.listing_id is not null
        order by t.position`

    const take = ({ kind, week, listingId, lineId }: NewPlace) =>
      sql.run`
        insert into week_places (kind, week, listing_id, line_id, state)
        values (${kind}, ${week}, ${listingId}, ${lineId}, 'taken')
        on conflict (line_id, kind) where line_id is not null do update set state = 'taken', held_until = null`

    /** A listing waits in one week of the queue: with another place taken, those it had are nobody's. */
    const leaveOthers = ({ kind, listingId, lineId }: NewPlace) =>
      sql.run`
        delete from week_places where kind = ${kind} and listing_id = ${listingId} and state = 'taken'
          and line_id is distinct from ${lineId}`

    const holdUntil = ({ kind, lineId }: Pick<NewPlace, "kind" | "lineId">, until: Date) =>
      sql.run`
        update week_places set held_until = ${until} where line_id = ${lineId} and kind = ${kind} and state = 'held'`

    const release = (lineId: number) => sql.run`delete from week_places where line_id = ${lineId}`

    const setFrozen = (lineId: number, frozen: boolean) =>
      sql.run`update week_places set frozen = ${frozen} where line_id = ${lineId} and state = 'taken'`

    return {
      lock,
      capacity,
      usedFrom,
      heldWith,
      hold,
      ofLine,
      take,
      leaveOthers,
      holdUntil,
      release,
      setFrozen
    } as const
  })
}) {}
