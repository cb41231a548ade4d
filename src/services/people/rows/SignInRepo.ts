/** Sign-in links, by their hashes. A link is used by being deleted. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export interface SignInLink {
  readonly email: string
  readonly return_to: string
}

export class SignInRepo extends Effect.Service<SignInRepo>()("launchbook/SignInRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const insert = (link: {
      readonly hash: Buffer
      readonly email: string
      readonly returnTo: string
      readonly expiresAt: Date
    }) =>
      sql`
        insert into sign_in_links (hash, email, return_to, expires_at)
        values (${link.hash}, ${link.email}, ${link.returnTo}, ${link.expiresAt})`.pipe(Effect.asVoid, Effect.orDie)

    const find = (hash: Buffer, now: Date) =>
      Effect.map(
        sql<SignInLink>`select email, return_to from sign_in_links where hash = ${hash} and expires_at > ${now}`,
        ([link]) => link
      ).pipe(Effect.orDie)

    /** Uses a link up: of two at once, one gets it. */
    const take = (hash: Buffer, now: Date) =>
      Effect.map(
        sql<SignInLink>`
          delete from sign_in_links where hash = ${hash} and expires_at > ${now} returning email, return_to`,
        ([link]) => link
      ).pipe(Effect.orDie)

    return { insert, find, take } as const
  })
}) {}
