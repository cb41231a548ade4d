/** The draft that a public listing was saved from, as far as it tells what its values stand on. */
import { Effect } from "effect"
import type { DraftFields } from "../../../domain/draft/DraftFields.ts"
import { Database } from "../../store/Database.ts"

export class ListingEvidenceRepo extends Effect.Service<ListingEvidenceRepo>()("launchbook/ListingEvidenceRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const fieldsOf = (slug: string): Effect.Effect<DraftFields | undefined> =>
      Effect.map(
        sql.first<{ fields: DraftFields }>`
          select d.fields from listings l join drafts d on d.id = l.draft_id
          where l.slug = ${slug} and l.status in ('live', 'scheduled')`,
        (row) => row?.fields
      )

    return { fieldsOf } as const
  })
}) {}
