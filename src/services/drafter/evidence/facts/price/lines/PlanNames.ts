/** Where the name of a plan stands: over its price, over what is told of it, at the head of its card. */
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import { says } from "../../../reading/Says.ts"
import { laterHeadings } from "../../../topics/OtherPeople.ts"
import { tierNames } from "../../words/PriceWords.ts"
import { pricesIn } from "../sums/Money.ts"
import { isPlanName, priceLine, saysFree } from "./PriceLines.ts"
import { namedByTime } from "./words/BasisWords.ts"

const tierAlone = new RegExp(
  String.raw`^(?:(?:the|plan|paket|formule|piano|plano) )?(?:${tierNames})(?: ?(?:plan|tier|package|paket|licen[cs]e|tarif|pack|プラン|套餐))?$`,
  "iu"
)
/** "Pro", "Basic plan": as plans of software are called. */
export const isTierName = (name: string): boolean => tierAlone.test(tidyText(name))

/** Blocks that belong together, by their numbers. */
export type Row = ReadonlyArray<number>

export const hasPrice = (block: Block) => priceLine(block) !== null
/** Whether a price stands further down in the card of a row. */
export const priceFollows = (page: PageIndex, row: Row): boolean => {
  const card = page.blocks[row[0] ?? 0]?.card ?? null
  const end = card === null ? -1 : page.blocks.findLastIndex((block) => block.card === card)
  return page.blocks.slice((row.at(-1) ?? 0) + 1, end + 1).some(hasPrice)
}
/** Beside a sum the name of a plan, and else that one has to ask. */
const made = /^(?:custom|individuell|sur[ -]mesure|a (?:la )?medida|sob medida|su misura|op maat|maatwerk)$/iu
export const isMade = ({ text }: Block): boolean => made.test(text.trim())
/** The name right over a row that has none of its own. */
export const nameAbove = (page: PageIndex, row: Row): number | undefined => {
  const at = (row[0] ?? 0) - 1
  const block = page.blocks[at]
  const first = page.blocks[at + 1]
  // Over a heading that is no sum stands the name of the page, or of what came before.
  if (first !== undefined && first.level !== null && !hasPrice(first) && !saysFree(first)) return undefined
  // What another card ends with is no name of this one.
  const card = block?.card ?? null
  const isOther =
    card !== null &&
    card !== page.blocks[row[0] ?? 0]?.card &&
    page.blocks.slice(0, at).some((one) => one.card === card && hasPrice(one))
  if (block?.region !== "pricing" || isOther) return undefined
  const isMadeSo = block.level !== null && isMade(block) && first !== undefined && hasPrice(first)
  if (block.kind !== "cell" && block.kind !== "item" && (isPlanName(block) || isMadeSo))
    return (isAudience(block) ? overDescription(page, at) : headingOver(page, at)) ?? at
  return overDescription(page, at)
}
/** "Elite", right over "All you get" in one box over the box of the sum. */
const headingOver = (page: PageIndex, at: number): number | undefined => {
  const [heading, line] = [page.blocks[at - 1], page.blocks[at]]
  const isOver =
    heading?.level != null &&
    heading.level > 1 &&
    heading.card !== null &&
    heading.card === line?.card &&
    line.level === null
  return isOver && isPlanName(heading) ? at - 1 : undefined
}
/** "For small teams", under the name of a plan: whom it is for. */
export const isAudience = ({ level, text }: Block): boolean =>
  level === null && /^(?:for|für|pour|para|per|voor) \p{Ll}/iu.test(tidyText(text))

/** How many, or how much, something is for. */
const reach =
  /^(?:(?:for |für |pour |para |per |voor )?(?:up to|bis zu|bis|jusqu'à|hasta|até|fino a|tot)|for|für|pour|para|per|voor) \p{Nd}|^\p{Nd}+ (?:users?|people|seats|nutzer|benutzer|personen|utilisateurs?|usuarios?|usuários?|utenti|gebruikers?)$/iu
/** "Nest" over "up to 5 people": for whom it is names a plan that nothing else does. */
export const isForWhom = (block: Block | undefined): boolean =>
  block !== undefined && (reach.test(tidyText(block.text)) || isAudience(block))

/** What may stand between the name of a plan and the box with its price. */
const longestDescription = 2
/** "Evening course", over a sentence about it and the box with its price. */
const overDescription = (page: PageIndex, at: number): number | undefined => {
  for (let one = at; one >= Math.max(0, at - longestDescription); one--) {
    const block = page.blocks[one]
    if (block === undefined || block.card === null || block.card !== page.blocks[at]?.card) return undefined
    if (block.level !== null) return one < at && block.level > 1 && isPlanName(block) ? one : undefined
    if ((block.kind !== "paragraph" && !isAudience(block)) || pricesIn(tidyText(block.text)).length > 0)
      return undefined
  }
  return undefined
}

/** Blocks before a price that may belong to its card. */
const farthest = 12
/** The name that the card around a row begins with, where it holds no other price: "Plus" over the box of "€9 / month". */
export const nameAround = (page: PageIndex, row: Row): number | undefined => {
  const first = row[0] ?? 0
  const last = row.at(-1) ?? first
  for (let at = first - 1; at >= Math.max(0, first - farthest); at--) {
    const card = page.blocks[at]?.card ?? null
    if (card === null || page.blocks[at]?.kind === "cell") continue
    const end = page.blocks.findLastIndex((block) => block.card === card)
    const start = page.blocks.findIndex((block) => block.card === card)
    if (card !== page.blocks[first]?.card && end < last) continue
    const others = page.blocks
      .slice(start, end + 1)
      .some((block, step) => !row.includes(start + step) && hasPrice(block))
    if (others) continue
    const names = [...page.blocks.entries()].flatMap(([one, block]) =>
      one >= start && one < first && block.card === card && isPlanName(block) ? [one] : []
    )
    return names.find((one) => page.blocks[one]?.level !== null) ?? names[0]
  }
  return undefined
}

/** "$9 / month" over "Solo", the one heading of its card: the name of a card that opens with its sum. */
export const nameBelow = (page: PageIndex, row: Row, at: number): number | undefined => {
  const headings = row.filter((one) => page.blocks[one]?.level != null)
  const [only] = headings
  const block = page.blocks[only ?? -1]
  const isRightBelow = only !== undefined && headings.length === 1 && only > at && only - at <= 2
  const opens = row.every((one) => one >= at) && page.blocks[at]?.card !== null
  return isRightBelow && opens && block !== undefined && isPlanName(block) ? only : undefined
}

/** "Momentum mode" and "Current" over one sum, and below it "Get started with Current": which of them it is called. */
export const namedByButton = (page: PageIndex, row: Row, names: Row): number | undefined => {
  if (names.length < 2) return undefined
  const calls = row.flatMap((at) => (page.blocks[at]?.kind === "button" ? (page.blocks[at]?.folded ?? []) : []))
  const called = names.filter((one) => calls.some((call) => ` ${call} `.includes(` ${page.blocks[one]?.folded} `)))
  return called.length === 1 ? called[0] : undefined
}

/** "For your workshop" over "Essentials" and its sum: what it is called stands right under whom it is for. */
export const labelUnder = (page: PageIndex, audience: number | undefined, names: Row): number | undefined => {
  const next = audience === undefined ? -1 : audience + 1
  return names.includes(next) && page.blocks[next]?.kind !== "paragraph" ? next : undefined
}
/** "Further seats: €9 a month", in the list of what is had for the sum above it: a thing of its own, and no other price of the same. */
export const isHadBeside = (block: Block | undefined, name: string | null): boolean =>
  block?.kind === "item" && name !== null && !namedByTime.test(name)

const head = { words: 6, characters: 64 } as const
/** "Classes in the holidays, for children from 8 to 12": what a row of a table is about, however long. */
export const headsRow = (block: Block): boolean =>
  block.kind === "cell" &&
  block.text.length <= head.characters &&
  block.text.split(" ").length > head.words &&
  !/[.!?]$/u.test(block.text) &&
  !hasPrice(block)

/** "Free" beside "Premium", both under "The offers": headings of a group, each by itself. */
export const headsGroup = (page: PageIndex, at: number): boolean => {
  const heading = page.blocks[at]
  const over = heading?.under.at(-1)
  return (
    heading?.level != null &&
    page.blocks[at - 1]?.level != null &&
    page.blocks[at - 1]?.folded === over &&
    page.blocks.filter(({ level, under }) => level === heading.level && under.at(-1) === over).length > 1
  )
}

/** "API access, soon": short, and of what is to come. */
export const isPlanned = (block: Block | undefined) =>
  block !== undefined && block.text.length <= 30 && says(block.tokens(), laterHeadings)

/** "API access (soon)": in the list of what is had for the sum above it. */
export const isHad = (block: Block | undefined, at: number, sum: number | undefined) =>
  block?.kind === "item" && sum !== undefined && at > sum
