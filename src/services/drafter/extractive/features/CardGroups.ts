/** What stands side by side in a part of a page: cards, or headings with what each heads. */
import type { ReadBlock } from "../reading/Reading.ts"

type Group = ReadonlyArray<ReadBlock>

/** Groups below which a part tells nothing one by one. */
const least = 3

/** Cards right after one another, whose headings are of one level. */
const cardRuns = (blocks: ReadonlyArray<ReadBlock>): ReadonlyArray<ReadonlyArray<ReadonlyArray<ReadBlock>>> => {
  const runs: Array<Array<Array<ReadBlock>>> = [[]]
  let card: number | null = null
  let level: number | null = null
  for (const one of blocks) {
    const run = runs.at(-1)
    if (one.block.card === null) {
      if (run !== undefined && run.length > 0) runs.push([])
      level = null
    } else {
      const last = run?.at(-1)?.at(-1)?.block
      const isOther: boolean =
        (one.block.level !== null && level !== null && one.block.level < level) ||
        // Those that the page marks as features are told apart from what is shown above them.
        (last !== undefined && (last.region === "features") !== (one.block.region === "features"))
      if (isOther) runs.push([[one]])
      else if (one.block.card === card && run !== undefined && run.length > 0) run.at(-1)?.push(one)
      else run?.push([one])
      level = isOther ? one.block.level : (level ?? one.block.level)
    }
    card = one.block.card
  }
  return runs
}
/** "Repairs" in one box and its list in the next are one entry, where each heading has a box of its own. */
const withLists = (run: ReadonlyArray<Group>): ReadonlyArray<Group> => {
  const isHeaded = (held: Group) => held.some(({ block }) => block.level !== null)
  const isList = (held: Group) => held.length > 0 && held.every(({ block }) => block.kind === "item")
  const [first] = run
  if (first === undefined || !isHeaded(first) || !run.every((held) => isHeaded(held) || isList(held))) return run
  const whole: Array<Array<ReadBlock>> = []
  for (const held of run)
    if (isHeaded(held)) whole.push([...held])
    else whole.at(-1)?.push(...held)
  return whole
}
/** Headings of a level with what stands below each, up to a higher one. */
const headedAt = (blocks: ReadonlyArray<ReadBlock>, level: number): ReadonlyArray<ReadonlyArray<ReadBlock>> => {
  const headed: Array<Array<ReadBlock>> = []
  for (const one of blocks) {
    if (one.block.level === level) headed.push([one])
    else if (one.block.level !== null && one.block.level < level) break
    else headed.at(-1)?.push(one)
  }
  return headed
}
/**
 * Where most headings stand in cards, one that stands in none heads something else, and the other way round. So does as
 * often the last one of a page, right above its footer.
 */
const alike = (held: ReadonlyArray<ReadonlyArray<ReadBlock>>): ReadonlyArray<ReadonlyArray<ReadBlock>> => {
  const inCards = held.filter(([one]) => one?.block.card !== null)
  if (inCards.length * 2 > held.length) return inCards
  const isLast = held.at(-1)?.some(({ block }) => block.region === "footer") === true
  return held.slice(0, isLast ? -1 : undefined).filter((one) => !inCards.includes(one))
}
/** The cards of a part; else its headings of the next level with what stands below each: of the highest, or of the first. */
export const groupsOf = (blocks: Group): ReadonlyArray<ReadonlyArray<Group>> => {
  const loose = blocks.findIndex(({ block }) => block.level !== null && block.card === null)
  const levels = blocks.flatMap(({ block }) => (block.level === null ? [] : [block.level]))
  const [first = 0] = levels
  const headed = [...new Set([Math.min(...levels), first])].map((level) => alike(headedAt(blocks, level)))
  return [...cardRuns(loose === -1 ? blocks : blocks.slice(0, loose)).map(withLists), ...headed].filter(
    (held) => held.length >= least
  )
}

/** Headings that every entry has below its own, "How to use it", part what is told of it and name nothing. */
export const withoutLabels = (
  held: ReadonlyArray<ReadonlyArray<ReadBlock>>
): ReadonlyArray<ReadonlyArray<ReadBlock>> => {
  const below = held.map(
    (one) => new Set(one.flatMap(({ block }) => (block.level === null ? [] : [block.folded])).slice(1))
  )
  const labels = [...(below[0] ?? [])].filter((heading) => below.every((headings) => headings.has(heading)))
  return labels.length === 0
    ? held
    : held.map((one) => one.filter(({ block }) => block.level === null || !labels.includes(block.folded)))
}
