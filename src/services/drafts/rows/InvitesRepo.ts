/** Invitations to a draft, one an address. Of the secret in a link only its hash is kept. */
import { Effect } from "effect"
import type { Invite } from "../../../domain/draft/Draft.ts"
import { Database } from "../../store/Database.ts"

/** The first of two kinds of locks; any numbers that no other part of the database locks on. */
const turns = 727_010

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

    /** Made, or made anew: the link of before works no more. `email` in lower case; `mailedAt` null: not mailed. */
    const upsert = (invite: {
      readonly draftId: string
      readonly email: string
      readonly hash: Buffer
      readonly now: Date
      readonly expiresAt: Date
      readonly mailedAt: Date | null
    }) =>
      sql.run`
        insert into draft_invites (draft_id, email, token_hash, created_at, expires_at, mailed_at)
        values (${invite.draftId}, ${invite.email}, ${invite.hash}, ${invite.now}, ${invite.expiresAt}, ${invite.mailedAt})
        on conflict (draft_id, email) do update set
          token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at,
          mailed_at = excluded.mailed_at
        where draft_invites.status = 'pending'`

    /** Mails one after all that was kept unmailed; false where there is none. To its sender nothing changes. */
    const mailAfterAll = (
      draftId: string,
      email: string,
      to: { readonly hash: Buffer; readonly expiresAt: Date; readonly now: Date }
    ) =>
      sql.some`
        update draft_invites set token_hash = ${to.hash}, expires_at = ${to.expiresAt}, mailed_at = ${to.now}
        where draft_id = ${draftId} and email = ${email} and status = 'pending' and mailed_at is null returning id`

    /** Two invitations at once would each see the last place of a day free: they take turns until their transactions end. */
    const takeTurns = (userId: number, email: string) =>
      sql.run`select pg_advisory_xact_lock(${turns}, ${userId}), pg_advisory_xact_lock(${turns + 1}, hashtext(${email}))`

    /** When this account came to be, and what it has sent since a moment. */
    const sentBy = (userId: number, since: Date) =>
      sql.one<{ joined_at: string; sent: number; first_at: string | null }>`
        select u.created_at as joined_at, count(i.id) as sent, min(i.created_at) as first_at
        from users u left join drafts d on d.user_id = u.id
        left join draft_invites i on i.draft_id = d.id and i.created_at > ${since}
        where u.id = ${userId} group by u.id`

    /** Mails to this address since a moment, whoever asked for them. */
    const mailedTo = (email: string, since: Date): Effect.Effect<number> =>
      sql.value<number>`select count(*) from draft_invites where email = ${email} and mailed_at > ${since}`

    const findOpen = (draftId: string, hash: Buffer, now: Date): Effect.Effect<OpenInvite | undefined> =>
      sql.first<OpenInvite>`
        select i.id, i.email, u.email as inviter_email, u.name as inviter_name
        from draft_invites i join drafts d on d.id = i.draft_id join users u on u.id = d.user_id
        where i.token_hash = ${hash} and i.draft_id = ${draftId} and i.status = 'pending' and i.expires_at > ${now}`

    const accept = (id: number, userId: number, now: Date) =>
      sql.run`
        update draft_invites set status = 'accepted', accepted_by = ${userId}, accepted_at = ${now}
        where id = ${id}`

    return { list, upsert, mailAfterAll, takeTurns, sentBy, mailedTo, findOpen, accept } as const
  })
}) {}
