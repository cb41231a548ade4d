/**
 * Founders behind a label or under a heading that calls them so, whatever the layout: "Founders: Ada Roth and Ben Lund", a
 * heading over a paragraph or a list, a label with one value or several beside it.
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import { namedInArabic } from "../../../../elsewhere/arabic/ArabicFounders.ts"
import { namesInChinese } from "../../../../elsewhere/chinese/ChineseFounders.ts"
import { namesInJapanese } from "../../../../elsewhere/japanese/JapaneseNames.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { isGivenName, isPersonName } from "../../../Persons.ts"
import { inOwnVoice, isOwnContext, saidFact, type Utterance } from "../../../Said.ts"
import { founderHeadings } from "../../../words/PeopleWords.ts"
import { otherLabel } from "../../sheets/SheetWords.ts"
import { amongOthers } from "../CardTitles.ts"
import type { FounderFact } from "../FounderFact.ts"
import { peopleListed, personOpening } from "./PeopleLists.ts"

const longestLabel = 40
/** Blocks that one label or heading may stand over. */
const most = 8
/** "Our founder/CEO": what they are besides. */
const besides =
  / ?(?:[/&]|and|und|et|y|e|en) ?(?:ceo|cto|coo|director|owner|president|inhaber(?:in)?|geschäftsführer(?:in)?)$/u
const plainLabel = (text: string) =>
  fold(tidyText(text))
    .replace(/ ?[:：.!?]+$/u, "")
    .replace(besides, "")
const isLabel = (text: string): boolean => text.length <= longestLabel && founderHeadings.has(plainLabel(text))

/** What a line begins with up to the first blank, colon or dash, which is in no label of one word. */
const headOf = (folded: string): string => folded.split(/[ :：–—.!?]/u, 1)[0] ?? ""
const heads = new Set([...founderHeadings].map(headOf))

const labelled = /^(?<label>[^:：–—]{3,40}?)(?: ?[:：]| [–—-]) ?(?<list>\S.*)$/u

interface Listed {
  readonly people: ReadonlyArray<string>
  readonly first: number
  readonly last: number
}

/** "Founders Ada Roth, Ben Lund": the label and its list side by side, and nothing else. */
const besideLabel = (line: string, own: Own): ReadonlyArray<string> => {
  const words = line.split(" ")
  const count = [3, 2, 1].find((one) => words.length > one && isLabel(words.slice(0, one).join(" ")))
  return count === undefined ? [] : peopleListed(words.slice(count).join(" "), own)
}

/** "Founders: Ada Roth and Ben Lund", in a line of its own or in one of several. */
const inLine = (block: Block, at: number, own: Own): ReadonlyArray<Listed> => {
  const rows = block.rows ?? []
  // "Founders" over each name in a line of its own.
  if (rows.length > 1 && isLabel(rows[0] ?? "")) {
    const named = rows.slice(1).map((row) => peopleListed(row, own))
    const until = named.findIndex((people) => people.length === 0)
    const people = named.slice(0, until === -1 ? undefined : until).flat()
    return people.length > 0 ? [{ people, first: at, last: at }] : []
  }
  const lines = rows.length > 1 ? rows : [block.text]
  return lines.flatMap((written) => {
    const line = tidyText(written)
    if (!heads.has(headOf(fold(line)))) return []
    const { label = "", list = "" } = labelled.exec(line)?.groups ?? {}
    const people = isLabel(label) ? peopleListed(list, own) : besideLabel(line, own)
    return people.length > 0 ? [{ people, first: at, last: at }] : []
  })
}

/** A list of facts about an event or a piece of work, which is somebody else's as likely as not. */
const isOfOthers = (page: PageIndex, { list }: Block): boolean =>
  list !== null && page.blocks.some((one) => one.list === list && otherLabel.test(tidyText(one.text)))

/** "Ada Roth", and beside it "Founder": what somebody is, and no label of what comes next. */
const isRoleOf = (page: PageIndex, { list, level, region }: Block, at: number): boolean => {
  const above = page.blocks[at - 1]
  if (above === undefined || level !== null || above.region !== region || !isPersonName(above.text)) return false
  if (list === null) return above.list === null
  const first = page.blocks.findIndex((one) => one.list === list)
  return above.list === list && (at - first) % 2 === 1
}
/** Of several, so that more than one value may stand beside it. */
const ofSeveral =
  /(?:founders|team|members|gründer|gründerinnen|innen|fondateurs|fondatrices|fondatrice|[ae]s|fondatori|fondatrici|oprichters|oprichtsters|المؤسسون|المؤسسان|المؤسسين)$/u

const isKnown = (text: string): boolean =>
  isGivenName(text.split(/[ ,]/u, 1)[0] ?? "") ||
  (!/\p{scx=Latn}/u.test(text) &&
    [namedInArabic, namesInChinese, namesInJapanese].some((namesIn) => namesIn(text).length > 0))
/** "Forme Juridique", "Current Chairman": the label of the next row, which is shaped as a name; of a list nothing tells rows. */
const isOfNextRow = ({ level, cell }: Block, other: Block): boolean =>
  level === null && (cell === undefined ? !isKnown(tidyText(other.text)) : cell.row !== other.cell?.row)

/** What stands under a heading, or beside a label of a list, up to what is no list of people. */
const below = (page: PageIndex, block: Block, at: number, own: Own): ReadonlyArray<Listed> => {
  if (!isLabel(block.text) || block.kind === "button" || isRoleOf(page, block, at)) return []
  const several = block.level !== null || ofSeveral.test(fold(tidyText(block.text)).replace(/ ?[:：]$/u, ""))
  const found: Array<Listed> = []
  for (let step = at + 1; step <= at + most; step++) {
    const other = page.blocks[step]
    if (other === undefined || other.level !== null || !inOwnVoice(other)) break
    const isBelow = block.level === null ? other.list === block.list : other.under.at(-1) === block.folded
    if (step > at + 1 && (!several || isOfNextRow(block, other))) break
    if (!isBelow || (block.level === null && block.list === null && step > at + 1)) break
    if (block.level === null && other.region !== block.region) break
    const { rows = [] } = other
    const listed = rows.length > 1 ? rows.flatMap((row) => peopleListed(row, own)) : peopleListed(other.text, own)
    const people = listed.length > 0 || block.level === null ? listed : personOpening(other.text, own)
    if (people.length === 0) break
    found.push({ people, first: at, last: step })
  }
  return found
}

const onPage = (page: PageIndex, own: Own): ReadonlyArray<FounderFact> => {
  // "Founder: Ada Roth" and, in the next line, "Co-founder: Ben Lund": whose they are is asked of the first.
  let last = -2
  return page.blocks.flatMap((block, at): ReadonlyArray<FounderFact> => {
    if (!inOwnVoice(block) || amongOthers(block)) return []
    const listed = [...inLine(block, at, own), ...below(page, block, at, own)]
    if (listed.length === 0 || isOfOthers(page, block)) return []
    const label = tidyText(block.text)
    const said: Utterance = { page, at, block, text: label, words: block.text, before: [], after: null, last: at }
    const isNext = last === at - 1 && page.blocks[last]?.region === block.region && inLine(block, at, own).length > 0
    if (!isNext && !isOwnContext(own, { ...said, text: "x" }, "none")) return []
    last = at
    return listed.flatMap(({ people, first, last: end }) => {
      const words = page.blocks
        .slice(first, end + 1)
        .map(({ text }) => text)
        .join(" ")
      return people.map((name) => ({
        ...saidFact({ ...said, words, last: end }, name, fold(name)),
        ...{ title: null, titleStatement: null, bio: [] }
      }))
    })
  })
}

export const labelledPeople = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  site.flatMap((page) => (isAsidePage(page) ? [] : onPage(page, own)))
