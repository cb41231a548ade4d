/**
 * When a page says what its product is called: the name has to stand where a site names itself, and several such
 * places have to agree on it. A customer's, a rival's or a reviewer's name stands on the page too.
 */
import { find, fold } from "../../../../domain/text/Folding.ts"
import { lettersOf, withoutLegalForm } from "../names/NameForms.ts"
import { placeholderTitles } from "../names/NameWords.ts"
import { nameWeight, siteNames } from "../names/SiteNames.ts"
import type { Block } from "../reading/PageIndex.ts"
import type { Place } from "../reading/Place.ts"
import { type RuleContext, refused, type Verdict, where } from "./Verdict.ts"

/** Words a product's name may have, and its characters; a longer one is a sentence. */
const most = { words: 12, length: 120 } as const
/** Places of different kinds that have to agree. */
const agreeing = 2
/** A name the site has a better one than still stands with this share of its weight. */
const nearlyBest = 0.75

/** Regions in which somebody else is spoken of. */
const foreign: ReadonlySet<Block["region"]> = new Set(["reviews", "others", "news", "consent", "form", "legal"])

/** Where a site speaks of itself. */
const speaksOfItself = ({ page, blocks, statement }: Place): boolean => {
  if (statement !== null)
    return statement.source !== "address" && (statement.source !== "json_ld" || isOwnNode(statement.path))
  return blocks !== null && page.blocks.slice(blocks.first, blocks.last + 1).some(({ region }) => !foreign.has(region))
}
const isOwnNode = (path: ReadonlyArray<string>) => path.length === 1

export const name = (value: string, places: ReadonlyArray<Place>, { site }: RuleContext): Verdict<string> => {
  const folded = fold(value)
  if (value.length > most.length || folded.split(" ").length > most.words) return refused("too long for a name")
  if (placeholderTitles.has(folded)) return refused("a title of any page is no name")
  const [best] = siteNames(site)
  const { score, places: agreed, isNamed } = nameWeight(site, value)
  // Sentences speak of many; only a title, a logo, an address or data says what a site is called.
  if (best !== undefined && !isNamed) return refused("nothing of the site is called so")
  if (
    best !== undefined &&
    best.places >= agreeing &&
    lettersOf(withoutLegalForm(best.text)) !== lettersOf(withoutLegalForm(value))
  ) {
    if (agreed < agreeing || score < best.score * nearlyBest) return refused("the site does not call itself so")
  }
  return where(
    value,
    places,
    (place) => find(place.folded, folded) !== -1 && speaksOfItself(place),
    "no quote names the product so"
  )
}
