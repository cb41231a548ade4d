/** News that owners posted, of everything that is public. */
import { Effect } from "effect"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import { TotalsRepo } from "../../listing/TotalsRepo.ts"
import { Database } from "../../store/Database.ts"

export interface UpdateRow {
  readonly id: number
  readonly title: string
  readonly body: string
  readonly published_at: string
  readonly slug: string
  readonly name: string
}

export class UpdatesRepo extends Effect.Service<UpdatesRepo>()("launchbook/UpdatesRepo", {
  dependencies: [TotalsRepo.Default],
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const totals = yield* TotalsRepo

    const columns = sql.literal("u.id, u.title, u.body, u.published_at, l.slug, l.name")
    const newestFirst = sql.literal("u.published_at desc, u.id desc")

    /** The newest first: of one public listing, or of all. */
    const newest = (slug: string | null, count: number): Effect.Effect<ReadonlyArray<UpdateRow>> =>
      sql.rows<UpdateRow>`
        select ${columns} from listing_updates u join listings l on l.id = u.listing_id
        where u.listed ${slug === null ? sql`` : sql`and l.slug = ${slug}`}
        order by ${newestFirst} limit ${count}`

    /** A page of all of them with their listings, the newest first. */
    const page = (paging: Paging): Effect.Effect<ReadonlyArray<UpdateRow & { readonly listing_id: number }>> =>
      sql.rows<UpdateRow & { readonly listing_id: number }>`
        select ${columns}, l.id as listing_id from (
          select u.id from listing_updates u where u.listed
          order by ${newestFirst} limit ${paging.per_page} offset ${offsetOf(paging)}
        ) as page join listing_updates u on u.id = page.id join listings l on l.id = u.listing_id
        order by ${newestFirst}`

    const count = totals.ofPublic({ name: "updates", key: "" })

    return { newest, page, count } as const
  })
}) {}
