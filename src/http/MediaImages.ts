/**
 * `/media/{hash}.webp`: a picture that somebody uploaded. Its name follows from its bytes, so a copy is good for ever;
 * whatever its bytes may be read as, they can do nothing here.
 */
import { HttpRouter, HttpServerResponse } from "@effect/platform"
import { Effect, Layer } from "effect"
import { AppConfigTag } from "../Config.ts"
import { NotFound } from "../domain/Failure.ts"
import { imageHashIn } from "../domain/listing/Links.ts"
import { failureOf } from "../services/execute/FailureOf.ts"
import { ListingMedia } from "../services/owners/ListingMedia.ts"
import { errorResponse } from "./answer/Errors.ts"
import { RequestInfo } from "./request/RequestInfo.ts"
import { route, webRequest } from "./request/Route.ts"

const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
  "x-content-type-options": "nosniff"
}

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const media = yield* ListingMedia
    const { publicUrl } = yield* AppConfigTag
    return route("GET", "/media/:file", (incoming) =>
      Effect.gen(function* () {
        const { params } = yield* HttpRouter.RouteContext
        const hash = imageHashIn(`/media/${params.file ?? ""}`)
        const bytes = hash === null ? undefined : yield* media.picture(hash)
        if (hash === null || bytes === undefined) return yield* NotFound("There is no such picture.")
        const etag = `"${hash}"`
        if (webRequest(incoming).headers.get("if-none-match") === etag)
          return HttpServerResponse.empty({ status: 304, headers: { ...headers, etag } })
        return HttpServerResponse.uint8Array(bytes, { contentType: "image/webp", headers: { ...headers, etag } })
      }).pipe(
        Effect.catchAllCause((cause) =>
          Effect.gen(function* () {
            const { requestId } = yield* RequestInfo
            return errorResponse(yield* failureOf(cause), requestId, publicUrl)
          })
        )
      )
    )
  })
)
