/**
 * Letters and notes in which one person tells how it came: "In 2017 I could not find a harness. I made one. That is how
 * Acme began", and under it "- Maria, founder", by the first name alone.
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { paragraphsAbove } from "../../../../reading/ParagraphsAbove.ts"
import { type Own, ownOf, perOwn } from "../../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../../Paths.ts"
import { isGivenName, peopleAt } from "../../../Persons.ts"
import { inOwnVoice, isTitleOfOurs, ownSaid, saidFact, titlesOf } from "../../../Said.ts"
import type { FounderFact } from "../FounderFact.ts"
import { readRole } from "../PersonTitles.ts"
import type { ToldStory } from "../stories/ToldStory.ts"
import { daySentence, daySigns, yearAt } from "./FirstDaySigns.ts"
import { cameAfter, notSo } from "./words/FirstDayWords.ts"

const house = `(?:\uE000|\uE001|\uE002|${daySigns.house}|everything)`
/** "That is how Acme began", "And so Acme was born", "The rest became Acme". */
const thatIsHow = new RegExp(
  `^(?:and )?(?:(?:that|this)(?: (?:is|was)|'s) (?:how|when|where|why) ${house} (?:all )?(?:began|started|was born|came (?:to be|about|into being|to life)|got (?:going|started|its start)|opened|took shape)|(?:that|this) was (?:the (?:start|beginning|birth|first day|seed) of \uE000|\uE000)|so ${house} (?:was born|began|started)|\uE000 was born(?=[.,!]|$| (?:that|there|then|in (?:an?|our|her|his|their|my|that)|from|out of|on (?:the|our|an?)))|(?:that|this|it) (?:soon |quickly |eventually )?(?:became|turned into|grew into) \uE000)`,
  "u"
)
const anyTime = new RegExp(`[${daySigns.time}]`, "gu")
const anySince = new RegExp(`[${daySigns.since}]`, "u")
const mostAbove = 2

/** The one year that is told before what says that it was the beginning. */
const toldBefore = (site: SiteIndex, own: Own): ReadonlyArray<ToldStory> =>
  ownSaid(site).flatMap((said): ReadonlyArray<ToldStory> => {
    const { page, at, block, text, before } = said
    if (!/(?:beg[au]n|start|born|came|got |opened|shape|birth|first day|seed|was|became|into)/u.test(text)) return []
    if (isAsidePage(page) || !mayTellOfHouse(page) || !/^(?:en|$)/iu.test(page.page.lang ?? "")) return []
    const told = daySentence(site, own, text)
    if (!thatIsHow.test(told.text) || notSo.test(told.text.split(", ")[0] ?? "") || told.years.length > 0) return []
    const above = paragraphsAbove(page, at, mostAbove)
    const near = (sentences: ReadonlyArray<string>) =>
      sentences.map((one) => ({ one, marks: daySentence(site, own, one) }))
    const here = near(before)
    const all = [...near(above.flatMap((one) => sentencesIn(tidyText(one.text)))), ...here]
    const from = here.some(({ marks }) => marks.years.length > 0) ? here : all
    const times = from.flatMap(({ marks }) => [...marks.text.matchAll(anyTime)].map(([sign]) => yearAt(marks, sign)))
    const [year = null] = times
    const isPlain = all.every(({ one, marks }) => !cameAfter.test(one) && !anySince.test(marks.text))
    if (year === null || new Set(times).size > 1 || !isPlain) return []
    const dates = from.findIndex(({ marks }) => marks.years.length > 0)
    const isHere = from === here || dates >= all.length - here.length
    const dating = above.findLast(({ text: one }) => one.includes(year))
    const first = isHere || dating === undefined ? at : page.blocks.findIndex((one) => one.text === dating.text)
    const blocks = page.blocks.slice(first, at + 1).map((one) => one.text)
    if (first === -1 || first > at) return []
    const words = first === at ? block.text : blocks.join(" ")
    return [
      {
        ...{ said, year, people: [], by: null, words: said.words, first: at },
        dated: { text, year, words, first }
      }
    ]
  })

const signature =
  /^(?:[-–—~] ?)?(?:(?:love|yours|warmly|best|cheers|with love|thanks|thank you),? )?(?<who>\p{Lu}[^,()|:–—]{2,50}?)(?:,| [-–—|·]| \(|:) ?(?<role>[^()]{5,50}?)\)?\.?$/iu
/** First names alone, and several in full. */
const signersOf = (who: string): ReadonlyArray<string> => {
  const given = who.split(/ (?:and|&) /u)
  if (given.every(isGivenName)) return given
  const { people, end } = peopleAt(who, 0)
  return end === who.length && people.length > 1 ? people : []
}
const signedBy = (page: PageIndex, at: number, own: Own): ReadonlyArray<FounderFact> => {
  const block = page.blocks[at]
  if (block === undefined || block.text.length > 80 || block.level !== null || !inOwnVoice(block)) return []
  const text = tidyText(block.text)
  const { who = "", role = "" } = signature.exec(text)?.groups ?? {}
  const people = who === "" || readRole(role, own)?.founder !== true ? [] : signersOf(who)
  if (people.length === 0) return []
  const above = page.blocks.slice(Math.max(0, at - 2), at)
  if (above.some((one) => one.kind === "quotation" || /^\s*["“„«]/u.test(one.text))) return []
  // "Hello, dog people" brings in nobody.
  const isPlain = titlesOf(page, at).every(
    (title) => isTitleOfOurs(page, title, own) || !/ \p{Lu}/u.test(title.text) || /[,!]$/u.test(title.text)
  )
  const said = { page, at, block, text, words: block.text, before: [], after: null, last: at }
  return isPlain
    ? people.map((name) => ({ ...saidFact(said, name, fold(name)), title: role, titleStatement: null, bio: [] }))
    : []
}

export const lettersOfMakers = perOwn((site: SiteIndex, names): ReadonlyArray<ToldStory> => {
  const told = toldBefore(site, ownOf(site, names))
  return new Set(told.map(({ year }) => year)).size > 1 ? [] : told
})
/** Whoever signs as the founder by a first name, where nobody else is named so. */
export const signedAlone = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  site.flatMap((page) =>
    isAsidePage(page) || !mayTellOfHouse(page) ? [] : page.blocks.flatMap((_, at) => signedBy(page, at, own))
  )
