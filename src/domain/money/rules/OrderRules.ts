/**
 * What an order may ask for and what it costs: one function over what was asked and what is so, from which the quote,
 * the checkout and the refusal of a body of the wrong shape all follow. Pure. It finds everything that is wrong at
 * once, each thing at its place.
 */
import { type Detail, detail } from "../../Failure.ts"
import type { PricedLine } from "../Basket.ts"
import { whyNotFit } from "./BuyersListing.ts"
import { isForSale, weekPart } from "./Catalogue.ts"
import { categoriesGained, categoryIssues } from "./ItemCategories.ts"
import { choicesOf, optionIssues, optionsKept } from "./ItemOptions.ts"
import { type Circumstances, doesKind, launchIn, type OrderedItem, orderedItems } from "./OrderedItems.ts"
import { plannedWeeks } from "./PlannedWeeks.ts"
import { contradictionsIn } from "./Together.ts"

/** The most one order may come to, without VAT: twenty items at the highest price there is. Cents. */
export const mostOrderCents = 2_000_000_000

export interface JudgedOrder {
  readonly details: ReadonlyArray<Detail>
  /** What is bought; to be relied on where `details` is empty. */
  readonly lines: ReadonlyArray<PricedLine>
}

const listingIssues = ({ asked, entry, listing }: OrderedItem): ReadonlyArray<Detail> => {
  const path = `${asked.at}.listing_id`
  if (!entry.needs_listing)
    return asked.has("listing_id") ? [detail(path, "not_applicable", "is not needed for this product")] : []
  if (!asked.has("listing_id")) return [detail(path, "required", "is required for this product")]
  if (asked.listingId === undefined || listing !== undefined) return []
  return [detail(path, "listing_not_yours", "is no listing of yours; list_my_listings has their ids")]
}

/** What was given that the product takes nothing of; a list or an object without anything in it is nothing. */
const needless = ({ asked, entry, parts }: OrderedItem, isForWeek: boolean): ReadonlyArray<Detail> => {
  const given = {
    week: !isForWeek && asked.has("week"),
    amount_cents: entry.kind !== "billboard" && asked.has("amount_cents"),
    categories:
      !parts.some(({ kind }) => kind === "extra_categories") &&
      asked.has("categories") &&
      asked.categories?.length !== 0,
    options:
      (entry.options ?? []).length === 0 &&
      asked.has("options") &&
      (asked.options === undefined || Object.keys(asked.options).length > 0)
  }
  return (["week", "amount_cents", "categories", "options"] as const)
    .filter((key) => given[key])
    .map((key) => detail(`${asked.at}.${key}`, "not_applicable", `is not taken by ${entry.code}`))
}

const amountIssues = ({ asked, entry }: OrderedItem): ReadonlyArray<Detail> => {
  if (entry.kind !== "billboard") return []
  const path = `${asked.at}.amount_cents`
  const least = entry.min_amount_cents ?? entry.price_cents ?? 1
  if (!asked.has("amount_cents")) return [detail(path, "required", `is required, at least ${least}`)]
  const amount = asked.amountCents
  return amount !== undefined && amount < least
    ? [detail(path, "too_small", `must be at least ${least}, is ${amount}`, least, amount)]
    : []
}

/** What it costs without VAT, and how that came about. */
const priceOf = ({ asked, entry }: OrderedItem): Pick<PricedLine, "amountCents" | "priced"> => {
  const unit = entry.kind === "billboard" ? (asked.amountCents ?? 0) : (entry.price_cents ?? 0)
  const choices = choicesOf(entry.options ?? [], asked.options)
  return {
    amountCents: choices.reduce((sum, { price_cents: cents }) => sum + cents, unit),
    priced: { unit_price_cents: unit, choices }
  }
}

const fitIssues = (
  item: OrderedItem,
  items: ReadonlyArray<OrderedItem>,
  { offer }: Circumstances
): ReadonlyArray<Detail> => {
  const { asked, entry, parts, listing, chosen } = item
  if (listing === undefined) return []
  const whole = entry.kind === "bundle" ? [entry, ...parts] : parts
  const reasons = whole.flatMap(({ kind, requires }) => {
    const launch = launchIn(items, item)
    return whyNotFit(listing, { kind, week: chosen, requires, launch }, offer.current) ?? []
  })
  return [...new Set(reasons)].map((reason) => detail(`${asked.at}.listing_id`, "listing_not_fit", reason))
}

const optionIssuesOf = ({ asked, entry: { options } }: OrderedItem): ReadonlyArray<Detail> => {
  const isReadable = asked.options !== undefined || !asked.has("options")
  return options === null || options.length === 0 || !isReadable
    ? []
    : optionIssues(`${asked.at}.options`, options, asked.options ?? {})
}

const totalIssues = (total: number): ReadonlyArray<Detail> =>
  total <= mostOrderCents
    ? []
    : [
        detail(
          "items",
          "too_large",
          `come to ${total} cents, and an order may come to ${mostOrderCents} at most`,
          mostOrderCents,
          total
        )
      ]

const lineOf = (item: OrderedItem, parts: PricedLine["parts"]): PricedLine => {
  const { asked, entry, listing, chosen } = item
  const gained = doesKind(item, "extra_categories") && listing !== undefined ? categoriesGained(asked, listing) : []
  const [only] = parts
  return {
    product: entry.code,
    name: entry.name,
    listingId: listing?.id ?? null,
    week: chosen ?? (parts.length === 1 && only?.kind === "featured" ? only.week : null),
    ...priceOf(item),
    options: optionsKept(asked.options),
    categories: gained.length === 0 ? null : gained,
    parts
  }
}

/** `given` is the `items` of a body. */
export const judgeOrder = (given: unknown, so: Circumstances): JudgedOrder => {
  const { catalogue, offer, categories } = so
  const { items, unknown } = orderedItems(given, so)
  const planned = plannedWeeks(items, so)
  const lines = items.map((item, index) => lineOf(item, planned[index]?.parts ?? []))

  const issues = items.flatMap((item, index): ReadonlyArray<Detail> => {
    const { asked, entry, listing } = item
    const unfit = fitIssues(item, items, so)
    // Where nothing can be done for the listing, nothing is said of the week it would have been given.
    const isGiven = unfit.length > 0 && !asked.has("week")
    const ofWeek = (planned[index]?.issues ?? []).filter(({ code }) => !isGiven || code === "required")
    return [
      ...(isForSale(entry, catalogue, offer)
        ? []
        : [detail(`${asked.at}.product`, "product_unavailable", "cannot be bought now")]),
      ...listingIssues(item),
      ...unfit,
      ...needless(item, weekPart(entry, catalogue) !== undefined),
      ...ofWeek,
      ...amountIssues(item),
      ...(doesKind(item, "extra_categories")
        ? categoryIssues(asked, categories, listing, entry.kind === "bundle")
        : []),
      ...optionIssuesOf(item)
    ]
  })
  const doings = items.flatMap(({ asked, parts, listing }) =>
    listing === undefined ? [] : [{ at: asked.at, listingId: listing.id, kinds: parts.map(({ kind }) => kind) }]
  )
  const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { details: [...unknown, ...issues, ...contradictionsIn(doings), ...totalIssues(total)], lines }
}
