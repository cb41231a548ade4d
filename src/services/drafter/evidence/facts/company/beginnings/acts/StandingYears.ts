/** Since when there is a house, in lines that stand for all of it and in sentences that tell it in passing: read where nothing tells it more plainly. */

import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../clause/voice/SentenceCuts.ts"
import { homeOf } from "../../../../names/SiteNames.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import { textSays } from "../../../../reading/Says.ts"
import type { Fact } from "../../../Fact.ts"
import { plainDigits } from "../../../founding/FoundingSentence.ts"
import { tellsOfOlder } from "../../../founding/SinceYears.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, isHome, tellsOfMakers } from "../../../Paths.ts"
import { inOwnVoice, isTitleOfOurs, ownSaid, saidFact, startsNamed, titlesOf, type Utterance } from "../../../Said.ts"
import { isOfBuilders } from "../../../words/ContactWords.ts"
import { takenOver } from "../../../words/founding/BeginningWords.ts"
import { unreal } from "../../../words/founding/doubts/DoubtWords.ts"
import {
  anyDoing,
  bracketedFounded,
  copyrightSpan,
  finiteWords,
  goesOnOf,
  isFoundedKind,
  kindFounded,
  opensFoundedThen,
  otherSince,
  oursAfter,
  placesAfter,
  sinceAnywhere,
  sinceThenDone,
  standingLine,
  standingVerbs,
  startedThen,
  theirPartner,
  visitsSince,
  whichBegan
} from "../../../words/founding/lines/StandingLineWords.ts"
import { served, sinceManner, tellsOfHouse } from "../../../words/founding/SinceWords.ts"
import { sinceBounds } from "../../../words/founding/TimeWords.ts"
import { strangers } from "../../../words/SubjectWords.ts"

const longestLine = 300
const mostWords = 12
const hasYear = /(?:1[89]|20)\p{Nd}{2}/u
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
/** "Premium Roofing Contractors": in a title every word has a capital, and names nobody by it. */
const isTitled = (head: string): boolean => {
  const long = head.split(" ").filter((word) => /^\p{L}{4,}/u.test(word))
  return (
    long.length > 0 &&
    long.every((word) => /^\p{Lu}/u.test(word)) &&
    !/[,&+@]|(?<!\p{L})(?:at|of|bei|von|chez|with|by)(?!\p{L})/iu.test(head)
  )
}
/** Names no one else: places behind what is done there are none. */
const namesNobody = (own: Own, head: string): boolean => !own.namesOther(`x ${lowered(head).replace(placesAfter, "")}`)

/** The year of a line that is about the whole house. */
const yearOfLine = (own: Own, line: string, isGerman: boolean): string | null => {
  const { head: all = "", since = "", year } = standingLine.exec(line)?.groups ?? {}
  if (year === undefined) return null
  const head = all.trim().replace(theirPartner, "")
  if (head.split(" ").length > mostWords || finiteWords.test(head)) return null
  if (otherSince.test(head) || visitsSince.test(head)) return null
  if (sinceManner.test(head) || sinceBounds.test(head) || textSays(fold(head), strangers)) return null
  if (takenOver.test(line) || unreal.test(line)) return null
  if (anyDoing.test(head) && !standingVerbs.test(head)) return null
  const rest = /^(?:\p{L}+ly )?serving(?<rest> .*)$/iu.exec(head)?.groups?.rest
  if (rest !== undefined && !served.test(rest)) return null
  if (isTitled(head) || head === "") return year
  // Behind its name goes a sentence; what was founded stands right before that.
  if (startsNamed(own, head) || founded.test(since) || /^(?:(?:the|an?|our|my) |l['’])/iu.test(head)) return null
  return isGerman || namesNobody(own, head) ? year : null
}
const founded = /^(?:est|founded|gegr|fond|fund|opgericht)/iu

const tellsOfUs = (page: PageIndex, home: PageIndex | undefined): boolean =>
  isHome(page) || page === home || tellsOfMakers(page)
/** Where a site speaks of itself as a whole: in its frame, at its top, over its parts. */
const isStanding = ({ region, kind, level, card, list, text }: Block, at: number, isOurs: boolean): boolean => {
  if (kind === "button" || kind === "quotation" || text.length > longestLine) return false
  if (region === "footer") return true
  if (region === "navigation") return at < 12 && text.length <= 80
  if (!isOurs || card !== null || list !== null) return false
  return region === "hero" || (region === "main" && (level !== null || text.length <= longestLine / 2))
}
const linesIn = (text: string): ReadonlyArray<string> =>
  sentencesIn(tidyText(text)).flatMap((sentence) => plainDigits(sentence).split(/ [|·•–—] /u))

/** In the frame and at the top of pages, and in what a page says of itself. */
const inLines = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const home = homeOf(site)
  return site.flatMap((page) => {
    if (isAsidePage(page)) return []
    const isOurs = tellsOfUs(page, home)
    const isGerman = page.page.lang?.startsWith("de") === true
    const yearIn = (text: string) => {
      const lines = linesIn(text).filter((line) => !isOfBuilders(line) || own.isIn(fold(line)))
      // Beside somebody else's name it may be theirs.
      const isOther = (line: string) =>
        textSays(fold(line.replace(theirPartner, "")), strangers) ||
        (!hasYear.test(line) && !isGerman && !namesNobody(own, line))
      if (lines.some((line) => tellsOfHouse.test(line) || isOther(line))) return null
      return lines.flatMap((line) => yearOfLine(own, line, isGerman) ?? [])[0] ?? null
    }
    const blocks = page.blocks.flatMap((block, at): ReadonlyArray<Fact<string>> => {
      if (!hasYear.test(block.text) || !isStanding(block, at, isOurs)) return []
      if (block.region !== "footer" && !titlesOf(page, at).every((title) => isTitleOfOurs(page, title, own))) return []
      const value = yearIn(block.text)
      const place = { first: at, last: at }
      return value === null ? [] : [{ value, page, words: block.text, telling: value, blocks: place, statement: null }]
    })
    const stated = page.statements.flatMap((statement): ReadonlyArray<Fact<string>> => {
      const { source, path, text } = statement
      const isTitle = source === "title" || (source === "meta" && path[0] === "description")
      const value = isTitle && isOurs && hasYear.test(text) ? yearIn(text) : null
      return value === null ? [] : [{ value, page, words: text, telling: value, blocks: null, statement }]
    })
    return [...blocks, ...stated]
  })
}

/** The one year from which the copyright of its pages runs. */
const copyrightFrom = (site: SiteIndex): string | null => {
  const years = new Set(
    site.flatMap((page) =>
      page.blocks.flatMap(({ text }) =>
        text.length <= longestLine && hasYear.test(text) ? (copyrightSpan.exec(text)?.groups?.year ?? []) : []
      )
    )
  )
  const [year] = years
  return years.size === 1 && year !== undefined ? year : null
}
/** "Free and open source since 2001", where its copyright runs from then as well. */
const asCopyright = (own: Own, { text }: Utterance, from: string | null): string | null => {
  const match = from === null || text.length > 200 ? null : sinceAnywhere.exec(text)
  if (match === null || match.groups?.year !== from) return null
  const head = text.slice(0, match.index)
  const isOther = [takenOver, sinceBounds, visitsSince].some((one) => one.test(text)) || textSays(fold(text), strangers)
  return !isOther && (own.isIn(fold(head)) || isTitled(head) || namesNobody(own, head)) ? from : null
}

const ofOurs = (own: Own, what: string): boolean =>
  !otherSince.test(what.replace(/^customer/iu, "")) && !textSays(fold(what), strangers) && namesNobody(own, what)
/** "Founded in 1986, our friendly team is ..."; "Founded in 2018, it is run by ..." behind a sentence about the house. */
const openedThen = (own: Own, { text, before }: Utterance): string | null => {
  const { year, after = "" } = opensFoundedThen.exec(text)?.groups ?? {}
  if (year === undefined) return null
  const ours = oursAfter.exec(after)?.groups?.what
  if (ours !== undefined) return ofOurs(own, ours.split(" ").slice(0, 5).join(" ")) ? year : null
  if (startsNamed(own, after.replace(/^(?:the )?(?:original )?/iu, ""))) return year
  return goesOnOf.test(after) && startsNamed(own, before.at(-1) ?? "") && namesNobody(own, before.at(-1) ?? "")
    ? year
    : null
}
/** As much of the name as may stand for all of it: its first word, or its letters in capitals. */
const isShortName = (own: Own, who: string): boolean => {
  const folded = fold(who)
  return (
    own.isName(who) ||
    ((who.length >= 5 || /^\p{Lu}{2,}$/u.test(who)) && [...own.names].some((name) => name.startsWith(`${folded} `)))
  )
}
const inSentence = (own: Own, said: Utterance): string | null => {
  const { text, before } = said
  const opened = openedThen(own, said)
  if (opened !== null) return opened
  for (const shape of sinceThenDone) {
    const { year, us, whom = "" } = shape.exec(text)?.groups ?? {}
    if (year !== undefined && (us !== undefined || startsNamed(own, whom) || /^us(?!\p{L})/iu.test(whom)))
      return sinceBounds.test(text) ? null : year
  }
  const started = startedThen.exec(text)?.groups?.year
  if (started !== undefined) return started
  const kind = kindFounded.exec(text)?.groups?.year
  if (kind !== undefined && before.length === 0 && !textSays(fold(text), strangers)) return kind
  const founded = isFoundedKind.exec(text)?.groups
  if (founded?.year !== undefined && isShortName(own, founded.who ?? "")) return founded.year
  const isNamed = startsNamed(own, text) || own.isName(text.split(" ").slice(0, 5).join(" "))
  const began = isNamed ? whichBegan.exec(text)?.groups?.year : undefined
  return began ?? null
}
/** A name in quotation marks is no quotation, where its letters stand in brackets behind it. */
const inBrackets = (own: Own, page: PageIndex): ReadonlyArray<Fact<string>> =>
  page.blocks.flatMap((block, at): ReadonlyArray<Fact<string>> => {
    if (!inOwnVoice(block) || block.text.length > 2000 || !block.text.includes("(") || !hasYear.test(block.text))
      return []
    const { year: value, name = "" } = bracketedFounded.exec(tidyText(block.text))?.groups ?? {}
    if (value === undefined || !own.isName(name)) return []
    return [{ value, page, words: block.text, telling: value, blocks: { first: at, last: at }, statement: null }]
  })

/** The one year that all of it tells. */
export const standingYears = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const said = ownSaid(site).filter(({ text, page }) => hasYear.test(text) && !isAsidePage(page))
  if (tellsOfOlder(site)) return []
  const home = homeOf(site)
  const from = copyrightFrom(site)
  const told = said.flatMap((one) => {
    const text = plainDigits(one.text)
    const until = text.slice(0, text.search(hasYear) + 4)
    if (unreal.test(until) || takenOver.test(text)) return []
    const year =
      (tellsOfUs(one.page, home) ? inSentence(own, { ...one, text }) : null) ?? asCopyright(own, { ...one, text }, from)
    return year === null ? [] : [saidFact(one, year, one.words.includes(year) ? year : "")]
  })
  const brackets = site.flatMap((page) => (tellsOfUs(page, home) && !isAsidePage(page) ? inBrackets(own, page) : []))
  const found = [...told, ...brackets, ...inLines(site, own)]
  return new Set(found.map(({ value }) => value)).size === 1 ? found : []
}
