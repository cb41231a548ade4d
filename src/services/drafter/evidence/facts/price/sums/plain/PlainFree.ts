/** Plain sentences by which nothing is paid: "Wir verlangen nichts dafür", or only for more: "The basic version is free; Pro costs €4 a month". */

import { fold } from "../../../../../../../domain/text/Folding.ts"
import { anywhere, type Finder } from "../../../../reading/patterns/Caseless.ts"
import type { Own } from "../../../Own.ts"
import { isOwnContext, type Utterance } from "../../../Said.ts"
import { countsFew, freeExtras, freeToSome, timesOrVisits, trialWords } from "../../../words/PriceWords.ts"
import { isFreeToAll, licence, openWords } from "../FreeTails.ts"
import { costsNothing, type Price, pricesIn } from "../Money.ts"
import { languageTold, namesOthers } from "../NamedBeside.ts"
import { tellsNoPrice } from "../NoPrices.ts"
import type { Told } from "../Told.ts"
import { othersPay } from "../words/BesideWords.ts"
import { fundedBy, usingIt } from "../words/WayShapes.ts"
import { mayHaveSum, withFigures } from "./SpelledSums.ts"
import { tellingIn } from "./Telling.ts"
import { steadilyPaid } from "./WaysOfSums.ts"
import { type FreeTelling, freeTelling, givenBeside } from "./words/FreeTelling.ts"
import { costsUs, refusedMoney, refusedTimes } from "./words/RefusedWords.ts"

/** "As duas primeiras semanas são grátis": a trial, whatever it is called. */
const firstTimes =
  /(?<!\p{L})(?:first|ersten?|premi(?:ère|er)e?s?|primer[ao]s?|primeir[ao]s?|prim[eio]|eerste) (?:\p{L}+ |\p{Nd}+ ){0,2}?(?:days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|días?|semanas?|mes(?:es)?|dias?|mês|giorn[io]|settiman[ae]|mes[ei]|dag(?:en)?|we(?:ek|ken)|maand(?:en)?)(?!\p{L})/iu
const refused = [refusedMoney, costsUs, refusedTimes, givenBeside, trialWords].map(anywhere)
/** "Il ne coûtera jamais rien" is so today. */
const neverCosts =
  /(?<!\p{L})(?:ne (?:vous |te )?coûtera|(?:no|nunca) (?:te |le )?costará|(?:não|nunca) (?:lhe |te )?custará|non (?:ti |vi )?costerà|(?:will not|won't|will never)(?: ever)? (?:cost|pay))(?!\p{L})/giu
/** "Three notebooks are free; after that": so many of what is had, and no time. */
const soMany = new RegExp(
  `^(?:(?:the|die|de|les|los|las|os|as|i|le|your|ihre|up to|bis zu|jusqu'à|hasta|até|fino a|tot|start with|begin with) )*(?:${countsFew}) (?!(?:${timesOrVisits})(?!\\p{L}))\\p{L}+`,
  "iu"
)
/** "for a single shop", where a second one is paid for. */
const forOne =
  /(?<!\p{L})(?:for|für|voor|pour|con|com|per|para) (?:a single|one|an?|eine[nr]?|één|une?|una?|uma?|um|un) (?!(?:month|week|year|day|monat|woche|jahr|tag|maand|jaar|mois|an|semaine|mes|año|mês|ano|mese|anno)(?!\p{L}))\p{L}+/iu
const beyond =
  /(?<!\p{L})(?:then|after that|beyond|above that|more|further|danach|darüber|dann|ab dem|jede[sr]? weitere|ensuite|au-delà|puis|después|luego|a partir|más|depois|além|mais|poi|oltre|dopo|daarna|daarboven|vanaf|meer|second|zweiten?|tweede|deuxième|segund[oa]|second[oa]|bigger|larger|größere\p{L}*|grotere|plus grand\p{L}*|grand(?:e?s)?|maiores|più grandi)(?!\p{L})/iu
const extras = anywhere(freeExtras)
const toSome = anywhere(freeToSome)
const longestText = 200

interface FreeShapes {
  readonly isFree: RegExp
  readonly nothing: RegExp
  readonly opens: RegExp
  readonly subject: RegExp
  readonly tail: RegExp
  readonly part: Finder
  readonly free: Finder
}
const shapesOf = ({ subjects, is, free, adverbs, nothing, tail, part }: FreeTelling): FreeShapes => {
  const who = "(?<subject>[^,.;:!?]{0,60}?)"
  const named = nothing.split("{S}")
  // A group of one name each time: who is named is asked wherever it stands.
  const numbered = named.map((piece, at) => (at === 0 ? piece : `(?<s${at}>[^,.;:!?]{1,50}?)${piece}`)).join("")
  const goesOn = `(?:(?:[,;:]| [–-])? ?(?:(?:and|und|en|et|y|e|also|so|–) )?(?:${tail}))*[.!]?$`
  return {
    isFree: new RegExp(`^${who} ?(?:${is})(?:,? (?:${adverbs}),?)* (?:${free})(?<rest>(?![\\p{L}-]).*)$`, "iu"),
    nothing: new RegExp(`^(?:${numbered})(?<rest>(?!\\p{L}).*)$`, "iu"),
    opens: new RegExp(`^(?:(?:${adverbs}) )?(?:${free})(?<rest>(?:[,;:]| [–-])? (?:${tail}).*)$`, "iu"),
    subject: new RegExp(`^(?:${subjects})$`, "iu"),
    tail: new RegExp(`^${goesOn}`, "iu"),
    part: anywhere(part),
    free: anywhere(free)
  }
}
const known = new Map<string, FreeShapes>()
const shapesIn = (said: Utterance): FreeShapes | null => {
  const key = languageTold(said)
  const words = freeTelling[key]
  if (words === undefined) return null
  const made = known.get(key) ?? shapesOf(words)
  known.set(key, made)
  return made
}

/** "L'usage d'Acme", "usar Acme". */
const usage =
  /^(?:to use|using|usar|usare|utiliser|l'usage d[eu']|l'utilisation d[eu']|het gebruik van|die nutzung von|o uso d[eoa]|a utilização d[eoa]|el uso de|l'uso di) ?(?:[oa] (?=\p{Lu}))?/iu
/** "no ads, no catch", before what is denied is asked for what it names. */
const isTail = (shapes: FreeShapes, rest: string) => isFreeToAll(rest) || shapes.tail.test(rest) || fundedBy.test(rest)

/** "Usarlo no cuesta nada", "We charge nothing": of the product, to everybody, for good. */
const whollyFree = (said: Utterance, own: Own, shapes: FreeShapes): boolean => {
  const { text } = said
  const tongue = tellingIn(languageTold(said))
  const isOurs = (subject: string) =>
    subject.trim() === "" ||
    tongue?.joining.test(subject.trim()) === true ||
    shapes.subject.test(subject.trim()) ||
    own.isName(subject) ||
    own.isName(subject.replace(usingIt, "").replace(usage, ""))
  const free = shapes.isFree.exec(text)?.groups
  if (free !== undefined && isOurs(free.subject ?? "") && isTail(shapes, free.rest ?? "")) return true
  const nothing = shapes.nothing.exec(text)?.groups
  if (nothing !== undefined) {
    const { rest = "", ...named } = nothing
    return isTail(shapes, rest) && Object.values(named).every((one) => one === undefined || isOurs(one))
  }
  const opened = shapes.opens.exec(text)?.groups?.rest
  return opened !== undefined && isTail(shapes, opened)
}

/** "ist nicht mehr kostenlos", "a cessé d'être gratuite": it was. */
const noLonger =
  /(?<!\p{L})(?:no longer|not|stopped being|nicht mehr|nicht|keineswegs|n'est plus|ne sont plus|n'est pas|cess\p{L}+ d'être|ya no|no es|dej\p{L}+ de ser|já não|não é|deix\p{L}+ de ser|non è|smess\p{L}+ di essere|niet meer|niet) (?:\p{L}+ ){0,2}?(?:free|kostenlos|kostenfrei|gratis|gratuite?s?|gratuit[oa]s?|grátis)(?!\p{L})/iu
/** Where another clause begins. */
const joints = /[,;:.] | [–—-] | (?:and|but|while|or|und|aber|oder|en|maar|et|mais|y|pero|e|mas|ma|mentre) /iu
const isPaid = ({ paying }: Price) => paying !== "unknown"
/** "Free for one person, €8 a month for teams". */
const freeToBegin = (said: Utterance, own: Own, shapes: FreeShapes): Price | null => {
  if (!mayHaveSum(said.text)) return null
  const text = withFigures(said.text)
  const prices = pricesIn(text)
  const [price] = prices
  const tongue = tellingIn(languageTold(said))
  if (price === undefined || tongue === null || prices.some(costsNothing)) return null
  if (!prices.every((one) => isPaid(steadilyPaid(text.slice(one.end), one, tongue)))) return null
  const clauses = text.split(joints)
  const free = clauses.filter((one) => (shapes.free.test(one) || tellsNothing.test(one)) && pricesIn(one).length === 0)
  const paid = clauses.filter((one) => pricesIn(one).length > 0)
  // "La versión básica es gratuita", "Free for one person": a part of it, or few of those who use it.
  const unpriced = clauses.filter((one) => !paid.includes(one)).join(" ")
  const isPart =
    free.some(
      (one) =>
        shapes.part.test(unpriced) || (forOne.test(one) && beyond.test(text)) || (soMany.test(one) && beyond.test(text))
    ) && !free.some((one) => extras.test(one) || toSome.test(one))
  if (noLonger.test(text)) return null
  if (free.length === 0 || paid.length === 0 || !isPart || namesOthers(own, text, languageTold(said))) return null
  return tellsNoPrice(text.replace(/(?<!\p{L})up to(?!\p{L})/giu, ""))
    ? null
    : steadilyPaid(text.slice(price.end), price, tongue)
}

const open = new RegExp(
  `(?<!\\p{L})(?:${openWords}|software livre|software libero|código abierto|código aberto)(?!\\p{L})`,
  "iu"
)
const underLicence = new RegExp(String.raw`(?<!\p{L})${licence}`, "iu")
/** Licences and what they are of, by which nobody is named. */
const licenceNames =
  /(?<!\p{L})(?:MIT|Apache|A?GPL\p{L}*|LGPL|BSD|MPL|GNU|EUPL|ISC|Mozilla|Lizenz|GitHub|GitLab|Codeberg|Open|Source|Freie|Software)(?:[- ]?v?\p{Nd}[\p{Nd}.]*)?(?!\p{L})/gu
const noOpening =
  /(?<!\p{L})(?:not|no longer|nicht|kein\p{L}*|pas|niet|geen|não|non|alternativ\p{L}*|built (?:on|with|from)|based on|librar(?:y|ies)|components?|bibliothe[ek]\p{L}*|baut auf|basier\p{L}*|bibliothèques?|composants|repose\p{L}* sur|bibliotecas?|librerías?|librerie|component[ei]s?|basad[oa]|basead[oa]|basat[oa]|gebouwd op|partly|teilweise|parts? of|core|premium|pro|enterprise)(?!\p{L})/iu
/** "Because Acme is open source under Apache, it costs nothing": of the product, by its name. */
const openly = (said: Utterance, own: Own): string | null => {
  const { text } = said
  const opened = open.exec(text)
  if (
    opened === null ||
    !own.isIn(fold(text)) ||
    noOpening.test(text.replace(/(?<!\p{L})(?:no|não|non) (?=c[uo]s)/giu, ""))
  )
    return null
  const isTold = underLicence.test(text) || licenceNames.test(text) || tellsNothing.test(text)
  return isTold && !namesOthers(own, text.replace(licenceNames, "x"), languageTold(said)) ? opened[0] : null
}
const tellsNothing =
  /(?<!\p{L})(?:costs? nothing|free of charge|kostet (?:\p{L}+ )?nichts|kostenlos|gratis|gratuite?|coûte rien|cuesta nada|gratuit[oa]|custa nada|costa (?:nulla|niente)|kost (?:\p{L}+ )?niets)(?!\p{L})/iu

export const plainlyFree = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const told = freelyTold(said, own)
  return told.length > 0 && !isRefused(said.text) && isOwnContext(own, said, "none") ? told : []
}
const isRefused = (text: string): boolean =>
  refused.some((words) => words.test(text.replace(neverCosts, " "))) || othersPay.test(text) || firstTimes.test(text)
const freelyTold = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { block, text } = said
  if (block.region !== "pricing" || text.length > longestText) return []
  const shapes = shapesIn(said)
  if (shapes === null) return []
  const last = said.before.at(-1) ?? ""
  // "Free for up to three hives. Acme Plus is €29 a year."
  const isGoingOn = (shapes.free.test(last) || tellsNothing.test(last)) && !refused.some((words) => words.test(last))
  const price = freeToBegin(isGoingOn ? { ...said, text: `${last} ${text}` } : said, own, shapes)
  if (price !== null) return [{ model: "freemium", telling: fold(price.text), price }]
  if (pricesIn(text).length > 0) return []
  const opened = openly(said, own)
  if (opened !== null) return [{ model: "open-source", telling: fold(opened), price: null }]
  return whollyFree(said, own, shapes) ? [{ model: "free", telling: "", price: null }] : []
}

/** Whether a sentence tells of something free: whatever it costs besides, it is half of what is told. */
export const tellsFree = (said: Utterance): boolean => shapesIn(said)?.free.test(said.text) === true
