/** What it costs, how it is paid for and how far along it is, in the words of its pages. */
import type { Backed, Quote } from "../../../domain/draft/Candidates.ts"
import { fold, tidyText } from "../../../domain/text/Folding.ts"
import { chargesOf } from "../evidence/charges/Charges.ts"
import { stageFacts } from "../evidence/facts/company/stage/Stages.ts"
import type { Fact } from "../evidence/facts/Fact.ts"
import { lineOf, quotedLine } from "../evidence/facts/price/lines/cards/PlanLines.ts"
import type { PricePlan } from "../evidence/facts/price/lines/PriceLines.ts"
import type { PriceFact } from "../evidence/facts/price/PriceSentences.ts"
import type { Charges } from "../evidence/facts/price/PricingModels.ts"
import { pricesShown } from "../evidence/facts/price/Summaries.ts"
import { costsNothing, pricesIn } from "../evidence/facts/price/sums/Money.ts"
import { byTime } from "../evidence/facts/price/sums/Told.ts"
import { saysFreely } from "../evidence/facts/words/PriceWords.ts"
import type { SiteIndex } from "../evidence/reading/PageIndex.ts"
import { tokensOf } from "../evidence/reading/Tokens.ts"
import { offered } from "./Locating.ts"
import { areSentences, withAlong } from "./prices/AlongTold.ts"
import { answeredCosts } from "./prices/CostAnswers.ts"
import {
  asksToAsk,
  costIn,
  opensElsewhere,
  saidOnce,
  saysFreeToo,
  saysOnRequest,
  withoutCalls
} from "./prices/CostSentences.ts"
import { startsSummed } from "./prices/LeastSums.ts"
import { type ListNote, leadsToNote, notesOf } from "./prices/ListNotes.ts"
import { type PriceList, toldLists } from "./prices/PriceLists.ts"
import { rangeSummary } from "./prices/RangeSummaries.ts"
import { statedOffers } from "./prices/StatedOffers.ts"
import { boundsBeside, type PricedPlace } from "./prices/UntoldSums.ts"
import { tellsAllSums } from "./prices/WholeSummaries.ts"
import { quoteOf, type Reading } from "./reading/Reading.ts"

/** Of a summary, in characters; prices listed. */
const longest = 300
const mostPrices = 6
const longestSum = 160
/** Of what is not about the cost, and may stand behind it. */
const shortRest = 16

interface Line {
  readonly text: string
  readonly quotes: ReadonlyArray<Quote>
}
const siteOf = (readings: ReadonlyArray<Reading>): SiteIndex => readings.map(({ page }) => page)

/** A plan as its card tells it; `isPlain`: its name and its sum alone. */
const toldOf = (plan: PricePlan, plans: ReadonlyArray<PricePlan>, isPlain: boolean): ReadonlyArray<Line> => {
  const line = lineOf(plan, plans)
  return line === null
    ? []
    : [
        {
          text: isPlain ? line.plain : line.text,
          quotes: [
            ...line.heads.map((head) => quoteOf(plan.page, head.text)),
            quoteOf(plan.page, quotedLine(plan.page, line))
          ]
        }
      ]
}

/** "Starter | $1.80 | $0.03" of one call and of another: sums of which the name of the plan tells no use. */
const isOfParts = ({ kind, name, page, price }: PricePlan, plans: ReadonlyArray<PricePlan>): boolean =>
  kind === "usage" &&
  name !== null &&
  plans.some((one) => one.page === page && one.name === name && one.price?.amount !== price?.amount)

const lengthOf = (lines: ReadonlyArray<Line>) => lines.reduce((sum, { text }) => sum + text.length + 2, -2)
/** A sentence ends where the next line begins. */
const joined = (lines: ReadonlyArray<Line>): Backed<string> => ({
  value: lines.map(({ text }, at) => (at < lines.length - 1 ? text.replace(/[.。]+$/u, "") : text)).join("; "),
  evidence: lines.flatMap(({ quotes }) => quotes)
})
const distinct = (lines: ReadonlyArray<Line>) =>
  lines.filter(({ text }, at) => lines.findIndex((one) => fold(one.text) === fold(text)) === at)
/** "$0.35 per GB", said within "You pay $0.35 per GB scanned." as well. */
const isWithin = ({ text }: Line, others: ReadonlyArray<Line>) =>
  others.some((one) => one.text.length > text.length + 1 && fold(one.text).includes(fold(text).replace(/[.。]$/u, "")))

/** Several ways to tell the same, of those that have room. */
const fitting = (...ways: ReadonlyArray<ReadonlyArray<Line>>): ReadonlyArray<Backed<string>> =>
  ways.filter((lines) => lines.length > 0 && lengthOf(lines) <= longest).map(joined)

/** All lists, with what stands beside each sum; where they have no room, names and sums. */
const listSummary = (
  lists: ReadonlyArray<PriceList>,
  site: ReadonlyArray<PricePlan>
): ReadonlyArray<Backed<string>> => {
  const linesOf = (isPlain: boolean) =>
    distinct(lists.flatMap(({ plans }) => plans.flatMap((plan) => toldOf(plan, site, isPlain))))
  const isOpen = lists.some(({ plans }) => plans.some((plan) => lineOf(plan, site)?.isOpen === true))
  const told = lists.slice(0, 1).flatMap(notesOf)
  const asLines = (some: ReadonlyArray<ListNote>) =>
    distinct(some.map(({ page, text }) => ({ text, quotes: [quoteOf(page, text)] })))
  // What a sum leads to by an asterisk is told first, and always.
  const leads = lists.some(leadsToNote)
  const led = leads ? asLines(told.filter(({ isLedTo }) => isLedTo)) : []
  if (leads && led.length === 0) return []
  const notes = [...led, ...asLines(told.filter(({ isLedTo, isBare }) => (leads ? !isLedTo : !isBare)))]
  const lines = linesOf(false)
  const noted = notes
    .map((_, at) => [...lines, ...notes.slice(0, notes.length - at)])
    .filter((_, at) => notes.length - at >= led.length)
  return fitting(...noted, led.length > 0 ? [] : lines, isOpen || led.length > 0 ? [] : linesOf(true))
}

const summary = (lines: ReadonlyArray<Line>): ReadonlyArray<Backed<string>> => {
  const kept: Array<Line> = []
  const told = distinct(lines.slice(0, 4 * mostPrices))
  for (const line of told.filter((one) => !isWithin(one, told)))
    if (kept.length < mostPrices && lengthOf([...kept, line]) <= longest) kept.push(line)
  return kept.length === 0 ? [] : [joined(kept)]
}

/** A sentence, and no button, that says how something is paid: of free software, where prices are asked after. */
const tellsHow = ({ value, words, page, blocks, isCall }: PriceFact): boolean => {
  if (isCall === true) return false
  const [above, block] = blocks === null ? [] : [page.blocks[blocks.first - 1], page.blocks[blocks.first]]
  const isAboutPrices = block?.region === "pricing" || (above?.region === "pricing" && above.level !== null)
  // "Pídenos presupuesto." is a sentence, where prices are told.
  const isSentence = isAboutPrices && block?.kind === "paragraph" && /\p{L} .*[.!]$|\p{scx=Han}.{6,}。$/u.test(words)
  const isCost = value !== "open-source" || isAboutPrices || saysFreeToo(words)
  return isCost && !opensElsewhere(words) && (isSentence || saysOnRequest(words) || tokensOf(fold(words)).length > 3)
}

/** "Is Acme free? Yes.": says how it is paid, and sums up nothing. */
const asks = /[?？؟]/u

const isNameless = ({ kind, name, price }: PricePlan) => kind !== "free" && name === null && price !== null
/** A summary with what is paid at least, or to begin with, whatever is bought; nothing where it cannot be told whole. */
const madeWhole = (
  summary: Backed<string>,
  plans: ReadonlyArray<PricedPlace>,
  site: SiteIndex
): ReadonlyArray<Backed<string>> => {
  const bounds = boundsBeside(summary.value, plans)
  if (bounds === null) return []
  const bare = (text: string) => text.replace(/[.。]+$/u, "")
  const value =
    bounds.length === 0 ? summary.value : [summary.value, ...bounds.map(({ text }) => text)].map(bare).join("; ")
  const evidence = [...summary.evidence, ...bounds.map(({ page, text }) => quoteOf(page, text))]
  return value.length <= longest && tellsAllSums(value, plans, site) ? [{ value, evidence }] : []
}

/** Of a site that sets plans beside their prices. */
const plansSummed = ({ plans, models, sentences }: Charges, site: SiteIndex): ReadonlyArray<Backed<string>> => {
  // Sums in several currencies are of several things, or of a template that was never filled in.
  const currencies = new Set(plans.flatMap(({ price }) => price?.currency ?? []))
  // Of a list each thing has a name, and is bought: what is not stands beside it, second-hand or sold by somebody else.
  const isBought = (plan: PricePlan) =>
    models.some(({ page, blocks }) => page === plan.page && blocks?.first === plan.first && blocks.last === plan.last)
  const areBought = plans.some(isBought)
  const isStray = (plan: PricePlan) =>
    plan.kind === "unknown" &&
    ((areBought && !isBought(plan) && !byTime.test(plan.words)) ||
      (plan.name === null && plans.some(({ page, name }) => page === plan.page && name !== null)))
  // A sum without a name tells nothing, save where it is told how it is paid.
  const isBare = (plan: PricePlan) => plan.kind === "unknown" && plan.name === null && models.length === 0
  // A plan whose sum could not be read is one of those that are for sale.
  const isUnread = (plan: PricePlan) =>
    plan.name !== null && plan.price === null && plan.words === "" && plan.kind !== "ask" && plan.kind !== "free"
  if (currencies.size > 1 || plans.some(isUnread)) return []
  const sold = plans.filter((plan) => !isStray(plan) && !isOfParts(plan, plans))
  // "$0.002" by itself is of one of something.
  const isOfOne = ({ kind, price }: PricePlan) => kind === "unknown" && price !== null && Number(price.amount) < 1
  const underOf = ({ page, first }: PricePlan) => page.blocks[first]?.under ?? []
  const isUnderOne = (one: PricePlan, plan: PricePlan) =>
    underOf(one).some((title) => underOf(plan).includes(title)) ||
    (underOf(one).length === 0 && underOf(plan).length === 0)
  const isAmong = (plan: PricePlan) => sold.some((one) => one.page === plan.page && isUnderOne(one, plan))
  const more = plans.filter((plan) => plan.name !== null && !isOfParts(plan, plans) && !isOfOne(plan) && isAmong(plan))
  // What is sold besides is told with it, where the list is not whole without.
  return [sold, ...(more.length > sold.length ? [more] : [])].flatMap((some) => {
    const lists = toldLists(some, plans)
    const told = lists.flatMap((list) => list.plans)
    const isPriced = told.some(({ price }) => price !== null && !costsNothing(price))
    // Among plans that have a name, a sum that has none is of nobody knows what.
    const named = told.filter((plan) => !isNameless(plan))
    const isKnown = ({ price }: PricePlan) => named.some((one) => one.price?.amount === price?.amount)
    const isMixed = named.length > 0 && told.some((plan) => isNameless(plan) && !isKnown(plan))
    // Who can have it for nothing is told so.
    const isFreeSaid = told.some(({ kind }) => kind === "free") || sentences.some(({ value }) => value === "free")
    const isHalf = models[0]?.value === "freemium" && !isFreeSaid
    if (!isPriced || isMixed || isHalf || told.some(isBare)) return []
    const summaries = listSummary(lists, plans)
    return summaries.length > 0
      ? summaries.flatMap((one) => madeWhole(one, plans, site))
      : rangeSummary(lists, plans, site)
  })
}

/** Where no sum stands beside a plan, the sentences that tell how it is paid: a share of each sale, once, by a quote. */
const sentencesSummed = (
  { plans, sentences, models, sums: all, along }: Charges,
  site: SiteIndex
): ReadonlyArray<Backed<string>> => {
  const tellsCost = ({ price, value, words }: PriceFact) => price !== null || value !== "free" || costIn(words) !== null
  const asked = sentences.filter(
    (one) =>
      (one.price !== null || one.value === "free") && one.isCall !== true && !asks.test(one.words) && tellsCost(one)
  )
  // Several sums with no word beside them are cells of a table: which is whose?
  const isBare = ({ price, words }: PriceFact) => price !== null && fold(price.text) === fold(words)
  const areBare = new Set(asked.filter(isBare).map(({ words }) => fold(words))).size > 1
  const sums = areBare ? asked.filter((one) => !isBare(one)) : asked
  // That it is free to begin with says nothing of the plan beside it.
  const isPriced =
    plans.length > 0 || pricesShown(site).some((price) => price.paying === "recurring" && !costsNothing(price))
  const isHalf = models[0]?.value === "freemium" && isPriced
  const ways = isHalf
    ? []
    : sentences.filter(
        (one) => one.value === models[0]?.value && tellsHow(one) && !asks.test(one.words) && tellsCost(one)
      )
  // What is sold has a price, whatever is told of how it is paid.
  const priced = sums.length > 0 || plans.length > 0 ? [] : all.filter(({ words }) => words.length <= longestSum)
  // Who quotes and names a sum beside it tells half of it; a bare call to ask is no answer.
  const isAnswer = ({ value, words, page, blocks }: PriceFact) => {
    const block = blocks === null ? undefined : page.blocks[blocks.first]
    const isCall = asksToAsk(words) && block?.region !== "pricing"
    return value !== "contact-sales" || (!isCall && pricesIn(tidyText(block?.text ?? "")).length === 0)
  }
  const answers = saidOnce(withoutCalls(ways.filter(isAnswer)))
  // "1.99 % of each sale" says more than "Pay for what you use".
  const counted = answers.filter(({ words }) => /\p{Nd}/u.test(words))
  const told = counted.length > 0 ? counted : answers
  const telling = sums.length > 0 ? saidOnce(sums) : priced.length > 0 ? priced : told
  const cut = (words: string) => (pricesIn(words).length === 0 ? costIn(words) : null) ?? words
  const rest = (words: string) => words.length - cut(words).length
  const summed = (textOf: (words: string) => string) =>
    summary(
      withAlong(telling, along).map(({ page, words, isAlong }) => ({
        text: isAlong ? words : textOf(words),
        quotes: [quoteOf(page, words)]
      }))
    )
  const isSold = models.length > 0 || priced.length > 0
  const places = telling.flatMap(({ page, blocks }) => (blocks === null ? [] : [{ page, last: blocks.last }]))
  return [
    // As much as is about the cost; with a word or two behind it where that does not stand.
    ...(isSold
      ? [...summed(cut), ...summed((words) => (rest(words) <= shortRest ? words : cut(words)))].flatMap((one) => {
          const whole = madeWhole(one, places, site)
          return whole.length === 0 && tellsAllSums(one.value, places, site) ? [one] : whole
        })
      : []),
    ...(plans.length === 0 && telling.length === 0 ? summary(statedOffers(site)) : [])
  ]
}

/** "Free €0", where nothing else is for sale and no other sum is shown. */
const freeSummed = ({ plans }: Charges, site: SiteIndex): ReadonlyArray<Backed<string>> => {
  const isFree = plans.every(({ kind }) => kind === "free") && pricesShown(site).every(costsNothing)
  const named = isFree ? plans.filter(({ name, price }) => saysFreely.test(name ?? "") && price !== null) : []
  return named.length === 0 ? [] : fitting(distinct(named.flatMap((plan) => toldOf(plan, plans, true))))
}
export const pricingSummaryOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> => {
  const site = siteOf(readings)
  const known = chargesOf(site, [])
  const charges = areSentences(known) ? { ...known, plans: [] } : known
  const summed = charges.plans.some(({ price }) => price !== null && !costsNothing(price))
    ? plansSummed(charges, site)
    : [...sentencesSummed(charges, site), ...freeSummed(charges, site)]
  const answered = answeredCosts(charges).map((pieces) => ({
    value: pieces.map(({ text }) => text).join(" "),
    evidence: pieces.map(({ page, text }) => quoteOf(page, text))
  }))
  // Who answers at length says with the first sentence half of it.
  const opens = ({ value }: Backed<string>) =>
    summed.some((one) => value.length > one.value.length + 1 && value.startsWith(one.value))
  return [...answered.filter(opens), ...summed, ...startsSummed(charges, site), ...answered]
}

export const pricingModelOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> => {
  const { models } = chargesOf(siteOf(readings), [])
  // "Free and open source" is both: the closer word first, unless only what it costs is said where prices are asked after.
  const isAsked = ({ page, blocks }: Fact<string>) => blocks !== null && page.blocks[blocks.first]?.region === "pricing"
  const isOnlyFree =
    models.some((one) => one.value === "free" && isAsked(one)) &&
    !models.some((one) => one.value === "open-source" && isAsked(one))
  const closer = isOnlyFree ? "free" : "open-source"
  return models.toSorted((a, b) => Number(b.value === closer) - Number(a.value === closer)).map(offered)
}

export const stageOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> =>
  stageFacts(siteOf(readings), []).map(offered)
