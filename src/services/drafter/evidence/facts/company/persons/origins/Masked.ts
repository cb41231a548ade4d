/**
 * A sentence with one sign each for our own name, for whatever else means us and for people, so that a shape of
 * sentence can be told whole: "Ada Roth, a nurse, founded Acme" is people, ", a nurse, founded " and a name.
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { Own } from "../../../Own.ts"
import { isGivenName, isPersonName, latinName, peopleAt } from "../../../Persons.ts"
import { relationOf } from "../../../Relatives.ts"
import { callingBefore, capitalTitle, noFounderTitle, ourKin } from "./OriginWords.ts"

/** The signs, out of Unicode's private part, which no page shows. */
export const signs = { name: "\uE000", us: "\uE001", it: "\uE002", others: "\uE003" } as const
export const firstPeopleSign = 0xe100
const mostPeople = 40

export interface Masked {
  readonly text: string
  /** Whom the signs from `firstPeopleSign` on stand for. */
  readonly people: ReadonlyArray<ReadonlyArray<string>>
  /** The same as the sentence has them, with what is told beside their names. */
  readonly spans: ReadonlyArray<string>
}

const longestName = 5
const wordAt = /[^\s]+/uy

const ofThatKind = /(?<![\p{L}])(?:an?|the|her|his|their|our|this|that|every|each|some|old|new) $/iu

interface Span {
  readonly end: number
  readonly sign: string
}
const ownAt = (own: Own, text: string, from: number): Span | null => {
  const ends: Array<number> = []
  for (let at = from; ends.length < longestName; ) {
    wordAt.lastIndex = at
    const word = wordAt.exec(text)?.[0]
    if (word === undefined) break
    const bare = word.replace(/['’]s?[,.;:!?)]*$|[,.;:!?)]+$/u, "")
    if (bare === "") break
    ends.push(at + bare.length)
    if (bare.length !== word.length) break
    at += word.length + 1
  }
  const mayName = own.mayName(fold(text.slice(from, ends.at(-1) ?? from)))
  for (const end of mayName ? ends.toReversed() : []) {
    const phrase = text.slice(from, end)
    // "rented a loft and founded Loft": a thing of that kind.
    const isThing = () => !/\p{Lu}/u.test(phrase) && ofThatKind.test(text.slice(0, from))
    if (own.isName(phrase) && !isThing()) return { end, sign: signs.name }
  }
  for (const end of ends.toReversed()) {
    const whose = own.subject(text.slice(from, end))
    if (whose === "own") return { end, sign: /^(?:we|i|us)$/iu.test(text.slice(from, end)) ? signs.us : signs.name }
    if (whose === "anaphor" && /^(?:it|it all|everything)$/iu.test(text.slice(from, end)))
      return { end, sign: signs.it }
  }
  return null
}

const latin = new RegExp(`${latinName}(?![\\p{L}\\p{N}])`, "uy")
interface PeopleSpan {
  readonly start: number
  readonly end: number
  readonly people: ReadonlyArray<string>
}
/** Without what somebody is, before the name: "Craftsman Joel Harper". */
const bareName = (name: string): string => {
  const [first = "", second = "", third] = name.split(" ")
  return third !== undefined && capitalTitle.test(first) && isGivenName(second) ? name.slice(first.length + 1) : name
}
const asPeople = (start: number, end: number, people: ReadonlyArray<string>): PeopleSpan => ({
  start,
  end,
  people: people.some((name) => noFounderTitle.test(name)) ? [] : people.map(bareName)
})
const peopleFrom = (text: string, from: number): PeopleSpan | null => {
  callingBefore.lastIndex = from
  const told = /\p{Ll}/u.test(text[from] ?? "") ? callingBefore.exec(text)?.[0] : ""
  // "brothers Ned and Joe Roth" share a surname.
  const isKin = relationOf(text, from) !== null
  if (told === undefined && !isKin) return null
  const start = isKin ? from : from + (told?.length ?? 0)
  const listed = peopleAt(text, start, true)
  if (listed.people.length > 0) return asPeople(start, listed.end, listed.people)
  // "Ada Roth's idea": somebody's, which no list of people is.
  const owner = /['’]s? /u.exec(text.slice(start, start + 80))
  if (owner !== null) {
    const whole = peopleAt(text.slice(0, start + owner.index), start, true)
    if (whole.people.length > 0 && whole.end === start + owner.index) return asPeople(start, whole.end, whole.people)
  }
  latin.lastIndex = start
  const name = latin.exec(text)?.[0]
  return name !== undefined && isPersonName(name) ? asPeople(start, start + name.length, [name]) : null
}

const leadsOn = /^(?:Behind|At|In|With|From|For|By|Since|Before|After|When|Today|Now|Meet|Why|How|But|And|So|Then)$/u
/** "Behind Acme are two people": of two capitals the second is our name. */
const leadsToOurs = (own: Own, text: string, at: number, { end, people }: PeopleSpan): boolean => {
  const [first = ""] = text.slice(at, end).split(" ")
  const ours = people.length === 1 && leadsOn.test(first) ? ownAt(own, text, at + first.length + 1) : null
  return ours !== null && ours.sign === signs.name && ours.end === end
}

const smallLetter = /[a-z]/
/** Asked of each character of a text: most of them follow a small letter. */
const startsWord = (text: string, at: number) => {
  const before = text[at - 1] ?? " "
  return before === " " || (!smallLetter.test(before) && /[\s("'–—-]/u.test(before))
}
export const masked = (own: Own, text: string): Masked => {
  const people: Array<ReadonlyArray<string>> = []
  const spans: Array<string> = []
  let out = ""
  let at = 0
  while (at < text.length) {
    const begins = startsWord(text, at) && /\p{L}/u.test(text[at] ?? "")
    const ours = begins ? ownAt(own, text, at) : null
    if (ours !== null) {
      out += ours.sign
      at = ours.end
      continue
    }
    const told = begins && people.length < mostPeople ? peopleFrom(text, at) : null
    const named = told !== null && leadsToOurs(own, text, at, told) ? null : told
    if (named !== null && named.end > at) {
      const sign = String.fromCodePoint(firstPeopleSign + people.length)
      // "our landlady Ada Roth" stays somebody's; "our grandmother Ada Roth" is one of us.
      const ahead = out + text.slice(at, named.start)
      out = ourKin.test(ahead) ? ahead.replace(ourKin, sign) : /(?:our|my) $/iu.test(out) ? ahead + sign : out + sign
      people.push(named.people)
      spans.push(text.slice(at, named.end))
      at = named.end
      continue
    }
    out += text[at]
    at += 1
  }
  // Shapes are told in small letters: whatever else has a capital is somebody's name.
  return { text: out.slice(0, 1).toLowerCase() + out.slice(1), people, spans }
}

/** Those of a list who are told in full: "Ada Roth and her brother Tom". */
export const fullNames = (people: ReadonlyArray<string>): ReadonlyArray<string> =>
  people.filter((name) => name.includes(" "))
