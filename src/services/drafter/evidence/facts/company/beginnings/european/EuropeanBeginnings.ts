/**
 * The year of a beginning in the plain ways of other languages than English: "Angefangen hat alles 2014 in einer Küche".
 * What stands for us, the house and the time is marked, so that a shape needs words for nothing but what happened.
 */

import { countryAtEnd } from "../../../../reading/CountryNames.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Fact } from "../../../Fact.ts"
import { withoutPeople } from "../../../founding/BegunYears.ts"
import { isDoubtful, isOfFoot } from "../../../founding/Doubtful.ts"
import { tellsOfOlder } from "../../../founding/SinceYears.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../../Paths.ts"
import { isOwnContext, isTitleOfOurs, ownSaid, saidFact, titlesOf, type Utterance } from "../../../Said.ts"
import { takenOver } from "../../../words/founding/BeginningWords.ts"
import { callingSince, forOne, sinceManner } from "../../../words/founding/SinceWords.ts"
import { othersBegan, sinceBounds } from "../../../words/founding/TimeWords.ts"
import { isSinceAnothers } from "../SinceBegun.ts"
import { type MarkedTime, markedOf } from "./BeginningMarks.ts"
import { type Shapes, shapesOf } from "./Shapes.ts"
import type { BeginningTongue } from "./words/BeginningTongue.ts"
import { dutchBeginnings } from "./words/DutchBeginnings.ts"
import { frenchBeginnings } from "./words/FrenchBeginnings.ts"
import { germanBeginnings } from "./words/GermanBeginnings.ts"
import { italianBeginnings } from "./words/ItalianBeginnings.ts"
import { portugueseBeginnings } from "./words/PortugueseBeginnings.ts"
import { spanishBeginnings } from "./words/SpanishBeginnings.ts"

const tongues: Readonly<Record<string, BeginningTongue>> = {
  de: germanBeginnings,
  es: spanishBeginnings,
  fr: frenchBeginnings,
  it: italianBeginnings,
  nl: dutchBeginnings,
  pt: portugueseBeginnings
}

const breaks = /, |; |: | [–—-] /u
/** Words of a piece that tells no more than when and where. */
const longestAside = 7
const tidied = (clause: string): string => clause.replace(/\s+/gu, " ").replace(/^[ ,]+|[ ,.!]+$/gu, "")

/** "Our mill, Moulins Garel, was founded": another one, by its name. */
const namesAlone = /^(?:(?:la|le|el|il|o|a|de|die|der|das|i|les|los|os|gli) )?(?:\p{Lu}\S*(?: |$))+$/u

/** "den es schon seit 1952 gibt", of whatever stands right before it … */
const relative = /^(?:den|die|das|der) (?:es )?(?:\p{Ll}+ )?@(?: \p{Ll}+)? (?:gibt|besteht|existiert)$/u
/** … which is the house where it is told what that is, or where nothing else is named: "Acme ist ein Betrieb", "Ein Betrieb". */
const isOfHouse = /^(?:(?:die |das |der )?[¤£]|wir)(?: (?:ist|sind|bleibt|bleiben) .*)?$|^eine? \p{L}+$/iu

/** The clauses that a time may belong to: its own, or those beside words that tell no more than when and where. */
const clausesOf = (text: string, shapes: Shapes): ReadonlyArray<string> => {
  const pieces = text.split(breaks)
  const at = pieces.findIndex((piece) => piece.includes("@"))
  const piece = pieces[at] ?? ""
  if (relative.test(tidied(piece))) return at === 1 && isOfHouse.test(tidied(pieces[0] ?? "")) ? ["@ besteht ¤"] : []
  const parts = piece.split(shapes.and)
  const around = [piece, ...(parts.length > 1 ? parts.filter((part) => part.includes("@")) : [])]
  // "Acme, ein Büro für Gärten, wurde 2011 gegründet."
  const beforeAside = namesAlone.test(pieces[at - 1] ?? "") ? "" : (pieces[at - 2] ?? "")
  if (at >= 2 && (beforeAside.endsWith("¤") || shapes.we.test(beforeAside))) around.push(`${beforeAside} ${piece}`)
  const isAside =
    piece.split(" ").length <= longestAside &&
    !/[¤£]/u.test(piece) &&
    (/^(?:\S+ ){0,2}@/u.test(piece) || /@(?: \S+)?$/u.test(piece))
  if (isAside) {
    const beside = [at + 1, at + 2, at - 1, at - 2].flatMap((index) => pieces[index] ?? [])
    around.push(...beside.filter((one) => !shapes.otherTime.test(one) && !one.includes("#")).map((one) => `@ ${one}`))
  }
  return around
}

/** Behind the name, or at the head of what goes on with it: "Acme, founded in 2011", "Founded in 2011, we are". */
const isApposed = (text: string, shapes: Shapes): boolean => {
  const pieces = text.split(breaks)
  const at = pieces.findIndex((piece) => piece.includes("@"))
  const piece = pieces[at] ?? ""
  if (!shapes.founded.test(piece) || shapes.veto.test(piece) || /[¤£×]/u.test(piece)) return false
  if (/^\S+ (?:haben?|hat|wurden?|ist|sind|werd|is|hebben|heb|heeft)(?!\p{L})/u.test(piece)) return false
  return at === 0
    ? pieces.length === 1 || shapes.weFirst.test(pieces[1] ?? "") || shapes.weFirst.test(pieces[2] ?? "")
    : /[¤£]$/u.test(pieces[at - 1] ?? "") || (at > 1 && /^[¤£]$/u.test(pieces[at - 2] ?? ""))
}

const landAfter =
  /(?<= (?:in|im|nach|en|au|aux|em|no|na|nel|nella|naar) (?:der |den |die |de |het |el |la |o |os |a )?)\p{Lu}[\p{L}-]+/gu
const tellsLand = (text: string, lang: string): boolean =>
  [...text.matchAll(landAfter)].some(({ 0: name }) => countryAtEnd(name, lang)?.before === "")

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** "en el salón Roth": where it was, in languages whose nouns are small. */
const inRoom =
  /(?<!\p{L})(?:en|em|dans|in|chez|à|nel|nella|no|na|au|da) (?:(?:el|la|le|l'|il|o|a) ?)?(?:(?:antigu[oa]|ancien(?:ne)?|vecchi[oa]|antig[oa]) )?(?:\p{Ll}{3,} )?\p{Lu}[\p{L}'-]+(?: (?:de |di |da |do |du )?\p{Lu}[\p{L}'-]+){0,2}/gu
/** "Fundada en 1921, esta conservera": of whoever the title names. */
const thisOne = /, (?:est[ea]|cett?e?|quest[oa]) \p{Ll}/u
/** One that is known, as no trade has it: "restaurieren wir die Orgel". */
const definite =
  /(?:ons|ns|en|mos|amo|wir|wij|we)(?: @)? (?:die|das|den|der|dem|le|la|l'|el|al|o|a|ao|à|il|lo|de|het)(?: |(?<='))/iu

type Whose = "own" | "anaphor"
const whoseIn = (
  text: string,
  shapes: ReadonlyArray<{ readonly shape: RegExp; readonly told: boolean }>
): Whose | null => {
  const without = tidied(text.replaceAll("@", ""))
  for (const { shape, told } of shapes) {
    const match = shape.exec(told ? text : without)
    if (match !== null) return match[0].includes("£") ? "anaphor" : "own"
  }
  return null
}

const tells = (own: Own, said: Utterance, marked: MarkedTime, tongue: BeginningTongue, lang: string): boolean => {
  const shapes = shapesOf(tongue)
  const { text, since } = marked
  const isOurs = (whose: Whose, clause: string) =>
    (whose === "own" ||
      lang === "de" ||
      !own.namesOther(withoutPeople(`x ${text.startsWith(clause) ? lowered(clause) : clause}`.replace(inRoom, "")))) &&
    isOwnContext(own, said, whose)
  // "También vendemos miel. Empezamos en 2020": with that alone.
  if (sinceBounds.test(said.before.at(-1) ?? "")) return false
  if (!since && !/^[^,]*@[^,]*,[^,]*£/u.test(text) && isApposed(text, shapes))
    return (
      (!thisOne.test(said.text) ||
        titlesOf(said.page, said.at).every((title) => isTitleOfOurs(said.page, title, own))) &&
      isOwnContext(own, said, /^[^@]*£/u.test(text) ? "anaphor" : "own")
    )
  const clear = clausesOf(text, shapes).filter((clause) => !shapes.veto.test(clause) && !clause.includes("×"))
  if (since) {
    const [first = "", second] = text.split(breaks)
    // "Boulangerie depuis 1950, la maison Petit nous livre": what stands at the head is of whoever follows.
    const isOthers =
      second !== undefined && !shapes.weFirst.test(second) && !/^\p{L}+ (?:¤|wir|we|wij)(?!\p{L})/u.test(second)
    if (callingSince.test(first) && second !== undefined && !isOthers) return isOwnContext(own, said, "own")
    return clear.some((clause) => {
      const founding = whoseIn(
        clause,
        shapes.firm.filter(({ told }) => told)
      )
      if (founding !== null) return isOurs(founding, clause)
      if (shapes.sinceVeto.test(clause) || sinceManner.test(clause) || sinceBounds.test(clause) || forOne.test(clause))
        return false
      const isLine = !(isOthers && clause === first)
      const whose = whoseIn(clause, shapes.going) ?? (isLine ? whoseIn(clause, shapes.lines) : null)
      if (definite.test(clause) || (lang !== "de" && own.namesOther(`x ${lowered(clause)}`))) return false
      return whose !== null && isOurs(whose, clause)
    })
  }
  if (
    clear.some((clause) => {
      const whose = whoseIn(clause, shapes.firm)
      if (whose !== null) return isOurs(whose, clause)
      if (tellsLand(clause, lang)) return false
      const opened = whoseIn(clause, shapes.loose)
      if (opened !== null) return isOurs(opened, clause)
      return whoseIn(clause, shapes.story) !== null && isOurs("anaphor", clause)
    })
  )
    return true
  if (shapes.veto.test(text)) return false
  const whose = whoseIn(text, shapes.whole)
  return whose !== null && isOurs(whose, text)
}

export const europeanBeginnings = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const found = ownSaid(site).flatMap((said) => {
    const { page, text } = said
    const lang = (page.page.lang ?? "").slice(0, 2).toLowerCase()
    const tongue = tongues[lang]
    if (tongue === undefined || !/(?:1[89]|20)\p{Nd}{2}/u.test(text)) return []
    if (isAsidePage(page) || !mayTellOfHouse(page) || isOfFoot(said, own)) return []
    if (takenOver.test(text) || othersBegan.test(text) || isDoubtful(said, "", own)) return []
    if (isSinceAnothers(own, text)) return []
    return markedOf(text, own, tongue).flatMap((marked) =>
      // "Die Bäckerei Huber, seit 1952 ...": a kind of house, and whose name it is.
      !/^(?:\p{L}{1,3} )?×/u.test(marked.text) &&
      tells(own, said, marked, tongue, lang) &&
      !(marked.since && tellsOfOlder(site))
        ? [saidFact(said, marked.year, marked.year)]
        : []
    )
  })
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
}
