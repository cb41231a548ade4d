/** Heads of columns that tell the same sum without its tax and with it: "HT | TTC", "netto | brutto", "excl. btw | incl. btw". */
import { tidyText } from "../../../../../../../domain/text/Folding.ts"

const tax =
  "(?:the )?(?:vat|gst|hst|sales tax|tax|mwst\\.?|ust\\.?|mehrwertsteuer|umsatzsteuer|tva|t\\.?v\\.?a\\.?|taxes?|i\\.?v\\.?a\\.?|btw|impuestos?|impostos?)"
const nouns =
  "(?:price|rate|fee|cost|preis|prix|tarif|montant|precio|tarifa|importe|preço|valor|prezzo|tariffa|costo|prijs|tarief|bedrag)"
const label = (words: string) => new RegExp(`^(?:${nouns}s?,? )?[(]?(?:${words})[)]?\\*?$`, "iu")
const net = label(
  `net|netto|netto(?:preis|prijs)|h\\.?t\\.?|h\\.?t\\.?v\\.?a\\.?|hors (?:taxes?|tva)|(?:ex|excl?\\.?|excluding|exclusive of|without|before|zzgl\\.?|exkl\\.?|ohne|sin|sem|s/|senza|exclusief|più|más|\\+|plus) ?${tax}|${tax} (?:excluded|esclusa|no incluido|não incluído|excl\\.?)|neto|líquido|imponibile|base imponible`
)
const gross = label(
  `gross|brutto|brutto(?:preis|prijs)|endpreis|t\\.?t\\.?c\\.?|t\\.?v\\.?a\\.?c\\.?|toutes taxes|(?:inc|incl?\\.?|including|inclusive of|with|inkl\\.?|mit|con|com|c/|avec|inclusief|met|iva incl) ?${tax}|${tax} (?:included|inclusa|incluid[oa]|inclu[ií]d[oa]|compresa|incl\\.?|inkl\\.?)|ivato|final`
)
const isTaxLabel = (words: RegExp, text: string) => text.length <= 30 && words.test(tidyText(text))
/** Of the heads of two columns the one under which the tax is in it; undefined where they are of something else. */
export const withTax = <Head extends { readonly text: string }>(heads: ReadonlyArray<Head>): Head | undefined => {
  const [one, two, ...more] = heads
  if (one === undefined || two === undefined || more.length > 0) return undefined
  if (isTaxLabel(net, one.text) && isTaxLabel(gross, two.text)) return two
  return isTaxLabel(gross, one.text) && isTaxLabel(net, two.text) ? one : undefined
}
const noun = new RegExp(`^${nouns}s?,? (?=\\p{L}|\\()`, "iu")
const joined = /^(?:brutto(?:preis|prijs)|endpreis|final)$/iu
/** What such a head says behind a sum: "TTC" of "Prix TTC". */
export const taxSaid = (head: string): string => {
  const said = tidyText(head)
    .replace(noun, "")
    .replace(/^\((?<inside>.*)\)$/u, "$<inside>")
    .replace(/\*$/u, "")
  return joined.test(said) ? "" : said
}
