/** Paged lists: `page` and `per_page` in, `items` and their whereabouts out. A page past the end is empty. */
import { Schema } from "effect"
import { withDefault } from "./Operation.ts"
import { isJsonObject, objectOf } from "./text/Json.ts"
import { integer } from "./Wire.ts"

/** Items of the longest page. */
export const mostPerPage = 100

export const paged = {
  page: withDefault(integer(1, 1000), 1).annotations({ description: "Page, from 1.", default: 1 }),
  per_page: withDefault(integer(1, mostPerPage), 20).annotations({ description: "Items a page.", default: 20 })
}
export interface Paging {
  readonly page: number
  readonly per_page: number
}

/** What every paged answer says beside its items. */
export const paging = {
  page: Schema.Int,
  per_page: Schema.Int,
  total: Schema.Int,
  has_more: Schema.Boolean
}

export const pageOf = <A, I>(identifier: string, item: Schema.Schema<A, I>) =>
  Schema.Struct({ items: Schema.Array(item), ...paging }).annotations({ identifier })

export interface PageOf<A> extends Paging {
  readonly items: ReadonlyArray<A>
  readonly total: number
  readonly has_more: boolean
}

export const offsetOf = (paging: Paging) => (paging.page - 1) * paging.per_page

export const toPage = <A>(paging: Paging, items: ReadonlyArray<A>, total: number): PageOf<A> => ({
  items,
  page: paging.page,
  per_page: paging.per_page,
  total,
  has_more: paging.page * paging.per_page < total
})

/** Which page of a list an answer is, and of how many items. */
export interface PageWhereabouts extends Paging {
  readonly total: number
}

const statedBy = (value: unknown): PageWhereabouts | null => {
  const { page, per_page, total } = objectOf(value)
  return typeof page === "number" && typeof per_page === "number" && typeof total === "number"
    ? { page, per_page, total }
    : null
}

/** The whereabouts of any answer; null where it is no page. A category carries its page of listings inside. */
export const whereaboutsOf = (output: unknown): PageWhereabouts | null =>
  statedBy(output) ?? (isJsonObject(output) ? statedBy(output.listings) : null)
