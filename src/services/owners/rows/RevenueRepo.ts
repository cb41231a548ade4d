/** What a listing takes in a month: the columns of its revenue. */
import { Effect } from "effect"
import type { RevenueFigure, RevenueSource } from "../../../domain/launch/RevenueFigures.ts"
import type { ListingStatus } from "../../../domain/listing/Listing.ts"
import { Database } from "../../store/Database.ts"

export interface RevenueRow {
  readonly id: number
  readonly slug: string
  readonly status: ListingStatus
  readonly revenue_cents: number | null
  readonly revenue_source: RevenueSource | null
  readonly revenue_as_of: string | null
  readonly revenue_note: string | null
}

export class RevenueRepo extends Effect.Service<RevenueRepo>()("launchbook/RevenueRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal("id, slug, status, revenue_cents, revenue_source, revenue_as_of, revenue_note")

    const owned = (id: number, ownerId: number) =>
      sql.first<RevenueRow>`select ${columns} from listings where id = ${id} and owner_id = ${ownerId}`
    const lockOwned = (id: number, ownerId: number) =>
      sql.first<RevenueRow>`select ${columns} from listings where id = ${id} and owner_id = ${ownerId} for update`
    const lockBySlug = (slug: string) =>
      sql.first<RevenueRow>`select ${columns} from listings where slug = ${slug} for update`

    const save = (id: number, figure: RevenueFigure | null) =>
      sql.run`
        update listings set revenue_cents = ${figure?.cents ?? null}, revenue_source = ${figure?.source ?? null},
          revenue_as_of = ${figure?.as_of ?? null}::date, revenue_note = ${figure?.note ?? null}
        where id = ${id}`

    return { owned, lockOwned, lockBySlug, save } as const
  })
}) {}
