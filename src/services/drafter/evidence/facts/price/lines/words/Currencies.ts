/** One sum told in several currencies, of which each reader takes their own: "€5.99 / £4.99 / US$5.99". */
import type { Price } from "../../sums/Money.ts"

const joint = /^ ?(?:[/|·•,;(（]|or|and|oder|und|ou|et|o|y|e|of|en) ?$/iu
/** Behind the last: nothing, or how often it is paid. */
const end = /^ ?[)）]?(?:$| ?(?:\/|per|an?|pro|im|par|por|al|ao) ?\p{L}+$)/iu
export const areCurrencies = (prices: ReadonlyArray<Price>): boolean =>
  prices.length > 1 && new Set(prices.map(({ currency }) => currency)).size === prices.length

export const isInCurrencies = (text: string, prices: ReadonlyArray<Price>): boolean =>
  areCurrencies(prices) &&
  prices.every((price, at) => {
    const next = prices[at + 1]
    return next === undefined ? end.test(text.slice(price.end)) : joint.test(text.slice(price.end, next.start))
  })
