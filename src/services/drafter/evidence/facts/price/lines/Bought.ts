/** What a page asks for by a button or at its top: "Buy Acme – €89", "From €450" over the title of a page. */
import type { Region } from "../../../../../../domain/draft/PageBlocks.ts"
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import { anywhere } from "../../../reading/patterns/Caseless.ts"
import { isAsidePage, isHome } from "../../Paths.ts"
import { buyWords, cartWords, sentWords, tierNames } from "../../words/PriceWords.ts"
import { costsNothing, type Price, pricesIn } from "../sums/Money.ts"
import { tellsNoPrice } from "../sums/NoPrices.ts"
import { besideSums, noPlan, pastOrPlanned } from "../sums/words/BesideWords.ts"
import { type PricePlan, priceLine } from "./PriceLines.ts"

/** A block and where it stands. */
export interface Shown {
  readonly page: PageIndex
  readonly block: Block
  readonly at: number
}
export type Priced = Shown & { readonly text: string; readonly prices: ReadonlyArray<Price> }

const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing"])
/** What a site says itself, with its sums. */
export const pricedIn = (one: Shown): ReadonlyArray<Priced> => {
  const text = tidyText(one.block.text)
  const isOwn = parts.has(one.block.region) && one.block.kind !== "quotation"
  return isOwn ? [{ ...one, text, prices: /\p{Nd}/u.test(text) ? pricesIn(text) : [] }] : []
}
/** A price alone, or after the name of what is sold: characters of its line. */
const longest = 60
export const isPricedLine = ({ text, prices }: Priced): boolean => prices.length > 0 && text.length <= longest

/** Or behind a sum, on its line: "Oak stool · £145 · Add to basket". */
export const cart = new RegExp(
  String.raw`^(?:${cartWords})(?!\p{L})|(?:[\p{Sc}\p{Nd}元円]|[·|–-]) ?(?:${cartWords})$|(?<!\p{L})(?:${sentWords})(?!\p{L})`,
  "iu"
)
const buying = new RegExp(String.raw`^(?:${buyWords})(?!\p{L})`, "iu")
const tier = anywhere(tierNames)
const parted = /\p{L}[^.!?]*?(?:,| ?[—–·:|-]) ?$/u
/** "Get your report now for $9", on a button. */
const forSum =
  /\p{L}[^.!?]*? (?:for|por|für|pour|per|voor)(?: (?:only|just|nur|seulement|solo|só|apenas|slechts))? ?$/iu
/** Whether a button ends with a sum that something is had for. */
export const isHadFor = ({ block, text }: Priced, { start, end }: Price): boolean =>
  block.kind === "button" && end === text.length && forSum.test(text.slice(0, start))
const marks = /^[^\p{L}\p{Nd}]+(?=\p{L})/u
/** "Three leaves · seven days · €34", at the top; "The box — €39", on a button. */
const isOffer = ({ block: { region, kind }, text }: Priced, { start, end }: Price): boolean =>
  (region === "hero" || kind === "button") && end === text.length && parted.test(text.slice(0, start))
const isBeside = (text: string) =>
  tellsNoPrice(text) || besideSums.test(text) || pastOrPlanned.test(text) || noPlan.test(text)

const ordering = new RegExp(`(?<!\\p{L})(?:${buyWords})$`, "iu")
/** A line that ends with its sum, right under a button by which something is ordered. */
const isUnderButton = ({ block, text, prices }: Priced, over: Block, price: Price): boolean =>
  (buying.test(tidyText(over.text)) || ordering.test(tidyText(over.text))) &&
  over.region === block.region &&
  pricesIn(over.text).length === 0 &&
  block.level === null &&
  prices.length === 1 &&
  price.end === text.length &&
  (price.start === 0 || parted.test(text.slice(0, price.start))) &&
  (price.paying === "unknown" || price.paying === "once") &&
  !costsNothing(price) &&
  !isBeside(text)

/** "Buy Acme – €89", on a button: what is sold here, by lines with one sum. */
export const boughtOf = (priced: ReadonlyArray<Priced>): ReadonlyArray<PricePlan> =>
  priced.flatMap((one): ReadonlyArray<PricePlan> => {
    const { page, block, at } = one
    // "🚀 Get it now for $9".
    const text = one.text.replace(marks, "")
    const [price, ...others] = pricesIn(text)
    const under = page.blocks[at + 1]
    const sent = tidyText(under?.region === block.region ? under.text : "").replace(/[.。]+$/u, "")
    // "€149", and under it "incl. VAT and shipping": the one thing that is sold here.
    const isSent = price?.text === text && sent.length <= longest && cart.test(sent) && pricesIn(sent).length === 0
    const over = page.blocks[at - 1]
    // "Order now", and under it "sent on Friday – €18": what the button buys.
    if (price !== undefined && others.length === 0 && over?.kind === "button" && isUnderButton(one, over, price))
      return [{ page, name: null, kind: "once", price, words: text, first: at, last: at }]
    if (price !== undefined && isSent && block.region === "hero")
      return [{ page, name: null, kind: "once", price, words: `${text} ${sent}`, first: at, last: at + 1 }]
    if (price === undefined || others.length > 0 || block.level !== null || tier.test(text) || costsNothing(price))
      return []
    const isOnce = price.paying === "unknown" || price.paying === "once"
    if (
      !isOnce ||
      !(buying.test(text)
        ? !tellsNoPrice(text)
        : (isOffer({ ...one, text }, price) || isHadFor({ ...one, text }, price)) && !isBeside(text))
    )
      return []
    return [{ page, name: null, kind: "once", price, words: text, first: at, last: at }]
  })

/** All that a site offers so. */
export const offersOf = (site: SiteIndex): ReadonlyArray<PricePlan> =>
  boughtOf(
    site
      .filter((page) => !isAsidePage(page))
      .flatMap((page) => page.blocks.flatMap((block, at) => pricedIn({ page, block, at })))
      .filter(isPricedLine)
  )

const bounded = /^(?:from|starting (?:at|from)|ab|à partir de|dès|desde|a partir de|a partire da|da|vanaf) ?$/iu
/** "From €450" right beside the title of a page about one thing that is sold. */
export const atTopOf = (site: SiteIndex): ReadonlyArray<PricePlan> =>
  site
    .filter((page) => !isAsidePage(page) && !isHome(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at): ReadonlyArray<PricePlan> => {
        const line = block.region === "hero" && block.level === null ? priceLine(block) : null
        const title = [page.blocks[at - 1], page.blocks[at + 1]].find((one) => one?.level === 1)
        if (line === null || line.name !== null || title === undefined || title.region !== "hero") return []
        const { price, words } = line
        const isTold = words === price.text || bounded.test(words.slice(0, price.start).trim())
        if (!isTold || costsNothing(price) || price.paying === "recurring" || isBeside(words)) return []
        const [first, last] = [page.blocks.indexOf(title), at].toSorted((a, b) => a - b)
        if (first === undefined || last === undefined) return []
        return [{ page, name: title.text.replace(/[.!。]+$/u, ""), kind: "unknown", price, words, first, last }]
      })
    )
