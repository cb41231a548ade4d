/**
 * What can be bought for a listing as it stands, found by asking for all of it at once and listening to what is refused;
 * and the order that its form asks for. No rule of what fits what is written here.
 */
import { Effect } from "effect"
import { quoteOrder } from "../../../../domain/api/OrdersApi.ts"
import { listProducts } from "../../../../domain/api/SiteApi.ts"
import type { Detail } from "../../../../domain/Failure.ts"
import type { OrderItem } from "../../../../domain/money/OrderBody.ts"
import type { Product } from "../../../../domain/money/Product.ts"
import type { OwnRun } from "../../declare/SiteVisit.ts"

export interface Orderable {
  readonly product: Product
  /** It begins a launch week: of these one is bought at a time. */
  readonly isLaunch: boolean
  readonly mustHaveWeek: boolean
  readonly mustNameCategories: boolean
}

const launchCodes: ReadonlySet<string> = new Set(["launch", "skip_queue", "relaunch"])
const holds = ({ code, includes }: Product, codes: ReadonlySet<string>) =>
  [code, ...(includes ?? [])].some((each) => codes.has(each))
export const takesCategories = (product: Product) => holds(product, new Set(["extra_categories"]))

const indexOf = ({ path }: Detail) => Number(/^items\.(\d+)/.exec(path)?.[1] ?? -1)
const unfitCodes: ReadonlySet<string> = new Set(["listing_not_fit", "product_unavailable", "product_unknown"])

/** Everything for sale that this listing could have now. */
export const orderables = (run: OwnRun, listingId: number) =>
  Effect.gen(function* () {
    const { items } = yield* run(listProducts, {})
    const probe = (products: ReadonlyArray<Product>) =>
      products.length === 0
        ? Effect.succeed([])
        : run(quoteOrder, {
            items: products.map(({ code }) => ({ product: code, listing_id: listingId }))
          }).pipe(
            Effect.as<ReadonlyArray<Detail>>([]),
            Effect.catchIf(
              ({ status }) => status === 400,
              ({ details = [] }) => Effect.succeed(details)
            )
          )
    const fitting = (products: ReadonlyArray<Product>, said: ReadonlyArray<Detail>) =>
      products.filter((_, at) => !said.some((each) => indexOf(each) === at && unfitCodes.has(each.code)))

    const offered = items.filter(({ available, needs_listing }) => available && needs_listing)
    const first = fitting(offered, yield* probe(offered))
    // What fits by something alone that itself does not fit is refused the second time.
    const said = yield* probe(first)
    return fitting(first, said).map((product): Orderable => {
      const at = first.indexOf(product)
      const isAsked = (key: string) =>
        said.some(({ path, code }) => path === `items.${at}.${key}` && code === "required")
      return {
        product,
        isLaunch: holds(product, launchCodes),
        mustHaveWeek: isAsked("week"),
        mustNameCategories: isAsked("categories")
      }
    })
  })

/** What was chosen in the form, as it came. */
export interface Chosen {
  /** Codes of what is bought. */
  readonly buy: ReadonlyArray<string>
  /** Of each: the week by its code, and so on. */
  readonly weeks: ReadonlyMap<string, string>
  readonly amounts: ReadonlyMap<string, string>
  /** By code and option, `trophy_print.size`. */
  readonly options: ReadonlyMap<string, string>
  readonly categories: ReadonlyArray<string>
}
export const nothingChosen: Chosen = {
  buy: [],
  weeks: new Map(),
  amounts: new Map(),
  options: new Map(),
  categories: []
}

/** Values that come beside the names of what they are of. */
export const pairsOf = (names: ReadonlyArray<string>, values: ReadonlyArray<string>): ReadonlyMap<string, string> =>
  new Map(names.map((name, at) => [name, (values[at] ?? "").trim()]))

/** Dollars as people write them, in cents; what is no amount is told as one of nothing. */
const centsIn = (typed: string): number => {
  const [, dollars = "", cents = ""] = /^\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  return dollars === "" ? 0 : Number(dollars) * 100 + Number(cents.padEnd(2, "0"))
}

/** The items of the order, in the order they stand in the form. */
export const orderOf = (
  listingId: number,
  on: ReadonlyArray<Orderable>,
  { buy, weeks, amounts, options, categories }: Chosen
): ReadonlyArray<OrderItem> =>
  on
    .filter(({ product }) => buy.includes(product.code))
    .map(({ product }): OrderItem => {
      const { code } = product
      const week = weeks.get(code) ?? ""
      const set = (product.options ?? []).flatMap(({ key, type }) => {
        const value = options.get(`${code}.${key}`) ?? ""
        if (value === "") return []
        return [[key, type === "integer" && /^\d{1,7}$/.test(value) ? Number(value) : value] as const]
      })
      return {
        product: code,
        listing_id: listingId,
        ...(week === "" ? {} : { week }),
        ...(product.min_amount_cents === null ? {} : { amount_cents: Math.max(1, centsIn(amounts.get(code) ?? "")) }),
        ...(set.length === 0 ? {} : { options: Object.fromEntries(set) }),
        ...(takesCategories(product) && categories.length > 0 ? { categories } : {})
      }
    })

/** What was refused of an order, in words that name the product. */
export const refusedWords = (
  details: ReadonlyArray<Detail>,
  items: ReadonlyArray<OrderItem>,
  on: ReadonlyArray<Orderable>
): ReadonlyArray<string> => [
  ...new Set(
    details.map((detail) => {
      const { product: code, week } = items[indexOf(detail)] ?? {}
      const product = on.find((one) => one.product.code === code)?.product
      const [, key = "", option = ""] = /^items\.\d+\.(\w+)(?:\.(.+))?$/.exec(detail.path) ?? []
      const name = product?.name ?? "This order"
      if (detail.code === "listing_not_fit") return `${name}: ${detail.message}`
      if (detail.code === "week_full")
        return `${name}: the week of ${week ?? "your launch"} has no place left. Choose another.`
      if (key === "week" && detail.code === "required") return `${name}: choose a week.`
      if (key === "categories")
        return detail.code === "required"
          ? `${name}: choose at least one category.`
          : `${name}: the choice of categories ${detail.message}.`
      if (key === "amount_cents") return `${name}: type an amount in dollars, at least the one that is named.`
      if (key === "options") {
        const label = product?.options?.find((one) => one.key === option)?.label ?? option
        return detail.code === "required" ? `${name}: fill in “${label}”.` : `${name}, “${label}”: ${detail.message}.`
      }
      if (detail.code === "contradiction") return `${name} cannot be bought together with the launch you chose.`
      return `${name}: ${detail.message}.`
    })
  )
]
