/** What a listing says beside what drafts write of it, and the writing of any of its columns. */
import { Effect } from "effect"
import type { ListingChanges } from "../../../domain/listing/ListingVersions.ts"
import { Database } from "../../store/Database.ts"
import { storedJson } from "./StoredJson.ts"

/** Columns that are edited on the listing alone. */
export interface OwnWords {
  readonly headline: string | null
  readonly summary: string | null
}

export class ContentsRepo extends Effect.Service<ContentsRepo>()("launchbook/ContentsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const idBySlug = (slug: string): Effect.Effect<number | undefined> =>
      Effect.map(sql.first<{ id: number }>`select id from listings where slug = ${slug}`, (row) => row?.id)

    const ownWords = (id: number): Effect.Effect<OwnWords> =>
      sql.one<OwnWords>`select headline, summary from listings where id = ${id}`

    /** The next version, made by the site team: the columns by their names, and what changed. */
    const save = (
      id: number,
      columns: Readonly<Record<string, unknown>>,
      changes: ListingChanges,
      now: Date
    ): Effect.Effect<number> => {
      const names = sql.literal(Object.keys(columns).join(", "))
      const written =
        Object.keys(columns).length === 0
          ? sql``
          : sql`(${names}) = (
              select ${names} from jsonb_populate_record(null::listings, ${storedJson(columns)}::jsonb)),`
      return sql.value<number>`
        with saved as (
          update listings set ${written} version = version + 1, updated_at = ${now} where id = ${id} returning version
        )
        insert into listing_versions (listing_id, version, at, changes)
        select ${id}::int, version, ${now}::timestamptz, ${storedJson(changes)}::jsonb from saved returning version`
    }

    return { idBySlug, ownWords, save } as const
  })
}) {}
