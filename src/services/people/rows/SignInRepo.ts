/** Sign-in links, by their hashes. A link is used by being deleted. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface SignInLink {
  readonly email: string
  readonly return_to: string
}

export class SignInRepo extends Effect.Service<SignInRepo>()("launchbook/SignInRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const insert = (link: {
      readonly hash: Buffer
      readonly email: string
      readonly returnTo: string
      readonly expiresAt: Date
    }) =>
      sql.run`
        insert into sign_in_links (hash, email, return_to, expires_at)
        values (${link.hash}, ${link.email}, ${link.returnTo}, ${link.expiresAt})`

    const find = (hash: Buffer, now: Date) =>
      sql.first<SignInLink>`select email, return_to from sign_in_links where hash = ${hash} and expires_at > ${now}`

    /** Uses a link up: of two at once, one gets it. */
    const take = (hash: Buffer, now: Date) =>
      sql.first<SignInLink>`
        delete from sign_in_links where hash = ${hash} and expires_at > ${now} returning email, return_to`

    return { insert, find, take } as const
  })
}) {}
