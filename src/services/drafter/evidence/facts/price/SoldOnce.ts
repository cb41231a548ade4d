/** Sites that sell things and services, each at its price, and say nothing of paying again: what is bought there is bought once. */

import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { anywhere } from "../../reading/patterns/Caseless.ts"
import { neededIn } from "../../reading/patterns/NeededWords.ts"
import { type Own, ownOf } from "../Own.ts"
import { isAsidePage } from "../Paths.ts"
import { isOwnContext, ownSaid } from "../Said.ts"
import {
  hourWords,
  payingWords,
  softwareWords,
  sold,
  steadyTimes,
  steadyWords,
  unsteadyWords,
  weekdays
} from "../words/PriceWords.ts"
import { goodsOf, isOtherwise, isTemplate, sendsFree } from "./Goods.ts"
import { boughtOf, cart, isPricedLine, type Priced, pricedIn, type Shown } from "./lines/Bought.ts"
import { areCounted } from "./lines/CountedSums.ts"
import { paysByThing } from "./lines/PaidAgain.ts"
import { isTierName } from "./lines/PlanNames.ts"
import { type PricePlan, priceLine } from "./lines/PriceLines.ts"
import { isPricePage, isPriceTable } from "./PlanTables.ts"
import { isGoodsTitle } from "./PriceRuns.ts"
import { isBesideSum } from "./sums/BesideSums.ts"
import { type Price, pricesIn } from "./sums/Money.ts"
import { tellsNoPrice, tellsOtherwise } from "./sums/NoPrices.ts"
import { isOverOthers } from "./sums/OtherSums.ts"
import { isBuying } from "./sums/others/Buying.ts"
import { tellsJobs } from "./sums/plain/JobWords.ts"
import { byTime, goesOnPaying, notToday, opensHome } from "./sums/Told.ts"
import { shippingSums, soldOutWords } from "./sums/words/ListWords.ts"
import { considered, hiring, inInstalments, neighbours, othersAsk } from "./sums/words/MoneyAside.ts"
import { doneByVisit, doneByVisitElsewhere, lastsSoLong } from "./sums/words/VisitWords.ts"

export interface SoldOnce {
  readonly plans: ReadonlyArray<PricePlan>
  /** Each with the blocks that tell it. */
  readonly told: ReadonlyArray<{
    readonly page: PageIndex
    readonly words: string
    readonly telling: string
    readonly first: number
    readonly last: number
  }>
}
const none: SoldOnce = { plans: [], told: [] }

const anySum = String.raw`(?:\p{L}{0,3}\p{Sc} ?\p{Nd}|\p{Lu}{3} ?\p{Nd}|\p{Nd}[\p{Nd}.,]* ?(?:\p{Sc}|元|円|euro|\p{Lu}{3}(?!\p{L})))`
/** "Shipping in Canada CA$9", "Livraison 8,50 €": what is sold is sent. */
const shipping = new RegExp(String.raw`(?<![\p{L}])(?:${shippingSums.replaceAll("{N}", anySum)})`, "iu")
const noSum = /^[^\p{Nd}.!?]{4,40}$/u
/** Of a row as well, whose sum stands in its next cell: "Postage overseas | $9.50". */
const tellsShipping = ({ page, block, at }: Shown) => {
  const text = tidyText(block.text)
  const next = page.blocks[at + 1]
  const isRow = block.kind === "cell" && next?.list === block.list && noSum.test(text)
  return text.length <= most.hint && shipping.test(isRow ? `${text} ${tidyText(next.text)}` : text)
}
const steady = anywhere(steadyWords)
const software = anywhere(softwareWords)
const often = anywhere(steadyTimes)
/** Somebody's time, beside what has a price. */
const byTheHour = anywhere(hourWords)
const pays = anywhere(payingWords)
/** "Monthly | Yearly", "billed monthly": nothing but how often. */
const switchAlone = new RegExp(
  String.raw`^(?:[^\p{L}]|(?<!\p{L})(?:${steadyTimes}|${payingWords}|or|oder|ou|o|and|und|et|y|e|en|of)(?!\p{L}))*$`,
  "iu"
)
const denied = new RegExp(unsteadyWords, "giu")
const mayDeny = neededIn(() => [denied])
const withoutDenied = (text: string) => (mayDeny.test(text) ? text.replace(denied, "") : text)
/** Characters of a hint, of a switch; things of a list. */
const most = { hint: 200, label: 30 } as const
const leastListed = 3
const leastSent = 2

const isNamedTier = ({ name }: PricePlan) => name !== null && isTierName(name)
const soldOut = new RegExp(`^(?:${soldOutWords})[.!]?$`, "iu")
/** Things at a sum each, none of them by the hour or the day. */
const thingsOf = (plans: ReadonlyArray<PricePlan>) =>
  plans.filter(({ kind, name, price, words, page, last }) => {
    const block = page.blocks[last]
    const isOnce = (kind === "unknown" || kind === "once") && Number(price?.amount ?? 0) > 0 && !byTheHour.test(words)
    const isThere = !soldOut.test(tidyText(page.blocks[last + 1]?.text ?? ""))
    return isOnce && name !== null && block !== undefined && isThere && !isOtherwise(block, name)
  })
/** Called as plans of software are, as most of what is listed; of a house that does jobs, and that nobody signs in to, they are those: "Basic €400" of a wedding. */
const areTiers = (things: ReadonlyArray<PricePlan>) =>
  things.filter(isNamedTier).length * 2 > things.length && !things.every(({ page }) => tellsJobs(page))
/** As many as make a list, on one page. */
const isList = (things: ReadonlyArray<PricePlan>) =>
  !areTiers(things) &&
  [...Map.groupBy(things, ({ page }) => page).values()].some(
    (listed) =>
      listed.length >= leastListed ||
      (listed.length >= leastSent && (listed.every(isUnderGoods) || listed.every(isVisit)))
  )
/** "Gents' cut", "Drop-in": done each time somebody comes. */
const isVisit = ({ name }: PricePlan) =>
  name !== null && (visit.test(name) || doneByVisitElsewhere.test(name) || lastsSoLong.test(name))
const visit = anywhere(doneByVisit)
/** "Tickets", "Buy one", "Bestsellers": what is listed there is paid when it is bought. */
const isUnderGoods = ({ page, last }: PricePlan) => (page.blocks[last]?.under ?? []).some(isGoodsTitle)

/** "A survey of up to 5 hectares costs from £450": what is done, each time it is done. */
const job =
  /^(?:an?|one|eine?|une?|un[ao]?|uma?|een) (?<what>[^.;:!?]{2,70}?) (?:costs?|is|starts?|kostet|coûte|cuesta|sale|sai|custa|costa|kost) ?(?:just |only )?(?<least>(?:from|at|ab|à partir de|dès|desde|a partir de|a partire da|da|vanaf) )?$/iu
const another =
  /^,? ?(?:(?:and|und|et|y|e|en|ou|oder|or) )?(?:an?|eine?|une?|un[ao]?|uma?|een) [^,.;:!?]{2,50}? (?:(?:from|at|for|ab|für|à partir de|dès|desde|a partir de|a partire da|da|vanaf) )?$/iu
/** What is had for it: no sum that something goes wrong by. */
const includes =
  /^[^.;]{0,12}?(?:,| with| mit| avec| con| com| met)[^.;]{0,60}?(?<!\p{L})(?:includ\p{L}*|inkl\p{L}*|inbegriffen|compris\p{L}*|inclu\p{L}*|compres\p{L}*|inbegrepen)(?!\p{L})/iu
const jobsOf = (site: SiteIndex): ReadonlyArray<PricePlan> => {
  const own = ownOf(site, [])
  return ownSaid(site).flatMap((said): ReadonlyArray<PricePlan> => {
    const { text, block, page, at, last } = said
    const [price, ...others] = block.region === "pricing" ? pricesIn(text) : []
    if (price === undefined || price.paying !== "unknown" || Number(price.amount) === 0) return []
    // "…, a bench from €720 and a stool €185": one list in a sentence.
    const areMore = others.every(({ start, paying }, one) => {
      const between = text.slice((one === 0 ? price : others[one - 1])?.end, start)
      return paying === "unknown" && another.test(between)
    })
    if (!areMore) return []
    const head = text.slice(0, price.start)
    const { what, least } = job.exec(head)?.groups ?? {}
    const isBounded = least !== undefined || includes.test(text.slice(price.end))
    const isJob =
      what !== undefined && isBounded && !sold.test(what) && !sold.test(head.split(" ").slice(0, 2).join(" "))
    // "up to 5 hectares" is no sum.
    const isPrice = !tellsNoPrice(text.replace(upTo, "")) && !notToday.test(head) && !tellsOtherwise(text, false)
    if (!isJob || !isPrice || own.namesOther(head) || !isOwnContext(own, said, "none")) return []
    const words = said.words.replace(/[.。]+$/u, "")
    return [{ page, name: null, kind: "once", price, words, first: at, last }]
  })
}
const upTo = /(?<!\p{L})(?:up to|bis zu|jusqu'à|de hasta|hasta|até|fino a|tot) (?=(?:\p{Nd}+|\p{L}+) ?\p{L})/giu

/** Where prices are listed: a sum under any heading may be on the picture of an invoice. */
const isPriced = ({ page, last }: PricePlan) => {
  const block = page.blocks[last]
  return block !== undefined && (block.region === "pricing" || isPricePage(page, block) || isPriceTable(page, block))
}
/** Of a line that is told more fully under a heading of its own. */
const isUnsaid = ({ kind }: PricePlan) => kind === "unknown" || kind === "ask"

/** "Passes lapse after a year": how long something holds, and not how often it is paid. */
const holds = new RegExp(
  String.raw`(?<!\p{L})(?:expires?|laps(?:es?|ing)|valid|good|caducan?|vencen?|expiran?|scadono|scade|valid[eoia]s?|válid[oa]s?|valables?|expirent?|gültig|gilt|gelten|verfallen|verfällt|geldig|verlopen)(?!\p{L})[^.;:!?。\p{Sc}\p{Nd}]{0,24}?(?<!\p{L})(?:${steadyTimes})(?!\p{L})`,
  "giu"
)
/** "One Saturday a month": when something is held, and not how often it is paid. */
const when = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${weekdays})s?(?!\p{L})|[土日月火水木金]曜日?|星期[一二三四五六日])[^.;:!?。\p{Sc}\p{Nd}]{0,16}?(?<!\p{L})(?:${steadyTimes})(?!\p{L})`,
  "giu"
)
/** A paragraph about money that is none of what is sold today. */
const isAside = ({ text, block: { kind }, prices }: Priced, own: Own): boolean =>
  kind === "paragraph" &&
  prices.length > 0 &&
  (((neighbours.test(text) || othersAsk.test(text)) && own.namesOther(text)) ||
    [considered, hiring, inInstalments].some((words) => words.test(text)))
const isProseElsewhere = ({ block }: Priced): boolean =>
  block.region === "main" && block.kind === "paragraph" && priceLine(block) === null

/** "Days a week we clean", "once or twice a year": nothing is paid so often, save where the sentence tells of a sum or of paying. */
const tellsAgain = ({ text, block, prices }: Priced): boolean => {
  if (prices.length === 0 && block.region !== "pricing" && text.length > most.label) return false
  const rest = text.replace(when, "").replace(holds, "")
  if (!often.test(rest)) return false
  if (text.length <= most.label && prices.length === 0) return switchAlone.test(rest)
  return sentencesIn(rest).some((one) => often.test(one) && (pricesIn(one).length > 0 || pays.test(one)))
}
/** Whether anything is paid again, or by how much is used. */
const isPaidAgain = (own: ReadonlyArray<Priced>) =>
  own.some(
    (one) =>
      (one.prices.some(({ paying }) => paying === "recurring" || paying === "usage") && !tellsNoPrice(one.text)) ||
      tellsAgain(one)
  )

/** `plans`: those of its price list, of none of which it is told how they are paid. */
export const soldOnce = (site: SiteIndex, plans: ReadonlyArray<PricePlan>): SoldOnce => {
  const blocks = site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) => page.blocks.map((block, at): Shown => ({ page, block, at })))
  const own = blocks.flatMap(pricedIn)
  if (!own.some(({ prices }) => prices.length > 0) || isBuying(site)) return none
  if (blocks.some(({ block }) => paysByThing(block))) return none
  const priced = own.filter((one) => isPricedLine(one) && !one.block.under.some(isOverOthers))
  if (areCounted(priced)) return none
  const [listed, goods] = [thingsOf(plans), thingsOf(goodsOf(site))]
  const things = goods.length > listed.length && plans.every(isUnsaid) ? goods : listed
  // Beside a list of what is sold, what prose elsewhere tells of is a wage, a rival's, of once or to come.
  const isElsewhere = isList(things.filter(isPriced)) ? isProseElsewhere : () => false
  if (isPaidAgain(own.filter((one) => !isAside(one, ownOf(site, [])) && !isElsewhere(one)))) return none
  const isSent =
    blocks.some(({ block }) => block.text.length <= most.hint && cart.test(tidyText(block.text))) ||
    (things.length >= leastSent && !areTiers(things) && blocks.some(tellsShipping)) ||
    things.some(({ page, last }) => isTemplate(tidyText(page.blocks[last]?.text ?? "")))
  // A shop may send something every month besides.
  const isShop = isSent && isList(things)
  const refused = isShop ? software : steady
  const isRefused = () => own.some((one) => !isElsewhere(one) && refused.test(withoutDenied(one.text)))
  const lines = priced.filter(({ block }) => block.region === "pricing" && block.list !== null)
  const isListed = isList(things.filter(isPriced)) || (lines.length >= leastListed && !areTiers(things))
  if (!isSent && !isListed) {
    const jobs = plans.length === 0 ? jobsOf(site) : []
    return jobs.length === 0 || isRefused() ? none : { plans: jobs, told: jobs.map(toldBy) }
  }
  if (isRefused()) return none
  if (things.length > 0) return { plans: things === listed ? [] : things, told: things.map(toldBy) }
  const told = priced.flatMap(({ page, block, at, prices, text }) =>
    prices.every(({ amount }) => Number(amount) > 0) && !isOfSending(text, prices)
      ? [{ page, words: block.text, telling: fold(prices[0]?.text ?? ""), first: at, last: at }]
      : []
  )
  return { plans: plans.length > 0 ? [] : boughtOf(priced).slice(0, 1), told }
}
/** "Les frais de port sont de 4,90 €.": in a whole sentence, and no price of what is sent. */
const isOfSending = (text: string, prices: ReadonlyArray<Price>) =>
  /[.!。]$/u.test(text) && (sendsFree.test(text) || prices.every((price) => isBesideSum(text, price, prices)))
const toldBy = ({ page, first, last, price }: PricePlan) => ({
  page,
  first,
  last,
  telling: fold(price?.text ?? ""),
  words: page.blocks
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(" ")
})
/** "No subscription.", "There is no subscription; …": what has a price then is paid once. */
const noSubscription =
  /(?<!\p{L})(?:(?:no|without (?:a |any )?|zero) subscriptions?|kein(?:e[ns]?)? abo(?:nnements?|s)?|ohne abo(?:nnement)?|(?:sans|pas d'|aucun) ?abonnement|(?:sin|ninguna) suscripci(?:ón|ones)|sem (?:assinatura|mensalidade)s?|(?:senza|nessun) abbonament[io]|geen abonnement(?:en)?|サブスク(?:リプション)?(?:なし|不要)|无需订阅|没有订阅)(?!\p{L})/iu
const onceAnywhere =
  /一次(?:性)?购买|买断制?|買い切り|一度の?(?:ご)?(?:購入|お支払い)|(?:تدفع|تشتري|تُدفع) [^.،]{0,20}مرة واحدة(?! (?:في|كل))/u
/** Whether the site says of itself that its price is paid once. */
export const tellsOnce = (site: SiteIndex, own: Own): boolean =>
  ownSaid(site).some(
    (said) =>
      ((mayDenyAgain.test(said.text) &&
        noSubscription.test(said.text) &&
        (said.block.region === "pricing" || !own.namesOther(said.text))) ||
        (said.block.region === "pricing" && onceAnywhere.test(said.text))) &&
      (said.block.region === "pricing" || said.block.region === "faq" || opensHome(said))
  )

/** Whether a sentence may begin by saying so. */
export const mayDenyAgain = neededIn(() => [noSubscription, neverAgain])
/** The words with which a sentence begins by saying so. */
export const opensNoSubscription = (text: string): string | null => {
  const found = noSubscription.exec(text)
  if (found?.index !== 0) return neverAgain.exec(text)?.groups?.none ?? null
  // "Without a subscription a parcel costs €2": what others pay.
  return isWithout.test(found[0]) && !goesOnPaying.test(text.slice(found[0].length)) ? null : found[0]
}
const isWithout = /^(?:without|ohne|sans|sin|sem|senza|zonder)(?!\p{L})/iu
/** "No SIM, no account, no monthly fee", "That's it: no yearly renewal for the tables." */
const neverAgain =
  /^(?:(?:that's|that is) (?:it|all)[:,.] )?(?:(?:no|without|keine?|ohne|pas de|sans|sin|sem|senza|geen|zonder) [^,.;:!?]{2,24}, (?:and )?)*(?<none>(?:no|without (?:a |any )?|zero) (?:monthly|yearly|annual|recurring|ongoing) (?:fees?|renewals?|costs?|charges?|payments?|bills?)|(?:keine|ohne) (?:monatlichen?|jährlichen?|laufenden?) (?:kosten|gebühren)|(?:sans|pas de|aucuns?) (?:frais|coûts?|renouvellement) (?:mensuels?|annuels?)|sin (?:cuotas?|costes?|costos?|pagos?) (?:mensual(?:es)?|anual(?:es)?)|sem (?:mensalidades?|anuidades?)|senza (?:canone|costi|canoni) (?:mensil[ei]|annual[ei]|ricorrenti)|geen (?:maandelijkse|jaarlijkse) kosten)(?!\p{L})/iu
/** "£2 a ticket", "a box": by what it is counted may be had again and again. */
const counted = /^ ?(?:\/|(?:an?|per|each|every|pro|je|par|la|le|por|cada|al|a|ogni) )/iu
/** "CHF 1,190. No subscription.": sums, and none of them by the month, the hour or the use. */
export const isPaidAtOnce = (text: string) => {
  const prices = pricesIn(tidyText(text))
  const isCounted =
    /[%％٪] ?(?:\+|plus|and|und|et|y|e|en) /iu.test(text) ||
    (!noSubscription.test(text) &&
      (/[%％٪]/u.test(text) || prices.some(({ end }) => counted.test(tidyText(text).slice(end)))))
  const isOnce = ({ paying, amount }: Price) => (paying === "unknown" || paying === "once") && Number(amount) > 0
  return prices.length > 0 && prices.every(isOnce) && !byTime.test(text) && !tellsNoPrice(text) && !isCounted
}
