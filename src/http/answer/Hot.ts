/**
 * A kept answer on its way out, as cheaply as it can be: what does not change from one caller to the
 * next is laid down once for each encoding, and only the caller's own lines are added.
 */
import { Runtime } from "effect"
import { policyOf, standing } from "../../services/execute/LimitHeaders.ts"
import type { CallLimits } from "../../services/store/CallLimits.ts"
import type { Limit, LimitState, RateLimits } from "../../services/store/RateLimits.ts"
import type { Cached } from "./ByteCache.ts"
import { type ContentEncoding, matches } from "./Encoding.ts"
import { encodingFor, representation } from "./Reply.ts"

interface Laid {
  readonly headers: Headers
  readonly body: Uint8Array
}
/** One entry as it leaves, by its encoding; the limit's policy stands among the laid-down lines. */
interface Shelf {
  readonly policy: string
  readonly laid: Map<ContentEncoding | null, Laid>
}

export const make = (limits: CallLimits, rateLimits: RateLimits, runtime: Runtime.Runtime<never>) => {
  const shelves = new WeakMap<Cached, Shelf>()
  const run = Runtime.runPromise(runtime)

  const lay = (entry: Cached, encoding: ContentEncoding | null, policy: string): Laid => {
    const { body, headers } = representation(entry, encoding)
    const laid = { headers: new Headers({ ...headers, "ratelimit-policy": policy }), body }
    const shelf = shelves.get(entry)
    if (shelf?.policy === policy) shelf.laid.set(encoding, laid)
    else shelves.set(entry, { policy, laid: new Map([[encoding, laid]]) })
    return laid
  }

  const laidOf = (entry: Cached, encoding: ContentEncoding | null, limit: Limit): Laid => {
    const policy = policyOf(limit)
    const shelf = shelves.get(entry)
    return (shelf?.policy === policy ? shelf.laid.get(encoding) : undefined) ?? lay(entry, encoding, policy)
  }

  /**
   * The laid-down lines with the caller's own among them. They are written over those of the caller before:
   * a `Response` copies its headers when it is made, and nothing happens in between.
   */
  const headersFor = ({ headers }: Laid, state: LimitState, requestId: string): Headers => {
    headers.set("x-request-id", requestId)
    headers.set("ratelimit", standing(state))
    return headers
  }

  const full = (laid: Laid, state: LimitState, requestId: string): Response =>
    // Bun takes the bytes of any buffer; the DOM's type of a body does not know shared ones.
    new Response(laid.body as Uint8Array<ArrayBuffer>, { headers: headersFor(laid, state, requestId) })

  const answer = (
    entry: Cached,
    request: Request,
    limit: Limit,
    requestId: string,
    refuse: () => Promise<Response>
  ): Promise<Response> | Response => {
    const laid = laidOf(entry, encodingFor(entry, request.headers.get("accept-encoding")), limit)
    // Who has it already is told so for free: nothing was asked of the database.
    if (matches(request.headers.get("if-none-match"), entry.etag))
      return new Response(null, { status: 304, headers: headersFor(laid, rateLimits.lookLocally(limit), requestId) })
    const counted = (state: LimitState) => (state.allowed ? full(laid, state, requestId) : refuse())
    const state = rateLimits.takeLocally(limit)
    return state === undefined ? run(rateLimits.take(limit)).then(counted) : counted(state)
  }

  /** The answer to somebody without a credential; `refuse` says it when that is one too many. */
  return (
    entry: Cached,
    request: Request,
    address: string,
    requestId: string,
    refuse: () => Promise<Response>
  ): Promise<Response> | Response => {
    const limit = limits.anonymousNow(address)
    if (limit !== undefined) return answer(entry, request, limit, requestId, refuse)
    return run(limits.anonymous(address)).then((limit) => answer(entry, request, limit, requestId, refuse))
  }
}
