/** Where sums stand that are asked for here, and under what they are not. */
import { isAskedByOthers } from "../facts/price/AskedByOthers.ts"
import { isUnderOther, mayList } from "../facts/price/PriceRuns.ts"
import type { Block } from "../reading/PageIndex.ts"
import { anywhere } from "../reading/patterns/Caseless.ts"
import { shownTitles, shownTitlesUnspaced } from "./ShownTitles.ts"

/** A sentence among others; a longer one tells a story. */
export const longestText = 240

const shown = anywhere(shownTitles)
/** Over what is shown, compared or told of others. */
const isShown = (title: string) => shown.test(title) || shownTitlesUnspaced.test(title)
/** What a part announces as its features or services is listed there as such, whatever it costs. */
export const mayAsk = (block: Block) => block.level !== 1 && block.region !== "features" && mayList(block)

/** "Was kostet ein Ofen?", "What a loaf costs": asks for the sums below it. */
const asksForPrice =
  /^(?:was|wieviel|wie viel|what|how much|combien|cuánto|quanto|hoeveel|wat) .{0,40}(?:kostet|kosten|costs?|coûtent?|cuestan?|custam?|costano?|kost)(?!\p{L})|^(?:combien|cuánto|quanto) (?:coûte|cuesta|custa|costa)(?:nt|n|m|no)?(?!\p{L})/iu
/** Under a title of others, or of what is shown; what the title of a whole page says in passing is of no sum. */
export const isTitledOther = (block: Block): boolean => {
  const nearest = block.under.at(-1)
  return (
    isUnderOther(block) ||
    block.under.some(isShown) ||
    (nearest !== undefined && !asksForPrice.test(nearest) && isAskedByOthers(nearest))
  )
}
