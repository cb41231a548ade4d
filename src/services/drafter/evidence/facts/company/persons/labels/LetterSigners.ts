/** Who signs a letter of the makers: a name, and under it a title of founders, at the end of a page that is a letter. */
import { fold, tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { PageIndex, SiteIndex } from "../../../../reading/PageIndex.ts"
import type { Own } from "../../../Own.ts"
import { isAsidePage, tellsOfMakers } from "../../../Paths.ts"
import { isPersonName } from "../../../Persons.ts"
import { inOwnVoice, isTitleOfOurs, saidFact, titlesOf } from "../../../Said.ts"
import { amongOthers, founderTitleIn } from "../CardTitles.ts"
import type { FounderFact } from "../FounderFact.ts"

const letter = /(?<!\p{L})(?:letter|brief|lettre|carta|lettera|手紙|رسالة)(?!\p{L})/iu
/** Farther up than this a quotation is not signed by them. */
const farthest = 2

const onPage = (page: PageIndex, own: Own): ReadonlyArray<FounderFact> =>
  page.blocks.flatMap((block, at): ReadonlyArray<FounderFact> => {
    const next = page.blocks[at + 1]
    if (next === undefined || block.level !== null || next.level !== null || next.region !== block.region) return []
    if (!letter.test(block.under.at(-1) ?? "") || !inOwnVoice(block) || amongOthers(block)) return []
    if (!isPersonName(tidyText(block.text)) || !titlesOf(page, at).every((title) => isTitleOfOurs(page, title, own)))
      return []
    const above = page.blocks.slice(Math.max(0, at - farthest), at)
    if (above.some(({ kind, text }) => kind === "quotation" || /^\s*["“„«»「『]/u.test(text))) return []
    const title = founderTitleIn(next, own)
    if (title === null) return []
    const words = `${block.text} ${next.text}`
    const said = { page, at, block, text: words, words, before: [], after: null, last: at + 1 }
    const name = tidyText(block.text)
    return [{ ...saidFact(said, name, fold(name)), title, titleStatement: null, bio: [] }]
  })

export const letterSigners = (site: SiteIndex, own: Own): ReadonlyArray<FounderFact> =>
  site.flatMap((page) => (isAsidePage(page) || !tellsOfMakers(page) ? [] : onPage(page, own)))
