/** Whether the words right around a sum say that it is of something beside what is sold: a gift card, a surety, a fine. */
import { tidyText } from "../../../../../../domain/text/Folding.ts"
import { taxes } from "../../words/PriceWords.ts"
import { type Price, pricesIn } from "./Money.ts"
import { besideSums } from "./words/BesideWords.ts"

/** "No setup fee", "including delivery": adds nothing, and is no sum of its own. */
const without =
  /(?<!\p{L})(?:no|zero|without|including|incl\.?|includes|free|keine?|ohne|inkl\.?|inklusive|kostenlose[rn]?|sans|pas de|y compris|gratuite?|sin|incluid[oa]s?|sem|inclus[oaie]|senza|zonder|geen|inclusief) (?:[\p{L}'-]+ ?){1,2}/giu
const taxed = new RegExp(String.raw`[,(]? ?(?<!\p{L})(?:${taxes})(?!\p{L})\)?|[（(]税[込抜別]み?[)）]`, "giu")
/** A text without what it says of taxes, "plus VAT": which is no word of what is to come or no more. */
export const withoutTaxes = (text: string): string => text.replace(taxed, "")

/** ", ingredients and supper included": comes with it, and has no sum of its own. */
const included =
  /(?:,|\(| [–-]) ?[^,.;:()\p{Sc}\p{Nd}]{2,60} (?:included|inbegriffen|inklusive|enthalten|compris(?:es?)?|inclus(?:es?)?|inclu[ií]d[oa]s?|compres[oaie]|inclus[oaie]|inbegrepen|inclusief)\)?(?!\p{L})/giu
export const withoutIncluded = (text: string): string => text.replace(included, " ")

/** "£9 a month more than last year": how much more or less it is. */
const compared =
  /^,? (?:more|less|cheaper|dearer|higher|lower|extra|mehr|weniger|günstiger|teurer|billiger|de (?:plus|moins)|(?:más|menos|mais)(?= (?:que|de lo|do que|en |barat|car))|de (?:más|menos)|in (?:più|meno)|meer|minder|goedkoper)(?!\p{L})/iu
/** From the end of the sum before, or of the sentence, to this one; and its own label behind it: "€25 deposit". */
export const isBesideSum = (text: string, price: Price, prices: ReadonlyArray<Price>): boolean => {
  const last = prices.findLast(({ end }) => end <= price.start)?.end ?? 0
  const head = text.slice(last, price.start).replace(/^.*[.!?;]\s/su, "")
  const tail =
    /^ ?(?:\(?(?:for |für |pour |por |para |per |voor |de |di |van |an? |the )*)[^.,;:!?()、，。]{0,30}/iu.exec(
      text.slice(price.end)
    )?.[0]
  return (
    compared.test(text.slice(price.end)) || [head, tail ?? ""].some((one) => besideSums.test(one.replace(without, " ")))
  )
}

const same = (a: Price, b: Price) => a.amount === b.amount && a.currency === b.currency
/** Whether all that some words say of each price of a text is that something else costs it, which the text does not say. */
export const tellsBesideSums = (text: string, words: ReadonlyArray<string>): boolean => {
  const told = tidyText(text)
  // "Shipping is free over €50; otherwise it is €4.90" says itself what it is of.
  if (besideSums.test(told.replace(without, " "))) return false
  const lines = words.flatMap((one) => tidyText(one).split(/(?<=[.!?])\s+|\n/u))
  const prices = pricesIn(told)
  return prices.some((price) => {
    const found = lines.flatMap((line) => {
      const all = pricesIn(line)
      return all.flatMap((one) => (same(one, price) ? [isBesideSum(line, one, all)] : []))
    })
    return found.length > 0 && found.every((isBeside) => isBeside)
  })
}
