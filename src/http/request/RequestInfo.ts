/** What the front door knows of a request before anything is routed. */
import { Context } from "effect"
import { parseAddress } from "../../domain/text/IpAddress.ts"

export class RequestInfo extends Context.Reference<RequestInfo>()("launchbook/RequestInfo", {
  defaultValue: () => ({ address: "0.0.0.0", requestId: "none" })
}) {}

/** Ours are unique: a random beginning for each process, then a count. */
const self = crypto.randomUUID().slice(0, 13)
let made = 0

/** What the ids of other systems are made of (UUIDs, trace ids, base64), and nothing that a log or a header could trip over. */
const wellFormed = /^[A-Za-z0-9._:/+=-]{1,128}$/
/** The caller's own request id where it is well-formed, else a new one. */
export const requestIdOf = (header: string | null): string =>
  header !== null && wellFormed.test(header) ? header : `${self}-${(++made).toString(36)}`

/** The address in an entry of X-Forwarded-For, which may carry a port: `203.0.113.7:1234`, `[2001:db8::1]:443`. */
const forwardedAddress = (entry: string): string | null => {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
  return parseAddress(bare) === null ? null : bare
}

/**
 * The address of the caller. `hops` reverse proxies in front are believed: each appends whom it heard
 * from, so the caller is that many entries from the right. What stands further left anyone can write, and what
 * is no address says nothing.
 */
export const addressOf = (peer: () => string | null, forwardedFor: string | null, hops: number): string => {
  if (hops === 0 || forwardedFor === null) return peer() ?? "0.0.0.0"
  const chain = forwardedFor.split(",").map((part) => part.trim())
  return forwardedAddress(chain[Math.max(0, chain.length - hops)] ?? "") ?? peer() ?? "0.0.0.0"
}
