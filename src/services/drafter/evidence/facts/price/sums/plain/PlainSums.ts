/**
 * Sums told in plain sentences where prices are told: "Membership of the bread club is £22 a month", "Für 4 € im Monat
 * bekommen Sie alles". One grammar for all languages: who or what, a verb, the sum, what follows; the words are data.
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { isOwnContext, ownSaid, saidFact, titlesOf, type Utterance } from "../../../Said.ts"
import { uses } from "../../../words/PriceWords.ts"
import { isBesideSum } from "../BesideSums.ts"
import { costsNothing, type Price, pricesIn } from "../Money.ts"
import { isExtra, tellsNoPrice, tellsOtherwise } from "../NoPrices.ts"
import { isBesideSold, isOverOthers } from "../OtherSums.ts"
import {
  afterDenial,
  alsoAgain,
  belongsToOthers,
  byTime,
  isSumOfOther,
  type PricingModel,
  type Told,
  usual
} from "../Told.ts"
import { type ToldSum, tellsLeast } from "../ToldSums.ts"
import { noPlan, othersPay } from "../words/BesideWords.ts"
import { noOwnThing } from "../words/SumWords.ts"
import { languageTold, namesOthers } from "./NamedBeside.ts"
import { tellsFree } from "./PlainFree.ts"
import { withFigures } from "./SpelledSums.ts"
import { type Telling, tellingIn } from "./Telling.ts"
import { costsUs, forSome, givenTo, refusedMoney, refusedTimes } from "./words/RefusedWords.ts"

const anywhere = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")
const refused = [refusedMoney, costsUs, refusedTimes, givenTo].map(anywhere)
const ofSome = anywhere(forSome)
const noThing = anywhere(noOwnThing)
const longestText = 220

/** "No subscription", "without a deposit": adds nothing. */
const nothingOf =
  /(?<!\p{L})(?:no|not|never|without|zero|nor|free|keine?[nrm]?|nicht|ohne|nie|kostenlose[rn]?|pas d[e']|sans|ni|aucune?|jamais|sin|ningun[oa]?|nunca|sem|nenhuma?|nem|senza|nessun[oa']?|né|mai|non|geen|zonder|nooit|niet) ?(?:(?:a|an|the|any|une?|un[ao]?|uma?|een|de|hidden|versteckten?|cachés?) )?(?:[\p{L}'-]+ ?){1,2}/giu
/** ", cancel when you like": when one may leave binds no sum. */
const leaving =
  /(?<!\p{L})(?:cancel\p{L}*|leave|stop|quit|pause|kündig\p{L}*|kündbar|opzeg\p{L}*|opzeggen|zegt? op|stoppen?|stopt|résili\p{L}*|arrêt\p{L}*|partez|cancel\p{L}*|date de baja|te vas|te das de baja|sai(?:r|s)?|disdi\p{L}*|disdett\p{L}+|smett\p{L}*|annull\p{L}*)(?!\p{L})[^.;:!?]{0,60}/giu

/** "with us", and no "with Slack": whose it is, behind what costs. */
const byAnother =
  /(?<!\p{L})(?:at|by|from|with|via|through|bei|von|über|mit|door|bij|van|via|met|chez|par|auprès|avec|con|da|presso|com|pel[oa]|por) (?!(?:us|me|our|uns|mir|ons|nous|moi|nosotros|nós|noi|me)(?!\p{L}))/iu

const longestNoun = 4
/** "We import your books": who does something is no thing that is sold. */
const somebody = /^(?:we|i|you|they|he|she|wir|ich|sie|du|er|ihr|wij?|ik|je|u|jij|zij|ze)$/iu
const ofTheThing =
  /^ (?:for|in|at|on|für|im|am|pour|dans|para|en|por|per|nel|no|na|voor|bij|op) ?(?:the|die|das|den|der|le|la|l'|les|el|los|las|o|a|os|as|il|lo|gli|i|de|het)(?= |(?<='))/iu
/** "Membership of the bread club", "Our vegetable box", "La cuota de socio": a fee, or a thing that is sold here. */
const isSold = (site: SiteIndex, tongue: Telling, own: Own, phrase: string, lang: string): boolean => {
  const bare = phrase.replace(tongue.article, "")
  const cut = bare.search(
    / (?:of|for|to|in|at|on|per|with|von|für|an|in|im|am|zu[rm]?|pro|je|mit|bei|des|der|du|de|d'|à|au|aux|en|avec|pour|par|del|por|para|con|al|da|do|dos|das|no|na|com|di|dell[aoe']|dei|per|al?|van|voor|bij|met|op|tot)(?= |(?<='))/iu
  )
  const head = (cut === -1 ? bare : bare.slice(0, cut)).split(" ")
  const rest = cut === -1 ? "" : bare.slice(cut)
  const noun = (tongue.words.nounFirst ? head[0] : head.at(-1)) ?? ""
  // "A licence for the font", "rooms in the village": of one thing that was told of.
  if (ofTheThing.test(rest) || somebody.test(head[0] ?? "")) return false
  if (head.length > longestNoun || !(tongue.noun.test(noun) || tongue.noun.test(head.join(" ")))) return false
  if (noThing.test(head.join(" ")) || byAnother.test(rest) || rest.length > 45) return false
  return !usual.test(phrase) && !namesOthers(own, bare, lang) && !belongsToOthers(phrase) && !isBesideSold(site, phrase)
}

interface Whose {
  readonly whose: "own" | "none"
  /** What it is of; "" where it is the price of the product. */
  readonly what: string
}
/** Whose the sum is that these words lead to; null where they do not, or it is another's. */
const whoseSum = (
  site: SiteIndex,
  own: Own,
  tongue: Telling,
  head: string,
  tail: string,
  lang: string
): Whose | null => {
  const none: Whose = { whose: "none", what: "" }
  const whose = (what: string): Whose | null => {
    const phrase = what.trim()
    if (own.isName(phrase)) return { whose: "own", what: "" }
    if (phrase === "" || tongue.pronoun.test(phrase) || tongue.joining.test(phrase)) return none
    return isSold(site, tongue, own, phrase, lang) ? { whose: "none", what: phrase } : null
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
    const found = what === undefined ? null : whose(what)
    if (found !== null) return found
  }
  if (tongue.having.test(head)) return tongue.goesOn.test(tail) ? none : null
  const named = tongue.named.exec(head)?.groups?.what
  const label = named === undefined ? null : whose(named)
  if (label !== null) return label
  if (tongue.labelled.test(head) || (tongue.usage.test(head) && /[:–,] $/u.test(head))) return none
  if (tongue.once.test(head) && /[:–,] $/u.test(head) && !own.namesOther(head)) return none
  return head.trim() === "" && tongue.isAll.test(tail) ? none : null
}

const perUse = new RegExp(
  String.raw`^ ?(?:/ ?|(?:per|for each|for every|each|every|an?|pro|je|für jede[nrs]?|die|der|das|par|pour chaque|la|le|l'|el|por|cada|por cada|o|il|al|all'|ogni|voor elke?|het) ?)(?:(?:single|each|every|every single|verschickte[nrsm]?|gesendete[nrsm]?|angefangene[nrsm]?|verzonden|gestarte|verstuurde?|cada|chaque|elke?|ogni|jede[nrs]?) )?(?:${uses}|anruf|anrufe|gesprächsminute|kilowattstunden?|kilowatt[- ]?hours?|kilowattheures?|kilowattora|kilowattuur|kilovatios?[- ]hora|quilowatts?[- ]hora|mensaje|litre|liter|litro|kilo|kilometre|kilometer|kilómetro|quilómetro|quilômetro|chilometro|kilomètre|encomendas?|spedizion[ei]|oproep|gesprek|uso|utilisation|gebruik|einsatz|mb|document|bezoek|zending|pacco|envio|foto|impression|lavaggio|lavado|lavage|wash|wäsche)(?!\p{L})`,
  "iu"
)
/** "Pro verschicktem Paket berechnen wir", before the sum. */
const perUseFirst = new RegExp(
  String.raw`^(?:per|for each|for every|pro|je|für jede[nrs]?|par|pour chaque|por|por cada|per ogni|voor elke?) (?:\p{L}+ )?(?:${uses}|paket|anruf|kilowattstunde|encomenda|pacco|zending)(?: (?:you|sie|du|vous|que|che|die|that) \p{L}+)? `,
  "iu"
)

interface Way {
  readonly model: PricingModel | null
  readonly price: Price
}
/** How a sum is paid: as it says itself, else as the words around it say. */
const wayOf = (text: string, head: string, tail: string, price: Price, tongue: Telling): Way => {
  const isOnce = tongue.once.test(text.replace(price.text, " ").replace(withoutOnce, "")) || price.paying === "once"
  const isByUse =
    price.paying === "usage" ||
    perUse.test(tail) ||
    perUseFirst.test(head) ||
    (tongue.usage.test(text) && price.paying !== "recurring")
  if (price.paying === "recurring") return { model: "subscription", price }
  if (isByUse) return { model: "usage-based", price: { ...price, paying: "usage" } }
  const steady = `${head} ${tail.split(/[,;:.–]/u)[0] ?? ""}`
  const period = tongue.periods.find(([, words]) => words.test(steady))?.[0]
  if (period !== undefined && !isOnce)
    return { model: "subscription", price: { ...price, period, paying: "recurring" } }
  if (isOnce && period === undefined && !alsoAgain(text) && !byTime.test(text))
    return { model: "one-time", price: { ...price, paying: "once" } }
  return { model: null, price }
}
/** "Once you have joined" is no way of paying. */
const withoutOnce = /(?<!\p{L})once (?:you|we|your|the|it|a|after)(?!\p{L})|for good (?:reason|measure)|at once/giu

/** Sums beside the first: the same for longer, for fewer, or of the next plan. */
const goesTogether = (prices: ReadonlyArray<Price>): boolean => {
  const [first, ...more] = prices
  return more.every(
    ({ currency, paying }) => currency === first?.currency && (paying === first?.paying || paying === "unknown")
  )
}

export interface PlainSum extends Way {
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

/** What a sentence says that it costs; null where it says nothing of the kind, or of something else. */
export const plainSum = (site: SiteIndex, said: Utterance, own: Own): PlainSum | null => {
  if (said.block.region !== "pricing" || said.text.length > longestText) return null
  const lang = languageTold(said)
  const tongue = tellingIn(lang)
  if (tongue === null) return null
  const text = withFigures(afterDenial(said.text)).replace(/^(it|that|this)'s /iu, "$1 is ")
  const prices = pricesIn(text)
  const [price] = prices
  if (price === undefined || prices.some(costsNothing) || !goesTogether(prices)) return null
  // "Free for one person, €8 a month for teams" is read as a whole, or not at all.
  if (tellsFree({ ...said, text: text.replace(nothingOf, " ").replace(afterTrial, " ") })) return null
  const [head, tail] = [text.slice(0, price.start), text.slice(price.end)]
  const plain = text.replace(leaving, " ").replace(nothingOf, " ")
  if (refused.some((words) => words.test(plain)) || othersPay.test(text) || noPlan.test(head) || ofSome.test(head))
    return null
  if (tellsNoPrice(plain.replace(/(?<!\p{L})up to(?!\p{L})/giu, "")) || isBesideSum(text, price, prices)) return null
  const isHad = (tongue.having.test(head) && tongue.goesOn.test(tail)) || tongue.isAll.test(tail)
  if (isExtra(text) || tellsOtherwise(plain, false) || (!isHad && isSumOfOther(tail))) return null
  if (first.test(head.replace(afterTrial, " ")) || namesOthers(own, tail, lang)) return null
  const whose = whoseSum(
    site,
    own,
    tongue,
    head.replace(/^(\p{L})/u, (one) => one),
    tail,
    lang
  )
  if (whose === null || !isOwnContext(own, said, whose.whose)) return null
  if (titlesOf(said.page, said.at).some((title) => isOverOthers(title.text) || tellsNoPrice(title.text))) return null
  return { ...wayOf(text, head, tail, price, tongue), what: whose.what, isLeast: tellsLeast(text.slice(0, price.end)) }
}

export const plainlyPriced = (site: SiteIndex, said: Utterance, own: Own): ReadonlyArray<Told> => {
  const found = plainSum(site, said, own)
  if (found === null || found.model === null) return []
  return [{ model: found.model, price: found.price, telling: fold(found.price.text) }]
}

/** Plain sums of which nothing tells how they are paid: "The course costs £70". */
export const plainSums = (site: SiteIndex, own: Own): ReadonlyArray<ToldSum> =>
  ownSaid(site).flatMap((said): ReadonlyArray<ToldSum> => {
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
