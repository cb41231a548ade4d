/** "**Team** up to ten people £49": an entry of a list with its name written large, what it is in between, and its sum last. */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"
import type { Block } from "../../../../reading/PageIndex.ts"
import { pricesIn } from "../../sums/Money.ts"
import { isExtra, tellsNoPrice } from "../../sums/NoPrices.ts"

/** Words of a name, characters of what stands between. */
const most = { words: 6, between: 70 } as const
/** "Up to ten people", "bis zwölf Jahre": for whom it is. */
const reach = /(?<!\p{L})(?:up to|bis(?: zu)?|jusqu'à|jusqu’à|hasta|até|fino a|tot) /giu

/** The name and the sum alone; null where the entry is no such line, or says of its sum that it is none to be paid. */
export const largeEntry = ({ kind, lead, text }: Block): string | null => {
  const [name, whole] = [tidyText(lead ?? ""), tidyText(text)]
  if (kind !== "item" || name === "" || !whole.startsWith(`${name} `) || name.split(" ").length > most.words)
    return null
  const [price, ...more] = pricesIn(whole)
  if (price === undefined || more.length > 0 || price.end !== whole.length || price.start <= name.length + 1)
    return null
  const between = whole.slice(name.length, price.start).trim()
  if (between.length > most.between || /[.!?:\p{Sc}%]/u.test(between) || /[:.!?]$/.test(name)) return null
  const told = between.replace(reach, "")
  return !/\p{L}{2}/u.test(between) || tellsNoPrice(`${told} ${price.text}`) || isExtra(told)
    ? null
    : `${name} ${price.text}`
}

/** "Solo €9", a plan for one, which in Spanish and Italian may be "only €9". */
export const isSolo = (before: string, { list, lang }: Block): boolean =>
  before === "Solo" && (list !== null || !/^(?:es|it)(?!\p{L})/iu.test(lang ?? "es"))
