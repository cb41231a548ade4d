/** Plans and what they cost, as the part of a page about prices sets them side by side. */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import { sentencesIn } from "../../clause/voice/SentenceCuts.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { says } from "../../reading/Says.ts"
import { laterHeadings } from "../../topics/OtherPeople.ts"
import { isAsidePage } from "../Paths.ts"
import { isLeast } from "./lines/BasisWords.ts"
import { billedYearly, isPaidByCount, openedHowOften, otherwiseBilled } from "./lines/Billing.ts"
import { isFirstTier } from "./lines/cards/Tiers.ts"
import { namedApart, namedByHowOften } from "./lines/NamedApart.ts"
import { paidAsTitled } from "./lines/PaidAsTitled.ts"
import {
  hasPrice,
  headsRow,
  isForWhom,
  isHadBeside,
  labelUnder,
  nameAbove,
  nameAround,
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
import { gridPlans, isPlanRow, isPriceCard, isPricePage, isPriceTable, paidAsHeaded, priceRow } from "./PlanTables.ts"
import { withoutAsides } from "./PriceSections.ts"
import { costsNothing, pricesIn, saysHowOften } from "./sums/Money.ts"
import { tellsOtherwise } from "./sums/NoPrices.ts"
import { isBesideSold, isOverOthers } from "./sums/OtherSums.ts"
import { withTold } from "./ToldPlans.ts"

/** "Basic | Free" over "Plus | €9 a year": in the column in which another row has what is paid again and again. */
const isAmongPrices = (page: PageIndex, cell: Block): boolean => {
  const cells = page.blocks.filter(({ list }) => list === cell.list)
  const rows = Map.groupBy(cells, ({ card }) => card)
  const column = rows.get(cell.card)?.indexOf(cell) ?? -1
  return (
    cell.card !== null &&
    column > 0 &&
    [...rows].some(([card, row]) => {
      const beside = row[column]
      return card !== cell.card && beside !== undefined && priceLine(beside)?.price.paying === "recurring"
    })
  )
}

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
  const free = find(saysFree)
  const told = free ?? find(saysAsk)
  if (told === undefined || priceFollows(page, row)) return null
  const name = names.find((at) => at < told) ?? nameAbove(page, row)
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

const usedUnits =
  /^\p{Nd}[\p{Nd}.,]* (?:credits?|tokens?|coins?|points|guthaben|crédits|jetons|créditos|fichas|crediti|gettoni|クレジット|积分)(?!\p{L})/iu
const onlyUnits = new RegExp(`${usedUnits.source}$`, "iu")
/** "20 rooms × €12": a sum that is worked out. */
const workedOut = /\p{Nd}(?: \p{L}+){0,2} ?[×x*] ?(?:\p{Sc}|\p{Lu}{3} ?\p{Nd})/u
const isPlanned = (block: Block | undefined) =>
  block !== undefined && block.text.length <= 30 && says(block.tokens(), laterHeadings)

/** "API access (soon)": in the list of what is had for the sum above it. */
const isHad = (block: Block | undefined, at: number, sum: number | undefined) =>
  block?.kind === "item" && sum !== undefined && at > sum

/** Beside a sum the name of a plan, and else that one has to ask. */
const made = /^(?:custom|individuell|sur[ -]mesure|a (?:la )?medida|sob medida|su misura|op maat|maatwerk)$/iu
/** What a row of blocks that belong together says as one plan. */
const planOf = (page: PageIndex, row: Row): PricePlan | null => {
  const lines = row.flatMap((at) => {
    const block = page.blocks[at]
    const line = block === undefined ? null : priceLine(block)
    return line === null ? [] : [{ at, line }]
  })
  const names = row.filter((at) => {
    const block = page.blocks[at]
    if (block === undefined || (saysFree(block) && lines.length === 0)) return false
    return isPlanName(block) || (made.test(block.text) && lines.length > 0)
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
  const near = tidyText(
    [at - 1, at, at + 1].map((one) => (row.includes(one) ? page.blocks[one]?.text : "")).join(" \n ")
  )
  if (tellsOtherwise(near, costsNothing(line.price)) || workedOut.test(near)) return null
  // Other prices a month of the same plan leave open which one it is, save where it is told for what they are.
  const same = lines.filter(
    (one) =>
      one.line.price.period === line.price.period &&
      (!billedYearly.test(one.line.words) || billedYearly.test(line.words)) &&
      !isHadBeside(page.blocks[one.at], one.line.name) &&
      !(one.at === at + 1 && otherwiseBilled.test(tidyText(page.blocks[one.at]?.text ?? "")))
  )
  const unclear = isCut || line.words === "" || same.some((one) => one.line.price.amount !== line.price.amount)
  const under = row.includes(at + 1) ? tidyText(page.blocks[at + 1]?.text ?? "") : ""
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
    (isBilled && line.words !== "") ||
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
    nameAround(page, row) ??
    nameAbove(page, row) ??
    lead
  // What says how it is paid needs no name, and the title of a page is none: "One meter, no tiers".
  const isTitle = name !== undefined && page.blocks[name]?.level === 1 && line.price.paying === "usage"
  const called = line.name ?? (name === undefined || isTitle ? null : (page.blocks[name]?.text ?? ""))
  const named = called === null ? null : withoutBadge(called)
  if (costsNothing(price) && isFreeBeside(`${named ?? ""} ${line.words}`)) return null
  if (named !== null && isNoPlan(named)) return null
  // "100 credits, $9", "Hallway" over "250 credits" and "$15": what is used up is bought as it is needed.
  const isUsedUp =
    usedUnits.test(named ?? "") || row.some((one) => onlyUnits.test(tidyText(page.blocks[one]?.text ?? "")))
  const paying = told === "unknown" && isUsedUp ? "usage" : told
  return {
    page,
    name: named,
    kind: costsNothing(price) && !isCut ? "free" : paying,
    price: unclear ? null : price,
    words: unclear ? "" : words,
    first: line.name === null && name !== undefined ? name : at,
    last: words === least ? at : at + 1
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
    const opensPair = block.card === null && isPlanName(block) && next !== undefined && priceLine(next)?.name === null
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
  const grids = [...lists].flatMap((list) => gridPlans(page, list))
  const isGrid = (at: number) => grids.some(({ first, last }) => at >= first && at <= last)
  const told = page.blocks.flatMap((block, at) =>
    !isGrid(at) && (block.region === "pricing" || isPlanRow(page, block)) ? priceRow(page, at) : []
  )
  const tables = [...grids, ...told]
  const inTable = (row: Row) => tables.some(({ first, last }) => row.some((at) => at >= first && at <= last))
  // Under what the columns cost, a table says what is paid at least, or what is had for it.
  const listed = new Set(tables.flatMap(({ name, last }) => (name === null ? [] : [page.blocks[last]?.list ?? null])))
  const isUnder = (row: Row) => {
    const [one] = row.map((at) => page.blocks[at])
    return one?.kind === "cell" && one.list !== null && listed.has(one.list)
  }
  const plans = rowsOf(page).flatMap((row) => (inTable(row) || isUnder(row) ? [] : (planOf(page, row) ?? [])))
  const headed = withTold(page, [...tables, ...plans]).flatMap((plan) => paidAsHeaded(page, plan) ?? [])
  return namedApart(page, namedByHowOften(page, withoutAsides(page, paidAsTitled(page, headed))))
}
export const plansOf = (site: SiteIndex): ReadonlyArray<PricePlan> =>
  site
    .filter((page) => !isAsidePage(page))
    .flatMap(onPage)
    .filter(({ page, name, first }) => !(name !== null && isBesideSold(site, name)) && !isUnderOthers(page, first))
/** Under a heading, or a short line, over what others charge or somebody earns. */
const isUnderOthers = (page: PageIndex, at: number): boolean => {
  const [line, block] = [page.blocks[at - 1], page.blocks[at]]
  const isOver = line !== undefined && line.text.length <= 48 && line.region === block?.region && !hasPrice(line)
  return (block?.under ?? []).some(isOverOthers) || (isOver && isOverOthers(line.text))
}
