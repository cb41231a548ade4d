/**
 * Whether readers are told something else than the data of a site says, in words that are read too poorly to
 * support a fact. To contradict takes less than to support: data that may be wrong says nothing.
 */
import { find, fold } from "../../../../../domain/text/Folding.ts"
import type { Block, SiteIndex } from "../../reading/PageIndex.ts"
import { says } from "../../reading/Says.ts"
import { perSite } from "../Fact.ts"
import { isAsidePage } from "../Paths.ts"
import { inOwnVoice } from "../Said.ts"
import { foundingTongues } from "../words/FoundingWords.ts"
import { founderTitles } from "../words/PeopleWords.ts"

const hints = new RegExp(`(?<!\\p{L})(?:${foundingTongues.map(({ hint }) => hint).join("|")})`, "iu")
const copyright = /[©®]|\(c\)|copyright|all rights reserved/
const years = /(?<!\p{Nd})(?:1[89]|20)\p{Nd}{2}(?!\p{Nd})/gu
/** A sentence or two; in more than that a year is near anything. */
const longest = 400

const ownBlocks = (site: SiteIndex): ReadonlyArray<Block> =>
  site.flatMap((page) => (isAsidePage(page) ? [] : page.blocks.filter(inOwnVoice)))

/** The years near words of founding, in what the site says itself. */
const shownYears = perSite(
  (site): ReadonlySet<string> =>
    new Set(
      ownBlocks(site).flatMap(({ text, folded }) =>
        text.length <= longest && !copyright.test(folded) && hints.test(text) ? (text.match(years) ?? []) : []
      )
    )
)
const titles = [...founderTitles]
/** Whether the site calls anybody a founder where people read it. */
const showsFounders = perSite((site) => ownBlocks(site).some(({ tokens }) => says(tokens(), titles)))

/** A year that is stated as data, where other years of founding are shown and this one is not. */
export const isDoubtedYear = (site: SiteIndex, names: ReadonlyArray<string>, year: string): boolean => {
  const shown = shownYears(site, names)
  return shown.size > 0 && !shown.has(year)
}

/** A founder who is stated as data, where founders are shown and nobody of this name is. */
export const isDoubtedFounder = (site: SiteIndex, names: ReadonlyArray<string>, person: string): boolean => {
  const folded = fold(person)
  return showsFounders(site, names) && !ownBlocks(site).some((block) => find(block.folded, folded) !== -1)
}
