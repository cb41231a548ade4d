/**
 * Reads the metadata documents of apps whose id is an address. The address came from a stranger, so it is
 * fetched by `Egress`, without redirects, five KiB and five seconds at most. A good document is kept as long
 * as its headers allow, within bounds; a failure is never kept. Whoever asks meanwhile shares the fetch.
 */
import { Cache, Data, Duration, Effect, Either, Exit, Option } from "effect"
import { clientOfDocument, documentIdProblem, freshSeconds } from "../../../domain/people/oauth/ClientDocument.ts"
import type { OAuthClient } from "../../../domain/people/oauth/OAuthClient.ts"
import { Egress, type EgressFailure, type EgressResponse } from "../../outside/Egress.ts"
import { networkOf } from "../../store/CallLimits.ts"
import { RateLimits } from "../../store/RateLimits.ts"

/** Why an app could not be made out, in a sentence for the person in front of it. */
export class ClientUnknown extends Data.TaggedError("ClientUnknown")<{ readonly message: string }> {}

const fetching = { maxRedirects: 0, maxDecodedBytes: 5 * 1024, deadline: Duration.seconds(5) } as const
/** Documents kept at once; the least used go first. */
const capacity = 1000
/** Fetches a minute that one network may cause, and that one host is sent. */
const perNetwork = 20
const perHost = 60
const minute = 60

const jsonType = /^application\/(?:json|[a-z0-9.+-]+\+json)\s*(?:;|$)/i
const utf8 = new TextDecoder("utf-8", { fatal: true })

const refuse = (message: string) => new ClientUnknown({ message })

const documentOf = ({ status, headers, body }: EgressResponse): Effect.Effect<unknown, ClientUnknown> => {
  if (status !== 200) return refuse(`The client metadata document answers with status ${status}, not 200.`)
  if (!jsonType.test(headers["content-type"] ?? ""))
    return refuse("The client metadata document is not served as JSON.")
  return Effect.try({
    try: () => {
      const document: unknown = JSON.parse(utf8.decode(body))
      return document
    },
    catch: () => refuse("The client metadata document is not valid JSON.")
  })
}

const unreachable = ({ reason }: EgressFailure) =>
  refuse(
    reason === "too_large"
      ? "The client metadata document is larger than 5 KiB."
      : reason === "too_many_redirects"
        ? "The client metadata document redirects, which is not followed."
        : "The client metadata document could not be read."
  )

export class ClientDocuments extends Effect.Service<ClientDocuments>()("launchbook/ClientDocuments", {
  effect: Effect.gen(function* () {
    const egress = yield* Egress
    const limits = yield* RateLimits

    const read = (id: string) =>
      Effect.gen(function* () {
        const answer = yield* Effect.mapError(
          egress.fetch({ url: id, accept: "application/json", ...fetching }),
          unreachable
        )
        const client = clientOfDocument(id, yield* documentOf(answer))
        if (Either.isLeft(client)) return yield* refuse(client.left)
        return { client: client.right, fresh: freshSeconds(answer.headers["cache-control"]) }
      })

    const kept = yield* Cache.makeWith({
      capacity,
      lookup: read,
      timeToLive: Exit.match({ onFailure: () => Duration.zero, onSuccess: ({ fresh }) => Duration.seconds(fresh) })
    })

    /** The app of a document; `address` is the caller's, on whose account a fetch goes. */
    const find = (id: string, address: string): Effect.Effect<OAuthClient, ClientUnknown> =>
      Effect.gen(function* () {
        const problem = documentIdProblem(id)
        if (problem !== null) return yield* refuse(problem)
        const known = yield* kept.getOption(id)
        if (Option.isSome(known)) return known.value.client
        const drawn = [
          yield* limits.take({
            name: "client_document_address",
            subject: networkOf(address),
            limit: perNetwork,
            window: minute
          }),
          yield* limits.take({
            name: "client_document_host",
            subject: new URL(id).host,
            limit: perHost,
            window: minute
          })
        ]
        if (drawn.some(({ allowed }) => !allowed))
          return yield* refuse("Too many apps were looked up from here just now. Try again in a minute.")
        // A failure has no time to live, but the cache would still answer it within the same millisecond.
        const { client } = yield* Effect.tapError(kept.get(id), () => kept.invalidate(id))
        return client
      })

    return { find } as const
  })
}) {}
