/** What a summary of prices may say: plans with the prices they have, sentences that tell a price, offers as data. */
import { Either } from "effect"
import type { Support } from "../../../../domain/draft/Draft.ts"
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import { ownOf } from "../facts/Own.ts"
import { nodesOfOurs } from "../facts/OwnData.ts"
import { chargesOf } from "../facts/price/PricingModels.ts"
import { hasPrices, partPlaces, summaryParts } from "../facts/price/Summaries.ts"
import { saysFreely } from "../facts/words/PriceWords.ts"
import type { Place } from "../reading/Place.ts"
import { textSays } from "../reading/Says.ts"
import { tokensOf } from "../reading/Tokens.ts"
import { inOtherWords, weakest } from "./Lanes.ts"
import { type RuleContext, refused, stands, supportOf, type Verdict } from "./Verdict.ts"

type ProseRule = (value: string, places: ReadonlyArray<Place>, setting: RuleContext) => Verdict<string>

/** "Team 49 USD", of one offer that the page states as data of its own product. */
const statedPlaces = (
  part: string,
  places: ReadonlyArray<Place>,
  { site, names }: RuleContext
): ReadonlyArray<Place> => {
  const nodes = nodesOfOurs(site, ownOf(site, names))
  const owners = new Set(places.flatMap(({ statement }) => (statement?.source === "json_ld" ? [statement.owner] : [])))
  for (const owner of owners) {
    const group = places.filter(
      ({ page, statement }) =>
        statement?.owner === owner &&
        nodes.some((node) => node.page === page && owner.startsWith(`${node.owner}.offers`))
    )
    const said = new Set(group.flatMap(({ tokens }) => tokens.map(({ text }) => text)))
    const isPriced = group.some(({ statement }) => /^(?:price|lowPrice|highPrice)$/.test(statement?.path.at(-1) ?? ""))
    if (isPriced && tokensOf(fold(part)).every(({ text }) => said.has(text))) return group
  }
  return []
}

const priceWords = ["price", "pricing", "quote", "preis", "prix", "precio", "preço", "prezzo", "prijs"]
/** A price, or in words that there is none: "Gratis", "Price on request". */
const tellsPrice = (part: string) => {
  const text = tidyText(part)
  return /\p{Nd}/u.test(text) || saysFreely.test(text) || textSays(fold(text), priceWords)
}

/**
 * Each part stands or falls alone. A part that is no line of a price list is prose; whatever prices it tells
 * must be the site's own.
 */
export const planSummary = (
  value: string,
  places: ReadonlyArray<Place>,
  setting: RuleContext,
  prose: ProseRule
): Verdict<string> => {
  const charges = chargesOf(setting.site, setting.names)
  // What something costs is no matter of opinion.
  const { second: asked, ...unasked } = setting
  const sure = asked === undefined ? unasked : { ...setting, second: { ...asked, approves: () => false } }
  const kept: Array<{ readonly part: string; readonly places: ReadonlyArray<Place>; readonly lane: Support }> = []
  const parts = summaryParts(value)
  let reason = "it states no price"
  for (const part of parts) {
    const listed = partPlaces(part, charges, places)
    const carried = listed.length > 0 ? listed : statedPlaces(part, places, setting)
    if (carried.length > 0) {
      const lane = supportOf({ value: part, places: carried })
      if (asked?.ownWordsOnly === true && lane === "rule") reason = inOtherWords
      else kept.push({ part, places: carried, lane })
      continue
    }
    if (!hasPrices(part, charges)) {
      reason = `the site has no plan with this price: ${part}`
      continue
    }
    const verdict = prose(part, places, sure)
    if (Either.isRight(verdict))
      kept.push({ part, places: verdict.right.places, lane: verdict.right.support ?? supportOf(verdict.right) })
    else reason = verdict.left
  }
  const priced = kept.some(({ part }) => tellsPrice(part))
  if (!priced) return refused(reason)
  const text = kept.length === parts.length ? value : kept.map(({ part }) => part).join("; ")
  const lane = kept.reduce((sure: Support, one) => weakest(sure, one.lane), "stated")
  return stands(text, [...new Set(kept.flatMap((one) => one.places))], lane)
}
