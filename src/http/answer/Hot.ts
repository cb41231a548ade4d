/**
 * A kept answer on its way out, as cheaply as it can be: what does not change from one caller to the
 * next is prepared once for each encoding, and only the caller's own lines are added.
 */
import { Runtime } from "effect"
import { policyOf, standing } from "../../services/execute/LimitHeaders.ts"
import type { Limit, LimitState, RateLimits } from "../../services/store/RateLimits.ts"
import type { Cached } from "./ByteCache.ts"
import { type ContentEncoding, matches } from "./Encoding.ts"
import { encodingFor, representation } from "./Reply.ts"

/** One entry in one encoding, as it leaves. */
interface Variant {
  readonly headers: Headers
  /** A response copies bytes that it is given, and lends a blob: thousands of copies a second are garbage to collect. */
  readonly body: Blob
  /** Whose policy the headers have now. */
  limit: Limit | null
}

export const make = (rateLimits: RateLimits, runtime: Runtime.Runtime<never>) => {
  const prepared = new WeakMap<Cached, Map<ContentEncoding | null, Variant>>()
  /** A limit is one object for each caller, so its policy is spelled once. */
  const policies = new WeakMap<Limit, string>()
  const run = Runtime.runPromise(runtime)

  const prepare = (entry: Cached, encoding: ContentEncoding | null): Variant => {
    const { body, headers } = representation(entry, encoding)
    // Bun takes the bytes of any buffer; the DOM's type of a blob's parts does not know shared ones.
    const variant = { headers: new Headers(headers), body: new Blob([body as Uint8Array<ArrayBuffer>]), limit: null }
    const byEncoding = prepared.get(entry)
    if (byEncoding === undefined) prepared.set(entry, new Map([[encoding, variant]]))
    else byEncoding.set(encoding, variant)
    return variant
  }
  const variantFor = (entry: Cached, asked: Headers): Variant => {
    const encoding = encodingFor(entry, asked.get("accept-encoding"))
    return prepared.get(entry)?.get(encoding) ?? prepare(entry, encoding)
  }
  const policyFor = (limit: Limit): string => {
    const known = policies.get(limit)
    if (known !== undefined) return known
    const policy = policyOf(limit)
    policies.set(limit, policy)
    return policy
  }

  /**
   * The prepared headers with the caller's own among them. They are written over those of the caller before:
   * a `Response` copies its headers when it is made, and nothing happens in between.
   */
  const headersFor = (variant: Variant, limit: Limit, state: LimitState, requestId: string): Headers => {
    const { headers } = variant
    headers.set("x-request-id", requestId)
    if (variant.limit !== limit) headers.set("ratelimit-policy", policyFor(limit))
    variant.limit = limit
    headers.set("ratelimit", standing(state))
    return headers
  }

  /** The answer to a caller whose call was counted. */
  const respond = (entry: Cached, asked: Headers, limit: Limit, state: LimitState, requestId: string): Response => {
    const variant = variantFor(entry, asked)
    const headers = headersFor(variant, limit, state, requestId)
    return matches(asked.get("if-none-match"), entry.etag)
      ? new Response(null, { status: 304, headers })
      : new Response(variant.body, { headers })
  }

  /** The answer to a caller with this limit; `route` asks the operation, which refuses one too many. */
  const answer = (
    entry: Cached,
    asked: Headers,
    limit: Limit,
    requestId: string,
    route: () => Promise<Response>
  ): Promise<Response> | Response => {
    const variant = variantFor(entry, asked)
    // Who has it already is told so for free: nothing was asked of the database.
    if (matches(asked.get("if-none-match"), entry.etag)) {
      const state = rateLimits.lookLocally(limit)
      return new Response(null, { status: 304, headers: headersFor(variant, limit, state, requestId) })
    }
    const counted = (state: LimitState) =>
      state.allowed ? new Response(variant.body, { headers: headersFor(variant, limit, state, requestId) }) : route()
    const state = rateLimits.takeLocally(limit)
    return state === undefined ? run(rateLimits.take(limit)).then(counted) : counted(state)
  }

  return { answer, respond } as const
}
export type Hot = ReturnType<typeof make>
