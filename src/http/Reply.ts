/** The headers every answer of the API carries, whether it comes from the cache, a use case or a failure. */
import type { LimitState } from "../services/RateLimits.ts"
import type { Cached } from "./ByteCache.ts"
import { encode, encodingOf, etagFor, matches } from "./Encoding.ts"

/** IETF httpapi draft: the policy, and how it stands for this caller. */
export const limitHeaders = (limit: LimitState | null): Record<string, string> =>
  limit === null
    ? {}
    : {
        "ratelimit-policy": `"${limit.name}";q=${limit.limit};w=${limit.window}`,
        ratelimit: `"${limit.name}";r=${limit.remaining};t=${limit.reset}`
      }

/** The API ignores cookies, so any page may read it; a page cannot send somebody's credential without having it. */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "ETag, Link, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, Idempotent-Replayed, WWW-Authenticate"
} as const

export const preflightHeaders = {
  ...corsHeaders,
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id",
  "access-control-max-age": "86400"
} as const

/** What a copy of a public answer may do: be kept, and asked about each time. A 304 costs nothing. */
export const publicCaching = { "cache-control": "public, no-cache", vary: "Accept-Encoding, Authorization" } as const

/** How a cached answer leaves for this caller; `notModified` where they have it already. */
export const representation = (entry: Cached, ifNoneMatch: string | null, acceptEncoding: string | null) => {
  const encoding = encodingOf(acceptEncoding, entry.body.byteLength)
  const etag = etagFor(entry.etag, encoding)
  if (matches(ifNoneMatch, entry.etag)) return { notModified: true, body: null, etag, encoding } as const
  if (encoding === null) return { notModified: false, body: entry.body, etag, encoding } as const
  const known = entry.encoded.get(encoding)
  const body = known ?? encode(entry.body, encoding)
  if (known === undefined) entry.encoded.set(encoding, body)
  return { notModified: false, body, etag, encoding } as const
}
