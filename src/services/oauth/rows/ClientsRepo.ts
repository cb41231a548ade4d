/** Apps that registered. An app with a metadata document has no row. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"

interface ClientRow {
  readonly id: string
  readonly name: string
  readonly redirect_uris: ReadonlyArray<string>
}

export class ClientsRepo extends Effect.Service<ClientsRepo>()("launchbook/OAuthClientsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const insert = (client: ClientRow & { readonly now: Date }) =>
      sql`
        insert into oauth_clients (id, name, redirect_uris, created_at)
        values (${client.id}, ${client.name}, ${[...client.redirect_uris]}, ${client.now})`.pipe(
        Effect.asVoid,
        Effect.orDie
      )

    const find = (id: string) =>
      Effect.map(
        sql<ClientRow>`select id, name, redirect_uris from oauth_clients where id = ${id}`,
        ([row]) => row
      ).pipe(Effect.orDie)

    /** Nothing where it has no row: an app with a metadata document. */
    const touch = (id: string, now: Date) =>
      Effect.asVoid(sql`update oauth_clients set last_used_at = ${now} where id = ${id}`).pipe(Effect.orDie)

    return { insert, find, touch } as const
  })
}) {}
