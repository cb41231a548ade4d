/** Sign-in links, by their hashes. A link is used by being deleted. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export interface SignInLink {
  readonly email: string
  readonly return_to: string
  /** It was mailed to that address, so whoever has it reads the mailbox. */
  readonly mailed: boolean
}

export class SignInRepo extends Effect.Service<SignInRepo>()("launchbook/SignInRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const insert = (link: {
      readonly hash: Buffer
      readonly email: string
      readonly returnTo: string
      readonly expiresAt: Date
      readonly mailed: boolean
    }) =>
      sql.run`
        insert into sign_in_links (hash, email, return_to, expires_at, mailed)
        values (${link.hash}, ${link.email}, ${link.returnTo}, ${link.expiresAt}, ${link.mailed})`

    const find = (hash: Buffer, now: Date) =>
      sql.first<SignInLink>`select email, return_to, mailed from sign_in_links where hash = ${hash} and expires_at > ${now}`

    /** Uses a link up: of two at once, one gets it. */
    const take = (hash: Buffer, now: Date) =>
      sql.first<SignInLink>`
        delete from sign_in_links where hash = ${hash} and expires_at > ${now} returning email, return_to, mailed`

    /** The mailbox of an account is its person's; since when it is known stays. */
    const prove = (userId: number, now: Date) =>
      sql.run`update users set mailbox_proven_at = ${now} where id = ${userId} and mailbox_proven_at is null`

    return { insert, find, take, prove } as const
  })
}) {}
