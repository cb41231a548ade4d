/**
 * The first entry of a line of years on a page about the makers: "2012: First oven. Ada Roth bolts it to her garage floor",
 * "1992 - Alan Reeve opens a two-chair practice". What a house tells first, and as a first thing, is how it began.
 */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { type Own, ownOf, perOwn } from "../../../Own.ts"
import { isAsidePage, tellsOfMakers } from "../../../Paths.ts"
import { inOwnVoice, type Utterance } from "../../../Said.ts"
import { firstPeopleSign } from "../origins/Masked.ts"
import type { ToldStory } from "../stories/ToldStory.ts"
import { daySentence, daySigns } from "./FirstDaySigns.ts"
import { cameAfter, notSo, onlookers } from "./words/FirstDayWords.ts"

const entry = /^(?<year>(?:1[89]|20)\p{Nd}{2}) ?(?:[-–—:.|]|,) ?(?<told>\P{Nd}.{3,300})$/u
const people = "[\uE100-\uE13F]"
const house = `(?:${daySigns.house}|${daySigns.oneSuch}|\uE000)`
const starts =
  "(?:opens|opened|starts|started|founds|founded|sets up|set up|begins|began|establishes|established|launches|launched|creates|created)"
const ofFirst =
  "(?:awards?|prize|medal|employee|hire|apprentice|branch|office|website|export|patent|grant|customer abroad|trip|visit|meeting with|album)"
/** "First oven", "Doors open", "Ada Roth opens a practice". */
const beginsSo = new RegExp(
  `^(?:(?:the |our )?(?:very )?first (?!${ofFirst}(?!\\p{L}))\\p{Ll}+|(?:the )?doors open(?:ed)?|(?:we|\uE001) (?:open|opened|start|started|begin|began)(?! (?:a |our )?(?:second|third|new|online))|it (?:all )?(?:begins|began|starts|started)|(?:(?:\\p{Ll}[\\p{Ll}-]+ ){0,3})(?<who>${people}),? ${starts} (?:${house}|(?:baking|brewing|making|selling|teaching|building|weaving|sewing|roasting)(?!\\p{L})|(?:in|from) (?:an?|her|his|their) ))`,
  "u"
)
/** "Ada Roth bolts an oven to her floor", behind "First oven.". */
const doesThen = new RegExp(
  `[.:] (?:(?:\\p{Ll}[\\p{Ll}-]+ ){0,3})(?<who>${people}) (?!joins|cuts|visits|buys the|is |was )\\p{Ll}+(?:s|ed)(?!\\p{L})`,
  "iu"
)

const entriesOf = (page: PageIndex): ReadonlyArray<ReadonlyArray<{ readonly at: number; readonly block: Block }>> => {
  const lists = new Map<number, Array<{ readonly at: number; readonly block: Block }>>()
  for (const [at, block] of page.blocks.entries())
    if (block.list !== null && block.text.length <= 320 && inOwnVoice(block)) {
      const list = lists.get(block.list) ?? []
      list.push({ at, block })
      lists.set(block.list, list)
    }
  return [...lists.values()]
}
const yearIn = ({ text }: Block) => entry.exec(tidyText(text))?.groups?.year ?? null

const firstOn = (site: SiteIndex, own: Own, page: PageIndex): ReadonlyArray<ToldStory> =>
  entriesOf(page).flatMap((list): ReadonlyArray<ToldStory> => {
    const [first] = list
    const years = list.flatMap(({ block }) => yearIn(block) ?? [])
    if (first === undefined || years.length < 2 || years.length < list.length) return []
    if (years.some((year, step) => step > 0 && year <= (years[step - 1] ?? ""))) return []
    const { year = "", told = "" } = entry.exec(tidyText(first.block.text))?.groups ?? {}
    const marks = daySentence(site, own, told)
    const begins = beginsSo.exec(marks.text)
    if (begins === null || [notSo, cameAfter, onlookers].some((one) => one.test(marks.text))) return []
    const signs = new Set(marks.text.match(new RegExp(people, "gu")) ?? [])
    const sign = signs.size === 1 ? (begins.groups?.who ?? doesThen.exec(marks.text)?.groups?.who) : undefined
    const names = sign === undefined ? [] : (marks.people[(sign.codePointAt(0) ?? 0) - firstPeopleSign] ?? [])
    const { at, block } = first
    const words = block.text
    const said: Utterance = { page, at, block, text: tidyText(words), words, before: [], after: null, last: at }
    const whole = names.filter((name) => name.includes(" "))
    return [{ said, year, dated: null, people: whole, words, first: at, by: null }]
  })

export const firstEntries = perOwn((site: SiteIndex, names): ReadonlyArray<ToldStory> => {
  const own = ownOf(site, names)
  const found = site.flatMap((page) =>
    isAsidePage(page) || !tellsOfMakers(page) || !/^(?:en|$)/iu.test(page.page.lang ?? "")
      ? []
      : firstOn(site, own, page)
  )
  return found.length === 1 ? found : []
})
