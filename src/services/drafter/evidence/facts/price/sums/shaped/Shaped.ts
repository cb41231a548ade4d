/**
 * How something is paid, in plain sentences: "Acme is sold by subscription", "You pay for each letter sent", "Free for one
 * class; from the second it is €6 a month". One grammar for all languages; the words are data.
 */

import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import { withNamesAsOne } from "../../../../names/PlainNames.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import type { Own } from "../../../Own.ts"
import { isOwnContext, titlesOf, type Utterance } from "../../../Said.ts"
import { countsFew, freeExtras, freeToSome, trialWords } from "../../../words/PriceWords.ts"
import { isFreeToAll, isLicenceAlone } from "../FreeTails.ts"
import { costsNothing, type Price, pricesIn } from "../Money.ts"
import { afterPlainWords, languageTold, namesOthers } from "../NamedBeside.ts"
import { costsUs, givenTo, refusedTimes } from "../plain/words/RefusedWords.ts"
import {
  alsoAgain,
  byTime,
  isSumOfOther,
  opensHome,
  type PricingModel,
  type Told,
  usual,
  withoutDenied
} from "../Told.ts"
import { besideSums, othersPay, pastOrPlanned, someOnly } from "../words/BesideWords.ts"
import { fundedBy } from "../words/WayShapes.ts"
import { markedText } from "./MarkedSums.ts"
import { type PaidShapes, paidShapesIn } from "./PaidShapes.ts"
import { wholeTold } from "./WholeShapes.ts"

/** Of somebody else, of another time, given away. */
const refused = [costsUs, refusedTimes, givenTo].map(anywhere)
const trial = anywhere(trialWords)
const some = anywhere(freeToSome)
const extras = anywhere(freeExtras)
const longest = 240
const ordinalWords =
  "zweiten|dritten|vierten|fünften|deuxième|seconde?|troisième|quatrième|segund[oa]|tercer[oa]?|terceir[oa]|second[oa]|terz[oa]|tweede|derde|second|third|fourth"

interface Found {
  readonly model: PricingModel
  readonly isNamed: boolean
  readonly price: Price | null
  /** Told together with the sentence before it. */
  readonly isJoined?: boolean
}
/** A sentence and its block, with names and sums as marks. */
interface Marked {
  readonly said: Utterance
  readonly own: Own
  readonly shapes: PaidShapes
  readonly text: string
  readonly prices: ReadonlyArray<Price>
  /** The sentences before it and after it in its block. */
  readonly before: ReadonlyArray<string>
  readonly after: ReadonlyArray<string>
}
const isNamed = (found: RegExpExecArray): boolean => found.groups?.own !== undefined
const first = (text: string, shapes: ReadonlyArray<RegExp>): RegExpExecArray | null => {
  for (const shape of shapes) {
    const found = shape.exec(text)
    if (found !== null) return found
  }
  return null
}
const kept = (found: RegExpExecArray | null, model: PricingModel): Found | null =>
  found === null ? null : { model, isNamed: isNamed(found), price: null }

const byUse = ({ text, shapes, prices }: Marked): Found | null => {
  const found = first(text, shapes.usage)
  const told = kept(found ?? shapes.shares.exec(text), "usage-based")
  return told === null ? null : { ...told, price: found?.groups?.sum === undefined ? null : (prices[0] ?? null) }
}

/** A part of it, or what stands beside it. */
const partly =
  /(?<!\p{L})(?:only|parts?|some|icons?|docs?|documentation|examples?|samples?|fonts?|content|closed|nur|teil\p{L}*|symbole|beispiele|seulement|icônes?|partie|solo|sólo|iconos|parte|apenas|ícones|icone|soltanto|alleen|iconen|deels|core)(?!\p{L})/u
/** "§ is a single binary, and it is free software": what is told of it besides. */
const andIt =
  /^(?<what>§ [^.;:!?]{4,90}?),? (?:and|und|et|y|e|en) (?=(?:it|es|sie|er|il|elle|ella|ela|ele|het|is|ist|est|es|è|é)(?!\p{L}))/u
const openly = (one: Marked): Found | null => {
  const found = openlyTold(one)
  const what = found === null ? andIt.exec(one.text) : null
  const told = what === null ? null : openlyTold({ ...one, text: one.text.slice(what[0].length) })
  return found ?? (told === null ? null : { ...told, isNamed: true })
}
const openlyTold = ({ text, shapes }: Pick<Marked, "text" | "shapes">): Found | null => {
  for (const shape of [shapes.open, shapes.openCode, shapes.labelled]) {
    const found = shape.exec(text)
    if (found !== null && isLicenceAlone(text.slice(found[0].length)) && !partly.test(text))
      return kept(found, "open-source")
  }
  return null
}

/** "paid once", and not only "costs €50 once": so does a key, or a deposit. */
const paidSo =
  /(?<!\p{L})(?:paid (?:just |only )?once|(?:einmal|einmalig) (?:bezahlt|zu zahlen)|payée?s? une (?:seule )?fois|pagad[oa]s? una (?:sola )?vez|pag[oa]s? uma (?:única |só )?vez|pagat[oaie] una (?:sola )?volta|(?:eenmalig|één keer) betaald)(?!\p{L})/iu
/** Sums that are paid once, by what is said beside them: sent, bought in a shop of apps, and nothing after that. */
const once = (one: Marked): Found | null => {
  const { text, shapes, prices, after, before } = one
  const bought = shapes.buying.exec(text)
  if (bought === null && prices.length !== 1) return null
  const around = [text, ...after].join(" ")
  if (alsoAgain([...before, around].join(" ")) || byTime.test(around)) return null
  if (bought !== null) return kept(bought, "one-time")
  const [price, ...more] = prices
  const mayBe = one.said.block.region === "pricing" && paidSo.test(one.said.text)
  const paid = mayBe ? shapes.paidOnce.exec(text) : null
  if (paid !== null && price !== undefined && more.length === 0 && !besideSums.test(text.slice(0, paid.index)))
    return { model: "one-time", isNamed: false, price }
  if (price === undefined || more.length > 0 || /¤[rup]/u.test([...before, around].join(" "))) return null
  const never = shapes.never.test(around)
  const sent = shapes.sent.test(around)
  const named = shapes.named.exec(text)
  const isAll = (found: RegExpExecArray) => shapes.ends.test(text.slice(found[0].length))
  if (named !== null && isAll(named) && (never || sent || (isNamed(named) && shapes.inStore.test(text))))
    return { ...(kept(named, "one-time") ?? { model: "one-time", isNamed: false }), price }
  if (never && shapes.licensed.test(text)) return { model: "one-time", isNamed: false, price }
  const bare = shapes.price.exec(text) ?? (sent || (never && saysOnce.test(around)) ? shapes.thing.exec(text) : null)
  if (bare !== null && (besideSums.test(bare[0]) || isSumOfOther(text.slice(bare[0].length)))) return null
  return bare !== null && isAll(bare) && (never || sent) ? { model: "one-time", isNamed: false, price } : null
}

const again = ({ text, shapes, prices, after, said }: Marked): Found | null => {
  const subscribed = shapes.subscribed.exec(text)
  if (subscribed !== null) return kept(subscribed, "subscription")
  const [price, ...more] = prices
  if (price === undefined || more.length > 0) return null
  const told: Found = { model: "subscription", isNamed: false, price: { ...price, paying: "recurring" } }
  const steady = first(text, shapes.steady)
  if (steady !== null)
    return besideSums.test(text.slice(0, text.indexOf("¤"))) || isSumOfOther(text.slice(steady[0].length)) ? null : told
  const next = tidyText(said.page.blocks[said.at + 1]?.text ?? "").toLowerCase()
  const mayStop = [...after, next].some((sentence) => shapes.cancel.test(sentence))
  return mayStop && shapes.eachMonth.test(text) ? told : null
}

/** "Pay once, keep it for good." */
const saysOnce =
  /(?<!\p{L})(?:(?:pay|paid|zahl|pag|pai|betaa?l)\p{L}*[^.;!?]{0,12} (?:once|einmal|una (?:sola )?(?:vez|volta)|uma (?:única )?vez|une (?:seule )?fois|één keer|eenmalig)|(?:einmal|einmalig|[eé]én keer|eenmalig|una sola volta|une seule fois) (?:be)?(?:zahl|taa?l)\p{L}*)(?!\p{L})/iu
/** Where a clause begins that tells of something else. */
const joints = /[;.] |, (?=\p{L})| - /gu
const eachOfIt =
  /^ ?(?:\/|(?:each|every|per|an?|pro|je|pièce|chacune?|par|cada|por|ognun[oa]|l'un[oa]|a|per|stuk|per stuk)(?!\p{L}))/u
/** "Free for one class. From the second it is €6 a month", "free for up to three boards; upgrade to Plus". */
const freeToBegin = ({ text, shapes, prices, before }: Marked): Found | null => {
  const [last = ""] = before.slice(-1)
  const told = [text, ...(last === "" ? [] : [`${last} ${text}`])]
  for (const whole of told) {
    const few = first(whole, shapes.freeFew)
    const one = few === null ? shapes.freeFirst.exec(whole) : null
    const free = few ?? one ?? first(whole, shapes.freePart)
    if (free === null || trial.test(whole) || extras.test(free[0])) continue
    const rest = whole.slice(free[0].length)
    if (prices.length === 0) {
      if (few !== null && whole === text && !some.test(text) && shapes.upgrade.test(rest)) return kept(few, "freemium")
      continue
    }
    const clauses = [...rest.matchAll(joints)].map(({ 0: cut, index }) => rest.slice(index + cut.length))
    for (const clause of clauses) {
      const paid = first(clause, shapes.paid)
      const sum = paid?.groups?.sum
      if (one !== null && paid?.groups?.each === undefined) continue
      // To some it is free, and others pay.
      if (paid === null || sum === undefined || some.test(whole.slice(0, whole.length - clause.length))) continue
      // "€9 above that" of nothing that is counted may be paid in any way.
      if (sum === "¤x" && paid?.groups?.each === undefined && !eachOfIt.test(clause.slice(paid[0].length))) continue
      const price = prices.find(({ paying }) => paying !== "unknown") ?? prices[0] ?? null
      if (price !== null && !costsNothing(price))
        return { model: "freemium", isNamed: isNamed(free), price, isJoined: whole !== text }
    }
  }
  return null
}

const endsFree = (rest: string) => rest === "" || /^[.!]$/u.test(rest) || isFreeToAll(rest) || fundedBy.test(rest)
const freely = ({ text, shapes, before, after, said }: Marked): Found | null => {
  const isAlone =
    before.length === 0 && after.length > 0 && after.every((one) => shapes.denies.test(one) && !one.includes("¤"))
  if (shapes.freeAlone.test(text) && isAlone && said.block.region === "pricing")
    return { model: "free", isNamed: false, price: null }
  for (const shape of shapes.free) {
    const found = shape.exec(text)
    if (found !== null && endsFree(found.groups?.rest ?? ""))
      return { ...{ model: "free", price: null }, isNamed: isNamed(found) }
  }
  const thing = shapes.freeThing.exec(text)
  if (thing !== null) return paidFor.test(text.slice(thing[0].length)) ? null : kept(thing, "free")
  return kept(shapes.trialFree.exec(text), "free")
}
/** What is paid for in it, or whom it is only for. */
const paidFor =
  /¤|(?<!\p{L})(?:paid|pay\p{L}*|premium|pro|upgrades?|purchases?|customers?|clients?|members?|subscribers?|buyers?|kund\p{L}+|mitglieder\p{L}*|bezahl\p{L}*|kostenpflichtig\p{L}*|payante?s?|abonnés|adhérents|membres|pago|pag[oa]s?|clientes|soci[oa]s?|sóci[oa]s?|assinantes|clienti|pagamento|abbonati|betaald\p{L}*|klanten|leden|abonnees)(?!\p{L})/u

const readers = [openly, freeToBegin, byUse, once, again, freely]
/** Whatever is free, for whom it is and how long is asked of the whole sentence. */
const isBound = ({ model }: Found, text: string): boolean =>
  model === "free" && (trial.test(text) || some.test(text) || extras.test(text) || someOnly.test(text))
/** "ein kostenloses Angebot": what it is called, and nothing that is given beside it. */
const anOffer = /(?<!\p{L})(?:kostenlose[sn]?|kostenfreie[sn]?) angebot(?!\p{L})/iu

/** "La formule École", "Plan Finca", "the Estate plan": names of plans. */
const planNames =
  /(?<=\p{Ll} )\p{Lu}[\p{L}\p{Nd}]+ (?<tier>plan|tier|package|edition)(?!\p{L})|(?<plan>(?<!\p{L})(?:[Pp]lan|[Ff]ormule|[Oo]ffre|[Pp]lano|[Pp]iano|[Pp]aket|[Tt]arif|[Pp]akket)) (?:\p{Lu}[\p{L}\p{Nd}]+)/gu
const capitals = /(?<!\p{L})\p{Lu}\p{L}{3,}/gu
/** "Atlas" of "Dovetail Atlas". */
const isOfName = (own: Own, word: string): boolean =>
  [...own.names].some((name) => name.endsWith(` ${fold(word)}`) || name.startsWith(`${fold(word)} `))
/** Names of shops and licences, by which nobody is named. */
const noNames =
  /(?<!\p{L})(?:MIT|Apache|A?GPL\p{L}*|LGPL|BSD|MPL|GNU|EUPL|ISC|Mozilla|Lizenz|GitHub|GitLab|Codeberg|SourceHut|Open|Source|(?:Mac )?App Store|Play Store|Google Play|Google|Play|Steam|GOG|Store|eShop|PC|Mac|macOS|Windows|Linux|iOS|iPhone|iPad|Android|Xbox|PlayStation|Nintendo|Switch|Epic|Itch|Gumroad)(?:[- ]?v?\p{Nd}[\p{Nd}.]*)?(?!\p{L})/gu
/** Of the one thing that the site is about, and nothing beside it that comes again: below, each part may be of another. */
const isOfOne = ({ page, at, block }: Utterance, own: Own): boolean => {
  const isAgain = ({ paying }: Price) => paying === "recurring" || paying === "usage"
  if (alsoAgain(block.text) || pricesIn(tidyText(block.text)).some(isAgain)) return false
  return block.region !== "main" || titlesOf(page, at).every(({ folded }) => own.isIn(folded))
}
const inWhole = (said: Utterance, own: Own): Found | null => {
  for (const told of wholeTold(said, own)) {
    // What costs nothing costs nobody anything.
    const isAll = told.model === "one-time" ? isOfOne(said, own) : told.model !== "free" || endsFree(told.rest)
    if (isAll && !isBound(told, said.text)) return told
  }
  return null
}

const inLetters = (said: Utterance, own: Own): Found | null => {
  const shapes = paidShapesIn(languageTold(said))
  if (shapes === null) return null
  const marked = (sentence: string) => markedText(own, sentence).text
  const { text: written, prices } = markedText(own, said.text)
  const text = written.replace(/^(?<it>it|that|this)'s /u, "$<it> is ")
  const last = marked(said.before.at(-1) ?? "")
  if (prices.length === 0 && !shapes.mayTell.test(`${last} ${text}`)) return null
  const sentences = sentencesIn(tidyText(said.block.text))
  const at = said.before.length
  const one: Marked = {
    said,
    own,
    shapes,
    text,
    prices,
    before: said.before.map(marked),
    after: said.last === said.at ? sentences.slice(at + 1).map(marked) : []
  }
  for (const read of readers) {
    const found = read(one)
    if (found !== null && !isBound(found, said.text.replace(anOffer, ""))) return found
  }
  return null
}

/** "bis zu drei", "from the second": how many, and no time. */
const upToSo = new RegExp(
  `(?<!\\p{L})(?:bis zu|bis|jusqu'(?:à|au)|hasta|até|fino ad?|tot|up to|à partir d[eu]|dès|ab|a partir d[aeo]|dal(?:la)?|vanaf) (?:(?:der|dem|la|le|el|il|de|het) ?)?(?=(?!\\p{Nd}{4}(?!\\p{Nd}))${countsFew}(?!\\.) \\p{L}|(?:${ordinalWords})(?!\\p{L}))`,
  "giu"
)
/** "and nothing else", "next to nothing": names nobody else, and no time. */
const nothingElse =
  /(?<!\p{L})(?:next to nothing|(?<=(?:abgerechnet|berechnet|bezahlt) )(?:wird|werden)|(?:wird|werden|wordt|worden)(?= (?:automatisch|stillschweigend|jeweils|vanzelf|stilzwijgend|steeds|telkens)(?!\p{L}))|rien d'autre|nient'altro|altro niente|nada m[aá]is|nothing else|niets anders|nichts anderes|(?:future|later|künftigen?|zukünftigen?|toekomstige) (?=updates)|(?<=mises à jour )(?:futures|à venir)|(?<=actualizaciones )futuras|(?<=atualizações )futuras|(?<=aggiornamenti )futuri)(?!\p{L})|(?<=[一二三四五六七八九十\p{Nd}][\p{Lo}ー]{1,7})まで(?=(?:は|なら)?、?無料)/giu

export const toldShaped = (said: Utterance, own: Own): (Told & { readonly isNamed: boolean }) | null => {
  const { text, block } = said
  const isAbout = block.region === "pricing" || (opensHome(said) && said.before.length === 0)
  if (text.length > longest || !(isAbout || own.isIn(fold(text)))) return null
  const found = inWhole(said, own) ?? inLetters(said, own)
  if (found === null || !(isAbout || found.isNamed)) return null
  const plain = withoutDenied(text.replace(nothingElse, "")).replace(upToSo, "")
  if (
    refused.some((words) => words.test(plain)) ||
    othersPay.test(text) ||
    usual.test(plain) ||
    pastOrPlanned.test(plain)
  )
    return null
  const context = found.isJoined === true ? { ...said, before: said.before.slice(0, -1) } : said
  const whole = found.isJoined === true ? `${said.before.at(-1) ?? ""} ${text}` : text
  const plainNames = withNamesAsOne(whole, own)
    .replace(noNames, "x")
    .replace(planNames, "$<plan>$<tier> x")
    .replace(capitals, (word) => (isOfName(own, word) ? "x" : word))
  if (sentencesIn(plainNames).some((one) => namesOthers(own, one, languageTold(said)))) return null
  if (!isOwnContext(own, afterPlainWords(context, own), found.isNamed ? "own" : "none")) return null
  return {
    model: found.model,
    price: found.price,
    telling: found.price === null ? "" : fold(found.price.text),
    isNamed: found.isNamed
  }
}
