/** The year the company began, where the site says so of itself: in a sentence, on a line of facts, as data. */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { type Fact, sentenceTelling } from "../Fact.ts"
import { begunYears } from "../founding/BegunYears.ts"
import { foundings, isNotVouched } from "../founding/Foundings.ts"
import { sinceYears } from "../founding/SinceYears.ts"
import { type Own, ownOf, perOwn } from "../Own.ts"
import { nodesOfOurs, statedBy } from "../OwnData.ts"
import { isAsidePage, mayTellOfHouse } from "../Paths.ts"
import { namesPerson } from "../Persons.ts"
import { inOwnVoice, isOwnContext, ownSaid, paragraphAbove, saidFact, titlesOf, type Utterance } from "../Said.ts"
import { withPlainYears } from "../words/founding/EraYears.ts"
import { foundingTongues } from "../words/founding/FoundingWords.ts"
import { houseFounded } from "../words/founding/lines/LabelledWords.ts"
import { tellsOfHouse } from "../words/founding/SinceWords.ts"
import { beginnings, besideBeginning, thatWas } from "../words/founding/TimeWords.ts"
import { namedSince } from "./beginnings/acts/NamedSince.ts"
import { standingYears } from "./beginnings/acts/StandingYears.ts"
import { toldActs } from "./beginnings/acts/ToldActs.ts"
import { begunElsewhere } from "./beginnings/BegunElsewhere.ts"
import { europeanBeginnings } from "./beginnings/european/EuropeanBeginnings.ts"
import { northernDeeds } from "./beginnings/european/northern/NorthernDeeds.ts"
import { romanceYears } from "./beginnings/european/romance/RomanceYears.ts"
import { firstSoldYears } from "./beginnings/FirstSold.ts"
import { isListedOfAnother, isOneOfStories } from "./beginnings/ListsOfOthers.ts"
import { outcomeYears } from "./beginnings/Outcomes.ts"
import { plainBeginnings } from "./beginnings/PlainBeginnings.ts"
import { sinceBegun } from "./beginnings/SinceBegun.ts"
import { sinceFragments } from "./beginnings/SinceFragments.ts"
import { isLaterInLine, timelineYears } from "./beginnings/Timelines.ts"
import { isDoubtedYear, isYearBorneOut } from "./DoubtedData.ts"
import { creditedYears } from "./persons/credits/CreditedFounders.ts"
import { toldOfFirstDay } from "./persons/firstdays/FirstDay.ts"
import { namesakeStories } from "./persons/stories/Namesakes.ts"
import { toldStories } from "./persons/stories/StoryTold.ts"
import type { ToldStory } from "./persons/stories/ToldStory.ts"
import { isOnHouseSheet, sheetLine } from "./sheets/HouseSheets.ts"
import { beganLabel } from "./sheets/SheetWords.ts"
import { surerYears } from "./sheets/SurerYears.ts"

/** `opening`: the year in which it opened to the public, which may be later than its founding. */
interface Told {
  readonly fact: Fact<string>
  readonly opening: boolean
}
/** "2018" on the same card, where each card of a line of years begins with its own. */
const besideYear = ({ page, at, block }: Utterance): string | null => {
  const year = page.blocks[at - 1]
  const opens = block.card !== null && year?.card === block.card && page.blocks[at - 2]?.card !== block.card
  return opens ? (/^(?:1[89]|20)\p{Nd}{2}$/u.exec(year?.text ?? "")?.[0] ?? null) : null
}

/** It may have been there before: opened, or entered in a register. */
const isLate = (text: string, { opening }: { readonly opening?: boolean }): boolean =>
  opening === true || /(?<!\p{L})incorporated(?!\p{L})/iu.test(text)

const fromSentences = (site: SiteIndex, names: ReadonlyArray<string>): ReadonlyArray<Told> =>
  foundings(site, names).flatMap(({ said, founding, dated }) => {
    const { words } = said
    if (dated !== null && founding.year === dated.year) {
      const fact = { ...saidFact(said, dated.year, dated.year), words: dated.words }
      return [
        { fact: { ...fact, blocks: { first: dated.first, last: said.last } }, opening: isLate(said.text, founding) }
      ]
    }
    // "2016" over "Acme is founded in Ghent", on a line of years.
    const above = /^(?:1[89]|20)\p{Nd}{2}$/u.exec(said.block.under.at(-1) ?? "")?.[0] ?? besideYear(said)
    const year = founding.year ?? (said.before.length === 0 && founding.subject !== "" ? above : null)
    if (year === null) return []
    // Its digits may be others than ours.
    return [{ fact: saidFact(said, year, words.includes(year) ? year : ""), opening: isLate(said.text, founding) }]
  })

const labels = new RegExp(
  `^(?:${foundingTongues.map(({ label }) => label).join("|")}|${houseFounded}|設立|創業|創立|創設|(?:設立|創業|創立|創設|開業|開設)(?:年月日|年月|年度|年|日)?|(?:成立|创立|创办|创建|建立|创始|始创|始建)(?:时间|日期|年份|年|于)?|(?:成立|創立|創辦)(?:時間|日期|年份|年)?|(?:سنة|عام|تاريخ) (?:التأسيس|الإنشاء|التاسيس)|التأسيس|تأسست(?: عام| سنة| في)?|تأسس(?: عام| سنة| في)?)\\.?:?$`,
  "iu"
)
const ofHouseFounded = new RegExp(`^(?:${houseFounded})\\.?:?$`, "iu")
const monthWords = `${foundingTongues.map(({ months }) => months).join("|")}|spring|summer|autumn|fall|winter|early|late|mid|circa|ca|um|vers|hacia|verso|rond|anfang|ende|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|verão|otoño|outono|invierno|inverno|estate|autunno|lente|zomer|herfst|يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر`
/** "2014", "May 2014", "4. Mai 2014", "4 de mayo de 2014". */
const onlyYear = new RegExp(
  String.raw`^(?:(?:(?:\p{Nd}{1,2}(?:\.|º|er|st|nd|rd|th)? (?:de )?)?(?:${monthWords})\.?(?: \p{Nd}{1,2}(?:st|nd|rd|th)?,)? (?:de |del |of )?)?(?<year>(?:1[89]|20)\p{Nd}{2})(?:年.{0,8})?)\.?$`,
  "iu"
)

/** Whether a line may hold a year, in figures or as Japan counts it: most have neither, and need no label. */
const mayHoldYear = /\p{Nd}|年/u
/** "Founded 2016", a line of a list of facts: the label may be set in bold, and no more than a space behind it. */
const inOneLine = (line: string): string | null => {
  const text = withPlainYears(line.replace(/ [:：–—|·-] |[:：]/u, " ").replace(/(?<=\p{Lo})(?=\p{Nd}{4}年)/u, " "))
  // "2016 Founded", as a row of figures has it.
  const { year: ahead, label = "" } = figureAhead.exec(text)?.groups ?? {}
  if (ahead !== undefined) return labels.test(label) ? ahead : null
  if (!endsInYear.test(text)) return null
  const words = text.split(/ +/u)
  for (const count of words.keys()) {
    const year = onlyYear.exec(words.slice(count).join(" "))?.groups?.year
    if (year !== undefined && labels.test(words.slice(0, count).join(" "))) return year
  }
  return null
}
const figureAhead = /^(?<year>(?:1[89]|20)\p{Nd}{2})年? (?<label>[^\p{Nd}]{2,24})$/u
const endsInYear = /(?:1[89]|20)\p{Nd}{2}(?:年.{0,8})?\.?$/u
/** "Since: 2009" on a sheet about the house. */
const onSheet = (page: PageIndex, at: number, line: string): string | null => {
  const { label = "", rest = "" } = sheetLine(line, page.blocks[at]?.lead)
  const year = onlyYear.exec(withPlainYears(rest))?.groups?.year
  return year !== undefined && beganLabel.test(label) && isOnHouseSheet(page, at, label) ? year : null
}
/** A block that is one line, or a few under or beside each other. */
const linesOf = ({ text, rows }: Block): ReadonlyArray<string> =>
  (rows ?? text.split(/\n/u)).flatMap((row) => tidyText(row).split(/ [|·•] /u))
/** "Hosted inside the old chapel | Est. 1898", "Petit & Co | Est. 1962": beside whose year it is; a label or a place is nobody. */
const isOfOther = (own: Own, line: string): boolean =>
  tellsOfHouse.test(line) ||
  (!/[:：]/u.test(line) &&
    !/^\p{Lu}[\p{L}' -]+, \p{Lu}/u.test(line) &&
    own.namesOther(`x ${line}`) &&
    /&|\p{Lu}.* \p{Lu}/u.test(line))
const fromLines = (page: PageIndex, own: Own): ReadonlyArray<Fact<string>> =>
  page.blocks.flatMap((block, at) => {
    if (block.text.length > longestLines || !inOwnVoice(block)) return []
    if (block.rows === undefined && !mayHoldYear.test(block.folded)) return []
    const lines = linesOf(block)
    return lines.flatMap((line) => {
      if (!mayHoldYear.test(line)) return []
      const year = line.length > 60 ? null : (inOneLine(line) ?? onSheet(page, at, line))
      if (year === null || lines.some((other) => other !== line && isOfOther(own, other))) return []
      const said: Utterance = { page, at, block, text: line, words: block.text, before: [], after: null, last: at }
      if (!isOwnContext(own, said, "none")) return []
      return [saidFact(said, year, block.text.includes(year) ? year : "")]
    })
  })
const longestLines = 240

/** "Founded" in one cell or line, "2016" in the next, or the other way round. */
const fromPairs = (page: PageIndex, own: Own): ReadonlyArray<Fact<string>> =>
  page.blocks.flatMap((block, at) => {
    if (block.text.length > 40 || !inOwnVoice(block)) return []
    if (![at + 1, at - 1].some((index) => mayHoldYear.test(page.blocks[index]?.folded ?? ""))) return []
    const label = tidyText(block.text)
    if (!labels.test(label) && !(beganLabel.test(label) && isOnHouseSheet(page, at))) return []
    const beside = [at + 1, at - 1].flatMap((index) => {
      const other = page.blocks[index]
      if (other === undefined || other.region !== block.region) return []
      const joined =
        (block.card !== null && other.card === block.card) || (block.list !== null && other.list === block.list)
      const year = joined || index > at ? onlyYear.exec(withPlainYears(tidyText(other.text)))?.groups?.year : undefined
      return year === undefined ? [] : [{ index, year }]
    })
    const [found] = beside
    // "2011", "Founding of the company", "2014": an entry of a line of years.
    const isEntry =
      ofHouseFounded.test(label) && onlyYear.test(withPlainYears(tidyText(page.blocks[at - 1]?.text ?? "")))
    if (found === undefined || isEntry) return []
    const first = Math.min(at, found.index)
    const words = page.blocks
      .slice(first, first + 2)
      .map(({ text }) => text)
      .join(" ")
    const said: Utterance = { page, at, block, text: words, words, before: [], after: null, last: at }
    if (!isOwnContext(own, said, "none")) return []
    return [
      {
        value: found.year,
        page,
        words,
        telling: words.includes(found.year) ? found.year : "",
        blocks: { first, last: first + 1 },
        statement: null
      }
    ]
  })

const fromData = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> =>
  nodesOfOurs(site, own).flatMap((node) =>
    statedBy(node, "foundingDate").flatMap((statement) => {
      const year = /^\d{4}(?!\d)/.exec(statement.text)?.[0]
      return year === undefined || !isYearBorneOut(site, node, year)
        ? []
        : [{ value: year, page: node.page, words: statement.text, telling: year, blocks: null, statement }]
    })
  )

/** Whoever tells it speaks of themselves, or of people told before. */
const ourselves =
  /(?<!\p{L})(?:we|I|he|she|they|wir|ich|er|sie|nous|on|je|il|elle|nosotr[oa]s|yo|nós|eu|noi|io|wij|ik|ze)(?!\p{L})|(?<!\p{L})\p{Ll}+(?:amos|imos|emos|iamo)(?!\p{L})/iu
/** "We decided to do it properly. That was in the spring of 2016": on a page about the makers, and nothing else is told. */
const fromThatWas = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  const found = ownSaid(site).flatMap((said) => {
    const { page, at, text, before } = said
    const groups = thatWas.map((one) => one.exec(text)?.groups).find((one) => one !== undefined)
    const year = groups?.year ?? groups?.other
    if (year === undefined || isAsidePage(page) || !mayTellOfHouse(page)) return []
    const told = before.at(-1) ?? paragraphAbove(page, at).at(-1) ?? ""
    const isOurs =
      ourselves.test(told) &&
      beginnings.test(told) &&
      !besideBeginning.test(told) &&
      !own.namesOther(told) &&
      !/\p{Nd}{4}/u.test(told)
    return isOurs ? [saidFact(said, year, year)] : []
  })
  return found.length === 1 ? found : []
}

/** "Ada Roth", and under it "Born in 1980". */
const born = /^(?:born|geboren|née?|nacid[ao]|nascid[ao]|nat[ao])(?!\p{L})/iu
const isBirthday = ({ page, words, blocks }: Fact<string>): boolean =>
  blocks !== null && born.test(words) && titlesOf(page, blocks.first).some((title) => namesPerson(title.text))

/** Every year the site states as that of its founding. */
export const foundedYears = perOwn((site, names): ReadonlyArray<Fact<string>> => {
  const own = ownOf(site, names)
  return toldYears(site, names).filter(
    (fact) =>
      !isBirthday(fact) &&
      !isListedOfAnother(own, fact) &&
      !isOneOfStories(own, fact) &&
      !isNotVouched(own, sentenceTelling(fact))
  )
})
/** The years of what a story tells. */
const yearsOf = (stories: ReadonlyArray<ToldStory>): ReadonlyArray<Fact<string>> =>
  stories.flatMap(({ said, year, dated }) => {
    if (year === null) return []
    const fact = saidFact(said, year, year)
    return [dated === null ? fact : { ...fact, words: dated.words, blocks: { first: dated.first, last: said.last } }]
  })

/** "We became a limited company in 2021": of a house that was there. */
const asCompany =
  /(?<!\p{L})(?:limited|ltd|incorporat\p{L}*|gmbh|s\.?l\.?|s\.?r\.?l\.?|sàrl|sarl|sas|lda|ltda|b\.?v\.?|vzw|e\.k\.?)(?!\p{L})/iu
/** Data that names another year than the one readers are plainly told of, and that they meet, if at all, as when it became a company. */
const isOutdone = (site: SiteIndex, plain: ReadonlyArray<Fact<string>>, value: string): boolean => {
  if (new Set(plain.map((fact) => fact.value)).size !== 1 || plain.some((fact) => fact.value === value)) return false
  return site.every(({ blocks }) =>
    blocks.every(
      (block) =>
        !inOwnVoice(block) ||
        !block.text.includes(value) ||
        sentencesIn(tidyText(block.text)).every((one) => !one.includes(value) || asCompany.test(one))
    )
  )
}

const toldYears = (site: SiteIndex, names: ReadonlyArray<string>): ReadonlyArray<Fact<string>> => {
  const own = ownOf(site, names)
  const data = fromData(site, own).filter(({ value }) => !isDoubtedYear(site, names, value))
  const told = [...fromSentences(site, names), ...sinceBegun(site, own)]
  const said = (opening: boolean) => told.filter((one) => one.opening === opening).map(({ fact }) => fact)
  const labelled = site.flatMap((page) => [...fromPairs(page, own), ...fromLines(page, own)])
  const inLines = timelineYears(site, own).filter(({ words }) => /創業/u.test(words))
  const named = site.flatMap((page) => namedSince(page, own))
  const shown = surerYears([...said(false), ...named, ...inLines], labelled)
  const plain = shown.length > 0 ? shown : yearsOf(toldActs(site, names))
  // Data does not silence a page that tells of another year: then nobody knows.
  const loose = plain.length > 0 ? [] : looselyTold(site, names, own, said(true))
  if (plain.length > 0) return [...plain, ...data.filter(({ value }) => !isOutdone(site, plain, value))]
  if (data.length === 0) return loose.length > 0 ? loose : yearsOf(toldOfFirstDay(site, names))
  return [...data, ...loose.filter(({ value }) => data.some((stated) => stated.value !== value))]
}

/** What is read with more doubt, each kind where those before it tell nothing. */
const looselyTold = (
  site: SiteIndex,
  names: ReadonlyArray<string>,
  own: Own,
  openings: ReadonlyArray<Fact<string>>
): ReadonlyArray<Fact<string>> => {
  const opened = [...openings, ...sinceYears(site, own)]
  if (opened.length > 0) return opened
  const then = fromThatWas(site, own)
  if (then.length > 0) return then
  const begun = [...begunYears(site, own), ...timelineYears(site, own)]
  if (begun.length > 0) return begun
  const stories = yearsOf(toldStories(site, names))
  if (new Set(stories.map(({ value }) => value)).size === 1) return stories
  const namesakes = yearsOf(namesakeStories(site, names))
  if (namesakes.length > 0) return namesakes
  // By the language of the page: no two of them read the same one.
  const plain = [...plainBeginnings(site, own), ...europeanBeginnings(site, own), ...begunElsewhere(site, own)].filter(
    (fact) => !isLaterInLine(fact)
  )
  if (plain.length > 0) return plain
  const credited = creditedYears(site, own)
  if (credited.length > 0) return credited
  const besides = romanceYears(site, names)
  if (besides.length > 0) return besides
  const deeds = yearsOf(northernDeeds(site, names))
  if (deeds.length > 0) return deeds
  const outcome = outcomeYears(site, own)
  if (outcome.length > 0) return outcome
  const sold = firstSoldYears(site, own)
  if (sold.length > 0) return sold
  const fragments = sinceFragments(site, own)
  return fragments.length > 0 ? fragments : standingYears(site, own)
}
