/** Sums that sentences tell of what is sold: "Each request is $0.002", "Full kitchen designs begin at $480". */
import { regionOfHeading } from "../../../../../../domain/draft/RegionWords.ts"
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Block, SiteIndex } from "../../../reading/PageIndex.ts"
import { tokensOf } from "../../../reading/Tokens.ts"
import { type Fact, perSite } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { inOwnVoice, isOwnContext, ownSaid, saidFact, titlesOf, type Utterance } from "../../Said.ts"
import { isBesideSum, withoutTaxes } from "./BesideSums.ts"
import { costsNothing, hasFigure, type Price, pricesIn } from "./Money.ts"
import { isExtra, tellsNoPrice, tellsOtherwise } from "./NoPrices.ts"
import { isBesideSold, isOverOthers } from "./OtherSums.ts"
import { tellsOfOthers } from "./others/OtherPayees.ts"
import { afterDenial, belongsToOthers, isSumOfOther, opensHome, usual } from "./Told.ts"
import { noPlan, pastOrPlanned, someOnly } from "./words/BesideWords.ts"
import {
  asYouLike,
  feeNouns,
  inTown,
  lineLeads,
  noOwnThing,
  ofEachOne,
  ownRates,
  payers,
  planNames,
  planNamesUnspaced,
  soldThings,
  sumLeads,
  sumVerbs,
  unitsFor,
  workNouns
} from "./words/SumWords.ts"

export interface ToldSum extends Fact<Price> {
  /** What costs it: "Full kitchen designs", "Equipe"; "" where it is the price of the product. */
  readonly what: string
  /** "From": no less than it. */
  readonly isLeast: boolean
  /** What it is counted by, as stems: what stands behind "per". */
  readonly counted: ReadonlyArray<string>
  /** Of "Each API request is" a request: what may be said so of it. */
  readonly each: ReadonlyArray<string>
}

const chosenAhead = new RegExp(`^(?:(?:${asYouLike}),? ?|${unitsFor})`, "iu")
const lead = new RegExp(`^${lineLeads}$`, "iu")
const paying = new RegExp(
  `^(?:(?:for|für|pour|para|por|per|voor) [^,.;:!?]{2,40},? )?(?:${payers}) ${sumLeads}(?:(?:la|de|den|die|a|o|il|the) )?$`,
  "iu"
)
const costs = new RegExp(`^(?<what>[^,.;:!?]{1,60}?)(?: (?:${sumVerbs})|:) ${sumLeads}$`, "iu")
const costsUnspaced =
  /^(?:(?:سعر|ثمن|تكلفة) (?<what>(?:ال)?\p{sc=Arab}+(?: \p{sc=Arab}+){0,3}?)(?: (?:هو|هي|يبلغ|تبلغ|فقط))? |(?<what>[^,.、。,;:!?]{1,20}?)(?:は|が|的?价格(?:为|是)|售价|定价|只需|仅需)、? ?)$/u
const fee = new RegExp(`^(?:${feeNouns})$`, "iu")
/** "A subscription to Acme", "L'abonnement à Acme", "A assinatura do Acme". */
const feeOf = new RegExp(
  `^(?:${feeNouns}) (?:to|for|of|with|von|für|zu|bei|à|de|d['’]|du|pour|a|al|del|para|d[oae]|à|di|per|su|op|van|voor|bij)(?: (?:the|le|la|el|o|a|il|lo|het|de|das|die|der))? ?(?<name>\\p{Lu}.*|\\p{Lo}.*)$`,
  "iu"
)
const plan = new RegExp(`^(?:${planNames})$`, "u")
const planUnspaced = new RegExp(planNamesUnspaced, "u")
const things = new RegExp(`(?<!\\p{L})(?:${soldThings})$`, "iu")
const thingsFirst = new RegExp(
  `^(?:(?:l'|une?|la|le|les|nos|chaque|un[ao]?|el|los|las|cada|nuestr[oa]s|um|uma|o|a|os|as|noss[oa]s|il|lo|i|gli|un'|ogni) ?)?(?:${soldThings})(?!\\p{L})`,
  "iu"
)
const thingsInScript =
  /(?:コース|講座|レッスン|教材|書籍|本|チケット|セット|キット|本体)$|(?:课程|教程|套餐|门票|图书|套装|课)$|^(?:سعر |ثمن )?(?:ال)?(?:دورة|درس|تذكرة|كتاب|حقيبة|حصة)(?: \S+){0,2}$/u
/** Behind what is sold, what it comes with: "Een doos met zes flessen". */
const withMore =
  / (?:of|for|with|in|für|mit|aus|à|de|d'|pour|avec|para|con|com|da|di|per|met|van|voor|im|am|de la|del)(?= )| d'/iu
const least =
  /(?<!\p{L})(?:from|starting|starts?|begins?|ab|beginn\p{L}+|start\p{L}*|à partir|dès|démarr\p{L}+|début\p{L}+|commenc\p{L}+|desde|a partir|empiez\p{L}+|comienz\p{L}+|parten?|arranc\p{L}+|começ\p{L}+|partem|da|partono|vanaf|تبدأ|يبدأ|ابتداء\p{L}*)(?!\p{L})|から|起/iu
/** Whether words before a sum tell that it is the least. */
export const tellsLeast = (text: string): boolean => least.test(text)
const goesOn =
  /^(?:$|[.,;:!)(（–—。、，；]| (?:–|—|-|·|\||\+|\()| ?(?:です|となります|（|で、|から)| (?:and|und|et|y|e|en|plus|per|(?:for|por|per|voor) (?:(?:up to|bis zu|jusqu'à|hasta|até|fino a|tot|everyone|everybody|all|unlimited|alle|tous|tod[oa]s|tutti|iedereen|each|every|one|two|three|four|five|ten|eine?n?|zwei|une?|deux|un[ao]?|dos|uma?|due|een|één|twee)(?!\p{L})|\p{Nd})|with|by|including|incl|excl|inkl|zzgl|mit|pro|je|avec|par|tout|con|com|sin|sem|senza|compres\p{L}+|inclus\p{L}+|incluid\p{L}+|met|all-in|inbegrepen|each|apiece|pp|لكل|شامل)(?!\p{L}))/iu

const periods: ReadonlyArray<readonly [string, RegExp]> = [
  [
    "month",
    /(?<!\p{L})(?:monthly|monats\p{L}*|mensue\p{L}+|mensua\p{L}*|mensa\p{L}+|mensil\p{L}+|maand\p{L}*)(?!\p{L})|月|شهري/iu
  ],
  [
    "year",
    /(?<!\p{L})(?:yearly|annual|jahres\p{L}*|annue\p{L}*|anua\p{L}*|anuidades?|annual[ei]|annu[oi]|jaar\p{L}*)(?!\p{L})|年|سنوي/iu
  ],
  ["week", /(?<!\p{L})(?:weekly|wochen\p{L}*|hebdomadaire|semanal|settimanal\p{L}+|week\p{L}+)(?!\p{L})/iu]
]
/** "A yearly membership costs $49": by the year. */
const byItsName = (what: string, price: Price): Price => {
  const period = price.paying === "unknown" ? periods.find(([, words]) => words.test(what))?.[0] : undefined
  return period === undefined ? price : { ...price, period, paying: "recurring" }
}

const stemsOf = (text: string) => tokensOf(fold(text)).map(({ stem }) => stem)
const byWhat =
  /(?:\/ ?|(?<!\p{L})(?:per|pro|je|par|por|for each|for every|each|every|für jede[nrs]?|cada|ogni|لكل) )(?:(?:each|every|jede[nrs]?|chaque|cada|ogni|elke?|active|aktive[nr]?) )?(?<unit>\p{L}{2,})/giu
const time =
  /^(?:m|mo|y|yr|month|year|week|monat|jahr|woche|mois|an|année|semaine|mes|año|semana|mês|ano|mese|anno|settimana|maand|jaar|week)$/iu
/** What words count a sum by, as stems, without the times. */
const unitsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(byWhat)].flatMap(({ groups }) => (time.test(groups?.unit ?? "") ? [] : stemsOf(groups?.unit ?? "")))

const romance = /^(?:fr|es|pt|it)/u
/** "with six bottles", "of six", "for two": what is had. "for the font", "in the village": of something else. */
const plainMore =
  /^ (?:(?:with|mit|avec|con|com|met|of|d[ei]|da|van|aus) (?!(?:the|our|your|der|die|das|den|dem|la|le|les|el|los|las|lo|il|gli|os?|as?|de|het)(?= ))|(?:for|für|pour|para|per|por|voor) (?:up to |bis zu |jusqu'à |hasta |até |fino a |tot )?(?:one|two|three|four|five|six|eight|ten|twelve|\p{Nd}+|adults?|children|families|eine?n?|zwei|drei|vier|erwachsene|kinder|familien|une?|deux|trois|quatre|adultes?|enfants?|un[ao]?|dos|tres|cuatro|adultos?|niños|uma?|dois|duas|três|quatro|crianças|due|tre|quattro|adulti|bambini|een|één|twee|drie|vier|volwassenen|kinderen)(?= |$))/iu
const isPlainMore = (what: string): boolean => {
  const at = anyMore.exec(what)?.index
  return at === undefined || plainMore.test(what.slice(at))
}
const anyMore =
  / (?:with|of|for|in|at|by|from|on|to|we|you|that|mit|von|für|in|im|am|bei|aus|zu[rm]?|der|des|avec|de|du|des|d'|à|au|aux|pour|chez|en|dans|con|del?|para|en|por|com|d[aeo]s?|n[ao]s?|em|da|di|dell[aeo']|del|nell?[aeo]?|per|met|van|voor|in|bij|op|te)(?= |$)/iu
/** What is sold here, by the noun that it is, and nothing that befalls: "a lost ticket", "ticket insurance". */
const isThing = (site: SiteIndex, what: string, lang: string): boolean => {
  const head = what.slice(0, withMore.exec(what)?.index ?? what.length).trim()
  if (!isPlainMore(what) || inTown.test(what)) return false
  const isNoun = (romance.test(lang) ? thingsFirst.test(what) : things.test(head)) || thingsInScript.test(what)
  return isNoun && head.split(" ").length <= longest && !usual.test(what) && !isBesideSold(site, what)
}
const longest = 5

const ownRate = new RegExp(`^(?:${ownRates})$`, "iu")
const ownRateAt = new RegExp(`^(?:${ownRates})(?!\\p{L})`, "iu")
const work = new RegExp(`^(?:${workNouns})$`, "iu")
const anyOther = new RegExp(`(?<!\\p{L})(?:${noOwnThing})(?!\\p{L})`, "iu")
const article =
  /^(?:an?|the|our|eine?|der|die|das|unser\p{L}*|une?|le|la|l'|notre|un[ao]?|el|nuestr[oa]|uma?|o|a|noss[oa]|il|lo|un'|nostr[oa]|een|de|het|ons|onze)(?: |(?<=')(?=\p{L}))/iu
/** What a site lists as its own: headings of its parts, first words of the items under them. */
const offeredHere = perSite((site: SiteIndex): ReadonlyArray<ReadonlyArray<string>> => {
  const parts = site.flatMap(({ blocks }) => blocks.filter((block) => inOwnVoice(block) && isOffer(block)))
  return parts.map(({ text }) => stemsOf(text).slice(0, longest))
})
const isOffer = ({ level, kind, region, list }: Block) =>
  region !== "faq" && ((level !== null && level > 1) || kind === "item" || (kind === "cell" && list !== null))
/** "A grant calendar", of a site that lists it as what it does; and no new one, lost one, good one. */
const isOfferedHere = (site: SiteIndex, what: string): boolean => {
  const thing = what.replace(article, "").replace(whenHeld, "")
  const stems = stemsOf(thing.replace(eachWork, ""))
  if (!article.test(what) || stems.length === 0 || stems.length > longest) return false
  if (anyOther.test(thing) || usual.test(thing) || isBesideSold(site, thing) || !isPlainMore(thing)) return false
  return offeredHere(site, []).some((words) => stems.every((stem, at) => isAlike(stem, words[at] ?? "")))
}
/** "A naming project", of a site that does "Naming". */
const eachWork = / (?:projects?|engagements?|jobs?|projekt|projets?|proyecto|projeto|progetto|project)$/iu
const whenHeld =
  / (?:del fine settimana|du (?:week-?end|soir)|de (?:fin|fim) de semana|am wochenende|van het weekend|in het weekend|at the weekend|serale)$/iu
/** The same, or one of several: "Küche", "Küchen". */
const isAlike = (a: string, b: string) => {
  const length = Math.min(a.length, b.length)
  return (
    a === b || (length > 3 && Math.abs(a.length - b.length) < 3 && a.slice(0, length - 1) === b.slice(0, length - 1))
  )
}

interface Whose {
  readonly what: string
  readonly whose: "own" | "none"
  readonly named: string
}
/** What a sum is of, by the words before it; null where that is nobody's price here. */
const whoseSum = (site: SiteIndex, said: Utterance, head: string, own: Own): Whose | null => {
  const none = { what: "", whose: "none", named: "" } as const
  const isListed = said.block.region === "pricing"
  // Under "Taxi from the station" a sum alone is of that.
  const isUntitled = titlesOf(said.page, said.at).every(({ text }) => regionOfHeading(text) === "pricing")
  if (lead.test(head) || paying.test(head)) return isListed && isUntitled ? none : null
  const unnamed = planUnspaced.exec(head)?.groups?.name
  if (unnamed !== undefined) return isListed ? { what: unnamed, whose: "none", named: unnamed } : null
  const what = (costs.exec(head) ?? costsUnspaced.exec(head))?.groups?.what?.trim()
  if (what === undefined || belongsToOthers(what)) return null
  if (own.subject(what) === "own" && !ownRate.test(what)) return { ...none, whose: "own" }
  const ours = feeOf.exec(what)?.groups?.name ?? ""
  if (own.isName(ours)) return { what: ours, whose: "own", named: "" }
  const begins = work.test(what) && least.test(head)
  if (ownRate.test(what)) return { what, whose: "own", named: what }
  if (begins || isOfferedHere(site, what)) return { what, whose: "none", named: what }
  if (!isListed) return null
  if (own.subject(what) === "anaphor" || fee.test(what)) return { ...none, named: what }
  const named = Object.values(
    (plan.exec(what) ?? plan.exec(what.charAt(0).toLowerCase() + what.slice(1)))?.groups ?? {}
  ).find((one) => one !== undefined)
  if (named !== undefined) return { what: named, whose: "none", named: what }
  const lang = said.block.lang ?? said.page.page.lang ?? ""
  return isThing(site, what, lang) &&
    !own.namesOther(what.replace(/\p{Lu}(?=\p{Ll})/gu, (one) => (/^de/u.test(lang) ? one.toLowerCase() : one)))
    ? { what, whose: "none", named: what }
    : null
}

/** Of today, to everybody, of what is sold. */
export const isOfToday = (written: string, price: Price, prices: ReadonlyArray<Price>) => {
  // "100 credits for €10", "Zahle, was du willst": whatever else such words say. Sums stay where they stand.
  const text = written.replace(chosenAhead, (words) => " ".repeat(words.length))
  return (
    !pastOrPlanned.test(text) &&
    !someOnly.test(text) &&
    !isBesideSum(text, price, prices) &&
    !tellsNoPrice(text) &&
    !isExtra(text) &&
    !tellsOtherwise(text.replace(ownRateAt, ""), false)
  )
}

export const toldSums = (site: SiteIndex, own: Own): ReadonlyArray<ToldSum> =>
  ownSaid(site).flatMap((said): ReadonlyArray<ToldSum> => {
    const { block } = said
    if (said.text.length > longestText || !hasFigure(said.text)) return []
    if (!(block.region === "pricing" || opensHome(said))) return []
    const text = afterDenial(withoutTaxes(said.text)).replace(/^(?:it|that)'s /iu, "it is ")
    const prices = pricesIn(text)
    const [price, ...more] = prices
    if (price === undefined || more.length > 0 || costsNothing(price)) return []
    const rest = text.slice(price.end)
    if (!goesOn.test(rest) || isSumOfOther(rest) || !isOfToday(text, price, prices)) return []
    const found = whoseSum(site, said, text.slice(0, price.start), own)
    if (found === null || noPlan.test(found.named) || !isOwnContext(own, said, found.whose)) return []
    if (tellsOfOthers(said.text)) return []
    if (titlesOf(said.page, said.at).some((title) => isOverOthers(title.text) || tellsNoPrice(title.text))) return []
    const head = found.named.slice(0, withMore.exec(found.named)?.index ?? found.named.length)
    const each = ofEachOne.test(found.named) ? stemsOf(head).slice(-1) : []
    const value = byItsName(found.named, price)
    const isLeast = least.test(text.slice(0, price.end))
    const counted = [...value.units, ...unitsIn(text.slice(price.start))]
    return [{ ...saidFact(said, value, fold(price.text)), value, what: found.what, isLeast, counted, each }]
  })
const longestText = 200

const glue = new Set(
  stemsOf(
    "plan plans the a an each per for at is are costs cost price pricing of and from just only starting start starts begin begins month monthly year yearly annually week once one time tarif paket ab preis kostet pro je im monat monatlich jahr jährlich woche für le la les de des du à partir dès prix par mois an année et el los por al mes año desde precio cuesta y o os a ao mês ano custa preço e il lo da di al mese anno l ogni costa prezzo vanaf maand jaar kost prijs voor het een en cada chaque jede elke"
  )
)
/** "$29 per month" of "Studio: $29/mo": the same sum, bounded and counted alike, of the same thing. `alone`: the site has no other. */
export const retellsSum = (
  part: string,
  { value: own, what, isLeast, counted, each, words }: ToldSum,
  alone: boolean
): boolean => {
  const text = tidyText(part)
  const [one, ...more] = pricesIn(text)
  if (one === undefined || more.length > 0 || one.amount !== own.amount || one.currency !== own.currency) return false
  if (
    one.period !== own.period ||
    least.test(text.replace(one.text, "").concat(" ", text.slice(0, one.start))) !== isLeast
  )
    return false
  if (one.paying === "once" && own.paying !== "once") return false
  if (own.paying === "once" && one.paying === "recurring") return false
  const by = [...one.units, ...unitsIn(text.slice(one.start))]
  const told = stemsOf(text)
  if (!by.every((unit) => counted.includes(unit) || each.includes(unit))) return false
  if (!counted.every((unit) => told.includes(unit))) return false
  const name = stemsOf(what).filter((stem) => !glue.has(stem))
  if (!alone && !name.every((stem) => told.includes(stem))) return false
  const known = new Set([
    ...glue,
    ...name,
    ...counted,
    ...each,
    ...stemsOf(own.text),
    ...stemsOf(one.text),
    ...stemsOf(words).filter((stem) => name.includes(stem))
  ])
  return told.every((stem) => known.has(stem))
}
