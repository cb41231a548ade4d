/** Rows of a paragraph that set out prices, one under the other by breaks: each is a line of its own, as in a list. */

const sum = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}|\p{Nd}\s?(?:円|元|kr|zł|Euro|euros?|EUR|USD|CHF)(?!\p{L})/u
/** A longer row is a sentence; fewer with a sum are an address with a price beside it. */
const longest = 80
const least = 2

export const arePriceRows = (rows: ReadonlyArray<string>): boolean => {
  const priced = rows.filter((row) => sum.test(row))
  return (
    priced.length >= least &&
    priced.length * 2 > rows.length &&
    rows.every(({ length }) => length <= longest) &&
    priced.every((row) => /^[\p{L}\p{Nd}\p{Sc}]/u.test(row) && !/[.!?]$/.test(row))
  )
}
