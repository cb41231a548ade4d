/**
 * Sums that a page asks for and a summary of its prices does not tell: whoever reads the summary takes it for all there
 * is. What is saved, worked out, had on top, asked by others or not for sale yet is none of them, nor is what the same
 * plan costs by the year.
 */
import { fold, tidyText } from "../../../../domain/text/Folding.ts"
import { madeOnce, recalled } from "../../../../domain/text/Recalled.ts"
import { ownOf } from "../../evidence/facts/Own.ts"
import { noteSentences } from "../../evidence/facts/price/lines/cards/BoundNotes.ts"
import {
  bargainUnspaced,
  bargainWords,
  beginWords,
  leastWords,
  setupWords
} from "../../evidence/facts/price/lines/cards/ConditionWords.ts"
import { isNoPlan, type PricePlan } from "../../evidence/facts/price/lines/PriceLines.ts"
import { isCompared } from "../../evidence/facts/price/lines/Rivals.ts"
import { beforeSize } from "../../evidence/facts/price/lines/words/PlanBadges.ts"
import { withTax } from "../../evidence/facts/price/lines/words/TaxLabels.ts"
import { costsNothing, hasFigure, type Price, pricesIn } from "../../evidence/facts/price/sums/Money.ts"
import { isExtra, tellsNoPrice } from "../../evidence/facts/price/sums/NoPrices.ts"
import { isBesideSold, isOverOthers } from "../../evidence/facts/price/sums/OtherSums.ts"
import { besideSums } from "../../evidence/facts/price/sums/words/BesideWords.ts"
import { saysFreely } from "../../evidence/facts/words/PriceWords.ts"
import type { Block, PageIndex, SiteIndex } from "../../evidence/reading/PageIndex.ts"
import { anywhere, type Finder } from "../../evidence/reading/patterns/Caseless.ts"
import { textSays } from "../../evidence/reading/Says.ts"
import { cellLabels, labelledRows, tableLayout } from "../../evidence/reading/TableLayouts.ts"
import { laterHeadings } from "../../evidence/topics/OtherPeople.ts"
import {
  askedByNamed,
  besideUnspaced,
  besideWords,
  feeEnds,
  laterLabels,
  leastOrders,
  onTopTitles,
  onTopUnspaced,
  onTopWords,
  roughWords,
  withoutWords,
  yearWords
} from "./AccountedWords.ts"
import { beginsAt, isAboveAll, isWithin, starting } from "./LeastSums.ts"

/** Where a price that may be told stands. */
export type PricedPlace = Pick<PricePlan, "page" | "last">

/** Of a line that asks for a sum, of a title, of a label, in characters; lines around a sum that are read with it. */
const longest = { line: 90, title: 80, label: 40, bound: 120 } as const
const near = 3
const bargain = anywhere(bargainWords)
const rough = anywhere(roughWords)
const onTop = anywhere(onTopWords)
const onTopTitle = new RegExp(`^(?:${onTopTitles})$`, "iu")
const beside = anywhere(besideWords)
/** "+ €10", "20 rooms × €12", "≈ €3", "$1B under management". */
const reckoned =
  /^[+−–-] ?\P{L}{0,3}\p{Nd}|^\+|\+ ?\P{L}{0,3}\p{Nd}|^add (?!.*:)|[×=≈≃~]|→ ?\P{L}{0,3}\p{Nd}|\p{Nd} ?[KMB](?!\p{L})/iu

/** Whether a title stands over what is had on top: "Add-ons". */
export const isOverExtras: (title: string) => boolean = recalled(
  (title) => title.length <= longest.title && (onTop.test(title) || onTopTitle.test(title) || onTopUnspaced.test(title))
)
/** "How we compare", "Calculate your price". */
export const isOverBeside = (title: string): boolean =>
  title.length <= longest.title && (beside.test(title) || besideUnspaced.test(title))
const isOverAccounted = (title: string): boolean =>
  isOverExtras(title) || isOverBeside(title) || (title.length <= longest.title && isOverOthers(title))
const isLater = (text: string): boolean => text.length <= longest.label && textSays(fold(text), laterHeadings)

const cardOf = (page: PageIndex, { card }: Block): ReadonlyArray<Block> =>
  card === null ? [] : page.blocks.filter((one) => one.card === card)
const laterLabel = new RegExp(`^(?:[^–—|·:]{1,24} [–—|·-] )?\\P{L}*(?:${laterLabels})\\P{L}*$`, "iu")
/** Whether a card says in a line of its own, and not of one thing that is had, that nobody can buy it yet. */
export const isOnLaterCard = (page: PageIndex, block: Block | undefined): boolean =>
  block !== undefined &&
  cardOf(page, block).some(
    ({ kind, level, text }) =>
      (kind === "label" || kind === "button") && level === null && laterLabel.test(tidyText(text))
  )

/** "Exam fee £85": paid besides what is sold. */
const feeAtEnd = new RegExp(`(?:${feeEnds})$`, "iu")
/** What a line stands under, and the label over the nearest of it: "Add-ons" over "Grow as you like". */
export const titlesOver = (page: PageIndex, at: number, { under }: Block): ReadonlyArray<string> => {
  const nearest = page.blocks.slice(0, at).findLastIndex(({ level }) => level !== null && level <= 2)
  const label = page.blocks[nearest - 1]
  return label === undefined || label.level !== null ? under : [...under, label.text]
}
const ownRegions: ReadonlySet<string> = new Set(["hero", "main", "features", "pricing"])
/** A sentence may tell sums of anything: of a deed, of a neighbour, of last year. */
const endsSentence = /[.!?。！？؟]["”»)）]*$/u
/** Between quotation marks: what somebody may write, beside what the line says. */
const quoted = /(?<=\p{L}[^"“„«「]*)(?:"[^"]{1,60}"|[“„][^“”„]{1,60}[“”]|«[^«»]{1,60}»|「[^「」]{1,60}」)/gu
/** Without its tax, in the column beside that of the same sums with it. */
const isBeforeTax = (page: PageIndex, block: Block): boolean => {
  if (block.kind !== "cell" || block.list === null) return false
  const layout = tableLayout(page, block.list)
  const heads = [...new Set(labelledRows(layout).flatMap(({ cells }) => cells.map(({ column }) => column)))]
  const taxed = withTax(heads)
  const { column } = cellLabels(layout, block)
  return taxed !== undefined && column !== undefined && column !== taxed
}
/** The sums that a line asks for. */
const askedBy = (page: PageIndex, at: number, block: Block): ReadonlyArray<Price> => {
  const line = tidyText(block.text)
  if (line.length > longest.line || !hasFigure(line) || isBeforeTax(page, block)) return []
  const text = line.replace(quoted, "“”")
  const prices = pricesIn(text).filter((price) => !costsNothing(price))
  if (prices.length === 0) return []
  const lead = tidyText(page.blocks[at - 1]?.text ?? "")
  const isNone = (line: string) =>
    tellsNoPrice(line) || isExtra(line) || isNoPlan(line) || besideSums.test(line) || isBesideSold([page], line)
  const isCheaper = bargain.test(text) || bargainUnspaced.test(text) || rough.test(text)
  if (isNone(text) || isCheaper || reckoned.test(text) || endsSentence.test(text) || saysFreely.test(text)) return []
  const name = text.slice(0, pricesIn(text)[0]?.start).replace(/[\s:–—|·•-]+$/u, "")
  const isLed = name === "" || starting.test(name)
  if (
    isNone(name) ||
    feeAtEnd.test(name) ||
    beforeSize.test(name) ||
    (lead.length <= longest.label && (reckoned.test(lead) || (isLed && isNone(lead))))
  )
    return []
  if (titlesOver(page, at, block).some((title) => isOverAccounted(title) || isLater(title))) return []
  const isToCome =
    isOnLaterCard(page, block) || cardOf(page, block).some((one) => one.kind !== "item" && isLater(tidyText(one.text)))
  return isToCome ? [] : prices
}

/** Whether a sum is what a plan that is told costs by the year, or by the month where one pays by the year. */
const isByYear = (page: PageIndex, at: number, amount: number, told: ReadonlyArray<number>): boolean => {
  const around = page.blocks.slice(Math.max(0, at - near), at + near + 1)
  if (!around.some(({ text }) => text.length <= longest.line && yearWords.test(text))) return false
  const isYears = (ratio: number) => ratio >= 6 && ratio <= 12.05
  const isLess = (ratio: number) => ratio >= 0.55 && ratio <= 1.6
  return told.some((one) => isYears(amount / one) || isYears(one / amount) || isLess(amount / one))
}

/** Whether a card, or a row, has a lower sum at which its sums begin: "From €250", "4 or more €550". */
const isBegun = (page: PageIndex, block: Block, price: Price, lines: ReadonlyArray<string>): boolean =>
  cardOf(page, block).some((one) => {
    const [least] = pricesIn(tidyText(one.text))
    return (
      least !== undefined &&
      Number(least.amount) < Number(price.amount) &&
      lines.some((line) => beginsAt(line, least.amount))
    )
  })

/** What stands under the same titles as plans that are told, wherever it is taken to stand. */
const isBeside = (block: Block, titles: ReadonlySet<string>): boolean =>
  ["main", "features", "others"].includes(block.region) &&
  (block.kind !== "paragraph" || block.card !== null) &&
  block.under.some((title) => titles.has(title))

/** What is paid to begin with, or at least, whatever is bought: "Setup €99", "$50 minimum order". */
const families = [beginWords, `${leastWords}|${leastOrders}`].map((words) => anywhere(words))
const isDenied = anywhere(`(?:${withoutWords}) (?:\\p{L}+ )?(?:${setupWords}|${leastWords})`)
/** Parts a sentence from the next: "$99 a user, with a minimum of ten" asks for no $99 at least. */
const breaks = /[;,](?!\p{Nd})|:(?= ?\p{L})/u
const dated = /(?<![\p{Nd}.,\p{Sc}]|\p{Sc} )(?:19|20)\p{Nd}{2}(?![\p{Nd}.,])(?! ?\p{Sc})/u
const boundIn: (text: string) => ReadonlyArray<{ readonly words: Finder; readonly amount: string }> = recalled(
  (text) => {
    const sentence = text.replace(/\/ ?min(?!\p{L})/giu, "")
    const isNone = isDenied.test(sentence) || dated.test(sentence) || /[?？؟]$/u.test(sentence)
    if (sentence.length > longest.bound || !hasFigure(sentence) || isNone) return []
    return sentence.split(breaks).flatMap((part) => {
      const [price] = pricesIn(part)
      return price === undefined || costsNothing(price)
        ? []
        : families.flatMap((words) => (words.test(part) ? [{ words, amount: price.amount }] : []))
    })
  }
)
interface Bound {
  readonly page: PageIndex
  readonly block: Block
  readonly text: string
}
/** Sentences by which a page sets such a sum that a summary does not tell as one. */
const untoldBounds = (summary: string, plans: ReadonlyArray<PricedPlace>): ReadonlyArray<Bound> => {
  const lines = summary.split("; ")
  const isTold = ({ words, amount }: { readonly words: Finder; readonly amount: string }) =>
    lines.some((line) => words.test(line) && pricesIn(line).some((price) => price.amount === amount))
  return [...new Set(plans.map(({ page }) => page))].flatMap((page) =>
    boundsOn(page).filter(({ text }) => boundIn(text).some((bound) => !isTold(bound)))
  )
}
const boundsOn = madeOnce(
  (page: PageIndex): ReadonlyArray<Bound> =>
    page.blocks
      // What is asked to begin with something that is had on top is no more than that costs.
      .filter((one, at) => one.region === "pricing" && !titlesOver(page, at, one).some(isOverExtras))
      .flatMap((block) => noteSentences(tidyText(block.text)).map((text): Bound => ({ page, block, text })))
      .filter(({ text }) => boundIn(text).length > 0 && !isAskedElsewhere(page, text))
)
const isAskedElsewhere = (page: PageIndex, text: string): boolean => {
  const who = askedByNamed.exec(text)?.groups?.who
  return who !== undefined && /^\p{Lu}/u.test(who) && ownOf([page], []).namesOther(`x ${who}`)
}
export const hasUntoldBound = (summary: string, plans: ReadonlyArray<PricedPlace>): boolean =>
  untoldBounds(summary, plans).length > 0
/** "applies to all new accounts": on a card as well. */
const saysAll = anywhere(
  "all|every|any|alle[nr]?|jede[nrms]?|chaque|tou(?:s|tes)|tod[oa]s|cada|ogni|tutt[ie]|elke?|ieder[e]?"
)
/** "A $90 setup fee applies to every new account.": a sentence on no card is of all that is listed, and may stand beside it; null where any is of one plan alone. */
export const boundsBeside = (
  summary: string,
  plans: ReadonlyArray<PricedPlace>
): ReadonlyArray<{ readonly page: PageIndex; readonly text: string }> | null => {
  const found = untoldBounds(summary, plans)
  const isOfAll = ({ block, text }: Bound) =>
    block.kind === "paragraph" &&
    (block.card === null || saysAll.test(text)) &&
    block.list === null &&
    text.length <= longest.line &&
    pricesIn(text).every(({ paying, units }) => paying !== "recurring" && units.length === 0)
  const isOnce = found.every(({ text }, at) => found.findIndex((one) => fold(one.text) === fold(text)) === at)
  return found.length <= 2 && isOnce && found.every(isOfAll) ? found : null
}

/** The figures a summary tells, and the sums that are more than nothing. */
const figuresIn = (summary: string) => {
  const told = pricesIn(summary)
  const figures = new Set([
    ...told.map(({ amount }) => amount),
    ...[...summary.matchAll(/\p{Nd}[\p{Nd}.,']*/gu)].flatMap(([one]) =>
      pricesIn(`€${one.replace(/[.,']+$/u, "")}`).map(({ amount }) => amount)
    )
  ])
  return { told, figures, amounts: told.map(({ amount }) => Number(amount)).filter((amount) => amount > 0) }
}
/** What blocks of a page ask for besides what a summary tells. */
const besideTold = (summary: string) => {
  const lines = summary.split("; ")
  const { told, figures, amounts } = figuresIn(summary)
  return (page: PageIndex, isAsked: (block: Block) => boolean): ReadonlyArray<string> =>
    page.blocks.flatMap((block, at) =>
      isAsked(block)
        ? askedBy(page, at, block)
            .filter(
              (price) =>
                told.some(({ currency }) => currency === price.currency) &&
                !figures.has(price.amount) &&
                !isByYear(page, at, Number(price.amount), amounts) &&
                !isBegun(page, block, price, lines) &&
                !isAboveAll(price, lines) &&
                !isWithin(price, lines)
            )
            .map(({ amount }) => amount)
        : []
    )
}

/** `plans`: those of whose pages a summary is; each sum once. */
export const untoldSums = (
  summary: string,
  plans: ReadonlyArray<PricedPlace>,
  site: SiteIndex
): ReadonlyArray<string> => {
  const asked = besideTold(summary)
  const product = ownOf(site, [])
  const found = [...Map.groupBy(plans, ({ page }) => page)].flatMap(([page, own]) => {
    const places = own.flatMap(({ last }) => page.blocks[last] ?? [])
    // Among questions prose tells sums of anything.
    const regions = new Set<string>(["pricing", ...places.map(({ region }) => region).filter((one) => one !== "faq")])
    const [title] = page.blocks.filter(({ level }) => level === 1).map(({ folded }) => folded)
    const titles = new Set(places.flatMap(({ under }) => under.filter((one) => one !== title)))
    return asked(
      page,
      (block) => (regions.has(block.region) || isBeside(block, titles)) && !isCompared(page, block, product)
    )
  })
  return [...new Set(found)]
}
/** Sums asked in a currency that a summary does not tell, beside none that it does: of another thing, or what a template left. */
export const sumsInOther = (summary: string, site: SiteIndex): number => {
  const told = new Set(pricesIn(summary).map(({ currency }) => currency))
  if (told.size === 0) return 0
  const isTold = ({ currency }: Price) => told.has(currency)
  return site.flatMap((page) =>
    page.blocks.flatMap((block, at) =>
      ownRegions.has(block.region) &&
      !page.blocks
        .slice(Math.max(0, at - near), at + near + 1)
        .some(({ text }) => hasFigure(text) && pricesIn(tidyText(text)).some(isTold))
        ? askedBy(page, at, block)
        : []
    )
  ).length
}
/** The same of all its pages, wherever the product itself is told of. */
export const sumsAsked = (summary: string, site: SiteIndex): ReadonlyArray<string> => {
  const asked = besideTold(summary)
  return [...new Set(site.flatMap((page) => asked(page, ({ region }) => ownRegions.has(region))))]
}
