/**
 * Webhooks: addresses that a person has told of their events. Messages are queued in the transaction that marks an
 * event as told, so each endpoint gets an event once, in its log at least; they are sent by a job, again and again for
 * three days, and an endpoint that takes nothing for longer is switched off.
 */
import { randomBytes } from "node:crypto"
import { Data, Effect, Either } from "effect"
import { AppConfigTag } from "../../Config.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import { isPublic } from "../../domain/listing/Listing.ts"
import type { EventType } from "../../domain/people/Event.ts"
import {
  longestDescription,
  type MessageType,
  pingType,
  rotationMillis,
  type WebhookMessage
} from "../../domain/people/Webhook.ts"
import { oneLine } from "../../domain/text/FittedText.ts"
import type { EventRow } from "../listing/Events.ts"
import { Egress } from "../outside/Egress.ts"
import { type Actor, Audit, type Doer } from "../store/Audit.ts"
import { Changes } from "../store/Changes.ts"
import { instant } from "../store/Instant.ts"
import { Jobs } from "../store/Jobs.ts"
import { RateLimits } from "../store/RateLimits.ts"
import { newSecret } from "../store/Secrets.ts"
import { Settings } from "../store/Settings.ts"
import { type DeliveryRow, type EndpointRow, type MessageListing, WebhooksRepo } from "./rows/WebhooksRepo.ts"
import { delivering } from "./webhooks/Delivering.ts"
import { shownSecret } from "./webhooks/Signing.ts"

export type { DeliveryRow, EndpointRow } from "./rows/WebhooksRepo.ts"

/** Messages of a log that are read at once. */
const mostLogged = 100
/** Bytes of a secret: those of the hash it keys. */
const secretBytes = 32
/** Tests of all endpoints of a person in a minute. */
const tests = { limit: 10, window: 60 } as const

/** Why an endpoint was not added, in words for the person who tried. */
export class WebhookRefused extends Data.TaggedError("WebhookRefused")<{ readonly message: string }> {}
/** It is not theirs, or is gone. */
export class WebhookUnknown extends Data.TaggedError("WebhookUnknown")<{ readonly message: string }> {}

const unknown = () => new WebhookUnknown({ message: "There is no such webhook." })

export interface AskedEndpoint {
  readonly url: string
  /** Empty: all there are. */
  readonly events: ReadonlyArray<EventType>
  readonly description: string
}

export class Webhooks extends Effect.Service<Webhooks>()("launchbook/Webhooks", {
  dependencies: [Audit.Default, WebhooksRepo.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const jobs = yield* Jobs
    const limits = yield* RateLimits
    const repo = yield* WebhooksRepo
    const settings = yield* Settings
    const { admits } = yield* Egress
    const { publicUrl } = yield* AppConfigTag
    const links = linksOf(publicUrl)
    const deliver = yield* delivering((id) => `${publicUrl}/account/webhooks/${id}`)

    const audited = (by: Doer, what: string, id: number) => audit.write(by, what, String(id))

    /** An address that can be sent to at all; whether it leads into the open internet is seen at each message. */
    const addressOf = (text: string) =>
      Effect.gen(function* () {
        const url = URL.parse(text.trim())
        if (url === null || url.protocol !== "https:")
          return yield* new WebhookRefused({ message: "The address must begin with https://." })
        const admitted = admits(url.href)
        if (Either.isLeft(admitted)) return yield* new WebhookRefused({ message: admitted.left })
        return url.href
      })

    /** Its secret is in the answer, and in no other. */
    const add = (by: Doer & { readonly userId: number }, asked: AskedEndpoint) =>
      Effect.gen(function* () {
        const url = yield* addressOf(asked.url)
        const most = yield* settings.get("webhooks.per_person")
        return yield* changes.transaction(
          Effect.gen(function* () {
            yield* repo.lockPerson(by.userId)
            const mine = yield* repo.list(by.userId)
            if (mine.length >= most)
              return yield* new WebhookRefused({
                message: `An account has at most ${most} webhooks. Remove one first.`
              })
            if (mine.some((one) => one.url === url))
              return yield* new WebhookRefused({ message: "There is a webhook to this address already." })
            const secret = yield* Effect.sync(() => randomBytes(secretBytes))
            const endpoint = yield* repo.insert({
              userId: by.userId,
              url,
              description: oneLine(asked.description, longestDescription) || null,
              events: asked.events,
              secret,
              at: yield* instant
            })
            yield* audited(by, "webhook_added", endpoint.id)
            return { endpoint, secret: shownSecret(secret) }
          })
        )
      })

    /** Does something to an endpoint of somebody's own, with its entry in the audit log. */
    const change = <A, E>(
      by: Doer & { readonly userId: number },
      id: number,
      what: string,
      work: (endpoint: EndpointRow) => Effect.Effect<A, E>
    ) =>
      changes.transaction(
        Effect.gen(function* () {
          const endpoint = yield* repo.lock(by.userId, id)
          if (endpoint === undefined) return yield* unknown()
          const done = yield* work(endpoint)
          yield* audited(by, what, id)
          return done
        })
      )

    const remove = (by: Actor, id: number) => change(by, id, "webhook_removed", () => repo.remove(id))
    const enable = (by: Actor, id: number) => change(by, id, "webhook_enabled", () => repo.enable(id))
    const disable = (by: Actor, id: number) =>
      change(by, id, "webhook_disabled", () =>
        Effect.gen(function* () {
          yield* repo.disable(id, "you switched it off.", yield* instant)
          yield* repo.giveUp(id, "Not tried again: it was switched off.")
        })
      )
    /** A new secret; the one so far signs beside it for a day, so that nothing is refused meanwhile. */
    const rotate = (by: Actor, id: number) =>
      change(by, id, "webhook_rotated", () =>
        Effect.gen(function* () {
          const secret = yield* Effect.sync(() => randomBytes(secretBytes))
          yield* repo.rotate(id, secret, new Date((yield* instant).getTime() + rotationMillis))
          return shownSecret(secret)
        })
      )

    const messageOf = (type: MessageType, timestamp: string, data: WebhookMessage["data"]) => {
      const message: WebhookMessage = { type, timestamp, data }
      return JSON.stringify(message)
    }
    const listingOf = ({ id, slug, name, status }: MessageListing) => ({
      id,
      slug,
      name,
      status,
      url: isPublic(status) ? links.listing(slug) : null
    })

    const queue = (endpointId: number, eventId: number | null, type: MessageType, body: string) =>
      Effect.gen(function* () {
        const message = { endpointId, eventId, type, body, messageId: yield* newSecret("msg_") }
        const id = yield* repo.insertDelivery(message, yield* instant)
        if (id !== undefined) yield* jobs.send("webhook", { delivery_id: id, tries: 0 })
      })

    /** Queues an event for every endpoint that wants it, in the transaction under way. */
    const tell = (event: EventRow): Effect.Effect<void> =>
      Effect.gen(function* () {
        if (event.user_id === null) return
        const endpoints = yield* repo.listening(event.user_id, event.type)
        if (endpoints.length === 0) return
        const listing = event.listing_id === null ? undefined : yield* repo.messageListing(event.listing_id)
        const body = messageOf(event.type, event.at, {
          ...event.data,
          listing: listing === undefined ? null : listingOf(listing)
        })
        yield* Effect.forEach(endpoints, (id) => queue(id, event.id, event.type, body), { discard: true })
      })

    /** Sends a message that says nothing but that it arrived. */
    const test = (by: Actor, id: number) =>
      Effect.gen(function* () {
        const { allowed } = yield* limits.take({ name: "webhook_tests", subject: String(by.userId), ...tests })
        if (!allowed) return yield* new WebhookRefused({ message: "That is a lot of tests. Wait a minute." })
        yield* change(by, id, "webhook_tested", (endpoint) =>
          Effect.gen(function* () {
            if (endpoint.disabled_at !== null)
              return yield* new WebhookRefused({ message: "It is switched off. Switch it on first." })
            const body = messageOf(pingType, (yield* instant).toISOString(), { webhook_id: id })
            yield* queue(id, null, pingType, body)
          })
        )
      })

    /** Sends a message of the log once more, under the same id. */
    const redeliver = (by: Actor, id: number, deliveryId: number) =>
      change(by, id, "webhook_redelivered", (endpoint) =>
        Effect.gen(function* () {
          if (endpoint.disabled_at !== null)
            return yield* new WebhookRefused({ message: "It is switched off. Switch it on first." })
          if (!(yield* repo.reopen(id, deliveryId, yield* instant))) return yield* unknown()
          yield* jobs.send("webhook", { delivery_id: deliveryId, tries: 0 })
        })
      )

    /** An endpoint with the newest of its log. */
    const look = (userId: number, id: number) =>
      Effect.gen(function* () {
        const endpoint = yield* repo.find(userId, id)
        if (endpoint === undefined) return yield* unknown()
        const deliveries: ReadonlyArray<DeliveryRow> = yield* repo.log(id, mostLogged)
        return { endpoint, deliveries }
      })

    return { list: repo.list, look, add, remove, enable, disable, rotate, test, redeliver, tell, deliver } as const
  })
}) {}
