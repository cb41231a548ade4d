/**
 * An English sentence with a sign each for whatever a story of a first day hangs on: our name and people (`Masked`), the
 * house by what it is ("the practice" of a clinic), times. "In May 2012 Ada Roth opened the practice" is a time, people,
 * " opened " and the house.
 */
import { fold } from "../../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { timePrepositions, timeWords } from "../../../words/founding/DeedWords.ts"
import { forHouses } from "../../../words/founding/houses/HouseNouns.ts"
import { companyKinds, tradeHouses } from "../../../words/SubjectWords.ts"
import { headlines } from "../../sheets/SoleHouse.ts"
import { type Masked, masked } from "../origins/Masked.ts"
import { otherOnes, sameHouses } from "./words/FirstDayWords.ts"

/** The house by what it is, one of its kind that nobody knew, another kind of house that is told as known, and a time, beside the signs of `Masked`. */
export const daySigns = {
  house: "\uE004",
  oneSuch: "\uE005",
  some: "\uE006",
  time: "\uE200-\uE23F",
  since: "\uE240-\uE27F"
} as const
const firstTime = 0xe200
const firstSince = 0xe240
const mostTimes = 40

export interface DaySentence extends Masked {
  /** The years that the signs from `firstTime` and `firstSince` on stand for. */
  readonly years: ReadonlyArray<string>
}
/** The year of a sign of a time. */
export const yearAt = ({ years }: DaySentence, sign: string): string | null => {
  const code = sign.codePointAt(0) ?? 0
  return years[code - (code >= firstSince ? firstSince : firstTime)] ?? null
}

const year = /(?<![\p{L}\p{N}€$£.,/-])(?:1[89]|20)\p{Nd}{2}(?![\p{L}\p{N}%€/]|[.,]\p{Nd}|-\p{Nd})/gu
const lastWord = /(?:^|[ (])(?<word>[\p{L}\p{N}'-]{1,16})(?<comma>,?) $/u
const dayNumber = /^\p{Nd}{1,2}(?:st|nd|rd|th)?$/u
const mostWords = 10
const born = /(?<!\p{L})(?:born|b\.)(?: and raised)?(?: (?:in|at|near) [\p{L}' -]{2,40})? $/iu
/** Where the words of a time begin, and whether it is one: "on a wet Tuesday in May 2012". */
const timeFrom = (text: string, at: number) => {
  const words: Array<string> = []
  let start = at
  for (let step = 0; step < mostWords; step++) {
    const { word: before, comma } = lastWord.exec(text.slice(Math.max(0, start - 24), start))?.groups ?? {}
    const small = before?.toLowerCase() ?? ""
    if (before === undefined || !(timeWords.has(small) || dayNumber.test(small) || small === "by" || small === "at"))
      break
    // "Opening night, 12 June 2004".
    if (comma !== "" && !/^\p{Nd}|(?:sun|mon|tues|wednes|thurs|fri|satur)day$/u.test(small)) break
    start = text.lastIndexOf(before, start)
    words.unshift(small)
  }
  const behind = text.slice(0, start)
  const isTime =
    words.some((word) => timePrepositions.has(word) || word === "at" || word === "by") ||
    /^(?:(?:it|that|the year|\ue002) was )?$|[:;,(–—-] ?$/iu.test(behind)
  return isTime && !born.test(behind) ? { start, isSince: words.includes("since") } : null
}
const withTimes = (text: string): { readonly text: string; readonly years: ReadonlyArray<string> } => {
  const years: Array<string> = []
  let out = ""
  let from = 0
  for (const { 0: found, index } of text.matchAll(year)) {
    const time = years.length < mostTimes ? timeFrom(text, index) : null
    if (time === null || time.start < from) continue
    out += text.slice(from, time.start) + String.fromCodePoint((time.isSince ? firstSince : firstTime) + years.length)
    years.push(found)
    from = index + found.length
  }
  return { text: out + text.slice(from), years }
}

const nouns = new Set([
  ...[...companyKinds, ...tradeHouses].filter((noun) => /^[a-zé -]+$/u.test(noun)),
  ...sameHouses.flatMap((row) => [...row])
])
const phrase = new RegExp(
  `(?<![\\p{L}'’-])(?<lead>the|this|our|my|her|his|their|an?) (?<adjectives>(?:[\\p{Ll}-]{2,16} ){0,3}?)(?<noun>${[...nouns].toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1)).join("|")})(?![\\p{L}'’-])`,
  "gu"
)
const isOther = new RegExp(`(?<!\\p{L})(?:${otherOnes})(?!\\p{L})`, "u")
const smallWord = /(?<!\p{L})(?:of|in|at|for|to|and|with|by|from|on|that|which|who|was|is|had|has|were)(?!\p{L})/u

/** Whether this is what the house is by its name or, where it is no thing for houses, by what its titles say it is. */
const isOurKind = (site: SiteIndex, own: Own, noun: string, isTheirs: boolean): boolean => {
  const alike = new Set([noun, ...sameHouses.filter((row) => row.has(noun)).flatMap((row) => [...row])])
  const has = (text: string) => text.split(/[^\p{L}-]+/u).some((word) => alike.has(word))
  if ([...own.names].some(has)) return true
  const heads = headlines(site, []).map(fold)
  return !isTheirs && !heads.some((text) => forHouses.test(text)) && heads.some(has)
}

/** "Petit opened its doors", of "Boulangerie Petit": a part of the name, of a thing. */
const opensAsThing =
  /^(?<word>\p{Lu}\p{L}{3,})(?= (?:first |officially )?(?:opened (?:its|for)|began life|started (?:life|out as)|was (?:founded|born|started|established))(?!\p{L}))/u
const withPartOfName = (own: Own, text: string): string => {
  const word = opensAsThing.exec(text)?.groups?.word
  const isOurs = word !== undefined && [...own.names].some((name) => name.split(" ").includes(fold(word)))
  return isOurs ? `\uE000${text.slice(word.length)}` : text
}
/** `site`: whose house the sentence may call by what it is. */
export const daySentence = (site: SiteIndex, own: Own, said: string): DaySentence => {
  const plain = said.replace(/[\ue000-\uf8ff]/gu, "").replaceAll("’", "'")
  const whole = masked(own, plain)
  const named = withPartOfName(own, plain)
  const told =
    named === plain ? whole : { ...whole, text: `\uE000${whole.text.slice(plain.length - named.length + 1)}` }
  const timed = withTimes(told.text)
  const text = timed.text.replace(phrase, (whole: string, lead: string, adjectives: string, noun: string) => {
    if (isOther.test(adjectives) || smallWord.test(adjectives)) return whole
    // "her violin studio", of whoever teaches: what she had besides, save where the house is called so.
    const isTheirs = adjectives !== "" && /^(?:her|his|their)$/u.test(lead)
    const isOne = lead === "a" || lead === "an"
    const isOurs = isOurKind(site, own, noun, isTheirs)
    if (isOne) return isOurs ? daySigns.oneSuch : whole
    if (isOurs) return daySigns.house
    return lead === "the" ? daySigns.some : whole
  })
  return { ...told, text, years: timed.years }
}
