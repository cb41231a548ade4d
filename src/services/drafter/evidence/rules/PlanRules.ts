/**
 * What a summary of prices may say: plans with the prices they have, sentences that tell a price, offers as data.
 * Which prices are the site's own is decided once (`facts/price/`); whatever a summary says of them, it adds none.
 */
import * as Either from "effect/Either"
import type { Support } from "../../../../domain/draft/Draft.ts"
import { find, fold, tidyText } from "../../../../domain/text/Folding.ts"
import { chargesOf } from "../charges/Charges.ts"
import { readWords } from "../clause/judge/SideBySide.ts"
import { readForeign } from "../clause/tongues/ForeignText.ts"
import { englishTongue, tongueOf } from "../clause/tongues/TongueOf.ts"
import { spokenAt } from "../clause/voice/Spoken.ts"
import { ownOf } from "../facts/Own.ts"
import { nodesOfOurs } from "../facts/OwnData.ts"
import { boundPlaces } from "../facts/price/lines/cards/BoundNotes.ts"
import { keepsLimits } from "../facts/price/lines/cards/Limits.ts"
import { summaryLines, summaryParts } from "../facts/price/lines/cards/SummaryParts.ts"
import type { PricePlan } from "../facts/price/lines/PriceLines.ts"
import type { PriceFact } from "../facts/price/PriceSentences.ts"
import type { Charges } from "../facts/price/PricingModels.ts"
import {
  hasPrices,
  isAnswerTold,
  isCostAnswer,
  isOther,
  isPlanWhole,
  isToldWhole,
  partPlaces
} from "../facts/price/Summaries.ts"
import { tellsBesideSums } from "../facts/price/sums/BesideSums.ts"
import { pricesIn } from "../facts/price/sums/Money.ts"
import { tellsNoPrice } from "../facts/price/sums/NoPrices.ts"
import { saysFreely } from "../facts/words/PriceWords.ts"
import type { Place } from "../reading/Place.ts"
import { caseless } from "../reading/patterns/Caseless.ts"
import { textSays } from "../reading/Says.ts"
import { tokensOf } from "../reading/Tokens.ts"
import { inOtherWords, weakest } from "./Lanes.ts"
import { line } from "./ProseRules.ts"
import { type RuleContext, refused, stands, supportOf, type Verdict } from "./Verdict.ts"

/** "Team 49 USD", of one offer that the page states as data of its own product. */
const statedPlaces = (
  part: string,
  places: ReadonlyArray<Place>,
  { site, names }: RuleContext
): ReadonlyArray<Place> => {
  const nodes = nodesOfOurs(site, ownOf(site, names))
  const { plans, sentences } = chargesOf(site, names)
  // A plan by another name contradicts nothing.
  const isMeant = ({ name }: PricePlan) => name === null || fold(part).includes(fold(name))
  const shown = [...plans.filter(isMeant), ...sentences].flatMap(({ price }) => price ?? [])
  const owners = new Set(places.flatMap(({ statement }) => (statement?.source === "json_ld" ? [statement.owner] : [])))
  for (const owner of owners) {
    const group = places.filter(
      ({ page, statement }) =>
        statement?.owner === owner &&
        nodes.some((node) => node.page === page && owner.startsWith(`${node.owner}.offers`))
    )
    const said = new Set(group.flatMap(({ tokens }) => tokens().map(({ text }) => text)))
    const isPriced = group.some(({ statement }) => /^(?:price|lowPrice|highPrice)$/.test(statement?.path.at(-1) ?? ""))
    const stated = (key: RegExp) => group.find(({ statement }) => key.test(statement?.path.at(-1) ?? ""))?.words ?? ""
    if (isOther(shown, stated(/^(?:price|lowPrice|highPrice)$/), stated(/^priceCurrency$/))) continue
    if (isPriced && tokensOf(fold(part)).every(({ text }) => said.has(text))) return group
  }
  return []
}

const priceWords =
  "price|prices|priced|pricing|quote|quoted|fee|fees|cost|costs|pay|paid|preis|preise|kosten|kostet|zahlen|angebot|prix|tarif|devis|coûte|payez|precio|precios|presupuesto|se paga|preço|preços|orçamento|prezzo|prezzi|preventivo|prijs|prijzen|offerte|bedrag|料金|月額|価格|見積|价格|报价|السعر|الأسعار".split(
    "|"
  )
/** "119.00": of no currency, as data has it beside the currency. */
const bareFigure = /^[\p{Nd}.,'’\s]+$/u
/** "Save 50%": what is left of which price? */
const discount =
  /^(?:save|spare[nt]?|économisez|ahorr[ae]|econom?i[sz]e|poupe|risparmi[ao]|bespaar)(?!\p{L})[^\p{Sc}]*\p{Nd} ?%[^\p{Sc}\p{Nd}]*$/iu
/** A price, or in words that there is none: "Gratis", "Price on request". */
const tellsPrice = (part: string) => {
  const text = tidyText(part)
  const isSum = /\p{Nd}/u.test(text) && !bareFigure.test(text) && !discount.test(text)
  return isSum || saysFreely.test(text) || textSays(fold(text), priceWords)
}

/** Whether a place is of the price list, tells a price by itself, or is data about what is offered. */
const isSelling = (place: Place, charges: Charges): boolean => {
  const { page, blocks, statement, words } = place
  if (isCostAnswer(place, charges)) return true
  // Of a sentence that was read as one about prices: "We keep 14 % of each rental".
  const isRead = (fact: PriceFact) =>
    fact.page === page &&
    fact.blocks !== null &&
    blocks !== null &&
    fact.blocks.first <= blocks.last &&
    blocks.first <= fact.blocks.last
  if (charges.models.length > 0 && charges.sentences.some(isRead)) return true
  if (statement !== null) return statement.path.some((key) => /^(?:offers?|price\p{L}*)$/iu.test(key))
  const isListed = blocks !== null && page.blocks[blocks.first]?.region === "pricing"
  const text = tidyText(words)
  return isListed || saysFreely.test(text) || (pricesIn(text).length > 0 && !tellsNoPrice(text))
}

/** Prose about prices, of which one quote at least is from where the site tells its own. */
const prose = (part: string, places: ReadonlyArray<Place>, setting: RuleContext): Verdict<string> => {
  if (/\p{Sc}/u.test(part) && tellsNoPrice(part)) return refused("this is no price of the product")
  const charges = chargesOf(setting.site, setting.names)
  if (!places.some((place) => isSelling(place, charges))) return refused("no quote says that this is what it costs")
  const found = line(part, places, setting)
  // "Gift cards start at £25": of another thing than what is sold.
  const isOther =
    Either.isRight(found) &&
    tellsBesideSums(
      part,
      found.right.places.map(({ words }) => words)
    )
  if (isOther) return refused("the page says it of something beside what is sold")
  return found
}
/** "We are at €412 a month", "The price of €195 ended in June", "At €18 an hour that is €360": a sum, and no price. */
const noPriceNow = caseless(
  /^(?:(?:so far|today|right now|currently),? )?(?:we|i)(?: are|'re| am|'m) at |^(?:on en est|nous en sommes) à |(?<!\p{L})(?:ended (?:in|on)|has ended|a pris fin|est terminée?|ist abgelaufen|endete|ha terminado|terminó|acabou|terminou|è (?:finit[oa]|scadut[oa])|is afgelopen|liep af)(?!\p{L})|^at .{3,24} that (?:is|makes) |終了しました/u
)
/** Whether every sentence that holds it tells no price of today. */
const isSumOfThen = (part: string, places: ReadonlyArray<Place>): boolean => {
  const holding = spokenAt(places).filter(({ text }) => find(fold(text), fold(part)) !== -1)
  return holding.length > 0 && holding.every(({ text }) => noPriceNow.test(tidyText(text)))
}

/** "Team costs £6 and Business £11 a month" is one line where the page says it whole: what its prices share stays with them. */
const partsOf = (value: string, toldWhole: (line: string) => boolean): ReadonlyArray<string> =>
  summaryLines(value).flatMap((line) => {
    const parts = summaryParts(line)
    return parts.length > 1 && toldWhole(line.trim()) ? [line.trim()] : parts
  })

/** Whether what a part counts in words is counted where its price stands: "a tin of twelve", of "12 fillets". */
const countsAsTold = (part: string, places: ReadonlyArray<Place>, names: ReadonlyArray<string>): boolean => {
  const told = places.map(({ words }) => words).join("\n")
  const tongue = tongueOf(`${part}\n${told}`, places[0]?.page.page.lang ?? null) ?? englishTongue()
  const known = new Set(readWords(readForeign(told, tongue, names)).map(({ value }) => value))
  return readWords(readForeign(part, tongue, names)).every(
    ({ value, text }) => value === null || value < 2 || /^\p{Nd}/u.test(text) || known.has(value)
  )
}

/** Each part stands or falls alone: a line of the price list, an offer, a sentence about prices. */
export const planSummary = (value: string, places: ReadonlyArray<Place>, setting: RuleContext): Verdict<string> => {
  const charges = chargesOf(setting.site, setting.names)
  // What something costs is no matter of opinion.
  const { second: asked, ...unasked } = setting
  const sure = asked === undefined ? unasked : { ...setting, second: { ...asked, approves: () => false } }
  const kept: Array<{
    readonly part: string
    readonly places: ReadonlyArray<Place>
    readonly lane: Support
    readonly told: boolean
    /** Holds for what is listed, and is no price by itself. */
    readonly isNote?: boolean
  }> = []
  const whole = isToldWhole(value, charges)
  const judged = new Map<string, Verdict<string>>()
  const judge = (part: string): Verdict<string> => {
    const verdict = judged.get(part) ?? prose(part, places, sure)
    judged.set(part, verdict)
    return verdict
  }
  const isTold = (part: string) => Either.isRight(judge(part))
  const parts = whole ? [value] : partsOf(value, (line) => isPlanWhole(line, charges) || isTold(line))
  let reason = "it states no price"
  for (const part of parts) {
    if (isSumOfThen(part, places)) {
      reason = "this is no price of today"
      continue
    }
    const listed = partPlaces(part, charges, places, setting.site)
    const carried = listed.length > 0 ? listed : statedPlaces(part, places, setting)
    if (carried.length > 0 && countsAsTold(part, carried, setting.names)) {
      const lane = supportOf({ value: part, places: carried })
      if (asked?.ownWordsOnly === true && lane === "rule") reason = inOtherWords
      else kept.push({ part, places: carried, lane, told: whole })
      continue
    }
    const bound = boundPlaces(part, places)
    if (bound.length > 0) {
      kept.push({ part, places: bound.slice(0, 1), lane: "copied", told: false, isNote: true })
      continue
    }
    // Where several prices stand together, each sign of them has been held against the page's lines.
    if (!hasPrices(part, charges, places) && !(summaryParts(part).length > 1 && isTold(part))) {
      reason = `the site has no plan with this price: ${part}`
      continue
    }
    const verdict = judge(part)
    if (Either.isRight(verdict) && summaryParts(part).length === 1 && !keepsLimits(part, verdict.right.places))
      reason = `it leaves out by what this is counted: ${part}`
    else if (Either.isRight(verdict))
      kept.push({
        part,
        places: verdict.right.places,
        lane: verdict.right.support ?? supportOf(verdict.right),
        told: isAnswerTold(part, charges)
      })
    else reason = verdict.left
  }
  if (!kept.some(({ part, told, isNote }) => told || (isNote !== true && tellsPrice(part)))) return refused(reason)
  const text = kept.length === parts.length ? value : kept.map(({ part }) => part).join("; ")
  const lane = kept.reduce((sure: Support, one) => weakest(sure, one.lane), "stated")
  return stands(text, [...new Set(kept.flatMap((one) => one.places))], lane)
}
