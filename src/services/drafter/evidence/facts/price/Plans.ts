/** Plans and what they cost, as the part of a page about prices sets them side by side. */
import { fold, tidyText } from "../../../../../domain/text/Folding.ts"
import type { Block, PageIndex, SiteIndex } from "../../reading/PageIndex.ts"
import { says } from "../../reading/Says.ts"
import { laterHeadings } from "../../topics/OtherPeople.ts"
import { isAsidePage } from "../Paths.ts"
import { usageWords } from "../words/PriceWords.ts"
import { costsNothing, type Price, pricesIn, saysHowOften } from "./Money.ts"
import { isFreeBeside, isPlanName, priceLine, saysAsk, saysFree, tellsOtherwise } from "./PriceLines.ts"

export interface PricePlan {
  readonly page: PageIndex
  /** As it is written; null where none stands beside the price. */
  readonly name: string | null
  readonly kind: "recurring" | "once" | "usage" | "free" | "ask" | "unknown"
  readonly price: Price | null
  /** What is said of the price: "€12 a month", "Free", "Contact us". */
  readonly words: string
  /** From the name to the end of the price, by the numbers of their blocks. */
  readonly first: number
  readonly last: number
}

type Row = ReadonlyArray<number>

/** The name right over a row that has none of its own. */
const above = (page: PageIndex, row: Row): number | undefined => {
  const at = (row[0] ?? 0) - 1
  const block = page.blocks[at]
  return block?.region === "pricing" && block.kind !== "cell" && block.kind !== "item" && isPlanName(block)
    ? at
    : undefined
}

/** "Free", "Contact us": a plan without a price. */
const unpriced = (page: PageIndex, row: Row, names: Row): PricePlan | null => {
  const block = (at: number) => page.blocks[at]
  // A cell may say it of anything in its table.
  const find = (test: typeof saysFree) =>
    row.find((at) => {
      const one = block(at)
      return one !== undefined && one.kind !== "cell" && test(one)
    })
  const free = find(saysFree)
  const told = free ?? find(saysAsk)
  if (told === undefined) return null
  const name = names.find((at) => at < told) ?? above(page, row)
  if (free !== undefined && isFreeBeside(`${name === undefined ? "" : block(name)?.text} ${block(told)?.text}`))
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

const isPlanned = (block: Block | undefined) =>
  block !== undefined && block.text.length <= 30 && says(block.tokens(), laterHeadings)

/** What a row of blocks that belong together says as one plan. */
const planOf = (page: PageIndex, row: Row): PricePlan | null => {
  const lines = row.flatMap((at) => {
    const block = page.blocks[at]
    const line = block === undefined ? null : priceLine(block)
    return line === null ? [] : [{ at, line }]
  })
  const names = row.filter((at) => {
    const block = page.blocks[at]
    return block !== undefined && isPlanName(block) && !(saysFree(block) && lines.length === 0)
  })
  const [found] = lines
  // A plan that is to come is none today.
  if (row.some((at) => isPlanned(page.blocks[at]))) return null
  const text = tidyText(row.map((at) => page.blocks[at]?.text ?? "").join(" \n "))
  if (found === undefined) return tellsOtherwise(text, true) ? null : unpriced(page, row, names)
  const { line, at } = found
  const near = tidyText(
    [at - 1, at, at + 1].map((one) => (row.includes(one) ? page.blocks[one]?.text : "")).join(" \n ")
  )
  if (tellsOtherwise(near, costsNothing(line.price))) return null
  // Other prices a month of the same plan leave open which one it is.
  const same = lines.filter((one) => one.line.price.period === line.price.period)
  const unclear = line.words === "" || same.some((one) => one.line.price.amount !== line.price.amount)
  const next = row.includes(at + 1) ? tidyText(page.blocks[at + 1]?.text ?? "") : ""
  const often = line.price.paying === "unknown" && next !== "" ? saysHowOften(next) : null
  const words = often === null ? line.words : `${line.words} ${next}`
  const price = (often === null ? undefined : pricesIn(words)[0]) ?? line.price
  const paying = often !== null && price.paying === "unknown" ? often : price.paying
  const headed = names.filter((one) => one < at)
  const name = headed.find((one) => page.blocks[one]?.level !== null) ?? headed[0] ?? above(page, row)
  const named = line.name ?? (name === undefined ? null : (page.blocks[name]?.text ?? null))
  if (costsNothing(price) && isFreeBeside(`${named ?? ""} ${line.words}`)) return null
  return {
    page,
    name: named,
    kind: costsNothing(price) ? "free" : paying,
    price: unclear ? null : price,
    words: unclear ? "" : words,
    first: line.name === null && name !== undefined ? name : at,
    last: often === null ? at : at + 1
  }
}

/** "Price per month | €9 | €29": the label of a row of a table says it of all its cells. */
const priceRow = (page: PageIndex, at: number): PricePlan | null => {
  const label = page.blocks[at]
  if (label === undefined || label.kind !== "cell" || label.list === null || label.text.length > 60) return null
  let last = at
  let first: Price | undefined
  for (let step = at + 1; page.blocks[step]?.list === label.list; step++) {
    const cell = page.blocks[step]
    const line = cell === undefined ? null : priceLine(cell)
    if (line === null || line.name !== null) break
    first ??= line.price
    last = step
  }
  if (first === undefined || last < at + 2 || pricesIn(tidyText(label.text)).length > 0) return null
  const words = page.blocks
    .slice(at, last + 1)
    .map(({ text }) => text)
    .join(" ")
  const often = pricesIn(`1 € ${tidyText(label.text).replace(/^\p{L}+ /u, "")}`)[0]?.paying ?? "unknown"
  const kind = first.paying === "unknown" ? often : first.paying
  return { page, name: null, kind, price: first, words, first: at, last }
}

const offered =
  /^(?:jobs?|work|services?|treatments?|courses?|class(?:es)?|lessons?|sizes?|duration|plans?|rooms?|leistung(?:en)?|behandlung(?:en)?|kurse?|größe|tarif|arbeiten|prestations?|soins?|formules?|cours|taille|durée|servicios?|tratamientos?|planes|cursos?|tamaño|duración|serviços?|tratamentos?|planos?|serviz[io]|trattament[io]|cors[io]|lavor[io]|diensten|dienst|behandeling(?:en)?|cursus(?:sen)?|メニュー|コース|サービス|プラン)$/iu
const priced =
  /^(?:prices?|cost|costs|fee|fees|rate|preise?|kosten|honorar|prix|tarifs?|precios?|tarifas?|preços?|valor|prezz[io]|prij(?:s|zen)|料金|価格)$/iu
/** A table of what we do and what it costs, by its two headings; what products of anybody cost is another matter. */
const isPriceTable = (page: PageIndex, { kind, list, region }: Block): boolean => {
  if (kind !== "cell" || list === null || (region !== "hero" && region !== "main" && region !== "features"))
    return false
  const [one, two, three] = page.blocks.filter((block) => block.list === list)
  if (one === undefined || two === undefined || three === undefined) return false
  const isHead = one.card === two.card && three.card !== one.card
  return isHead && offered.test(tidyText(one.text)) && priced.test(tidyText(two.text))
}

/** Of a page without regions, a line that tells a price by the month, and the name right above it, are of a price list. */
const isAboutPrices = (page: PageIndex, at: number): boolean => {
  const block = page.blocks[at]
  if (block !== undefined && isPriceTable(page, block)) return true
  if (block?.region !== "main" || page.page.blocks !== undefined) return block?.region === "pricing"
  return [at, at + 1].some((one) => {
    const beside = page.blocks[one]
    const line = beside === undefined ? null : priceLine(beside)
    return line?.price.paying === "recurring" && (one === at || (line.name === null && isPlanName(block)))
  })
}

/** Blocks about prices in rows that belong together: a card, or what stands under one heading. */
const rowsOf = (page: PageIndex): ReadonlyArray<Row> => {
  const rows: Array<Array<number>> = []
  let card: number | null | undefined
  let priced = false
  for (const [at, block] of page.blocks.entries()) {
    const line = priceLine(block)
    const next = page.blocks[at + 1]
    if (!isAboutPrices(page, at)) {
      card = undefined
      continue
    }
    const opensPair = block.card === null && isPlanName(block) && next !== undefined && priceLine(next)?.name === null
    const opensRow = block.level !== null || opensPair || (line !== null && (line.name !== null || priced))
    if (card === undefined || block.card !== card || (block.card === null && opensRow)) {
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
  const tables = page.blocks.flatMap((block, at) => (block.region === "pricing" ? (priceRow(page, at) ?? []) : []))
  const inTable = (row: Row) => tables.some(({ first, last }) => row.some((at) => at >= first && at <= last))
  return [...tables, ...rowsOf(page).flatMap((row) => (inTable(row) ? [] : (planOf(page, row) ?? [])))]
}

export const plansOf = (site: SiteIndex): ReadonlyArray<PricePlan> =>
  site.filter((page) => !isAsidePage(page)).flatMap(onPage)

const usageSaid = new RegExp(String.raw`(?<![\p{L}])(?:${usageWords})(?![\p{L}])`, "iu")
const denied =
  /(?<!\p{L})(?:no|not|without|never|instead of|kein|keine|ohne|pas de|sans|sin|sem|senza|geen|zonder)(?!\p{L})/iu
/** Lines about prices that say the whole is paid by use. */
export const usageLines = (site: SiteIndex): ReadonlyArray<{ readonly page: PageIndex; readonly at: number }> =>
  site
    .filter((page) => !isAsidePage(page))
    .flatMap((page) =>
      page.blocks.flatMap((block, at) => {
        const says = block.region === "pricing" && block.text.length <= 200 && usageSaid.test(fold(block.text))
        return says && !denied.test(block.text) ? [{ page, at }] : []
      })
    )
