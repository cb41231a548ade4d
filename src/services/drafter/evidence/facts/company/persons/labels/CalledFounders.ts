/**
 * Founders whom a sentence calls so in its own way: "Head baker and founder: Ada Roth", "My name is Ada Roth, I'm the founder",
 * "Made by its founders, Ada Roth and Ben Lund", "We founded Acme in 2016: Ada Roth, nurse, and Ben Lund".
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { Founding } from "../../../founding/FoundingParts.ts"
import { introducedIn } from "../../../founding/Introductions.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { namesPerson, peopleAt } from "../../../Persons.ts"
import { isOwnContext, saidFact, startsOwn, type Utterance } from "../../../Said.ts"
import { runByFounders, selfCalled, whichFounder } from "../../../words/PeopleWords.ts"
import { weFounded } from "../../../words/SpeakerWords.ts"
import type { FounderFact } from "../FounderFact.ts"
import { anyOf, latinTitles, ofSomebody } from "../PersonTitles.ts"
import { peopleListed } from "./PeopleLists.ts"

export interface Called {
  readonly people: ReadonlyArray<string>
  readonly title: string | null
}

const title = `(?i:${anyOf([...latinTitles, "gründern", "gründerinnen"])})`
/** "Head baker and founder: Ada Roth, BSc": a calling in small words, so that it is no company. */
const callingAndFounder = new RegExp(
  `^(?<title>\\p{Lu}[\\p{L}-]+(?: (?:\\p{Ll}|\\p{Lu}\\p{Ll})[\\p{L}-]+){0,3},? (?:and|&|und|et|y|e|en) ${title}) ?[:–-] (?=\\p{Lu})`,
  "u"
)
/** "I'm the founder", behind a name. */
const itself = new RegExp(
  `^(?:,? (?:and|und|et|y|e|en)|,| [–-])? (?:${selfCalled}) (?:${whichFounder} )?(?<title>${title})(?=[.,;!]|$| (?:and|und|et|y|e|en) \\p{Ll})`,
  "iu"
)
const byItsFounders = new RegExp(
  `^(?<subject>[^.;:!?]{0,60}?)(?<![\\p{L}])(?:${runByFounders}) (?:${whichFounder} )?${title}(?:,| ?:| -)? (?=\\p{Lu})`,
  "iu"
)
const behind = /^(?:behind|hinter|derrière|detrás de|por trás d[aeo]|dietro|achter) /iu
const weDid = new RegExp(`(?<!\\p{L})(?:${weFounded})(?!\\p{L})`, "iu")
const afterColon = /^(?<head>[^:]{8,120}?) ?: (?<list>\p{Lu}[^:]+)$/u
const nobody: Called = { people: [], title: null }

/** What follows "of": "founder of Flourtech" is another's. */
const callsIt = ({ text }: Utterance, own: Own): Called => {
  const calling = callingAndFounder.exec(text)
  if (calling !== null) {
    const { people, end } = peopleAt(text, calling[0].length)
    const isOne = people.length === 1 && /^(?:[.]?$|, )/u.test(text.slice(end)) && !ofSomebody.test(text.slice(end))
    return isOne ? { people, title: calling.groups?.title ?? null } : nobody
  }
  const name = introducedIn(text)
  const rest = name === null ? "" : text.slice(text.indexOf(name) + name.length)
  const told = itself.exec(rest)
  if (name !== null && told !== null)
    return ofSomebody.test(rest.slice(told[0].length)) ? nobody : { people: [name], title: told.groups?.title ?? null }
  const by = byItsFounders.exec(text)
  if (by !== null) {
    const subject = (by.groups?.subject ?? "").replace(behind, "").replace(/[, ]+$/u, "")
    const { people, end } = peopleAt(text, by[0].length)
    const isOurs = subject === "" || startsOwn(own, subject) || own.isName(subject)
    return isOurs && people.length > 0 && !ofSomebody.test(text.slice(end)) ? { people, title: null } : nobody
  }
  return nobody
}
/** "We founded Acme in 2016: Ada Roth, nurse, and Ben Lund, programmer": who "we" are, behind a colon. */
export const listedBehind = (said: Utterance, { people }: Founding, own: Own): ReadonlyArray<FounderFact> => {
  const { head = "", list = "" } = afterColon.exec(said.text)?.groups ?? {}
  if (people.length > 0 || head === "" || !weDid.test(head)) return []
  return peopleListed(list, own).map((name) => ({
    ...saidFact(said, name, fold(name)),
    ...{ title: null, titleStatement: null, bio: [] }
  }))
}

/** Whom a sentence of the site's own calls so; nobody where it is told of another house. */
export const calledFounders = (said: Utterance, own: Own): Called => {
  if (isAsidePage(said.page)) return nobody
  const called = callsIt(said, own)
  if (called.people.length === 0 || !called.people.every(namesPerson)) return nobody
  const isNamed = startsOwn(own, said.text.replace(behind, ""))
  return isOwnContext(own, said, isNamed ? "own" : "none") ? called : nobody
}
