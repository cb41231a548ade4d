/** A slot that is written: what the service has of it, what it was sent, and what it said. */
import { dress } from "./DressedCard.ts"
import {
  defaultsOf,
  fill,
  hasWholeRows,
  nowOf,
  seenOf,
  setSeen,
  slotOf,
  snapshotOf,
  type Values,
  valuesOf
} from "./SlotInputs.ts"

export interface SlotWriting {
  readonly card: HTMLElement
  /** What the service has, as far as is known. */
  kept: string
  /** What it would not take: not sent again as it is. */
  refused: string | null
  /** What was sent and not answered yet, the newest last. */
  sent: ReadonlyArray<Values>
  /** The last send whose answer was looked at. */
  heard: number
}
/** What a button asks for. */
export interface CardWish {
  readonly verb: string
  readonly slot: string
}
export const now = ({ card }: SlotWriting) => snapshotOf(valuesOf(card))
export const isChanged = (one: SlotWriting) => now(one) !== one.kept
/** It can be sent. */
export const isWaiting = (one: SlotWriting) => isChanged(one) && now(one) !== one.refused && hasWholeRows(one.card)

/** A form of what is written, as the page itself would send it; `wished` is what a button asks something of. */
export const fieldsFor = (some: ReadonlyArray<SlotWriting>, wish: CardWish | null, wished: SlotWriting | undefined) => {
  const fields = new URLSearchParams({ act: wish === null ? "save" : `${wish.verb}:${wish.slot}` })
  for (const one of some) {
    const slot = slotOf(one.card)
    for (const [name, value] of valuesOf(one.card)) fields.append(name, value)
    for (const values of one.sent) fields.append(`sent.${slot}`, JSON.stringify(values))
    fields.set(`seen.${slot}`, seenOf(one.card))
  }
  if (wished !== undefined && wish !== null) {
    fields.set(`seen.${wish.slot}`, seenOf(wished.card))
    fields.set(`now.${wish.slot}`, nowOf(wished.card))
  }
  return fields
}

/** What the service says of a slot; `values` are what it was sent, null where it was asked for something else. */
export const hear = (one: SlotWriting, from: HTMLElement, values: Values | null, before: Values) => {
  const { card } = one
  const isKept = from.dataset.kept !== "no"
  const isSame = snapshotOf(before) === now(one)
  if (values !== null && !isKept) one.refused = snapshotOf(values)
  if (isKept && (values !== null || isSame)) {
    setSeen(card, from.dataset.version ?? "")
    one.sent = []
    one.refused = null
    const isLeft = !card.contains(document.activeElement) || values === null
    // Where nobody is at it, it is shown as it is kept.
    if (isSame && isLeft && (values === null || card.dataset.rows === undefined)) fill(card, defaultsOf(from))
    one.kept = isSame && isLeft ? now(one) : snapshotOf(values ?? defaultsOf(from))
  }
  dress(card, from)
  card.classList.toggle("empty", now(one) === "[]")
}
