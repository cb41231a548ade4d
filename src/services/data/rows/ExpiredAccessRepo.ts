/** Sign-in links, sessions, tokens, grants and apps whose time is over: deleted so many at a time. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

export class ExpiredAccessRepo extends Effect.Service<ExpiredAccessRepo>()("launchbook/ExpiredAccessRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const count = Effect.map((rows: ReadonlyArray<unknown>) => rows.length)

    /** Rows whose time is over, the oldest first; what somebody else is at is left for the next time. */
    const expired =
      (table: "sign_in_links" | "sessions" | "oauth_tokens" | "oauth_grants", key: "hash" | "id") =>
      (now: Date, most: number): Effect.Effect<number> =>
        count(sql.rows`
          delete from ${sql.identifier(table)} where ${sql.identifier(key)} in (
            select ${sql.identifier(key)} from ${sql.identifier(table)} where expires_at <= ${now} order by expires_at limit ${most}
            for update skip locked
          ) returning 1`)

    /** Apps never used that registered before `unusedSince`, and used ones not used since `idleSince`. */
    const forgetClients = (unusedSince: Date, idleSince: Date, most: number): Effect.Effect<number> =>
      count(sql.rows`
        delete from oauth_clients where id in (
          select id from oauth_clients
          where coalesce(last_used_at, created_at) <= ${unusedSince}
            and (last_used_at is null or last_used_at <= ${idleSince})
          order by coalesce(last_used_at, created_at) limit ${most} for update skip locked
        ) returning 1`)

    return {
      forgetLinks: expired("sign_in_links", "hash"),
      forgetSessions: expired("sessions", "id"),
      forgetTokens: expired("oauth_tokens", "hash"),
      forgetGrants: expired("oauth_grants", "id"),
      forgetClients
    } as const
  })
}) {}
