/**
 * Turns an admitted name into addresses once, refuses unless every one of them is public, and connects to
 * one of exactly those. A name cannot mean something else between the check and the connection.
 */
import { type Context, Effect } from "effect"
import { isPublicAddress } from "../../domain/Address.ts"
import type { Dns, DnsAddress } from "../Dns.ts"
import { EgressFailure } from "./EgressFailure.ts"
import { exchange } from "./Exchange.ts"
import type { World } from "./Hops.ts"
import { limits } from "./Limits.ts"

/** Both families in turn, IPv4 first: the machine or the site may have a route for one of them only. */
const inTurn = (addresses: ReadonlyArray<DnsAddress>): ReadonlyArray<DnsAddress> => {
  const [v4, v6] = [addresses.filter((one) => one.family === 4), addresses.filter((one) => one.family === 6)]
  return Array.from({ length: Math.max(v4.length, v6.length) }, (_, at) => [v4[at], v6[at]])
    .flat()
    .filter((one) => one !== undefined)
    .slice(0, limits.addresses)
}

export const dialPublic =
  (dns: Context.Tag.Service<typeof Dns>): World["dial"] =>
  (url, headers) =>
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
      const [first, ...others] = inTurn(found).map(({ address }) => exchange({ url, address, port, headers }))
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
