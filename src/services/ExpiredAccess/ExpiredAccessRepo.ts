import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

export class ExpiredAccessRepo extends Effect.Service<ExpiredAccessRepo>()("launchbook/ExpiredAccessRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const count = Effect.map((rows: ReadonlyArray<unknown>) => rows.length)

    const forgetLinks = (now: Date, most: number): Effect.Effect<number> =>
      sql`
        delete from sign_in_links where hash in (
          select hash from sign_in_links where expires_at <= ${now} order by expires_at limit ${most}
          for update skip locked
        ) returning 1`.pipe(count, Effect.orDie)

    const forgetSessions = (now: Date, most: number): Effect.Effect<number> =>
      sql`
        delete from sessions where id in (
          select id from sessions where expires_at <= ${now} order by expires_at limit ${most} for update skip locked
        ) returning 1`.pipe(count, Effect.orDie)

    const forgetTokens = (now: Date, most: number): Effect.Effect<number> =>
      sql`
        delete from oauth_tokens where hash in (
          select hash from oauth_tokens where expires_at <= ${now} order by expires_at limit ${most}
          for update skip locked
        ) returning 1`.pipe(count, Effect.orDie)

    const forgetGrants = (now: Date, most: number): Effect.Effect<number> =>
      sql`
        delete from oauth_grants where id in (
          select id from oauth_grants where expires_at <= ${now} order by expires_at limit ${most}
          for update skip locked
        ) returning 1`.pipe(count, Effect.orDie)

    /** Apps never used that registered before `unusedSince`, and used ones not used since `idleSince`. */
    const forgetClients = (unusedSince: Date, idleSince: Date, most: number): Effect.Effect<number> =>
      sql`
        delete from oauth_clients where id in (
          select id from oauth_clients
          where coalesce(last_used_at, created_at) <= ${unusedSince}
            and (last_used_at is null or last_used_at <= ${idleSince})
          order by coalesce(last_used_at, created_at) limit ${most} for update skip locked
        ) returning 1`.pipe(count, Effect.orDie)

    return { forgetLinks, forgetSessions, forgetTokens, forgetGrants, forgetClients } as const
  })
}) {}
