/** Sentences about prices that say how one pays, without a sum: "Start on the free plan and move up to Pro". */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { neededIn } from "../../../reading/patterns/NeededWords.ts"
import type { Own } from "../../Own.ts"
import { isOwnContext, type Utterance } from "../../Said.ts"
import { beginningWords, freeBut, trialWords } from "../../words/PriceWords.ts"
import { isFreeToAll } from "./FreeTails.ts"
import { pricesIn } from "./Money.ts"
import { tellsNoPrice } from "./NoPrices.ts"
import { afterDenial, alsoAgain, opensHome, type Told, withoutDenied } from "./Told.ts"
import { besideSums, othersPay, pastOrPlanned } from "./words/BesideWords.ts"
import { nowAndLater } from "./words/FreeGoesOn.ts"
import { fundedBy, noCharge, usingIt, wayShapes } from "./words/WayShapes.ts"

const ways = wayShapes.map(({ model, shape }) => ({ model, pattern: new RegExp(`^(?:${shape})`, "iu") }))
const mayBeWay = neededIn(() => ways.map(({ pattern }) => pattern))
const trial = new RegExp(String.raw`(?<!\p{L})(?:${trialWords})(?!\p{L})`, "iu")
const begins = new RegExp(String.raw`(?<!\p{L})(?:${beginningWords})(?!\p{L})`, "iu")
const steady =
  /(?<!\p{L})(?:monthly|yearly|annual(?:ly)?|(?:a|per|each|every) (?:month|year)|monatlich\p{L}*|jährlich\p{L}*|mensue\p{L}+|annuel\p{L}*|mensual\p{L}*|anual\p{L}*|mensal\p{L}*|mensil\p{L}*|maandelijks\p{L}*|jaarlijks\p{L}*)(?!\p{L})|毎月|每月|شهري/iu

/** What must not stand beside a way of paying. */
const isHalf = (model: Told["model"], text: string): boolean => {
  const rest = withoutDenied(text)
  if (othersPay.test(text) || pastOrPlanned.test(rest)) return true
  if (model === "one-time") return steady.test(rest) || alsoAgain(rest) || begins.test(rest) || tellsNoPrice(rest)
  if (model === "freemium") return trial.test(text)
  return model === "usage-based" && steady.test(rest)
}
/** "by your landlord", ", sagt Ihr Versorger": how somebody else is paid. */
const ofAnother =
  /^ (?:by|von|par|por|da|door) (?!(?:card|invoice|direct debit|bank|debit|credit|mail|e-?mail|karte|rechnung|lastschrift|carte|prélèvement|facture|tarjeta|factura|domiciliación|cartão|boleto|fatura|carta|fattura|incasso|factuur|month|year|default|us)(?!\p{L}))|(?<!\p{L})(?:chez|bei|at|with|presso|bij|en|na) (?:your|ihrem|ihrer|deinem|deiner|votre|tu|su|seu|sua|il tuo|la tua|je|uw) (?!(?:invoice|account|konto|compte|cuenta|conta|rekening)(?!\p{L}))|(?<!\p{L})(?:only for|nur für|solo per|solo para|seulement pour|uniquement pour|apenas para|alleen voor)(?!\p{L})|,? (?:says?|said|sagt|sagen|meint|dit|disent|dice|dicen|diz|dizem|dicono|zegt|zeggen)(?!\p{L})/iu
/** "Ordering for more than 500 seats?": whoever needs less does not ask. */
const manyAsked =
  /(?<!\p{L})(?:(?:more than|over|above|mehr als|über|plus de|más de|mais de|più di|meer dan) \p{Nd}|\p{Nd}\+|larger?|bigger|bulk|volume|enterprise|größere\p{L}*|grandes?|grandi|grotere)[^?]*\?$/iu
/** "Start on the free plan and move up to Pro", "You're billed per message", where prices are told or the first page opens. */
export const statedWay = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { block, before } = said
  const isAboutPrices = block.region === "pricing" || (opensHome(said) && before.length === 0)
  if (!isAboutPrices || !mayBeWay.test(said.text)) return []
  const text = afterDenial(said.text)
  for (const { model, pattern } of ways) {
    const words = pattern.exec(text)?.[0]
    if (model === "contact-sales" && manyAsked.test(before.at(-1) ?? "")) continue
    if (words === undefined || isHalf(model, text) || ofAnother.test(text.slice(words.length))) continue
    return isOwnContext(own, said, "none") ? [{ model, telling: fold(words), price: null }] : []
  }
  return []
}

const nothing =
  /^(?<subject>[^,.;:!?]{1,60}?) (?:costs? (?:you )?nothing|kostet (?:sie |dich )?nichts|ne coûte rien|no (?:te )?cuesta nada|não custa nada|non costa (?:nulla|niente)|kost (?:je |u )?niets)(?<rest>.*)$/iu
const mayBeNothing = neededIn(() => [noCharge, nothing])
const end = /^[.!]?$/u
const lasting = new RegExp(`^,? (?:${nowAndLater})`, "iu")
/** "Using Acme costs nothing, now or ever: a foundation pays for it", "There is no charge for Acme". */
export const costsNobody = (said: Utterance, own: Own): ReadonlyArray<Told> => {
  const { text } = said
  if (!mayBeNothing.test(text)) return []
  const { subject = "", rest = "" } = (noCharge.exec(text) ?? nothing.exec(text))?.groups ?? {}
  const whom = subject.replace(usingIt, "")
  if (subject === "" || !own.isName(whom)) return []
  const tail = rest.replace(lasting, "")
  const isWhole = end.test(tail) || fundedBy.test(tail) || isFreeToAll(rest)
  const isBound =
    trial.test(text) || freeBut.test(text) || pricesIn(text).length > 0 || othersPay.test(text) || besideSums.test(whom)
  return isWhole && !isBound && isOwnContext(own, said, "own") ? [{ model: "free", telling: "", price: null }] : []
}
