/**
 * A kept answer on its way out, as cheaply as it can be: what does not change from one caller to the
 * next is prepared once for each encoding, and only the caller's own lines are added.
 */
import { Runtime } from "effect"
import { policyOf, standing } from "../../services/execute/LimitHeaders.ts"
import type { CallLimits } from "../../services/store/CallLimits.ts"
import type { Limit, LimitState, RateLimits } from "../../services/store/RateLimits.ts"
import type { Cached } from "./ByteCache.ts"
import { type ContentEncoding, matches } from "./Encoding.ts"
import { encodingFor, representation } from "./Reply.ts"

interface Variant {
  readonly headers: Headers
  readonly body: Uint8Array
}
/** One entry as it leaves, by its encoding; the limit's policy is among its headers. */
interface PreparedEntry {
  readonly policy: string
  readonly byEncoding: Map<ContentEncoding | null, Variant>
}

export const make = (limits: CallLimits, rateLimits: RateLimits, runtime: Runtime.Runtime<never>) => {
  const entries = new WeakMap<Cached, PreparedEntry>()
  const run = Runtime.runPromise(runtime)

  const prepare = (entry: Cached, encoding: ContentEncoding | null, policy: string): Variant => {
    const { body, headers } = representation(entry, encoding)
    const variant = { headers: new Headers({ ...headers, "ratelimit-policy": policy }), body }
    const prepared = entries.get(entry)
    if (prepared?.policy === policy) prepared.byEncoding.set(encoding, variant)
    else entries.set(entry, { policy, byEncoding: new Map([[encoding, variant]]) })
    return variant
  }

  const variantOf = (entry: Cached, encoding: ContentEncoding | null, limit: Limit): Variant => {
    const policy = policyOf(limit)
    const prepared = entries.get(entry)
    return (
      (prepared?.policy === policy ? prepared.byEncoding.get(encoding) : undefined) ?? prepare(entry, encoding, policy)
    )
  }

  /**
   * The prepared headers with the caller's own among them. They are written over those of the caller before:
   * a `Response` copies its headers when it is made, and nothing happens in between.
   */
  const headersFor = ({ headers }: Variant, state: LimitState, requestId: string): Headers => {
    headers.set("x-request-id", requestId)
    headers.set("ratelimit", standing(state))
    return headers
  }

  const full = (variant: Variant, state: LimitState, requestId: string): Response =>
    // Bun takes the bytes of any buffer; the DOM's type of a body does not know shared ones.
    new Response(variant.body as Uint8Array<ArrayBuffer>, { headers: headersFor(variant, state, requestId) })

  const answer = (
    entry: Cached,
    request: Request,
    limit: Limit,
    requestId: string,
    route: () => Promise<Response>
  ): Promise<Response> | Response => {
    const variant = variantOf(entry, encodingFor(entry, request.headers.get("accept-encoding")), limit)
    // Who has it already is told so for free: nothing was asked of the database.
    if (matches(request.headers.get("if-none-match"), entry.etag))
      return new Response(null, { status: 304, headers: headersFor(variant, rateLimits.lookLocally(limit), requestId) })
    const counted = (state: LimitState) => (state.allowed ? full(variant, state, requestId) : route())
    const state = rateLimits.takeLocally(limit)
    return state === undefined ? run(rateLimits.take(limit)).then(counted) : counted(state)
  }

  /** The answer to somebody without a credential; `route` asks the operation, which refuses one too many. */
  return (
    entry: Cached,
    request: Request,
    address: string,
    requestId: string,
    route: () => Promise<Response>
  ): Promise<Response> | Response => {
    const limit = limits.anonymousNow(address)
    if (limit !== undefined) return answer(entry, request, limit, requestId, route)
    return run(limits.anonymous(address)).then((limit) => answer(entry, request, limit, requestId, route))
  }
}
