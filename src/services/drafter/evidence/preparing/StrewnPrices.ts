/**
 * Prices that stand under no heading which names them: two cards with a sum each, a table of rates, "A day in the boat
 * is €40" among what a house does. Where nothing else of a site tells what it costs, the parts that hold its sums are
 * read as parts about prices, and whatever is known of sums that are nobody's price is asked of them as of any other.
 */
import { tidyText } from "../../../../domain/text/Folding.ts"
import { isAskedByOthers, isNoThing, isTitledOther, longestText, mayAsk } from "../charges/SumsOfOthers.ts"
import { isTemplate } from "../facts/price/Goods.ts"
import { withRegions } from "../facts/price/PriceRuns.ts"
import { tellNothing, wordedCharges } from "../facts/price/PricingModels.ts"
import { hasFigure, type Price, pricesIn } from "../facts/price/sums/Money.ts"
import { isSumOfOther } from "../facts/price/sums/Told.ts"
import type { Block, PageIndex, SiteIndex } from "../reading/PageIndex.ts"
import { withSumsAlone } from "./SumsAlone.ts"

/** One alone may be of anything. */
const least = 2
/** More sums than that are a catalogue, or a page about money. */
const most = 14
/** Hired, or subscribed to: by the week alone nobody knows. */
const isByWeek = ({ period }: Price) => period === "week"
const sentence = /\p{L}{2}[.!?。]$/u
/** What a sum stands with: the blocks of its card, or itself. */
const withIts = ({ blocks }: PageIndex, block: Block): ReadonlyArray<Block> =>
  block.card === null ? [block] : blocks.filter((one) => one.card === block.card && mayAsk(one))
/** A sum in a list, a table or a card; a sentence has a subject of its own, and is read as one. */
const isPriced = (page: PageIndex, block: Block): boolean => {
  const text = tidyText(block.text)
  if (!mayAsk(block) || (block.list === null && block.card === null)) return false
  if (!hasFigure(text) || text.length > longestText || sentence.test(text)) return false
  const prices = pricesIn(text)
  const [first, last] = [prices[0], prices.at(-1)]
  if (first === undefined || last === undefined || isSumOfOther(text.slice(last.end))) return false
  const beside = withIts(page, block).map((one) => tidyText(one.text))
  if (pricesIn(beside.join(" ")).some(isByWeek) || isNoThing(text.slice(0, first.start))) return false
  return !beside.some(isAskedByOthers) && !isTitledOther(block)
}

/** A block with a sum, what shares its card or its list, and the heading it stands under. */
const partsAt = ({ blocks }: PageIndex, at: number): ReadonlyArray<number> => {
  const block = blocks[at]
  if (block === undefined) return []
  const beside = blocks.flatMap((one, other) => {
    const isBeside =
      (block.list !== null && one.list === block.list) || (block.card !== null && one.card === block.card)
    return isBeside && mayAsk(one) ? [other] : []
  })
  const over = blocks.findLastIndex(({ level }, other) => other < at && level !== null)
  const heading = (blocks[over]?.level ?? 1) > 1 ? [over] : []
  return [at, ...beside, ...heading]
}
/** A part about prices tells them, or means not to. */
const isTold = ({ blocks }: PageIndex) => blocks.some(({ region, text }) => region === "pricing" && hasFigure(text))
const strewn = (page: PageIndex): ReadonlySet<number> => {
  const priced = page.blocks.flatMap((block, at) => (isPriced(page, block) ? [at] : []))
  const isList = priced.length >= least && priced.length <= most
  if (!isList || page.blocks.some(({ text }) => isTemplate(tidyText(text)))) return new Set()
  return new Set(priced.flatMap((at) => partsAt(page, at)))
}

/** A site whose strewn prices are parts about prices. */
export const withStrewnPrices = (site: SiteIndex): SiteIndex => {
  if (site.some(isTold)) return site
  const isRead = (priced: SiteIndex) => priced.some((page, at) => page !== site[at])
  const listed = withRegions(site, strewn)
  const priced = isRead(listed) ? listed : withSumsAlone(site)
  return isRead(priced) && tellNothing(wordedCharges(site, [])) ? priced : site
}
