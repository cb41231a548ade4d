/** What it costs, how it is paid for and how far along it is, in the words of its pages. */
import type { Backed, Quote } from "../../../domain/draft/Candidates.ts"
import { fold } from "../../../domain/text/Folding.ts"
import { stageFacts } from "../evidence/facts/company/stage/Stages.ts"
import type { Fact } from "../evidence/facts/Fact.ts"
import { ownOf } from "../evidence/facts/Own.ts"
import { nodesOfOurs, statedBy } from "../evidence/facts/OwnData.ts"
import { unlikeSums } from "../evidence/facts/price/lines/NamedApart.ts"
import type { PricePlan } from "../evidence/facts/price/lines/PriceLines.ts"
import type { PriceFact } from "../evidence/facts/price/PriceSentences.ts"
import { chargesOf } from "../evidence/facts/price/PricingModels.ts"
import { isOther, pricesShown } from "../evidence/facts/price/Summaries.ts"
import { pricesIn } from "../evidence/facts/price/sums/Money.ts"
import { byTime } from "../evidence/facts/price/sums/Told.ts"
import type { SiteIndex } from "../evidence/reading/PageIndex.ts"
import { tokensOf } from "../evidence/reading/Tokens.ts"
import { offered } from "./Locating.ts"
import { quoteOf, type Reading } from "./reading/Reading.ts"

/** Of a summary, in characters; prices listed. */
const longest = 300
const mostPrices = 6
const longestSum = 160

interface Line {
  readonly text: string
  readonly quotes: ReadonlyArray<Quote>
}
const siteOf = (readings: ReadonlyArray<Reading>): SiteIndex => readings.map(({ page }) => page)

/** "5.599 €PVP", "$89once": set beside each other in letters of two sizes. */
const grown = /(?<=\p{Nd} ?\p{Sc})(?=\p{L}{3})|(?<=\p{Sc} ?\p{Nd}[\p{Nd}.,]*)(?=\p{L}{4})/gu

/** "Starter €12 a month": a plan with its price, as they stand on the page. */
const planLine = (plan: PricePlan, isTold: boolean): ReadonlyArray<Line> => {
  // A sum without a name tells nothing, save where it is told how it is paid.
  if (plan.kind === "ask" || (plan.kind === "unknown" && (plan.price === null || (plan.name === null && !isTold))))
    return []
  const { page, first, last, name, words } = plan
  if (words === "") return []
  const isNamed = name !== null && fold(name) !== fold(words)
  const text = (isNamed ? `${name} ${words}` : words).replace(/[.;]+$/, "").replace(grown, " ")
  const quote = page.blocks
    .slice(first, last + 1)
    .map((block) => block.text)
    .join(" ")
  return [{ text, quotes: [quoteOf(page, quote)] }]
}

/** What a site lists twice is listed once, and a name rather than none. */
const once = (plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  const same = (a: PricePlan, b: PricePlan) =>
    a.price !== null &&
    b.price !== null &&
    a.price.amount === b.price.amount &&
    a.price.currency === b.price.currency &&
    a.price.period === b.price.period
  const known = (one: PricePlan) => plans.find((other) => other !== one && other.page !== one.page && same(other, one))
  // On one page what has a name is told again by a sum alone, on a button or under a table.
  const isToldAgain = (one: PricePlan, at: number) =>
    one.name === null &&
    plans
      .slice(0, at)
      .some(
        (other) =>
          other.page === one.page &&
          other.name !== null &&
          (same(other, one) || (one.kind === "free" && other.kind === "free"))
      )
  return plans.filter((one, at) => {
    if (isToldAgain(one, at)) return false
    const other = known(one)
    if (other === undefined) return true
    if ((other.name === null) !== (one.name === null)) return one.name !== null
    return plans.indexOf(other) > at
  })
}

/** "Starter | $1.80 | $0.03" of one call and of another: sums of which the name of the plan tells no use. */
const isOfParts = ({ kind, name, page, price }: PricePlan, plans: ReadonlyArray<PricePlan>): boolean =>
  kind === "usage" &&
  name !== null &&
  plans.some((one) => one.page === page && one.name === name && one.price?.amount !== price?.amount)

const summary = (lines: ReadonlyArray<Line>): ReadonlyArray<Backed<string>> => {
  const kept = new Map<string, Line>()
  for (const line of lines.slice(0, 4 * mostPrices)) {
    const length = [...kept.values()].reduce((sum, one) => sum + one.text.length + 2, line.text.length)
    if (kept.size < mostPrices && length <= longest && !kept.has(fold(line.text))) kept.set(fold(line.text), line)
  }
  const all = [...kept.values()]
  return all.length === 0
    ? []
    : [{ value: all.map((one) => one.text).join("; "), evidence: all.flatMap((one) => one.quotes) }]
}

/** Whether a page writes the same sum in its own way, "CA$64": whoever lists it lists that. */
const isShown = (shown: ReturnType<typeof pricesShown>, amount: string) => {
  const [stated] = pricesIn(`€${amount}`)
  return shown.some((one) => one.amount === stated?.amount && /\p{Sc}/u.test(one.text))
}

/** Offers a page states as data: "Starter 9 USD". A price of 0 says too little: free, or free to begin with? */
const statedOffers = (site: SiteIndex): ReadonlyArray<Line> => {
  const shown = pricesShown(site)
  return nodesOfOurs(site, ownOf(site, [])).flatMap((node) =>
    statedBy(node, "offers.price", "offers.lowPrice", "offers.offers.price").flatMap((price) => {
      const beside = (key: string) =>
        node.page.statements.find((one) => one.owner === price.owner && one.path.at(-1) === key)
      const currency = beside("priceCurrency")
      if (
        currency === undefined ||
        isOther(shown, price.text, currency.text) ||
        isShown(shown, price.text) ||
        /^0(?:[.,]0+)?$/.test(price.text)
      )
        return []
      const parts = [beside("name"), price, currency].flatMap((one) => (one === undefined ? [] : [one.text]))
      return [{ text: parts.join(" "), quotes: parts.map((text) => quoteOf(node.page, text)) }]
    })
  )
}

/** A sentence, and no button, that says how something is paid: of free software, where prices are asked after. */
const tellsHow = ({ value, words, page, blocks, isCall }: PriceFact): boolean => {
  if (isCall === true) return false
  const [above, block] = blocks === null ? [] : [page.blocks[blocks.first - 1], page.blocks[blocks.first]]
  const isAboutPrices = block?.region === "pricing" || (above?.region === "pricing" && above.level !== null)
  // "Pídenos presupuesto." is a sentence, where prices are told.
  const isSentence = isAboutPrices && block?.kind === "paragraph" && /\p{L} .*[.!]$/u.test(words)
  return (value !== "open-source" || isAboutPrices) && (isSentence || tokensOf(fold(words)).length > 3)
}

/** "Is Acme free? Yes.": says how it is paid, and sums up nothing. */
const asks = /[?？؟]/u

export const pricingSummaryOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> => {
  const site = siteOf(readings)
  const { plans, sentences, models, sums: all } = chargesOf(site, [])
  // Sums in several currencies are of several things, or of a template that was never filled in.
  const currencies = new Set(plans.flatMap(({ price }) => price?.currency ?? []))
  // Of a list each thing has a name, and is bought: what is not stands beside it, second-hand or sold by somebody else.
  const isBought = (plan: PricePlan) =>
    models.some(({ page, blocks }) => page === plan.page && blocks?.first === plan.first && blocks.last === plan.last)
  const areBought = plans.some(isBought)
  // "Small €40; Small €55": which is which?
  const unlike = unlikeSums(plans)
  const isStray = (plan: PricePlan) =>
    plan.kind === "unknown" &&
    ((areBought && !isBought(plan) && !byTime.test(plan.words)) ||
      (plan.name === null && plans.some(({ page, name }) => page === plan.page && name !== null)))
  if (plans.some(({ price }) => price !== null))
    return currencies.size > 1
      ? []
      : summary(
          once(plans.filter((plan) => !isStray(plan) && !unlike.has(plan))).flatMap((plan) =>
            isOfParts(plan, plans) ? [] : planLine(plan, models.length > 0)
          )
        )
  // Where no sum is told, how it is paid: a share of each sale, once, by a quote.
  const told = sentences.filter(
    (one) => (one.price !== null || one.value === "free") && one.isCall !== true && !asks.test(one.words)
  )
  // Several sums with no word beside them are cells of a table: which is whose?
  const isBare = ({ price, words }: PriceFact) => price !== null && fold(price.text) === fold(words)
  const areBare = new Set(told.filter(isBare).map(({ words }) => fold(words))).size > 1
  const sums = areBare ? told.filter((one) => !isBare(one)) : told
  // That it is free to begin with says nothing of the plan beside it.
  const isHalf = models[0]?.value === "freemium" && plans.length > 0
  const ways = isHalf
    ? []
    : sentences.filter((one) => one.value === models[0]?.value && tellsHow(one) && !asks.test(one.words))
  // What is sold has a price, whatever is told of how it is paid.
  const priced = sums.length > 0 || plans.length > 0 ? [] : all.filter(({ words }) => words.length <= longestSum)
  const telling = sums.length > 0 ? sums : priced.length > 0 ? priced : ways
  return [
    ...(models.length === 0 && priced.length === 0
      ? []
      : summary(telling.map(({ page, words }) => ({ text: words, quotes: [quoteOf(page, words)] })))),
    ...(plans.length === 0 && telling.length === 0 ? summary(statedOffers(site)) : [])
  ]
}

export const pricingModelOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> => {
  const { models } = chargesOf(siteOf(readings), [])
  // "Free and open source" is both: the closer word first, unless only what it costs is said where prices are asked after.
  const isAsked = ({ page, blocks }: Fact<string>) => blocks !== null && page.blocks[blocks.first]?.region === "pricing"
  const isOnlyFree =
    models.some((one) => one.value === "free" && isAsked(one)) &&
    !models.some((one) => one.value === "open-source" && isAsked(one))
  const closer = isOnlyFree ? "free" : "open-source"
  return models.toSorted((a, b) => Number(b.value === closer) - Number(a.value === closer)).map(offered)
}

export const stageOptions = (readings: ReadonlyArray<Reading>): ReadonlyArray<Backed<string>> =>
  stageFacts(siteOf(readings), []).map(offered)
