/** Tables that set the product beside others: what stands there with another name is what others charge. */
import { fold, tidyText } from "../../../../../../domain/text/Folding.ts"
import { madeOnceBy } from "../../../../../../domain/text/Recalled.ts"
import type { Block, PageIndex } from "../../../reading/PageIndex.ts"
import { cellLabels, type TableLayout, tableLayout } from "../../../reading/TableLayouts.ts"
import type { Fact } from "../../Fact.ts"
import type { Own } from "../../Own.ts"
import { tierNames } from "../../words/PriceWords.ts"
import { pricesIn } from "../sums/Money.ts"
import type { PricePlan } from "./PriceLines.ts"

const tier = new RegExp(String.raw`(?<!\p{L})(?:${tierNames})(?!\p{L})`, "iu")
/** "Acme €7/user", over a column: the name without its price. */
const beforePrice = (text: string) => {
  const tidy = tidyText(text)
  // "Acme (Crew)": a plan of ours, set beside others.
  return tidy.slice(0, pricesIn(tidy)[0]?.start).replace(/ ?[(（][^()（）]{1,20}[)）]$|[\s(:–—-]+$/u, "")
}
/** "Acme", "Acme (Crew)", "Acme Crew €7": the product, or a plan of it. */
const isOwnHead = (text: string, own: Own): boolean => {
  const called = beforePrice(text)
  return own.isName(called) || own.isName(called.replace(/ [\p{L}\p{Nd}]+$/u, ""))
}
/** What the columns are called, but for that of the rows' names. */
const columnHeads = ({ cells, areColumns, byCard, labels }: TableLayout): ReadonlyArray<string> => {
  const heads = areColumns
    ? [...byCard].flatMap(([card, held]) => (card === labels ? [] : held.slice(0, 1)))
    : (byCard.get(cells[0]?.card ?? null) ?? [])
  return heads.map(({ text }) => tidyText(text))
}
/** "Acme Crew | Notarium | Minutka": a plan of ours, and two names that are none. */
const isBesideNames = madeOnceBy((layout: TableLayout, own: Own): boolean => {
  const heads = columnHeads(layout)
  const [plan] = heads.filter((text) => isOwnHead(text, own))
  const others = heads.filter((text) => !own.isIn(fold(text)))
  return (
    plan !== undefined &&
    others.length === heads.length - 1 &&
    others.some((text) => /^[\p{Lu}\p{Lo}]/u.test(text)) &&
    !others.some((text) => tier.test(text) || pricesIn(text).length > 0)
  )
})
/** Whether the product, or a plan of it, stands in a table as whatever stands beside it does. */
const namesProduct = madeOnceBy(
  (layout: TableLayout, own: Own): boolean =>
    layout.cells.some(({ text }) => own.isName(beforePrice(text))) || isBesideNames(layout, own)
)

/** Over a table, in its caption or its head: what stands in it is set beside others. */
const comparing =
  /(?<!\p{L})(?:compar(?:e[ds]?|ison|ing)|other options|versus|alternatives?|competitors?|rivals?|others charge|elsewhere|providers?|vendors?|vergleich|anbieter|alternativen|wettbewerber|comparaison|comparatif|comparée?s?|face à|ailleurs|fournisseurs?|prestataires?|concurrents?|comparación|comparativa|comparad[oa]s?|frente a|(?:otras|outras|altre) (?:opciones|opções|opzioni)|alternativas|proveedor(?:es)?|competidores|comparação|comparativo|fornecedor(?:es)?|concorrentes|confronto|alternative|fornitor[ei]|concorrenti|vergelijking|alternatieven|aanbieders?|concurrenten)(?!\p{L})|比較|他社|对比|竞品|مقارنة|البدائل|المنافس/iu
/** "Compare plans", "Tarife im Vergleich": of what is sold here. */
const ofOurs =
  /^(?:compare|see|choose)(?: (?:and|&) compare)? (?:(?:all|our|the|both|these|of) )*(?:plans?|packages?|tiers?|editions?|memberships?|pricing|prices|features|(?:plan|pricing|membership) \p{L}+)(?: (?:and|&) \p{L}+)?$|^(?:plans?|plan|package|tier|membership|feature) compari(?:son|ng)s?$|^(?:(?:unsere |alle )?(?:tarife|pakete|preise|pläne|abos|editionen|mitgliedschaften)(?: (?:und|&) \p{L}+)?(?: im)? vergleich(?:en)?|(?:tarif|paket|preis|abo|plan|funktions)vergleich|vergleichen sie (?:unsere )?(?:tarife|pakete|pläne))$|^(?:compar(?:er|ez|aison|atif)(?: d[eu]s)?(?: nos| les| toutes les| tous les)? (?:formules|offres|forfaits|abonnements|plans|tarifs))$|^(?:compar(?:a|ar|e|ativa|ación)(?: de)?(?: nuestros| los| todos los)? (?:planes|paquetes|tarifas|precios))$|^(?:compar(?:e|ar|ativo|ação)(?: de| dos)?(?: nossos| os| todos os)? (?:planos|pacotes|preços))$|^(?:confront(?:a|o|are)(?: (?:dei|tra i|i|tutti i|i nostri))? (?:piani|pacchetti|prezzi|abbonamenti))$|^(?:vergelijk(?:ing)?(?: (?:onze|de|alle|van))* (?:pakketten|abonnementen|plannen|prijzen))$|^プラン(?:を)?比較$|^(?:套餐|方案|价格)对比$/iu
export const isOverOurs = (title: string): boolean => title.length <= longestTitle && ofOurs.test(tidyText(title))
const longestTitle = 60
const setsBeside = (text: string) => comparing.test(text) && !isOverOurs(text)
const isComparison = madeOnceBy((page: PageIndex, list: number): boolean => {
  const at = page.blocks.findIndex((block) => block.list === list && block.kind === "cell")
  const first = page.blocks[at]
  const above = page.blocks[at - 1]
  const caption = above?.region === first?.region && (above?.text.length ?? longest) < longest ? above?.text : undefined
  const head = tableLayout(page, list)
    .cells.slice(0, headCells)
    .map(({ text }) => text)
  return [first?.under.at(-1) ?? "", caption ?? "", ...head].some(setsBeside)
})
/** Characters of a caption, and cells of a table that may head it. */
const longest = 120
const headCells = 4

/** Whether a cell stands in a table that sets the product, or a plan of it, beside others. */
export const isCompared = (page: PageIndex, { kind, list }: Block, own: Own): boolean =>
  kind === "cell" && list !== null && (isComparison(page, list) || isBesideNames(tableLayout(page, list), own))

/** "Loafly | €12 a year" under "Acme | free": no plan of ours; "Acme Plus" and "Plus" are. */
export const isOfRival = ({ page, last, name }: PricePlan, own: Own): boolean => isRivalCell(page, last, name, own)
/** Whether what is told is read from such a table. */
export const isRivalFact = ({ page, blocks }: Fact<unknown>, own: Own): boolean =>
  blocks !== null && isRivalCell(page, blocks.last, null, own)
/** "Plus", "Plan Plus", and not "Notarium Plus": a plan of whoever's table it is. */
const isTier = (text: string): boolean =>
  tier.test(text) && !/^\p{Lu}\p{Ll}{3,}/u.test(text.replace(tiers, "").replace(planWord, "").trim())
const tiers = new RegExp(tier.source, "giu")
const planWord =
  /(?<!\p{L})(?:plans?|planes|plano|piano|tarif|paket|paquete|pacote|pacchetto|pakket|formule|forfait|abo)(?!\p{L})/giu
const isRivalCell = (page: PageIndex, at: number, name: string | null, own: Own): boolean => {
  const cell = page.blocks[at]
  if (cell?.kind !== "cell" || cell.list === null) return false
  const isSetBeside = isComparison(page, cell.list)
  if (!isSetBeside && !namesProduct(tableLayout(page, cell.list), own)) return false
  const { row, column } = cellLabels(tableLayout(page, cell.list), cell)
  const names = [name ?? "", row?.text ?? "", column?.text ?? ""].map(tidyText)
  if (names.some((one) => own.isIn(fold(one)))) return false
  return isSetBeside || !names.some(isTier)
}

/** "Acme | from €0", or "Ten shops | €98" under "Acme", set beside rivals: no plan of its own where those are listed. */
export const withoutColumn = (own: Own, listed: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  const isColumn = ({ page, last, name }: PricePlan) => {
    const cell = page.blocks[last]
    if (cell === undefined || !isCompared(page, cell, own) || cell.list === null) return false
    const { row, column } = cellLabels(tableLayout(page, cell.list), cell)
    return [name ?? "", row?.text ?? "", column?.text ?? ""].some((text) => isOwnHead(text, own))
  }
  const plans = listed.filter((plan) => !isColumn(plan))
  return plans.filter(({ price }) => price !== null).length > 1 ? plans : listed
}
