/** What a site that shows no sum says of itself in passing: "100% free", "Free download for iOS", "our free timer", "Kostenlos herunterladen". */
import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere, caseless } from "../../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { freeBut, freeExtras, freeToSome, trialWords } from "../../../words/PriceWords.ts"
import { priceLine } from "../../lines/PriceLines.ts"
import { costsNothing, pricesIn } from "../Money.ts"
import { namesOthers } from "../NamedBeside.ts"
import { notToday, type PricingModel, withoutDenied } from "../Told.ts"
import { othersPay, someOnly } from "../words/BesideWords.ts"
import {
  freeButtons,
  freeButtonsUnspaced,
  freeLines,
  freeLinesUnspaced,
  ourFreeThing,
  paidHere
} from "./words/FreeInPassing.ts"

const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "faq"])
const isTelling = ({ region, kind }: Block) => parts.has(region) && kind !== "quotation"
const line = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:${freeLines})(?!\\p{L}|-)|${freeLinesUnspaced})(?=$|[.!。！:]| [·|–—✓-] )`,
  "iu"
)
const button = new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${freeButtons})(?!\\p{L}|-)|${freeButtonsUnspaced})`, "iu")
const ourThing = caseless(new RegExp(`(?<!\\p{L})(?:${ourFreeThing})(?![\\p{L}-])`, "u"))
const bounds = [trialWords, freeExtras, freeToSome].map(anywhere)
const isPaid = anywhere(paidHere)
/** Of a part, of a while, or of others. */
const narrower =
  /(?<!\p{L})(?:(?:free|kostenlose[rnms]?|gratis|gratuite?|gratuit[oa]|grátis) (?:\p{L}+ )?(?:version|edition|plan|tier|account|konto|sample|samples|compte|cuenta|conta)|(?:version|versión|versão|versione|versie|plan|plano|piano|compte|cuenta|conta) (?:gratuite?|gratuit[oa]|gratis|grátis)|demo|b[eêè]ta|preview|probe\p{L}*|testversion|essai|muestra|amostra|prova|proef\p{L}*|alternatives?|was|once)(?!\p{L})|体験|お試し|試用|试用|تجريب/iu
const longest = 200

/** The words that tell it: of a paragraph their sentence, and none that leads to a list. */
const toldIn = ({ kind, text }: Block): string | null => {
  const told = tidyText(text)
  if (told.length > longest) return null
  if (line.test(told) || (kind === "button" && button.test(told))) return text
  return sentencesIn(told).find((one) => ourThing.test(one) && !/[:：]$/u.test(one)) ?? null
}
/** Whether the words around leave it free to all, today. */
const isWhole = (page: PageIndex, at: number, words: string, own: Own): boolean => {
  const block = page.blocks[at]
  const next = page.blocks[at + 1]
  if (block === undefined) return false
  const text = tidyText(block.text)
  const lang = (block.lang ?? page.page.lang ?? "en").slice(0, 2).toLowerCase()
  const near = [text, ...block.under, next?.card !== null && next?.card === block.card ? tidyText(next.text) : ""]
  return (
    !near.some((one) => bounds.some((words) => words.test(one)) || narrower.test(one) || othersPay.test(one)) &&
    !someOnly.test(words) &&
    !notToday.test(withoutDenied(words)) &&
    !freeBut.test(withoutDenied(words)) &&
    (line.test(text) || block.kind === "button" || !(own.namesOther(words) || namesOthers(own, words, lang)))
  )
}

/** Of a site on which no line has a sum, and nothing is paid for. */
const isUnpaid = (pages: SiteIndex): boolean =>
  pages.every(({ blocks }) =>
    blocks.every((block) => {
      if (!isTelling(block)) return true
      const text = tidyText(block.text)
      const sum =
        block.region === "pricing" ? pricesIn(text).find((one) => !costsNothing(one)) : priceLine(block)?.price
      return (sum === undefined || costsNothing(sum)) && !isPaid.test(withoutDenied(text))
    })
  )

/** What stands closest to saying it: a line of its own, else a phrase, else a button. */
export const passingFree = (
  site: SiteIndex,
  own: Own
): ReadonlyArray<Fact<PricingModel> & { readonly isCall: boolean }> => {
  const pages = site.filter((page) => !isAsidePage(page))
  const found = pages.flatMap((page) =>
    page.blocks.flatMap((block, at) => {
      const words = isTelling(block) ? toldIn(block) : null
      return words !== null && isWhole(page, at, words, own) ? [{ page, block, at, words }] : []
    })
  )
  if (found.length === 0 || !isUnpaid(pages)) return []
  const lines = found.filter(({ block }) => line.test(tidyText(block.text)))
  const phrases = found.filter(({ block }) => block.kind !== "button")
  return (lines.length > 0 ? lines : phrases.length > 0 ? phrases : found)
    .slice(0, 1)
    .map(({ page, block, at, words }) => ({
      value: "free",
      page,
      words,
      telling: "",
      blocks: { first: at, last: at },
      statement: null,
      isCall: block.kind === "button"
    }))
}
