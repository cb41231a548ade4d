/** Plans and what they cost, as the part of a page about prices sets them side by side. */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { isAsidePage } from "../Paths.ts"
import { billedYearly, isPaidByCount, openedHowOften, otherwiseBilled, tellsBill } from "./lines/Billing.ts"
import { withoutYears } from "./lines/cards/ByTheYear.ts"
import { isPriceCard } from "./lines/cards/PriceCards.ts"
import { renamed } from "./lines/cards/Renamed.ts"
import { textPairs } from "./lines/cards/TextPairs.ts"
import { isAmongPrices, isFirstTier } from "./lines/cards/Tiers.ts"
import { headedRow, timeColumns, timeRows } from "./lines/cards/TimeColumns.ts"
import { namedApart, namedByHowOften } from "./lines/NamedApart.ts"
import { isSaidOfAll, paidAsTitled } from "./lines/PaidAsTitled.ts"
import {
  headsGroup,
  headsRow,
  isForWhom,
  isHad,
  isHadBeside,
  isMade,
  isPlanned,
  labelUnder,
  nameAbove,
  nameAround,
  nameBelow,
  namedByButton,
  priceFollows,
  type Row
} from "./lines/PlanNames.ts"
import type { PricePlan } from "./lines/PriceLines.ts"
import {
  freeLine,
  isFreeBeside,
  isNoPlan,
  isOptional,
  isPlanName,
  priceLine,
  saysAsk,
  saysFree,
  withoutBadge
} from "./lines/PriceLines.ts"
import { boundRows } from "./lines/rows/BoundRows.ts"
import { figurePlans, paidWhenBought } from "./lines/rows/Figures.ts"
import { pairNames } from "./lines/rows/PairNames.ts"
import { isFreeShare, isSaidBelow, lineAt } from "./lines/rows/QuantityLines.ts"
import { isLeast } from "./lines/words/BasisWords.ts"
import { areUnits, isMeasure, isRate, isWorkedOut, opensWithUnits, withoutHad } from "./lines/words/NameForm.ts"
import { gridPlans, isPlanRow, isPricePage, isPriceTable, paidAsHeaded, priceRow } from "./PlanTables.ts"
import { isUnderOthers, withoutAsides } from "./PriceSections.ts"
import { costsNothing, pricesIn, saysHowOften } from "./sums/Money.ts"
import { tellsOtherwise } from "./sums/NoPrices.ts"
import { isBesideSold } from "./sums/OtherSums.ts"
import { withTold } from "./ToldPlans.ts"

/** "Free", "Contact us": a plan without a price. */
const unpriced = (page: PageIndex, row: Row, names: Row): PricePlan | null => {
  const block = (at: number) => page.blocks[at]
  const isTier = isFirstTier(page, row)
  // A cell may say it of anything in its table, save where the table is of what is sold.
  const find = (test: typeof saysFree) =>
    row.find((at) => {
      const one = block(at)
      return (
        one !== undefined &&
        (one.kind !== "cell" || isPriceTable(page, one) || isAmongPrices(page, one) || isTier) &&
        test(one)
      )
    })
  const free = find((one) => saysFree(one) || isFreeShare(one))
  const told = free ?? find(saysAsk)
  if (told === undefined || priceFollows(page, row)) return null
  const above = headsGroup(page, told) ? undefined : nameAbove(page, row)
  const name = names.find((at) => at < told) ?? above
  if (
    free !== undefined &&
    !isTier &&
    isFreeBeside(`${name === undefined ? "" : block(name)?.text} ${block(told)?.text}`)
  )
    return null
  return {
    page,
    name: name === undefined ? null : (block(name)?.text ?? null),
    kind: free === undefined ? "ask" : "free",
    price: null,
    words: tidyText(block(told)?.text ?? ""),
    first: Math.min(told, name ?? told),
    last: Math.max(told, name ?? told)
  }
}

/** "Basic: free" beside "Pro: $10 a month": of a list in which something is paid again and again; else it may be free for children. */
const amongPlans = (page: PageIndex, row: Row): PricePlan | null => {
  const [at] = row
  const block = page.blocks[at ?? -1]
  const line = block === undefined || row.length > 1 ? null : freeLine(block)
  if (at === undefined || block === undefined || line === null) return null
  const isPlan = page.blocks.some((one) => one.list === block.list && priceLine(one)?.price.paying === "recurring")
  return isPlan ? { page, name: line.name, kind: "free", price: null, words: line.words, first: at, last: at } : null
}

const longestBeside = 60
/** What a row of blocks that belong together says as one plan. */
const planOf = (page: PageIndex, row: Row): PricePlan | null => {
  const lines = row.flatMap((at) => {
    const line = lineAt(page, row, at)
    return line === null ? [] : [{ at, line }]
  })
  const names = row.filter((at) => {
    const block = page.blocks[at]
    if (block === undefined || (saysFree(block) && lines.length === 0)) return false
    return isPlanName(block) || pairNames(page).has(at) || (isMade(block) && lines.length > 0)
  })
  const [found] = lines
  // A plan that is to come is none today; of one thing that is had for it, it says nothing.
  if (row.some((at) => isPlanned(page.blocks[at]) && !isHad(page.blocks[at], at, found?.at))) return null
  // What may be had on top of a plan, or not.
  if (row.some((at) => at > (found?.at ?? at) && isOptional(page.blocks[at]))) return null
  const text = tidyText(row.map((at) => page.blocks[at]?.text ?? "").join(" \n "))
  if (found === undefined)
    return tellsOtherwise(text, true) ? null : (amongPlans(page, row) ?? unpriced(page, row, names))
  const { line, at } = found
  // "€0" over "60", in smaller letters: the cents, which the sum is not told without.
  const behind = row.includes(at + 1) && page.blocks[at]?.kind !== "cell" ? page.blocks[at + 1] : undefined
  const isCut = /^[.,]?\p{Nd}{2}$/u.test(behind?.text.trim() ?? "") && !/[.,]/u.test(line.price.text)
  // In a table a long cell beside a sum tells of what is had for it; "Day rate" of nobody's pay.
  const isFar = (one: number) => {
    const { kind, text = "" } = page.blocks[one] ?? {}
    return (kind === "cell" && one !== at && text.length > longestBeside) || isRate(tidyText(text))
  }
  const near = tidyText(
    [at - 1, at, at + 1].map((one) => (row.includes(one) && !isFar(one) ? page.blocks[one]?.text : "")).join(" \n ")
  )
  if (tellsOtherwise(near, costsNothing(line.price)) || isWorkedOut(near)) return null
  // Other prices a month of the same plan leave open which one it is, save where it is told for what they are.
  const same = lines.filter(
    (one) =>
      one.line.price.period === line.price.period &&
      (!billedYearly.test(one.line.words) || billedYearly.test(line.words)) &&
      !isHadBeside(page.blocks[one.at], one.line.name) &&
      !(one.at === at + 1 && otherwiseBilled.test(tidyText(page.blocks[one.at]?.text ?? ""))) &&
      !tellsBill(page.blocks[one.at])
  )
  const unclear = isCut || line.words === "" || same.some((one) => one.line.price.amount !== line.price.amount)
  const under = row.includes(at + 1) && !isSaidOfAll(page, at) ? tidyText(page.blocks[at + 1]?.text ?? "") : ""
  // "One-time payment in the app. Every song, …": how it is paid, before what is had for it.
  const [saidFirst = ""] = sentencesIn(under)
  const next =
    saysHowOften(under) === null && saysHowOften(saidFirst) === "once" ? saidFirst.replace(/[.!]$/u, "") : under
  const isCounted = line.price.paying === "recurring" && line.price.units.length === 0
  const opening =
    isCounted || (line.price.paying === "unknown" && saysHowOften(next) === null) ? openedHowOften(line, next) : null
  const often = line.price.paying === "unknown" && next !== "" ? (opening?.paying ?? saysHowOften(next)) : null
  const before = row.includes(at - 1) ? tidyText(page.blocks[at - 1]?.text ?? "") : ""
  // "From" over a sum belongs to it.
  const least = line.words !== "" && isLeast(before) ? `${before} ${line.words}` : line.words
  const isBilled = otherwiseBilled.test(next)
  const words =
    often !== null ||
    opening !== null ||
    ((isBilled || isSaidBelow(page, row, at)) && line.words !== "") ||
    (line.words !== "" && isPaidByCount(line.price, next))
      ? `${least} ${opening?.words ?? next}`
      : least
  const price = (often === null && opening === null ? undefined : pricesIn(words)[0]) ?? line.price
  const told = often !== null && price.paying === "unknown" ? often : price.paying
  const headed = names.filter((one) => one < at)
  // "Features" heads the table in which "Pro" stands right over its sum.
  const isOfTable = headed.some((one) => page.blocks[one]?.kind === "cell") && page.blocks[at]?.kind !== "cell"
  const [lead] = isOfTable ? headed.slice(-1) : headed
  const isReach = (one: number) => isForWhom(page.blocks[one])
  const [opensWith] = row
  const head = opensWith !== undefined && opensWith < at ? page.blocks[opensWith] : undefined
  const name =
    (head !== undefined && headsRow(head) ? opensWith : undefined) ??
    headed.find((one) => page.blocks[one]?.level !== null && !isReach(one)) ??
    namedByButton(page, row, headed) ??
    (lead === undefined || isReach(lead)
      ? labelUnder(
          page,
          lead,
          headed.filter((one) => !isReach(one))
        )
      : lead) ??
    nameBelow(page, row, at) ??
    nameAround(page, row) ??
    nameAbove(page, row) ??
    lead
  // What says how it is paid needs no name, and the title of a page is none: "One meter, no tiers".
  const isTitle = name !== undefined && page.blocks[name]?.level === 1 && line.price.paying === "usage"
  // "First session" over "45 minutes, £40".
  const isMeasured = line.name !== null && isMeasure(line.name) && lead !== undefined
  const own = isMeasured ? `${page.blocks[lead]?.text}, ${line.name}` : line.name
  const called = own ?? (name === undefined || isTitle ? null : (page.blocks[name]?.text ?? ""))
  const named = called === null ? null : withoutBadge(called)
  if (costsNothing(price) && isFreeBeside(`${named ?? ""} ${line.words}`)) return null
  if (named !== null && isNoPlan(named)) return null
  // "100 credits, $9", "Hallway" over "250 credits" and "$15": what is used up is bought as it is needed.
  const isUsedUp = opensWithUnits(named ?? "") || row.some((one) => areUnits(tidyText(page.blocks[one]?.text ?? "")))
  const paying = told === "unknown" && isUsedUp ? "usage" : told
  return {
    page,
    name: named,
    kind: costsNothing(price) && !isCut ? "free" : paying,
    price: unclear ? null : price,
    words: unclear ? "" : words,
    first: isMeasured ? lead : line.name === null && name !== undefined ? Math.min(name, at) : at,
    last: Math.max(words === least ? at : at + 1, line.name === null ? (name ?? at) : at)
  }
}

/** Of a page without regions, a line that tells a price by the month, and the name right above it, are of a price list. */
const isAboutPrices = (page: PageIndex, at: number): boolean => {
  const block = page.blocks[at]
  if (block !== undefined && (isPriceTable(page, block) || isPriceCard(page, block) || isPricePage(page, block)))
    return true
  if (block?.region !== "main" || page.page.blocks !== undefined) return block?.region === "pricing"
  return [at, at + 1].some((one) => {
    const beside = page.blocks[one]
    const line = beside === undefined ? null : priceLine(beside)
    return line?.price.paying === "recurring" && (one === at || (line.name === null && isPlanName(block)))
  })
}

const isPriced = (block: Block) => priceLine(block) !== null || saysFree(block)
/** Blocks about prices in rows that belong together: a card, or what stands under one heading. */
const rowsOf = (page: PageIndex): ReadonlyArray<Row> => {
  const rows: Array<Array<number>> = []
  let card: number | null | undefined
  let priced = false
  let listed: { readonly card: number | null; readonly named: boolean } = { card: null, named: false }
  for (const [at, block] of page.blocks.entries()) {
    if (!isAboutPrices(page, at)) {
      card = undefined
      continue
    }
    const line = priceLine(block)
    const next = page.blocks[at + 1]
    const isCalled = isPlanName(block) || pairNames(page).has(at)
    const opensPair = block.card === null && isCalled && next !== undefined && priceLine(next)?.name === null
    const opensRow =
      block.level !== null || opensPair || freeLine(block) !== null || (line !== null && (line.name !== null || priced))
    // "Faucet from €140, Sink from €280": each line of such a card is of its own.
    const opensLine = listed.named && line !== null && line.name !== null && block.card === listed.card
    if (line !== null) listed = { card: block.card, named: line.name !== null }
    // "Free 0円" and "Plus 480円" in one box: each heading right over its price.
    const opensPlan = priced && block.level !== null && next?.card === block.card && isPriced(next)
    if (card === undefined || opensLine || opensPlan || block.card !== card || (block.card === null && opensRow)) {
      rows.push([])
      priced = false
    }
    rows.at(-1)?.push(at)
    priced ||= line !== null
    card = block.card
  }
  return rows
}

const onPage = (page: PageIndex): ReadonlyArray<PricePlan> => {
  const lists = new Set(
    page.blocks.flatMap((block) => (block.kind === "cell" && block.region === "pricing" ? (block.list ?? []) : []))
  )
  const grids = [...lists].flatMap(
    (list) =>
      [timeColumns, timeRows, headedRow, boundRows, gridPlans]
        .map((of) => of(page, list))
        .find(({ length }) => length > 0) ?? []
  )
  const inGrids = new Set(grids.map(({ last }) => page.blocks[last]?.list ?? null))
  const isGrid = (at: number) => page.blocks[at]?.kind === "cell" && inGrids.has(page.blocks[at]?.list ?? null)
  const told = page.blocks.flatMap((block, at) =>
    !isGrid(at) && (block.region === "pricing" || isPlanRow(page, block)) ? priceRow(page, at) : []
  )
  const figures = figurePlans(page).filter(({ last }) => page.blocks[last]?.region === "pricing")
  const tables = [...grids, ...told, ...figures]
  const inTable = (row: Row) => tables.some(({ first, last }) => row.some((at) => at >= first && at <= last))
  // Under what the columns cost, a table says what is paid at least, or what is had for it.
  const listed = new Set(tables.flatMap(({ name, last }) => (name === null ? [] : [page.blocks[last]?.list ?? null])))
  const isUnder = (row: Row) => {
    const [one] = row.map((at) => page.blocks[at])
    return one?.kind === "cell" && one.list !== null && listed.has(one.list)
  }
  const plans = rowsOf(page).flatMap((row) => (inTable(row) || isUnder(row) ? [] : (planOf(page, row) ?? [])))
  const isKnown = (at: number) => [...tables, ...plans].some(({ first, last }) => first <= at && at <= last)
  const pairs = page.blocks.flatMap((block, at) =>
    block.region !== "pricing" || isKnown(at) ? [] : textPairs(page, block, at)
  )
  const headed = withTold(page, [...tables, ...plans, ...pairs]).flatMap((plan) => paidAsHeaded(page, plan) ?? [])
  return namedApart(page, namedByHowOften(page, withoutAsides(page, renamed(page, paidAsTitled(page, headed))))).map(
    paidWhenBought
  )
}
export const plansOf = (site: SiteIndex): ReadonlyArray<PricePlan> =>
  site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) => withoutYears(onPage(page)))
    .filter(
      ({ page, name, first }) => !(name !== null && isBesideSold(site, withoutHad(name))) && !isUnderOthers(page, first)
    )
