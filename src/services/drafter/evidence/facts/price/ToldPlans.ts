/** Plans told one after the other in running text: "Free: 10 monitors. Solo: €9/month. Team: €29/month." */

import { tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex } from "../../reading/PageIndex.ts"
import { anywhere } from "../../reading/patterns/Caseless.ts"
import {
  countsFew,
  freeToSome,
  freeWords,
  laterPlanned,
  otherwiseSold,
  steadyWords,
  thereafter,
  timesOrVisits
} from "../words/PriceWords.ts"
import { isFreeBeside, isNoPlan, isNote, type PricePlan } from "./lines/PriceLines.ts"
import { costsNothing, type Price, pricesIn } from "./sums/Money.ts"
import { isExtra, tellsNoPrice, tellsOtherwise } from "./sums/NoPrices.ts"
import { isChoice, notToday, usual } from "./sums/Told.ts"

const otherwise = anywhere(otherwiseSold)
const steady = anywhere(steadyWords)
const planned = anywhere(laterPlanned)
/** Characters of a paragraph, of a sentence; words of a name. */
const longest = { block: 700, sentence: 200, words: 5 } as const

type ToldPlan = Pick<PricePlan, "name" | "kind" | "price" | "words">

const lead =
  "(?:from|only|just|starting at|ab|nur|à partir de|dès|seulement|desde|solo|apenas|a partir de|a partire da|da|vanaf|slechts) "
/** "Nightjar Plus: ", "Scale – from ", "Pro, ". */
const named = new RegExp(
  String.raw`^(?<name>(?:\p{Lu}|\p{Lo}|\p{Nd})[^.:!?,;()\p{Sc}]{0,40}?)(?<joint> ?: | [–—-] |, )(?:${lead})?$`,
  "u"
)
/** What may follow a sum: an end, what is had for it, how it is paid. */
const goesOn =
  /^(?:$|[.,;:)–—。]| (?:[–—-]|\(|for|with|per|and|including|incl|für|mit|inkl|pour|avec|para|con|com|voor|met)(?!\p{L}))/iu
const summed = anywhere("totals?|sum|summe|gesamt|insgesamt|somme|suma|soma|totale|somma|totaal")
const isPlanLike = (name: string) =>
  name.split(" ").length <= longest.words &&
  !isNoPlan(name) &&
  !isExtra(name) &&
  !isNote(name) &&
  !usual.test(name) &&
  !summed.test(name)
/** Of today, of ours, and of the whole: no trial, no extra, nothing that is saved or planned. */
const isOffered = (text: string, free: boolean) =>
  !planned.test(text) && !tellsNoPrice(text.replace(counted, "")) && !tellsOtherwise(text, free)
/** "up to 50 texts a day" is no sum. */
const counted =
  /(?<!\p{L})(?:up to|bis zu|jusqu'à|hasta|até|fino a|tot) (?=\p{L}*\p{Nd}[\p{Nd}.,']* ?\p{L}|\p{L}+ \p{L})/giu

/** "Team: $9 per person per month", "Pro, $18/month: 4K export". */
const priced = (text: string): ToldPlan | null => {
  const [price, ...more] = pricesIn(text)
  if (price === undefined || !isChoice(price, more, text)) return null
  const { name, joint = "" } = named.exec(text.slice(0, price.start))?.groups ?? {}
  const end = (more.at(-1) ?? price).end
  const rest = text.slice(end)
  if (name === undefined || !isPlanLike(name) || (joint === ", " && !/^ ?:/u.test(rest)) || !goesOn.test(rest))
    return null
  if (isExtra(text) || !isOffered(text, costsNothing(price))) return null
  const kind = costsNothing(price) ? "free" : price.paying
  // "€80, once, on top of the subscription": no way in which the whole is paid.
  if ((kind === "once" || kind === "unknown") && steady.test(text)) return null
  const words = text.slice(name.length + joint.length, end)
  return { name, kind, price, words }
}

const freeAlone = new RegExp(
  String.raw`^(?<name>(?:${freeWords})(?: (?:plan|tier|version|tarif))?)(?: ?:| [–—-]) \S`,
  "iu"
)
/** "free for ever", "dauerhaft kostenlos": no trial of it. */
const forEver =
  "(?:and |und |et |y |e |en )?(?:for ?ever|for good|for life|always|für immer|dauerhaft|immer|à vie|pour toujours|toujours|para siempre|siempre|para sempre|sempre|per sempre|voor altijd|altijd)"
/** "gratis para comunidades de hasta 10 viviendas": how little of it is free. */
const upTo = "(?:up to|bis zu|bis|jusqu'à|hasta|até|fino ad?|tot)"
const namedFree = new RegExp(
  String.raw`^(?<name>\p{Lu}[^.:!?,;()\p{Nd}\p{Sc}]{0,24}?)(?: ?:| [–—-]) (?<words>(?:${forEver} )?(?:${freeWords})(?:,? ${forEver})?)(?=$|[.,;(]| (?:(?:for|für|pour|para|per|voor) (?:\p{L}+ ){1,3}?(?:of |de |von |di |van |da )?)?${upTo} ${countsFew} (?!(?:${timesOrVisits})(?!\p{L})))`,
  "iu"
)
/** "フリープラン:ずっと無料、リスト3つまで": scripts that put no blanks between words. */
const unspacedFree =
  /^(?<name>[\p{Lo}ー]{2,16}) ?: ?(?<words>(?:ずっと|永久に?|永久|一直|终身)?(?:無料|免费|免費|0円))(?=$|[、,。;(])/u
/** "Free for up to 3 editors", "Gratuit jusqu'à 20 choristes"; what is free of the first few is tried, and no plan. */
const freeUpTo = new RegExp(
  `^(?:(?:always|forever|immer|toujours|siempre|sempre|altijd) )?(?:${freeWords})(?:,? (?:forever|für immer))? (?:for |für |pour |para |per |voor )?(?:up to|bis zu|bis|jusqu'à|hasta|até|fino a|tot) (?<rest>(?:(?:one|an?|eine?n?|une?|un[ao]?|uma?|een|één) \\p{L}+ (?:and|und|et|y|e|en) )?${countsFew} .+)$`,
  "iu"
)
const time = anywhere(timesOrVisits)
/** How many of what: of days or of visits it is a trial. */
const isBounded = (rest: string) =>
  !time.test(rest.split(/[,;.]| (?:an?|per|each|every|par|al|pro|im|por|ao|cada) |\//u)[0] ?? "")
const bare = (text: string) => text.replace(/[.!。]+$/u, "")
const groups = anywhere(freeToSome)
const free = (text: string): ToldPlan | null => {
  // "Schools: free."
  if (groups.test(text)) return null
  if (isFreeBeside(text) || isExtra(text) || !isOffered(text, true) || pricesIn(text).length > 0) return null
  const { name, words } = (namedFree.exec(text) ?? unspacedFree.exec(text))?.groups ?? {}
  if (name !== undefined && words !== undefined)
    return isPlanLike(name) ? { name, kind: "free", price: null, words } : null
  const alone = freeAlone.exec(text)?.groups?.name
  if (alone !== undefined) return { name: null, kind: "free", price: null, words: bare(text) }
  const rest = freeUpTo.exec(text)?.groups?.rest
  return rest === undefined || !isBounded(rest) ? null : { name: null, kind: "free", price: null, words: bare(text) }
}

const later = new RegExp(`^(?:${thereafter})`, "iu")
const goesOnPaid = new RegExp(
  String.raw`^(?:(?:you can )?(?:unlock|get) [^.,;:!?]{1,40} for |it(?:'s| is| costs) |kostet es |c'est |cuesta |custa |costa |kost het |${lead})?$`,
  "iu"
)
/** "Au-delà, 12 € par mois", after what is free up to a number. */
const beyond = (text: string): ToldPlan | null => {
  const opening = later.exec(text)?.[0]
  if (opening === undefined) return null
  const [price, ...more] = pricesIn(text)
  if (price === undefined || costsNothing(price) || !isChoice(price, more, text)) return null
  if (!goesOnPaid.test(text.slice(opening.length, price.start)) || planned.test(text)) return null
  const isSteady = price.paying === "recurring" || (price.paying === "once" && !steady.test(bySelf(text)))
  return isSteady ? { name: null, kind: price.paying, price, words: bare(text) } : null
}
/** Without "no subscription". */
const bySelf = (text: string) =>
  text.replace(/(?<!\p{L})(?:no|without|kein\p{L}*|ohne|sans|sin|sem|senza|geen|zonder) \p{L}+/giu, "")

const nameAlone =
  /^(?<name>(?:\p{Lu}|\p{Lo})[\p{L}\p{Nd} +'-]{1,30}) [·•|] (?=(?:(?:from|ab|desde|da|vanaf|dès) )?(?:\p{Lu}{0,3}\p{Sc}|\p{Nd}))/u
/** "Gratis fino a dieci allievi, poi 1 € al mese", "Village – 25 GEL / month · Guesthouse – 70 GEL / month": sentences in one. */
const clauses = (sentence: string): ReadonlyArray<string> => {
  // "Profissional · R$ 59/mês · agenda": a name, what it costs, what is had for it.
  const parts = sentence.replace(nameAlone, "$<name>: ").split(/; | [·•|] /u)
  return parts.flatMap((part) => {
    const at = freeUpTo.test(part) ? part.search(/, (?=\p{L}[^,]{0,60}\p{Nd})/u) : -1
    const rest = at === -1 ? "" : part.slice(at + 2)
    return later.test(rest) ? [part.slice(0, at), rest] : [part]
  })
}

const isProse = ({ region, level, kind, text }: Block) =>
  region === "pricing" &&
  level === null &&
  (kind === "paragraph" || kind === "item" || kind === "label") &&
  text.length <= longest.block &&
  !otherwise.test(text)

interface Found {
  readonly at: number
  readonly part: string
  readonly told: ToldPlan
}
const isPaid = ({ told: { kind } }: Found) => kind === "recurring" || kind === "once" || kind === "usage"

const foundOn = (page: PageIndex): ReadonlyArray<Found> => {
  const found: Array<Found> = []
  for (const [at, block] of page.blocks.entries()) {
    if (!isProse(block) || block.under.some((title) => otherwise.test(title))) continue
    let stranger = false
    for (const sentence of sentencesIn(tidyText(block.text))) {
      if (sentence.length > longest.sentence || /[?？"「『]/u.test(sentence)) continue
      for (const part of clauses(sentence)) {
        const before = found.at(-1)
        const follows =
          before !== undefined && before.told.kind === "free" && before.told.name === null && before.at >= at - 1
        const told = stranger ? null : (free(part) ?? priced(part) ?? (follows ? beyond(part) : null))
        if (told !== null) found.push({ at, part, told })
        // "Other tools are priced by the head. Bigtrack: $40 a month."
        else if (usual.test(part) || planned.test(part) || notToday.test(part.slice(0, 40))) stranger = true
      }
    }
  }
  return found
}

const sumOf = ({ told }: Found): Price | null => told.price

/**
 * Of the blocks of a page that tell several plans, or one that `listed`, the plans set side by side, does not have: those
 * plans. What is free counts only where something is paid for.
 */
export const withTold = (page: PageIndex, listed: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  const found = foundOn(page)
  if (found.length === 0) return listed
  const known = (at: number) => listed.some(({ first, last }) => first <= at && at <= last)
  const isMany = (at: number) => found.filter((one) => one.at === at).length > 1
  const fresh = found.filter(({ at }) => isMany(at) || !known(at))
  const kept = listed.filter(({ last }) => !fresh.some(({ at }) => at === last))
  const isListed = kept.some(({ kind }) => kind === "recurring" || kind === "once")
  if (!fresh.some(isPaid) && !isListed) return listed
  // A sum that nothing says the kind of may be of anything; beside plans it is one more.
  const told = fresh.filter(
    (one) => isPaid(one) || one.told.kind === "free" || (sumOf(one) !== null && fresh.some(isPaid))
  )
  return [...kept, ...told.map(({ at, part, told: plan }) => ({ ...plan, page, first: at, last: at, told: part }))]
}

/** "Mensalidades: Casa 20 Mb por 2.400$00": what is paid by the month, and sums of which none says otherwise. */
const steadyLabel =
  /^(?:(?:our |the )?(?:monthly|yearly|annual) (?:fees?|prices?|plans?|dues)|(?:monats|jahres)(?:beiträge?|gebühren|preise)|(?:tarifs?|cotisations?) (?:mensuel(?:le)?s?|annuel(?:le)?s?)|(?:cuotas?|tarifas?) (?:mensual(?:es)?|anual(?:es)?)|mensualidades|mensalidades?|anuidades?|(?:canoni|quote) (?:mensili|annuali)|(?:maand|jaar)(?:bedragen|prijzen)): /iu
export const listedSteadily = (text: string) => {
  const prices = steadyLabel.test(text) ? pricesIn(text) : []
  const isSteady = ({ paying, amount }: Price) => (paying === "unknown" || paying === "recurring") && Number(amount) > 0
  return prices.length > 0 && prices.every(isSteady) && !tellsNoPrice(text) && !notToday.test(text)
}
