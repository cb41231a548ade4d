/**
 * The year in which something came to be the house: "In March 2011 she sent out the first boxes, and that was the start of
 * Acme", "en agosto de 2018 lo convirtieron en una empresa". The sentence has one year, and names nobody else's house.
 */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Fact } from "../../Fact.ts"
import { withoutPeople } from "../../founding/BegunYears.ts"
import { isDoubtful, isOfFoot } from "../../founding/Doubtful.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../Paths.ts"
import { isOwnContext, ownSaid, saidFact } from "../../Said.ts"
import { takenOver } from "../../words/founding/BeginningWords.ts"
import { noOutcome, startsHouse, turnedIntoHouse } from "../../words/founding/OutcomeWords.ts"
import { othersBegan } from "../../words/founding/TimeWords.ts"
import { strangers } from "../../words/SubjectWords.ts"

const years = /(?<![\p{Nd}\p{Sc}.,])(?:1[89]|20)\p{Nd}{2}(?![\p{Nd}%])/gu
/** "in August 2018", "en agosto de 2018": the time, out of the way of the shapes. */
const time =
  /(?<=^|[ ,])(?:(?:in|im|en|em|nel|a|à|au|op|on|the|le|el|il|de|di|of|early|late|anfang|ende|début|fin|begin|eind|\p{Nd}{1,2}\.?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|dello stesso anno) )*(?:1[89]|20)\p{Nd}{2}(?=$|[ ,.;:])/iu

const longestName = 5
/** The house's name as "¤", wherever it stands. */
const marked = (own: Own, text: string): string => {
  if (!own.mayName(fold(text))) return text
  const words = text.split(" ")
  const parts: Array<string> = []
  for (let at = 0; at < words.length; at++) {
    const count = Array.from({ length: Math.min(longestName, words.length - at) }, (_, step) => step + 1)
      .toReversed()
      .find((size) =>
        own.isName(
          words
            .slice(at, at + size)
            .join(" ")
            .replace(/[,.;:!]+$/u, "")
        )
      )
    if (count === undefined) {
      parts.push(words[at] ?? "")
      continue
    }
    const last = words[at + count - 1] ?? ""
    parts.push(`¤${/[,.;:!]+$/u.exec(last)?.[0] ?? ""}`)
    at += count - 1
  }
  return parts.join(" ")
}

/** "Nos voisins en ont fait une association." */
const byOthers =
  /(?<!(?:with|mit|avec|con|com|met) )(?<!\p{L})(?:our|the|her|his|nos|les|ses|los|nuestros|sus|os|nossos|i|nostri|de|onze|haar|zijn|die|unsere|ihre) (?:voisins|neighbou?rs|vecinos|vizinhos|vicini|buren|nachbarn)(?!\p{L})/iu
/** "an enterprise: Flourtech". */
const calledElse = /(?:[:–—-] |, (?:called|named|the|la|el|le|il|de) )(?!¤)\p{Lu}/u
const germanMore = /(?:daraus|von|für) .{45,}$|: (?!¤)\p{Lu}|(?:namens|heißt|hieß) (?!¤)|, heute/u

/** "became ¤ in April 2019, with Gainsborough as": what stands behind it when all is told. */
const behind = /,(?<=(?:¤[^,;:]*@|@[^,;:]*¤[^,;:]*),).*$/u

export const outcomeYears = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const found = ownSaid(site).flatMap((said) => {
    const { page, text } = said
    if (isAsidePage(page) || !mayTellOfHouse(page) || isOfFoot(said, own)) return []
    const [one, ...more] = text.match(years) ?? []
    if (one === undefined || more.length > 0) return []
    if (takenOver.test(text) || othersBegan.test(text) || noOutcome.test(text) || isDoubtful(said, "", own)) return []
    const clause = marked(own, text).replace(time, "@")
    const isOurs = startsHouse.test(clause)
    const isTurned =
      turnedIntoHouse.test(clause) &&
      !byOthers.test(clause) &&
      !textSays(fold(clause), strangers) &&
      isOwnContext(own, said, "own")
    // "¤" apart: "turned it into a company, Flourtech".
    const rest = withoutPeople(clause.replace(behind, "").replaceAll("¤", "").replace("@", "")).trimStart()
    // German has capitals for all nouns: there no more may follow than how.
    const isGerman = /^de/iu.test(page.page.lang ?? "")
    const isAnothers = isGerman
      ? germanMore.test(clause)
      : calledElse.test(clause) || own.namesOther(`x ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`)
    return (isOurs || isTurned) && !isAnothers ? [saidFact(said, one, one)] : []
  })
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
}
