/** A sum in a sentence of prose that somebody else asks, or that is set beside ours: "BirdBuddle wants $9.99 a month". */

import { pricesIn } from "../facts/price/sums/Money.ts"
import { tellsOfOthers } from "../facts/price/sums/others/OtherPayees.ts"
import { caseless } from "../reading/patterns/Caseless.ts"

const sum =
  "(?:(?:r|nz|a|c|us|ca)?\\p{Sc} ?\\p{Nd}|(?:chf|eur|usd|gbp) ?\\p{Nd}|\\p{Nd}[\\p{Nd}.,' ]* ?(?:\\p{Sc}|euros?(?!\\p{L})|franken|francs|kr(?!\\p{L})))"
/** Whoever they are said of asks it; a plan or a thing "costs" or "starts at" its sum. */
const asks =
  "charges?|wants?|asks?|verlangt|berechnet|verrechnet|kassiert|demande(?:nt)?|facture(?:nt)?|réclame(?:nt)?|cobran?|piden?|pedem?|chied(?:e|ono)|rekent|rekenen|vraagt|vragen"
const asked = caseless(
  new RegExp(
    `(?<!(?:which|qui|que|che|die|that|to) )(?<!\\p{L})(?:${asks}) (?:(?:about|around|over|up to|un|unos|rund|etwa|bis zu|environ|cerca de|circa|zo'n) )?${sum}`,
    "u"
  )
)
const more = `(?:about|around|roughly|etwa|rund|circa|ungefähr|environ|près de|unos|unas|alrededor de|cerca de|uns|umas|ongeveer|zo'n)`
/** What a thing costs elsewhere nobody knows to the cent: "se vend près de 900 francs". */
const costsAbout = caseless(
  new RegExp(
    `(?<!\\p{L})(?:costs?|earns?|kostet|verdient|coûte|se vend|gagne|cuesta|gana|sai por|custa|ganha|costa|guadagna|kost|verdient) ${more} ${sum}`,
    "u"
  )
)
/** "At €18 an hour that is €360 a month": worked out. */
const counted = caseless(
  /^(?:at|bei|à|a|voor) [^.;]{3,24},? (?:that|das|cela|c'|eso|isso|questo|dat) ?(?:is|makes|sind|macht|fait|est|son|dá|fa|zijn) /u
)
const aboutUnspaced =
  /(?:\p{Nd}[\p{Nd},]*(?:円|元))(?:ほど|くらい|ぐらい|前後)[^。]{0,6}(?:かかる|する|します|と(?:いわれ|言われ))/u
const compares = caseless(
  /(?<!\p{L})(?:full-time|part-time|in-house|for comparison|by comparison|zum vergleich|pour comparer|à titre de comparaison|para que compares|para comparar|per confronto|ter vergelijking|(?:no|en el|al|im|in the|in de) super(?:mercado|mercato|markt|market)|the other (?:mob|lot|ones|guys|apps?|tools?)|(?:other|most|many|hosted) [\p{L} ]{3,30} (?:start at|charge|cost|have an?))(?!\p{L})|外部の|他社|相比之下/u
)

/** `text`: a sentence in plain marks that names neither the product nor its makers. */
export const tellsOthersSum = (text: string): boolean =>
  pricesIn(text).length > 0 &&
  (asked.test(text) ||
    costsAbout.test(text) ||
    counted.test(text) ||
    aboutUnspaced.test(text) ||
    compares.test(text) ||
    tellsOfOthers(text))
