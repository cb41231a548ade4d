/** A listing as whoever cares for it finds it: by its id and owner, or by its slug. */
import { Effect } from "effect"
import type { ListingStatus, Plan, Section } from "../../../domain/listing/Listing.ts"
import { Database } from "../../store/Database.ts"

export interface CareRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly status: ListingStatus
  readonly plan: Plan
  readonly version: number
  readonly unlocked_sections: ReadonlyArray<Section>
}

export class CareRepo extends Effect.Service<CareRepo>()("launchbook/CareRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal("id, slug, name, status, plan, version, unlocked_sections")
    const lockedIf = (locked: boolean) => sql.literal(locked ? "for update" : "")

    const owned = (id: number, ownerId: number, locked: boolean): Effect.Effect<CareRow | undefined> =>
      sql.first<CareRow>`
        select ${columns} from listings where id = ${id} and owner_id = ${ownerId} ${lockedIf(locked)}`

    const bySlug = (slug: string, locked: boolean): Effect.Effect<CareRow | undefined> =>
      sql.first<CareRow>`select ${columns} from listings where slug = ${slug} ${lockedIf(locked)}`

    return { owned, bySlug } as const
  })
}) {}
