/**
 * Places in weeks. Two kinds of product sell them: a featured place, as many a week as the admin says, and a nearer
 * place in the free plan's queue, which holds as many as that plan's weeks do. What is in a week: places that are
 * taken, and those an unpaid order holds until it expires.
 */
import type { Monday } from "../Week.ts"
import type { ProductKind } from "./Product.ts"

export const weekPlaceKinds = ["featured", "skip_queue"] as const satisfies ReadonlyArray<ProductKind>
export type PlaceKind = (typeof weekPlaceKinds)[number]
export const hasPlaces = (kind: ProductKind): kind is PlaceKind => weekPlaceKinds.some((each) => each === kind)

/** How full the weeks of a kind are. */
export interface PlaceUse {
  /** Places a week; null: any number. */
  readonly capacity: number | null
  readonly used: ReadonlyMap<string, number>
}
export type PlaceUses = Readonly<Record<PlaceKind, PlaceUse>>

/** Places a week still has, none below 0; null: any number. */
export const placesLeft = ({ capacity, used }: PlaceUse, week: Monday): number | null =>
  capacity === null ? null : Math.max(0, capacity - (used.get(week) ?? 0))
