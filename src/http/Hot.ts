/**
 * A kept answer on its way out, as cheaply as it can be: what does not change from one caller to the
 * next is laid down once for each encoding, and only the caller's own lines are added.
 */
import { Effect, Runtime } from "effect"
import type { Limits } from "../services/Execute/Limits.ts"
import type { Limit, LimitState, RateLimits } from "../services/RateLimits.ts"
import type { Cached } from "./ByteCache.ts"
import { type ContentEncoding, matches } from "./Encoding.ts"
import { encodingFor, limitHeaders, representation } from "./Reply.ts"

interface Laid {
  readonly headers: Headers
  readonly body: Uint8Array
}

export const make = (limits: Limits, rateLimits: RateLimits, runtime: Runtime.Runtime<never>) => {
  const laidOf = new WeakMap<Cached, Map<ContentEncoding | null, Laid>>()
  const run = Runtime.runPromise(runtime)

  const lay = (entry: Cached, encoding: ContentEncoding | null): Laid => {
    const { body, headers } = representation(entry, encoding)
    const laid = { headers: new Headers(headers), body }
    const all = laidOf.get(entry)
    if (all === undefined) laidOf.set(entry, new Map([[encoding, laid]]))
    else all.set(encoding, laid)
    return laid
  }

  const withCaller = (response: Response, state: LimitState | undefined, requestId: string): Response => {
    const { headers } = response
    headers.set("x-request-id", requestId)
    if (state !== undefined) for (const [name, value] of limitHeaders(state)) headers.set(name, value)
    return response
  }

  // Bun takes the bytes of any buffer; the DOM's type of a body does not know shared ones.
  const full = ({ body, headers }: Laid, state: LimitState | undefined, requestId: string): Response =>
    withCaller(new Response(body as Uint8Array<ArrayBuffer>, { headers }), state, requestId)

  const counted = (limit: Limit | undefined, address: string): Effect.Effect<LimitState> =>
    limit === undefined ? Effect.flatMap(limits.anonymous(address), rateLimits.take) : rateLimits.take(limit)

  /** The answer to somebody without a credential; `refuse` says it when that is one too many. */
  return (
    entry: Cached,
    request: Request,
    address: string,
    requestId: string,
    refuse: () => Promise<Response>
  ): Promise<Response> | Response => {
    const encoding = encodingFor(entry, request.headers.get("accept-encoding"))
    const laid = laidOf.get(entry)?.get(encoding) ?? lay(entry, encoding)
    const limit = limits.anonymousNow(address)
    // Who has it already is told so for free.
    if (matches(request.headers.get("if-none-match"), entry.etag)) {
      const state = limit === undefined ? undefined : rateLimits.lookLocally(limit)
      return withCaller(new Response(null, { status: 304, headers: laid.headers }), state, requestId)
    }
    const state = limit === undefined ? undefined : rateLimits.takeLocally(limit)
    if (state !== undefined) return full(laid, state, requestId)
    return run(counted(limit, address)).then((state) => (state.allowed ? full(laid, state, requestId) : refuse()))
  }
}
