/** Tables in which a first column of sums says for whom each row is: "up to €10,000 | €180" under "Income | Fee". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block, PageIndex } from "../../../../reading/PageIndex.ts"
import { tableLayout } from "../../../../reading/TableLayouts.ts"
import { costsNothing, pricesIn } from "../../sums/Money.ts"
import { besideSums, noPlan } from "../../sums/words/BesideWords.ts"
import { type PricePlan, priceLine, saysFree } from "../PriceLines.ts"
import { paidAgainLabel } from "../words/BasisWords.ts"

const longest = 48
const leastRows = 2
/** "up to", "da … a", "über": where a bound begins, or what joins its two ends. */
const bound =
  /^(?:(?:from|between|up to|under|below|less than|over|above|more than|more|to|von|ab|bis(?: zu)?|unter|über|mehr als|weniger als|zwischen|de|du|entre|à partir de|jusqu'à|moins de|plus de|au-delà de|au-dessus de|desde|hasta|menos de|más de|até|mais de|acima de|da|dai|fino a|oltre|sopra|sotto|meno di|più di|van|vanaf|tot|onder|boven|meer dan|minder dan|<|>|≤|≥|0)(?!\p{L}) ?)/iu
const joint = /\p{Nd}[kK]?[^\p{L}\p{Nd}]*(?: (?:to|and|bis|und|à|et|a|y|e|até|tot|en) |[-–—])[^\p{L}\p{Nd}]*\p{Nd}/iu
const isBound = ({ text }: Block): boolean => {
  const told = tidyText(text)
  const isMoney = pricesIn(told).length > 0 || /\p{Sc} ?\p{Nd}|\p{Nd}[kK]? ?\p{Sc}/u.test(told)
  return told.length <= longest && isMoney && (bound.test(told) || joint.test(told))
}
/** Over the other column, or the table: that it is asked for, again and again or not. */
const asked =
  /(?<!\p{L})(?:prices?|fees?|dues|rates?|tuition|you pay|preise?|\p{L}*beitr[aä]ge?|gebühr(?:en)?|honorar|tarife?|prix|tarifs?|cotisations?|honoraires|participation|mensualité|precios?|tarifas?|cuotas?|honorarios|preços?|mensalidades?|quotas?|prezz[oi]|tariff[ae]|rett[ae]|quot[ae]|canon[ei]|onorari[oi]?|prij(?:s|zen)|tarie(?:f|ven)|bijdragen?|contributie)(?!\p{L})/iu
/** Over what is sent, held back, won or lent: no price of what is sold. */
const none =
  /(?<!\p{L})(?:shipping|delivery|postage|handling|deposit|excess|fines?|penalt\p{L}*|commission|discounts?|savings?|refunds?|grants?|subsid\p{L}*|loans?|salar\p{L}*|tax(?:es)?|late|versand\p{L}*|liefer\p{L}*|porto|kaution|bußgeld\p{L}*|provision|rabatte?|zuschuss|zuschüsse|förder\p{L}*|steuer\p{L}*|gehalt|livraison|port|caution|amendes?|remises?|aides?|subventions?|impôts?|salaires?|envíos?|gastos|fianza|multas?|descuentos?|ayudas?|becas?|impuestos?|frete|envio|entrega|caução|coimas?|descontos?|bolsas?|impostos?|spedizion[ei]|consegna|cauzione|mult[ae]|sconti|contribut[oi]|bonus|impost[ae]|stipendi\p{L}*|verzend\p{L}*|bezorg\p{L}*|borg|boetes?|korting(?:en)?|subsidies?|toeslag(?:en)?|belasting(?:en)?|salaris(?:sen)?)(?!\p{L})/iu

/** A plan of each row, called by its bound; none where any row is of something else. */
export const boundRows = (page: PageIndex, list: number): ReadonlyArray<PricePlan> => {
  const { areColumns, byCard, cells } = tableLayout(page, list)
  if (areColumns) return []
  const rows = [...byCard.values()]
  const isRow = ([label, sum, ...more]: ReadonlyArray<Block>) =>
    label !== undefined && sum !== undefined && more.length === 0 && isBound(label)
  const [head = [], ...rest] = rows
  const own = isRow(head) ? rows : rest
  const heads = isRow(head) ? [] : head
  if (own.length < leastRows || !own.every(isRow) || heads.length > 2) return []
  const titles = [...heads.map(({ text }) => text), cells[0]?.under.at(-1) ?? ""]
  const isAsked = titles.some((title) => asked.test(title) || paidAgainLabel.test(tidyText(title)))
  if (!isAsked || titles.some((title) => none.test(title) || besideSums.test(title) || noPlan.test(title))) return []
  // "Income" over "up to €10,000".
  const of = heads[0] === undefined || asked.test(heads[0].text) ? "" : `${tidyText(heads[0].text)} `
  const plans = own.flatMap(([label, sum]): ReadonlyArray<PricePlan> => {
    const line = sum === undefined ? null : priceLine(sum)
    if (label === undefined || sum === undefined) return []
    const place = {
      page,
      name: `${of}${label.text}`,
      first: page.blocks.indexOf(label),
      last: page.blocks.indexOf(sum)
    }
    if (line === null && saysFree(sum)) return [{ ...place, kind: "free", price: null, words: tidyText(sum.text) }]
    if (line === null || line.name !== null || line.words === "") return []
    const kind = costsNothing(line.price) ? "free" : line.price.paying
    return [{ ...place, kind, price: line.price, words: line.words, heads: heads.slice(0, 1) }]
  })
  return plans.length === own.length ? plans : []
}
