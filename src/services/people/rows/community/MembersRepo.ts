/** Accounts as the site's team finds them. */
import { Effect } from "effect"
import { offsetOf, type Paging } from "../../../../domain/Page.ts"
import { Database } from "../../../store/Database.ts"
import type { User } from "../UsersRepo.ts"

export interface MemberRow extends User {
  readonly listings: number
  readonly votes: number
  readonly orders: number
}
export interface MemberDetails {
  readonly drafts: number
  readonly listings: number
  readonly orders: number
  readonly votes: number
  readonly votes_not_counted: number
  readonly reviews: number
  readonly follows: number
  readonly keys: number
  readonly sessions: number
  readonly mailbox_proven_at: string | null
  readonly last_seen_at: string | null
}
export interface MembersAsked {
  /** A piece of an address or a name. */
  readonly words: string
  readonly admins: boolean
}

export class MembersRepo extends Effect.Service<MembersRepo>()("launchbook/MembersRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const asked = ({ words, admins }: MembersAsked) => {
      const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`
      return sql`(${words} = '' or u.email ilike ${pattern} or u.name ilike ${pattern})
        and (not ${admins} or u.role = 'admin')`
    }

    /** The newest accounts first. */
    const page = (which: MembersAsked, paging: Paging) =>
      Effect.all({
        items: sql.rows<MemberRow>`
          select u.id, u.email, u.name, u.role, u.created_at,
            (select count(*) from listings l where l.owner_id = u.id)::int as listings,
            (select count(*) from votes v where v.user_id = u.id)::int as votes,
            (select count(*) from orders o where o.user_id = u.id)::int as orders
          from users u where ${asked(which)} order by u.id desc limit ${paging.per_page} offset ${offsetOf(paging)}`,
        total: sql.value<number>`select count(*) as total from users u where ${asked(which)}`
      })

    const details = (id: number, now: Date): Effect.Effect<MemberDetails> =>
      sql.one<MemberDetails>`
        select (select count(*) from drafts where user_id = u.id)::int as drafts,
          (select count(*) from listings where owner_id = u.id)::int as listings,
          (select count(*) from orders where user_id = u.id)::int as orders,
          (select count(*) from votes where user_id = u.id)::int as votes,
          (select count(*) from votes where user_id = u.id and status <> 'counted')::int as votes_not_counted,
          (select count(*) from reviews where user_id = u.id)::int as reviews,
          (select count(*) from followers where user_id = u.id)::int as follows,
          (select count(*) from api_keys where user_id = u.id and revoked_at is null
            and (expires_at is null or expires_at > ${now}))::int as keys,
          (select count(*) from sessions where user_id = u.id and expires_at > ${now})::int as sessions,
          u.mailbox_proven_at,
          (select max(last_seen_at) from sessions where user_id = u.id) as last_seen_at
        from users u where u.id = ${id}`

    const listings = (id: number) =>
      sql.rows<{ slug: string; name: string; status: string }>`
        select slug, name, status from listings where owner_id = ${id} order by id desc limit 50`

    /** Of all admins, held until the transaction ends: two that unmake one another take turns. */
    const lockAdmins = sql.column<number>`select id from users where role = 'admin' order by id for update`
    const lock = (id: number) =>
      sql.first<User>`select id, email, name, role, created_at from users where id = ${id} for update`
    const setRole = (id: number, role: User["role"]) => sql.run`update users set role = ${role} where id = ${id}`

    return { page, details, listings, lockAdmins, lock, setRole } as const
  })
}) {}
