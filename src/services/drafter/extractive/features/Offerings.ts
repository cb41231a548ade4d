/** What a part of a page tells one by one: cards, or headings, each a few words and something said of them. */
import type { Region } from "../../../../domain/draft/PageBlocks.ts"
import { fold } from "../../../../domain/text/Folding.ts"
import type { Block } from "../../evidence/reading/PageIndex.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { saysLater } from "../../evidence/topics/LaterWords.ts"
import { laterHeadings } from "../../evidence/topics/OtherPeople.ts"
import { withoutNested } from "../reading/NestedLists.ts"
import type { ReadBlock, Reading } from "../reading/Reading.ts"
import { begins, entryName, entryText, figureAlone, placeholder, planName, sumOfMoney } from "../words/Entries.ts"
import { isBesideThePoint, isQuestion, wordsIn } from "../words/Sentences.ts"
import { groupsOf, withoutLabels } from "./CardGroups.ts"
import { arePeople } from "./Grids.ts"

/** Entries of a part, and of a list in each; words of a name, of what is said of it, behind it in a list; of a line above a name or a heading; share that is told. */
const bounds = { entries: 3, listed: 2, name: 9, told: 4, sheet: 2, above: 4, eyebrow: 7, share: 0.75 } as const
const spoken: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing"])

/** Menus and fields between entries are none of them, nor is what ends the page. */
const aside: ReadonlySet<Region> = new Set(["navigation", "form", "consent", "footer", "legal"])

/** "1", "#2", "Step 3", "第4步": entries that are counted. */
export const countedEntry =
  /^(?:(?:#|nr\.? ?|n[°º]\s?|no\.? ?|fig\.? ?|abb\.? ?|step |schritt |étape |paso |passo |fase |stap |phase |ステップ ?|step)?\p{Nd}{1,2}[.)]?|第\p{Nd}步)$/iu
const countedName = /^\p{Nd}{1,2}[.):]\s/u
const notAName = /[\p{Sc}]|(?<![\p{L}\p{Nd}])(?:19|20)\p{Nd}{2}(?![\p{L}\p{Nd}])|^\p{Lu}\. ?\p{Lu}\p{Ll}+$/u
const letters = /\p{L}{2}|[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

/** A part under a heading that stands in no card of its own. */
export interface OfferedPart {
  /** The heading, those right above it, and the few words over them. */
  readonly over: ReadonlyArray<string>
  readonly level: number
  readonly blocks: ReadonlyArray<ReadBlock>
}
interface HeadedPart extends OfferedPart {
  readonly head: ReadBlock
  /** What follows in its region where nothing stands under it: headings of its own level. */
  readonly beside: ReadonlyArray<ReadBlock>
}
export interface Offering {
  readonly name: string
  readonly block: Block
}
interface Entry extends Offering {
  readonly isMarked: boolean
}

/** Parts from each loose heading to the next of its level; `blocks` holds lower headings and what they head. */
const partsIn = ({ blocks }: Reading): ReadonlyArray<HeadedPart> => {
  const isHead = ({ block }: ReadBlock) => block.level !== null && block.card === null
  const parts: Array<HeadedPart> = []
  for (const [at, one] of blocks.entries()) {
    const { level, region } = one.block
    if (level === null || !isHead(one) || !spoken.has(region)) continue
    const over = [one.block.text]
    for (let above = blocks[at - 1], back = at - 1; above !== undefined; above = blocks[--back]) {
      const isEyebrow =
        above.block.level === null &&
        above.block.card === null &&
        // "Trusted by" belongs to the customers before, a sentence to what it ends.
        spoken.has(above.block.region) &&
        !ends.test(above.block.text) &&
        wordsIn(above.block.text) <= bounds.eyebrow
      if (above.block.kind === "button" || !(isEyebrow || isHead(above))) break
      over.unshift(above.block.text)
      if (isEyebrow) break
    }
    let end = at + 1
    for (let next = blocks[end]; next !== undefined && !(isHead(next) && (next.block.level ?? 0) <= level); )
      next = blocks[++end]
    const rest = blocks.slice(at + 1)
    const left = rest.findIndex(({ block }) => block.region !== "features" || (block.level ?? level) < level)
    const beside = rest[0]?.block.level === level ? rest.slice(0, left === -1 ? undefined : left) : []
    parts.push({ head: one, over, level, blocks: blocks.slice(at + 1, end), beside })
  }
  return parts
}

export const isFitName = (text: string): boolean =>
  wordsIn(text) <= bounds.name &&
  begins.test(text) &&
  letters.test(text) &&
  !notAName.test(text) &&
  !figureAlone.test(text) &&
  !placeholder.test(text) &&
  !countedName.test(text) &&
  !isBesideThePoint(text)

/** What is named and told in a run of blocks: a heading, or a label that is followed by more. */
const entryIn = (held: ReadonlyArray<ReadBlock>, areBare: boolean): Entry | null => {
  const shown = held.filter(({ block }) => block.kind !== "button" && /\p{L}|\p{Nd}/u.test(block.text))
  const headed = shown.findIndex(({ block }) => block.level !== null)
  const at =
    headed === -1
      ? shown.findIndex(({ block }) => !countedEntry.test(block.text) && !figureAlone.test(block.text))
      : headed
  const named = shown[at]
  if (named === undefined || named.block.kind === "quotation") return null
  const above = shown.slice(0, at)
  const below = shown.slice(at + 1)
  const name = entryText(named.block.text)
  const isTold =
    areBare ||
    below.some(({ block }) => block.kind !== "quotation" && wordsIn(block.text) >= bounds.told) ||
    below.filter(({ block }) => block.kind === "item").length >= 2
  const isLater = shown.some(
    ({ block }) => wordsIn(block.text) <= bounds.above + 2 && textSays(fold(block.text), laterHeadings)
  )
  if (
    !isTold ||
    isLater ||
    !isFitName(name) ||
    below.some(({ block }) => block.kind === "quotation" || block.level !== null) ||
    above.some(({ block }) => wordsIn(block.text) > bounds.above || sumOfMoney.test(block.text))
  )
    return null
  return { name, block: named.block, isMarked: named.block.region === "features" }
}

/** Entries that are counted are steps, unless each has a list of its own: "01 Code review" over what it comes with. */
const isCounted = (held: ReadonlyArray<ReadonlyArray<ReadBlock>>) =>
  held.filter((one) =>
    one.some(({ block }) => countedEntry.test(block.text) || (block.level !== null && countedName.test(block.text)))
  ).length >= 2 &&
  !held.every(
    (one) => one.filter(({ block }) => block.kind === "item" && !countedEntry.test(block.text)).length >= bounds.listed
  )
const isPriced = (held: ReadonlyArray<ReadonlyArray<ReadBlock>>) =>
  held.filter((one) => one.some(({ block }) => sumOfMoney.test(block.text))).length >= 2

/** Marked as a feature, and a heading below those of parts. */
const isMarkedHeading = ([first]: ReadonlyArray<ReadBlock>): boolean =>
  first?.block.region === "features" && (first.block.level ?? 0) > partLevel
const partLevel = 2

/** The price stands before anything is said: plans, or goods. */
export const areSold = (held: ReadonlyArray<ReadonlyArray<ReadBlock>>) =>
  held.filter((one) => {
    const sum = one.findIndex(({ block }) => sumOfMoney.test(block.text) && wordsIn(block.text) <= bounds.name)
    const told = one.findIndex(({ block }) => block.level === null && wordsIn(block.text) > bounds.told)
    return sum !== -1 && (told === -1 || sum < told)
  }).length >= 2

/**
 * The entries of a part. `says`: what the words over it announce; null where it is something else. Where they announce
 * nothing the entries stand if the page itself marks each of them as a feature.
 */
const offeringsOf = (part: OfferedPart, isHeaded: boolean, isPageOf: boolean): ReadonlyArray<Offering> => {
  const isAnnounced = isHeaded || isPageOf
  for (const all of groupsOf(part.blocks)) {
    const held = withoutLabels(all.map((one) => one.filter(({ block }) => !aside.has(block.region))))
    if (held.some((one) => one.some(({ block }) => !spoken.has(block.region)))) continue
    // Services may be named and no more.
    const areAlone = held.slice(0, -1).every((one) => one.filter(({ block }) => block.kind !== "button").length === 1)
    const areBare = areAlone && (isAnnounced ? held.at(-1)?.length === 1 : held.every(isMarkedHeading))
    const entries = held.flatMap((one) => entryIn(one, areBare) ?? [])
    if (entries.length < bounds.entries || entries.length < held.length * bounds.share) continue
    if (!isAnnounced && arePeople(held.map((one) => one.map(({ block }) => block)))) continue
    if (entries.some(({ block }) => block.region === "pricing")) continue
    // "Lullabies Premium", "Voices Premium" among what is announced: which of it costs more.
    const plans = entries.filter(({ name }) => planName.test(name)).length
    if (plans * 2 > entries.length || (!isAnnounced && plans * 2 === entries.length)) continue
    // "Bored of the same old tales?" among its headings: what troubles those who come.
    if (!isAnnounced && held.some((one) => one.some(({ block }) => block.level !== null && isQuestion(block.text))))
      continue
    if (
      areSold(held) ||
      (!isAnnounced && (isCounted(held) || isPriced(held) || !entries.every(({ isMarked }) => isMarked)))
    )
      continue
    return entries
  }
  // A list on a page of services may be of what one of them comes with.
  return named(part, isHeaded)
}
/** Entries, or terms with what they mean, without those that are to come: "Signed crates" over "Coming in 1.1: …". */
const present = (items: ReadonlyArray<ReadBlock>): ReadonlyArray<ReadBlock> => {
  const isLater = (at: number) => saysLater(items[at]?.block.text ?? "")
  const isTerm = (at: number) => at % 2 === 0 && items[at]?.block.lead === undefined && isLater(at + 1)
  return items.filter((_, at) => !isLater(at) && !(items.length % 2 === 0 && isTerm(at)))
}
/** "<b>Oven plans</b> One each. For all.": what is set in bold before a sentence begins, else what stands before a mark. */
const nameOf = ({ block: { kind, text, lead } }: ReadBlock): string | null => {
  if (kind !== "item") return null
  const opens = lead !== undefined && text.startsWith(lead) && /^\s\p{Lu}/u.test(text.slice(lead.length))
  return opens ? lead : (entryName(text) ?? lead ?? null)
}
/** Entries of a list that are named before they are told, terms and what they mean, or plain entries where they are announced. */
const named = ({ blocks }: OfferedPart, isAnnounced: boolean): ReadonlyArray<Offering> => {
  const items = present(
    withoutNested(
      blocks.filter(({ block }) => (block.kind === "item" || block.kind === "cell") && !countedEntry.test(block.text))
    )
  )
  if (items.some(({ block }) => !spoken.has(block.region) || block.region === "pricing")) return []
  // "62 loaves", counted among what is named, is told as the others are.
  const figures = items.filter((one) => figureAlone.test(nameOf(one) ?? "")).length
  const told = items.flatMap((one) => {
    const [{ block }, name] = [one, nameOf(one)]
    return name !== null && isFitName(name) && (isAnnounced || block.region === "features") ? [{ name, block }] : []
  })
  // "Seats: 7", "Luggage: 5", and again for the next car, label what stands behind them.
  const labels =
    new Set(told.map(({ name }) => fold(name))).size < told.length ||
    told.filter(({ name, block }) => wordsIn(block.text) - wordsIn(name) >= bounds.sheet).length * 2 < told.length
  if (!labels && told.length >= bounds.entries && told.length + Math.min(figures, 1) === items.length) return told
  const terms = items.flatMap(({ block }, at) => {
    const next = items[at + 1]?.block.text ?? ""
    return at % 2 === 0 &&
      isFitName(block.text) &&
      wordsIn(next) > Math.max(wordsIn(block.text), bounds.told) &&
      ends.test(next)
      ? [{ name: entryText(block.text), block }]
      : []
  })
  if (!isAnnounced) return []
  // "Quiet hours" over "Nobody rings.", and so on: each has its sentence, however short.
  const areTold = items.every(({ block }, at) => ends.test(block.text) === (at % 2 === 1))
  const names = items.filter(({ block }, at) => at % 2 === 0 && block.kind === "item" && isFitName(block.text))
  if (areTold && names.length >= bounds.entries && names.length * 2 === items.length)
    return names.map(({ block }) => ({ name: entryText(block.text), block }))
  if (terms.length >= bounds.entries && terms.length * 2 === items.length) return terms
  const plain = items.filter(({ block }) => block.kind === "item" && isFitName(entryText(block.text)))
  return plain.length >= bounds.entries && plain.length === items.length
    ? plain.map(({ block }) => ({ name: entryText(block.text), block }))
    : []
}
const ends = /[.!。！]$/u

/** "Our services" right over "Roofs", "Gutters" and "Chimneys", all headed alike: named, and told or not. */
const besideIn = (
  { level, beside }: HeadedPart,
  announces: (over: ReadonlyArray<string>) => "features" | "else" | null
): ReadonlyArray<Offering> => {
  const held: Array<Array<ReadBlock>> = []
  for (const one of beside) {
    if (one.block.level !== level) held.at(-1)?.push(one)
    else if (announces([one.block.text]) === "else") break
    else held.push([one])
  }
  const entries = held.flatMap((one) => entryIn(one, true) ?? [])
  return entries.length >= bounds.entries && entries.length === held.length && !isPriced(held) && !isCounted(held)
    ? entries
    : []
}

/**
 * What the first part tells that is about what the thing can do. `announces`: what words over a part say of it;
 * `isPageOf`: the page is called after what is offered, so that its parts need no such words.
 */
export const offeringsIn = (
  reading: Reading,
  announces: (over: ReadonlyArray<string>) => "features" | "else" | null,
  isPageOf = false
): ReadonlyArray<Offering> => {
  if (!reading.regions) return []
  const parts = partsIn(reading).map((part) => ({ part, says: announces(part.over) }))
  for (const wanted of ["features", null] as const) {
    for (const { part, says } of parts) {
      if (says !== wanted && !(isPageOf && says === null)) continue
      const beside = says === null ? [] : besideIn(part, announces)
      const found = beside.length > 0 ? beside : offeringsOf(part, says === "features", isPageOf)
      if (found.length > 0) return found
    }
  }
  return []
}
