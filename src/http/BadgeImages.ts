/** `/badges/{slug}/{kind}.svg`: embeddable anywhere, able to do nothing. */
import { HttpRouter, HttpServerResponse } from "@effect/platform"
import { Effect, Either, Layer, Schema } from "effect"
import { AppConfigTag } from "../Config.ts"
import { NotFound } from "../domain/Failure.ts"
import { BadgeKind, BadgeMode, BadgeShape, BadgeSize } from "../domain/launch/Badge.ts"
import { failureOf } from "../services/execute/FailureOf.ts"
import { Badges } from "../services/launches/Badges.ts"
import { errorResponse } from "./answer/Errors.ts"
import { RequestInfo } from "./request/RequestInfo.ts"
import { route, webRequest } from "./request/Route.ts"

const BadgeQuery = Schema.Struct({
  kind: BadgeKind,
  shape: Schema.optionalWith(BadgeShape, { exact: true, default: () => "standard" as const }),
  mode: Schema.optionalWith(BadgeMode, { exact: true, default: () => "auto" as const }),
  size: Schema.optionalWith(BadgeSize, { exact: true, default: () => "m" as const })
})
const decode = Schema.decodeUnknownEither(BadgeQuery)

const headers = {
  "cache-control": "public, max-age=3600",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
  "x-content-type-options": "nosniff"
}

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const badges = yield* Badges
    const { publicUrl } = yield* AppConfigTag
    return route("GET", "/badges/:slug/:file", (incoming) =>
      Effect.gen(function* () {
        const { params } = yield* HttpRouter.RouteContext
        const url = new URL(webRequest(incoming).url)
        const query = decode({
          kind: (params.file ?? "").replace(/\.svg$/, ""),
          ...Object.fromEntries(
            [...url.searchParams].filter(([key]) => key === "shape" || key === "mode" || key === "size")
          )
        })
        if (Either.isLeft(query) || !(params.file ?? "").endsWith(".svg"))
          return yield* NotFound("There is no such badge.")
        const { kind, ...style } = query.right
        const svg = yield* badges.svg(params.slug ?? "", kind, style, url.searchParams.get("week") ?? undefined)
        return HttpServerResponse.text(svg, { contentType: "image/svg+xml", headers })
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
