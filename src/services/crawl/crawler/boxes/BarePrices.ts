/** Prices that stand alone, each beside what it buys: a price list, whatever it is headed, "Money" or nothing. */
import type { Line } from "./Boxes.ts"

const sum = String.raw`(?:(?:\p{Sc}|US\$|CHF|EUR|USD|GBP|R\$) ?\p{Nd}[\p{Nd}.,' ]{0,8}|\p{Nd}[\p{Nd}.,' ]{0,8} ?(?:\p{Sc}|CHF|EUR|USD|GBP|[Ee]uros?|kr|zł|円|元))`
/** "£29 a month", "from € 189 each", "21,90 €": a sum, and how or for what it is paid in a word or three. */
const bare = new RegExp(
  String.raw`^(?:[Ff]rom|[Oo]nly|[Aa]b|[Nn]ur|[Dd]ès|[ÀàAa] partir de|[Dd]esde|[Dd]a|[Vv]anaf)? ?${sum}(?: ?[/*]? ?\p{Ll}+\.?(?: \p{L}\p{Ll}*){0,3})?(?:, \p{Ll}[^.;:!?]{0,40})?\*?$`,
  "u"
)
/** What is earned, given or saved is no price. */
const noPrice =
  /(?<!\p{L})(?:saved|raised|revenue|salary|gespart|gehalt|fund\p{L}*|donat\p{L}*|spende\p{L}*|off|discount|rabatt|don|donación|doação|salaire|sueldo|stipendio|prize|profit)(?!\p{L})/iu
const isBarePrice = (text: string): boolean => bare.test(text) && !noPrice.test(text)

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
