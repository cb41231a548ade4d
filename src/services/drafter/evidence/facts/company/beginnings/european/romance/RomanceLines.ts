/** Lines that tell the year by themselves: "Première édition : juillet 1995", "Acme, agence à Lille depuis 2009", "société créée le 2 mai 2014". */
import { fold, tidyText } from "../../../../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../../../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../../../../reading/PageIndex.ts"
import { textSays } from "../../../../../reading/Says.ts"
import type { Fact } from "../../../../Fact.ts"
import type { Own } from "../../../../Own.ts"
import { isAsidePage, mayTellOfHouse } from "../../../../Paths.ts"
import { inOwnVoice, titlesOf } from "../../../../Said.ts"
import { strangers } from "../../../../words/SubjectWords.ts"
import { creditWays } from "../../../persons/credits/CreditWays.ts"
import { onlyTime } from "./RomanceBeginning.ts"
import { isRomance, withPartsOfName } from "./RomanceSigns.ts"
import {
  begunLabel,
  companyMade,
  dateOfLine,
  firstEdition,
  firstNumber,
  heldAgain,
  lineSince,
  onlySince
} from "./words/RomanceLineWords.ts"

const longest = 300
/** A festival, a fair or a race: what has editions. */
const isHeld = (site: SiteIndex, own: Own): boolean =>
  [...own.names].some((name) => heldAgain.test(name)) ||
  site.some(({ blocks }) => blocks.some(({ level, folded }) => level !== null && heldAgain.test(folded)))

/** "Fondazione: 1987, Torino", "Data de constituição" over "12 de maio de 1987", in a list of facts. */
const labelledYear = (page: PageIndex, at: number): string | null => {
  const block = page.blocks[at]
  if (block === undefined || block.list === null || !isUnderPlainTitle(block)) return null
  const [label = "", rest] = tidyText(block.text).split(/ ?[:：] ?| [–-] /u)
  if (rest !== undefined) return begunLabel.test(label) ? (dateOfLine.exec(rest)?.groups?.year ?? null) : null
  const above = page.blocks[at - 1]
  const isPair = above?.list === block.list && begunLabel.test(tidyText(above.text).replace(/[:.]$/u, ""))
  return isPair ? (dateOfLine.exec(tidyText(block.text))?.groups?.year ?? null) : null
}
/** Facts of a partner or of a building stand under its name. */
const isUnderOthersName = (page: PageIndex, at: number, own: Own): boolean =>
  titlesOf(page, at).some(({ level, text }) => level !== null && own.namesOther(text))
const isUnderPlainTitle = ({ under }: Block): boolean =>
  !under.some((title) => /(?:client|partner|socio|fornitor|proveedor|fournisseur|fornecedor)/u.test(title))

/** It names the house, by a part of its name too, and nobody else. */
const isOfOurs = (own: Own, text: string): boolean => {
  const signs = withPartsOfName(text, own)
  return (own.isIn(fold(text)) || signs !== text) && !own.namesOther(signs)
}

/** "Acme, ", "Acme est une ": nothing between the name and what it is. "Acme soutient une" is of another. */
const isBesideName = (own: Own, before: string): boolean => {
  const rest = [...own.names].reduce((left, name) => left.replace(fold(name), ""), fold(before))
  return /^[\s,:–—|(-]*(?:(?:est|es|e|une?|una|uma|la|le|il|el|o|a)[\s,:–—-]*)*$/u.test(rest)
}
const yearOfLine = (page: PageIndex, at: number, block: Block, own: Own, held: () => boolean): string | null => {
  const text = tidyText(block.text)
  const edition = firstEdition.exec(text)?.groups?.year
  if (edition !== undefined) return block.region !== "news" && held() ? edition : null
  const labelled = isUnderOthersName(page, at, own) ? null : labelledYear(page, at)
  if (labelled !== null) return labelled
  const first = sentencesIn(text).find((sentence) => firstNumber.test(sentence))
  if (first !== undefined && block.region !== "news" && isOfOurs(own, first)) return onlyTime(first)
  if (!own.mayName(block.folded)) return null
  const kinds = creditWays(page.page.lang)?.table.kinds ?? "(?!)"
  const { name = "", kind = "", year } = lineSince.exec(text)?.groups ?? {}
  if (year !== undefined && own.isName(name) && new RegExp(`^(?:${kinds})(?!\\p{L})`, "iu").test(kind))
    return onlySince.test(kind) || textSays(fold(kind), strangers) ? null : year
  const made = companyMade.exec(text)
  // An imprint names whoever lends the server, too.
  const before = made === null ? "" : text.slice(0, made.index)
  return made?.groups?.year !== undefined &&
    own.isIn(fold(before)) &&
    // "Acme soutient une association créée en 2010": of another, between which and the name stands a verb.
    isBesideName(own, before) &&
    !/[.;|]|h[ée]berg|hosting|hospeda|aloja/iu.test(before)
    ? made.groups.year
    : null
}

export const yearsOfLines = (site: SiteIndex, own: Own): ReadonlyArray<Fact<string>> => {
  let known: boolean | null = null
  const held = () => (known ??= isHeld(site, own))
  return site.flatMap((page) =>
    !isRomance(page.page.lang) || isAsidePage(page) || !mayTellOfHouse(page)
      ? []
      : page.blocks.flatMap((block, at): ReadonlyArray<Fact<string>> => {
          if (block.text.length > longest || !inOwnVoice(block) || !/(?:1[89]|20)\p{Nd}{2}/u.test(block.text)) return []
          const value = yearOfLine(page, at, block, own, held)
          return value === null
            ? []
            : [{ value, page, words: block.text, telling: value, blocks: { first: at, last: at }, statement: null }]
        })
  )
}
