/** Parts of a price page whose sums are no plan's: what is had on top of one, what is worked out, what others are paid. */
import { tidyText } from "../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../reading/PageIndex.ts"
import { estimateTitles, extraTitles, paidToOthers } from "../words/PriceWords.ts"
import { hasPrice } from "./lines/PlanNames.ts"
import type { PricePlan } from "./lines/PriceLines.ts"
import { isOverOthers } from "./sums/OtherSums.ts"

/** Over dishes that change from day to day. */
const sampleMenus =
  "(?:(?:a|our|the) )?(?:sample|example) (?:\\p{L}+ ){0,2}menus?|(?:\\p{L}+ )?menu (?:example|sample)|(?:unsere )?beispiel(?:karte|menüs?)|exemples? de (?:menus?|cartes?)|(?:menú|carta) de (?:ejemplo|muestra)|(?:menu|ementa|cardápio) de exemplo|(?:menu|menù) (?:di|d') ?esempio|voorbeeld(?:menu|kaart)"
const titled = (words: string) => new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${words})[^\p{L}\p{N}]*$`, "iu")
const extra = titled(extraTitles)
const estimate = titled(`${estimateTitles}|${sampleMenus}`)
/** Over what somebody pays for the way. */
const travel = titled(
  "(?:our )?(?:travel|mileage|call-?out|journey) (?:fees?|charges?|costs?|zones?)(?: (?:&|and) .*)?|(?:an)?fahrt(?:kosten|pauschale[n]?)|frais de déplacement|(?:gastos|costes?) de desplazamiento|(?:taxas?|custos?) de deslocação|taxa de deslocamento|spese di trasferta|reiskosten|voorrijkosten|出張(?:費|料金?)|交通費"
)
const longestTitle = 48
/** "ROI: what you get back", "Calcul du retour sur investissement": over hours and money that are only worked out. */
const returned =
  /^(?:(?:the|your|our|le|la|votre|ihr|dein|il tuo|o seu|tu|uw|je) )?(?:\p{L}+ (?:of |du |del? |do |des |van )?)?(?:roi|returns? on investment|retour sur investissement|retorno (?:de (?:la )?inversión|d[eo] investimento|sobre (?:la|o) (?:inversión|investimento))|ritorno (?:sull'|dell')investimento|investitionsrendite|terugverdientijd|amortisation(?:srechnung)?)(?!\p{L})|投資対効果|投资回报|العائد على الاستثمار/iu

type Section = "extra" | "estimate"
const openedBy = ({ text, level, kind }: Block, next: Block | undefined): Section | null => {
  const isTitle = level !== null || (kind !== "cell" && kind !== "item" && next !== undefined && next.level !== null)
  if (!isTitle || text.length > longestTitle) return null
  const title = tidyText(text)
  return estimate.test(title) || returned.test(title) || travel.test(title)
    ? "estimate"
    : extra.test(title)
      ? "extra"
      : null
}

/** Each block of such a part, until a heading of the same rank; a label over a heading opens its part as well. */
const sectionsOf = (page: PageIndex): ReadonlyMap<number, Section> => {
  const found = new Map<number, Section>()
  let section: Section | null = null
  let level = 0
  for (const [at, block] of page.blocks.entries()) {
    const isUnderLabel = page.blocks[at - 1]?.level === null && found.has(at - 1) && level === 0
    if (block.level !== null && isUnderLabel) level = block.level
    else if (block.level !== null && block.level <= level) section = null
    const opened = openedBy(block, page.blocks[at + 1])
    if (opened !== null) [section, level] = [opened, block.level ?? 0]
    if (section !== null) found.set(at, section)
  }
  return found
}

/** Plans without the sums that only look like plans; extras are left where nothing else is sold. */
export const withoutAsides = (page: PageIndex, plans: ReadonlyArray<PricePlan>): ReadonlyArray<PricePlan> => {
  if (plans.length === 0) return plans
  const sections = sectionsOf(page)
  if (sections.size === 0) return plans
  const own = plans.filter(({ last }) => sections.get(last) !== "estimate")
  const sold = own.filter(({ last }) => sections.get(last) !== "extra")
  return sold.some(({ price }) => price !== null) ? sold : own
}

const elsewhere = new RegExp(
  String.raw`(?<!\p{L})(?:${paidToOthers})(?!\p{L})|プロバイダーに直接|提供元に直接|直接(?:向|付给)[^。]{0,10}(?:服务商|提供商|供应商)|تدفع مباشرة ل`,
  "iu"
)
const mayTell = /pay|paid|zahl|paye|paga|paghi|betaal|直接|تدفع/iu
/** "You pay your chosen provider directly": what is listed beside it is what they charge. */
export const paysOthers = (page: PageIndex): boolean =>
  page.blocks.some(
    ({ region, text }) =>
      (region === "pricing" || region === "hero" || region === "main") &&
      text.length <= 400 &&
      mayTell.test(text) &&
      elsewhere.test(tidyText(text))
  )

/** Under a heading, or a short line, over what others charge or somebody earns. */
export const isUnderOthers = ({ blocks }: PageIndex, at: number): boolean => {
  const [line, block] = [blocks[at - 1], blocks[at]]
  const isOver = line !== undefined && line.text.length <= 48 && line.region === block?.region && !hasPrice(line)
  return block?.under.some(isOverOthers) === true || (isOver && isOverOthers(line.text))
}
