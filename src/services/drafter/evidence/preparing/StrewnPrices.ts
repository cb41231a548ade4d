/**
 * Prices that stand under no heading which names them: two cards with a sum each, a table of rates, "A day in the boat
 * is €40" among what a house does. Where nothing else of a site tells what it costs, the parts that hold its sums are
 * read as parts about prices, and whatever is known of sums that are nobody's price is asked of them as of any other.
 */
import { tidyText } from "../../../../domain/text/Folding.ts"
import { isTemplate } from "../facts/price/Goods.ts"
import { isUnderOther, mayList, withRegions } from "../facts/price/PriceRuns.ts"
import { chargesOf } from "../facts/price/PricingModels.ts"
import { hasFigure, type Price, pricesIn } from "../facts/price/sums/Money.ts"
import { tellsNoPrice, tellsOtherwise } from "../facts/price/sums/NoPrices.ts"
import { isOverOthers } from "../facts/price/sums/OtherSums.ts"
import { tellsOfOthers } from "../facts/price/sums/others/OtherPayees.ts"
import { costsUs, givenTo, refusedMoney, refusedTimes } from "../facts/price/sums/plain/words/RefusedWords.ts"
import { isSumOfOther } from "../facts/price/sums/Told.ts"
import { besideSums, noPlan, othersPay, pastOrPlanned } from "../facts/price/sums/words/BesideWords.ts"
import { noThingWords } from "../facts/price/sums/words/ListWords.ts"
import type { Block, PageIndex, SiteIndex } from "../reading/PageIndex.ts"
import { anywhere } from "../reading/patterns/Caseless.ts"
import { shownTitles, shownTitlesUnspaced } from "./ShownTitles.ts"

/** One alone may be of anything. */
const least = 2
/** More sums than that are a catalogue, or a page about money. */
const most = 14
/** A sentence among others; a longer one tells a story. */
const longestText = 240

const refused = [refusedMoney, costsUs, refusedTimes, givenTo].map(anywhere)
const noThing = anywhere(noThingWords)
const shown = anywhere(shownTitles)
/** Over what is shown, compared or told of others. */
const isShown = (title: string) => shown.test(title) || shownTitlesUnspaced.test(title)
/** What a part announces as its features or services is listed there as such, whatever it costs. */
const inOwnVoice = (block: Block) => block.level !== 1 && block.region !== "features" && mayList(block)

/** Whether words say of their own sum, or of what stands below them, that it is no price of what is sold here. */
const isOther = (text: string) =>
  refused.some((words) => words.test(text)) ||
  [besideSums, pastOrPlanned, noPlan, othersPay].some((words) => words.test(text)) ||
  tellsNoPrice(text) ||
  tellsOtherwise(text, false) ||
  tellsOfOthers(text) ||
  isOverOthers(text)
/** Hired, or subscribed to: by the week alone nobody knows. */
const isByWeek = ({ period }: Price) => period === "week"
const sentence = /\p{L}{2}[.!?。]$/u
/** What a sum stands with: the blocks of its card, or itself. */
const withIts = ({ blocks }: PageIndex, block: Block): ReadonlyArray<Block> =>
  block.card === null ? [block] : blocks.filter((one) => one.card === block.card && inOwnVoice(one))
/** A sum in a list, a table or a card; a sentence has a subject of its own, and is read as one. */
const isPriced = (page: PageIndex, block: Block): boolean => {
  const text = tidyText(block.text)
  if (!inOwnVoice(block) || (block.list === null && block.card === null)) return false
  if (!hasFigure(text) || text.length > longestText || sentence.test(text)) return false
  const prices = pricesIn(text)
  const [first, last] = [prices[0], prices.at(-1)]
  if (first === undefined || last === undefined || isSumOfOther(text.slice(last.end))) return false
  const beside = withIts(page, block).map((one) => tidyText(one.text))
  if (pricesIn(beside.join(" ")).some(isByWeek) || noThing.test(text.slice(0, first.start))) return false
  return !beside.some(isOther) && !isUnderOther(block) && !block.under.some((title) => isOther(title) || isShown(title))
}

/** A block with a sum, what shares its card or its list, and the heading it stands under. */
const partsAt = ({ blocks }: PageIndex, at: number): ReadonlyArray<number> => {
  const block = blocks[at]
  if (block === undefined) return []
  const beside = blocks.flatMap((one, other) => {
    const isBeside =
      (block.list !== null && one.list === block.list) || (block.card !== null && one.card === block.card)
    return isBeside && inOwnVoice(one) ? [other] : []
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

/** Whether nothing of a site tells what it costs, or how it is paid. */
const isSilent = (site: SiteIndex): boolean => {
  const { plans, sentences, sums, models, answers } = chargesOf(site, [])
  return (
    [sentences, sums, models, answers].every((one) => one.length === 0) && plans.every(({ price }) => price === null)
  )
}
/** A site whose strewn prices are parts about prices. */
export const withStrewnPrices = (site: SiteIndex): SiteIndex => {
  if (site.some(isTold)) return site
  const priced = withRegions(site, strewn)
  return priced.some((page, at) => page !== site[at]) && isSilent(site) ? priced : site
}
