/**
 * What a paragraph tells along with a sentence that says what something costs: a sum of something else that is sold
 * ("Our day rate is £450. A half day is £250."), and what a sentence goes on from ("Ten a month are free. After that ...").
 */
import type { SiteIndex } from "../../../../reading/PageIndex.ts"
import { caseless } from "../../../../reading/patterns/Caseless.ts"
import { type Fact, perSite } from "../../../Fact.ts"
import type { Own } from "../../../Own.ts"
import { ownSaid, saidFact, type Utterance } from "../../../Said.ts"
import { saysFreely, thereafter } from "../../../words/PriceWords.ts"
import { costsNothing, hasFigure, pricesIn } from "../Money.ts"
import { isOverOthers } from "../OtherSums.ts"
import { tellsOfOthers } from "../others/OtherPayees.ts"
import { isOfToday } from "../ToldSums.ts"
import { goesOnInScript } from "../words/GoingOn.ts"

export interface Along extends Fact<"before" | "after"> {
  /** What it is told along with. */
  readonly along: Fact<unknown>
}

const longest = 160
const mostAfter = 3
/** "After that it's $0.20", "For more, Pro costs $8": goes on from what was said. */
const goingOn = new RegExp(
  `^(?:${thereafter}|(?:over|past|for more than) (?:that|this|those|these) |(?:for more|from then on|everything (?:else|above)|anything (?:more|above|beyond)|ab dann|für mehr|pour plus|para m[áa]s|para mais|per di più|voor meer)[ ,]|(?:それ以降|超出后|超过|بعد ذلك))`,
  "iu"
)
/** Whether a sentence tells nothing without the one before it. */
export const goesOnFrom = (text: string): boolean => goingOn.test(text) || goesOnInScript.test(text)

/** "A half day is £250.", "Instrument hire: £15 a term": what it is, and its sum. */
const telling =
  /^(?<what>(?:(?:for|für|pour|para|per|voor) )?[^,.;:!?]{2,40}?)(?::| (?:it's|it is|ist es|kostet es|c'est|es|é|è|is het|kost het)| (?:is|are|costs?|comes? to|at|kostet|kosten|liegt bei|coûte|coûtent|est à|sont à|cuesta|cuestan|son|custa|custam|são|costa|costano|sono|kost|kosten)) (?:just |only |from |nur |ab |à partir de |desde |a partir de |da |vanaf )?$/iu
const noThing = caseless(
  /(?<!\p{L})(?:you|we|us|i|they|it|that|this|new|german|other|rival|customers?|average|total|travel\p{L}*|call-?outs?|anfahrt\p{L}*|fahrt\p{L}*|déplacement|desplazamiento|deslocação|deslocamento|trasferta|reiskosten|wir|uns|das|nous|cela|eso|esto|isso|noi|questo|wij|ons|dat)(?!\p{L})/u
)
/** Behind it, by how much or for how long. */
const shortEnd = 32
const isAsked = (own: Own, { text }: Utterance): boolean => {
  if (text.length > longest || !hasFigure(text)) return false
  const prices = pricesIn(text)
  const [price] = prices
  if (price === undefined || prices.length > 1 || costsNothing(price)) return false
  const what = telling.exec(text.slice(0, price.start))?.groups?.what
  const rest = text.slice(price.end)
  return (
    what !== undefined &&
    !noThing.test(what) &&
    rest.length <= shortEnd &&
    !/,/u.test(rest) &&
    isOfToday(text, price, prices) &&
    !tellsOfOthers(text) &&
    !own.namesOther(what.charAt(0).toLowerCase() + what.slice(1))
  )
}
/** "Your first 15 trips are free.", "You can try it for 30 days." */
const saysHowMuch = (text: string): boolean => saysFreely.test(text) || hasFigure(text) || tried.test(text)
const tried = caseless(
  /(?<!\p{L})(?:try|trial|first|test\p{L}*|ersten?|essa\p{L}+|premi\p{L}+|prueb\p{L}+|prim\p{L}+|experiment\p{L}+|prov\p{L}+|proef\p{L}*|probe\p{L}+|eerste|nothing|nichts|rien|nada|niente|niets)(?!\p{L})|無料|お試し|试用|تجرب/u
)
const byBlock = perSite((site: SiteIndex) => Map.groupBy(ownSaid(site), ({ page, at }) => page.blocks[at]))

export const toldAlong = (site: SiteIndex, own: Own, facts: ReadonlyArray<Fact<unknown>>): ReadonlyArray<Along> => {
  const known = new Set(facts.map(({ words }) => words))
  return facts.flatMap((along): ReadonlyArray<Along> => {
    const block = along.blocks === null ? undefined : along.page.blocks[along.blocks.first]
    if (block === undefined || block.kind !== "paragraph" || block.under.some(isOverOthers)) return []
    const all = byBlock(site, []).get(block) ?? []
    const at = all.findIndex(({ words }) => words === along.words)
    const [one, before] = [all[at], all[at - 1]]
    if (one === undefined) return []
    const [currency] = pricesIn(one.text).map((price) => price.currency)
    const after = all
      .slice(at + 1)
      .filter((said) => !known.has(said.words) && isAsked(own, said))
      .filter(({ text }) => pricesIn(text).every((price) => price.currency === currency))
      .slice(0, mostAfter)
      .map((said): Along => ({ ...saidFact(said, "after" as const, ""), along }))
    // "Self-hosting is free. Our cloud costs €12 a month.": half of it is told before.
    const isMore = along.value === "freemium" && !saysFreely.test(one.text)
    const isGoneOn =
      before !== undefined &&
      before.text.length <= longest &&
      ((goesOnFrom(one.text) && saysHowMuch(before.text)) || (isMore && saysFreely.test(before.text)))
    return [...(isGoneOn ? [{ ...saidFact(before, "before" as const, ""), along }] : []), ...after]
  })
}
