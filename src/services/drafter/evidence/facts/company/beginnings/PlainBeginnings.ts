/**
 * The year of a beginning as plain English stories tell it: without a verb of founding, by the first of what a house makes
 * ("We sold our first jar in 2014"), by how it came to be ("got going"), by since when it goes on. The sentence has one
 * year, and its clause a subject of ours. Weaker than all that tells of a founding, so it is asked last.
 */
import { fold } from "../../../../../../domain/text/Folding.ts"
import type { SiteIndex } from "../../../reading/PageIndex.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Fact } from "../../Fact.ts"
import { anyYear, withoutPeople } from "../../founding/BegunYears.ts"
import { isDoubtful, isOfFoot } from "../../founding/Doubtful.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../Paths.ts"
import { isOwnContext, ownSaid, saidFact, type Utterance } from "../../Said.ts"
import { otherBeginnings, takenOver } from "../../words/founding/BeginningWords.ts"
import { goOnToday, lastingTrades, laterFirsts } from "../../words/founding/DeedWords.ts"
import { unreal } from "../../words/founding/doubts/DoubtWords.ts"
import { lastingVerbs } from "../../words/founding/SinceWords.ts"
import { othersBegan } from "../../words/founding/TimeWords.ts"
import { strangers } from "../../words/SubjectWords.ts"
import { plainShapes } from "./BeginningShapes.ts"
import { goingSince, isMotto } from "./GoingSince.ts"
import { type Timed, timeAside } from "./TimeAside.ts"

const {
  countedAs,
  firstDeed,
  firstTaken,
  firstOfOurs,
  firstNamed,
  forFirstTime,
  idiom,
  tookUp,
  reach,
  named,
  calledSo,
  renamed,
  begunHouse,
  merged,
  becameWork,
  begunByKin,
  eventOf,
  story,
  isA,
  ofOthers,
  workOf,
  join,
  begunBefore,
  ownHouse,
  launchedBy,
  besideOurs,
  untilToday,
  plainFirst,
  theGroup,
  peopleOf,
  then
} = plainShapes

/** "in the back room of the Two Brewers": where it was. */
const whereabouts =
  /(?<= (?:in|at|of|behind|above|below|under|from|near|opposite|over|on|beside|outside|inside|to) (?:the |an? |our |one of the )?)\p{Lu}[\p{L}'.-]*(?: (?:(?:of|the|and|&) )?\p{Lu}[\p{L}'.-]*){0,4}/gu
/** Names nobody else, and no other time or thing begun. */
const isClear = (own: Own, clause: string): boolean =>
  !unreal.test(clause) &&
  !otherBeginnings.test(clause.replace(/(?<!\p{L})(?:sold|joined forces)(?!\p{L})/giu, "made")) &&
  !textSays(fold(clause), strangers) &&
  !own.namesOther(withoutPeople(clause.replace(whereabouts, "")).trimStart())

/** Where a clause ends that may have another subject, or another time. */
const breaks =
  /[;:.] | [–—-] |,? (?:because|who|which|where|whose|while|when|although|though|until|before|after|since|so that|as soon as|and (?:has|have|haven't|hasn't|am|is|are|still|never|now|today)) |, (?:and|but|so|then|with|though|making|having|which|as|just|still|or|long|two|three|\p{L}+ (?:years|months|weeks)) /u
/** "Back @, when most thought it was a dance, ": when that was. */
const asideOfTime =
  /^(?<time>(?:\p{L}+ ){0,3}@),? (?:when|while|with|as|just|long before|at a time|after|before|\p{L}+ (?:days|weeks|months) (?:before|after)) [^,;:.]{3,120}, /u
/** "Having spent too many evenings on it, ", "After years of odd jobs, ". */
const reason =
  /^(?:having|after|with|tired|fed up|frustrated|annoyed|armed|unable|inspired|driven|encouraged|spurred|looking|wanting|hoping|convinced|determined|born out|as|when|while|once|because) [^,;:.@]{3,140}, (?=\p{L}|@)/iu
/** "It was @ when", "@ was the year". */
const yearOfThat = /^(?:(?:it|the year) was @,? (?:when|that|and) |@ was the year (?:that |when |in which )?)/iu
const opener =
  /^(?:and|but|so|then|finally|eventually|back|way back|yes|well|ever|it was|the year was|that is when|that was when|later|originally|(?:the|that) (?:next|following|same) (?:spring|summer|autumn|fall|winter|year|month|week|day|morning))[, ]+/iu
const trimmed = (clause: string): string => {
  let rest = clause
    .replaceAll("@", "")
    .replace(/\s+/gu, " ")
    .replace(/^[ ,]+|[ ,.!]+$/gu, "")
  rest = rest.replace(opener, "").replace(opener, "").replace(reason, "")
  return rest.replace(/^(?<who>we|I|they|it)'(?:ve|d) /iu, "$<who> had ").replace(/ ,/gu, ",")
}
const longestSubject = 6
interface Clause {
  readonly subject: string
  readonly whose: "own" | "anaphor"
  readonly does: string
}
/** "Our club", "the band" of one that is called so. */
const isGroup = (own: Own, subject: string): boolean => {
  const noun = /^(?:the|our|this) (?<noun>\p{L}+)$/iu.exec(subject)?.groups?.noun?.toLowerCase()
  if (noun === undefined) return false
  return (
    // Of a shop called "The Priory" the priory is what it is called after.
    [...own.names].some((name) => name.endsWith(` ${noun}`) && name !== `the ${noun}`) ||
    (/^our /iu.test(subject) && theGroup.test(`the ${noun}`))
  )
}
const clausesOf = (own: Own, text: string): ReadonlyArray<Clause> => {
  const words = text.split(" ")
  return [6, 5, 4, 3, 2, 1].flatMap((count): ReadonlyArray<Clause> => {
    if (count > longestSubject || count >= words.length) return []
    const subject = words.slice(0, count).join(" ")
    if (/[,;:]$/u.test(subject)) return []
    const whose = isGroup(own, subject) ? "own" : own.subject(subject)
    if (whose !== "own" && whose !== "anaphor") return []
    return [{ subject, whose, does: words.slice(count).join(" ") }]
  })
}
/** "the first commit", but not "the first version of our billing". */
const isOwnFirst = (what: string, clause: string): boolean =>
  plainFirst.test(what) && !/ first [^,;:]{1,30}? (?:of|for|to) /u.test(clause)
const tellsNarrower = (what: string): boolean => laterFirsts.test(what) || /-/u.test(what)
/** "in Spain", where the first guests came to a house that was there. */
const abroad = /(?<!\p{L})(?:in|to) (?:the )?\p{Lu}/u

const namesUs = (own: Own, words: string): string | null => {
  const parts = words.split(" ")
  for (let count = Math.min(5, parts.length); count >= 1; count--) {
    const head = parts.slice(0, count).join(" ")
    if (own.isName(head.replace(/[,.;:!]+$/u, ""))) return /[,.;:!]$/u.test(head) ? "" : parts.slice(count).join(" ")
  }
  return null
}
const goesOn =
  /^(?:$|[,.;:!]|(?:in|at|on|with|as|by|for|from|out|over|under|to|and|after|was|were|landed|took|came|went|appeared|ran|met|left|rolled|happened|shipped|sold|hit|arrived|opened|because|when|together|myself|one)(?!\p{L}))/u
/** "The very first Acme class". */
const meetings = /^(?:class|session|rehearsal|meeting|issue|edition|episode|broadcast|newsletter),? ?/u
/** "The very first Acme took place", "I wrote the first version of Acme", "The first commit to Acme". */
const firstOfName = (own: Own, clause: string): boolean => {
  const { of: what = "", name } = firstNamed.exec(clause)?.groups ?? {}
  if (name === undefined || laterFirsts.test(what)) return false
  const rest = namesUs(own, name)
  return rest !== null && (goesOn.test(rest.replace(meetings, "")) || (what !== "" && /^\p{Ll}/u.test(rest)))
}

/** Whether a clause, without its time, tells of our beginning. */
const tellsBeginning = (own: Own, said: Utterance, clause: string, headed: boolean): boolean => {
  if (firstOfName(own, clause)) return !/(?<!\p{L})in (?:the )?\p{Lu}/u.test(clause)
  const name = named.exec(clause)?.groups?.name
  if (name !== undefined && own.isName(name))
    return !textSays(fold(said.text), strangers) && !calledSo.test(said.text) && !unreal.test(said.text)
  const ours = firstOfOurs.exec(clause)?.groups
  if (ours !== undefined && !tellsNarrower(ours.what ?? "") && !abroad.test(clause)) {
    const whose = (ours.whose ?? "").replace(/'s$/u, "")
    const isOf = /^(?:the|my)$/iu.test(whose)
      ? isOwnFirst(ours.what ?? "", clause)
      : /^(?:our|its)$/iu.test(whose) || theGroup.test(whose) || isGroup(own, whose) || own.subject(whose) !== "other"
    if (isOf) return isOwnContext(own, said, /^our/iu.test(ours.whose ?? "") ? "own" : "anaphor")
  }
  const tale = story.exec(clause)?.groups
  if (tale !== undefined && /^(?:our|my|the|this)|'s /iu.test(clause)) {
    const before = (tale.before ?? "").trim().replace(/'s$/u, "")
    const of = (tale.of ?? "").trim()
    const isTold =
      (before === "" || own.isName(before)) &&
      (of === "" || own.subject(of) !== "other") &&
      !/(?<!\p{L})when (?:the|this|an?) /u.test(said.text)
    if (isTold && (/^(?:our|my)/iu.test(clause) || `${before}${of}` !== "")) return true
  }
  if (becameWork.test(clause) || begunHouse.test(clause) || begunByKin.test(clause)) return true
  if (/^it all (?:started|began|kicked off|goes back)(?!\p{L})/iu.test(clause) && isOwnContext(own, said, "anaphor"))
    return true
  const event = eventOf.exec(clause)?.groups
  const what = event === undefined ? null : namesUs(own, event.name ?? "")
  if (what !== null && /^(?:$|opened|began|started|together|in |at |with |from )/u.test(what)) return true
  if (join.test(clause)) return true
  return clausesOf(own, clause).some(({ whose, does, subject }) => {
    if (!isOwnContext(own, said, whose)) return false
    const isNamed = namesUs(own, subject) !== null
    const person = /^(?:I|he|she)$/iu.test(subject)
    const { what: first, whose: ofWhom } = firstDeed.exec(does)?.groups ?? {}
    if (first !== undefined && (!person || ofWhom === "the"))
      return !tellsNarrower(first) && !abroad.test(does) && (ofWhom !== "the" || isOwnFirst(first, does))
    if (firstTaken.test(does)) return !abroad.test(does)
    if (/^(?:we|us)$/iu.test(subject) ? / together/u.test(does) && forFirstTime.test(does) : forFirstTime.test(does))
      return !person && !abroad.test(does)
    const trade = fold(tookUp.exec(does)?.groups?.verb ?? "")
    if (!person && (lastingVerbs.has(trade) || lastingTrades.has(trade) || trade === "trading")) return true
    if (idiom.test(does))
      return (
        !person && !(abroad.test(does) && /open|launch|debut|appear|live|air|road/u.test(does)) && !merged.test(does)
      )
    if (!isNamed && !/^we$/iu.test(subject)) return false
    if (isNamed && reach.test(does)) return true
    const kind = isA.exec(does)?.groups?.what
    if (kind !== undefined)
      return !ofOthers.test(kind.replace(peopleOf, "").replace(/ (?:in|from|near) \p{Lu}\p{L}+$/u, ""))
    return headed && isNamed && then.test(does)
  })
}

const beginsThen = (own: Own, said: Utterance, { text }: Timed): boolean => {
  const line = untilToday.exec(text)?.groups?.line
  if (line !== undefined) return own.isName(line) || isMotto(own, line)
  const beside = besideOurs.exec(text)?.groups?.name
  if (beside !== undefined) return own.isName(beside)
  const today = begunBefore.exec(text)?.groups?.today
  if (today !== undefined) return goOnToday.test(today) && isClear(own, text.replace(/^what /iu, ""))
  if (renamed.test(text)) return false
  const plain = text.replace(reason, "").replace(yearOfThat, "@ ")
  const house = ownHouse.exec(text.replace(/^After [^,;:@]{3,60}?,? (?=\p{Lu})/u, ""))?.groups?.who
  if (house !== undefined && isClear(own, text.replace(/^After |^\p{L}+/u, ""))) {
    const [first = ""] = house.toLowerCase().split(" ")
    if (/^(?:I|We)$/u.test(house) || [...own.names].some((name) => name.startsWith(`${first} `))) return true
  }
  const launched = launchedBy.exec(plain)?.groups?.name
  if (launched !== undefined && own.isName(launched) && isClear(own, plain) && !abroad.test(plain)) return true
  const theirs = workOf.exec(plain)?.groups?.name
  if (theirs !== undefined && own.isName(theirs) && isClear(own, plain)) return true
  const clauses = plain.replace(asideOfTime, "$<time> ").split(breaks)
  const at = clauses.findIndex((clause) => clause.includes("@"))
  const headed = /^[^,]{0,24}@/u.test(plain)
  const tells = (clause: string, last: boolean) => {
    const words = trimmed(clause)
    return words !== "" && isClear(own, words) && tellsBeginning(own, said, words, last)
  }
  if (tells(clauses[at] ?? "", false)) return true
  if (!headed) {
    // "has been turning since we made our first barrel in 1979"
    const [, since] = / since (?<clause>.+@.*)$/u.exec(plain) ?? []
    return since !== undefined && tells(since, false)
  }
  if (/(?:years?|months?|decades?) (?:later|after|on)(?!\p{L})|(?<!\p{L})(?:until|now|today)(?!\p{L})/u.test(plain))
    return false
  // "In 2012 we quit our jobs, bought a van, and Acme was on the road."
  return [...plain.matchAll(/[;:] | [–—-] |,? (?:and|when|so|then) |, /gu)].some(({ 0: joint, index }) => {
    const rest = plain.slice(index + joint.length)
    return tells(rest, true) || tells(rest.split(breaks)[0] ?? "", true)
  })
}

/** The one year of a sentence that says of what it counts as the beginning. */
const countedYear = (own: Own, text: string): string | null => {
  const [first, ...more] = [...text.matchAll(anyYear)]
  if (first === undefined || more.length > 0 || !/(?<!\p{L})we(?!\p{L})/iu.test(text)) return null
  const name = countedAs.exec(text.replace(first[0], "@"))?.groups?.name
  return name !== undefined && own.isName(name) ? first[0] : null
}

export const plainBeginnings = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const found = ownSaid(site).flatMap((said) => {
    const { page, text } = said
    if (!/(?:1[89]|20)\p{Nd}{2}/u.test(text) || isOfFoot(said, own)) return []
    if (isAsidePage(page) || !mayTellOfHouse(page)) return []
    if (!/^(?:en|$)/iu.test(page.page.lang ?? "") || takenOver.test(text) || othersBegan.test(text)) return []
    const counted = countedYear(own, text)
    if (counted !== null) return [saidFact(said, counted, counted)]
    const timed = timeAside(text)
    if (timed === null || isDoubtful(said, "", own)) return []
    const tells =
      timed.since && !timed.text.includes("(@)")
        ? goingSince(own, said, timed.text, site)
        : beginsThen(own, said, timed)
    return tells ? [saidFact(said, timed.year, timed.year)] : []
  })
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
}
