/**
 * Lists of listings by filters, in an order. One filter has its index; of several, and of a category, there is none. Of
 * those, how many meet them is told first, by what is kept or by the index of words; then the page is looked for where it costs least: among all that meet them where these are few, else
 * among the first of the order or by where the highest stand. What is found so is the page if it is full; if it is not,
 * the next way is taken, and the last one is always right.
 */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { ListingSummary } from "../../../domain/listing/Listing.ts"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { ListingsRepo, type WrittenPage } from "../../listing/ListingsRepo.ts"
import { everyListing, TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"
import { type Filters, FiltersRepo, type Sort, totalsOf } from "./FiltersRepo.ts"
import { KnownPlaces } from "./KnownPlaces.ts"

export interface Found {
  readonly items: ReadonlyArray<ListingSummary>
  readonly total: number
  /** There are more than `total`: a way in had more than it may give. */
  readonly capped: boolean
}
type Counted = Omit<Found, "items">

/** As many listings are counted of what no total tells: of listings that meet three filters or more. */
const countedAtMost = 1000
/** So few that meet the filters are all read. */
const fewAtMost = 1000
/** So many of an order are gone through at once, rather than to look for the highest. */
const walkedAtMost = 1000
/** What is expected and what is there differ by so much at least. */
const slack = 2

export class BrowseRepo extends Effect.Service<BrowseRepo>()("launchbook/BrowseRepo", {
  dependencies: [FiltersRepo.Default, KnownPlaces.Default, ListingsRepo.Default, TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const by = yield* FiltersRepo
    const places = yield* KnownPlaces
    const listings = yield* ListingsRepo
    const totals = yield* TotalsRepo

    /** Counted up to a bound, of listings `l` of `from`. */
    const upTo = (most: number, from: Fragment): Effect.Effect<Counted> =>
      Effect.map(
        sql.value<number>`select count(*) as total from (select from ${from} limit ${most + 1}::int) as counted`,
        (total) => ({ total: Math.min(total, most), capped: total > most })
      )

    /** By the index alone: first among the latest launches, which are spread evenly, where enough are expected there. */
    const indexedCount = (filters: Filters, most: number): Effect.Effect<Counted> =>
      Effect.gen(function* () {
        const meeting = by.indexed(filters)
        if (filters.status === "live") {
          const { all, share } = yield* by.expected(filters)
          const latest = yield* by.highestNow("newest", (2 * most) / Math.max(all * share, 1))
          if (latest !== null) {
            const counted = yield* upTo(most, sql`listings l where ${sql.and([...meeting, by.stands(latest)])}`)
            if (counted.capped) return counted
          }
        }
        return yield* upTo(most, sql`listings l where ${sql.and(meeting)}`)
      })

    /** How many listings meet the filters: as it is kept of one or two; of more, and of a domain, up to a bound. */
    const count = (filters: Filters, paging: Paging): Effect.Effect<Counted> => {
      const { whole } = totalsOf(filters)
      if (whole !== undefined)
        return Effect.map(totals.of(whole, filters.status), (total) => ({ total, capped: false }))
      // What can be paged to is counted, too, so that no page says there is none after it while there is.
      const most = Math.max(countedAtMost, offsetOf(paging) + paging.per_page + 1)
      return by.isIndexed(filters)
        ? indexedCount(filters, most)
        : upTo(most, sql`listings l where ${by.conditions(filters)}`)
    }

    const ids = (from: Fragment, filters: Filters, order: Fragment, paging: Paging) =>
      sql.column<number>`
        select l.id from ${from} where ${by.conditions(filters)} order by ${order}
        limit ${paging.per_page} offset ${offsetOf(paging)}`

    /** A page of live listings of which there are many: so many, or more. */
    const ofMany = (filters: Filters, sort: Sort, paging: Paging, { total, capped }: Counted) =>
      Effect.gen(function* () {
        const order = by.orders[sort].live
        const { all, share } = yield* by.expected(filters)
        const meeting = capped ? Math.max(all * share, total) : total
        const wanted = Math.min(paging.per_page, total - offsetOf(paging))
        const reach = offsetOf(paging) + wanted
        const walk = Math.ceil((slack * reach * all) / meeting)
        const walked = ids(
          sql`(select * from listings l where l.status = 'live' order by ${order} limit ${walk}) l`,
          filters,
          order,
          paging
        )
        const isShort = walk <= slack * walkedAtMost
        if (isShort) {
          const found = yield* walked
          if (found.length >= wanted) return found
        }
        // Where those that stand high do not meet the filters as often as others, further down: past those that were met.
        for (const depth of isShort ? [5, 25, 125] : [1, 5, 25, 125]) {
          const high = yield* by.highestNow(sort, (depth * slack * (reach + paging.per_page)) / meeting)
          if (high === null) break
          const found = yield* ids(by.alone([...by.indexed(filters), by.stands(high)]), filters, order, paging)
          if (found.length >= wanted) return found
        }
        if (!isShort && walk < meeting) {
          const found = yield* walked
          if (found.length >= wanted) return found
        }
        return yield* ids(by.alone(by.indexed(filters)), filters, order, paging)
      })

    /** A page of scheduled ones of which there are many: they have an index by their weeks, and stand nowhere else. */
    const ofManyScheduled = (filters: Filters, sort: Sort, paging: Paging, { total }: Counted) =>
      Effect.gen(function* () {
        const order = by.orders[sort].scheduled
        if (sort === "relevance") {
          const all = yield* totals.of(everyListing, "scheduled")
          const wanted = Math.min(paging.per_page, total - offsetOf(paging))
          const walk = Math.ceil((slack * (offsetOf(paging) + wanted) * all) / total)
          const first = sql`(select * from listings l where l.status = 'scheduled' order by ${order} limit ${walk}) l`
          const found = yield* ids(first, filters, order, paging)
          if (found.length >= wanted) return found
        }
        return yield* ids(by.alone(by.indexed(filters)), filters, order, paging)
      })

    /** A page of all live listings, read from the nearest landmark before it. */
    const ofAll = (filters: Filters, sort: Sort, paging: Paging): Effect.Effect<WrittenPage> => {
      const known = places.of(sort)
      const total = totals.within(everyListing, filters.status)
      const after = known.before(offsetOf(paging))
      return Effect.map(
        listings.markedPage(by.conditions(filters), by.keyedOrders[sort], paging, total, after),
        (found) => {
          if (found.last !== null) known.note(found.last)
          return found
        }
      )
    }

    /** By one filter or none, of which a total is kept: page and total in one statement. Undefined for any other. */
    const written = (filters: Filters, sort: Sort, paging: Paging): Effect.Effect<WrittenPage> | undefined => {
      const { asked, whole } = totalsOf(filters)
      if (asked === 0 && filters.status === "live") return Effect.suspend(() => ofAll(filters, sort, paging))
      return asked > 1 || filters.category !== undefined || whole === undefined
        ? undefined
        : listings.writtenPage(
            by.conditions(filters),
            by.orders[sort][filters.status],
            paging,
            totals.within(whole, filters.status)
          )
    }

    const ofSeveral = (filters: Filters, sort: Sort, paging: Paging): Effect.Effect<Found> =>
      Effect.gen(function* () {
        const counted = yield* count(filters, paging)
        if (!counted.capped && offsetOf(paging) >= counted.total) return { items: [], ...counted }
        const order = by.orders[sort][filters.status]
        if (filters.domain !== undefined)
          return { items: yield* listings.page(by.conditions(filters), order, paging), ...counted }
        const many = filters.status === "live" ? ofMany : ofManyScheduled
        const found =
          counted.total >= fewAtMost
            ? yield* many(filters, sort, paging, counted)
            : yield* ids(by.alone(by.indexed(filters)), filters, order, paging)
        return { items: yield* listings.summariesByIds(found), ...counted }
      })

    /** Listings that meet the filters, in the order of `sort`; «relevance» without words is votes. */
    const page = (filters: Filters, sort: Sort, paging: Paging): Effect.Effect<Found> => {
      const one = written(filters, sort, paging)
      return one === undefined
        ? ofSeveral(filters, sort, paging)
        : Effect.map(one, ({ items, total }) => {
            const summaries: ReadonlyArray<ListingSummary> = JSON.parse(`[${items}]`)
            return { items: summaries, total, capped: false }
          })
    }

    return { page, written } as const
  })
}) {}
