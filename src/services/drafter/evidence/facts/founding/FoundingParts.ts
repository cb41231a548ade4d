/**
 * What a sentence about a founding says, and the parts its shapes are put together from: what follows a verb of
 * founding, or stands before it, is when, by whom, where.
 */
import { isGivenName, isPersonName, peopleAt } from "../Persons.ts"
import { type FoundingShapes, groupWords } from "./FoundingShapes.ts"

export interface Founding {
  /** What was founded: its words; "" where the sentence names nothing. */
  readonly subject: string
  readonly year: string | null
  readonly people: ReadonlyArray<string>
  /** Those that "she" founded it with: founders where it is told who she is. */
  readonly fellows?: ReadonlyArray<string>
  readonly place: string | null
  /** Whether the year is that of an opening: it may have been founded before. */
  readonly opening?: boolean
  /** Where in the sentence all of it has been said. */
  readonly end: number
}
/** Whether words can stand for the site's own company. */
export type IsOwn = (words: string) => boolean

/** After what was founded nothing may follow that makes something else of it: "Acme", but not "Acme trials". */
export const closes = (text: string, at: number, { onward, when, by }: FoundingShapes): boolean => {
  const rest = text.slice(at)
  if (/^(?:$|[.,;:!)–—-]| [-–—(])/u.test(rest) || onward.test(rest)) return true
  when.lastIndex = at
  by.lastIndex = at
  return when.test(text) || by.test(text)
}

/**
 * "En 2019, j'ai cuit un pain, et Acme est née", "I quit my job and Acme became a company": the last clause has a subject of its
 * own. Without a comma what stands before "and" has to be of whoever did it, or both would be one subject.
 */
export const lastSubject = (subject: string): string =>
  (
    /, (?:and|und|et|y|e|en) (?<own>[^,]{1,40})$/iu.exec(subject) ??
    /(?<=^| )(?:my|our|his|her|their)(?: \p{Ll}+){1,2} and (?<own>\p{Lu}[^,]{1,40})$/u.exec(subject)
  )?.groups?.own ?? subject

/** "I was born in 1981": somebody, and no house. */
export const isBirth = (subject: string, verb: string): boolean =>
  /(?<!\p{L})born$/iu.test(verb.trim()) &&
  (/(?:^|[ ,])(?:I|he|she)$/iu.test(subject) || (isPersonName(subject) && isGivenName(subject.split(" ")[0] ?? "")))

export const firstWords = (text: string, count: number) => {
  let end = -1
  for (let at = 0; at < count; at++) {
    end = text.indexOf(" ", end + 1)
    if (end === -1) return text
  }
  return text.slice(0, end)
}
export const mostNameWords = 5

/** "Acme B.V.", "Acme Inc.": the point is its own. */
const dotted = /(?:\p{Lu}\.){2,}$|(?<= )(?:Inc|Ltd|Corp|e\.V|[sS]\.r\.[lo])\.$/u
/** Where the longest run of words from here ends that is our own; -1 where there is none. */
export const objectAt = (text: string, from: number, own: IsOwn): number => {
  const words = text
    .slice(from)
    .split(" ")
    .slice(1, mostNameWords + 1)
  for (let count = words.length; count >= 1; count--) {
    const given = words.slice(0, count).join(" ")
    const object = dotted.test(given) ? given : given.replace(/[.,;:!)]+$/, "")
    // "gründete die Firma 2012": the year is none of its name.
    if (object !== "" && !/^\p{Ll}.* (?:1[89]|20)\p{Nd}{2}$/u.test(object) && own(object))
      return from + 1 + object.length
  }
  return -1
}

export interface Tail {
  readonly end: number
  readonly year: string | null
  readonly people: ReadonlyArray<string>
  readonly place: string | null
}
const generic = new RegExp(groupWords, "uy")

/** "founded in a mill owned by Ada Roth": the mill is hers. */
const theirs = / (?:an?|the) (?:[\p{L}-]+ ){1,3}(?:owned|run|built|led|lent|rented|leased|let|designed)$/u

/** Told in any order, from here on. */
export const tailAt = (text: string, from: number, { when, by, at, setting }: FoundingShapes): Tail => {
  let end = from
  let found: Omit<Tail, "end"> = { year: null, people: [], place: null }
  for (let steps = 0; steps < 6; steps++) {
    when.lastIndex = end
    const time = found.year === null ? when.exec(text) : null
    if (time?.groups?.year !== undefined) {
      found = { ...found, year: time.groups.year }
      end = when.lastIndex
      continue
    }
    by.lastIndex = end
    if (found.people.length === 0 && by.exec(text) !== null && !theirs.test(text.slice(from, end))) {
      const listed = peopleAt(text, by.lastIndex, true)
      generic.lastIndex = by.lastIndex
      if (listed.people.length > 0) {
        found = { ...found, people: listed.people }
        end = listed.end
        continue
      }
      // "by two bakers in 2016": the group ends where the year or the place begins.
      const some = generic.exec(text)?.[0]
      if (some !== undefined) {
        const stop = cutAt(text, by.lastIndex, some, when, at)
        end = stop
        if (stop > by.lastIndex) continue
      }
    }
    at.lastIndex = end
    const where = found.place === null ? at.exec(text) : null
    if (where?.groups?.place !== undefined) {
      found = { ...found, place: where.groups.place }
      end = at.lastIndex
      continue
    }
    setting.lastIndex = end
    if (setting.exec(text) !== null) {
      end = setting.lastIndex
      continue
    }
    break
  }
  return { end, ...found }
}
/** Where a group of small words stops: before a time or a place that is told within it, else at its end. */
const cutAt = (text: string, from: number, some: string, when: RegExp, at: RegExp): number => {
  for (let index = from; index < from + some.length; index++) {
    if (text[index] !== " ") continue
    when.lastIndex = index
    at.lastIndex = index
    if (when.test(text) || at.test(text)) return index
  }
  return from + some.length
}
