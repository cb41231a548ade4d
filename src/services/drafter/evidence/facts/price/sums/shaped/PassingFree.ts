/** What a site that shows no sum says of itself in passing: "100% free", "Free download for iOS", "our free timer", "Kostenlos herunterladen". */
import type { Region } from "../../../../../../../domain/draft/PageBlocks.ts"
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere, caseless } from "../../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { startsNamed } from "../../../Said.ts"
import { freeBut, freeExtras, freeToSome, trialWords } from "../../../words/PriceWords.ts"
import { priceLine } from "../../lines/PriceLines.ts"
import { costsNothing, pricesIn } from "../Money.ts"
import { languageTold, namesOthers, somebodyDoes } from "../NamedBeside.ts"
import { isNarrowed } from "../others/Narrowed.ts"
import { notToday, type PricingModel, withoutDenied } from "../Told.ts"
import { forNow, othersPay, someOnly } from "../words/BesideWords.ts"
import { freeTitled } from "./FreeTitled.ts"
import {
  freeButtons,
  freeButtonsUnspaced,
  freeLines,
  freeLinesUnspaced,
  freeOpening,
  freeOpeningUnspaced,
  freeSubject,
  freeThingNamed,
  freeThings,
  freeToUse,
  opensOnly,
  ourFreeThing,
  paidHere,
  paidSurely,
  saidOnly
} from "./words/FreeInPassing.ts"
import { freeInStores, hadForNothing, hadForNothingUnspaced, stores } from "./words/HadForNothing.ts"

const parts: ReadonlySet<Region> = new Set(["hero", "main", "features", "pricing", "faq"])
const isTelling = ({ region, kind }: Block) => parts.has(region) && kind !== "quotation"
const line = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:${freeLines}|${freeInStores})(?!\\p{L}|-)|${freeLinesUnspaced})(?=$|[.!。！:]| [·|–—✓-] )`,
  "iu"
)
const button = new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${freeButtons})(?!\\p{L}|-)|${freeButtonsUnspaced})`, "iu")
const ourThing = caseless(new RegExp(`(?<!\\p{L})(?:${ourFreeThing})(?![\\p{L}-])`, "u"))
const bounds = [trialWords, freeExtras, freeToSome].map(anywhere)
const opening = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:${freeOpening})(?!\\p{L}|-)(?=${opensOnly})|(?:${freeToUse})(?=, )|${freeOpeningUnspaced})`,
  "iu"
)
const subject = new RegExp(`^${freeSubject}(?!\\p{L}|-)(?=${saidOnly})`, "iu")
const had = [
  ...hadForNothing.map((shape) => new RegExp(`^(?:${shape})(?!\\p{L}|-)(?=${saidOnly})`, "iu")),
  new RegExp(`^(?:${hadForNothingUnspaced})`, "iu")
]
const inStores = new RegExp(stores, "giu")
/** "Download Acme for free on the App Store." */
const isFreelyHad = (sentence: string, own: Own): boolean =>
  had.some((shape) => {
    const { who, whom, who3 } = shape.exec(sentence)?.groups ?? {}
    return own.isName(who ?? whom ?? who3 ?? "") && !isPaid.test(sentence)
  })
const ownThing = new RegExp(`^${freeThingNamed}(?!\\p{L}|-)`, "iu")
const [isPaid, isSurelyPaid] = [anywhere(paidHere), anywhere(paidSurely)]
/** Of a part, of a while, or of others. */
const narrower =
  /(?<!\p{L})(?:(?:free|kostenlose[rnms]?|gratis|gratuite?|gratuit[oa]|grátis) (?:\p{L}+ )?(?:version|edition|plan|tier|account|konto|sample|samples|compte|cuenta|conta)|(?:version|versión|versão|versione|versie|plan|plano|piano|compte|cuenta|conta) (?:gratuite?|gratuit[oa]|gratis|grátis)|demo|b[eêè]ta|preview|probe\p{L}*|testversion|essai|muestra|amostra|prova|proef\p{L}*|alternatives?|was|once)(?!\p{L})|体験|お試し|試用|试用|تجريب/iu
const longest = 200

const noAccount =
  /(?<!\p{L})(?:to use|to play|to download|forever|open[- ]source|(?:no|without an?) (?:account|sign[- ]?ups?|registration|login|ads|watermarks?|subscriptions?|install\p{L}*))(?!\p{L})/iu
/** What a question right above is about: "Is it free?", and not "Is cancelling free?". */
const ofThing = caseless(
  new RegExp(`(?<!\\p{L})(?:it|this|app|use|utiliser|nutzen|usar|usare|gebruiken|${freeThings})(?!\\p{L})`, "u")
)
const isAskedOfIt = (page: PageIndex, at: number, own: Own): boolean => {
  const question = tidyText(page.blocks[at - 1]?.text ?? "")
  return (
    !/[?？؟]$/u.test(question) || ofThing.test(question) || own.isIn(fold(question)) || !/\p{scx=Latn}/u.test(question)
  )
}
/** What goes on after a sentence about somebody else is about them. */
const isOfOther = (before: string | undefined, own: Own, lang: string): boolean =>
  before !== undefined && !startsNamed(own, before) && (namesOthers(own, before, lang) || somebodyDoes.test(before))
/** "Acme is free to use and built by one person.", "Free, no account needed." */
const isPlain = (sentence: string, before: string | undefined, own: Own, lang: string): boolean => {
  if (forNow.test(sentence)) return false
  const thing = ownThing.exec(sentence)?.groups?.who
  if (thing !== undefined && own.subject(thing) === "own") return !isPaid.test(sentence)
  if (isFreelyHad(sentence, own)) return true
  const who = subject.exec(sentence)?.groups?.who
  // "It" may be the parking; nobody needs an account for that.
  const isIt = who !== undefined && /^it$/iu.test(who) && noAccount.test(sentence)
  if (who !== undefined && own.subject(who) === "own") return true
  return (opening.test(sentence) || isIt) && !isOfOther(before, own, lang)
}
interface Words {
  readonly words: string
  readonly isPlain: boolean
}
/** The words that tell it: of a paragraph their sentence, and none that leads to a list. */
const toldIn = (page: PageIndex, block: Block, own: Own): Words | null => {
  const { kind, text } = block
  const told = tidyText(text)
  const sentences = sentencesIn(told)
  const lang = languageTold({ page, block })
  // "Acme is free. Only for schools, though."
  const plain =
    kind === "button"
      ? undefined
      : sentences.find(
          (one, at) => isPlain(one, sentences[at - 1], own, lang) && !isNarrowed(sentences[at + 1] ?? null)
        )
  if (plain !== undefined && plain.length <= longest) return { words: plain, isPlain: true }
  if (told.length > longest) return null
  if (line.test(told) || (kind === "button" && button.test(told))) return { words: text, isPlain: false }
  const words = sentences.find((one) => ourThing.test(one) && !/[:：]$/u.test(one))
  return words === undefined ? null : { words, isPlain: false }
}
/** Whether the words around leave it free to all, today. */
const isWhole = (page: PageIndex, at: number, words: string, own: Own): boolean => {
  const block = page.blocks[at]
  const next = page.blocks[at + 1]
  if (block === undefined) return false
  const text = tidyText(block.text)
  const lang = languageTold({ page, block })
  const named = isFreelyHad(words, own) ? words.replace(inStores, "") : words
  const near = [words, ...block.under, next?.card !== null && next?.card === block.card ? tidyText(next.text) : ""]
  return (
    isAskedOfIt(page, at, own) &&
    !(next?.level === null && isNarrowed(tidyText(next.text))) &&
    !near.some((one) => bounds.some((words) => words.test(one)) || narrower.test(one) || othersPay.test(one)) &&
    !someOnly.test(words) &&
    !notToday.test(withoutDenied(words)) &&
    !freeBut.test(withoutDenied(words)) &&
    (line.test(text) ||
      opening.test(words) ||
      block.kind === "button" ||
      !(own.namesOther(named) || namesOthers(own, named, lang)))
  )
}

/** Of a site on which no line has a sum, and nothing is paid for. */
const isUnpaid = (pages: SiteIndex, paid: ReturnType<typeof anywhere>): boolean =>
  pages.every(({ blocks }) =>
    blocks.every((block) => {
      if (!isTelling(block)) return true
      const text = tidyText(block.text)
      const sum =
        block.region === "pricing" ? pricesIn(text).find((one) => !costsNothing(one)) : priceLine(block)?.price
      return (sum === undefined || costsNothing(sum)) && !paid.test(withoutDenied(text))
    })
  )

interface Found extends Words {
  readonly page: PageIndex
  readonly block: Block
  readonly at: number
}
const asFact = ({ page, block, at, words }: Found): Fact<PricingModel> & { readonly isCall: boolean } => ({
  value: "free",
  page,
  words,
  telling: "",
  blocks: { first: at, last: at },
  statement: null,
  isCall: block.kind === "button"
})

/** What stands closest to saying it: a plain sentence, a line of its own, else a phrase, else a button. */
export const passingFree = (
  site: SiteIndex,
  own: Own
): ReadonlyArray<Fact<PricingModel> & { readonly isCall: boolean }> => {
  const pages = site.filter((page) => !isAsidePage(page))
  const found = pages.flatMap((page) =>
    page.blocks.flatMap((block, at) => {
      const told = isTelling(block) ? toldIn(page, block, own) : null
      return told !== null && isWhole(page, at, told.words, own) ? [{ ...told, page, block, at }] : []
    })
  )
  const plainly = found.filter((one) => one.isPlain)
  if (plainly.length > 0 && isUnpaid(pages, isSurelyPaid)) return plainly.slice(0, 1).map(asFact)
  const titled = freeTitled(site)
  if (found.length + titled.length === 0 || !isUnpaid(pages, isPaid)) return []
  if (found.length === 0) return titled.slice(0, 1).map((fact) => ({ ...fact, isCall: false }))
  const lines = found.filter(({ block }) => line.test(tidyText(block.text)))
  const phrases = found.filter(({ block }) => block.kind !== "button")
  return (lines.length > 0 ? lines : phrases.length > 0 ? phrases : found).slice(0, 1).map(asFact)
}
