/**
 * Answers to "When did you open?" and "Who started the school?": the question says of whom, so that a bare "Since 1991" tells
 * the year, and a name at the head of the answer who it was.
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { textSays } from "../../../../reading/Says.ts"
import { type Own, ownOf, perOwn } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { inOwnVoice, type Utterance } from "../../../Said.ts"
import { strangers } from "../../../words/SubjectWords.ts"
import { firstPeopleSign } from "../origins/Masked.ts"
import type { ToldStory } from "../stories/ToldStory.ts"
import { dayShapes } from "./FirstDayShapes.ts"
import { type DaySentence, daySentence, daySigns, yearAt } from "./FirstDaySigns.ts"
import { cameAfter, notSo } from "./words/FirstDayWords.ts"

const longestQuestion = 140
const house = `(?:\uE000|\uE001|\uE002|${daySigns.house}|you(?: all| guys| two)?|this(?: all| place)?|everything|it all)`
const began =
  "(?:open|start|begin|found|launch|come about|come to be|get (?:started|going)|set up|begin life|come into being|first open)"
const asksWhen = new RegExp(
  `^(?:when (?:did|was|were) ${house}(?: (?:first|originally|actually))? (?:${began}|(?:founded|established|started|set up|opened|formed|launched|created|born))|(?:how|for how) (?:long|old) (?:has|have|is|are) ${house}(?: (?:been (?:going|around|running|open|in business|trading|at it|here|doing this|making|baking)|existed|old))?|(?:in )?(?:what|which) year (?:did|was|were) ${house}|since when|how did ${house}(?: all)? ${began}|how (?:it|this|\uE002|\uE000|${daySigns.house}) (?:all )?(?:started|began|came about))[^.!]{0,60}\\?$`,
  "iu"
)
const asksWho = new RegExp(
  `^(?:and )?(?:who (?:first |actually |originally )?(?:founded|started|set up|opened|began|created|dreamt up|dreamed up|came up with|established|invented|thought up|built|made) ${house}|who(?:'s| is| are| was| were) (?:the (?:people|person|ones?|founders?|minds?) )?(?:behind|the founders? of) ${house}|who had the idea(?: for ${house})?|whose idea (?:was|is) ${house})[^.!]{0,40}\\?$`,
  "iu"
)
const people = "[\uE100-\uE13F]"
/** "Ada Roth did", "That was Ada Roth, in her kitchen", "The sisters Ada and Mia Roth", "Ada Roth founded it". */
const answersWho = new RegExp(
  `^(?:(?:that|it) (?:was|would be) |our founders?,? |by )?(?:(?:the|two|our) )?(?:(?:\\p{Ll}[\\p{Ll}-]+ ){0,3})(?<who>${people})(?=$|[.,;!]| (?:did|was|were|are|is|and|in|back|while|when|who|with|started|founded|opened|set|began|created|had|dreamt|came|wrote|built|made|- ))`,
  "u"
)
const namesIn = (told: DaySentence, sign: string): ReadonlyArray<string> =>
  (told.people[(sign.codePointAt(0) ?? 0) - firstPeopleSign] ?? []).filter((name) => name.includes(" "))
const anyTime = new RegExp(`[${daySigns.time}${daySigns.since}]`, "gu")

const answerOf = (page: PageIndex, at: number): Block | null => {
  const [asked, next] = [page.blocks[at], page.blocks[at + 1]]
  if (asked === undefined || next === undefined || next.level !== null) return null
  return next.region === asked.region || next.under.at(-1) === asked.folded ? next : null
}
const answered = (site: SiteIndex, own: Own, page: PageIndex, at: number): ReadonlyArray<ToldStory> => {
  const block = page.blocks[at]
  if (block === undefined || block.text.length > longestQuestion || !/\?\s*$/u.test(block.text)) return []
  if (!inOwnVoice(block)) return []
  const question = daySentence(site, own, tidyText(block.text)).text
  const [isWhen, isWho] = [asksWhen.test(question), asksWho.test(question)]
  const answer = isWhen || isWho ? answerOf(page, at) : null
  if (answer === null || !inOwnVoice(answer) || textSays(fold(block.text), strangers)) return []
  const sentences = sentencesIn(tidyText(answer.text)).slice(0, 3)
  return sentences.flatMap((text, step): ReadonlyArray<ToldStory> => {
    const told = daySentence(site, own, text)
    if (notSo.test(told.text) || cameAfter.test(told.text.split(/[;]/u)[0] ?? "")) return []
    const [clause = ""] = told.text.split(/[;]| - /u)
    const [time, ...more] = [...clause.matchAll(anyTime)]
    const isTime = step === 0 && isWhen && time !== undefined && more.length === 0
    const deed = dayShapes
      .flatMap(({ shape }) => [...told.text.matchAll(shape)])
      .map(({ groups }) => groups?.who)
      .find((one) => one !== undefined)
    const sign = (step === 0 && isWho ? answersWho.exec(told.text)?.groups?.who : undefined) ?? deed
    const names = sign === undefined ? [] : namesIn(told, sign)
    const isDated = isTime || (step === 0 && isWho && names.length > 0 && time !== undefined && more.length === 0)
    const year = isDated ? yearAt(told, time?.[0] ?? "") : null
    if (year === null && names.length === 0) return []
    const said: Utterance = {
      ...{ page, at: at + 1, block: answer, text, words: text },
      ...{ before: sentences.slice(0, step), after: null, last: at + 1 }
    }
    return [{ said, year, dated: null, people: names, words: text, first: at + 1, by: null }]
  })
}

export const askedBeginnings = perOwn((site: SiteIndex, names): ReadonlyArray<ToldStory> => {
  const own = ownOf(site, names)
  const found = site.flatMap((page) =>
    isAsidePage(page) || !/^(?:en|$)/iu.test(page.page.lang ?? "")
      ? []
      : page.blocks.flatMap((_, at) => answered(site, own, page, at))
  )
  return new Set(found.flatMap(({ year }) => year ?? [])).size > 1 ? [] : found
})
