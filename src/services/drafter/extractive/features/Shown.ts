/**
 * What a home page shows first, one by one, where no heading says that these are features: cards, rows of a table or a
 * list, entries with a bold lead. Further down stand customers, reasons and work done as often.
 */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../evidence/reading/PageIndex.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { isLink } from "../../evidence/rules/Standing.ts"
import { saysLater } from "../../evidence/topics/LaterWords.ts"
import { laterHeadings } from "../../evidence/topics/OtherPeople.ts"
import type { ReadBlock, Reading } from "../reading/Reading.ts"
import { entryName, entryText, planName, sumOfMoney } from "../words/Entries.ts"
import { isQuestion, isWhole, wordsIn } from "../words/Sentences.ts"
import { dated, forSomebody, isDay, keys, opensWithArticle } from "../words/ShownWords.ts"
import { arePeople, areToldWhole, asksWhy, capitals, isSubtitle, shows } from "./Grids.ts"
import { countedEntry, isFitName, type OfferedPart, type Offering, partsIn } from "./Offerings.ts"

/** Entries; words of a name, of what is said of it, of the heading over all, of a price; blocks of an entry. */
const bounds = { entries: 3, name: 8, told: 4, heading: 14, price: 6, blocks: 5 } as const
const own: ReadonlySet<Region> = new Set(["hero", "main", "features"])
/** The title and the first heading below it, with what stands before both. */
const firstParts = 3

interface Told extends Offering {
  readonly told: ReadonlyArray<Block>
}
type Blocks = ReadonlyArray<ReadBlock>

/** Cards right after one another that begin alike: goods that are headed, "Peel", are none of the labels below them. */
const cardGroups = (blocks: Blocks): ReadonlyArray<ReadonlyArray<Blocks>> => {
  const groups: Array<Array<Array<ReadBlock>>> = []
  let open: Array<Array<ReadBlock>> | null = null
  for (const one of blocks) {
    const { card, level, kind } = one.block
    const first = open?.at(-1)?.[0]?.block
    if (card === null) open = null
    else if (open !== null && first?.card === card) open.at(-1)?.push(one)
    else if (open !== null && first?.level === level && first?.kind === kind) open.push([one])
    else {
      open = [[one]]
      groups.push(open)
    }
  }
  return groups
}

/** Headings of the next level and what is below each. */
const headedGroup = (blocks: Blocks): ReadonlyArray<Blocks> => {
  const next = Math.min(...blocks.flatMap(({ block }) => (block.level === null ? [] : [block.level])))
  const held: Array<Array<ReadBlock>> = []
  for (const one of blocks) {
    if (one.block.level === next) held.push([one])
    else held.at(-1)?.push(one)
  }
  return held
}

/** Cells of a table, or terms and what they mean: named and told in turn, "Tuning | Reeds are cleaned and tuned." */
const pairGroups = (blocks: Blocks): ReadonlyArray<ReadonlyArray<Blocks>> =>
  [...Map.groupBy(blocks, ({ block }) => block.list)].flatMap(([list, held]) =>
    list !== null && held.length % 2 === 0 && held.every(({ block }) => block.kind === "cell" || block.kind === "item")
      ? [Array.from({ length: held.length / 2 }, (_, at) => held.slice(at * 2, at * 2 + 2))]
      : []
  )

const entryOf = (page: PageIndex, held: Blocks): Told | null => {
  const shown = held.flatMap(({ block }) =>
    /\p{L}|\p{Nd}/u.test(block.text) && block.kind !== "button" && !isLink(page, block) ? [block] : []
  )
  const [block, ...told] = shown
  if (block === undefined || held.length > bounds.blocks || told.length > 2) return null
  if (wordsIn(told[0]?.text ?? "") < bounds.told) return null
  return shown.some(({ kind }) => kind === "quotation") || told.some(({ level }) => level !== null)
    ? null
    : { name: entryText(block.text), block, told }
}
/** Lists whose entries are named before they are told: "<b>Night post</b> We carry letters until ten." */
const ledGroups = (blocks: Blocks): ReadonlyArray<ReadonlyArray<Told>> =>
  [...Map.groupBy(blocks, ({ block }) => block.list)].flatMap(([list, held]) => {
    const entries = held.flatMap(({ block }) => {
      const name = block.kind === "item" ? (entryName(block.text) ?? block.lead ?? null) : null
      return name !== null && wordsIn(block.text) >= wordsIn(name) + bounds.told
        ? [{ name: entryText(name), block, told: [block] }]
        : []
    })
    return list !== null && entries.length === held.length ? [entries] : []
  })

const isName = (name: string): boolean =>
  isFitName(name) &&
  wordsIn(name) <= bounds.name &&
  !/^\p{Ll}|[.!。！,;]$/u.test(name) &&
  !keys.test(name) &&
  !countedEntry.test(name) &&
  !forSomebody.test(name) &&
  !dated.test(name) &&
  !textSays(fold(name), laterHeadings)

/** Nothing of them may be something else: goods, plans, people, customers' trades, dates, steps, questions. */
const areOffered = (entries: ReadonlyArray<Told>): boolean => {
  const names = entries.map(({ name }) => name)
  const all = [...new Set(entries.flatMap(({ block, told }) => [block, ...told]))]
  const isMost = (some: ReadonlyArray<string>) => some.length * 2 >= names.length
  return (
    entries.length >= bounds.entries &&
    new Set(names.map(fold)).size === names.length &&
    names.every(isName) &&
    areToldWhole(entries.map(({ told }) => told.at(-1)?.text ?? "")) &&
    all.every(({ region }) => own.has(region)) &&
    // "Das Lange" is no customer, in whatever language nouns have capitals.
    !isMost(names.filter((name) => capitals.test(name) && !opensWithArticle.test(name))) &&
    !isMost(names.filter((name) => planName.test(name))) &&
    all.filter(({ text }) => sumOfMoney.test(text)).length < 2 &&
    !all.some(({ text }) => sumOfMoney.test(text) && wordsIn(text) <= bounds.price) &&
    all.filter(({ text }) => isDay(text)).length < 2 &&
    !all.some(({ text }) => countedEntry.test(text) || saysLater(text)) &&
    !all.some(({ text }) => isQuestion(text) && wordsIn(text) <= bounds.name) &&
    !arePeople(entries.map(({ block, told }) => [block, ...told]))
  )
}

const isLater = ({ block, told }: Told): boolean =>
  [block, ...told].some(
    ({ text }) => saysLater(text) || (wordsIn(text) <= bounds.told && textSays(fold(text), laterHeadings))
  )
/** Without the one that is to come, where it stands among others that are there. */
const present = (entries: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  const there = entries.filter((entry) => !isLater(entry))
  return there.length === entries.length - 1 ? there : entries
}

/** What stands first in a part before another part begins, and its headings where it has several. */
const groupsOf = (page: PageIndex, { level, blocks }: OfferedPart): ReadonlyArray<ReadonlyArray<Told>> => {
  const next = blocks.findIndex(({ block }) => block.level !== null && block.card === null)
  const top = next === -1 ? blocks : blocks.slice(0, next)
  const groups = [...cardGroups(top), ...pairGroups(top), ...(level > 1 ? [headedGroup(blocks)] : [])].map((group) => {
    const entries = group.flatMap((held) => entryOf(page, held) ?? [])
    // Where no heading at all stands over them they may be slogans, which are no sentences.
    const areTold = level > 0 || entries.every(({ told }) => told.some(({ text }) => isWhole(text)))
    return entries.length === group.length && areTold ? entries : []
  })
  return [...groups, ...ledGroups(top)]
}

/** `announces`: what words over a part say of it; here they may say nothing. */
export const shownIn = (
  reading: Reading,
  announces: (over: ReadonlyArray<string>) => "features" | "else" | null
): ReadonlyArray<Offering> => {
  if (!reading.regions) return []
  const { blocks, page } = reading
  const first = blocks.findIndex(({ block }) => block.level !== null && block.card === null)
  const before = { over: [], level: 0, blocks: first === -1 ? blocks : blocks.slice(0, first) }
  // What heads nothing but the next heading is no part, nor is a line under the title.
  const parts = partsIn(reading).filter((part) => part.blocks.length > 0 && !isSubtitle(blocks, part.head))
  for (const part of [before, ...parts].slice(0, firstParts)) {
    const title = part.level === 1 ? part.over.at(-1) : undefined
    const mayTell = part.over.every(
      (text) =>
        text === title ||
        (wordsIn(text) <= bounds.heading && !shows.test(text) && !asksWhy.test(text) && !/^why /i.test(text))
    )
    const found =
      announces(part.over) === "else" || !mayTell ? undefined : groupsOf(page, part).map(present).find(areOffered)
    if (found !== undefined) return found
  }
  return []
}
