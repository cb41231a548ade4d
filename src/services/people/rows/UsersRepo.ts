/** Accounts, one an address. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { theRow } from "../../store/TheRow.ts"

export interface User {
  readonly id: number
  readonly email: string
  readonly name: string | null
  readonly role: "member" | "admin"
  readonly created_at: string
}

export class UsersRepo extends Effect.Service<UsersRepo>()("launchbook/UsersRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal("id, email, name, role, created_at")

    const find = (id: number) =>
      Effect.map(sql<User>`select ${columns} from users where id = ${id}`, ([user]) => user).pipe(Effect.orDie)
    const findByEmail = (email: string) =>
      Effect.map(sql<User>`select ${columns} from users where email = ${email}`, ([user]) => user).pipe(Effect.orDie)

    /** An existing account keeps its name, and is made an admin but never unmade here. */
    const upsert = (user: Pick<User, "email" | "name" | "role"> & { readonly now: Date }) =>
      theRow(
        sql<User>`
          insert into users (email, name, role, created_at)
          values (${user.email}, ${user.name}, ${user.role}, ${user.now})
          on conflict (email) do update set
            name = coalesce(users.name, excluded.name),
            role = case when excluded.role = 'admin' then 'admin' else users.role end
          returning ${columns}`
      )

    const counts = (userId: number) =>
      Effect.map(
        theRow(sql<{ drafts: number; listings: number }>`
          select (select count(*) from drafts where user_id = ${userId}) as drafts,
                 (select count(*) from listings where owner_id = ${userId}) as listings`),
        (row) => ({ ...row, orders: 0 })
      )

    return { find, findByEmail, upsert, counts } as const
  })
}) {}
