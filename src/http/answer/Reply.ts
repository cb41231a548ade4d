/** The headers every answer of the API carries, whether it comes from the cache, a use case or a failure. */
import type { Cached } from "./ByteCache.ts"
import { type ContentEncoding, encode, encodingOf, etagFor } from "./Encoding.ts"

/** The API ignores cookies, so any page may read it; a page cannot send somebody's credential without having it. */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "ETag, Link, Location, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id, Idempotent-Replayed, WWW-Authenticate"
} as const

export const preflightHeaders = {
  ...corsHeaders,
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id",
  "access-control-max-age": "86400"
} as const

/** What a copy of a public answer may do: be kept, and asked about each time. A 304 from the cache costs nothing. */
export const publicCaching = { "cache-control": "public, no-cache", vary: "Accept-Encoding, Authorization" } as const

/** Behind TLS, browsers are told to stay there. */
export const transportHeaders = (origin: string): Readonly<Record<string, string>> =>
  origin.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}

/** The encoding a kept answer leaves in for this caller. */
export const encodingFor = (entry: Cached, acceptEncoding: string | null): ContentEncoding | null =>
  encodingOf(acceptEncoding, entry.body.byteLength)

/** A kept answer in one encoding: its bytes, made once, and its headers. */
export const representation = (entry: Cached, encoding: ContentEncoding | null) => {
  const headers = { ...entry.headers, etag: etagFor(entry.etag, encoding) }
  if (encoding === null) return { body: entry.body, headers }
  const body = entry.encoded.get(encoding) ?? encode(entry.body, encoding)
  entry.encoded.set(encoding, body)
  return { body, headers: { ...headers, "content-encoding": encoding } }
}
