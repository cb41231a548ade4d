/**
 * Rows whose places in a list are known, so that a page further down is read from the nearest one before it and not counted
 * from the top: what a page costs does not grow with its number where pages near it were read. A place is good until any
 * list changes, here or in another process, as a kept answer is, and no longer; what was read meanwhile is noted where
 * nobody looks any more.
 */
import { Effect } from "effect"
import { mostPerPage } from "../../../domain/Page.ts"
import type { Landmark } from "../../listing/ListingsRepo.ts"
import { Changes, everything } from "../../store/Changes.ts"

/** Nearer to the one before it than this, a landmark says nothing new. */
const apart = mostPerPage / 2
/** Of one list: half a million rows of it. Each is a hundred bytes or so. */
const most = 10_000

/** The known places of one list, from its top down. */
export class PlacesOfList {
  readonly #marks: Array<Landmark> = []

  /** How many of them stand at `rows` or above. */
  #upTo(rows: number): number {
    let [low, high] = [0, this.#marks.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#marks[middle]?.rows ?? 0) <= rows) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The last one above the row at `offset`, counted from 0, if that is no more than the longest page further down. */
  before(offset: number): Landmark | undefined {
    const mark = this.#marks[this.#upTo(offset) - 1]
    return mark !== undefined && offset - mark.rows <= mostPerPage ? mark : undefined
  }

  note(mark: Landmark): void {
    const at = this.#upTo(mark.rows)
    const above = this.#marks[at - 1]
    const isNew = above === undefined || mark.rows - above.rows >= apart
    if (isNew && this.#marks.length < most) this.#marks.splice(at, 0, mark)
  }
}

export class KnownPlaces extends Effect.Service<KnownPlaces>()("launchbook/KnownPlaces", {
  scoped: Effect.gen(function* () {
    let lists = new Map<string, PlacesOfList>()
    yield* (yield* Changes).subscribe((subjects) => {
      if (subjects.includes("listings") || subjects.includes(everything)) lists = new Map()
    })

    /** Those of a list as it is now; whoever reads it notes what they find there, whatever changes meanwhile. */
    const of = (list: string): PlacesOfList => {
      const known = lists.get(list) ?? new PlacesOfList()
      lists.set(list, known)
      return known
    }
    return { of } as const
  })
}) {}
