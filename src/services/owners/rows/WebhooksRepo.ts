/** Endpoints, and the messages that were and are sent to them. */
import { Effect } from "effect"
import type { ListingStatus } from "../../../domain/listing/Listing.ts"
import type { EventType } from "../../../domain/people/Event.ts"
import type { MessageType } from "../../../domain/people/Webhook.ts"
import { Database } from "../../store/Database.ts"

export interface EndpointRow {
  readonly id: number
  readonly user_id: number
  readonly url: string
  readonly description: string | null
  /** Empty: all there are. */
  readonly events: ReadonlyArray<EventType>
  readonly created_at: string
  readonly failing_since: string | null
  readonly disabled_at: string | null
  readonly disabled_why: string | null
}
export type DeliveryStatus = "pending" | "delivered" | "failed"
export interface DeliveryRow {
  readonly id: number
  readonly message_id: string
  readonly type: MessageType
  readonly body: string
  readonly status: DeliveryStatus
  readonly tries: number
  readonly created_at: string
  readonly next_try_at: string | null
  readonly last_at: string | null
  /** The HTTP status of the last try; null where none came. */
  readonly last_status: number | null
  readonly last_detail: string | null
  readonly last_millis: number | null
}
/** A message with all that a try needs. */
export interface Outgoing extends DeliveryRow {
  readonly endpoint_id: number
  readonly user_id: number
  readonly email: string
  readonly url: string
  readonly secret: Buffer
  readonly old_secret: Buffer | null
  readonly old_secret_until: string | null
  readonly failing_since: string | null
  readonly disabled_at: string | null
}
export interface NewDelivery {
  readonly endpointId: number
  readonly eventId: number | null
  readonly messageId: string
  readonly type: MessageType
  readonly body: string
}
/** What a listing is called in a message. */
export interface MessageListing {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly status: ListingStatus
}
/** What a try brought. */
export interface Tried {
  readonly status: DeliveryStatus
  readonly nextTryAt: Date | null
  readonly at: Date
  readonly httpStatus: number | null
  readonly detail: string
  readonly millis: number
}

export class WebhooksRepo extends Effect.Service<WebhooksRepo>()("launchbook/WebhooksRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const endpoint = sql.literal(
      "id, user_id, url, description, events, created_at, failing_since, disabled_at, disabled_why"
    )
    const delivery = sql.literal(
      "d.id, d.message_id, d.type, d.body, d.status, d.tries, d.created_at, d.next_try_at, d.last_at, d.last_status, d.last_detail, d.last_millis"
    )

    const list = (userId: number): Effect.Effect<ReadonlyArray<EndpointRow>> =>
      sql.rows<EndpointRow>`select ${endpoint} from webhook_endpoints where user_id = ${userId} order by id`

    /** One of somebody's own, locked until the transaction ends, if there is one. */
    const lock = (userId: number, id: number): Effect.Effect<EndpointRow | undefined> =>
      sql.first<EndpointRow>`
        select ${endpoint} from webhook_endpoints where id = ${id} and user_id = ${userId} for update`
    const find = (userId: number, id: number): Effect.Effect<EndpointRow | undefined> =>
      sql.first<EndpointRow>`select ${endpoint} from webhook_endpoints where id = ${id} and user_id = ${userId}`

    /** Makes two additions of one person wait for one another, so that both are counted. */
    const lockPerson = (userId: number) => sql.run`select from users where id = ${userId} for no key update`

    const insert = (row: {
      readonly userId: number
      readonly url: string
      readonly description: string | null
      readonly events: ReadonlyArray<EventType>
      readonly secret: Buffer
      readonly at: Date
    }) =>
      sql.one<EndpointRow>`
        insert into webhook_endpoints (user_id, url, description, events, secret, created_at)
        values (${row.userId}, ${row.url}, ${row.description}, ${[...row.events]}::text[], ${row.secret}, ${row.at})
        returning ${endpoint}`

    const remove = (id: number) => sql.run`delete from webhook_endpoints where id = ${id}`
    /** The secret so far goes on signing until `until`. */
    const rotate = (id: number, secret: Buffer, until: Date) =>
      sql.run`
        update webhook_endpoints set old_secret = secret, old_secret_until = ${until}, secret = ${secret} where id = ${id}`
    const enable = (id: number) =>
      sql.run`
        update webhook_endpoints set disabled_at = null, disabled_why = null, failing_since = null where id = ${id}`
    const disable = (id: number, why: string, at: Date) =>
      sql.run`update webhook_endpoints set disabled_at = ${at}, disabled_why = ${why} where id = ${id}`
    /** Nothing more is tried for an endpoint that was disabled. */
    const giveUp = (endpointId: number, detail: string) =>
      sql.run`
        update webhook_deliveries set status = 'failed', next_try_at = null, last_detail = ${detail}
        where endpoint_id = ${endpointId} and status = 'pending'`

    /** The working endpoints of a person that want to hear of an event. */
    const listening = (userId: number, type: EventType): Effect.Effect<ReadonlyArray<number>> =>
      sql.column<number>`
        select id from webhook_endpoints
        where user_id = ${userId} and disabled_at is null and (events = '{}' or ${type} = any(events)) order by id`

    const messageListing = (id: number): Effect.Effect<MessageListing | undefined> =>
      sql.first<MessageListing>`select id, slug, name, status from listings where id = ${id}`

    /** The new message's id; undefined where the endpoint has that event already. */
    const insertDelivery = (row: NewDelivery, at: Date) =>
      Effect.map(
        sql.first<{ id: number }>`
          insert into webhook_deliveries (endpoint_id, event_id, message_id, type, body, created_at, next_try_at)
          values (${row.endpointId}, ${row.eventId}, ${row.messageId}, ${row.type}, ${row.body}, ${at}, ${at})
          on conflict (endpoint_id, event_id) do nothing returning id`,
        (inserted) => inserted?.id
      )

    const outgoing = (id: number): Effect.Effect<Outgoing | undefined> =>
      sql.first<Outgoing>`
        select ${delivery}, d.endpoint_id, e.user_id, u.email, e.url, e.secret, e.old_secret, e.old_secret_until,
          e.failing_since, e.disabled_at
        from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id join users u on u.id = e.user_id
        where d.id = ${id}`

    /** Locks the endpoint and then the message, if it still stands where the try began; false where it does not. */
    const lockTried = (id: number, endpointId: number, tries: number) =>
      Effect.zipRight(
        sql.run`select from webhook_endpoints where id = ${endpointId} for update`,
        sql.some`
          select from webhook_deliveries where id = ${id} and status = 'pending' and tries = ${tries} for update`
      )
    const tried = (id: number, { status, nextTryAt, at, httpStatus, detail, millis }: Tried) =>
      sql.run`
        update webhook_deliveries set status = ${status}, tries = tries + 1, next_try_at = ${nextTryAt},
          last_at = ${at}, last_status = ${httpStatus}, last_detail = ${detail}, last_millis = ${millis}
        where id = ${id}`
    const failing = (endpointId: number, since: Date | null) =>
      since === null
        ? sql.run`update webhook_endpoints set failing_since = null where id = ${endpointId}`
        : sql.run`
            update webhook_endpoints set failing_since = coalesce(failing_since, ${since}) where id = ${endpointId}`

    /** The newest first. */
    const log = (endpointId: number, count: number): Effect.Effect<ReadonlyArray<DeliveryRow>> =>
      sql.rows<DeliveryRow>`
        select ${delivery} from webhook_deliveries d where d.endpoint_id = ${endpointId} order by d.id desc limit ${count}`

    /** Makes a message that has ended wait to be sent anew; false where there is none. */
    const reopen = (endpointId: number, id: number, at: Date) =>
      sql.some`
        update webhook_deliveries set status = 'pending', tries = 0, next_try_at = ${at}
        where id = ${id} and endpoint_id = ${endpointId} and status <> 'pending' returning id`

    return {
      list,
      lock,
      find,
      lockPerson,
      insert,
      remove,
      rotate,
      enable,
      disable,
      giveUp,
      listening,
      messageListing,
      insertDelivery,
      outgoing,
      lockTried,
      tried,
      failing,
      log,
      reopen
    } as const
  })
}) {}
