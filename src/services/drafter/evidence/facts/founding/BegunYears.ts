/**
 * The year of a beginning that no known shape of a sentence tells: "They quit that summer and started Acme in Ghent in
 * 2016, because rent was mad elsewhere". The name stands right beside a verb of beginning, and the sentence, or the
 * clause, has one year and names nobody else. Weaker than a shape that is understood, so it is asked when nothing else
 * tells.
 */
import { fold } from "../../../../../domain/text/Folding.ts"
import type { PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { textSays } from "../../reading/Says.ts"
import type { Fact } from "../Fact.ts"
import type { Own } from "../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../Paths.ts"
import { isGivenName, isPersonName, latinName } from "../Persons.ts"
import { ownSaid, saidFact, type Utterance } from "../Said.ts"
import {
  afterBeginning,
  begunVerbs,
  besideVerbs,
  firstSale,
  firstSteps,
  foundingOnly,
  launchVerbs,
  otherBeginnings,
  purposeFollows,
  subjects,
  tellsWho,
  verbLastSubjects
} from "../words/founding/BeginningWords.ts"
import { unreal } from "../words/founding/doubts/DoubtWords.ts"
import { foundingTongues } from "../words/founding/FoundingWords.ts"
import { beforeYear } from "../words/founding/TimeWords.ts"
import { afterwards } from "../words/SpeakerWords.ts"
import { registeredNouns, strangers } from "../words/SubjectWords.ts"
import { isDoubtful, isOfFoot } from "./Doubtful.ts"
import { plainDigits } from "./FoundingSentence.ts"

/** A year that stands alone: no price, no part of a date or a number. */
export const anyYear = /(?<![\p{L}\p{N}€$£.,])(?:1[89]|20)\p{Nd}{2}(?![\p{L}\p{N}%€]|[.,]\p{Nd})/gu
/** Where another clause begins, which may tell of somebody else. */
const clauses =
  /; |: | [–—-] |, (?:and|und|et|y|e|en|then|dann|puis|luego|depois|poi|dan|but|because|so|who|which|where|while|after|aber|weil|mais|pero|porque|ma|perché|maar|omdat) | (?:because|so that|who|which|where|while|weil|damit|parce que|porque|perché|omdat) /u
/** "set up" is one verb. */
const oneVerb = /(?<!\p{L})set(?: it)? up(?: as)?(?!\p{L})/giu
/** The only year of these words, where it says when something was. */
const onlyYear = (text: string): string | null => {
  const [first, ...more] = [...text.matchAll(anyYear)]
  return first === undefined || more.length > 0 || !beforeYear.test(text.slice(0, first.index)) ? null : first[0]
}

/** After what was founded: "Acme in 2016", but not "Acme lessons". */
export const storyGoesOn = new RegExp(
  `^(?:$|[.,!;:)–—]| [-–—(]| (?:${foundingTongues.map((one) => [one.onward, one.in, one.at].join("|")).join("|")}|${afterwards}|\\p{Nd}{4})(?!\\p{L}))`,
  "iu"
)

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
      .filter((count) => {
        const name = words
          .slice(from, from + count)
          .map(({ text }) => text)
          .join(" ")
        // Behind an article it may be a plain word.
        return own.isName(name) && own.isName(`the ${name}`)
      })
      .slice(0, 1)
      .map((count) => [from, from + count] as const)
  )

/** Who did it, by the words before the verb: those who tell it, or somebody by name; no "Petit", no "a colleague". */
const isSubject = (before: ReadonlyArray<Word>, verb: string, isLaunch: boolean): boolean => {
  const ahead = before.findLast(({ text }) => !besideVerbs.has(text.toLowerCase()))
  if (ahead === undefined || subjects.has(ahead.text.toLowerCase())) return true
  if (/^\p{Nd}{4}$/u.test(ahead.text) || tellsWho.test(verb)) return true
  const name = before
    .slice(-2)
    .map(({ text }) => text)
    .join(" ")
  // "The nurse of Ada Roth".
  const stands = (count: number) => {
    const word = before.at(-count - 1)?.text ?? ""
    return word === "" || subjects.has(word.toLowerCase()) || /^\p{Nd}{4}$/u.test(word)
  }
  const isWhole = isPersonName(name) && isGivenName(name.split(" ")[0] ?? "") && stands(2)
  // "Ada Roth launched it": it may have been there before.
  return !isLaunch && (isWhole || (isGivenName(ahead.text) && stands(1)))
}

/** "in Germany": where it came to then, and may have been elsewhere before. */
const landAfter = /(?<!\p{L})(?:in|en|em|au|aux) (?:the |la |les |el |os |o )?\p{Lu}/u
/** The year goes with this verb: nothing else begins before it. */
const yearSoon = /^[^,;:]{0,40}\p{Nd}{4}/u
const mayStandBeside = (word: string) => besideVerbs.has(word.toLowerCase()) || subjects.has(word.toLowerCase())

const isBegun = (text: string, own: Own, german: boolean): boolean => {
  const words = wordsOf(text)
  const isOneClause = text.split(clauses).length === 1
  const isVerb = (word: Word | undefined) => begunVerbs.has((word?.text ?? "").toLowerCase())
  if (!words.some(isVerb)) return false
  return namesAt(words, own).some(([from, to]) => {
    const end = registeredNouns.test(words[to]?.text ?? "") ? to + 1 : to
    const last = words[end - 1]
    if (last === undefined) return false
    const [before, after] = [words.slice(0, from), words.slice(end)]
    const rest = text.slice(last.at + last.text.length)
    // "Acme's", "Acme Pro", "Acme recipes"; in languages that put the verb last it may follow.
    const isAlone = storyGoesOn.test(rest) || /^ [:;!?]/.test(rest) || (german && isVerb(after[0]))
    const verb = before.findLastIndex(isVerb)
    const verbText = (before[verb]?.text ?? "").toLowerCase()
    const isWhole = isAlone || (foundingOnly.has(verbText) && purposeFollows.test(rest))
    if (isWhole && verb !== -1 && before.length - verb - 1 <= mostBetween) {
      const isLaunch = launchVerbs.has(verbText)
      const later = landAfter.test(rest)
      const between = before.slice(verb + 1)
      if (!(isLaunch && later) && between.every(({ text: word }) => mayStandBeside(word)))
        return (foundingOnly.has(verbText) && isOneClause) || isSubject(before.slice(0, verb), verbText, isLaunch)
    }
    // "The company behind Acme was founded": before the name nothing stands that makes another of it.
    const ahead = before.at(-1)
    const opens =
      ahead === undefined ||
      subjects.has(ahead.text.toLowerCase()) ||
      besideVerbs.has(ahead.text.toLowerCase()) ||
      /^\p{Nd}{4}$/u.test(ahead.text)
    const then = after.findIndex(isVerb)
    const found = after[then]
    if (!opens || found === undefined) return false
    const tail = text.slice(found.at + found.text.length).trimStart()
    const between = after.slice(0, then)
    if (german && isAlone && then <= mostBeforeLast)
      return verbLastSubjects.test(text.slice(0, found.at)) && /^(?:$|[.,;:!)–—-]|und |en )/u.test(tail)
    const isLater = launchVerbs.has(found.text.toLowerCase()) && landAfter.test(tail)
    const isDated = yearSoon.test(tail) || /\p{Nd}{4}/u.test(text.slice(0, words[from]?.at))
    return (
      then <= mostBetween &&
      isDated &&
      !isLater &&
      between.every(({ text: word }) => mayStandBeside(word)) &&
      afterBeginning.test(tail)
    )
  })
}

const place =
  /(?<=(?:^|[ (])(?:in|from|at|near|around|à|au|depuis|de|en|em|a|nel|nella|di|da|te|van|bei|aus|von) )(?:(?:the|la|le|los|las|el|São|San|Saint) )?\p{Lu}[\p{L}'.-]*(?:(?:,? |-)\p{Lu}[\p{L}'.-]*){0,3}/gu
const person = new RegExp(`(?<![\\p{L}])${latinName}`, "gu")
const months =
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter)(?!\p{L})/gu

/** Without the people and the places that a story may name. */
export const withoutPeople = (text: string): string => text.replace(place, "").replace(person, "").replace(months, "")

/** The same, where whoever has no given name is a house: "Petit Ferries". */
export const withoutGivenNames = (text: string): string =>
  text
    .replace(place, "")
    .replace(person, (name) => (isGivenName(name.split(" ")[0] ?? "") ? "" : name))
    .replace(months, "")

/** Says of nobody else, and of no other time. */
const clear = (text: string, own: Own, german: boolean): boolean => {
  if (unreal.test(text) || otherBeginnings.test(text) || textSays(fold(text), strangers)) return false
  return german || !own.namesOther(withoutPeople(text))
}
const verbLast = (page: PageIndex): boolean => /^(?:de|nl)/.test(page.page.lang ?? "")

/** A sentence, and each of its clauses by itself. */
const partsOf = (text: string): ReadonlyArray<string> =>
  [text, ...text.split(clauses)].map((part) => part.replace(oneVerb, "established"))

/** "I sold my first loaf": nothing of the house was sold. */
const soldFirst = /(?<= )sold(?= (?:my|our) (?:very )?first )/u
/** The parts of a sentence that tell of its beginning, of whatever year. */
export const begunParts = ({ page, text }: Utterance, own: Own): ReadonlyArray<string> =>
  own.isIn(fold(text))
    ? partsOf(text).filter((part) => clear(part, own, verbLast(page)) && isBegun(part, own, verbLast(page)))
    : partsOf(text).filter(
        (part) =>
          (firstSteps.test(part) || firstSale.test(part)) && clear(part.replace(soldFirst, "made"), own, verbLast(page))
      )

export const begunYears = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const found = ownSaid(site).flatMap((said) => {
    const { page } = said
    if (isAsidePage(page) || !mayTellOfHouse(page) || isOfFoot(said, own)) return []
    const text = plainDigits(said.text)
    if (!/(?:1[89]|20)\p{Nd}{2}/u.test(text) || isDoubtful(said, "", own)) return []
    const year = begunParts({ ...said, text }, own)
      .map(onlyYear)
      .find((one) => one !== null)
    return year == null ? [] : [saidFact(said, year, said.words.includes(year) ? year : "")]
  })
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
}
