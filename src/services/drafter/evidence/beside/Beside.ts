/**
 * Whether a sentence that stands on the page word for word is about something beside the product: what others ask, whom
 * it is set beside, what data alone tells. A sentence about another that speaks of the product too is the product's.
 */
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import type { Spoken } from "../clause/voice/Spoken.ts"
import { ownOf } from "../facts/Own.ts"
import type { SiteIndex } from "../reading/PageIndex.ts"
import { isDataAlone } from "./DataAlone.ts"
import { tellsOthersSum } from "./OthersSums.ts"
import { isPassingRemark } from "./PassingRemarks.ts"
import { speaksAsUs, speaksOfSelf } from "./SelfWords.ts"
import { isSetBeside } from "./SetBeside.ts"

/** Whose pages they are, and what the product is called, folded. */
interface Setting {
  readonly site: SiteIndex
  readonly names: ReadonlyArray<string>
}
const aboutOthers = "the site says this about somebody else"
/** The headings over a sentence, and the line right over its block. */
const linesOver = ({ places, stand }: Spoken): ReadonlyArray<string> => {
  const blocks = places[0]?.page.blocks ?? []
  const block = stand.block === null ? undefined : blocks[stand.block]
  const above = stand.block === null ? undefined : blocks[stand.block - 1]
  return block === undefined ? [] : [...block.under.slice(-1), ...(above === undefined ? [] : [above.text])]
}
/** Stands for what was spoken of before it. */
const leaning =
  /^(?:it|its|they|their|both|er|es|das|sie|il|elle|ils|elles|él|ella|ele|ela|il loro|la loro|het|hij|zij|dat)(?!\p{L})/iu

const isBeside = (text: string, spoken: Spoken, { site, names }: Setting): boolean => {
  const own = ownOf(site, names)
  const plain = tidyText(text)
  if (own.isIn(fold(plain))) return false
  const over = linesOver(spoken)
  return !speaksAsUs(plain) && (tellsOthersSum(plain) || isSetBeside(plain, over))
}

/** Why it is no prose of the product; null where it may be. `heard`: where the page says it. */
export const besideProduct = (sentence: string, heard: ReadonlyArray<Spoken>, setting: Setting): string | null => {
  const saying = heard.filter(({ foreign }) => foreign === null)
  if (saying.length === 0) return null
  const plain = tidyText(sentence)
  const isOf = (spoken: Spoken) =>
    isBeside(sentence, spoken, setting) ||
    (leaning.test(sentence) &&
      spoken.before !== null &&
      !speaksOfSelf(plain) &&
      isBeside(spoken.before, spoken, setting))
  if (saying.every(isOf) || isPassingRemark(plain)) return aboutOthers
  const isData = ({ places }: Spoken) => places.every(({ statement }) => statement?.source === "json_ld")
  const data = saying.flatMap(({ places }) => places)
  return saying.every(isData) && isDataAlone(sentence, data, setting.site, ownOf(setting.site, setting.names))
    ? "the page shows readers nothing of this"
    : null
}
