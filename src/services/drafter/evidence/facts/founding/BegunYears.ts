/**
 * The year of a beginning that no known shape of a sentence tells: "That winter, between two jobs, I finally put up with it
 * no longer and wrote Acme, in 2016". The name stands right beside a verb of beginning, and the sentence, or the clause,
 * has one year and names nobody else. Weaker than a shape that is understood, so it is asked when nothing else tells.
 */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import type { Fact } from "../Fact.ts"
import type { Own } from "../Own.ts"
import { aboutPath, isAsidePage, isHome, pathSays } from "../Paths.ts"
import { latinName } from "../Persons.ts"
import { ownSaid, saidFact, type Utterance } from "../Said.ts"
import {
  afterBeginning,
  begunVerbs,
  besideVerbs,
  launchVerbs,
  otherBeginnings
} from "../words/founding/BeginningWords.ts"
import { beforeYear } from "../words/founding/TimeWords.ts"
import { registeredNouns, strangers } from "../words/SubjectWords.ts"
import { plainDigits, unreal } from "./FoundingSentence.ts"

const anyYear = /(?<![\p{L}\p{N}€$£.,])(?:1[89]|20)\p{Nd}{2}(?![\p{L}\p{N}%€]|[.,]\p{Nd})/gu
const clauses = /; |: | [–—-] |, (?:and|und|et|y|e|en|then|dann|puis|luego|depois|poi|dan) /u
/** The only year of these words, where it says when something was. */
const onlyYear = (text: string): string | null => {
  const [first, ...more] = [...text.matchAll(anyYear)]
  return first === undefined || more.length > 0 || !beforeYear.test(text.slice(0, first.index)) ? null : first[0]
}

interface Word {
  readonly text: string
  readonly at: number
}
const wordsOf = (text: string): ReadonlyArray<Word> =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.&-]*/gu)].map(({ 0: word, index }) => ({
    text: word.replace(/[.'’]+$/, ""),
    at: index
  }))

/** Between a verb and a name at most so many words, each of which names nothing. */
const mostBetween = 3
/** In languages that put the verb last when and where stand between. */
const mostBeforeLast = 9

/** Where the name stands among the words; more than one word may be its. */
const namesAt = (words: ReadonlyArray<Word>, own: Own): ReadonlyArray<readonly [number, number]> =>
  words.flatMap((_, from) =>
    [5, 4, 3, 2, 1]
      .filter((count) => from + count <= words.length)
      .filter((count) =>
        own.isName(
          words
            .slice(from, from + count)
            .map(({ text }) => text)
            .join(" ")
        )
      )
      .slice(0, 1)
      .map((count) => [from, from + count] as const)
  )

const isBegun = (text: string, own: Own, german: boolean): boolean => {
  const words = wordsOf(text)
  return namesAt(words, own).some(([from, to]) => {
    const end = registeredNouns.test(words[to]?.text ?? "") ? to + 1 : to
    const next = words[end]
    const last = words[end - 1]
    // "Acme's", "Acme Pro", "Acme-Woche"; all nouns of German have a capital.
    if (last === undefined || (next !== undefined && !german && /^\p{Lu}/u.test(next.text) && next.text !== "I")) {
      const gap = next === undefined || last === undefined ? "" : text.slice(last.at + last.text.length, next.at)
      if (last === undefined || !/[.,;:()]/.test(gap)) return false
    }
    if (/^(?:into|up|to|from|users?|app store)$/iu.test(next?.text ?? "")) return false
    const before = words.slice(0, from)
    const verb = before.findLastIndex(({ text: word }) => begunVerbs.has(word.toLowerCase()))
    if (verb !== -1 && before.length - verb - 1 <= mostBetween) {
      const between = before.slice(verb + 1)
      const isLaunch = launchVerbs.has((before[verb]?.text ?? "").toLowerCase())
      const later = /^(?:in|en|em|au|aux) (?:the |la |les |el |os |o )?\p{Lu}/u.test(
        text.slice(next?.at ?? text.length)
      )
      return between.every(({ text: word }) => besideVerbs.has(word.toLowerCase())) && !(isLaunch && later)
    }
    const after = words.slice(end)
    const then = after.findIndex(({ text: word }) => begunVerbs.has(word.toLowerCase()))
    const found = after[then]
    if (found === undefined) return false
    const rest = text.slice(found.at + found.text.length).trimStart()
    const between = after.slice(0, then)
    if (german && then <= mostBeforeLast && /^(?:$|[.,;:!)–—-]|und |en )/u.test(rest))
      return between.every(({ text: word }) => !begunVerbs.has(word))
    return (
      then <= mostBetween &&
      between.every(({ text: word }) => besideVerbs.has(word.toLowerCase())) &&
      afterBeginning.test(rest)
    )
  })
}

const place =
  /(?<=(?:^|[ (])(?:in|from|at|near|à|au|depuis|de|en|em|a|nel|nella|di|da|te|van|bei|aus|von) )(?:(?:the|la|le|los|las|el|São|San|Saint) )?\p{Lu}[\p{L}'.-]*(?:(?:,? |-)\p{Lu}[\p{L}'.-]*){0,3}/gu
const person = new RegExp(`(?<![\\p{L}])${latinName}`, "gu")
const months =
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter)(?!\p{L})/gu

/** Says of nobody else, and of no other time. */
const clear = (text: string, own: Own, german: boolean): boolean => {
  if (unreal.test(text) || otherBeginnings.test(text) || textSays(fold(text), strangers)) return false
  const rest = text
    .replace(place, "")
    .replace(person, (name) => (own.isIn(fold(name)) ? name : ""))
    .replace(months, "")
  return german || !own.namesOther(rest)
}
const verbLast = (page: PageIndex): boolean => /^(?:de|nl)/.test(page.page.lang ?? "")

/** Whether a sentence tells of its beginning, of whatever year. */
export const isBegunIn = ({ page, text }: Utterance, own: Own): boolean =>
  own.isIn(fold(text)) && clear(text, own, verbLast(page)) && isBegun(text, own, verbLast(page))

export const begunYears = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const found = ownSaid(site).flatMap((said) => {
    const { page, block } = said
    if (isAsidePage(page) || !(isHome(page) || pathSays(page, aboutPath)) || block.region === "footer") return []
    const text = plainDigits(said.text)
    if (!/(?:1[89]|20)\p{Nd}{2}/u.test(text) || !own.isIn(fold(text))) return []
    const german = verbLast(page)
    const parts = onlyYear(text) === null ? text.split(clauses) : [text]
    const year = parts.flatMap((part) => {
      const told = onlyYear(part)
      return told !== null && clear(part, own, german) && isBegun(part, own, german) ? [told] : []
    })[0]
    return year === undefined ? [] : [saidFact(said, year, said.words.includes(year) ? year : "")]
  })
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
}
