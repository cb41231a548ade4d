/** Invitations to a draft, one an address. Of the secret in a link only its hash is kept. */
import { Effect } from "effect"
import type { Invite } from "../../../domain/draft/Draft.ts"
import { Database } from "../../store/Database.ts"

/** An invitation that can still be accepted. */
export interface OpenInvite {
  readonly id: number
  readonly email: string
  readonly inviter_email: string
  readonly inviter_name: string | null
}

export class InvitesRepo extends Effect.Service<InvitesRepo>()("launchbook/InvitesRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    /** In the order their addresses were first written to. One that nobody accepted in time is expired from then on. */
    const list = (draftId: string, now: Date): Effect.Effect<ReadonlyArray<Invite>> =>
      sql.rows<Invite>`
        select email, created_at,
          case when status = 'pending' and expires_at <= ${now} then 'expired' else status end as status
        from draft_invites where draft_id = ${draftId} order by id`

    /** Sent, or sent anew: the link of before works no more. `email` in lower case. */
    const upsert = (invite: {
      readonly draftId: string
      readonly email: string
      readonly hash: Buffer
      readonly now: Date
      readonly expiresAt: Date
    }) =>
      sql.run`
        insert into draft_invites (draft_id, email, token_hash, created_at, expires_at)
        values (${invite.draftId}, ${invite.email}, ${invite.hash}, ${invite.now}, ${invite.expiresAt})
        on conflict (draft_id, email) do update set
          token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at
        where draft_invites.status = 'pending'`

    const findOpen = (draftId: string, hash: Buffer, now: Date): Effect.Effect<OpenInvite | undefined> =>
      sql.first<OpenInvite>`
        select i.id, i.email, u.email as inviter_email, u.name as inviter_name
        from draft_invites i join drafts d on d.id = i.draft_id join users u on u.id = d.user_id
        where i.token_hash = ${hash} and i.draft_id = ${draftId} and i.status = 'pending' and i.expires_at > ${now}`

    const accept = (id: number, userId: number, now: Date) =>
      sql.run`
        update draft_invites set status = 'accepted', accepted_by = ${userId}, accepted_at = ${now}
        where id = ${id}`

    return { list, upsert, findOpen, accept } as const
  })
}) {}
