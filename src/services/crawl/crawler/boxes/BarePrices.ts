/** Prices that stand alone, each beside what it buys: a price list, whatever it is headed, "Money" or nothing. */
import type { Line } from "./Boxes.ts"

const sum = String.raw`(?:(?:\p{Sc}|US\$|CHF|EUR|USD|GBP|R\$|S/) ?\p{Nd}[\p{Nd}.,' ]{0,8}|\p{Nd}[\p{Nd}.,' ]{0,8} ?(?:\p{Sc}|CHF|EUR|USD|GBP|[Ee]uros?|kr|zł|円|元))`
/** "£29 a month", "from € 189 each", "21,90 €": a sum, and how or for what it is paid in a word or three. */
const bare = new RegExp(
  String.raw`^(?:[Ff]rom|[Oo]nly|[Aa]b|[Nn]ur|[Dd]ès|[ÀàAa] partir de|[Dd]esde|[Dd]a|[Vv]anaf)? ?${sum}(?: ?[/*]? ?\p{Ll}+\.?(?: \p{L}\p{Ll}*){0,3})?(?:, \p{Ll}[^.;:!?]{0,40})?\*?$`,
  "u"
)
/** What is earned, given or saved is no price. */
const noPrice =
  /(?<!\p{L})(?:saved|raised|revenue|salary|gespart|gehalt|fund\p{L}*|donat\p{L}*|spende\p{L}*|off|discount|rabatt|don|donación|doação|salaire|sueldo|stipendio|prize|profit)(?!\p{L})/iu
const isBarePrice = (text: string): boolean => bare.test(text) && !noPrice.test(text)

const again =
  /(?<!\p{L})(?:months?|mo|years?|yr|weeks?|quarters?|annum|monthly|yearly|annually|monat\p{L}{0,4}|jahr\p{L}{0,4}|jährlich|woche|mois|mensuels?|an|année|mes|meses|año|mensual|anual|semana|mês|ano|mensal|mese|mensili|anno|annui|maand|jaar|maandelijks)(?!\p{L})|[月年]|شهر|سنوي|السنة/iu
const sumAgain = new RegExp(
  String.raw`^(?:月額|月々|年額|每月|每年) ?(?:${sum})(?:から|〜|~|起)?(?:[（(]税[込抜別]み?[）)])?$`,
  "u"
)
const free =
  /^(?:free|free forever|kostenlos|gratis|gratuit|gratuito|grátis|無料|0 ?円|免费|مجاني|مجانا|[$€£] ?0|0 ?[€£])[.!]?$/iu
/** A heading over prices that are somebody else's, or of another time: "How Acme compares", "What you used to pay". */
const notOurs =
  /(?<!\p{L})(?:compar\p{L}*|versus|vs|others?|elsewhere|instead|rivals?|competit\p{L}*|alternativ\p{L}*|used to|before|so far|vergleich\p{L}*|ander\p{L}{0,2}|bisher|früher|statt|konkurren\p{L}*|autres?|ailleurs|avant|concurren\p{L}*|otr[oa]s|antes|compet\p{L}*|outr[oa]s|altr[ie]|altrove|prima|concorren\p{L}*|confront\p{L}*|vergelijk\p{L}*|elders|vroeger)(?!\p{L})|比較|他社|以前|对比|對比|其他|从前|مقارنة|منافس|سابقا/iu
export const headsOthersPrices = (heading: string): boolean => notOurs.test(heading)

interface Card {
  readonly texts: ReadonlyArray<string>
  /** Items of its lists: what a plan comes with. */
  readonly items: number
}
/**
 * Cards side by side of which one or more have a sum of their own for each month or year, most that or "Free", and most a
 * list of what they come with: plans. Flats and rooms have a sum for each month and no such list.
 */
export const arePlanCards = (cards: ReadonlyArray<Card>): boolean => {
  if (cards.filter(({ items }) => items >= leastItems).length * 2 <= cards.length) return false
  const top = cards.map(({ texts }) => texts.slice(1, 1 + topOfPlan))
  const paid = top.filter((texts) =>
    texts.some((text) => (isBarePrice(text) && again.test(text)) || sumAgain.test(text))
  )
  const priced = new Set([...paid, ...top.filter((texts) => texts.some((text) => free.test(text)))])
  return (
    paid.length > 0 &&
    priced.size >= 2 &&
    priced.size * 2 > cards.length &&
    cards.every(({ texts: [name = ""] }) => name.length <= longestLabel)
  )
}
const leastItems = 2
/** Lines of a plan below its name among which its price stands. */
const topOfPlan = 4

/** Pairs in a row that are a list. */
const leastPairs = 3
const longestLabel = 60
/** Labels with their prices in a list of such pairs; what stands in tables and cards is read by rows and by cards. */
export const pricedLines = (lines: ReadonlyArray<Line>): ReadonlyArray<number> => {
  const found: Array<number> = []
  let run: Array<number> = []
  const close = () => {
    if (run.length >= leastPairs * 2) found.push(...run)
    run = []
  }
  for (let at = 0; at + 1 < lines.length; ) {
    const [label, price] = [lines[at], lines[at + 1]]
    const isPair =
      label !== undefined &&
      price !== undefined &&
      price.box.element.name === "dd" &&
      label.text.length <= longestLabel &&
      !isBarePrice(label.text) &&
      !noPrice.test(label.text) &&
      isBarePrice(price.text)
    if (isPair) run.push(at, at + 1)
    else close()
    at += isPair ? 2 : 1
  }
  close()
  return found
}
