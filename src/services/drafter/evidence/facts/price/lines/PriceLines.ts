/** Lines of a price list: what a plan is called, what it costs, that it costs nothing, that one has to ask. */

import { regionOfHeading } from "../../../../../../domain/draft/RegionWords.ts"
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../../../domain/text/Recalled.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import { anywhere, caseless } from "../../../reading/patterns/Caseless.ts"
import {
  askedElsewhere,
  askWords,
  callingWords,
  callingWordsUnspaced,
  exampleWords,
  feeWords,
  freeExtras,
  freeWords,
  noteWords,
  optionalWords,
  priceLeads
} from "../../words/PriceWords.ts"
import { isFreeWithin } from "../sums/FreeTails.ts"
import { hasFigure, type Price, pricesIn, saysHowOften } from "../sums/Money.ts"
import { isExtra, tellsNoPrice, tellsOtherwise, withoutCounts } from "../sums/NoPrices.ts"
import { tellsOfOthers } from "../sums/others/OtherPayees.ts"
import { isSumOfOther } from "../sums/Told.ts"
import { giftWords } from "../sums/words/BesideWords.ts"
import { namedByTime, planByTime } from "./words/BasisWords.ts"
import { isInCurrencies } from "./words/Currencies.ts"
import { ofOneInJapanese } from "./words/EachWords.ts"
import { isSolo, largeEntry } from "./words/LargeEntries.ts"
import { isRate, withoutAside, withoutReach, wordCount } from "./words/NameForm.ts"
import {
  badges,
  badgesBehind,
  beforeSize,
  callingEnds,
  callingNames,
  labelledEntry,
  openingVerbs,
  openPlaces,
  openPlacesUnspaced,
  perPiece,
  pricePraises,
  reckoned,
  standsBeside,
  unfilledNames
} from "./words/PlanBadges.ts"
import { isTrial } from "./words/TrialForms.ts"

/** A plan and what it costs, as a page sets them side by side. */
export interface PricePlan {
  readonly page: PageIndex
  /** As it is written; null where none stands beside the price. */
  readonly name: string | null
  readonly kind: "recurring" | "once" | "usage" | "free" | "ask" | "unknown"
  readonly price: Price | null
  /** What is said of the price: "€12 a month", "Free", "Contact us". */
  readonly words: string
  /** From the name to the end of the price, by the numbers of their blocks. */
  readonly first: number
  readonly last: number
  /** All that is told of it, where the same blocks tell of other plans. */
  readonly told?: string
  /** "euro", of a sum without a sign, as the page says it of all of them. */
  readonly money?: string
  /** Heads of a table, or a line, that say of its sums what they are of or how often they are paid. */
  readonly heads?: ReadonlyArray<Block>
}

/** An entry of a list is called with more words: "Lunch menu, a starter, a bowl and tea". */
const longest = { name: 50, line: 90, words: 6, entry: 9 } as const
const whole = (words: string) => new RegExp(`^(?:${words})[.!]?$`, "iu")
const free = whole(freeWords)
const asked = whole(askWords)
const badge = new RegExp(`^[^\\p{L}\\p{N}]*(?:${badges})[^\\p{L}\\p{N}]*$`, "iu")
const badgeAtEnd = new RegExp(`\\s+[·|–—-]\\s+(?:${badges})$`, "iu")
/** "Starter Recommended": a badge inside of the heading. */
const badgeBehind = new RegExp(
  `(?<=\\p{L}) ?(?<=[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Han}ー]|\\s)(?:${badgesBehind})!?$`,
  "iu"
)
const praised = new RegExp(`^(?:${pricePraises})$`, "iu")
const pictures = /^(?:\p{Extended_Pictographic}(?:\u{fe0f}|\u{200d}|\p{Emoji_Modifier})* ?)+/u
/** "Team" of "Team · Most popular", "Pro" of "⚡ Pro". */
export const withoutBadge = (name: string): string =>
  withoutAside(name.replace(badgeAtEnd, "").replace(badgeBehind, "").replace(pictures, ""), longest.name)
/** "$300 one-time setup", "Installation 90 €": what it costs to begin, not what it costs. */
const beginning =
  /(?:^|\s)(?:setup|set-up|onboarding|einrichtung|ersteinrichtung|mise en service|configuración inicial|alta|instalação|configuração inicial|attivazione|opstart)(?: (?:fee|cost|fees|costs))?$/iu
const fee = anywhere(feeWords)
/** Over what is no plan: a worked example, what is to be paid by whoever does not come. */
const example = new RegExp(`^(?:${exampleWords})(?!\\p{L})`, "iu")
const unfilled = whole(unfilledNames)
/** Whether what stands over a sum says that it is none of a plan's. */
export const isNoPlan = (name: string): boolean =>
  unfilled.test(tidyText(name)) ||
  reckoned.test(tidyText(name)) ||
  example.test(tidyText(name)) ||
  fee.test(tidyText(name)) ||
  beginning.test(tidyText(name)) ||
  besidePlans.test(tidyText(name))
/** "Lost key", "Gift voucher": owed or given, beside what is sold. */
const besidePlans = caseless(
  new RegExp(
    `(?<!\\p{L})(?:surcharge|zuschlag|supplément|recargo|suplemento|sobretaxa|acréscimo|supplemento|sovrapprezzo|toeslag)$|^(?:lost|missing|late|broken) \\p{L}|^verlorene[rs]? |(?<!\\p{L})(?:perdue?|perdid[oa]|smarrit[oa]|verloren)$|^(?:an? )?(?:${giftWords})(?!\\p{L})`,
    "u"
  )
)
const optional = new RegExp(`^(?:${optionalWords})(?=$|[.。])`, "iu")
/** "Optional.", beside what may be had on top of a plan; "Optional SSO" is of one. */
export const isOptional = (block: Block | undefined): boolean =>
  block !== undefined && optional.test(tidyText(block.text))
const besides = anywhere(freeExtras)
const leaving =
  /(?<!\p{L})(?:cancell?ations?|kündigung\p{L}*|stornierung\p{L}*|résiliation|annulation|cancelaci(?:ón|ones)|cancelamentos?|disdett[ae]|recesso|opzegging|annulering)(?!\p{L})|解約|退会|取消/iu
/** "Introductory lesson", "First 3 games". */
const firstOnes =
  /^(?:introductory|first \p{Nd}+|die ersten \p{Nd}+|erste[rs]? |premi(?:er|ère)s? |primer[ao]s? |primeir[ao]s? |prim[ao] |eerste )/iu
/** Whether something that costs nothing is given beside what is sold: a first talk, the delivery, leaving. */
export const isFreeBeside = (text: string): boolean =>
  besides.test(text) || leaving.test(text) || firstOnes.test(tidyText(text))
const leads = new RegExp(String.raw`^(?:${priceLeads})?$`, "iu")
const instalments =
  /^(?:(?:em|in|en|até|em até|hasta|from|ab|dès|a partir de|desde) )?\p{Nd}{1,2} ?(?:x|×|vezes|cuotas|fois|rate|raten|payments|instal?ments|pagos)(?: (?:de|of|à|von|da|di|sem juros de))?$/iu
const otherwise = /(?:^|[·|–—,] ?)(?:ou|or|oder|oppure|of)$/iu
const later = /^(?:then|thereafter|dann|danach|ensuite|puis|después|luego|depois|poi|daarna)$/iu
const opensSum = whole(openingVerbs)
const leadAtEnd = new RegExp(String.raw`[\s:–—|-]+(?:${priceLeads})$`, "iu")
const spent =
  /^ (?:pays? (?:for|the)|funds?|feeds?|sponsors?|plants?|helps?|keeps?|provides?|finanziert|bezahlt|ernährt|finance|paie|nourrit|financia|alimenta|paga|finanzia|financiert|betaalt)(?!\p{L})/iu
/** "Pro: unlimited notes and sync, $24 once": what is had for it, between the name of a plan and its price. */
const saysWhat = /^(?<name>\p{L}[^:.!?,]{0,24}): [^:.!?]{3,60},$/u
const noteName = new RegExp(`^(?:${exampleWords}|${noteWords})$`, "iu")
/** "Note", "Example": before a colon, and no name of a plan. */
export const isNote = (name: string): boolean => noteName.test(name)
const asksElsewhere = new RegExp(String.raw`(?<!\p{L})(?:${askedElsewhere})$`, "iu")
const order = new RegExp(`^(?:${callingWords})(?![\\p{L}-])|^(?:${callingWordsUnspaced})`, "iu")
const opensFree = new RegExp(`^(?:${freeWords}): \\S`, "iu")

/** "Free", or "Free: up to 100 notes" where prices are listed, "Free, up to 3 users" on a card. */
export const saysFree = (block: Block): boolean => {
  const text = tidyText(block.text)
  return (
    free.test(text) ||
    (text.length <= longest.line &&
      ((block.region === "pricing" && opensFree.test(text)) ||
        (block.card !== null && isFreeWithin(text) && (block.kind !== "cell" || block.region === "pricing"))))
  )
}
/** "Basic: free", in a list of plans: what is free, and the words that say so. */
const namedFree = new RegExp(
  `^(?<name>\\p{L}[^:.!?,\\p{Nd}]{0,24}?)(?::| [–—-]) (?<words>(?:${freeWords}))[.!]?$`,
  "iu"
)
export const freeLine = (block: Block): { readonly name: string; readonly words: string } | null => {
  if (block.list === null || block.text.length > longest.line) return null
  const { name, words } = namedFree.exec(tidyText(block.text))?.groups ?? {}
  if (name === undefined || words === undefined) return null
  return isFreeBeside(`${name} ${words}`) || noteName.test(name) || tellsOtherwise(name, true) ? null : { name, words }
}
export const saysAsk = (block: Block): boolean => block.level === null && asked.test(tidyText(block.text))

const calls = new RegExp(`^${callingNames}`, "iu")
const callAtEnd = new RegExp(`[ .]+(?:(?:${callingEnds})(?: [\\p{L}]+){0,2} ?[→›»>]?|[→›»>])$`, "iu")
/** "$45" of "$45 Call to book", "€199" of "€199 Bekijk →". */
export const withoutCall = (words: string): string => words.replace(callAtEnd, "")

/** "≈ 310 GB → $91.00": what somebody's use would come to. */
const workedOut = /(?:→[^→]*){3}|[≈≃≅⇒]|\p{Nd}[^→]*(?:→|=>|=) ?(?:\p{L}{0,3}\p{Sc}|\p{Nd})/u
/** Behind a sum: the same with its tax, in brackets. */
const taxedToo =
  /^[^()]{0,24}\((?:(?:税込み?|incl|inkl|iva|ttc|tva|btw|vat|mwst)[^()\p{Nd}]{0,14}[^()\p{L}]{2,14}(?:円|€|EUR)?|[^()\p{L}]{2,14}(?:円|€|EUR)? ?(?:税込み?|ttc|tva|con iva|iva|incl|inkl)[^()]{0,12})\)/iu
/** A line that begins with a price, perhaps after the name of its plan: "Starter: €12 a month". */
export interface PriceLine {
  readonly name: string | null
  readonly price: Price
  /** All of it but the name; "" where it tells more than one price. */
  readonly words: string
}
export const priceLine = madeOnce((block: Block): PriceLine | null => {
  const text = largeEntry(block) ?? tidyText(block.text)
  if (!hasFigure(text)) return null
  // "+ €10": comes on top of something else.
  if (/^\+/.test(text) || beginning.test(text) || workedOut.test(text)) return null
  if (text.length > longest.line || tellsNoPrice(withoutCounts(withoutReach(text))) || isExtra(text)) return null
  const prices = pricesIn(text)
  const [price] = prices
  if (price === undefined) return null
  // Two prices on a line, an old and a new one: how it is paid is sure, how much is not.
  const last = prices.at(-1) ?? price
  // "€7 a month or €70 a year": one plan, paid as one likes.
  const isChoice =
    prices.length === 2 &&
    price.period !== null &&
    last.period !== null &&
    price.period !== last.period &&
    price.currency === last.currency
  const told = text.slice(0, price.start).trim()
  if (isChoice && leads.test(told)) return { name: null, price, words: text }
  // "Pro: $10 a month ($100 a year)".
  const chosen = isChoice ? /^(?<name>\p{L}[^:.!?,]{0,24}):$/u.exec(told)?.groups?.name : undefined
  if (chosen !== undefined && !noteName.test(chosen)) return { name: chosen, price, words: text.slice(price.start) }
  // 月額1,000円(税込1,100円): one sum, without the tax and with it.
  const isTaxed =
    prices.length === 2 &&
    Number(last.amount) > Number(price.amount) &&
    taxedToo.test(text.slice(price.end, last.end + 12))
  if ((isTaxed || isInCurrencies(text, prices)) && leads.test(told)) return { name: null, price, words: text }
  const isSentence = /[.!?。！？]["')\]]*$/u.test(text)
  if (
    prices.some(({ amount }) => amount !== price.amount) &&
    isSentence &&
    !leads.test(text.slice(0, price.start).trim())
  )
    return null
  // "12x de R$ 39,90", "3 fois 52 €": in instalments.
  if (instalments.test(told)) return { name: null, price, words: withoutCall(text) }
  // "ou R$ 399 à vista": the same, paid otherwise.
  if (otherwise.test(told) || instalments.test(told.replace(/^.* [·|–—] /u, ""))) return null
  if (prices.some(({ amount }) => amount !== price.amount))
    return last.paying !== "unknown" && prices.every(({ currency }) => currency === last.currency)
      ? { name: null, price: last, words: "" }
      : null
  // "每月10元的手续费由银行收取。"
  if (isSentence && tellsOfOthers(text)) return null
  const before = text.slice(0, price.start).trim()
  if (beforeSize.test(before)) return null
  // "€35 pays for the parts of one bike": what is done with a gift.
  if (spent.test(text.slice(price.end)) || isSumOfOther(text.slice(last.end))) return null
  // "then $99 / month": after what it costs to begin.
  if (later.test(before)) return { name: null, price, words: text.slice(price.start) }
  // "je Stk. 0,32 €", "kg / 18,90 €": of how much, before the sum, and no name.
  if (perPiece.test(before)) return { name: null, price, words: withoutCall(text) }
  if ((leads.test(before) && !isSolo(before, block)) || ofOneInJapanese.test(before))
    return { name: null, price, words: withoutCall(text) }
  // "White Label +€45", "(The big apps want $8)": on top of something, said aside.
  if (/\+$/.test(before) || /^[([]/.test(text)) return null
  const described = saysWhat.exec(before)?.groups?.name
  if (described !== undefined && price.paying !== "unknown" && block.region === "pricing" && !noteName.test(described))
    return { name: described, price, words: text.slice(price.start, price.end) }
  if (isSentence) return null
  // "Haircut ........ $25": a leader of dots.
  const name = before.replace(leadAtEnd, "").replace(/(?:[\s:,–—|·•→-]|(?:\.|…|_){2,}|…)+$/u, "")
  const isEntry = (block.kind === "item" || /\.{4}|…{2}/u.test(before)) && price.end === text.length
  const isShort =
    wordCount(name) <= (isEntry ? longest.entry : longest.words) &&
    withoutAside(name, longest.name).length <= longest.name
  const words = withoutCall(text.slice(name.length).replace(/^[\s:,–—|·•._…-]+/u, ""))
  if (opensSum.test(name)) return { name: null, price, words }
  // "Buy a licence — $9": the words of a button name nothing.
  if (isShort && calls.test(name)) return { name: null, price, words: withoutCall(text.slice(price.start)) }
  // The title of a page is no plan's name.
  return isShort &&
    block.level !== 1 &&
    /\p{L}/u.test(name) &&
    !/[.!?](?!\p{Nd})|[。！？]/u.test(withoutAside(name)) &&
    !asksElsewhere.test(name)
    ? { name, price, words }
    : null
})

const openPlace = whole(openPlaces)
/** Words of a price by themselves, over it. */
const labels =
  /^(?:from|starting(?: at| from)?|starts at|prices?|preise?|prix|precios?|preços?|prezz[io]|prij(?:s|zen)|à partir de|desde|a partir de|a partire da|vanaf|料金|価格|价格|السعر|regular price|sale price|starting (?:price|rate)s?|startpreis|prix de départ|precio inicial|preço inicial|prezzo di partenza|startprijs)$/iu
const sum = /\p{Sc} ?\p{Nd}|\p{Nd} ?\p{Sc}/u
/** "Everything in Free, plus": what is had for it. */
const hadForIt =
  /^(?:(?:everything|all) (?:in|from|of) |alles (?:aus|von|in|vom) |tout (?:ce qui|de|du) |todo (?:lo|del?) |tudo (?:do|de|no|que) |tutto (?:ciò|quello|di|del) )/iu
/** What may be the name of a plan. */
export const isPlanName = madeOnce((block: Block): boolean => {
  const text = withoutAside(tidyText(block.text), longest.name)
  return (
    text.length <= longest.name &&
    wordCount(text) <= longest.words &&
    block.kind !== "button" &&
    /\p{L}/u.test(text) &&
    !/^[/|] |[.!?:。！？：]$/u.test(text) &&
    !hadForIt.test(text) &&
    pricesIn(text).length === 0 &&
    !badge.test(text) &&
    !praised.test(text) &&
    !openPlace.test(text) &&
    !openPlacesUnspaced.test(text) &&
    !standsBeside(text) &&
    !isTrial(text) &&
    !asked.test(text) &&
    !labels.test(text) &&
    // "up to $3 million": for whom a plan is.
    !sum.test(text) &&
    // "Yearly" over a sum of its own is what the plan is called.
    (saysHowOften(text) === null ||
      planByTime.test(text) ||
      (block.level !== null && (!text.includes(" ") || namedByTime.test(text)))) &&
    !order.test(text) &&
    !calls.test(text) &&
    !(block.kind === "item" && labelledEntry.test(text)) &&
    (regionOfHeading(text) !== "pricing" || isRate(text))
  )
})
