/**
 * One item of an order as it was sent, of whatever shape. What cannot be read of it counts as given and is not looked
 * at: its shape is told by the schema.
 */
import { Schema } from "effect"
import { isJsonObject, type JsonObject } from "../../text/Json.ts"
import { Id, text } from "../../Wire.ts"
import { mostItems } from "../OrderBody.ts"

export interface AskedItem {
  /** Its place: `items.0`. */
  readonly at: string
  readonly product: string | undefined
  readonly listingId: number | undefined
  readonly week: string | undefined
  readonly amountCents: number | undefined
  /** Those that are text, each with its place in the list. */
  readonly categories: ReadonlyArray<{ readonly slug: string; readonly index: number }> | undefined
  readonly options: JsonObject | undefined
  /** Whether it was given at all, readable or not. */
  readonly has: (key: "listing_id" | "week" | "amount_cents" | "categories" | "options") => boolean
}

const isId = Schema.is(Id)
/** Text of the length that the schema takes, and that a database can be asked for. */
const textOf = (max: number) => {
  const isText = Schema.is(text(max, 1))
  return (value: unknown) => (isText(value) ? value : undefined)
}
const productIn = textOf(60)
const weekIn = textOf(10)
const slugIn = textOf(220)

const itemOf = (given: JsonObject, index: number): AskedItem => {
  const { product, listing_id: listingId, week, amount_cents: amount, categories, options } = given
  return {
    at: `items.${index}`,
    product: productIn(product),
    listingId: isId(listingId) ? listingId : undefined,
    week: weekIn(week),
    amountCents: typeof amount === "number" && Number.isSafeInteger(amount) && amount >= 1 ? amount : undefined,
    categories: Array.isArray(categories)
      ? categories.flatMap((one, at) => {
          const slug = slugIn(one)?.trim().toLowerCase()
          return slug === undefined ? [] : [{ slug, index: at }]
        })
      : undefined,
    options: isJsonObject(options) ? options : undefined,
    has: (key) => Object.hasOwn(given, key)
  }
}

/** The items of the body of quote_order and create_checkout. */
export const itemsIn = (items: unknown): ReadonlyArray<AskedItem> =>
  Array.isArray(items)
    ? items.slice(0, mostItems).flatMap((item, index) => (isJsonObject(item) ? [itemOf(item, index)] : []))
    : []
