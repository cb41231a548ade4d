/** Which part of an address is its street. */
import { caseless } from "../../../reading/patterns/Caseless.ts"
import { streetWords } from "../../words/PlaceWords.ts"

export const isStreet = caseless(
  new RegExp(
    String.raw`(?<!\p{L})(?:${streetWords})\.?(?!\p{L})|(?:straße|strasse|str\.|straat|gasse|laan|gracht)(?!\p{L})`,
    "u"
  )
)
/** "7 pm", "18 Uhr" */
const aTime = /^\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})? ?(?:am|pm|a\.m\.|p\.m\.|uhr|heures|horas|uur)\.?$/iu
/** "2009 March 4", "10 November 2009", "10. Mai 2009", "10 de mayo de 2009": when something was written. */
const aDate =
  /^(?:(?:19|20)\p{Nd}{2} \p{L}+ \p{Nd}{1,2}|\p{Nd}{1,2}(?:\.|st|nd|rd|th)? (?:de )?\p{L}+\.?(?: de)? (?:19|20)\p{Nd}{2})$/u
/** A street with its number: "Station Street 17/4", "Unit 17/4 Station Street". */
export const isStreetPart = (part: string) =>
  part.length <= 60 &&
  !aTime.test(part) &&
  !aDate.test(part) &&
  // "Av. Independencia 1409" opens with what is shortened, and is no end of a sentence.
  !/[©.] \p{L}/u.test(part.replace(/^\p{Lu}\p{L}{0,4}\. (?=\p{Lu})/u, "")) &&
  /^(?:\P{L}{0,3}|(?:unit|suite|ste|flat|apt|level|floor|no|office|shop|room|lote?|piso)\.? )\p{Nd}[\p{Nd}/-]*\p{L}? \p{L}|\p{L}[.,]? ?(?:nº ?|n\.º ?|no[.:]? ?|#)?\p{Nd}+[\p{Nd}/-]*\p{L}?$|\p{Nd}\p{L}? ?(?:#|no?\.) ?\p{Nd}[\p{Nd}\p{L} -]*$/iu.test(
    part
  )

/** Behind a name, where a street goes on with its number: "San Pedro, 24 bajo, 20304 Irún". */
export const opensWithNumber = (rest: string): boolean =>
  /^,? ?(?:n[º°o]?\.? ?)?\p{Nd}{1,4}(?: ?\p{L}{1,10})?(?:,|\.?$| [–—-] )/u.test(rest) &&
  !/^,? ?(?:19|20)\p{Nd}{2}/u.test(rest)

/** "Centre Park Road", "Custom House Quay", "rue des Lilas": a street, or a place like one, without a number. */
export const isNamedStreet = (part: string) => isStreet.test(part) && part.split(" ").length >= 2 && part.length <= 60

/** "204 9th St SW": a street that is a number itself, before the land. */
export const numberedStreet = /^\p{Nd}{1,5} \p{Nd}{1,3}(?:st|nd|rd|th) \p{Lu}/u

/** Behind a road, with its number or without, stands no name of anybody: "Hill ward marga, Thamel, Kathmandu". */
export const roadEnd = /\p{Ll} (?:road|street|lane|avenue|quay|marga?|tole|chowk)$/iu

/** A street or a quarter, which has no number. */
export const arabicStreet =
  /^(?:شارع|طريق|نهج|زنقة|حي|ميدان|ساحة|عمارة|مبنى|برج|مجمع|بناية|جادة|درب|حارة|كورنيش)(?: |$)/u
/** "مخبز الوردة – وهران، شارع الميدان": a name and a line before the town and its street. */
export const arabicName = /^(?<whose>[\p{sc=Arab}\p{M} ]{3,40}) [–—-] [\p{sc=Arab}\p{M} ]{2,30}، (?:شارع|طريق|ميدان) /u

const whole =
  /^(?<street>[^,;:.!?]{6,60}?),? (?:[A-Z]{1,2}-)?\p{Nd}{4,5}(?: [A-Z]{2})? \p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}(?: \p{Nd}{1,2})?$/u
/** "12 rue des Moulins 75013 Paris": a street with its number, a code and a town, and no word besides. */
export const isWholeAddress = (text: string): boolean => {
  const street = whole.exec(text)?.groups?.street ?? ""
  return /\p{Nd}/u.test(street) && isStreetPart(street)
}
