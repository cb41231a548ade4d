/**
 * Turns an admitted name into addresses once, refuses unless every one of them is public, and connects to
 * one of exactly those. A name cannot mean something else between the check and the connection.
 */
import { Effect } from "effect"
import { isPublicAddress } from "../../../domain/text/IpAddress.ts"
import type { BodyRoom } from "./BodyMemory.ts"
import { EgressFailure } from "./EgressFailure.ts"
import { egressLimits } from "./EgressLimits.ts"
import { exchange, type WireResponse } from "./Exchange.ts"

/** What an answer may take: room for its body, and what it may come to where it arrives packed. */
export interface Capacity {
  readonly room: BodyRoom
  readonly unpacked: number
}
/** Asks an admitted address once and takes the answer as it comes. */
export type Dial = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  capacity: Capacity,
  /** Sent by POST, where there is one. */
  body?: Uint8Array
) => Effect.Effect<WireResponse, EgressFailure>

interface Resolved {
  readonly address: string
  readonly family: 4 | 6
}
/** What is asked of `Dns`: every address of a name. */
interface Resolver {
  readonly resolve: (host: string) => Effect.Effect<ReadonlyArray<Resolved>, { readonly message: string }>
}

/** Both families in turn, IPv4 first: the machine or the site may have a route for one of them only. */
const inTurn = (addresses: ReadonlyArray<Resolved>): ReadonlyArray<Resolved> => {
  const [v4, v6] = [addresses.filter((one) => one.family === 4), addresses.filter((one) => one.family === 6)]
  return Array.from({ length: Math.max(v4.length, v6.length) }, (_, at) => [v4[at], v6[at]])
    .flat()
    .filter((one) => one !== undefined)
    .slice(0, egressLimits.addresses)
}

export const dialPublic =
  (dns: Resolver): Dial =>
  (url, headers, capacity, body) =>
    Effect.gen(function* () {
      const found = yield* Effect.mapError(
        dns.resolve(url.hostname),
        ({ message }) => new EgressFailure({ reason: "dns", message, url: url.href })
      )
      const blocked = new EgressFailure({
        reason: "blocked_address",
        message: `${url.hostname} leads to an address that is not public.`,
        url: url.href
      })
      if (!found.every(({ address }) => isPublicAddress(address))) return yield* blocked
      const port = url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port)
      const [first, ...others] = inTurn(found).map(({ address }) =>
        exchange({
          url,
          address,
          port,
          headers,
          body,
          limits: body === undefined ? {} : { idle: egressLimits.postIdle },
          ...capacity
        })
      )
      if (first === undefined) return yield* blocked
      return yield* others.reduce(
        (tried, next) =>
          Effect.catchIf(
            tried,
            (failure) => failure.reason === "connect",
            () => next
          ),
        first
      )
    })
