/**
 * Webhooks out: an address of a person's that is told of their events, signed as Standard Webhooks 1.0 says
 * (standardwebhooks.com): `webhook-id`, `webhook-timestamp`, `webhook-signature`.
 */
import { hour, minute } from "../Week.ts"
import { type EventType, eventTypes, isEventType } from "./Event.ts"

/** What a test sends, and nothing else. */
export const pingType = "ping"
export type MessageType = EventType | typeof pingType

/** Events that an endpoint may be sent, with their sentences. */
export const webhookEvents = eventTypes

/** The events of a list that there are, each once; null where one is none. */
export const eventsOf = (names: ReadonlyArray<string>): ReadonlyArray<EventType> | null => {
  const asked = [...new Set(names)]
  const known = asked.filter(isEventType)
  return known.length === asked.length ? known : null
}

/** Before the second try, the third and so on; after the last of them a message is given up. Some three days in all. */
export const retryPauses: ReadonlyArray<number> = [
  5_000,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour
]

/** How long an old secret still signs beside the new one. */
export const rotationMillis = 24 * hour

/** Characters of a description. */
export const longestDescription = 200

/** What is sent: the type of the event, when it happened, and what is said of it. */
export interface WebhookMessage {
  readonly type: MessageType
  readonly timestamp: string
  readonly data: Readonly<Record<string, unknown>>
}
