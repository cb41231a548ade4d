/** When prose stands: a line as a whole, a description sentence by sentence, a price list line by line. */
import * as Either from "effect/Either"
import type { Support } from "../../../../domain/draft/Draft.ts"
import { find, fold, ownWords } from "../../../../domain/text/Folding.ts"
import { besideProduct } from "../beside/Beside.ts"
import { type Hearing, hearingOf, judgeSentence } from "../clause/JudgeSentence.ts"
import { sentencesIn } from "../clause/voice/SentenceCuts.ts"
import type { Spoken } from "../clause/voice/Spoken.ts"
import { keepsLimits } from "../facts/price/lines/cards/Limits.ts"
import { tellsBesideSums } from "../facts/price/sums/BesideSums.ts"
import { creditLine } from "../names/FrameWords.ts"
import type { Place } from "../reading/Place.ts"
import { weakest } from "./Lanes.ts"
import { type Carried, sentenceCarried, support, unfit, type Wanting } from "./Prose.ts"
import { type Lost, type RuleContext, refused, stands, type Verdict } from "./Verdict.ts"

export type Rule = (value: string, places: ReadonlyArray<Place>, setting: RuleContext) => Verdict<string>

/** Where the page says a sentence: in its own words, or else all that is quoted for it. */
const heardFor = (sentence: string, { spoken }: Hearing): ReadonlyArray<Spoken> => {
  const bare = fold(sentence).replace(/[.!?。]+$/u, "")
  const same = spoken.filter(({ text }) => find(fold(text), bare) !== -1)
  return same.length > 0 ? same : spoken
}
const ofFrame = "this is a credit or a notice, and says nothing of the product"
/** Why a sentence is no prose of the site's own; null where it may be. */
const reasonAgainst = (sentence: string, hearing: Hearing, setting: RuleContext): string | null =>
  creditLine.test(sentence)
    ? ofFrame
    : (unfit(sentence, setting) ?? besideProduct(sentence, heardFor(sentence, hearing), setting))

/** One line of prose, all of it supported. */
export const line: Rule = (value, places, setting) => {
  const reason = creditLine.test(value) ? ofFrame : unfit(value, setting)
  if (reason !== null) return refused(reason)
  const result = support(value, places, setting.names, setting.second)
  if (!("places" in result)) return refused(result.reason)
  const beside = besideProduct(value, heardFor(value, hearingOf(result.places, setting.names)), setting)
  return beside === null ? stands(value, result.places, result.lane) : refused(beside)
}

/** Leans on the sentence before it, so falls with it. */
const leaning =
  /^(?:it|its|they|their|this|these|those|that|he|she|his|her|also|but|and|or|so|however|both|then|there|such|instead|otherwise|er|sie|es|diese[rs]?|dies|das|auch|aber|il|elle|ils|elles|cela|aussi|mais|él|ella|ellos|también|pero|ele|ela|também|mas)\b/iu

const fallsWith = "it leans on a sentence that does not stand"
/** What leans on one that may yet stand has its opinion asked for, too: opinions are asked for once. */
const after = (
  fallen: Wanting | null,
  carried: () => Either.Either<Carried, Wanting>
): Either.Either<Carried, Wanting> => {
  if (fallen === null) return carried()
  const isAsked =
    fallen.isAsked && Either.match(carried(), { onLeft: (wanting) => wanting.isAsked, onRight: () => true })
  return Either.left({ reason: fallsWith, isAsked })
}

interface Kept {
  readonly text: string
  readonly carried: ReadonlyArray<Carried>
  readonly lost: ReadonlyArray<Lost>
}

/** The sentences of a text that stand; one that leans on a fallen one falls as well. */
const keptOf = (text: string, places: ReadonlyArray<Place>, setting: RuleContext): Kept => {
  const reason = unfit(text, setting)
  if (reason !== null) return { text: "", carried: [], lost: [{ value: text, reason }] }
  const whole = support(text, places, setting.names, setting.second)
  const hearing = hearingOf(places, setting.names)
  const parts = sentencesIn(text)
  const reasons = parts.map((part) => reasonAgainst(part, hearing, setting))
  if ("places" in whole && reasons.every((one) => one === null)) return { text, carried: [whole], lost: [] }
  const kept: Array<string> = []
  const carried: Array<Carried> = []
  const lost: Array<Lost> = []
  let before: string | null = null
  let fallen: Wanting | null = null
  for (const [at, sentence] of parts.entries()) {
    const against = reasons[at] ?? null
    const verdict: Either.Either<Carried, Wanting> =
      against === null
        ? after(leaning.test(sentence) ? fallen : null, () =>
            sentenceCarried(sentence, hearing, before, setting.second)
          )
        : Either.left({ reason: against, isAsked: false })
    fallen = Either.match(verdict, { onLeft: (wanting): Wanting | null => wanting, onRight: () => null })
    before = sentence
    if (Either.isLeft(verdict)) lost.push({ value: sentence, reason: verdict.left.reason })
    else {
      kept.push(sentence)
      carried.push(verdict.right)
    }
  }
  return { text: kept.join(" "), carried, lost }
}

const together = (text: string, kept: ReadonlyArray<Kept>): Verdict<string> => {
  const carried = kept.flatMap((one) => one.carried)
  const lost = kept.flatMap((one) => one.lost)
  const first = carried[0]
  if (first === undefined) return refused(lost[0]?.reason ?? "it says nothing")
  const lane = carried.reduce((sure: Support, one) => weakest(sure, one.lane), first.lane)
  return Either.right({ value: text, places: [...new Set(carried.flatMap((one) => one.places))], support: lane, lost })
}

/** A few sentences; those that do not stand are left out. */
export const sentences: Rule = (value, places, setting) => {
  const kept = keptOf(value, places, setting)
  return together(kept.text, [kept])
}

const mark = /^(\s*(?:(?:[-*+•>]|#{1,6}|\d{1,2}[.)])\s+)?)(.*)$/
const emphasis = /\*\*|__|`/g

/** Paragraphs of prose, Markdown marks kept; sentences that nothing supports are left out, and what is empty then. */
export const paragraphs: Rule = (value, places, setting) => {
  const lines = value.split("\n").map((written) => {
    const [, lead = "", rest = ""] = mark.exec(written) ?? []
    const plain = ownWords(rest.replace(emphasis, ""))
    if (plain === "") return { text: "", kept: null }
    const kept = keptOf(plain, places, setting)
    return { text: kept.text === "" ? null : kept.text === plain ? written.trimEnd() : `${lead}${kept.text}`, kept }
  })
  const text = lines
    .flatMap((one) => (one.text === null ? [] : [one.text]))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
  return together(
    text,
    lines.flatMap(({ kept }) => kept ?? [])
  )
}

const wordsOf = (places: ReadonlyArray<Place>) => places.map(({ words }) => words)
/**
 * Prices that the price list itself tells in other words, every figure, label and limit of them; null where it does not,
 * or where only its own words may stand.
 */
export const priceLines = (
  value: string,
  places: ReadonlyArray<Place>,
  setting: RuleContext
): Verdict<string> | null => {
  if (setting.second?.ownWordsOnly === true || unfit(value, setting) !== null) return null
  const listed = places.filter(
    (place) => place.blocks !== null && place.page.blocks[place.blocks.first]?.region === "pricing"
  )
  if (listed.length === 0) return null
  const found = judgeSentence(value, hearingOf(listed, setting.names))
  if (found.as !== "stands" || found.lane !== "rule" || tellsBesideSums(value, wordsOf(found.places))) return null
  return keepsLimits(value, found.places) ? stands(value, found.places, "rule") : null
}
