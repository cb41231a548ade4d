/** What plans that a site sets side by side make of it: subscribed to, bought once, free to begin with. */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { PageIndex } from "../../../reading/PageIndex.ts"
import { anywhere } from "../../../reading/patterns/Caseless.ts"
import type { Fact } from "../../Fact.ts"
import { beginningWords, quoteWords } from "../../words/PriceWords.ts"
import { isExtra } from "../sums/NoPrices.ts"
import { areByStay } from "../sums/plain/StaySums.ts"
import { byMeasure, byTime, type PricingModel } from "../sums/Told.ts"
import { timesPaid } from "../sums/words/SumWords.ts"
import { isTierName } from "./PlanNames.ts"
import type { PricePlan } from "./PriceLines.ts"

/** Asked for a price, rather than to write to somebody. */
const byRequest = new RegExp(`^(?:${quoteWords})`, "iu")

const textOf = (page: PageIndex, first: number, last: number) =>
  page.blocks
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(" ")

export const planFact = (plan: PricePlan, value: PricingModel): Fact<PricingModel> => ({
  value,
  page: plan.page,
  words: textOf(plan.page, plan.first, plan.last),
  telling: fold(plan.price?.text ?? plan.words),
  blocks: { first: plan.first, last: plan.last },
  statement: null
})

/** A sum so far above what is paid again and again is of something else: a project beside its upkeep. */
const farAbove = 25
const amountOf = ({ price }: PricePlan) => Number(price?.amount ?? 0)
const dwarfs = (one: PricePlan, recurring: ReadonlyArray<PricePlan>) =>
  one.price !== null && amountOf(one) > farAbove * Math.max(...recurring.map(amountOf))

/** "Lifetime $29": what is otherwise paid again and again, for good. */
const lifetime = anywhere(
  "lifetime|life[- ]time|for life|forever|lebenslang\\p{L}*|auf lebenszeit|für immer|à vie|de por vida|vitalicio|vitalíci[oa]|para sempre|para siempre|a vita|per sempre|levenslang|voor altijd"
)
const lifetimeUnspaced = /永久|終身|终身|買い切り|买断|مدى الحياة/u
/** The same by the month, by the year, or for good: who subscribes may pay at once. */
const isForGood = (once: ReadonlyArray<PricePlan>, recurring: ReadonlyArray<PricePlan>) => {
  const has = (period: string) => recurring.some(({ price }) => price?.period === period)
  const isCalledSo = once.some(({ name, words }) => {
    const told = `${name ?? ""} ${words}`
    return lifetime.test(told) || lifetimeUnspaced.test(told)
  })
  // Two pages may list the same.
  return new Set(once.map(({ price }) => price?.amount)).size === 1 && ((has("month") && has("year")) || isCalledSo)
}

const begins = new RegExp(String.raw`(?<!\p{L})(?:${beginningWords})(?!\p{L})|初期|導入費|出張|安装费|部署费`, "iu")
/** "3 extra checks, once", "Setup & training": beside a plan. */
const isBeside = ({ name, words }: PricePlan) => isExtra(`${name ?? ""} ${words}`) || begins.test(name ?? "")
/** A sum for good beside what several plans cost a year: a lifetime licence. */
const isFew = (once: ReadonlyArray<PricePlan>, recurring: ReadonlyArray<PricePlan>) =>
  once.length === 1 && new Set(recurring.map(({ price }) => price?.amount)).size > 1
/** "Moving your records €95, once", "A surveyor's report from €650": cards of their own, below a paragraph that ends those of the plans. */
const withoutServices = (listed: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  const end = listed.findLastIndex(({ kind }) => kind === "recurring")
  const [plans, after] = [listed.slice(0, end + 1), listed.slice(end + 1)]
  const [last, next] = [plans.at(-1), after[0]]
  if (last === undefined || next === undefined || plans.filter(({ kind }) => kind === "recurring").length < 2)
    return listed
  const isCard = ({ page, last: at }: PricePlan) => page === next.page && page.blocks[at]?.card !== null
  const isParted = next.page.blocks
    .slice(last.last + 1, next.first)
    .some(({ card, list, kind }) => card === null && list === null && kind === "paragraph")
  const areServices =
    after.every(({ kind }) => kind === "once" || kind === "unknown") && after.some(({ kind }) => kind === "once")
  return isParted && areServices && isCard(last) && after.every(isCard) ? plans : listed
}
const instalments = new RegExp(timesPaid, "iu")
/** Under its sum, or on its line, how many times it is paid. */
const paysOff = ({ page, last, words }: PricePlan): boolean =>
  instalments.test(words) || instalments.test(tidyText(page.blocks[last + 1]?.text ?? "").slice(0, longestNote))
const longestNote = 40
const leastTiny = 2
/** As many plans that are paid again and again are what is sold, whatever stands beside them. */
const leastSteady = 3
/** Plans to ask for, beside one that is free: a single one may be a larger size of what is given away. */
const leastAsked = 2
const isPriced = ({ name, price }: PricePlan) => name !== null && price !== null
const isTiny = ({ price }: PricePlan) => price !== null && Number(price.amount) > 0 && Number(price.amount) < 0.25
/** What a row of plans side by side is; nothing where they are of kinds that do not go together. */
export const byPlans = (
  listed: ReadonlyArray<PricePlan>,
  usage: ReadonlyArray<{ readonly page: PageIndex; readonly at: number }>,
  paidOnce: boolean
): ReadonlyArray<Fact<PricingModel>> => {
  const again = listed.filter(({ kind }) => kind === "recurring")
  const recurs = again.length > 0
  // "€60 a month, six times": paid off, and not on and on.
  if (recurs && again.every(paysOff)) return []
  // What is paid again decides; what comes on top of it, or before it, once, does not.
  const plans = recurs ? withoutServices(listed).filter((plan) => plan.kind === "recurring" || !isBeside(plan)) : listed
  const isUsed = plans.some(({ kind }) => kind === "usage")
  // "SMS $0.04 each", beside "Voice $0.02 a minute".
  const isSmall = ({ price }: PricePlan) => price !== null && Number(price.amount) > 0 && Number(price.amount) < 1
  const kindOf = (plan: PricePlan) =>
    plan.kind !== "unknown" ? plan.kind : isUsed && isSmall(plan) ? "usage" : paidOnce && !recurs ? "once" : plan.kind
  const of = (kind: PricePlan["kind"]) => plans.filter((plan) => kindOf(plan) === kind)
  const [recurring, once, free, used, asked, unknown] = [
    of("recurring"),
    of("once"),
    of("free"),
    of("usage"),
    of("ask"),
    of("unknown")
  ]
  const said = (plan: ReadonlyArray<PricePlan>, model: PricingModel) => plan.map((one) => planFact(one, model))
  // "Adults £7 a session, juniors £4 a session", and £25 a year to be a member: one pays when one comes.
  const visits = unknown.filter(({ name, words }) => name !== null && byTime.test(words))
  const areVisits = visits.length > recurring.length && recurring.length < leastTiny && once.length + free.length === 0
  if (recurring.length > 0 && areVisits) return said(visits, "usage-based")
  if (recurring.length > 0) {
    // As many prices that nobody says the kind of: what recurs may be the lesser part of what is sold.
    const unclear = unknown.filter(({ words, price }) => price !== null && !byTime.test(words))
    const named = unclear.filter(({ name }) => name !== null)
    const isMixed =
      recurring.length < leastSteady ? unclear.length >= recurring.length : named.length > recurring.length
    // "Lite €85, Gold €260", on a page of their own: another thing that is sold, and as much of it.
    const isApart = ({ name, page }: PricePlan) =>
      name !== null && isTierName(name) && recurring.every((one) => one.page !== page)
    const isOther = named.filter(isApart).length >= Math.max(leastSteady, recurring.length)
    // "You buy it once": what most of its plans are.
    if (paidOnce && free.length === 0 && unknown.length === 0 && once.length > recurring.length)
      return said(once, "one-time")
    if (
      (once.length > 0 && !isForGood(once, recurring) && !isFew(once, recurring)) ||
      isMixed ||
      isOther ||
      unclear.some((plan) => dwarfs(plan, recurring))
    )
      return []
    return free.length > 0 ? said([...free, ...recurring], "freemium") : said(recurring, "subscription")
  }
  if (unknown.length > 0) {
    const counted = unknown.filter(({ words }) => byTime.test(words) || byMeasure.test(words))
    if (free.length === 0 && areByStay([...unknown, ...once])) return said([...unknown, ...once], "one-time")
    const areCounted = once.length === 0 && free.length === 0 && counted.length * 2 > unknown.length
    if (areCounted) return said([...counted, ...used], "usage-based")
    // "Free $0" beside "Pro $5", however often that is paid.
    const isFreeTier = free.length === 1 && free.every(({ name }) => name !== null && isTierName(name))
    if (isFreeTier && [...unknown, ...once].every((plan) => isPriced(plan) && plan.page === free[0]?.page))
      return said([...free, ...unknown, ...once], "freemium")
    // "$0.03 a page scanned" of most of what is listed, "$2 for 90 pages" of one.
    const isMostlyUsed = used.length >= leastTiny && used.length > unknown.length
    if (isMostlyUsed && once.length + free.length === 0) return said(used, "usage-based")
    // "$0.012" a page, "$0.020" a ledger page: nothing is had for so little but a use of it.
    const isByUse = once.length === 0 && unknown.length >= leastTiny && unknown.every(isTiny)
    return isByUse ? said(unknown, "usage-based") : []
  }
  if (once.length > 0) {
    if (used.length > 0) return []
    return free.length > 0 ? said([...free, ...once], "freemium") : said(once, "one-time")
  }
  if (used.length > 0 || usage.length > 0) {
    const lines = usage.map(
      ({ page, at }): Fact<PricingModel> => ({
        value: "usage-based",
        page,
        words: textOf(page, at, at),
        telling: "",
        blocks: { first: at, last: at },
        statement: null
      })
    )
    return [...said(used, "usage-based"), ...lines]
  }
  if (free.length > 0) {
    // A word alone may be about anything; "$0" is a price.
    const priced = free.filter(({ price }) => price !== null)
    // "Pilot: free. Professional: ask us. Enterprise: made to measure.": free to begin with, whatever the rest costs.
    if (asked.length >= leastAsked && [...free, ...asked].every(({ name }) => name !== null))
      return said([...free, ...asked], "freemium")
    // Several plans that all cost nothing are a template nobody has filled in.
    return asked.length > 0 || priced.length > 1 ? [] : said(priced, "free")
  }
  const isSold = asked.some(({ words }) => byRequest.test(words))
  return isSold ? said(asked, "contact-sales") : []
}
