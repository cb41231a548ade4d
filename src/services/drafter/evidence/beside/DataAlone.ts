/** What data for machines says of somebody whom readers meet nowhere on the site: a listing bought, a theme's example. */
import { find, fold, tidyText } from "../../../../domain/text/Folding.ts"
import type { Own } from "../facts/Own.ts"
import { perListing } from "../names/PerListing.ts"
import type { SiteIndex } from "../reading/PageIndex.ts"
import type { Place } from "../reading/Place.ts"
import { tokensOf } from "../reading/Tokens.ts"

/** Characters of a site that shows next to nothing, so that its data has to speak. */
const bare = 400
const showsMuch = (site: SiteIndex) => site.reduce((sum, { folded }) => sum + folded.length, 0) >= bare

/** What the object that says it is called, and those around it; a question is no name. */
const namesOver = ({ page, statement }: Place): ReadonlyArray<string> =>
  statement === null
    ? []
    : page.statements.flatMap(({ source, path, owner, text }) =>
        source === "json_ld" &&
        path.at(-1) === "name" &&
        !/[?？؟]$/u.test(text) &&
        (statement.owner === owner || statement.owner.startsWith(`${owner}.`))
          ? [fold(tidyText(text))]
          : []
      )

const stemsShown = perListing(
  (site: SiteIndex) =>
    new Set(site.flatMap(({ blocks }) => blocks.flatMap((block) => block.tokens().map(({ stem }) => stem))))
)
/** Share of its words that readers have to meet somewhere. */
const least = 0.5
const isShown = (sentence: string, site: SiteIndex) => {
  const words = tokensOf(fold(sentence)).filter(({ content }) => content)
  return words.filter(({ stem }) => stemsShown(site).has(stem)).length >= least * words.length
}

export const isDataAlone = (sentence: string, places: ReadonlyArray<Place>, site: SiteIndex, own: Own): boolean =>
  showsMuch(site) &&
  places.every((place) => {
    const names = namesOver(place)
    if (names.length === 0 || names.some((name) => own.isIn(name))) return false
    const isMet = names.some((name) => site.some(({ folded }) => find(folded, name) !== -1))
    return !isMet || !isShown(sentence, site)
  })
