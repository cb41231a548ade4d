/** Lists that are nothing but names and sums by turns: "Ladies: wash, cut and blow-dry | £42", whatever is called how. */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../../../../domain/text/Recalled.ts"
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import { pricesIn } from "../../sums/Money.ts"
import { isExtra, tellsNoPrice, tellsOtherwise } from "../../sums/NoPrices.ts"
import { besideSums } from "../../sums/words/BesideWords.ts"
import { isNoPlan, isNote, priceLine } from "../PriceLines.ts"
import { withoutHad } from "../words/NameForm.ts"

const longest = { name: 80, words: 12 } as const
const leastPairs = 2
const isName = ({ text, level }: Block): boolean => {
  const name = tidyText(text)
  return (
    level === null &&
    name.length <= longest.name &&
    name.split(" ").length <= longest.words &&
    /\p{L}{2}/u.test(name) &&
    !/[.!?。！？:]$/u.test(name) &&
    pricesIn(name).length === 0 &&
    ![tellsNoPrice, isExtra, isNoPlan, isNote].some((isNone) => isNone(name)) &&
    !tellsOtherwise(name, false) &&
    !besideSums.test(withoutHad(name))
  )
}
const isSum = (block: Block): boolean => priceLine(block)?.name === null && priceLine(block)?.words !== ""
const isPair = (one: Block | undefined, two: Block | undefined): boolean =>
  one !== undefined && two !== undefined && isName(one) && isSum(two)

/** The names of a page that stand in such lists, by the numbers of their blocks. */
export const pairNames = madeOnce((page: PageIndex): ReadonlySet<number> => {
  const found = new Set<number>()
  const lists = Map.groupBy(
    [...page.blocks.entries()].filter(([, { list, kind }]) => list !== null && kind === "item"),
    ([, { list }]) => list
  )
  for (const entries of lists.values()) {
    const pairs = entries.filter((_, step) => step % 2 === 0)
    const areWhole = entries.length % 2 === 0 && pairs.length >= leastPairs
    if (!areWhole || !pairs.every(([, one], step) => isPair(one, entries[2 * step + 1]?.[1]))) continue
    for (const [at] of pairs) found.add(at)
  }
  return found
})
