/** Accounts, one an address. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface User {
  readonly id: number
  readonly email: string
  readonly name: string | null
  readonly role: "member" | "admin"
  readonly created_at: string
}

export class UsersRepo extends Effect.Service<UsersRepo>()("launchbook/UsersRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal("id, email, name, role, created_at")

    const find = (id: number) => sql.first<User>`select ${columns} from users where id = ${id}`
    const findByEmail = (email: string) => sql.first<User>`select ${columns} from users where email = ${email}`

    /** An existing account keeps its name, and is made an admin but never unmade here. */
    const upsert = (user: Pick<User, "email" | "name" | "role"> & { readonly now: Date }) =>
      sql.one<User>`
        insert into users (email, name, role, created_at)
        values (${user.email}, ${user.name}, ${user.role}, ${user.now})
        on conflict (email) do update set
          name = coalesce(users.name, excluded.name),
          role = case when excluded.role = 'admin' then 'admin' else users.role end
        returning ${columns}`

    const counts = (userId: number) =>
      sql.one<{ drafts: number; listings: number; orders: number }>`
        select (select count(*) from drafts where user_id = ${userId}) as drafts,
               (select count(*) from listings where owner_id = ${userId}) as listings,
               (select count(*) from orders where user_id = ${userId}) as orders`

    /** False where it is their name already. */
    const rename = (userId: number, name: string | null) =>
      sql.some`update users set name = ${name} where id = ${userId} and name is distinct from ${name} returning id`

    /** The listings under whose reviews their name stands. */
    const reviewedBy = (userId: number) =>
      sql.column<string>`
        select l.slug from reviews r join listings l on l.id = r.listing_id
        where r.user_id = ${userId} and r.status = 'published' order by l.id`

    const admins: Effect.Effect<ReadonlyArray<string>> = sql.column<string>`
      select email from users where role = 'admin' order by id`

    return { find, findByEmail, upsert, counts, rename, reviewedBy, admins } as const
  })
}) {}
