/** A kept answer for one caller: in the encoding they take, or a 304 where they have it already. */
import { HttpServerResponse } from "@effect/platform"
import type { Cached } from "./ByteCache.ts"
import { matches } from "./Encoding.ts"
import { encodingFor, representation } from "./Reply.ts"

export const keptReply = (entry: Cached, request: Request): HttpServerResponse.HttpServerResponse => {
  const { body, headers } = representation(entry, encodingFor(entry, request.headers.get("accept-encoding")))
  return matches(request.headers.get("if-none-match"), entry.etag)
    ? HttpServerResponse.empty({ status: 304, headers })
    : HttpServerResponse.uint8Array(body, { headers, contentType: entry.headers["content-type"] })
}
