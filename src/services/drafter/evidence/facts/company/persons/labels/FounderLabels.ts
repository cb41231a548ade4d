/**
 * Founders in a grid of facts about the house: "Founder | Ada Roth" beside "Founded | 2016", "Who | Ada Roth, founder and
 * maker". What stands above a value is the label of another, so the grid as a whole says whose facts these are.
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { namesPerson, peopleAt } from "../../../Persons.ts"
import { inOwnVoice, isOwnContext, saidFact, type Utterance } from "../../../Said.ts"
import { founderHeadings } from "../../../words/PeopleWords.ts"
import { isOnHouseSheet } from "../../sheets/HouseSheets.ts"
import { whoLabel } from "../../sheets/SheetWords.ts"
import type { FounderFact } from "../FounderFact.ts"
import { readRole } from "../PersonTitles.ts"

const labelOf = ({ text }: Block) => fold(tidyText(text)).replace(/ ?[:：]$/u, "")
const longestLabel = 30
const longestValue = 160
const isBesides = (block: Block | undefined, other: Block): boolean =>
  block !== undefined &&
  block.level === null &&
  block.region === other.region &&
  block.under.at(-1) === other.under.at(-1) &&
  block.text.length <= longestValue

/** Where the blocks begin that stand side by side with this one, label and value in turn. */
const gridFrom = (page: PageIndex, at: number, block: Block): number => {
  let first = at
  while (isBesides(page.blocks[first - 1], block)) first--
  return first
}

/** "Ada Roth", "Ada Roth and Ben Lund", and behind a comma who they are; null where anything else follows. */
const namedIn = (text: string): { readonly people: ReadonlyArray<string>; readonly rest: string } | null => {
  if (namesPerson(text)) return { people: [text], rest: "" }
  const [first = ""] = text.split(/, | \(/u)
  if (namesPerson(first)) return { people: [first], rest: text.slice(first.length).replace(/^(?:, | \()|\)$/gu, "") }
  const { people, end } = peopleAt(text, 0)
  const rest = text.slice(end)
  return people.length === 0 || !/^(?:$|, | \()/u.test(rest)
    ? null
    : { people, rest: rest.replace(/^(?:, | \()|\)$/gu, "") }
}
/** "founder and maker, and four helpers": the title, before whoever there is besides. */
const titleIn = (rest: string, own: Own): string | null => {
  const parts = [rest, ...rest.split(/, and |, /u).slice(0, 1)]
  return parts.find((part) => readRole(part, own)?.founder === true) ?? null
}

const inGrid = (page: PageIndex, at: number, own: Own): ReadonlyArray<FounderFact> => {
  const [label, value] = [page.blocks[at], page.blocks[at + 1]]
  if (label === undefined || value === undefined || label.text.length > longestLabel || label.level !== null) return []
  const called = labelOf(label)
  const isFounder = founderHeadings.has(called)
  if (!(isFounder || whoLabel.test(called)) || !inOwnVoice(label) || !isBesides(value, label)) return []
  if (!isOnHouseSheet(page, at)) return []
  const first = gridFrom(page, at, label)
  const told = namedIn(tidyText(value.text))
  const title = told === null || told.rest === "" ? null : titleIn(told.rest, own)
  // "Founder: Ada Roth, Flourtech": whoever has another title has it elsewhere.
  if (told === null || (told.rest === "" ? !isFounder : title === null)) return []
  const head = page.blocks[first] ?? label
  const said: Utterance = {
    ...{ page, at: first, block: head, text: tidyText(head.text), words: `${label.text} ${value.text}` },
    ...{ before: [], after: null, last: first }
  }
  if (!isOwnContext(own, said, "none")) return []
  return told.people.map((name) => ({
    ...saidFact({ ...said, at, block: label, last: at + 1 }, name, fold(name)),
    ...{ title, titleStatement: null, bio: [] }
  }))
}

export const labelledFounders = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  site.flatMap((page) => (isAsidePage(page) ? [] : page.blocks.flatMap((_, at) => inGrid(page, at, own))))
