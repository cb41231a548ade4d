/** How the team's pages read addresses and forms. */
import { Effect, Schema } from "effect"
import { NotFound } from "../../../../domain/Failure.ts"

const number = /^[1-9]\d{0,8}$/

/** The number of something, in an address. */
export const DeskId = Schema.String.pipe(Schema.pattern(number), Schema.compose(Schema.NumberFromString))
export const deskId = (text: string) => (number.test(text) ? Effect.succeed(Number(text)) : NotFound())

/** What every list takes: the page, and what was done before. */
export const said = { done: Schema.optional(Schema.String) }
export const listed = { ...said, page: Schema.optional(Schema.String) }
export const pageNumber = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1

/** A path with what is asked of it; what is empty is left out. */
export const withQuery = (path: string, asked: Readonly<Record<string, string | number | null | undefined>>) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value))
  return query.size === 0 ? path : `${path}?${query}`
}

/** Dollars as a person types them, in cents: `99`, `99.5`, `1,200.00`. `undefined`: that is no amount. */
export const centsIn = (typed: string): number | undefined => {
  const plain = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/,(?=\d{3}(\D|$))/g, "")
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(plain)) return undefined
  return Math.round(Number(plain.replace(",", ".")) * 100)
}
/** The other way about, as it is put into a field. */
export const dollarsOf = (cents: number | null): string => (cents === null ? "" : (cents / 100).toFixed(2))
/** A whole number as it is typed; `undefined`: it is none. */
export const wholeIn = (typed: string): number | undefined =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : undefined
