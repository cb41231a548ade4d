/**
 * Whether a summary tells enough to be taken for all there is: no sum asked beside it is left out, none that begins lower,
 * nothing that costs nothing in the same list, and no "from" is lost that the site says of it elsewhere.
 */
import { regionOfHeading } from "../../../../domain/draft/RegionWords.ts"
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import { noteSentences } from "../../evidence/facts/price/lines/cards/BoundNotes.ts"
import { freeLine } from "../../evidence/facts/price/lines/PriceLines.ts"
import { costsNothing, hasFigure, pricesIn } from "../../evidence/facts/price/sums/Money.ts"
import { saysFreely } from "../../evidence/facts/words/PriceWords.ts"
import type { Block, PageIndex, SiteIndex } from "../../evidence/reading/PageIndex.ts"
import { beginsAt } from "./LeastSums.ts"
import { hasUntoldBound, type PricedPlace, sumsAsked, sumsInOther, untoldSums } from "./UntoldSums.ts"

/** Characters of a line that says where prices begin. */
const longest = 160
const shortestName = 2
/** Where somebody who asks for prices is answered. */
const answering: ReadonlySet<string> = new Set(["pricing", "faq"])

/** Sums at which a line says that prices begin: "Plans start at just €9". */
const startsIn = (text: string): ReadonlyArray<string> =>
  noteSentences(tidyText(text))
    .filter((line) => line.length <= longest && hasFigure(line))
    .flatMap((line) =>
      pricesIn(line).flatMap((price) => (!costsNothing(price) && beginsAt(line, price.amount) ? [price.amount] : []))
    )
const beginningOf = (page: PageIndex, isIn: (block: Block) => boolean): ReadonlySet<string> =>
  new Set(page.blocks.filter(isIn).flatMap(({ text }) => startsIn(text)))

/** "From €9 a month", over or under plans of which the cheapest that is told costs €19. */
const beginsLower = (summary: string, pages: ReadonlySet<PageIndex>): boolean => {
  const told = pricesIn(summary).filter((price) => !costsNothing(price))
  const least = Math.min(...told.map(({ amount }) => Number(amount)))
  return [...pages].some((page) =>
    [...beginningOf(page, ({ region, card }) => region === "pricing" && card === null)].some(
      (amount) => Number(amount) < least
    )
  )
}
/** "Lessons from €26", in a heading or the opening of a page, over a list of which the cheapest that is told costs €35. */
const opensLower = (summary: string, site: SiteIndex): boolean => {
  const told = pricesIn(summary).filter((price) => !costsNothing(price))
  const [first] = told
  if (
    first === undefined ||
    told.length < 2 ||
    told.some(({ currency, period }) => currency !== first.currency || period !== first.period)
  )
    return false
  const least = Math.min(...told.map(({ amount }) => Number(amount)))
  return site.some(({ blocks }) =>
    blocks.some(
      ({ region, level, text }) =>
        (level !== null || region === "hero") &&
        hasFigure(text) &&
        pricesIn(tidyText(text)).some(
          (price) =>
            price.currency === first.currency &&
            price.period === first.period &&
            !costsNothing(price) &&
            Number(price.amount) < least &&
            beginsAt(tidyText(text), price.amount)
        )
    )
  )
}
/** "£60 a month", of which the site says elsewhere that it starts there. */
const losesStart = (summary: string, site: SiteIndex): boolean => {
  const [price, ...more] = pricesIn(summary).filter((one) => !costsNothing(one))
  if (price === undefined || more.length > 0 || beginsAt(summary, price.amount)) return false
  return site.some((page) => beginningOf(page, ({ region }) => answering.has(region)).has(price.amount))
}
/** "Letters within the country: free", among letters that cost something. */
const leavesFree = (summary: string, plans: ReadonlyArray<PricedPlace>): boolean =>
  !saysFreely.test(summary) &&
  plans.some(({ page, last }) => {
    const list = page.blocks[last]?.list ?? null
    return list !== null && page.blocks.some((block) => block.list === list && freeLine(block) !== null)
  })
/** "Rye (€49 a month): …" among the answers, where the list has Rye at €149: nobody knows which holds. */
const isToldOtherwise = (summary: string, site: SiteIndex): boolean => {
  const told = summary.split("; ").flatMap((line) => {
    const [price] = pricesIn(line)
    const name = price === undefined ? "" : fold(line.slice(0, price.start))
    return price?.period == null || name.length < shortestName ? [] : [{ name, price }]
  })
  const isOther = (text: string): boolean => {
    const line = tidyText(text)
    if (!hasFigure(line)) return false
    const [price] = pricesIn(line)
    const name = price === undefined ? "" : fold(line.slice(0, price.start)).replace(/[\s:(–—-]+$/u, "")
    return told.some(
      (one) =>
        one.name === name &&
        one.price.period === price?.period &&
        one.price.currency === price.currency &&
        one.price.amount !== price.amount
    )
  }
  return site.some(({ blocks }) => blocks.some(({ region, text }) => region === "faq" && isOther(text)))
}
/** "Plan Rye", "Plan Spelt" and, with no sum that could be read, "Plan Barley": the first word of all their names. */
const leavesNamed = (summary: string, pages: ReadonlySet<PageIndex>): boolean => {
  const names = summary.split("; ").map((line) => fold(line.slice(0, pricesIn(line)[0]?.start ?? 0)))
  const [lead = ""] = names[0]?.split(" ") ?? []
  if (names.length < 2 || lead.length < 4 || !names.every((name) => name.startsWith(`${lead} `))) return false
  const told = fold(summary)
  const isNamed = ({ region, folded, kind }: Block) =>
    region === "pricing" &&
    (kind === "heading" || kind === "label") &&
    folded.startsWith(`${lead} `) &&
    folded.split(" ").length <= 3 &&
    // "Acme pricing", where each plan is called after Acme.
    regionOfHeading(folded.slice(lead.length + 1)) !== "pricing" &&
    !told.includes(folded)
  return [...pages].some(({ blocks }) => blocks.some(isNamed))
}
/** Of one sum, what the site asks for other things: as many are more than a bargain or a gift. */
const mostBesideOne = 1
const isOneOfMany = (summary: string, site: SiteIndex): boolean => {
  const told = pricesIn(summary).filter((one) => !costsNothing(one))
  if (told.length !== 1) return false
  return sumsAsked(summary, site).length > mostBesideOne
}

export const tellsAllSums = (summary: string, plans: ReadonlyArray<PricedPlace>, site: SiteIndex): boolean =>
  untoldSums(summary, plans, site).length === 0 &&
  !hasUntoldBound(summary, plans) &&
  !beginsLower(summary, new Set(plans.map(({ page }) => page))) &&
  !losesStart(summary, site) &&
  !opensLower(summary, site) &&
  !leavesFree(summary, plans) &&
  sumsInOther(summary, site) <= mostBesideOne &&
  !leavesNamed(summary, new Set(plans.map(({ page }) => page))) &&
  !isOneOfMany(summary, site) &&
  !isToldOtherwise(summary, site)
