/** Things that are sold one by one: cards of a shop, sections of a list, each with its name and what it costs. */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { says } from "../../reading/Says.ts"
import { laterHeadings } from "../../topics/OtherPeople.ts"
import { isAsidePage } from "../Paths.ts"
import type { Utterance } from "../Said.ts"
import { concessions, otherwiseSold, rentWords, steadyTimes, steadyWords } from "../words/PriceWords.ts"
import { atTopOf, offersOf } from "./lines/Bought.ts"
import type { PricePlan } from "./lines/PriceLines.ts"
import { isNoPlan, isPlanName, priceLine, withoutCall } from "./lines/PriceLines.ts"
import { type Price, pricesIn } from "./sums/Money.ts"
import { isExtra, tellsNoPrice, tellsOtherwise } from "./sums/NoPrices.ts"
import { isOverOthers } from "./sums/OtherSums.ts"

const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing"])
/** Blocks between the name of a thing and its price. */
const farthest = 2
/** "Carnet de mer, 96 pages, cousu, 15 × 21 cm", on the card of a shop: what it is with its measures, and no sentence. */
const isOnCard = ({ card, kind, text }: Block) =>
  card !== null &&
  kind !== "button" &&
  text.length <= longestName &&
  text.split(" ").length <= mostWords &&
  /^\p{L}/u.test(text) &&
  /[,×«»"“”(]|\p{Nd} ?(?:x|×|cm|mm|ml|cl|g|kg|l|in)(?!\p{L})/u.test(text) &&
  !/[.!?:。？！]$/u.test(text) &&
  pricesIn(tidyText(text)).length === 0
const longestName = 70
const mostWords = 12
/** A label with which a card begins: what is sold, where its cards have no headings. */
const headsCard = (page: PageIndex, block: Block): boolean =>
  block.kind === "label" &&
  block.card !== null &&
  page.blocks.find(({ card }) => card === block.card) === block &&
  (isPlanName(block) || isOnCard(block))
/** "Oak stool" over the card of "Four legs, oiled" and its price, where the heading is over no other: the label tells of it. */
const headingOfOne = (page: PageIndex, at: number): number | undefined => {
  const over = page.blocks[at - 1]
  if (over === undefined || over.level === null || over.level < 2 || !isPlanName(over)) return undefined
  const sums = page.blocks.filter((one) => one.under.at(-1) === over.folded && priceLine(one) !== null)
  return sums.length === 1 ? at - 1 : undefined
}
/** The heading right over a price: of the same card, or of the same part where no cards are. */
const nameOver = (page: PageIndex, at: number): number | undefined => {
  const priced = page.blocks[at]
  for (let one = at - 1; one >= Math.max(0, at - farthest); one--) {
    const block = page.blocks[one]
    if (block === undefined || priced === undefined || block.region !== priced.region) return undefined
    if (block.card !== priced.card) return priced.card === null ? undefined : headingOfOne(page, one + 1)
    if (block.level !== null) return block.level > 1 && (isPlanName(block) || isOnCard(block)) ? one : undefined
    if (priceLine(block) !== null) return undefined
    if (headsCard(page, block)) return headingOfOne(page, one) ?? one
  }
  return undefined
}

const opening = /^(?:from |ab |à partir de |dès |desde |a partir de |da |vanaf )?$/iu
const concession = new RegExp(String.raw`(?<!\p{L})(?:${concessions})(?!\p{L})`, "iu")
const otherwise = new RegExp(String.raw`(?<!\p{L})(?:${otherwiseSold})(?!\p{L})`, "iu")
const shortened = /(?<!\p{L})(?:inkl|exkl|zzgl|incl|excl|plus|ca|je|à p|env|aprox|circa)\.$/iu
const longestTold = 90
/** "€55 adults, €40 under 16.", at the beginning of a paragraph about what is sold; null where other sums stand in it. */
const toldFirst = (block: Block): { readonly price: Price; readonly words: string } | null => {
  const text = tidyText(block.text)
  const [first = ""] = sentencesIn(text)
  // "31,90 € inkl. MwSt.": no sentence ends there.
  const words = withoutCall((shortened.test(first) ? text : first).replace(/[.!。]+$/u, ""))
  const [price, ...others] = pricesIn(words)
  if (price === undefined || words.length > longestTold || !opening.test(words.slice(0, price.start))) return null
  if (tellsNoPrice(words) || isExtra(words) || tellsOtherwise(words, false)) return null
  const isForFewer = others.every(({ end, currency }, at) => {
    const until = others[at + 1]?.start
    return currency === price.currency && concession.test(words.slice(end, until))
  })
  return others.length === 0 || isForFewer ? { price, words } : null
}
/** "…, in the bellows and again in the box. €380.", "From €7 to €26 a metre.": the one sum of a paragraph, in a sentence that says nothing else. */
const toldLast = (block: Block): { readonly price: Price; readonly words: string } | null => {
  const text = tidyText(block.text)
  const [price, last = price, ...others] = pricesIn(text)
  if (block.kind !== "paragraph" || price === undefined || last === undefined || others.length > 0) return null
  const told = sentencesIn(text).find((one) => one.includes(price.text)) ?? ""
  const words = told.replace(/[.!。]+$/u, "")
  const [one, top, ...more] = pricesIn(words)
  if (one === undefined || more.length > 0 || (top === undefined) !== (last === price)) return null
  const isRange = top !== undefined && top.currency === one.currency && upTo.test(words.slice(one.end, top.start))
  if (!(top === undefined ? opening : rangeOpening).test(words.slice(0, one.start)) || (top !== undefined && !isRange))
    return null
  if (words.length - (top ?? one).end > longestTail) return null
  return tellsNoPrice(text) || isExtra(text) || tellsOtherwise(text, false) ? null : { price: one, words }
}
const rangeOpening = /^(?:from |von |de |da |van |entre |between |zwischen )?$/iu
const upTo = /^ ?(?:to|and|bis|und|à|et|a|y|até|e|tot|–|-) ?$/iu
const longestTail = 30
const lineOf = (block: Block): { readonly price: Price; readonly words: string } | null => {
  const line = priceLine(block)
  return toldFirst(block) ?? (line === null ? toldLast(block) : line.name !== null || line.words === "" ? null : line)
}

/** Whether a sum is of what is given, won, had by others before, or charged by them. */
export const isOtherwise = ({ under }: Block, name: string): boolean =>
  otherwise.test([...under, name].join(" \n ")) || tellsOtherwise(name, false) || [...under, name].some(isOverOthers)

/** Every thing of a site that stands with its price under its own heading, and is paid once as far as the page tells. */
export const goodsOf = (site: SiteIndex): ReadonlyArray<PricePlan> => {
  const all = site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at): ReadonlyArray<PricePlan> => {
        const isOwn = parts.has(block.region) && block.level === null && block.kind !== "quotation"
        const line = isOwn && block.kind !== "button" ? lineOf(block) : null
        const over = line === null ? undefined : nameOver(page, at)
        const name = over === undefined ? undefined : page.blocks[over]?.text
        if (line === null || over === undefined || name === undefined || isNoPlan(name) || tellsNoPrice(name)) return []
        const { price } = line
        if (Number(price.amount) === 0 || price.paying === "recurring" || price.paying === "usage") return []
        if (isOtherwise(block, name)) return []
        // What is to come, or sold out, has no price today.
        if (says(page.blocks[over]?.tokens() ?? [], laterHeadings)) return []
        // "Regular price Sale price $289.00": the words of the shop's template are none of its own.
        const words = line.words.slice(isTemplate(line.words) ? price.start : 0)
        return [{ page, name, kind: "once", price, words, first: over, last: at }]
      })
    )
  // "From $95", at the end of a paragraph about what another page lists.
  const isLine = ({ page, last }: PricePlan) => {
    const block = page.blocks[last]
    return block !== undefined && (toldFirst(block) !== null || priceLine(block) !== null)
  }
  const listed = new Set(all.filter(isLine).map(({ page }) => page))
  return all.filter((plan) => isLine(plan) || listed.size === 0 || listed.has(plan.page))
}

/** "€56 per night", "from €40 a person": a sum by the time or the head, as whoever lets or shows something asks for it. */
const counted = new RegExp(
  String.raw`(?:${rentWords})(?!\p{L})|(?:/ ?|(?<!\p{L})(?:per|a|pro|je|par|por|cada|a|per) )(?:person|guest|pers\.?|gast|personne|persona|pessoa|persoon)(?!\p{L})`,
  "iu"
)
const leastLet = 2
/** Rooms, boats, tours: things of which the sums are counted so, side by side, each named once. */
const letOf = (site: SiteIndex): ReadonlyArray<PricePlan> => {
  const all = goodsOf(site).filter(({ price, words }) => counted.test(words.slice(price?.start ?? 0)))
  const first = all.filter(
    ({ name, price }, at) => !all.slice(0, at).some((one) => one.name === name && one.price?.amount === price?.amount)
  )
  const isOne = new Set(first.map(({ name }) => name)).size === first.length
  return isOne && first.length >= leastLet ? first.map((plan) => ({ ...plan, kind: "unknown" as const })) : []
}
/** What has a sum where nothing tells how one pays. */
export const soldSilently = (site: SiteIndex): ReadonlyArray<PricePlan> => {
  const things = letOf(site)
  return things.length > 0 ? things : atTopOf(site)
}
/** What is sold where all is bought at once: its goods, else what a button offers, unless sentences tell its sum. */
export const soldAtOnce = (
  site: SiteIndex,
  told: ReadonlyArray<{ readonly price: Price | null }>
): ReadonlyArray<PricePlan> => {
  const goods = goodsOf(site)
  return goods.length > 0 || told.some(({ price }) => price !== null) ? goods : offersOf(site).slice(0, 1)
}
const template =
  /^(?:regular price|sale price|normaler preis|verkaufspreis|prix habituel|prix normal|prix promotionnel|precio habitual|precio de oferta|preço normal|preço promocional|prezzo di listino|prezzo scontato|normale prijs|aanbiedingsprijs|通常価格|セール価格)(?!\p{L})/iu
/** Whether a price is written as a shop's template does. */
export const isTemplate = (words: string): boolean => template.test(words)

/** "Ab 40 € liefern wir versandkostenfrei", "free delivery on orders over £40": from what sum on nothing is paid for sending it. */
export const sendsFree =
  /(?<!\p{L})(?:(?:free|complimentary) (?:\p{L}+ )?(?:delivery|shipping|postage)[^.]{0,24} (?:over|above|from|of)(?!\p{L})|(?:deliver|ship|post)s?(?: \p{L}+){0,3} (?:for )?free[^.]{0,20} (?:over|above|from)(?!\p{L})|(?:ab|über) [^.]{2,14} (?:liefern|versenden|verschicken|ist (?:der|die) (?:versand|lieferung))|(?:versand|liefer)\p{L}*frei[^.]{0,12} ab(?!\p{L})|(?:livraison|port|livrons|envoi)[^.]{0,24} (?:dès|à partir|offert|gratuit)|envíos? (?:es )?grat[^.]{0,16} (?:a partir|desde)|(?:frete|envio|portes|entrega)s? (?:é )?gr[áa]t[^.]{0,16} (?:a partir|acima|em compras)|(?:spedizion|consegn)\p{L} (?:è )?gratuit[^.]{0,16} (?:da|oltre|sopra|a partire)|(?:vanaf|boven) [^.]{2,14} (?:bezorgen|verzenden|is (?:de )?(?:bezorging|verzending))|gratis (?:verzending|bezorging)[^.]{0,16} vanaf)(?!\p{L})/iu

/** "Shipping abroad is reckoned at checkout.", right after a sum. */
const shipsNext =
  /^(?:(?:worldwide|free|overseas) )?(?:shipping|delivery|postage|versand|lieferung|(?:frais de )?port|livraison|(?:los )?(?:gastos de )?envíos?|(?:o )?(?:frete|envio)|(?:le )?spedizion[ei]|verzending|verzendkosten)(?!\p{L})/iu

/** "a box, dice included" */
const oneOf =
  /^ (?:an?|per|each|the|pro|das|die|der|je|la|le|el|il|por|cada|o|a|al|per) \p{L}{3,}(?=$|[.,;]| (?:with|mit|avec|con|com|met)(?!\p{L}))/iu
const steadily = new RegExp(String.raw`(?<!\p{L})(?:${steadyTimes}|${steadyWords}|months?|weeks?)(?!\p{L})`, "iu")
/** "Rs 3,400 a box. Shipping is reckoned at checkout.", where nothing comes again and again. */
export const isShipped = ({ block, page, after }: Utterance, rest: string): boolean =>
  block.region === "pricing" &&
  oneOf.test(rest) &&
  shipsNext.test(after ?? "") &&
  !page.blocks.some(({ text }) => steadily.test(text))
