/** What a site that shows no sum at all says of its price, wherever it opens: "We'll send you a quote", "A free map of all fountains". */

import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { Block, SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, isHome } from "../../../Paths.ts"
import { isOwnContext, ownSaid, saidFact, type Utterance } from "../../../Said.ts"
import { freeExtras, freeToSome, trialWords } from "../../../words/PriceWords.ts"
import { costsNothing, pricesIn } from "../Money.ts"
import { languageTold, namesOthers } from "../NamedBeside.ts"
import { plainlyQuoted } from "../plain/PlainQuotes.ts"
import { notToday, opensHome, type PricingModel } from "../Told.ts"
import { othersPay, someOnly } from "../words/BesideWords.ts"
import { paidShapesIn } from "./PaidShapes.ts"
import { passingFree } from "./PassingFree.ts"
import { quoteCalled } from "./QuoteCalls.ts"
import { pricedAsAsked } from "./WorkedOut.ts"
import { coverWords, freeDelivery, guideWords, paidFor, quoteNouns } from "./words/UnpricedWords.ts"

const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "contact", "faq"])
const isTelling = ({ region, kind }: Block) => parts.has(region) && kind !== "quotation"
const bound = [trialWords, freeExtras, freeToSome, paidFor].map(anywhere)
const quote = anywhere(quoteNouns)
const longest = 160

/** "Tell us about your day, and we'll send you a quote", in the words of those who do it. */
const quoteTold = (said: Utterance, own: Own): boolean =>
  quote.test(said.text) &&
  isTelling(said.block) &&
  plainlyQuoted({ ...said, block: { ...said.block, region: "pricing" } }, own, false).length > 0

/** "A free map of every fountain in Leeds": what it is, at the top of the first page. */
const freeTold = (said: Utterance, own: Own): boolean => {
  const { text, block, before } = said
  const shapes = paidShapesIn(languageTold(said))
  if (shapes === null || !opensHome(said) || before.length > 0 || text.length > longest) return false
  if (block.region !== "hero" && block.level !== null) return false
  const told = fold(text)
  const found = shapes.freeLine.exec(told)
  if (found === null || someOnly.test(text) || notToday.test(text) || othersPay.test(text)) return false
  const rest = told.slice(found[0].length)
  if (bound.some((words) => words.test(`${found[0]} ${rest}`))) return false
  return !namesOthers(own, text.slice(0, found[0].length), languageTold(said)) && isOwnContext(own, said, "none")
}

/** "£5,000,000" under "Public liability insurance", "Free delivery on orders over 50 €": a sum, and none of what is sold. */
const isAsked = (block: Block): boolean => {
  const text = tidyText(block.text)
  if (pricesIn(text).every((price) => costsNothing(price))) return false
  const isNone = (one: string) => notAsked.test(one)
  if (block.kind === "label" && isNone(block.under.at(-1) ?? "")) return false
  return sentencesIn(text).some((one) => pricesIn(one).some((price) => !costsNothing(price)) && !isNone(one))
}
const notAsked = anywhere(`${freeDelivery}|${coverWords}`)
const isUnpriced = (site: SiteIndex) =>
  site.every((page) => isAsidePage(page) || page.blocks.every((block) => !isTelling(block) || !isAsked(block)))
/** "Surveys typically start from around £850.": sums that only show what to expect, in sentences. */
const guiding = anywhere(guideWords)
const guidesOnly = (site: SiteIndex) =>
  site.every(
    (page) =>
      isAsidePage(page) ||
      page.blocks.every(({ region, kind, text }) => {
        const told = tidyText(text)
        const isSum = region !== "reviews" && pricesIn(told).some((price) => !costsNothing(price))
        return !isSum || (kind === "paragraph" && parts.has(region) && guiding.test(told))
      })
  )
const isPaid = anywhere(paidFor)
/** That something is paid for, on a page of any kind. */
const tellsPaid = (site: SiteIndex) =>
  site.some(({ blocks }) => blocks.some((block) => isTelling(block) && isPaid.test(tidyText(block.text))))

export const unpriced = (
  site: SiteIndex,
  own: Own
): ReadonlyArray<Fact<PricingModel> & { readonly isCall?: boolean }> => {
  const passing = passingFree(site, own)
  if (passing.length > 0) return passing
  if (!isUnpriced(site))
    return guidesOnly(site) ? quoteCalled(site, own, true).map((fact) => ({ ...fact, isCall: true })) : []
  const home = ownSaid(site).filter(({ page, text }) => isHome(page) && text.length <= longest)
  const free = home.filter((said) => freeTold(said, own))
  if (free.length > 0) return tellsPaid(site) ? [] : free.map((said) => saidFact(said, "free", ""))
  const quoted = home.filter((said) => quoteTold(said, own)).map((said) => saidFact(said, "contact-sales" as const, ""))
  if (quoted.length > 0) return quoted
  return [...quoteCalled(site, own), ...pricedAsAsked(site, own)].map((fact) => ({ ...fact, isCall: true }))
}
