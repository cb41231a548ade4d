/** A document that never changes while the process lives, in whatever encoding is asked for. */
import { Effect } from "effect"
import { route, webRequest } from "../request/Route.ts"
import type { Cached } from "./ByteCache.ts"
import { keptReply } from "./KeptReply.ts"

export const fixedDocument = (
  path: `/${string}`,
  text: string,
  contentType: string,
  headers: Readonly<Record<string, string>> = {}
) => {
  const body = new TextEncoder().encode(text)
  const entry: Cached = {
    body,
    etag: `"${Bun.hash(body).toString(36)}"`,
    headers: {
      "content-type": contentType,
      "cache-control": "public, max-age=300",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
      ...headers
    },
    encoded: new Map(),
    subjects: [],
    from: 0,
    until: Number.POSITIVE_INFINITY
  }
  return route("GET", path, (incoming) => Effect.sync(() => keptReply(entry, webRequest(incoming))))
}
