/**
 * The year a line of years begins with: "2018 | Founded in Ghent", "2018: Gründung der Firma", "March 2018 – We start in a
 * garage". Two entries or more, in the order of time or against it; whoever keeps such a line tells of themselves, where
 * the entry names nobody else.
 */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../../../domain/text/Recalled.ts"
import type { Block, PageIndex, SiteIndex } from "../../../reading/PageIndex.ts"
import type { Fact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../Paths.ts"
import { inOwnVoice, isOwnContext, type Utterance } from "../../Said.ts"
import { withPlainYears } from "../../words/founding/EraYears.ts"
import { houseNouns } from "../../words/founding/lines/TimelineWords.ts"
import { beginnersIn, foundersOfLine, isRenamed } from "./LineFounders.ts"
import { beginningIn } from "./TimelineEntries.ts"

interface Entry {
  /** Of its blocks in the page. */
  readonly first: number
  readonly last: number
  readonly year: string
  readonly words: string
  readonly text: string
}

const year = String.raw`(?<year>(?:1[89]|20)\p{Nd}{2})`
const date = String.raw`(?:(?:\p{Nd}{1,2}(?:\.|º|er|st|nd|rd|th)? (?:de )?)?(?:\p{L}{3,10}\.? (?:de |of )?))?${year}(?:年(?:\p{Nd}{1,2}月(?:\p{Nd}{1,2}日)?)?)?`
const onlyDate = new RegExp(`^${date}\\.?:?$`, "u")
/** "2018 – Founded in Ghent", "2018年 設立"; a sentence that goes on in small letters is no entry. */
const besideDate = new RegExp(
  `^${date}(?::| ?[–—-]| ?[|·•]|(?= )|(?<=[年月日])) ?(?<rest>(?:\\p{Nd}{1,9} )?[\\p{Lu}\\p{Lo}].*|\\p{Nd}{1,9} \\p{Ll}.*)$`,
  "u"
)
const longest = 300

/** "100 customers" among the years looks like a part about customers. */
const isLine = (block: Block): boolean => block.kind !== "quotation" && block.text.length <= longest
const isJoined = (other: Block | undefined): other is Block =>
  other !== undefined && isLine(other) && !onlyDate.test(tidyText(other.text))
/** "The history of the mill", "Die Geschichte des Hauses": whose years they are, in a title. */
const whose =
  /(?<!\p{L})(?:of|der|des|vom|du|del|dell|della|dello|do|da|de (?:la|los|las|l)|van (?:de|het)) ?['’]? ?\p{L}/u
const kindOfOurs = new RegExp(`(?<!\\p{L})(?:${houseNouns})(?!\\p{L})`, "iu")
/** Lists of dates look like news; a year that stands alone is none. */
const mayTell = (own: Own, page: PageIndex, { last, text, words }: Entry, how: "named" | "bare"): boolean => {
  const block = page.blocks[last]
  if (block === undefined || !(inOwnVoice(block) || block.region === "news")) return false
  const isOfOther = (title: string) => whose.test(title) && !own.isIn(title) && !kindOfOurs.test(title)
  if (how === "bare" && block.under.some(isOfOther)) return false
  const said: Utterance = { page, at: last, block, text, words, before: [], after: null, last }
  return isOwnContext(own, said, how === "named" ? "own" : "none")
}

const entryAt = (page: PageIndex, at: number): Entry | null => {
  const block = page.blocks[at]
  if (block === undefined || !isLine(block)) return null
  const text = withPlainYears(tidyText(block.text))
  const beside = besideDate.exec(text)?.groups
  if (beside?.year !== undefined && beside.rest !== undefined && block.region !== "news")
    return { first: at, last: at, year: beside.year, words: block.text, text: beside.rest }
  const alone = onlyDate.exec(text)?.groups?.year
  const next = page.blocks[at + 1]
  if (alone === undefined || !isJoined(next)) return null
  // "2012", "Two desks over a mill", and what was done there.
  const more = next.level === null ? undefined : page.blocks[at + 2]
  if (more?.level === null && more.list === next.list && isJoined(more) && more.text.length <= longest) {
    const text = `${tidyText(next.text).replace(/[.!]$/u, "")}. ${tidyText(more.text)}`
    return { first: at, last: at + 2, year: alone, words: `${block.text} ${next.text} ${more.text}`, text }
  }
  return { first: at, last: at + 1, year: alone, words: `${block.text} ${next.text}`, text: tidyText(next.text) }
}

/** From one entry to the next: a title, and what it says of it. */
const mostBetween = 4
/** Two things may have been done in one year. */
const inOrder = (entries: ReadonlyArray<Entry>): boolean => {
  const years = entries.map(({ year }) => Number(year))
  const steps = years.slice(1).map((one, at) => Math.sign(one - (years[at] ?? one)))
  return new Set(steps.filter((step) => step !== 0)).size === 1
}
/** Dates under another heading, in another part of the page, are another line: of events, and of the house. */
const goesOn = ({ blocks }: PageIndex, before: Entry, entry: Entry): boolean => {
  const [one, next] = [blocks[before.last], blocks[entry.last]]
  const isElsewhere = one?.region !== next?.region && one?.under.at(-1) !== next?.under.at(-1)
  return entry.first - before.last <= mostBetween && !isElsewhere
}
const timelinesOf = madeOnce((page: PageIndex): ReadonlyArray<ReadonlyArray<Entry>> => {
  const runs: Array<Array<Entry>> = []
  for (let at = 0; at < page.blocks.length; at++) {
    const entry = entryAt(page, at)
    if (entry === null) continue
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run !== undefined && before !== undefined && goesOn(page, before, entry)) run.push(entry)
    else runs.push([entry])
    at = entry.last
  }
  return runs.filter((run) => run.length === 1 || inOrder(run))
})

const plainlyBegun =
  /(?<!\p{L})(?:founds?|founded|begins?|began|starts?|started|sets? up|gründe(?:n|t|te|ten)|fonde(?:nt)?|crée(?:nt)?|fundan?|fundam|crean?|criam?|fondano|richt(?:en|te|ten)?|begint|beginnen)(?!\p{L})/iu
/** 田中一郎が盛岡市にて創業: by whom, at the head of the line. */
const isBegunBySome = (own: Own, entries: ReadonlyArray<Entry>, one: Entry): boolean => {
  const told = entries.length > 1 ? foundersOfLine(one.text, own.names) : null
  return told !== null && (!told.renamed || entries.some(({ text }) => isRenamed(text)))
}
interface Beginning {
  readonly page: PageIndex
  readonly one: Entry
}
/** The entries with which the lines of years begin that a page about the makers, or the first one, keeps. */
const beginningsIn = (site: SiteIndex, own: Own): ReadonlyArray<Beginning> =>
  site.flatMap((page) => {
    if (isAsidePage(page) || !mayTellOfHouse(page)) return []
    return timelinesOf(page).flatMap((entries) => {
      const known = entries.map(({ text }) => text).join(" ")
      const told = entries.flatMap((one) => {
        // A line by itself may be of anything that year: only who began the house by its name.
        const plain = entries.length > 1 || plainlyBegun.test(one.text) ? beginningIn(own, one.text, known) : null
        const how = plain ?? (isBegunBySome(own, entries, one) ? "bare" : null)
        if (entries.length === 1 && how !== "named") return []
        return how === null || !mayTell(own, page, one, how) ? [] : [{ page, one, how }]
      })
      // 北山亀吉が創業, and the company was set up years later.
      const byHand = told.filter(({ one }) => /創業/u.test(one.text))
      const isSetUp = ({ one }: Beginning) => /設立|法人/u.test(one.text)
      const named = told.filter((one) => one.how === "named" && !(byHand.length > 0 && isSetUp(one)))
      const first = Math.min(...entries.map(({ year }) => Number(year)))
      // What began later than the line does, and is not said to be ours, may be a branch.
      return named.length > 0 ? named : told.filter(({ one }) => Number(one.year) === first)
    })
  })
/** What a line of years tells behind its first entry: the house was there before it. */
export const isLaterInLine = ({ page, blocks, value }: Fact<string>): boolean =>
  blocks !== null &&
  timelinesOf(page).some(
    (entries) =>
      entries.some(({ first, last }) => first <= blocks.first && blocks.first <= last) &&
      entries.some(({ year }) => Number(year) < Number(value))
  )
/** Of all of them one year, or none. */
export const timelineYears = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const found = beginningsIn(site, own)
  return new Set(found.map(({ one }) => one.year)).size === 1
    ? found.map(({ page, one }) => ({
        value: one.year,
        page,
        words: one.words,
        telling: one.year,
        blocks: { first: one.first, last: one.last },
        statement: null
      }))
    : []
}
/** Who began the house, as the first entry of a line of years tells it. */
export const timelineFounders = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> =>
  beginningsIn(site, own).flatMap(({ page, one }) =>
    beginnersIn(own, one.text).map((name) => ({
      value: name,
      page,
      words: one.words,
      telling: fold(name),
      blocks: { first: one.first, last: one.last },
      statement: null
    }))
  )
