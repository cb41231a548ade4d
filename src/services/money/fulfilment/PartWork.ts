/**
 * What it takes to do a part of an order, to undo it, and to put it out of effect while its payment is disputed. There
 * is one for each kind of product; each runs in the transaction of `Fulfilment`, with the order and the listing locked.
 */
import { Data, Effect, Schema } from "effect"
import type { Failure } from "../../../domain/Failure.ts"
import type { LineStatus } from "../../../domain/money/Order.ts"
import { Monday } from "../../../domain/Week.ts"
import type { BoughtFor } from "../rows/BoughtRepo.ts"
import type { PartRow } from "../rows/FulfilmentRepo.ts"

export interface Todo {
  readonly part: PartRow
  /** As it stands; undefined where the line has none, or it is gone. */
  readonly listing: BoughtFor | undefined
  readonly now: Date
  /** The week that is running. */
  readonly current: Monday
}
export interface ListedTodo extends Todo {
  readonly listing: BoughtFor
}

/** `pending`: a job goes on with it. `undo` comes back as `part.undo`. */
export interface Done {
  readonly status: Extract<LineStatus, "fulfilled" | "manual" | "pending">
  /** A sentence for the buyer. */
  readonly detail: string
  readonly undo: object | null
}

/** It cannot be done any more; a sentence for the buyer. */
export class CannotBeDone extends Data.TaggedError("CannotBeDone")<{ readonly detail: string }> {}

/** Of a refusal that says itself what the buyer may know. */
export const cannotFor = ({ message }: { readonly message: string }) => new CannotBeDone({ detail: message })

export interface PartWork {
  readonly fulfil: (todo: Todo) => Effect.Effect<Done, CannotBeDone>
  /** Says what of it was undone. Of a frozen part too. */
  readonly reverse: (todo: Todo) => Effect.Effect<string>
  readonly freeze: (todo: Todo) => Effect.Effect<void>
  readonly thaw: (todo: Todo) => Effect.Effect<void>
}

/** The places of a line in scarce weeks (`Places.ts`). */
export interface PlacesOfLines {
  readonly take: (lineId: number) => Effect.Effect<void, Failure<string>>
  readonly release: (lineId: number) => Effect.Effect<void>
  readonly freeze: (lineId: number) => Effect.Effect<void>
  readonly thaw: (lineId: number) => Effect.Effect<void>
}

/** The listing, if the buyer may still have something done for it. */
export const ownListing = ({ part, listing, ...todo }: Todo): Effect.Effect<ListedTodo, CannotBeDone> => {
  if (listing === undefined) return new CannotBeDone({ detail: "The listing is no longer there." })
  if (listing.status === "removed") return new CannotBeDone({ detail: `${listing.name} was removed by the site team.` })
  if (part.buyer_id === null || listing.owner_id !== part.buyer_id)
    return new CannotBeDone({ detail: `${listing.name} is no longer a listing of the account that ordered.` })
  return Effect.succeed({ ...todo, part, listing })
}

/** The week that a part is about, which it must have. */
export const weekOfPart = ({ week }: PartRow): Monday => {
  if (week === null) throw new Error("a part of this kind has a week")
  return Monday.make(week)
}

/** For what has an effect on a listing: one that is gone has nothing to undo. */
export const onListing =
  (work: (todo: ListedTodo) => Effect.Effect<string>) =>
  ({ listing, ...todo }: Todo): Effect.Effect<string> =>
    listing === undefined
      ? Effect.succeed("The listing is no longer there, so there was nothing to undo.")
      : work({ ...todo, listing })

/** The same for what says nothing. */
export const changing =
  (work: (todo: ListedTodo) => Effect.Effect<void>) =>
  ({ listing, ...todo }: Todo): Effect.Effect<void> =>
    listing === undefined ? Effect.void : work({ ...todo, listing })

/** What was kept to undo a part. That it cannot be read is a bug. */
export const remembered = <A, I>(schema: Schema.Schema<A, I>, { undo }: PartRow): A =>
  Schema.decodeUnknownSync(schema)(undo)

/** A dispute changes nothing of it. */
export const unmoved = { freeze: () => Effect.void, thaw: () => Effect.void }
