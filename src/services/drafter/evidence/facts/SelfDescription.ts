/** What a site says it is: "Acme is a bakery in Ghent". The sentence after it goes on about the same. */
import { fold } from "../../../../domain/text/Folding.ts"
import { textSays } from "../reading/Says.ts"
import { soleNouns } from "./words/founding/houses/HouseNouns.ts"
import { belongsTo, strangers } from "./words/SubjectWords.ts"

interface Whose {
  readonly isName: (text: string) => boolean
  readonly namesOther: (text: string) => boolean
}

const copula =
  /^(?<subject>[^,.;:!?]{1,60}?) (?<is>is|are|ist|sind|est|es|é|è) (?<article>an?|the|eine?|der|die|das|une?|una|uma?|een|de|het|les?|la|il|el|o) (?<rest>.{3,160})$/u
const place =
  /(?<= (?:in|from|aus|à|de|d'|en|em|te|a|da|uit|di) (?:(?:der|dem|den|the|la) )?)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/gu
/** A noun of German, behind an article or an adjective; of two in a row the second is a name. */
const noun = /(?<=(?:^|\s)\p{Ll}[\p{L}-]* )\p{Lu}[\p{Ll}-]+(?! \p{Lu})/gu
/** "eine kleine Back-App": what it is itself, in a noun of two parts. */
const compound = /^(?<article>eine?) (?:\p{Ll}[\p{L}-]* ){0,2}\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+(?![\p{L}-]| \p{Lu})/u

/** Whether a sentence tells what we are and brings in nobody else. */
export const isSelfDescription = (own: Whose, sentence: string): boolean => {
  const groups = copula.exec(sentence)?.groups
  if (groups?.subject === undefined || groups.rest === undefined || !own.isName(groups.subject)) return false
  const folded = fold(groups.rest)
  if (belongsTo.test(folded) || textSays(folded, strangers)) return false
  const said = `${groups.article} ${groups.rest}`.replace(place, "")
  const rest =
    groups.is === "ist" || groups.is === "sind" ? said.replace(compound, "$<article>").replace(noun, "") : said
  return !own.namesOther(`x ${rest}`)
}

/** "Acmeは農家のためのアプリです", "Acme是一款农场应用": the name, and at the end what kind of thing it is. */
const scripted =
  /^(?<subject>[^、，,。は是]{1,40}?)(?:は、?|是(?:一(?:款|个|种|套))?)[^。]{0,120}?(?<kind>[^、，,。]{2,12}?)(?:です|である|であり|だ)?[。.!！]?$/u
/** The same in scripts without blanks, of a `kind` that the next sentence goes on about. */
export const isSelfDescriptionAs = (own: Pick<Whose, "isName">, sentence: string, kind: string): boolean => {
  const groups = scripted.exec(sentence)?.groups
  return groups?.subject !== undefined && own.isName(groups.subject) && groups.kind?.endsWith(kind) === true
}

/** "Family owned.": a few words that bring in nobody else. */
export const isScrap = (own: Whose, text: string): boolean =>
  text.split(" ").length <= 4 &&
  !own.namesOther(`x ${text.charAt(0).toLowerCase()}${text.slice(1)}`) &&
  !textSays(fold(text), strangers)

const german = /^(?:\p{Ll}[\p{Ll}-]+ ){0,2}(?<kind>\p{Lu}[\p{Ll}-]{4,})(?![\p{L}-]| \p{Lu})/u
const english =
  /^(?:[\p{L}-]+ ){0,3}?(?<kind>\p{Ll}{4,})(?= (?:about|for|from|in|of|on|that|to|where|which|who|with)(?!\p{L})|[.,;!]|$)/u
/** An adjective that stands before its noun: "uma pequena escola". */
const romance =
  /^(?:(?:petite?|jeune|grande?|vieille|vieux|vieil|ancienne?|nouvelle|nouveau|belle|beau|bonne?|pequeñ[oa]|pequen[oa]|gran|nuev[oa]|antigu[oa]|antig[oa]|nov[oa]|jovem|joven|piccol[oa]|antic[oa]|nuov[oa]|giovane) )?(?<kind>\p{Ll}{4,})(?!\p{L})/u

/** The same of what a title adds to a name: "Klavierstimmer und Klavierwerkstatt in Gent", "Restaurant de poisson". */
export const kindsInTitle = (part: string, lang: string): ReadonlyArray<string> => {
  if (lang.startsWith("de"))
    return part.split(/ und |, | & /u).flatMap((one) => {
      const kind = german.exec(one)?.groups?.kind
      return kind === undefined ? [] : [fold(kind)]
    })
  // Of other languages those that are known: in a title any word may have a capital.
  const kind = fold((lang.startsWith("en") ? english : romance).exec(part.toLowerCase())?.groups?.kind ?? "")
  return soleNouns.has(kind) ? [kind] : []
}
/** "Klavierwerkstatt" of "Acme ist eine Klavierwerkstatt", folded; null where the sentence says nothing of the kind. */
export const kindIn = (isName: Whose["isName"], sentence: string): string | null => {
  const { subject, is, article, rest = "" } = copula.exec(sentence)?.groups ?? {}
  if (subject === undefined || !isName(subject) || !/^(?:an?|eine?|une?|una|uma?|een)$/u.test(article ?? ""))
    return null
  const shape = is === "ist" ? german : is === "is" ? english : romance
  const kind = shape.exec(rest)?.groups?.kind
  return kind === undefined ? null : fold(kind)
}
