/**
 * Small print right over a name: "Our founder" above "Ada Roth — thirty years of ovens", "The team" above "Ada Roth" and
 * "Founder", in a part of the page that looks like somebody else's for what is quoted further down.
 */
import { regionOfHeading } from "../../../../../../../domain/draft/RegionWords.ts"
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage } from "../../../Paths.ts"
import { namesPerson } from "../../../Persons.ts"
import { inOwnVoice, isOwnContext, saidFact, type Utterance } from "../../../Said.ts"
import { founderHeadings } from "../../../words/PeopleWords.ts"
import { amongOthers, founderTitleIn } from "../CardTitles.ts"
import type { FounderFact } from "../FounderFact.ts"
import { cardFact, namesOneAlone } from "../PersonCards.ts"

/** The one of this house; a bare "Founder" may be what the name above it is. */
const definite =
  /^(?:meet )?(?:the|our|your|der|die|unser|unsere|le|la|notre|votre|el|nuestr[oa]|tu|[oa]|[oa] noss[oa]|noss[oa]|il|il nostro|la nostra|de|onze|jouw) (?<title>.+)$/u
const longest = 40
const callsFounder = ({ text, level, kind }: Block): boolean => {
  if (level !== null || kind === "button" || text.length > longest) return false
  const called = fold(tidyText(text)).replace(/ ?[:.!]$/u, "")
  const title = definite.exec(called)?.groups?.title
  return title !== undefined && (founderHeadings.has(called) || founderHeadings.has(title))
}
/** "Ada Roth", or "Ada — thirty years of ovens". */
const nameIn = ({ text }: Block): string | null => {
  const [name = ""] = tidyText(text).split(/ [–—|·-] |, /u)
  return namesPerson(name) ? name : null
}

const underCalling = (page: PageIndex, at: number, own: Own): FounderFact | null => {
  const [label, named] = [page.blocks[at], page.blocks[at + 1]]
  if (label === undefined || named === undefined || named.level === null || !callsFounder(label)) return null
  const isOne = page.blocks.filter(({ folded }) => folded === label.folded).length === 1
  if (!isOne || !inOwnVoice(label) || !inOwnVoice(named) || amongOthers(label) || label.region === "reviews")
    return null
  const name = nameIn(named)
  const text = tidyText(label.text)
  const words = `${label.text} ${named.text}`
  const said: Utterance = { page, at, block: label, text, words, before: [], after: null, last: at + 1 }
  if (name === null || own.isName(name) || !isOwnContext(own, said, "own")) return null
  return { ...saidFact(said, name, fold(name)), title: null, titleStatement: null, bio: [] }
}

const underTeam = (page: PageIndex, at: number, own: Own): FounderFact | null => {
  const [label, named, role] = page.blocks.slice(at, at + 3)
  if (label === undefined || named === undefined || role === undefined || named.region !== "reviews") return null
  const isSmall = label.level === null && label.kind !== "quotation" && role.level === null && role.kind !== "quotation"
  const isBeside = label.region === named.region && label.card === named.card && role.region === named.region
  if (!isSmall || !isBeside || !namesOneAlone(named) || amongOthers(named)) return null
  if (label.text.length > longest || regionOfHeading(label.text) !== "team") return null
  const title = founderTitleIn(role, own)
  return title === null ? null : cardFact(page, at + 1, at + 2, [], title)
}

export const smallPrintFounders = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  site.flatMap((page) =>
    isAsidePage(page)
      ? []
      : page.blocks.flatMap((_, at) => [underCalling(page, at, own) ?? [], underTeam(page, at, own) ?? []].flat())
  )
