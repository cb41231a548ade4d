/** Where plans stand outside a part about prices, and those that stand in tables. */
import type { Region } from "../../../../../domain/draft/PageBlocks.ts"
import { tidyText } from "../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../reading/PageIndex.ts"
import {
  cellLabels,
  type LabelledRow,
  labelledRows,
  type TableLayout,
  tableLayout
} from "../../reading/TableLayouts.ts"
import { priceNames, tierNames } from "../words/PriceWords.ts"
import { oftenIn } from "./lines/cards/TimeColumns.ts"
import type { PricePlan } from "./lines/PriceLines.ts"
import { isPlanName, priceLine, saysAsk, saysFree } from "./lines/PriceLines.ts"
import { paidAgainLabel, paidOnceLabel } from "./lines/words/BasisWords.ts"
import { areCurrencies } from "./lines/words/Currencies.ts"
import { taxSaid, withTax } from "./lines/words/TaxLabels.ts"
import { isUnderOther } from "./PriceRuns.ts"
import { costsNothing, type Price, pricesIn, saysByWhat, saysHowOften } from "./sums/Money.ts"
import { listHeads } from "./sums/words/ListWords.ts"

/** The cell that heads the column a cell stands in, where columns belong together. */
const headOf = (page: PageIndex, { list, card }: Block): Block | undefined => {
  const head = card === null ? undefined : page.blocks.find((one) => one.list === list && one.card === card)
  return head !== undefined && isPlanName(head) ? head : undefined
}

/** "Monthly" as "monthly", "Preis je Mitarbeiter und Monat" as what it says of each sum. */
const howOften = (label: string): string | null => {
  const said = oftenIn(label)
  if (said !== null) return said
  if (saysHowOften(label) !== null) return label.toLowerCase()
  const rest = label.replace(/^(?:price|preis|prix|precio|preço|prezzo|prijs) (?=\p{L})/iu, "")
  return rest !== label && (saysHowOften(rest) !== null || saysByWhat(rest)) ? rest : null
}
/** "Monthly | €49 | €129" under "Team | Company": a plan a column, paid as the label of the row says. */
const columnsOf = (page: PageIndex, at: number, last: number): ReadonlyArray<PricePlan> => {
  const label = page.blocks[at]
  if (label === undefined) return []
  const cells = page.blocks.slice(at + 1, last + 1)
  // Where rows belong together, the label is of the same as its cells.
  if (new Set([label, ...cells].map(({ card }) => card)).size <= cells.length) return []
  const often = howOften(tidyText(label.text))
  return cells.flatMap((cell, step): ReadonlyArray<PricePlan> => {
    const head = headOf(page, cell)
    const told = tidyText(cell.text)
    if (head !== undefined && (saysFree(cell) || saysAsk(cell))) {
      const kind = saysFree(cell) ? "free" : "ask"
      return [{ page, name: head.text, kind, price: null, words: told, first: at, last: at + 1 + step }]
    }
    const [alone, ...others] = pricesIn(told)
    // "Monthly" says how each sum is paid; "Price" says nothing that a sum does not.
    const words = alone?.paying === "unknown" && often !== null ? `${told} ${often}` : told
    const [price] = pricesIn(words)
    if (head === undefined || price === undefined || others.length > 0) return []
    const kind = costsNothing(price) ? "free" : price.paying
    return [{ page, name: head.text, kind, price, words, first: at, last: at + 1 + step }]
  })
}

/** "0 | 13,200 a year" under "Free | Pro": a plan a column, each as its own cell has it. */
const cellsOf = (page: PageIndex, at: number, last: number): ReadonlyArray<PricePlan> => {
  const label = page.blocks[at]
  if (label === undefined || label.list === null) return []
  const layout = tableLayout(page, label.list)
  const { cells } = layout
  // Several rows of prices: which of them is a column's?
  const priced = new Set(cells.filter(({ text }) => pricesIn(tidyText(text)).length > 0).map(({ card }) => card))
  if (priced.size > 1) return []
  return page.blocks.slice(at, last + 1).flatMap((cell, step): ReadonlyArray<PricePlan> => {
    const words = tidyText(cell.text)
    const [price, ...others] = pricesIn(words)
    const head = cellLabels(layout, cell).column
    if (price === undefined || others.length > 0 || head === undefined || head.card === cell.card) return []
    const name = isPlanName(head) ? head.text : null
    return [
      { page, name, kind: costsNothing(price) ? "free" : price.paying, price, words, first: at + step, last: at + step }
    ]
  })
}

/** Of a row that tells no price of a plan: what is paid at least, at most, on top of it or to begin with. */
const besides =
  /minim|mindest|maxim|höchst|overage|setup|set-up|onboarding|extra|additional|zusätzlich|supplément|adicional|aggiuntiv|einrichtung|最低|追加|初期/iu
/** "Price per month | €9 | €29": the label of a row of a table says it of all its cells. */
export const priceRow = (page: PageIndex, at: number): ReadonlyArray<PricePlan> => {
  const label = page.blocks[at]
  if (label === undefined || label.kind !== "cell" || label.list === null || label.text.length > 60) return []
  if (besides.test(label.text)) return []
  let last = at
  let first: Price | undefined
  for (let step = at + 1; page.blocks[step]?.list === label.list; step++) {
    const cell = page.blocks[step]
    const line = cell === undefined ? null : priceLine(cell)
    const isTold = cell !== undefined && cell.card !== label.card && (saysFree(cell) || saysAsk(cell))
    if (!isTold && (line === null || line.name !== null)) break
    first ??= line?.price
    last = step
  }
  if (first === undefined || last < at + 2 || pricesIn(tidyText(label.text)).length > 0) return []
  const columns = columnsOf(page, at, last)
  if (columns.length > 1) return columns
  const sums = page.blocks.slice(at, last + 1).flatMap(({ text }) => pricesIn(tidyText(text)))
  const isOne = sums.every(({ amount }) => amount === first.amount)
  const words = isOne
    ? page.blocks
        .slice(at, last + 1)
        .map(({ text }) => text)
        .join(" ")
    : ""
  if (!isOne) return cellsOf(page, at, last)
  const often = pricesIn(`1 € ${tidyText(label.text).replace(/^\p{L}+ /u, "")}`)[0]?.paying ?? "unknown"
  const kind = first.paying === "unknown" ? often : first.paying
  return [{ page, name: null, kind, price: first, words, first: at, last }]
}

/** "Until 31 January | From 1 February": what may be over. */
const untilDate =
  /^(?:early|until|before|by|from|after|bis|ab|vor|nach|jusqu'au|avant|à partir du|après|hasta|desde|antes|después|até|a partir|depois|fino al|dal|entro|dopo|tot|vanaf|voor|na)(?!\p{L}).{0,24}\p{Nd}{1,2}(?:st|nd|rd|th|er|º)?[./ ]{1,2}(?:(?:of|de|d') ?)?(?:\p{Nd}|jan|feb|fév|f[eé]vr|mär|mar|apr|avr|abr|may|mai|mag|mei|maj|jun|juin|giu|jul|juil|lug|aug|ago|aoû|sep|set|okt|oct|ott|out|nov|dec|dez|dic|déc|ene|gen)/iu
const isNothing = ({ text }: Block): boolean => /^(?:[-–—/×✗]|n\/?a)?$/iu.test(text.trim())
/** "Week": for how long something is had, and not how often it is paid, beside the hour and the day. */
const isShortly = ({ text }: Block): boolean =>
  (saysHowOften(tidyText(text)) !== null || hired.test(withoutHours(text.trim()))) && !lasting.test(text)

/** "Small lake | €90 | €150" under "Lake | Half a day | A day": a sum in each cell, told apart by its row and its column. */
export const gridPlans = (page: PageIndex, list: number): ReadonlyArray<PricePlan> => {
  const layout = tableLayout(page, list)
  const rows = labelledRows(layout)
  const labels = [...new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)))]
  // Where columns belong together, what each costs by the hour and by the week is told apart by both.
  if (layout.areColumns && !labels.some(isShortly)) return []
  if (
    labels.length < 2 ||
    rows.length < 2 ||
    !labels.every((one) => isPlanName(one) || isShortly(one)) ||
    labels.some((one) => priced.test(one.text) || untilDate.test(tidyText(one.text)))
  )
    return []
  // "Half a day | A day | Week": had for so long, and paid again by nobody.
  const isHire =
    layout.areColumns &&
    labels.some(({ text }) => hired.test(text.trim())) &&
    !labels.some(({ text }) => lasting.test(text))
  const hire = !isHire ? "unknown" : hasHour(layout) ? "usage" : "once"
  const isSum = (cell: Block) => priceLine(cell)?.name === null
  // "Boat with a skipper | €65 | –": not to be had for so long; an empty cell is none of those that are read.
  const isRow = ({ label, cells }: LabelledRow) =>
    isPlanName(label) &&
    (layout.areColumns || cells.length === labels.length) &&
    cells.some(({ cell }) => isSum(cell)) &&
    cells.every(({ cell }) => isSum(cell) || isNothing(cell) || saysAsk(cell))
  const taxed = withTax(labels)
  const isWhole = layout.areColumns || layout.byCard.size === rows.length + 1
  if (!isWhole || !rows.every(isRow)) return []
  return rows.flatMap(({ label, cells }) => {
    const first = page.blocks.indexOf(label)
    // "€9 | £8 | $10" under "EUR | GBP | USD".
    const prices = cells.flatMap(({ cell }) => priceLine(cell)?.price ?? [])
    const [price] = areCurrencies(prices) ? prices : []
    const end = cells.at(-1)?.cell
    if (end !== undefined && price !== undefined) {
      const words = cells.map(({ cell }) => tidyText(cell.text)).join(" / ")
      const kind = costsNothing(price) ? "free" : price.paying
      return [{ page, name: label.text, kind, price, words, first, last: page.blocks.indexOf(end) }]
    }
    return cells.flatMap(({ cell, column }): ReadonlyArray<PricePlan> => {
      const line = priceLine(cell)
      if (saysAsk(cell) && taxed === undefined) {
        const last = page.blocks.indexOf(cell)
        const name = `${label.text}, ${column.text}`
        return [{ page, name, kind: "ask", price: null, words: tidyText(cell.text), first, last, heads: [column] }]
      }
      if (line === null || line.words === "" || (taxed !== undefined && column !== taxed)) return []
      const { price, words } = line
      if (taxed !== undefined) {
        const told = `${words} ${taxSaid(taxed.text)}`.trim()
        const last = page.blocks.indexOf(cell)
        return [{ page, name: label.text, kind: price.paying, price, words: told, first, last, heads: [taxed] }]
      }
      const kind = costsNothing(price) ? "free" : price.paying === "unknown" ? hire : price.paying
      const [name, last] = [`${label.text}, ${column.text}`, page.blocks.indexOf(cell)]
      return [{ page, name, kind, price, words, first, last, heads: [column] }]
    })
  })
}

const aside = / ?[(（][^)）]*[)）]$/u
const inAside = /[(（](?<told>[^)）]*)[)）]$/u
const priceBefore = /^(?:price|preis|prix|precio|preço|prezzo|prijs) (?=\p{L})/iu
/** How a sum is paid that the label says it of: "monthly", "messages (per 1,000)", "price per page"; null where it says nothing. */
const paidBy = (sum: string, label: string): PricePlan["kind"] | null => {
  if (label.length > 40) return null
  for (const often of [inAside.exec(label)?.groups?.told ?? "", label.replace(aside, "").replace(priceBefore, "")]) {
    if (often === "" || /\p{Sc}/u.test(often)) continue
    const [behind] = pricesIn(`${sum} ${often}`)
    const [before] = pricesIn(`${often} ${sum}`)
    if (behind?.paying === "usage") return "usage"
    if (saysHowOften(often) === "recurring" || [behind, before].some((one) => one?.paying === "recurring"))
      return "recurring"
  }
  return null
}
/** "Hour | Day | Weekend", over what something costs for so long: hired, and paid by how long it is had. */
const hour = /^(?:(?:1|one|per|pro|je|par|por|per) ?)?(?:hour|stunde|heure|hora|ora|uur|1?時間|小时)$/iu
const hourly = new WeakMap<TableLayout, boolean>()
const hasHour = (table: TableLayout): boolean => {
  const known = hourly.get(table) ?? table.cells.some(({ text }) => hour.test(text))
  hourly.set(table, known)
  return known
}
const hired =
  /^(?:(?:\p{Nd}|one|half a|half|halber|ganzer|demi-|media|mezza|halve|per|pro|je|par|por|per)[ -]?)?(?:hours?|days?|nights?|weekend|stunden?|tag|tage|nacht|wochenende|heures?|journée|jour|nuit|week-end|horas?|día|noche|fin de semana|dia|diária|noite|fim de semana|ore|ora|giorno|giornata|notte|uur|uren|dag|nacht|\p{Nd}?時間|1?日|小时|天|周末)$/iu
const lasting =
  /(?:month|monat|mois|mes|mês|mese|maand|year|jahr|an(?:née)?|año|ano|anno|jaar)(?:s|e|n|en|es|i)?$|[月年]/iu
/** Over what comes to be paid in examples: "You are | You send | You pay". */
const workedSums =
  /^(?:you(?:'d| would)? pay|your (?:total|bill)|(?:sie|du) zahlen|(?:das )?zahlst du|vous payez|tu paies|(?:tú )?pagas|usted paga|você paga|paghi|(?:je|u) betaalt|お支払い額?|您?支付|تدفع)$/iu
/** "Day" of "Day (24 h)", "Night, 10 pm to 7 am". */
const withoutHours = (label: string) => label.replace(/ ?\(.*\)$|, .*$/u, "")
const leastWorked = 3
/** A plan in a table, paid as its row or its column says: "3,300円" under "月額(税込)"; null where they say that it is none. */
export const paidAsHeaded = (page: PageIndex, plan: PricePlan): PricePlan | null => {
  const cell = page.blocks[plan.last]
  if (plan.price === null || cell?.kind !== "cell" || cell.list === null) return plan
  const layout = tableLayout(page, cell.list)
  const { row, column, width } = cellLabels(layout, cell)
  const [over, beside] = [column, row].map((one) => (one === cell ? "" : tidyText(one?.text ?? "")))
  const isLast = layout.areColumns || layout.byCard.get(cell.card)?.at(-1) === cell
  if (width >= leastWorked && isLast && workedSums.test(over ?? "")) return null
  if (plan.kind !== "unknown") return plan
  // "Monthly minimum | €50 | €400" under the names of plans.
  if (layout.areColumns && besides.test(beside ?? "")) return null
  const isHired = [over, beside].some((label) => hired.test(withoutHours(label ?? ""))) && hasHour(layout)
  if (isHired) return { ...plan, kind: "usage" }
  const paid = [over, beside].flatMap((label) => paidBy(plan.price?.text ?? "", label ?? "") ?? [])[0]
  if (paid === undefined) return plan
  return { ...plan, kind: paid }
}

const offered =
  /^(?:tiers?|memberships?|mitgliedschaft(?:en)?|mitglieder|adhésions?|adhérents?|membresías?|soci[oa]s?|soci|iscrizion[ei]|associad[oa]s?|lidmaatschap|leden|editions?|licen[cs]es?|tickets?|packages?|models?|versions?|options?|levels?|stufe|paket|lizenz|modell|niveau|licence|modèle|nivel|licencia|modelo|livello|licenza|modello|niveau|jobs?|work|services?|treatments?|courses?|class(?:es)?|lessons?|sizes?|duration|plans?|rooms?|leistung(?:en)?|behandlung(?:en)?|kurse?|größe|tarif|arbeiten|prestations?|soins?|formules?|cours|taille|durée|servicios?|tratamientos?|planes|cursos?|tamaño|duración|serviços?|tratamentos?|planos?|serviz[io]|trattament[io]|cors[io]|lavor[io]|diensten|dienst|behandeling(?:en)?|cursus(?:sen)?|メニュー|コース|サービス|プラン|版本|套餐|方案|产品|类型|型号|规格|项目|服务|abonnements?|abonnementen|piano|piani|pacchett[oi]|pacotes?|paquetes?|pakket(?:ten)?|suscripci(?:ón|ones)|assinaturas?|abbonament[oi]|ausgabe|edición|edição|edizione|editie|ライセンス|エディション|授权|الباقة|الخطة|الخدمة|الرخصة|الدورة)$/iu
const priced =
  /^(?:prices?|cost|costs|fees?|dues|rates?|preise?|kosten|honorar|beitr[aä]ge?|jahresbeitrag|monatsbeitrag|cotisations?|cuotas?|quot[ae]|mensalidades?|contributie|prix|tarifs?|precios?|tarifas?|preços?|valor|prezz[io]|prij(?:s|zen)|料金|価格|价格|費用|费用|价钱|السعر|الثمن|from|ab|dès|à partir de|desde|a partir de|a partire da|vanaf)$/iu
const tableParts: ReadonlySet<Region> = new Set(["hero", "main", "features", "faq"])
/** A table of what we do and what it costs, by its two headings; what products of anybody cost is another matter. */
export const isPriceTable = (page: PageIndex, { kind, list, region }: Block): boolean => {
  if (kind !== "cell" || list === null || !tableParts.has(region)) return false
  // A caption is of the table, and heads no column.
  const cells = page.blocks.filter((block) => block.list === list && block.kind === "cell")
  const [one] = cells
  if (one === undefined) return false
  const row = cells.filter((cell) => cell.card === one.card)
  // Of a table inside another no row is told apart: names and sums by turns, under two headings.
  const head = row.length === cells.length ? (isByTurns(cells) ? cells.slice(0, 2) : []) : row
  const isHeadOfSums = (text: string) => priced.test(text) || paidAgainLabel.test(text) || paidOnceLabel.test(text)
  const [title, isTold] = [tidyText(one.text), head.some(({ text }) => isHeadOfSums(withoutTax(text)))]
  return head.length > 1 && isTold && (offered.test(title) || (listHead.test(title) && !isUnderOther(one)))
}
const listHead = new RegExp(`^(?:${listHeads})$`, "iu")
/** "Price" of "Price (CDN)", "Prix TVAC". */
const withoutTax = (text: string) =>
  tidyText(text).replace(/ ?[(（].*$| (?:ttc|tvac|ht|htva|incl\. btw|inkl\. mwst\.?|iva incl\p{L}*)$/iu, "")
const isByTurns = (cells: ReadonlyArray<Block>) =>
  cells.length >= 6 &&
  cells.length % 2 === 0 &&
  cells.slice(2).every((cell, at) => (priceLine(cell)?.name === null) === (at % 2 === 1))

/** "Price" before "Free | $9 a month", where one of the columns is called as plans are: no table of rivals. */
export const isPlanRow = (page: PageIndex, label: Block): boolean => {
  if (label.kind !== "cell" || label.list === null || !tableParts.has(label.region)) return false
  if (!priced.test(tidyText(label.text)) && howOften(tidyText(label.text)) === null) return false
  const cells = page.blocks.filter(({ list }) => list === label.list)
  const names = cells.slice(0, cells.indexOf(label)).map(({ text }) => tidyText(text))
  return names.length > 1 && names.some((name) => tier.test(name))
}
const tier = new RegExp(`^(?:${tierNames})(?: plan)?$`, "iu")
const priceTitle = new RegExp(
  String.raw`^(?:(?!\p{L}*price comparison)[\p{L}' -]{2,30} ?(?:&|\+|and|und|et|y|e|en|,) ?(?:our |unsere |nos |nuestros |onze )?)(?:${priceNames})$|^(?:${priceNames}) ?(?:&|\+|and|und|et|y|e|en|,) ?[\p{L}' -]{2,30}$|^[\p{L}・]{1,12}(?:と|・|及び|＆|和|与)(?:${priceNames})$|^(?:${priceNames})(?:と|・|及び|和|与)[\p{L}・]{1,12}$`,
  "iu"
)
const titled = new WeakMap<PageIndex, boolean>()
/** A page called "Repairs & prices": all it says is about them. */
export const isPricePage = (page: PageIndex, { region }: Block): boolean => {
  if (!tableParts.has(region) || region === "faq") return false
  const known =
    titled.get(page) ?? page.blocks.some(({ level, text }) => level === 1 && priceTitle.test(tidyText(text)))
  titled.set(page, known)
  return known
}
