/** What is sold here, by the words before a sum: a fee, a thing of the trade, what is ours or each one's. */

import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { anywhere } from "../../../../reading/patterns/Caseless.ts"
import type { Own } from "../../../Own.ts"
import { companyKinds } from "../../../words/SubjectWords.ts"
import { namesOthers } from "../NamedBeside.ts"
import { isBesideSold, isSoldHere } from "../OtherSums.ts"
import { belongsToOthers, usual } from "../Told.ts"
import { inTown, noOwnThing } from "../words/SumWords.ts"
import type { Telling } from "./Telling.ts"
import { ownCosts, ownParts } from "./words/RefusedWords.ts"

const noThing = anywhere(noOwnThing)
const costly = anywhere(ownCosts)
/** Whether words name what a house spends money on. */
export const isCost = (text: string): boolean => costly.test(text)
const ofOurs = anywhere(ownParts)
const longestNoun = 4
const longestPhrase = 6
/** "Lo strappo", where Romance tongues tell of any. */
const theOne = /^(?:l'|le |la |el |lo |il |o |a )/iu
/** "up to thirty centimetres", "mit Verdeck": how much of it, or with what; whatever else it is of may be another's. */
const plainRest =
  /^(?:$| (?:up to|bis|jusqu'à|hasta|até|fino a|tot|with|mit|avec|con|com|met|per square|pro Quadrat|par mètre) )/iu
/** "We import your books": who does something is no thing that is sold. */
const somebody = /^(?:we|i|you|they|he|she|wir|ich|sie|du|er|ihr|wij?|ik|je|u|jij|zij|ze)$/iu
/** Of a thing what it is for, with, in, of. */
const joint =
  / (?:of|for|to|in|at|on|per|with|by|from|von|für|an|in|im|am|zu[rm]?|pro|je|mit|bei|des|der|du|de|d'|à|au|aux|en|avec|pour|par|chez|sur|del|por|para|con|al|da|do|dos|das|no|na|nest[ae]|com|di|dell[aoe']|dei|per|su|al?|van|voor|bij|met|op|tot|aan)(?= |(?<='))/iu
/** "Our care plan", "Every pattern": what a house has of its own, each of what it has. */
const ours =
  /^(?:our|my|unser(?:e[nrsm]?)?|meine?[nrsm]?|ons|onze|mijn|notre|nos|mon|mes|nuestr[oa]s?|mis?|(?:[oa]s? )?(?:noss[oa]s?|minhas?|meus?)|(?:il |la |i |le |l')?(?:nostr[oaie]|mi[oaei])) /iu
const each = /^(?:each|every|jede[rsn]?|elke?|iedere?|chaque|cada|ogni) /iu

/** "An app": any, and not what the site is about. */
const oneOf = /^(?:an?|eine?[nrms]?|une?|un[oa]?|um|uma|een|un') /iu
const byAnother =
  /(?<!\p{L})(?:at|by|from|with|via|through|bei|von|über|door|bij|van|via|chez|par|auprès|presso|pel[oa]) (?!(?:us|me|our|uns|mir|ons|nous|moi|nosotros|nós|noi|me)(?!\p{L}))/iu
/** "Sauna" in "Zoutsauna". */
const isInName = (own: Own, word: string) =>
  word.length >= 4 && [...own.names].some((name) => name.includes(fold(word)))
const madeOf = /^ (?:of|von|aus|van|de|d'|di) ?(?!(?:the|der|die|das|la|le|les|el|los|las)(?!\p{L}))\p{L}+$/iu
const places = /(?:place|seat|spot|plätze|platz|plekk?|plaats|plazas?|puesto|lugar|vagas?|post[oi]|places?)$/iu

/**
 * "Membership of the bread club", "La cuota de socio", "Our care plan", "Every pattern"; `titled`: right under "Prices", where
 * whatever costs something is what is sold.
 */
export const isSoldNoun = (
  site: SiteIndex,
  tongue: Telling,
  own: Own,
  phrase: string,
  lang: string,
  titled: boolean
): boolean => {
  const bare = phrase.replace(tongue.article, "")
  const cut = bare.search(joint)
  const [head, rest] = cut === -1 ? [bare, ""] : [bare.slice(0, cut), bare.slice(cut)]
  const words = head.split(" ")
  if (usual.test(phrase) || noThing.test(head) || isCost(phrase) || somebody.test(words[0] ?? "")) return false
  if (namesOthers(own, bare, lang) || belongsToOthers(phrase) || isBesideSold(site, phrase)) return false
  if ((ours.test(phrase) || each.test(phrase)) && phrase.split(" ").length <= longestPhrase) return true
  // "A nursery place in our borough".
  if (inTown.test(rest)) return false
  // "Unlimited sauna sessions", "La sauna sin límite", of a sauna: what the site says it is about.
  const isTold = isSoldHere(site, head) || words.some((word) => isInName(own, word))
  if (words.length <= longestNoun && isTold && !oneOf.test(phrase) && !byAnother.test(rest)) return true
  const isOne = oneOf.test(phrase) || (tongue.words.nounFirst && theOne.test(phrase))
  if (
    titled &&
    isOne &&
    words.length <= longestNoun &&
    (plainRest.test(rest) || (madeOf.test(rest) && !/\p{Lu}/u.test(rest))) &&
    !isBesideSold(site, head)
  )
    return true
  const noun = (tongue.words.nounFirst ? words[0] : words.at(-1)) ?? ""
  if (words.length > longestNoun || !(tongue.noun.test(noun) || tongue.noun.test(head))) return false
  // "Un juego de cartas", "a course of lessons": of what it is made; "un lugar de la marina" is in a place.
  if (tongue.thing.test(noun) && madeOf.test(rest) && !places.test(noun)) return true
  // "with a shelf of its own", "à l'atelier": what a fee is for.
  const isHad = /^ (?:with|including|mit|inklusive|avec|con|com|met) /iu.test(rest)
  return (
    rest === "" ||
    isHad ||
    ofOurs.test(rest) ||
    [...companyKinds].some(
      (kind) => /[ '’]$/u.test(rest.toLowerCase().slice(0, -kind.length)) && rest.toLowerCase().endsWith(kind)
    )
  )
}
