/** "The core app is free. Premium unlocks widgets.": lines that tell in what words they like that a part is free and more is paid for. */
import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere, caseless } from "../../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, isHome } from "../../../Paths.ts"
import { inOwnVoice } from "../../../Said.ts"
import { freeExtras, freeToSome, laterPlanned, trialWords } from "../../../words/PriceWords.ts"
import { languageTold, namesOthers } from "../NamedBeside.ts"
import { notToday, type PricingModel, withoutDenied } from "../Told.ts"
import { othersPay } from "../words/BesideWords.ts"
import {
  freelyHad,
  freelyHadUnspaced,
  freeSort,
  isAdded,
  isAddedUnspaced,
  moreHad,
  moreHadUnspaced,
  paidSort
} from "./words/TierTelling.ts"

const either = (words: string, unspaced: string) =>
  caseless(new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])|${unspaced}`, "u"))
const free = either(freelyHad, freelyHadUnspaced)
const more = either(moreHad, moreHadUnspaced)
const added = either(isAdded, isAddedUnspaced)
const bound = [trialWords, freeExtras, freeToSome].map(anywhere)
const planned = anywhere(laterPlanned)
const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "faq"])
const longest = 420

/** Of its first page, of its prices, or of an answer: elsewhere "free" may be of anything. */
const isTelling = (page: PageIndex, block: Block) =>
  parts.has(block.region) &&
  inOwnVoice(block) &&
  block.text.length <= longest &&
  (isHome(page) || block.region === "pricing" || block.region === "faq")

/** "Loafly Premium unlocks widgets." */
const tierOf = /^(?<who>\p{Lu}[\p{L}\p{Nd}]+) (?:Premium|Pro|Plus)(?!\p{L})/u
const isTierOfOther = (own: Own, text: string): boolean => {
  const who = tierOf.exec(text)?.groups?.who
  return who !== undefined && !own.isIn(fold(who)) && own.namesOther(`x ${who}`)
}

const tells = (page: PageIndex, block: Block, own: Own): boolean => {
  const text = tidyText(block.text)
  if (!more.test(text) || !free.test(text) || !added.test(text) || othersPay.test(text)) return false
  const sentences = sentencesIn(text).filter((one) => !/[?？؟]$/u.test(one))
  // What is tried, given to some, or given beside is free in another way.
  const frees = sentences.filter((one) => free.test(one) && !bound.some((words) => words.test(one)))
  const paid = sentences.filter((one) => more.test(withoutDenied(one)) && added.test(one))
  const isToday = (one: string) => !planned.test(one) && !notToday.test(withoutDenied(one))
  const lang = languageTold({ page, block })
  return (
    frees.some(isToday) &&
    paid.length > 0 &&
    paid.every(isToday) &&
    [...frees, ...paid].every((one) => !namesOthers(own, one, lang) && !isTierOfOther(own, one))
  )
}

const sorts = [freeSort, paidSort].map(anywhere)
/** "The editor is for Premium users. Free users can look around.", on any page: both are told at once, and of nothing else. */
const tellsSorts = (block: Block, page: PageIndex, own: Own): boolean => {
  const told = tidyText(block.text)
  if (!parts.has(block.region) || !inOwnVoice(block) || told.length > longest) return false
  const lang = languageTold({ page, block })
  return (
    sorts.every((words) => words.test(told)) &&
    !othersPay.test(told) &&
    ![...bound, planned].some((words) => words.test(told)) &&
    !namesOthers(own, told, lang)
  )
}

export const twoTiers = (site: SiteIndex, own: Own): ReadonlyArray<Fact<PricingModel> & { readonly isCall: boolean }> =>
  site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at) => {
        const isTold = isTelling(page, block) && tells(page, block, own)
        if (!isTold && !tellsSorts(block, page, own)) return []
        const blocks = { first: at, last: at }
        // Who can do what sums up no price.
        return [
          { value: "freemium" as const, page, words: block.text, telling: "", blocks, statement: null, isCall: !isTold }
        ]
      })
    )
