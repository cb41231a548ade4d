/** A sentence about money with the product's name as "§" and its sums as "¤": "You pay ¤x for each letter". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { recalled } from "../../../../../../../domain/text/Recalled.ts"
import { withNameMarked } from "../../../company/stage/NameMarks.ts"
import type { Own } from "../../../Own.ts"
import { type Paying, type Price, pricesIn } from "../Money.ts"

/** How a sum is paid, as far as it says so itself. */
const kinds: Readonly<Record<Paying, string>> = { recurring: "r", usage: "u", once: "o", unknown: "x" }
const share = /(?<![\p{scx=Latn}\p{N}])\p{Nd}{1,2}(?:[.,]\p{Nd}+)? ?[%％٪]/gu
/** "30p", "12p": no number of anything else stands so beside a share or in a price. */
const pence = /(?<![\p{L}\p{N}.,])\p{Nd}{1,3}p(?![\p{L}\p{N}])/gu
const vowelSigns = /[\u064b-\u0652\u0670]/gu

export interface MarkedText {
  readonly text: string
  readonly prices: ReadonlyArray<Price>
}
const marked = new WeakMap<Own, (written: string) => MarkedText>()
/** The sentences around another one are marked with it, and again for themselves. */
export const markedText = (own: Own, written: string): MarkedText => {
  const known = marked.get(own) ?? recalled((text) => marking(own, text))
  marked.set(own, known)
  return known(written)
}
const marking = (own: Own, written: string): MarkedText => {
  const plain = tidyText(written)
  const prices = pricesIn(plain)
  let text = ""
  let from = 0
  for (const { start, end, paying } of prices) {
    text += `${plain.slice(from, start)}¤${kinds[paying]}`
    from = end
  }
  const summed = `${text}${plain.slice(from)}`.replace(share, "¤p").replace(pence, "¤x")
  return { text: withNameMarked(own, summed.replace(vowelSigns, "")), prices }
}
