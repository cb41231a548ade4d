/** What is paid at least, or to begin with, whatever is bought of a list: "$50 minimum order", "Setup is €90, once". */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Place } from "../../../../reading/Place.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import { pricesIn } from "../../sums/Money.ts"
import { beginWords, leastWords } from "./ConditionWords.ts"

const least = anywhere(`${leastWords}|${beginWords}`)
const bare = (text: string) => fold(tidyText(text)).replace(/^[^\p{L}\p{N}\p{Sc}]+|[.。;]+$/gu, "")
/** The sentences of a block, each of which may be told by itself; "zzgl." ends none. */
export const noteSentences = (text: string): ReadonlyArray<string> =>
  text.split(
    /(?<=\p{L}{2}[.!])(?<!(?<!\p{L})(?:zzgl|inkl|exkl|incl|excl|abzgl|gesetzl|bzw|evtl|approx|max|min|mind|máx|mín|esq|impuestos incl)\.)\s+|(?<=[。！])/iu
  )

/** The places that say a part of a summary in a sentence of its own; none where it tells no such sum. */
export const boundPlaces = (part: string, places: ReadonlyArray<Place>): ReadonlyArray<Place> => {
  if (!least.test(part) || pricesIn(tidyText(part)).length !== 1) return []
  return places.filter(
    ({ page, blocks }) =>
      blocks !== null &&
      page.blocks
        .slice(blocks.first, blocks.last + 1)
        .some(({ region, text }) => region === "pricing" && noteSentences(text).some((one) => bare(one) === bare(part)))
  )
}
