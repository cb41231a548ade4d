/**
 * Sums of what a small house sells that stand by themselves: "Evening class: £28, clay included." among its lines, "from
 * 85 €" under the name of a room. Such sentences are read as parts about prices, while the other sentences of their
 * paragraphs stay what they were.
 */
import { tidyText } from "../../../../domain/text/Folding.ts"
import { isOfSomethingElse, isTitledOther, largestSum, longestText, mayAsk } from "../charges/SumsOfOthers.ts"
import { sentencesIn } from "../clause/voice/SentenceCuts.ts"
import { isAsidePage } from "../facts/Paths.ts"
import { isPlanName } from "../facts/price/lines/PriceLines.ts"
import { hasFigure, pricesIn } from "../facts/price/sums/Money.ts"
import { isForNothing, mayGiveFree } from "../facts/price/sums/plain/ForNothing.ts"
import { giftWords } from "../facts/price/sums/words/BesideWords.ts"
import { saysFreely } from "../facts/words/PriceWords.ts"
import { type Block, type PageIndex, partOf, type SiteIndex } from "../reading/PageIndex.ts"
import { anywhere } from "../reading/patterns/Caseless.ts"

/** Told one by one: a page with more of them lists things, or tells a story about money. */
const most = 4

const hasSum = (text: string): boolean => hasFigure(text) && pricesIn(text).length > 0
/** A paragraph in parts, those that tell what something costs, or that it is free, apart from the rest; any other block is one. */
const partsOf = (block: Block): ReadonlyArray<string> => {
  const text = tidyText(block.text)
  if (block.kind !== "paragraph" || !hasSum(text) || text.length > longestText * 2) return [text]
  const tells = (one: string) => hasSum(one) || isForNothing(one)
  const parts: Array<string> = []
  for (const one of sentencesIn(text)) {
    const last = parts.at(-1)
    if (last !== undefined && tells(last) === tells(one)) parts.splice(-1, 1, `${last} ${one}`)
    else parts.push(one)
  }
  return parts
}

/** A sum with no word beside it, which only what stands over it can name. */
const isBare = (part: string): boolean =>
  !/\p{L}{3}/u.test(pricesIn(part).reduce((rest, { text }) => rest.replace(text, ""), part))
const isNamedOver = ({ blocks }: PageIndex, at: number): boolean => {
  const [over, block] = [blocks[at - 1], blocks[at]]
  if (over === undefined || block === undefined || over.card !== block.card || !isPlanName(over)) return false
  return (over.level !== null && over.level > 1) || (over.list !== null && over.list === block.list)
}
/** Whether a part of the block at `at` asks for a sum. */
const asks = (page: PageIndex, at: number, part: string): boolean => {
  if (!hasSum(part) || part.length > longestText) return false
  const prices = pricesIn(part)
  const isNamed = !isBare(part) || (isNamedOver(page, at) && prices.every(({ amount }) => Number(amount) < largestSum))
  return isNamed && !isOfSomethingElse(part, prices)
}

const gifts = anywhere(giftWords)
/** The innermost heading of a part of a page; none where only its title is over it. */
const partOver = ({ under }: Block): string | null => (under.length > 1 ? (under.at(-1) ?? null) : null)
/** "Mug: €12" beside "Gift cards: €25", under one heading: what is sold there is not what the house does. */
const giftParts = ({ blocks }: PageIndex): ReadonlySet<string | null> =>
  new Set(
    blocks.flatMap((block) => {
      const over =
        hasFigure(block.text) && gifts.test(block.text) && hasSum(tidyText(block.text)) ? partOver(block) : null
      return over === null ? [] : [over]
    })
  )
const withParts = (page: PageIndex): PageIndex => {
  // Of nearly all blocks it is told at once that they ask for nothing.
  if (!page.blocks.some(({ text }) => hasFigure(text))) return page
  const ofGifts = giftParts(page)
  const isOwn = (block: Block) =>
    hasFigure(block.text) && mayAsk(block) && !ofGifts.has(partOver(block)) && !isTitledOther(block)
  const parts = page.blocks.map((block, at) => {
    const all = isOwn(block) ? partsOf(block) : []
    return all.map((text) => ({ text, isAsking: asks(page, at, text) }))
  })
  const asked = parts.map((all) => all.filter(({ isAsking }) => isAsking))
  const count = asked.reduce((sum, { length }) => sum + length, 0)
  if (count === 0 || count > most) return page
  const isAsked = (at: number) => (asked[at] ?? []).length > 0
  // "free" beside it, in the same list: told together, or half of it is.
  const lists = new Set(page.blocks.flatMap(({ list }, at) => (list !== null && isAsked(at) ? [list] : [])))
  const isBeside = ({ list, text }: Block) => list !== null && lists.has(list) && saysFreely.test(text)
  const free = new Set(page.blocks.flatMap((block) => (isBeside(block) ? [block.list] : [])))
  const blocks = page.blocks.flatMap((block, at): ReadonlyArray<Block> => {
    // What a sum is of stands right over it.
    const isName =
      block.level !== null && block.level > 1 && isAsked(at + 1) && page.blocks[at + 1]?.card === block.card
    if (isName || (block.list !== null && free.has(block.list))) return [{ ...block, region: "pricing" }]
    if (!isAsked(at)) return [block]
    return (parts[at] ?? []).map(({ text, isAsking }) => {
      const part = partOf(block, text)
      return isAsking ? { ...part, region: "pricing" } : part
    })
  })
  return { ...page, blocks }
}
/** A site of which sums by themselves are parts about prices; where something is free besides, which of both it is asked for nobody knows. */
export const withSumsAlone = (site: SiteIndex): SiteIndex => {
  const told = site.map((page) => (isAsidePage(page) ? page : withParts(page)))
  const isFreeBeside = told.some(({ blocks }) =>
    blocks.some((block) => block.region !== "pricing" && mayGiveFree(block))
  )
  return isFreeBeside ? site : told
}
