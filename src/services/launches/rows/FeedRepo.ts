/** Feeds of listings over all weeks. */
import type { Fragment } from "@effect/sql/Statement"
import { Effect } from "effect"
import type { LaunchSection } from "../../../domain/launch/Launch.ts"
import type { Paging } from "../../../domain/Page.ts"
import { ListingsRepo } from "../../listing/ListingsRepo.ts"
import { Database } from "../../store/Database.ts"

/** Feeds over all weeks; each is the order of an index. */
export type Feed = Exclude<LaunchSection, "today" | "this-week">

export class FeedRepo extends Effect.Service<FeedRepo>()("launchbook/FeedRepo", {
  dependencies: [ListingsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const listings = yield* ListingsRepo

    const feed = (where: string, order: string) => ({ where: sql.literal(where), order: sql.literal(order) })
    const feeds: Record<Feed, { readonly where: Fragment; readonly order: Fragment }> = {
      // Without a counted vote there is nothing that decays.
      trending: feed("l.status = 'live' and l.trending > '-infinity'", "l.trending desc, l.id desc"),
      "most-voted": feed("l.status = 'live'", "l.votes desc, l.id desc"),
      recent: feed("l.status = 'live'", "l.launched_at desc, l.id desc"),
      "most-viewed": feed("l.status = 'live'", "l.views desc, l.id desc"),
      "most-followed": feed("l.status = 'live'", "l.followers desc, l.id desc"),
      upcoming: feed("l.status = 'scheduled'", "l.launch_week, l.id")
    }

    const page = (name: Feed, paging: Paging) => {
      const { where, order } = feeds[name]
      return Effect.all({ items: listings.page(where, order, paging), total: listings.count(where) })
    }

    return { page } as const
  })
}) {}
