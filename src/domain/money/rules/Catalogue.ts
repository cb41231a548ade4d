/** What is for sale, for which weeks: read from the products as the admin keeps them, and from how full weeks are. Pure. */
import { addWeeks, type Monday } from "../../Week.ts"
import type { ProductKind, ProductOption } from "../Product.ts"
import { hasPlaces, type PlaceUses, placesLeft } from "../WeekPlaces.ts"

/** A product as the admin keeps it. */
export interface CatalogueEntry {
  readonly code: string
  readonly kind: ProductKind
  readonly name: string
  readonly description: string
  /** Without VAT; null: not for sale until it is priced. */
  readonly price_cents: number | null
  /** Of a contribution. */
  readonly min_amount_cents: number | null
  readonly needs_listing: boolean
  /** False: taken off sale, whatever its price. */
  readonly on_sale: boolean
  /** Places a week; null: any number, or those of the free plan. */
  readonly weekly_capacity: number | null
  /** How many weeks after the running one it is sold. */
  readonly weeks_ahead: number
  /** What a listing must have for it. */
  readonly requires: "award" | null
  readonly options: ReadonlyArray<ProductOption> | null
  /** Codes of what a bundle consists of. */
  readonly includes: ReadonlyArray<string> | null
}
export type Catalogue = ReadonlyMap<string, CatalogueEntry>

/** What else an offer depends on, as of one moment. */
export interface OfferState {
  /** The running week. */
  readonly current: Monday
  readonly uses: PlaceUses
  /** Weeks after the running one that the free plan's queue reaches. */
  readonly queueWeeks: number
  /** Whether there is a model, which alone writes reviews. */
  readonly hasModel: boolean
}

/** What is done for whoever buys it: itself, or the parts of a bundle, those there are. */
export const includedIn = (entry: CatalogueEntry, catalogue: Catalogue): ReadonlyArray<CatalogueEntry> =>
  entry.kind === "bundle" ? (entry.includes ?? []).flatMap((code) => catalogue.get(code) ?? []) : [entry]

/** Whether it can be bought, as far as it depends on itself. A bundle needs all of its parts. */
export const isForSale = (
  entry: CatalogueEntry,
  catalogue: Catalogue,
  offer: Pick<OfferState, "hasModel">
): boolean => {
  if (entry.price_cents === null || !entry.on_sale) return false
  if (entry.kind === "ai_review") return offer.hasModel
  if (entry.kind !== "bundle") return true
  const parts = includedIn(entry, catalogue)
  const isWhole = parts.length > 0 && parts.length === entry.includes?.length
  // A bundle of bundles is refused where products are edited.
  return isWhole && parts.every((part) => part.kind !== "bundle" && isForSale(part, catalogue, offer))
}

/** Kinds that begin a launch week; a listing can have one of them done at a time. */
export const launchKinds = ["launch", "skip_queue", "relaunch"] as const satisfies ReadonlyArray<ProductKind>
export type LaunchKind = (typeof launchKinds)[number]
/** Kinds that can be bought for a week. */
const weekKinds = [...launchKinds, "featured"] as const satisfies ReadonlyArray<ProductKind>
export type WeekKind = (typeof weekKinds)[number]
const needsWeek: ReadonlySet<WeekKind> = new Set(["skip_queue", "relaunch"])

/** Whose weeks are chosen from: of a bundle those of its launch, if it has one. Undefined where no week is chosen. */
export const weekPart = (
  entry: CatalogueEntry,
  catalogue: Catalogue
): (CatalogueEntry & { readonly kind: WeekKind }) | undefined => {
  const parts = includedIn(entry, catalogue)
  return weekKinds.flatMap((kind) => parts.filter((part) => part.kind === kind).map((part) => ({ ...part, kind })))[0]
}
/** Whether a week must be chosen for it. */
export const mustHaveWeek = (kind: WeekKind): boolean => needsWeek.has(kind)

/** The weeks of a kind, whatever room they have. */
const mondaysOf = ({ kind, weeks_ahead }: CatalogueEntry, { current, queueWeeks }: OfferState) => {
  const from = kind === "featured" ? 0 : 1
  const last = kind === "skip_queue" ? queueWeeks : weeks_ahead
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => addWeeks(current, from + at))
}

/** Places that all of these still have in a week; null: any number. */
export const leftFor = (
  parts: ReadonlyArray<Pick<CatalogueEntry, "kind">>,
  uses: PlaceUses,
  week: Monday
): number | null => {
  const left = parts.flatMap(({ kind }) => (hasPlaces(kind) ? (placesLeft(uses[kind], week) ?? []) : []))
  return left.length === 0 ? null : Math.min(...left)
}

/** A week that something can be bought for, while it has room. */
export interface OfferedWeek {
  readonly week: Monday
  readonly available: boolean
  /** Places; null: any number. */
  readonly remaining: number | null
}

/** The weeks it is offered for, the nearest first; null where it is not bought for a week. */
export const weeksOffered = (
  entry: CatalogueEntry,
  catalogue: Catalogue,
  offer: OfferState
): ReadonlyArray<OfferedWeek> | null => {
  const chosen = weekPart(entry, catalogue)
  if (chosen === undefined) return null
  const parts = includedIn(entry, catalogue)
  return mondaysOf(chosen, offer).map((week) => {
    const remaining = leftFor(parts, offer.uses, week)
    return { week, available: remaining !== 0, remaining }
  })
}
