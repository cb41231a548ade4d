/**
 * Who signs a quotation as the founder of this very house: "— Ada Roth, Founder · Acme". What stands in quotation marks is
 * else somebody else's, and who signs it a customer; a page that cites its own people sets their words the same way.
 */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, tellsOfMakers } from "../../../Paths.ts"
import { anyName, namesPerson } from "../../../Persons.ts"
import { saidFact } from "../../../Said.ts"
import { founderHeadings } from "../../../words/PeopleWords.ts"
import { amongOthers } from "../CardTitles.ts"
import type { FounderFact } from "../FounderFact.ts"
import { readRole } from "../PersonTitles.ts"

const signature = new RegExp(`^(?:[-–—―] ?)?(?<name>${anyName})(?:[,，、،]| [-–—|·•/]) ?(?<role>.{3,90})$`, "u")
const opensQuote = /^\s*["“”„«»「『]/u
const isQuote = (block: Block | undefined): boolean =>
  block !== undefined && (block.kind === "quotation" || opensQuote.test(block.text))

const factOf = (page: PageIndex, at: number, last: number, name: string, title: string | null): FounderFact | null => {
  const block = page.blocks[at]
  if (block === undefined) return null
  const words = page.blocks
    .slice(at, last + 1)
    .map(({ text }) => text)
    .join(" ")
  const said = { page, at, block, text: tidyText(words), words, before: [], after: null, last }
  return { ...saidFact(said, name, fold(name)), title, titleStatement: null, bio: [] }
}

/** "— Ada Roth, Founder · Acme", under what she says: the title has to name the house, as a customer's names another, or they its bearer. */
const signs = (page: PageIndex, at: number, own: Own): FounderFact | null => {
  const block = page.blocks[at]
  if (block === undefined || block.level !== null || !isQuote(page.blocks[at - 1])) return null
  const { name, role = "" } = signature.exec(tidyText(block.text))?.groups ?? {}
  if (name === undefined || !namesPerson(name)) return null
  const read = readRole(role, own)
  // "— Ada Roth, founder", of the house of Roth.
  const surname = fold(name.split(" ").slice(1).at(-1) ?? "")
  const isNamesake = surname.length >= 4 && [...own.names].some((one) => one.split(" ").includes(surname))
  return read?.founder === true && (read.ours || isNamesake)
    ? factOf(page, at, at, name, role.split(/ [·|•–—-] /u)[0] ?? null)
    : null
}

/** "The founder" over a name, and below it her own words: on a page about the makers of nobody else. */
const isCalled = (page: PageIndex, at: number): FounderFact | null => {
  const [label, named, quote] = page.blocks.slice(at, at + 3)
  if (label === undefined || named === undefined || !isQuote(quote) || !tellsOfMakers(page)) return null
  const called = fold(label.text).replace(/[:.]$/u, "")
  const name = tidyText(named.text)
  const isAlone = label.level === null && page.blocks.filter(({ folded }) => folded === label.folded).length === 1
  if (!isAlone || !definite.test(called) || amongOthers(label) || !namesPerson(name)) return null
  return founderHeadings.has(called) || founderHeadings.has(called.replace(definite, ""))
    ? factOf(page, at, at + 1, name, null)
    : null
}
const definite =
  /^(?:the|our|der|die|unser|unsere|le|la|notre|el|nuestr[oa]|o|a|[oa] noss[oa]|noss[oa]|il|il nostro|la nostra|de|onze) /u

export const quoteSigners = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  site.flatMap((page) =>
    isAsidePage(page)
      ? []
      : page.blocks.flatMap((_, at) => [signs(page, at, own) ?? [], isCalled(page, at) ?? []].flat())
  )
