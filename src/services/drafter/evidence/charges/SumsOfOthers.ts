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

export const isTitledOther = (block: Block): boolean =>
  isUnderOther(block) || block.under.some((title) => isAskedByOthers(title) || isShown(title))
