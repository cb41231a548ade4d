/**
 * What happens to a listing, an order or a draft that somebody outside may be told of: by mail, or by a webhook. Votes
 * are not among them: a vote is nobody's news but its listing's count.
 */
/** Each with its sentence, as the documents list them. */
export const eventTypes = {
  "listing.scheduled": "A listing has its badge, or was paid for, and waits for its launch week.",
  "listing.launched": "A listing went live, or was launched again.",
  "listing.paused": "A live listing was taken off, since its badge was missing for too long.",
  "listing.resumed": "A paused listing is live again.",
  "listing.updated": "The profile of a listing was edited.",
  "listing.update_posted": "News was posted on a listing.",
  "listing.claimed": "Somebody proved that a listing is theirs.",
  "listing.verification_lost": "What proved a listing to be its owner's is gone, and so is its verified mark.",
  "award.won": "A launch won a place in its week.",
  "draft.ready": "A draft is ready to be looked at.",
  "draft.failed": "A draft could not be made.",
  "order.paid": "An order was paid.",
  "order.line_fulfilled": "A part of an order that the site team does by hand was done.",
  "order.refunded": "Money of an order went back."
} as const

export type EventType = keyof typeof eventTypes
export const isEventType = (name: string): name is EventType => Object.hasOwn(eventTypes, name)
export const eventTypeNames = Object.keys(eventTypes).filter(isEventType)

/** An event before it is kept. */
export interface NewEvent {
  readonly type: EventType
  /** The listing it is about; null where it is about none. */
  readonly listingId: number | null
  /** Whose event it is, where that is not the owner of the listing: a buyer, the author of a draft. */
  readonly userId: number | null
  /** What else is said of it, in the names of the wire. No secret, and nothing that its reader may not see. */
  readonly data: Readonly<Record<string, string | number | boolean | null>>
}
