/** What a card, or an entry of a list of people, tells that somebody is, in the ways such blocks are set. */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import { textSays } from "../../../reading/Says.ts"
import type { Own } from "../../Own.ts"
import { anyName, isGivenName, isPersonName } from "../../Persons.ts"
import { guestWords, makerHeadings, noNames, roleWords } from "../../words/PeopleWords.ts"
import { strangers } from "../../words/SubjectWords.ts"
import { creators, doesInGerman, titleBehindExams } from "../words/TitleWords.ts"
import { partsOfTitle, readRole } from "./PersonTitles.ts"

/** Under "Our investors", "Advisors", "What customers say" stand others. */
export const amongOthers = (block: Block): boolean =>
  block.under.some((heading) => textSays(heading, strangers) || textSays(heading, guestWords))
/** In a list of books "creator and author" is another's. */
const isOfTeam = ({ region, under }: Block, title: string): boolean =>
  region === "team" ||
  makerHeadings.test(under.at(-1) ?? "") ||
  !partsOfTitle(title).some((part) => creators.has(fold(part)))

/** "Fundadora y directora · Suelo pélvico": what somebody looks after, in a few small words, so that it is no firm. */
const withSubject = /^(?<title>.{4,60}?)(?: ?[·|•/] ?| [–—-] |, )(?<subject>\p{Lu}\p{Ll}+(?: \p{Ll}+){1,5})$/u

/** "Fondatrice et présidente. A passé son CAP": a title, and then what they did, in nobody's own words. */
const titleThenTold = /^(?<title>[^.!?:。]{3,60})(?:\. (?<told>[^"“„«]{8,200})|。(?<told>[^"「『«“]{5,120}))$/u
const ownWords =
  /(?<!\p{L})(?:I|me|my|we|us|our|you|your|ich|wir|uns|je|nous|yo|nos|eu|io|noi|ik|wij|ons|says|sagt|dit|dice|diz|zegt)(?!\p{L})|私|我|僕/iu
/** The title alone, under a name in the team; who tells of themselves there, or of the product, may be anybody. */
const titleOfPortrait = (line: string, own: Own): string => {
  const { title, told = "" } = titleThenTold.exec(tidyText(line))?.groups ?? {}
  const isTold = title !== undefined && !ownWords.test(told) && !own.isIn(fold(told))
  return isTold ? title : line
}

/**
 * The founder's title that a block of a card gives: its line, or the first of its rows; null where it gives none. In a
 * portrait it may be the first of its sentences.
 */
export const founderTitleIn = (block: Block, own: Own, isPortrait = block.region === "team"): string | null => {
  const { text, rows = [] } = block
  const first = rows.length > 1 ? rows[0] : undefined
  const lines = first === undefined ? [text] : [text, first]
  const titles = lines.flatMap((line) => [
    line,
    withSubject.exec(tidyText(line))?.groups?.title ?? line,
    isPortrait ? titleOfPortrait(line, own) : line
  ])
  const given = titles.find((title) => readRole(title, own)?.founder === true && isOfTeam(block, title))
  if (given === undefined) return null
  const parts = given.split(", ")
  const tells = parts.findIndex((part) => doesInGerman.test(part))
  return tells > 0 ? parts.slice(0, tells).join(", ") : given
}

export interface NamedTitle {
  readonly name: string
  readonly title: string
}
const withTown = /^(?<before>.+), (?<town>\p{Lu}[\p{L}-]+)$/u
/** "Ada Roth, founder, Ghent", on a page that tells of what is "in Ghent". */
const isPlaceOn = ({ blocks }: PageIndex, town: string): boolean => {
  const inTown = new RegExp(`(?<!\\p{L})(?:in|near|à|en|em|a|te|bei|nahe) ${RegExp.escape(town)}(?!\\p{L})`, "u")
  return blocks.some(({ text }) => inTown.test(text))
}
const afterName = /^(?: ?[,:|·•/：，、،（]| [–—-]| \()? ?/u
const listedName = new RegExp(`^${anyName}(?=, | [–—-] | ?[|·(:：，、،（])`, "u")
/** A name that few go by, where the card beside it has one that many do: "**Ada** Co-founder", "**Erlend** Founder". */
const besideGiven = (page: PageIndex, block: Block, lead: string): boolean =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(lead) &&
  !noNames.has(fold(lead)) &&
  !roleWords.has(fold(lead)) &&
  page.blocks.some(
    (one) =>
      one.card !== null &&
      one.card !== block.card &&
      one.under.at(-1) === block.under.at(-1) &&
      one.region === block.region &&
      isGivenName(one.lead ?? "")
  )
/** Who somebody is called on a card of the team by their first name alone. */
export const isCalledAlone = (page: PageIndex, block: Block): boolean => {
  const { lead = "" } = block
  return block.region === "team" && (isGivenName(lead) || (block.card !== null && besideGiven(page, block, lead)))
}
/** "**Ada Roth** Founder and baker", "Ada Roth, Ph.D., founder", over a portrait too: who is named, and what stands behind it. */
export const titleBeside = (page: PageIndex, block: Block, own: Own): NamedTitle | null => {
  const { text } = block
  const lead = block.lead ?? listedName.exec(text)?.[0]
  if (lead === undefined || (block.level !== null && block.region !== "team")) return null
  if (!text.startsWith(lead) || !(isPersonName(lead) || isCalledAlone(page, { ...block, lead }))) return null
  const rest = text.slice(lead.length)
  const told = titleBehindExams(rest.replace(afterName, "").replace(/(?<=^[^()（）]*)[)）]$/u, ""))
  const titled = (text: string) => founderTitleIn({ ...block, text, rows: [] }, own)
  const { before = "", town = "" } = withTown.exec(told)?.groups ?? {}
  const title = titled(told) ?? (town !== "" && isPlaceOn(page, town) ? titled(before) : null)
  return title === null ? null : { name: tidyText(lead), title }
}
