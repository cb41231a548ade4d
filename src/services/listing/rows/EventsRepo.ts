/** Events, and which of them everybody was told of. */
import { Effect } from "effect"
import type { EventType, NewEvent } from "../../../domain/people/Event.ts"
import { Database } from "../../store/Database.ts"

/** An event, with what its listing is called and who may be told of it. */
export interface EventRow {
  readonly id: number
  readonly type: EventType
  readonly at: string
  readonly data: NewEvent["data"]
  readonly listing_id: number | null
  /** The buyer or author it is for, else the owner of the listing; null where nobody owns it. */
  readonly user_id: number | null
}

export class EventsRepo extends Effect.Service<EventsRepo>()("launchbook/EventsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const insert = (events: ReadonlyArray<NewEvent>, at: Date) =>
      sql.later`
        insert into events (type, listing_id, user_id, data, at)
        select e.type, e.listing_id, e.user_id, e.data, ${at}::timestamptz
        from json_to_recordset(${JSON.stringify(
          events.map(({ type, listingId, userId, data }) => ({ type, listing_id: listingId, user_id: userId, data }))
        )}::json) as e (type text, listing_id int, user_id int, data jsonb)`

    /** The oldest that nobody was told of, locked until the transaction ends; those that another process has are left out. */
    const lockUntold = (count: number): Effect.Effect<ReadonlyArray<EventRow>> =>
      sql.rows<EventRow>`
        select e.id, e.type, e.at, e.data, e.listing_id, coalesce(e.user_id, l.owner_id) as user_id
        from events e left join listings l on l.id = e.listing_id
        where e.told_at is null order by e.id limit ${count} for update of e skip locked`

    const told = (ids: ReadonlyArray<number>, at: Date) =>
      sql.run`update events set told_at = ${at} where id = any(${[...ids]}::bigint[])`

    return { insert, lockUntold, told } as const
  })
}) {}
