/** People who are called "the founders" right behind their names: "Ada Roth and Ben Lund, the founders, still answer". */
import { fold } from "../../../../../domain/text/Folding.ts"
import { textSays } from "../../reading/Says.ts"
import type { Own } from "../Own.ts"
import { isAsidePage } from "../Paths.ts"
import { peopleAt, peopleUntil } from "../Persons.ts"
import { isOwnContext, startsNamed, startsOwn, type Utterance } from "../Said.ts"
import { takenOver } from "../words/founding/BeginningWords.ts"
import { anotherHouse } from "../words/founding/doubts/DoubtWords.ts"
import { quotedVerbs, whichFounder } from "../words/PeopleWords.ts"
import { strangers, takesOn } from "../words/SubjectWords.ts"
import { anyOf, latinTitles, ofSomebody } from "./persons/PersonTitles.ts"

const possessive = "its|ses|sus|seus|i suoi|ihre|haar|son|sa|su|seu|il suo|la sua"
/** "its two founders", "los fundadores". */
const founders = new RegExp(
  `^,? (?:(?<its>${possessive})|the|die|der|les|las|los|le|la|el|os|as|o|a|i|il|de)(?: (?:${whichFounder}))? (?i:${anyOf(latinTitles)})(?= (?:and|und|et|y|e|en) \\p{Ll}|[.,;!]|$| \\p{Ll})`,
  "u"
)
const itsFounders = new RegExp(
  `,? (?:${possessive}) (?=(?:${whichFounder} )?(?i:${anyOf(latinTitles)})(?!\\p{L}))`,
  "u"
)
const town = /(?<= (?:in|à|en|em) )\p{Lu}[\p{L}-]+/gu

/** Those who do something for us are not us. */
const toUs =
  /(?<!\p{L})(?:us|our|ours|uns|unser\p{Ll}*|nous|notre|nos|nuestr[oa]s?|noss[oa]s?|nostr[oaie]|ci|ons|onze)(?!\p{L})/iu

interface Named {
  readonly people: ReadonlyArray<string>
  /** Where the last of the names ends. */
  readonly end: number
}
const opening = (text: string): Named | null => {
  const { people, end } = peopleAt(text, 0, true)
  const last = people.at(-1)
  return last === undefined ? null : { people, end: text.lastIndexOf(last, end) + last.length }
}
const beforeTitle = (text: string): Named | null => {
  const at = itsFounders.exec(text)?.index ?? -1
  const people = at === -1 ? [] : peopleUntil(text, at)
  return people.length === 0 ? null : { people, end: at }
}

/** Without these people, their first names and the towns: whatever else has a capital is somebody. */
const namesOthers = (own: Own, text: string, people: ReadonlyArray<string>): boolean => {
  const names = [...people, ...people.map((name) => name.split(" ")[0] ?? name)]
  const rest = names.reduce((left, name) => left.replaceAll(name, ""), text.replace(/[.!]$/u, ""))
  return own.namesOther(rest.replace(town, "")) || textSays(fold(text), strangers)
}
/** "Somos un equipo", "Siamo in due": the verb alone says that it is us. */
const weDo = /^\p{Lu}\p{Ll}*(?:amos|emos|imos|omos|iamo) /u
/** What is told before is of ourselves, and brings in no other house whose founders they could be. */
const followsOurs = (own: Own, said: Utterance, people: ReadonlyArray<string>): boolean => {
  const [first, ...more] = said.before
  if (first === undefined) return isOwnContext(own, said, "none")
  const isClean = [first, ...more].every(
    (text) =>
      !namesOthers(own, text, people) && !anotherHouse.test(text.replace(/^\S+ /u, "")) && !takesOn.test(fold(text))
  )
  return (startsOwn(own, first) || weDo.test(first)) && isClean && isOwnContext(own, { ...said, before: [] }, "none")
}

export const areFoundersBeside = (said: Utterance, own: Own): ReadonlyArray<string> => {
  const { text, page } = said
  const first = opening(text)
  const named = first ?? beforeTitle(text)
  if (named === null || isAsidePage(page)) return []
  const rest = text.slice(named.end)
  const match = founders.exec(rest)
  const after = rest.slice(match?.[0].length ?? 0)
  if (match === null || ofSomebody.test(after) || quotedVerbs.test(after) || toUs.test(after)) return []
  if (namesOthers(own, `x ${text}`, named.people) || takenOver.test(text)) return []
  const isIts = match.groups?.its !== undefined
  if (isIts === (first !== null)) return []
  const isOurs = isIts ? startsNamed(own, text) && isOwnContext(own, said, "own") : followsOurs(own, said, named.people)
  return isOurs ? named.people : []
}

const withWhom = /,? (?:with|mit|met|avec|con|com) (?=\p{Lu})/gu
const asFounder = new RegExp(
  `^ (?:as|als|comme|como|come) (?:(?:the|its|our|der|die|ihr|ihre|le|la|son|sa|el|su|il|lo|de|zijn|haar|o|a|seu|sua) )?(?:${whichFounder} )?(?i:${anyOf(latinTitles)})(?=[.,;!)]|$| (?:and|und|et|y|e|en) \\p{Ll})`,
  "u"
)
/** "The firm began in 2016, with Ada Roth as its founder". */
export const areNamedAsFounders = (said: Utterance, own: Own): ReadonlyArray<string> => {
  const { text, page } = said
  if (isAsidePage(page) || takenOver.test(text)) return []
  const words = text.split(" ")
  const whose = [1, 2, 3, 4].map((count) => own.subject(words.slice(0, count).join(" ")))
  const subject = whose.find((one) => one === "own") ?? whose.find((one) => one === "anaphor")
  if (subject === undefined) return []
  return [...text.matchAll(withWhom)].flatMap(({ 0: joint, index }) => {
    const { people, end } = peopleAt(text, index + joint.length)
    const match = asFounder.exec(text.slice(end))
    if (people.length === 0 || match === null || ofSomebody.test(text.slice(end + match[0].length))) return []
    const head = `x ${text.charAt(0).toLowerCase()}${text.slice(1, index)}`
    return namesOthers(own, head, people) || !isOwnContext(own, said, subject) ? [] : people
  })
}
