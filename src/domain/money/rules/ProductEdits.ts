/** What the site's admin may make of a product: each edit is checked against the whole catalogue, so that what is sold can be done. Pure. */
import { Either, Schema } from "effect"
import { sentenceOf } from "../../api/schema/Invalid.ts"
import { strict } from "../../Operation.ts"
import { integer, list, text } from "../../Wire.ts"
import { type ProductKind, ProductOption } from "../Product.ts"
import type { Catalogue, CatalogueEntry } from "./Catalogue.ts"
import { agree } from "./Together.ts"

/** The most that one line of an order can cost. Cents. */
const highestPrice = 100_000_000

/** Characters of an edit that are kept on record. */
const longestRecord = 1000

const isKey = Schema.String.pipe(
  Schema.filter((key) => /^[a-z][a-z0-9_]{0,59}$/.test(key), {
    message: () => "must be lower-case letters, digits and underscores, a letter first, at most 60"
  })
)
const isPrice = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= highestPrice
const Price = Schema.Number.pipe(
  Schema.filter(isPrice, { message: () => `must be 0 to ${highestPrice} cents, a whole number` })
)
const isDistinct = (names: ReadonlyArray<string>) => new Set(names).size === names.length

const Choice = Schema.Struct({ value: text(60, 1), label: text(120, 1), price_cents: Price })
const Option = Schema.Struct({
  ...ProductOption.fields,
  key: isKey,
  label: text(120, 1),
  choices: list(Choice, 50),
  max_length: Schema.NullOr(integer(1, 2000))
}).pipe(
  Schema.filter(
    ({ type, choices, max_length: most }) =>
      (type === "choice") === choices.length >= 2 &&
      (type === "choice" || choices.length === 0) &&
      (type === "text") === (most !== null),
    { message: () => "must have two `choices` or more for a choice and none else, and a `max_length` for a text alone" }
  ),
  Schema.filter(({ choices }) => isDistinct(choices.map(({ value }) => value)), {
    message: () => "must not have two choices of one value"
  })
)

const fields = {
  name: text(120, 1),
  description: text(1000, 1),
  price_cents: Schema.NullOr(Price),
  min_amount_cents: Schema.NullOr(integer(1, highestPrice)),
  on_sale: Schema.Boolean,
  weekly_capacity: Schema.NullOr(integer(1, 1_000_000)),
  weeks_ahead: integer(1, 104),
  options: Schema.NullOr(
    list(Option, 20).pipe(
      Schema.filter((all) => isDistinct(all.map(({ key }) => key)), { message: () => "must not have one key twice" })
    )
  ),
  includes: list(isKey, 20, 1)
}
/** What is changed; what is left out stays. */
export const ProductEdit = Schema.partialWith(Schema.Struct(fields), { exact: true }).annotations(strict)
export type ProductEdit = typeof ProductEdit.Type

/** Which kinds a column means something for. */
const only: ReadonlyArray<{
  readonly field: keyof ProductEdit
  readonly kinds: ReadonlyArray<ProductKind>
  readonly message: string
}> = [
  { field: "min_amount_cents", kinds: ["billboard"], message: "Only a contribution has a least amount." },
  {
    field: "weekly_capacity",
    kinds: ["featured"],
    message:
      "Only featured has places of its own. Those of skip_queue are the free plan's: setting free_plan.weekly_capacity."
  },
  {
    field: "weeks_ahead",
    kinds: ["launch", "relaunch", "featured"],
    message: "Its weeks are not its own. Those of skip_queue end with the free plan's: setting free_plan.weeks_max."
  },
  { field: "options", kinds: ["manual"], message: "Options are for what the site team does by hand." },
  { field: "includes", kinds: ["bundle"], message: "Only a bundle includes other products." }
]

/** Why these cannot be a bundle, in a sentence. */
const bundleFault = (codes: ReadonlyArray<string>, catalogue: Catalogue): string | undefined => {
  const parts = codes.map((code) => catalogue.get(code))
  const missing = codes.filter((_, index) => parts[index] === undefined)
  if (missing.length > 0) return `There is no product ${missing.join(", ")}.`
  if (!isDistinct(codes)) return "A bundle includes a product once."
  const found = parts.flatMap((part) => part ?? [])
  const wrong = found.find(
    ({ kind, options }) => kind === "bundle" || kind === "billboard" || (options ?? []).length > 0
  )
  if (wrong !== undefined)
    return `${wrong.code} cannot be in a bundle: it is a bundle itself, a contribution, or has options to choose.`
  return agree(found.map(({ kind }) => kind)) ? undefined : "These cannot be done for one listing by one order."
}

const decodeEdit = Schema.decodeUnknownEither(ProductEdit)

/** The product as it will be, or why not, in a sentence for the person at the terminal. */
export const editedProduct = (
  entry: CatalogueEntry,
  given: unknown,
  catalogue: Catalogue
): Either.Either<CatalogueEntry, string> => {
  const read = decodeEdit(given)
  if (Either.isLeft(read)) return Either.left(`${entry.code}: ${sentenceOf(read.left)}.`)
  const edit = read.right
  if (Object.keys(edit).length === 0) return Either.left("Name what is to change; --help lists what can.")
  const needless = only.find(
    ({ field, kinds }) => edit[field] !== undefined && edit[field] !== null && !kinds.includes(entry.kind)
  )
  if (needless !== undefined) return Either.left(`${entry.code}: ${needless.message}`)
  const after: CatalogueEntry = { ...entry, ...edit }
  if (entry.kind === "bundle") {
    const fault = bundleFault(after.includes ?? [], catalogue)
    if (fault !== undefined) return Either.left(`${entry.code}: ${fault}`)
  }
  if ((after.options ?? []).length > 0) {
    const bundle = [...catalogue.values()].find(({ includes }) => includes?.includes(entry.code))
    if (bundle !== undefined) return Either.left(`${entry.code}: it is part of ${bundle.code}, so it has no options.`)
  }
  const options = (after.options ?? []).length === 0 ? null : after.options
  if (entry.kind !== "billboard") return Either.right({ ...after, options })
  // The price of a contribution is the least one may give.
  const { price_cents: price, min_amount_cents: least } = edit
  if (price !== undefined && least !== undefined && price !== least)
    return Either.left(`${entry.code}: its price is the least amount; give one of them.`)
  const cents = price !== undefined ? price : least !== undefined ? least : entry.price_cents
  return cents === 0
    ? Either.left(`${entry.code}: a contribution is at least 1 cent.`)
    : Either.right({ ...after, options, price_cents: cents, min_amount_cents: cents })
}

/** What became of a product, for the record: `price_cents: 9900 → 14900`. Null where it is new, or nothing changed. */
export const editInWords = (before: CatalogueEntry | undefined, after: CatalogueEntry): string | null => {
  if (before === undefined) return null
  const was = new Map(Object.entries(before).map(([field, value]) => [field, JSON.stringify(value)]))
  const words = Object.entries(after).flatMap(([field, value]) => {
    const is = JSON.stringify(value)
    return was.get(field) === is ? [] : [`${field}: ${was.get(field)} → ${is}`]
  })
  return words.length === 0 ? null : words.join("; ").slice(0, longestRecord)
}

export interface NewProduct {
  readonly code: string
  readonly needs_listing: boolean
  readonly requires: "award" | null
  /** Its name and description, and whatever else an edit may say. */
  readonly edit: unknown
}

/** A further product, which the site team does by hand; the other kinds are the ones there are. */
export const addedProduct = (
  { code, needs_listing, requires, edit }: NewProduct,
  catalogue: Catalogue
): Either.Either<CatalogueEntry, string> => {
  if (!Schema.is(isKey)(code))
    return Either.left(`${code} is no code: lower-case letters, digits and underscores, a letter first, at most 60.`)
  if (catalogue.has(code)) return Either.left(`There is a product ${code} already.`)
  if (requires !== null && !needs_listing) return Either.left("An award is a listing's: it needs a listing.")
  const blank: CatalogueEntry = {
    code,
    kind: "manual",
    name: "",
    description: "",
    price_cents: null,
    min_amount_cents: null,
    needs_listing,
    on_sale: true,
    weekly_capacity: null,
    weeks_ahead: 12,
    requires,
    options: null,
    includes: null
  }
  return Either.filterOrLeft(
    editedProduct(blank, edit, catalogue),
    ({ name, description }) => name !== "" && description !== "",
    () => "A product needs a name and a description."
  )
}
