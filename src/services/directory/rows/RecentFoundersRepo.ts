/** Founders by when their products were launched. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface RecentFounderRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly avatar_url: string | null
  readonly company: string
}

export class RecentFoundersRepo extends Effect.Service<RecentFoundersRepo>()("launchbook/RecentFoundersRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** Of so many listings that were launched last, the latest launch first; who founded several comes with each. */
    const ofLatest = (listings: number): Effect.Effect<ReadonlyArray<RecentFounderRow>> =>
      sql.rows<RecentFounderRow>`
        select f.id, f.slug, f.name, f.avatar_url, l.name as company from (
          select id, name, launched_at from listings where status = 'live'
          order by launched_at desc, id desc limit ${listings}
        ) as l join listing_founders lf on lf.listing_id = l.id join founders f on f.id = lf.founder_id
        order by l.launched_at desc, l.id desc, f.id`

    return { ofLatest } as const
  })
}) {}
