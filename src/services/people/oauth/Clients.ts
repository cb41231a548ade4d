/** Apps by their id: those that registered, and those whose id is the address of their metadata. */
import { Clock, Effect } from "effect"
import { scopes } from "../../../domain/Principal.ts"
import { isDocumentId } from "../../../domain/people/oauth/ClientDocument.ts"
import {
  clientMetadataOf,
  grantTypes,
  type OAuthClient,
  responseType
} from "../../../domain/people/oauth/OAuthClient.ts"
import { isRegisteredClientId, prefixes } from "../../../domain/people/oauth/OAuthToken.ts"
import { newSecret } from "../../store/Secrets.ts"
import { ClientsRepo } from "../rows/ClientsRepo.ts"
import { ClientDocuments, ClientUnknown } from "./ClientDocuments.ts"

export class Clients extends Effect.Service<Clients>()("launchbook/OAuthClients", {
  dependencies: [ClientsRepo.Default, ClientDocuments.Default],
  effect: Effect.gen(function* () {
    const repo = yield* ClientsRepo
    const documents = yield* ClientDocuments

    const registered = (id: string) =>
      Effect.flatMap(isRegisteredClientId(id) ? repo.find(id) : Effect.succeed(undefined), (row) =>
        row === undefined
          ? new ClientUnknown({ message: "This app is not registered here, or its registration has ended." })
          : Effect.succeed<OAuthClient>({ id, name: row.name, kind: "registered", redirectUris: row.redirect_uris })
      )

    const find = (id: string, address: string): Effect.Effect<OAuthClient, ClientUnknown> =>
      isDocumentId(id) ? documents.find(id, address) : registered(id)

    /**
     * Dynamic registration (RFC 7591). What an app says of scopes is not held against it later: apps send the
     * scope of the first challenge they met. None is given a secret, whatever method it asks for.
     */
    const register = (metadata: unknown) =>
      Effect.gen(function* () {
        const { name, redirectUris } = yield* clientMetadataOf(metadata)
        const id = yield* newSecret(prefixes.client)
        const now = yield* Clock.currentTimeMillis
        yield* repo.insert({ id, name, redirect_uris: redirectUris, now: new Date(now) })
        return {
          client_id: id,
          client_id_issued_at: Math.floor(now / 1000),
          client_name: name,
          redirect_uris: redirectUris,
          grant_types: grantTypes,
          response_types: [responseType],
          token_endpoint_auth_method: "none",
          scope: scopes.join(" ")
        } as const
      })

    /** Whether a client of this id may speak at the token endpoint. A document's host proves nothing there: the code does. */
    const isKnown = (id: string) =>
      isDocumentId(id) ? Effect.succeed(true) : Effect.map(Effect.option(registered(id)), ({ _tag }) => _tag === "Some")

    return { find, register, isKnown, touch: repo.touch } as const
  })
}) {}
