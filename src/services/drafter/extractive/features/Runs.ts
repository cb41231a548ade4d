/** Runs of entries on a page: cards, or headings with what they head, right after one another and alike; whatever they tell. */
import type { Block } from "../../evidence/reading/PageIndex.ts"
import { isIcon, type ReadBlock, type Reading } from "../reading/Reading.ts"
import { entryText, figureAlone } from "../words/Entries.ts"
import { wordsIn } from "../words/Sentences.ts"
import { countedEntry } from "./Offerings.ts"

/** Entries of a run; blocks below a heading; blocks between a run and its heading; words of a line over a heading; lines right above a run. */
const bounds = { entries: 3, below: 4, back: 6, eyebrow: 5, labels: 2 } as const

export interface RunEntry {
  readonly name: string
  readonly block: Block
  readonly told: ReadonlyArray<Block>
  /** Its blocks, those above its name among them. */
  readonly all: ReadonlyArray<Block>
}
export interface EntryRun {
  readonly entries: ReadonlyArray<RunEntry>
  /** Its heading, and the line or the higher heading right above that. */
  readonly over: ReadonlyArray<string>
  /** Few words right above it that are no heading: "How I work". */
  readonly labels: ReadonlyArray<string>
  /** Where it begins among the blocks of its page. */
  readonly at: number
}
type Placed = readonly [block: Block, at: number]

const letters = /\p{L}{2}|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
const tells = (block: Block) => letters.test(block.text) && !isIcon(block.text)

/** The first heading, else the first words that are no figure and no number, and what stands below. */
const entryOf = (held: ReadonlyArray<Placed>): (RunEntry & { readonly at: number }) | null => {
  const shown = held.filter(([block]) => tells(block))
  const headed = shown.findIndex(([block]) => block.level !== null)
  const at =
    headed === -1
      ? shown.findIndex(([block]) => !countedEntry.test(block.text) && !figureAlone.test(block.text))
      : headed
  const named = shown[at]
  if (named === undefined) return null
  const [block, place] = named
  return {
    name: entryText(block.text),
    block,
    told: shown.slice(at + 1).map(([one]) => one),
    all: held.map(([one]) => one),
    at: place
  }
}
type Entry = NonNullable<ReturnType<typeof entryOf>>

/** Entries right after one another that are alike. */
const alike = (
  entries: ReadonlyArray<Entry | null>,
  isSame: (one: Entry, other: Entry) => boolean
): ReadonlyArray<ReadonlyArray<Entry>> => {
  const runs: Array<Array<Entry>> = []
  let open: Array<Entry> | null = null
  for (const entry of entries) {
    const first = open?.[0]
    if (entry === null) open = null
    else if (open !== null && first !== undefined && isSame(first, entry)) open.push(entry)
    else {
      open = [entry]
      runs.push(open)
    }
  }
  return runs.filter((run) => run.length >= bounds.entries)
}

/** Cards; what stands in none ends a run. */
const cardRuns = (blocks: ReadonlyArray<Placed>): ReadonlyArray<ReadonlyArray<Entry>> => {
  const cards: Array<Array<Placed> | null> = []
  for (const one of blocks) {
    const last = cards.at(-1)
    if (one[0].card === null) cards.push(null)
    else if (last?.[0]?.[0].card === one[0].card) last.push(one)
    else cards.push([one])
  }
  // A card that says nothing, a picture with its number, parts nothing.
  const told = cards.flatMap((held): ReadonlyArray<Entry | null> => {
    const entry = held === null ? null : entryOf(held)
    return held !== null && entry === null ? [] : [entry]
  })
  return alike(
    told,
    ({ block }, other) =>
      block.level === other.block.level &&
      (block.level !== null || (block.kind === "cell") === (other.block.kind === "cell"))
  )
}
/** Headings of a level, each with a few blocks below it and no other heading. */
const headedRuns = (blocks: ReadonlyArray<Placed>, level: number): ReadonlyArray<ReadonlyArray<Entry>> => {
  const held: Array<Array<Placed> | null> = []
  for (const one of blocks) {
    const own = one[0].level
    if (own === level) held.push([one])
    else if (own !== null && own < level) held.push(null)
    else held.at(-1)?.push(one)
  }
  const fits = ({ told }: Entry) =>
    told.length > 0 && told.length <= bounds.below && told.every((block) => block.level === null)
  return alike(
    held.map((one) => {
      const entry = one === null ? null : entryOf(one)
      return entry !== null && fits(entry) ? entry : null
    }),
    () => true
  )
}

/** "Compare at a glance — See currents and tides in one table.": named before it is told, in one block. */
const led = /^[^\p{L}\p{N}]{0,3}(.{3,60}?)(?:\s+[–—]\s+|:\s+|：)(?=\S)/u
/** Blocks right after one another that are led so. */
const ledRuns = (blocks: ReadonlyArray<Placed>): ReadonlyArray<ReadonlyArray<Entry>> =>
  alike(
    blocks.map(([block, at]) => {
      const name = block.level === null && block.kind !== "cell" ? led.exec(block.text)?.[1] : undefined
      return name === undefined ? null : { name: entryText(name), block, told: [block], all: [block], at }
    }),
    ({ block }, other) => block.list === other.block.list && block.kind === other.block.kind
  )

/** The nearest heading above a run, and what stands right over that. */
const overOf = (blocks: ReadonlyArray<Block>, run: ReadonlyArray<Entry>): ReadonlyArray<string> => {
  const [first] = run
  if (first === undefined) return []
  const own = new Set(run.flatMap(({ all }) => all))
  let at = first.at - 1
  for (let block = blocks[at]; block !== undefined && own.has(block); ) block = blocks[--at]
  for (let back = 0; back < bounds.back; back++, at--) {
    const block = blocks[at]
    if (block === undefined) return []
    const isHead = block.level !== null && (block.card === null || block.level < (first.block.level ?? 7))
    if (!isHead) continue
    // A lower heading ends with what stands below it, and heads no higher one.
    if (block.level > (first.block.level ?? 7)) return []
    const above = blocks[at - 1]
    const isOver =
      above !== undefined &&
      above.kind !== "button" &&
      (above.level === null
        ? wordsIn(above.text) <= bounds.eyebrow && above.region === block.region
        : above.level < (block.level ?? 0))
    return isOver ? [above.text, block.text] : [block.text]
  }
  return []
}

/** Loose lines of a few words right above a run. */
const labelsOf = (blocks: ReadonlyArray<Block>, run: ReadonlyArray<Entry>): ReadonlyArray<string> => {
  const own = new Set(run.flatMap(({ all }) => all))
  const first = blocks.findIndex((block) => own.has(block))
  const above = blocks.slice(0, Math.max(0, first)).filter(tells).toReversed().slice(0, bounds.labels)
  const end = above.findIndex(
    ({ level, card, kind, text }) =>
      level !== null ||
      card !== null ||
      kind === "button" ||
      wordsIn(text) > bounds.eyebrow ||
      /[.!?。！？]$/u.test(text)
  )
  return above.slice(0, end === -1 ? undefined : end).map(({ text }) => text)
}

/** All runs of a page in their order; the same entries once. */
export const runsIn = ({ blocks }: Reading): ReadonlyArray<EntryRun> => {
  const all = blocks.map(({ block }: ReadBlock) => block)
  const placed = all.flatMap(
    (block, at): ReadonlyArray<Placed> =>
      block.kind === "button" || !/[\p{L}\p{Nd}]/u.test(block.text) ? [] : [[block, at]]
  )
  const levels = new Set(all.flatMap(({ level }) => (level === null ? [] : [level])))
  const found = [...cardRuns(placed), ...ledRuns(placed), ...[...levels].flatMap((level) => headedRuns(placed, level))]
  const once = new Map(found.toReversed().map((run) => [run.map(({ at }) => at).join(" "), run]))
  return [...once.values()]
    .map((run) => ({ entries: run, over: overOf(all, run), labels: labelsOf(all, run), at: run[0]?.at ?? 0 }))
    .toSorted((one, other) => one.at - other.at)
}
