/**
 * What somebody who edits a draft on the site has seen of it. Each slot has a version that follows from what stands in
 * it, so whoever wrote in between, by whatever way, is noticed; an edit that says what it has seen is refused where
 * something else stands there by then. Asked while the draft's row is locked, so nobody slips in between.
 */
import { Effect, FiberRef } from "effect"
import type { Draft } from "../../domain/draft/Draft.ts"
import { type DraftSlot, type SlotContent, slotContent, slots } from "../../domain/draft/DraftSlots.ts"
import { type Detail, detail } from "../../domain/Failure.ts"
import type { FieldKey } from "../../domain/listing/Profile.ts"
import { byKey } from "../../domain/Wire.ts"
import { sha256 } from "../store/Secrets.ts"

/** Two contents have one version where they are the same. */
export const versionOf = (content: SlotContent): string =>
  sha256(JSON.stringify(content)).subarray(0, 9).toString("base64url")

export const versionsOf = (draft: Draft): Readonly<Record<DraftSlot, string>> =>
  byKey(slots, (slot) => versionOf(slotContent(draft, slot)))

/** What an edit on the site says besides what it says over the API. */
export interface OwnEdit {
  /** The versions that were seen of the slots it writes. */
  readonly seen: Readonly<Partial<Record<DraftSlot, string>>>
  /** Fields that may be redrafted again; their values stay. */
  readonly unlock: ReadonlyArray<FieldKey>
}
const overTheApi: OwnEdit = { seen: {}, unlock: [] }

/** Beside the input, since the contract of the API is not the site's to change. */
const edit = FiberRef.unsafeMake(overTheApi)

/** Runs an edit of a draft for somebody at the editor. */
export const asOwnEdit =
  (more: Partial<OwnEdit>) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.locally(effect, edit, { ...overTheApi, ...more })

export const ownEdit: Effect.Effect<OwnEdit> = FiberRef.get(edit)

/** What was written by somebody else since it was seen. */
export const overtakenSlots = (draft: Draft, seen: OwnEdit["seen"]): ReadonlyArray<Detail> =>
  slots.flatMap((slot) => {
    const version = seen[slot]
    return version === undefined || version === versionOf(slotContent(draft, slot))
      ? []
      : [detail(slot, "contradiction", "was changed elsewhere since it was opened")]
  })
