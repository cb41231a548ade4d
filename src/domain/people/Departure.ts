/** Leaving: what a person who deletes their account takes with them, and what stays and why, in the words they are shown. */
import { Schema } from "effect"

/**
 * What becomes of the listings somebody owns: `keep`, they stay as they are and belong to nobody; `remove`, they are
 * taken off and what they said is deleted.
 */
export const ListingsLeft = Schema.Literal("keep", "remove")
export type ListingsLeft = typeof ListingsLeft.Type
export const isListingsLeft = Schema.is(ListingsLeft)

export const listingsLeftWords: Record<ListingsLeft, { readonly label: string; readonly hint: string }> = {
  keep: {
    label: "Leave them here",
    hint: "They stay public and belong to nobody. Whoever proves the website is theirs can claim them. The verified mark goes, and so does your address where it is their contact."
  },
  remove: {
    label: "Remove them",
    hint: "Their pages are gone and what they say is deleted. The name, the address and awards they won stay in our books. What you paid for them and has not begun yet does not come back."
  }
}

/** What goes with an account. */
export const goes: ReadonlyArray<string> = [
  "Your address, your name, your sessions, API keys, connected apps and webhooks.",
  "Your drafts with every page we read for them, and listings you saved and never published.",
  "Your reviews. The ratings are counted again without them.",
  "What you follow, and what you chose about mail.",
  "Your votes of weeks that are not decided yet.",
  "Your claims, your invitations, your interview and your picture as a founder."
]

/** What stays, each with the reason. */
export const stays: ReadonlyArray<{ readonly what: string; readonly why: string }> = [
  {
    what: "Orders you paid or began to pay, and their invoices",
    why: "the law has us keep them. No account stands beside them any more."
  },
  {
    what: "Your counted votes of weeks that are decided",
    why: "the awards stand on them. Nothing says any more whose they were."
  },
  {
    what: "The log of what was done on this site",
    why: "the site team must be able to tell what happened. It names no account any more."
  }
]

/** Where somebody asked to leave: when they go, and what they chose. */
export interface DepartureStanding {
  readonly asked_at: string
  readonly due_at: string
  readonly listings: ListingsLeft
}
