/** Lists within lists: what an entry of one is made of, and no entry beside it. */
import type { ReadBlock } from "./Reading.ts"

/** Entries below which what is left is no list. */
const least = 3

/** Items without those of a list that stands between two items of another, where enough are left. */
export const withoutNested = (items: ReadonlyArray<ReadBlock>): ReadonlyArray<ReadBlock> => {
  const spans = new Map<number, { first: number; last: number }>()
  for (const [at, { block }] of items.entries()) {
    if (block.list === null) continue
    const span = spans.get(block.list)
    if (span === undefined) spans.set(block.list, { first: at, last: at })
    else span.last = at
  }
  const outer = [...spans]
  const left = items.filter(
    ({ block }, at) => !outer.some(([list, { first, last }]) => list !== block.list && first < at && at < last)
  )
  return left.length >= least ? left : items
}
