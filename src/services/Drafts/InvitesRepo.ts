import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import type { Invite } from "../../domain/Draft.ts"

export class InvitesRepo extends Effect.Service<InvitesRepo>()("launchbook/InvitesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** In the order they were sent. */
    const list = (draftId: string): Effect.Effect<ReadonlyArray<Invite>> =>
      sql<Invite>`select email, status, created_at from draft_invites where draft_id = ${draftId} order by id`.pipe(
        Effect.orDie
      )

    /** `email` in lower case. */
    const insert = (draftId: string, email: string, now: Date) =>
      Effect.asVoid(sql`
        insert into draft_invites (draft_id, email, created_at) values (${draftId}, ${email}, ${now})`).pipe(
        Effect.orDie
      )

    return { list, insert } as const
  })
}) {}
