/**
 * `/products/{slug}/picture.png` and `/picture.png`: what is shown beside a shared link; and the site's icons. A picture is kept by what is drawn in
 * it, so it is drawn once until that changes, and however many ask for it at once wait for one drawing.
 */
import { HttpRouter, HttpServerResponse } from "@effect/platform"
import { Effect, Fiber, Layer } from "effect"
import { LRUCache } from "lru-cache"
import { getListing } from "../../../../domain/api/ListingsApi.ts"
import { type Failure, Unavailable } from "../../../../domain/Failure.ts"
import type { Reads } from "../../../../services/execute/Reads.ts"
import { elsewhere, task } from "../../../../services/outside/Helpers.ts"
import { matches } from "../../../answer/Encoding.ts"
import { transportHeaders } from "../../../answer/Reply.ts"
import { route } from "../../../request/Route.ts"
import type { Instead } from "../../declare/Instead.ts"
import type { Serving } from "../../serve/Serving.ts"
import { iconSvg, icoOf, touchSvg } from "./Icons.ts"
import { productCard, siteCard } from "./ShareCard.ts"

const picturing = task(new URL("./DrawPicture.ts", import.meta.url), "drawPicture", () => import("./DrawPicture.ts"))

/** A picture is some tens of kilobytes. */
const mostBytes = 16 * 1024 * 1024

interface Drawn {
  readonly svg: string
  readonly type?: string
  /** What is made of the PNG. */
  readonly form?: (png: Uint8Array) => Uint8Array
}
const asDrawn = (png: Uint8Array) => png

const productPath = "/products/:slug/picture.png"

export const pictureRoutes = ({ origin, attend }: Serving, reads: Reads) => {
  const drawn = new LRUCache<string, Uint8Array>({
    maxSize: mostBytes,
    sizeCalculation: ({ byteLength }) => byteLength
  })
  const running = new Map<string, Fiber.Fiber<Uint8Array, Failure>>()

  const drawAnew = (name: string, svg: string) =>
    elsewhere(picturing, svg).pipe(
      Effect.tapErrorCause((cause) => Effect.logWarning("a picture was not drawn", cause)),
      Effect.mapError(() => Unavailable()),
      Effect.tap((png) => Effect.sync(() => drawn.set(name, png))),
      Effect.ensuring(Effect.sync(() => running.delete(name))),
      // Whoever goes away stops nobody else's.
      Effect.forkDaemon,
      Effect.tap((fiber) => Effect.sync(() => running.set(name, fiber)))
    )

  const picture = (name: string, svg: string): Effect.Effect<Uint8Array, Failure> =>
    Effect.suspend(() => {
      const known = drawn.get(name)
      if (known !== undefined) return Effect.succeed(known)
      const other = running.get(name)
      return other === undefined ? Effect.flatMap(drawAnew(name, svg), Fiber.join) : Fiber.join(other)
    })

  const answer = (request: Request, { svg, type = "image/png", form = asDrawn }: Drawn) =>
    Effect.gen(function* () {
      const name = Bun.hash(svg).toString(36)
      const headers = {
        ...transportHeaders(origin),
        etag: `"${name}"`,
        "cache-control": "public, max-age=86400",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
        "access-control-allow-origin": "*",
        "x-content-type-options": "nosniff"
      }
      if (matches(request.headers.get("if-none-match"), headers.etag))
        return HttpServerResponse.empty({ status: 304, headers })
      return HttpServerResponse.uint8Array(form(yield* picture(name, svg)), { contentType: type, headers })
    })

  const pictureRoute = <Path extends `/${string}`>(
    path: Path,
    picture: Effect.Effect<Drawn, Instead, HttpRouter.RouteContext>
  ) =>
    route(
      "GET",
      path,
      attend("GET", path, ({ request }) => Effect.flatMap(picture, (what) => answer(request, what)))
    )

  return Layer.mergeAll(
    pictureRoute(
      "/picture.png",
      Effect.sync(() => ({ svg: siteCard() }))
    ),
    pictureRoute("/favicon.ico", Effect.succeed({ svg: iconSvg, type: "image/x-icon", form: icoOf })),
    pictureRoute("/apple-touch-icon.png", Effect.succeed({ svg: touchSvg })),
    pictureRoute(
      productPath,
      Effect.flatMap(HttpRouter.RouteContext, ({ params }) =>
        Effect.map(reads.run(getListing, { slug: params.slug ?? "" }, "everybody"), ({ output }) => ({
          svg: productCard(output)
        }))
      )
    )
  )
}
