/** Price lists of figures without a sign, where the page says what money they are: "Lentil soup 5,50" over "Prices in euro". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import { madeOnce } from "../../../../../../../domain/text/Recalled.ts"
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import { cellLabels, tableLayout } from "../../../../reading/TableLayouts.ts"
import { costsNothing, pricesIn } from "../../sums/Money.ts"
import { isExtra, tellsNoPrice } from "../../sums/NoPrices.ts"
import { besideSums, pastOrPlanned } from "../../sums/words/BesideWords.ts"
import { isNoPlan, isNote, type PricePlan } from "../PriceLines.ts"
import { withoutHad } from "../words/NameForm.ts"

const longest = { note: 160, name: 60, label: 30 } as const
const leastEntries = 2
const money = "(?<money>euros?|eur|€|chf|francs?|usd|us dollars|dollars|gbp|pounds(?: sterling)?|£|\\$)(?![\\p{L}/])"
const nouns =
  "prices?|rates?|fees|amounts|preise?|beträge|tarife|prix|tarifs?|montants|precios?|importes|tarifas?|preços?|valores|prezz[oi]|importi|tariffe|prij(?:s|zen)|bedragen|tarieven"
/** "All prices in euro, service included", "Bedragen in euro", "Prix nets en €". */
const note = new RegExp(
  String.raw`(?<!\p{L})(?:${nouns})(?: (?:are|is|shown|given|quoted|listed|stated|sind|verstehen sich|nets?|indiqués|sont|s'entendent|están|son|se indican|são|sono|si intendono|indicati|zijn))*[,:]? [(]?(?:in|en|em)? ?(?:the )?${money}`,
  "iu"
)
/** "Price (€)", "€", "CHF": over a column. */
const head = new RegExp(`^(?:(?:${nouns}),? ?)?(?:in |en |em )?[([]?${money}[)\\]]?$`, "iu")

interface Money {
  readonly words: string
  readonly said: Block
}
const moneyIn = (pattern: RegExp, block: Block | undefined): Money | null => {
  const text = block === undefined || block.text.length > longest.note ? "" : tidyText(block.text)
  const words = text === "" ? undefined : pattern.exec(text)?.groups?.money?.replace(/ sterling$/iu, "")
  return block === undefined || words === undefined || pricesIn(`5,50 ${words}`).length !== 1
    ? null
    : { words, said: block }
}
const mayTell = ({ region, kind }: Block) =>
  ["hero", "main", "features", "pricing"].includes(region) && kind !== "quotation" && kind !== "button"
/** What money all sums of a page are, where one line says it and no sum has a sign of its own. */
const moneyOf = (page: PageIndex): Money | null => {
  const own = page.blocks.filter(mayTell)
  const told = own.flatMap((block) => moneyIn(note, block) ?? [])
  const [first] = told
  return first !== undefined && told.every(({ words }) => words.toLowerCase() === first.words.toLowerCase())
    ? first
    : null
}

const figure =
  /^(?:(?:from|ab|dès|desde|da|a partire da|vanaf) )?(?<figure>\p{Nd}{1,5}(?:[.,]\p{Nd}{2})?(?:[.,][-–])?)$/iu
const entry =
  /^(?<name>.*\p{L}.*?)[\s:–—|·.…_-]+(?<figure>(?:(?:from|ab|dès|desde|da|vanaf) )?\p{Nd}{1,4}(?:[.,]\p{Nd}{2}|[.,][-–]))$/iu
const isName = (name: string): boolean =>
  name.length <= longest.name &&
  /\p{L}{2}/u.test(name) &&
  !/[.!?:]$/u.test(name) &&
  pricesIn(name).length === 0 &&
  ![tellsNoPrice, isExtra, isNoPlan, isNote].some((isNone) => isNone(name)) &&
  !besideSums.test(withoutHad(name)) &&
  !pastOrPlanned.test(name)
const planOf = (
  page: PageIndex,
  { words: unit, said }: Money,
  [first, last, name, words]: readonly [Block, Block, string, string]
): PricePlan | null => {
  const [price] = pricesIn(`${words} ${unit}`)
  if (price === undefined || costsNothing(price) || !isName(name)) return null
  const [from, to] = [page.blocks.indexOf(first), page.blocks.indexOf(last)]
  return { page, name, kind: "unknown", price, words, first: from, last: to, money: unit, heads: [said] }
}
const entriesOf = (page: PageIndex, of: Money, list: ReadonlyArray<Block>): ReadonlyArray<PricePlan | null> =>
  list.map((block) => {
    const groups = entry.exec(tidyText(block.text))?.groups
    const { name, figure: sum } = groups ?? {}
    return name === undefined || sum === undefined ? null : planOf(page, of, [block, block, tidyText(name), sum])
  })
const rowsOf = (page: PageIndex, all: Money | null, list: number): ReadonlyArray<PricePlan | null> => {
  const layout = tableLayout(page, list)
  if (layout.areColumns) return []
  const rows = [...layout.byCard.values()]
  return rows.flatMap((row, at): ReadonlyArray<PricePlan | null> => {
    const sums = row.filter(({ text }) => figure.test(tidyText(text)))
    const [label] = row
    const [sum] = sums
    // The head of the table, and what stands over its parts.
    if (sum === undefined && (at === 0 || row.length === 1)) return []
    if (label === undefined || sum === undefined || sums.length > 1 || sum === label) return [null]
    const of = moneyIn(head, cellLabels(layout, sum).column) ?? all
    return [of === null ? null : planOf(page, of, [label, sum, tidyText(label.text), tidyText(sum.text)])]
  })
}

/** The things of a page that have such sums; of a list all, or none. */
export const figurePlans = madeOnce((page: PageIndex): ReadonlyArray<PricePlan> => {
  const all = moneyOf(page)
  const lists = Map.groupBy(
    page.blocks.filter((block) => block.list !== null && mayTell(block)),
    ({ list }) => list
  )
  return [...lists].flatMap(([list, blocks]) => {
    if (list === null || blocks.some(({ text }) => pricesIn(tidyText(text)).length > 0)) return []
    const isTable = blocks.some(({ kind }) => kind === "cell")
    const found = isTable ? rowsOf(page, all, list) : all === null ? [] : entriesOf(page, all, blocks)
    const plans = found.flatMap((plan) => plan ?? [])
    return plans.length >= leastEntries && plans.length === found.length ? plans : []
  })
})
/** Sums of which nothing says that they are paid again are paid when something is bought. */
export const paidWhenBought = (plan: PricePlan): PricePlan =>
  plan.money !== undefined && plan.kind === "unknown" ? { ...plan, kind: "once" } : plan
