/** Apps that registered. An app with a metadata document has no row. */
import { Effect } from "effect"
import { Database } from "../../store/Database.ts"

interface ClientRow {
  readonly id: string
  readonly name: string
  readonly redirect_uris: ReadonlyArray<string>
}

export class ClientsRepo extends Effect.Service<ClientsRepo>()("launchbook/OAuthClientsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database

    const insert = (client: ClientRow & { readonly now: Date }) =>
      sql.run`
        insert into oauth_clients (id, name, redirect_uris, created_at)
        values (${client.id}, ${client.name}, ${[...client.redirect_uris]}, ${client.now})`

    const find = (id: string) =>
      sql.first<ClientRow>`select id, name, redirect_uris from oauth_clients where id = ${id}`

    /** Nothing where it has no row: an app with a metadata document. */
    const touch = (id: string, now: Date) => sql.run`update oauth_clients set last_used_at = ${now} where id = ${id}`

    return { insert, find, touch } as const
  })
}) {}
