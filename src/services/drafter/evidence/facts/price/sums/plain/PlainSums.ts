/**
 * Sums told in plain sentences where prices are told: "Membership of the bread club is £22 a month", "Für 4 € im Monat
 * bekommen Sie alles". One grammar for all languages: who or what, a verb, the sum, what follows; the words are data.
 */

import { regionOfHeading } from "../../../../../../../domain/draft/RegionWords.ts"
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import type { Own } from "../../../Own.ts"
import { isOwnContext, saidFact, titlesOf, type Utterance } from "../../../Said.ts"
import { exampleWords } from "../../../words/PriceWords.ts"
import { saidOfPrices } from "../asked/AskedPrices.ts"
import { isBesideSum, withoutIncluded } from "../BesideSums.ts"
import { costsNothing, type Price, pricesIn } from "../Money.ts"
import { languageTold, namesOthers } from "../NamedBeside.ts"
import { isExtra, tellsNoPrice, tellsOtherwise } from "../NoPrices.ts"
import { isOverOthers } from "../OtherSums.ts"
import { tellsOfOthers } from "../others/OtherPayees.ts"
import { afterDenial, isSumOfOther, type Told, usual } from "../Told.ts"
import { type ToldSum, tellsLeast } from "../ToldSums.ts"
import { noPlan, othersPay } from "../words/BesideWords.ts"
import { tellsFree } from "./PlainFree.ts"
import { isPlanByName } from "./PlansByName.ts"
import { isCost, isSoldNoun } from "./SoldNouns.ts"
import { mayHaveSum, withFigures } from "./SpelledSums.ts"
import { type Telling, tellingIn } from "./Telling.ts"
import { isByUse, type WayOfSum, wayOfSum } from "./WaysOfSums.ts"
import { costsUs, forSome, givenTo, refusedMoney, refusedTimes } from "./words/RefusedWords.ts"

const refused = [refusedMoney, costsUs, refusedTimes, givenTo].map(anywhere)
const example = anywhere(exampleWords)
/** Paid before what is paid for, and besides. */
const begins = anywhere(
  "set-?up|onboarding|einrichtung|anfahrt|mise en service|puesta en marcha|configuración|configuração|attivazione|configurazione|inrichting|voorrijkosten|call-?out"
)
const ofSome = anywhere(forSome)
const longestText = 220

/** "No subscription", "without a deposit": adds nothing. */
const nothingOf =
  /(?<!\p{L})(?:no|not|never|without|zero|nor|free|keine?[nrm]?|nicht|ohne|nie|kostenlose[rn]?|pas d[e']|sans|ni|aucune?|jamais|sin|ningun[oa]?|nunca|sem|nenhuma?|nem|senza|nessun[oa']?|né|mai|non|geen|zonder|nooit|niet)(?: |(?<='))(?:(?:a|an|the|any|une?|un[ao]?|uma?|een|de|hidden|versteckten?|cachés?) )?(?:[\p{L}'-]+ ?){1,2}/giu
/** "was Sie verbrauchen" is no English past. */
const germanWhat = /(?<!\p{L})was (?=(?:sie|du|ihr|wir|man|ich|es|anfällt)(?!\p{L}))/giu
/** ", cancel when you like": when one may leave binds no sum. */
const leaving =
  /(?<!\p{L})(?:cancel\p{L}*|leave|stop|quit|pause|kündig\p{L}*|kündbar|opzeg\p{L}*|opzeggen|zegt? op|stoppen?|stopt|résili\p{L}*|arrêt\p{L}*|partez|cancel\p{L}*|date de baja|te vas|te das de baja|sai(?:r|s)?|disdi\p{L}*|disdett\p{L}+|smett\p{L}*|annull\p{L}*)(?!\p{L})[^.;:!?]{0,60}/giu

/** "Un jeu neuf coûte souvent 45 €": what such things cost, here or elsewhere. */
const byHabit = anywhere(
  "often|usually|typically|generally|normally|elsewhere|compared|oft|meist|meistens|üblicherweise|normalerweise|anderswo|im handel|souvent|généralement|d'habitude|d'ordinaire|ailleurs|dans le commerce|a menudo|normalmente|suele|suelen|fuera|muitas vezes|geralmente|normalmente|costuma|costumam|noutro lado|spesso|di solito|normalmente|altrove|in commercio|vaak|meestal|doorgaans|elders|in de winkel|refund\\p{L}*|returned|zurück|erstattet|rendue?|remboursée?s?|devuelven?|devolv\\p{L}*|restitui\\p{L}*|terug"
)
interface Whose {
  readonly whose: "own" | "none"
  /** What it is of; "" where it is the price of the product. */
  readonly what: string
}
/** After "A licence of €8": nothing, or no verb. "A plan at €5 comes later." */
const goesOnPlain =
  /^(?:$|[.,;:!)]| [–(-]| (?:a|per|and|or|und|oder|et|ou|y|o|e|en|of|with|mit|avec|con|com|met|for|für|pour|para|por|voor|all|plus|im|pro|par|al|ao|inkl|incl|tout|todo|tudo|tutto|à|de|no|ohne|sans|sin|sem|senza|zonder|once|einmalig|eenmalig)(?!\p{L}))/iu
/** "Membership, with a shelf and clay,": what stands between commas. */
const aside = /^(?<what>[^,.;:!?]{3,50}), [^,.;:!?\p{Sc}\p{Nd}]{2,60}, /u
/** Whose the sum is that these words lead to; null where they do not, or it is another's. */
const whoseSum = (
  site: SiteIndex,
  own: Own,
  tongue: Telling,
  head: string,
  tail: string,
  price: Price,
  lang: string,
  titled: boolean
): Whose | null => {
  const none: Whose = { whose: "none", what: "" }
  const whose = (what: string, isCosting = false): Whose | null => {
    const phrase = what.trim()
    if (own.isName(phrase)) return { whose: "own", what: "" }
    if (phrase === "" || tongue.pronoun.test(phrase) || tongue.joining.test(phrase)) return none
    if (price.paying === "recurring" && isPlanByName(own, phrase)) return { whose: "own", what: phrase }
    return isSoldNoun(site, tongue, own, phrase, lang, titled && isCosting) ? { whose: "none", what: phrase } : null
  }
  if (tongue.impersonal.test(head) || tongue.paying.some((one) => one.test(head))) return none
  for (const shape of tongue.charging) {
    const found = shape.exec(head)
    const what = found?.groups?.what
    if (found !== null && (what === undefined || own.isName(what)))
      return what === undefined ? none : { whose: "own", what: "" }
  }
  const got = tongue.getting.exec(head)
  const had = got === null ? null : whose(got.groups?.what ?? "")
  if (had !== null) return had
  for (const shape of tongue.costing) {
    const what = shape.exec(head)?.groups?.what
    const found = what === undefined ? null : whose(what, true)
    if (found !== null) return found
  }
  // "With a single payment of €20 the plans are yours."
  if (tongue.having.test(head)) return tongue.goesOn.test(tail) || tongue.once.test(head) ? none : null
  const isUsed = isByUse(head, tail, price) && tongue.doing.test(head)
  if (isUsed && !isCost(head) && !usual.test(head) && !namesOthers(own, head, lang)) return none
  const named = tongue.named.exec(head)?.groups?.what
  const label = named === undefined ? null : whose(named)
  if (label !== null && goesOnPlain.test(tail)) return label
  if (tongue.labelled.test(head) || (tongue.usage.test(head) && /[:–,] $/u.test(head))) return none
  if (tongue.once.test(head) && /[:–,] $/u.test(head) && !namesOthers(own, head, lang)) return none
  const counted = tongue.counted.exec(head)
  const who = counted?.groups?.who
  if (counted !== null && (who === undefined || own.isName(who)) && !namesOthers(own, head, lang)) return none
  return tongue.bare.test(head) && tongue.isAll.test(tail) && !isCost(tail) ? none : null
}

/** Sums beside the first: the same for longer, for fewer, or of the next plan. */
const goesTogether = (prices: ReadonlyArray<Price>): boolean => {
  const [first, ...more] = prices
  return more.every(
    ({ currency, paying }) => currency === first?.currency && (paying === first?.paying || paying === "unknown")
  )
}

export interface PlainSum extends WayOfSum {
  readonly what: string
  readonly isLeast: boolean
}
/** "After 14 days of free trial": what it costs then is what it costs. */
const afterTrial =
  /^(?:after|once|following|nach|ist|na|après|passés?|à l'issue|au bout|después|tras|pasados?|terminad[oa]|acabad[oa]|depois|após|findo|dopo|passati|finit[ao]|terminat[ao]|when) [^.;:!?]{2,50}?(?:trial|probezeit|testphase|testzeit|probemonat|gratis\p{L}*|proef\p{L}*|essai|gratuite?s?|gratuit[oa]s?|prueba|teste|período|prova|free|kostenlose\p{L}*)/iu
/** "The first month", "your first box": no more than the beginning. */
const first = anywhere(
  "first|erste[nrsm]?|premi(?:er|ère)s?|primer[oa]?s?|primeir[oa]s?|prim[oaie]|eerste|second|zweite[nrsm]?|deuxième|segund[oa]|second[oa]|tweede|extra|late|lost"
)

/** ", plus £9 for every additional site": what more of it costs, behind what it costs. */
const ofMore =
  /(?:[,;]|,? (?:and|plus|then|und|zuzüglich|dann|et|puis|y|más|e|mais|più|poi|en|dan)(?!\p{L})) ?(?=[^.:!?]*(?:additional|extra|further|(?:one|site|user|person|seat|member) (?:after|on top|beyond)|zusätzlich|weitere|supplémentaire|de plus|adicional|aggiuntiv|ulterior|bijkomend))[^.:!?]*[.!]?$/iu
/** Without the sums that are of more of the same. */
const withoutMore = (text: string): string => {
  const [price] = pricesIn(text)
  const tail = text.slice(price?.end ?? text.length)
  const { 0: more = "", index = 0 } = ofMore.exec(tail) ?? {}
  return pricesIn(more).length === 0 ? text : `${text.slice(0, text.length - tail.length + index)}.`
}

const known = new WeakMap<Own, WeakMap<Utterance, { readonly sum: PlainSum | null }>>()
/** What a sentence says that it costs; null where it says nothing of the kind, or of something else. */
export const plainSum = (site: SiteIndex, said: Utterance, own: Own): PlainSum | null => {
  const sums = known.get(own) ?? new WeakMap<Utterance, { readonly sum: PlainSum | null }>()
  known.set(own, sums)
  const before = sums.get(said) ?? { sum: sumIn(site, said, own) }
  sums.set(said, before)
  return before.sum
}
const sumIn = (site: SiteIndex, said: Utterance, own: Own): PlainSum | null => {
  if (said.block.region !== "pricing" || said.text.length > longestText || !mayHaveSum(said.text)) return null
  const lang = languageTold(said)
  const tongue = tellingIn(lang)
  if (tongue === null) return null
  const text = withoutMore(withFigures(afterDenial(said.text)).replace(/^(it|that|this)'s /iu, "$1 is "))
  const prices = pricesIn(text)
  const [price] = prices
  if (price === undefined || prices.some(costsNothing) || !goesTogether(prices)) return null
  // "Free for one person, €8 a month for teams" is read as a whole, or not at all.
  if (tellsFree({ ...said, text: text.replace(nothingOf, " ").replace(afterTrial, " ") })) return null
  const [head, tail] = [text.slice(0, price.start), text.slice(price.end)]
  const plain = withoutIncluded(text).replace(germanWhat, " ").replace(leaving, " ").replace(nothingOf, " ")
  if (
    refused.some((words) => words.test(plain)) ||
    othersPay.test(text) ||
    noPlan.test(head) ||
    example.test(head) ||
    begins.test(head) ||
    ofSome.test(head)
  )
    return null
  if (
    tellsNoPrice(plain.replace(/(?<!\p{L})up to(?!\p{L})/giu, "")) ||
    isBesideSum(withoutIncluded(text), price, prices)
  )
    return null
  const isHad = (tongue.having.test(head) && tongue.goesOn.test(tail)) || tongue.isAll.test(tail)
  if (isExtra(text) || tellsOtherwise(plain, false) || (!isHad && isSumOfOther(tail))) return null
  if (first.test(head.replace(afterTrial, " ")) || namesOthers(own, tail, lang)) return null
  const titles = titlesOf(said.page, said.at)
  const titled =
    titles.length > 0 && titles.every(({ text: title }) => regionOfHeading(title) === "pricing") && !byHabit.test(text)
  const whose =
    whoseSum(site, own, tongue, head, tail, price, lang, titled) ??
    (aside.test(head) ? whoseSum(site, own, tongue, head.replace(aside, "$<what> "), tail, price, lang, titled) : null)
  if (whose === null || tellsOfOthers(said.text) || !isOwnContext(own, said, whose.whose)) return null
  if (titles.some((title) => isOverOthers(title.text) || tellsNoPrice(title.text))) return null
  return {
    ...wayOfSum(withFigures(said.text), head, tail, price, tongue),
    what: whose.what,
    isLeast: tellsLeast(text.slice(0, price.end))
  }
}

export const plainlyPriced = (site: SiteIndex, said: Utterance, own: Own): ReadonlyArray<Told> => {
  const found = plainSum(site, said, own)
  // What is free stands in the sentence before it, and was not understood.
  if (found === null || found.model === null || said.before.some((text) => tellsFree({ ...said, text }))) return []
  return [{ model: found.model, price: found.price, telling: fold(found.price.text) }]
}

/** Plain sums of which nothing tells how they are paid: "The course costs £70". */
export const plainSums = (site: SiteIndex, own: Own): ReadonlyArray<ToldSum> =>
  saidOfPrices(site, own).flatMap((said): ReadonlyArray<ToldSum> => {
    const found = said.block.region === "pricing" ? plainSum(site, said, own) : null
    if (found === null || found.model !== null) return []
    return [
      {
        ...saidFact(said, found.price, fold(found.price.text)),
        what: "",
        isLeast: false,
        counted: found.price.units,
        each: []
      }
    ]
  })
