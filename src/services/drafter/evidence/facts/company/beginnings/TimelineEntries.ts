/** How an entry of a line of years tells that the house began: by its own name, or of nobody where it is a bare "Founded". */
import { fold } from "../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../clause/voice/SentenceCuts.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Own } from "../../Own.ts"
import { isGivenName, peopleAt } from "../../Persons.ts"
import { takenOver } from "../../words/founding/BeginningWords.ts"
import { unreal } from "../../words/founding/doubts/DoubtWords.ts"
import { plainKinds } from "../../words/founding/LooseWords.ts"
import {
  andBegin,
  arabicBegins,
  begunAlone,
  comesToBe,
  goesOnSo,
  kindBefore,
  notTheHouse,
  onlyTellers,
  placeBefore,
  setsUpElsewhere,
  setUpElsewhere,
  theyBegin
} from "../../words/founding/lines/EntryWords.ts"
import {
  beginningOf,
  followsBeginning,
  furtherHouse,
  isBegun,
  ofHouse
} from "../../words/founding/lines/TimelineWords.ts"
import { companyKinds, registeredNouns, strangers } from "../../words/SubjectWords.ts"

export type ToldAs = "named" | "bare"

/** So many words at the head are our name; words may end in a mark. */
const opensWithName = (own: Own, text: string): number => {
  const words = text.split(" ")
  return [5, 4, 3, 2, 1].find((count) => count < words.length && own.isName(words.slice(0, count).join(" "))) ?? 0
}
/** What stands behind our name at the head of these words; null where they begin otherwise. */
export const behindName = (own: Own, text: string): string | null => {
  const words = text.split(" ")
  for (const count of [5, 4, 3, 2, 1]) {
    if (count > words.length) continue
    const phrase = words.slice(0, count).join(" ")
    const bare = phrase.replace(/[.,;:!)]+$/u, "")
    if (!own.isName(bare)) continue
    // "Acme Labs".
    const noun = /^ (?<noun>\p{Lu}\p{Ll}+)/u.exec(text.slice(bare.length))?.groups?.noun ?? ""
    return text.slice(bare.length + (registeredNouns.test(noun) ? noun.length + 1 : 0))
  }
  return null
}
const trades = /^\p{Lu}\p{Ll}+(?:erei|werkstatt|laden|praxis|erie|ería|eria|aria|erij)$/u
/** "Die Tischlerei Acme": what it is, before its name. */
const afterKind = (text: string): string => {
  const [, word = ""] = /^(?:(?:The|Die|Das|Der|La|Le|El|Il|Lo|O|A|De|Het) |L['’])(\p{L}+) (?=\p{Lu})/u.exec(text) ?? []
  return companyKinds.has(fold(word)) || plainKinds.has(fold(word)) || trades.test(word)
    ? text.slice(text.indexOf(word) + word.length + 1)
    : text
}
/** "Two low-water fishers". */
const somePeople =
  /^(?:two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|duas|três|due|tre|quattro|twee|drie|vier) (?:\p{Ll}[\p{Ll}-]+ )?(?:\p{Ll}[\p{Ll}-]+s|\p{Lu}?\p{Ll}+(?:innen|e|en|er|i))$/iu
/** Those who tell it, or people: of a first name alone the whole has to stand in the line. */
const arePeople = (who: string, known: string): boolean => {
  if (onlyTellers.test(who) || somePeople.test(who)) return true
  const { people, end } = peopleAt(who, 0, true)
  if (people.length > 0 && end === who.length) return true
  const names = who.split(/,? (?:and|und|et|y|e|en|&) |, /u)
  return names.every(
    (name) =>
      /^\p{Lu}\p{Ll}+$/u.test(name) && (isGivenName(name) || new RegExp(`${name} \\p{Lu}\\p{Ll}`, "u").test(known))
  )
}
/** "Company founded": the house itself, whatever stood in its place before. */
const ofCompany =
  /^(?:the |our |die |das |unsere? |la |notre |nuestra |nossa |nostra |het |ons )?(?:company|firm|business|firma|unternehmen|firmengründung|unternehmensgründung|entreprise|société|empresa|azienda|bedrijf)(?!\p{L})/iu
/** The whole entry as a heading says it: "Founded in Ghent", "Gründung der Firma". */
const asHeading = (own: Own, whole: string): ToldAs | null => {
  const opening = opensWithName(own, whole)
  const bare = whole.split(" ").slice(opening).join(" ").replace(isBegun, "")
  const rest = beginningOf.map((one) => one.exec(bare)?.groups?.rest?.trim()).find((one) => one !== undefined)
  if (rest === undefined || furtherHouse.test(bare) || unreal.test(bare)) return null
  const follows = (words: string) => words === "" || followsBeginning.test(words)
  const { kind, after = "", what = "" } = ofHouse.exec(rest)?.groups ?? {}
  // "Nasce a Acme" is no "Nasce a Torino": the name before the place.
  const behind = behindName(own, what)
  if (behind !== null && follows(behind.trim())) return "named"
  if (follows(rest)) return opening > 0 || ofCompany.test(bare) ? "named" : "bare"
  return kind !== undefined && follows(after.trim()) ? "named" : null
}

const clauses = /: |; |, (?=\p{Lu})|,? (?:and|und|et|y|e|en) (?=\p{Lu}|the |die |la |le |el |l'|il |o |a |de )/u

const isNamed = (own: Own, clause: string, known: string): boolean => {
  if (notTheHouse.test(clause) || furtherHouse.test(clause)) return false
  const by = theyBegin.exec(clause)?.groups
  const what = by !== undefined && arePeople(by.who ?? "", known) ? by.what : begunAlone.exec(clause)?.groups?.what
  const begun = what ?? arabicBegins.exec(clause)?.groups?.what
  // "Ada e Ben fundam a Acme".
  const rest =
    begun === undefined
      ? null
      : behindName(own, begun.replace(/^(?:the|die|das|la|le|el|il|a|o|de|het) (?=\p{Lu})/u, ""))
  if (rest !== null && (goesOnSo.test(rest) || /^ (?:في|مع|من|على|كـ|كمتجر)/u.test(rest))) return true
  const last = behindName(own, andBegin.exec(clause)?.groups?.what ?? "")
  if (last !== null && goesOnSo.test(last)) return true
  if (asHeading(own, clause) === "named") return true
  const after = behindName(own, afterKind(clause))
  return after?.startsWith(" ") === true && comesToBe.test(after.slice(1))
}
const elsewhere = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
/** Crumb株式会社を設立, 盛岡市にて株式会社Crumbを設立, Crumb在温州成立, 在温州成立Crumb: without blanks between its words. */
const isNamedElsewhere = (own: Own, text: string): boolean => {
  if (!elsewhere.test(text)) return false
  const told = fold(text).replace(placeBefore, "").replace(kindBefore, "")
  const what = setsUpElsewhere.exec(told)?.groups?.what
  if (what !== undefined) return own.isName(what)
  return [...own.names].some(
    (name) => told.startsWith(name) && setUpElsewhere.test(told.slice(name.length).trimStart())
  )
}

/** "open Acme with three clients": whom the house had to begin with. */
const withFirstCustomers =
  /,? (?:with|mit|avec|con|com|met) (?:\p{L}+ ){1,3}(?:clients?|customers?|Kund\p{L}+|client[ei]s?|clienti|klant(?:en)?)(?!\p{L})/gu

/** `known`: all the line tells, in which people may be told with their whole names. */
export const beginningIn = (own: Own, told: string, known: string): ToldAs | null => {
  const text = told.replace(withFirstCustomers, "")
  const whole = text.replace(/[.!。]$/u, "")
  const sentences = sentencesIn(text)
  const isOfStrangers = (words: string) => textSays(fold(words), strangers)
  if (sentences.every(isOfStrangers)) return null
  // "Founded. Ada Roth and her old lab partner incorporate Acme": a heading in a sentence of its own.
  const heading = asHeading(own, isOfStrangers(whole) ? (sentences[0] ?? whole).replace(/[.!。]$/u, "") : whole)
  if (heading !== null && !isOfStrangers(sentences[0] ?? whole)) return heading
  if (unreal.test(whole) || takenOver.test(whole)) return null
  if (isNamedElsewhere(own, whole)) return "named"
  return sentences.some((sentence) => {
    if (isOfStrangers(sentence)) return false
    const plain = sentence.replace(/[.!。]$/u, "")
    return [plain, ...plain.split(clauses)].some((clause) => isNamed(own, clause, known))
  })
    ? "named"
    : null
}
