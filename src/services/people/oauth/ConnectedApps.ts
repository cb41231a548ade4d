/** What a person has let in, app by app, and taking it back. What is taken back stops working at once. */
import { Effect } from "effect"
import { scopes as everyScope, type Scope } from "../../../domain/Principal.ts"
import { type Actor, Audit } from "../../store/Audit.ts"
import { Changes } from "../../store/Changes.ts"
import { instant } from "../../store/Instant.ts"
import { GrantsRepo } from "../rows/GrantsRepo.ts"

/** One app, however often it was let in: on two machines, or again for more. */
export interface ConnectedApp {
  readonly clientId: string
  readonly name: string
  readonly destination: string
  readonly scopes: ReadonlyArray<Scope>
  readonly since: string
  readonly lastUsedAt: string | null
}

export class ConnectedApps extends Effect.Service<ConnectedApps>()("launchbook/ConnectedApps", {
  dependencies: [Audit.Default, GrantsRepo.Default],
  effect: Effect.gen(function* () {
    const audit = yield* Audit
    const changes = yield* Changes
    const grants = yield* GrantsRepo

    const list = (userId: number) =>
      Effect.gen(function* () {
        const rows = yield* grants.list(userId, yield* instant)
        const apps = new Map<string, ConnectedApp>()
        // Newest first: the newest grant says how the app is called, the oldest since when it is here.
        for (const row of rows) {
          const known = apps.get(row.client_id)
          apps.set(row.client_id, {
            clientId: row.client_id,
            name: known?.name ?? row.client_name,
            destination: known?.destination ?? row.destination,
            scopes: everyScope.filter((scope) => row.scopes.includes(scope) || known?.scopes.includes(scope)),
            since: row.created_at,
            lastUsedAt: [known?.lastUsedAt ?? null, row.last_used_at].reduce((a, b) => ((a ?? "") > (b ?? "") ? a : b))
          })
        }
        return [...apps.values()]
      })

    /** Takes back everything a person gave to one app; false where that is nothing. */
    const revoke = (by: Actor, clientId: string) =>
      changes.transaction(
        Effect.tap(grants.removeOfClient(by.userId, clientId), (revoked) =>
          Effect.when(
            Effect.zipRight(changes.touchCredentials([by.userId]), audit.write(by, "app_revoked", clientId)),
            () => revoked
          )
        )
      )

    return { list, revoke } as const
  })
}) {}
