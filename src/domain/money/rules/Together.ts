/** What cannot be done for one listing by one order: each contradiction is told at the later item. Pure. */
import { type Detail, detail } from "../../Failure.ts"
import type { ProductKind } from "../Product.ts"
import { launchKinds } from "./Catalogue.ts"

/** What an item has done for a listing. */
export interface Doing {
  /** Its item's place. */
  readonly at: string
  readonly listingId: number
  readonly kinds: ReadonlyArray<ProductKind>
}

const beginsWeek: ReadonlySet<ProductKind> = new Set(launchKinds)
/** More of these is more of the same. */
const mayRepeat: ReadonlySet<ProductKind> = new Set(["billboard", "manual"])

/** The kind of an earlier item that the later one contradicts. */
const clashOf = (earlier: ProductKind, later: ProductKind): boolean =>
  earlier === later ? !mayRepeat.has(later) : beginsWeek.has(earlier) && beginsWeek.has(later)

const sentence = (place: string, earlier: ProductKind, later: ProductKind) =>
  earlier === later
    ? `is in this order for the same listing already, by ${place}`
    : `cannot be done together with ${earlier}, which ${place} buys for the same listing`

export const contradictionsIn = (doings: ReadonlyArray<Doing>): ReadonlyArray<Detail> =>
  doings.flatMap(({ at, listingId, kinds }, index) => {
    const earlier = doings.slice(0, index).filter((one) => one.listingId === listingId)
    const clash = earlier
      .flatMap((one) => one.kinds.map((kind) => ({ place: one.at, kind })))
      .flatMap(({ place, kind }) =>
        kinds.filter((later) => clashOf(kind, later)).map((later) => sentence(place, kind, later))
      )[0]
    return clash === undefined ? [] : [detail(`${at}.product`, "contradiction", clash)]
  })

/** Whether one bundle can hold these; in one order for one listing they are as if they were items of it. */
export const agree = (kinds: ReadonlyArray<ProductKind>): boolean =>
  kinds.every((kind, index) => !kinds.slice(0, index).some((earlier) => clashOf(earlier, kind)))
