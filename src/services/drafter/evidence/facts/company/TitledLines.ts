/** Lines that are a name and a title: "Ada Roth, Founder & CEO", "何静怡（创始人）", "Ada Roth is founder and owner". */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { says } from "../../reading/Says.ts"
import type { Own } from "../Own.ts"
import { isAsidePage, isHome, tellsOfMakers } from "../Paths.ts"
import { anyName, isPersonName, latinName, namesPerson } from "../Persons.ts"
import { isOwnContext, type Utterance } from "../Said.ts"
import { iFounded, weFounded } from "../words/SpeakerWords.ts"
import { ownHeadings, strangers } from "../words/SubjectWords.ts"
import { amongOthers } from "./persons/CardTitles.ts"
import { anyOf, latinTitles, readRole } from "./persons/PersonTitles.ts"
import { underMakers } from "./TeamCards.ts"

const title = `(?i:${anyOf(latinTitles)})`
const split = new RegExp(
  `^(?<name>${anyName}|\\p{Lu}\\p{Ll}+)(?:[,，、،]| [-–—|·•/]| ?[:：]| ?[(（]| (?:is|ist|est|es|é|è)(?= )| (?=${title})) ?(?<role>.{2,90}?)[)）]?[.。]?$`,
  "u"
)
/** "Ada Roth Co-founder, ovens", as a card runs them together. */
const runTogether = new RegExp(
  `^(?<name>\\p{Lu}[\\p{L}'.-]+(?: \\p{Lu}[\\p{L}'.-]+){0,3}?) (?<role>(?:${title})(?:[,(/–-]| [(/–-]).{2,70})$`,
  "u"
)

/** "Ada Roth & Ben Lund, Co-founders": two of one title. */
const pair = new RegExp(
  `^(?<first>${latinName}) (?:and|&|und|et|y|e|en) (?<second>${latinName})(?:,| [–—|·-]| ?\\()? ?(?<role>(?:${title}).{0,60}?)\\)?\\.?$`,
  "u"
)
/** "Ada Roth · Founder · ada@acme.example · acme.example": how she is reached is none of her title. */
const contacts = / [·|] [^ ]*(?:@|\p{L}\.\p{Ll}{2,})[^ ]*/gu
/** "Max Roe and Ada Roth, founder of Crumb": only she is. */
const ofSeveral = /^\S*(?:s|gründer|gründerinnen|tori|trici)(?!\p{L})/iu
const pairIn = (text: string) => {
  const { first, second, role } = pair.exec(text)?.groups ?? {}
  const isPair = first !== undefined && second !== undefined && isPersonName(first) && isPersonName(second)
  return isPair && role !== undefined && ofSeveral.test(role) ? { people: [first, second], role } : null
}
/** "Co-Founders & Executive Directors": each of them is one. */
const ofOne = (role: string) => role.replace(/(?<=\p{Ll}(?:r|er|or|in))s(?!\p{L})/gu, "")

const tellsOfFounding = new RegExp(`(?<!\\p{L})(?:${iFounded}|${weFounded})(?!\\p{L})`, "iu")
/** A signature under what customers say; whoever says that they began it signs for the house. */
const isUnderQuote = ({ page, at, block }: Utterance): boolean => {
  const above = page.blocks[at - 1]
  if (above === undefined || above.level !== null) return false
  if (above.kind === "quotation") return !tellsOfFounding.test(above.text)
  if (above.region !== block.region) return false
  return /^\s*["“”„«»「『]/u.test(above.text) || says(above.tokens(), strangers)
}

/** Under "About us" on the first page, as on a page about the makers. */
const isAboutPart = ({ page, block }: Utterance): boolean =>
  isHome(page) && ownHeadings.has((block.under.at(-1) ?? "").replace(/[.:!?]+$/u, "")) && block.under.length > 1

interface Titled {
  readonly name: string
  readonly role: string
}
const titledIn = (text: string): Titled | null => {
  const { name, role } = (runTogether.exec(text) ?? split.exec(text))?.groups ?? {}
  return name === undefined || role === undefined || !namesPerson(name) ? null : { name, role }
}

/** The foot of a page, and how one reaches the house. */
const whoseHouse: ReadonlySet<string> = new Set(["footer", "contact", "legal"])
/** "Ada Roth, founder and owner, in her favourite chair" on a first page whose foot has her name: the title without where she is. */
const underPicture = ({ page, text }: Utterance, { name, role }: Titled): string | null => {
  const [, title, where] = /^(?<title>[^,.!?]{4,60}), (?<where>\p{Ll}[^,.!?]{3,60})$/u.exec(role) ?? []
  const isOfHouse = page.blocks.some((one) => whoseHouse.has(one.region) && tidyText(one.text).includes(name))
  return title !== undefined && where !== undefined && isHome(page) && isOfHouse && text.endsWith(where) ? title : null
}

/** "Ada Roth is the founder and lead at Acme": what she is, without its article and whose. */
const plainRole = (role: string, own: Own): string => {
  const known = /^(?:the|our|die|der|la|le|el|il|o|a|de) (?<what>\p{Ll}.+)$/u.exec(role)?.groups?.what
  if (known === undefined) return role
  const of = / (?:of|at|@|von|bei|de|du|chez|da|do|di|van) (?<whom>.{2,60})$/u.exec(known)
  return of !== null && own.isName(of.groups?.whom ?? "") ? known.slice(0, of.index) : known
}

/** "Ada Roth" at the end of one row of a table, and "Co-founder" that begins the next: the title of whoever follows. */
const isOfTwoRows = ({ page, block: { cell }, last }: Utterance): boolean => {
  const next = page.blocks[last]?.cell
  return cell !== undefined && next !== undefined && next.row > cell.row && next.column < cell.column
}

/** Whom a line names with a title of founders, where nothing but such lines stands before it. */
export const inLine = (
  said: Utterance,
  own: Own
): ReadonlyArray<{ readonly people: ReadonlyArray<string>; readonly title: string | null }> => {
  const { text, before, block, page } = said
  if (isOfTwoRows(said)) return []
  // "Ada Roth, Founder · Newport, Rhode Island": where they are stands apart.
  const without = titledIn(text.replace(/(?<=\p{Ll}) [·|] .*$/u, ""))
  // "Ada · Founder, Acme": behind the stroke stands who she is.
  const told = without ?? titledIn(text.replace(contacts, ""))
  const two = told === null ? pairIn(text) : null
  if ((told === null && two === null) || told?.name.startsWith(`${block.lead} `)) return []
  const pictured = told === null ? null : underPicture(said, told)
  const role = readRole(pictured ?? told?.role ?? ofOne(two?.role ?? ""), own)
  if (role === null || !role.founder) return []
  // "Ada Roth, Founder and CEO. Ben Lund, Co-founder and CTO."
  const areLines = before.every((one) => {
    const other = titledIn(tidyText(one))
    return other !== null && readRole(other.role, own) !== null
  })
  if (!areLines || isUnderQuote(said) || amongOthers(block)) return []
  const here =
    block.region === "team" ||
    underMakers(block, own) ||
    (tellsOfMakers(page) && !isAsidePage(page)) ||
    isAboutPart(said) ||
    pictured !== null
  const isOurs = role.ours || (here && isOwnContext(own, { ...said, before: [] }, "own"))
  if (!isOurs) return []
  return told === null
    ? [{ people: two?.people ?? [], title: null }]
    : [{ people: [told.name], title: pictured ?? plainRole(told.role, own) }]
}
