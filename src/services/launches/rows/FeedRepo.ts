/** Feeds of listings over all weeks. */
import { Effect } from "effect"
import type { LaunchSection } from "../../../domain/launch/Launch.ts"
import type { Paging } from "../../../domain/Page.ts"
import { ListingsRepo } from "../../listing/ListingsRepo.ts"
import { everyListing, TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"

/** Feeds over all weeks; each is the order of an index. */
export type Feed = Exclude<LaunchSection, "today" | "this-week">

export class FeedRepo extends Effect.Service<FeedRepo>()("launchbook/FeedRepo", {
  dependencies: [ListingsRepo.Default, TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const listings = yield* ListingsRepo
    const totals = yield* TotalsRepo

    const feed = (status: "live" | "scheduled", order: string, facet = everyListing, more = "") => ({
      where: sql.literal(`l.status = '${status}' ${more}`),
      order: sql.literal(order),
      total: totals.of(facet, status)
    })
    const feeds: Record<Feed, ReturnType<typeof feed>> = {
      // Without a counted vote there is nothing that decays.
      trending: feed(
        "live",
        "l.trending desc, l.id desc",
        { name: "trending", key: "" },
        "and l.trending > '-infinity'"
      ),
      "most-voted": feed("live", "l.votes desc, l.id desc"),
      recent: feed("live", "l.launched_at desc, l.id desc"),
      "most-viewed": feed("live", "l.views desc, l.id desc"),
      "most-followed": feed("live", "l.followers desc, l.id desc"),
      upcoming: feed("scheduled", "l.launch_week, l.id")
    }

    const page = (name: Feed, paging: Paging) => {
      const { where, order, total } = feeds[name]
      return Effect.all({ items: listings.page(where, order, paging), total })
    }

    return { page } as const
  })
}) {}
