/** `/sitemap.xml` and the files it lists, kept as any public page is. */
import { HttpRouter } from "@effect/platform"
import { type Context, Effect, Layer } from "effect"
import { keptReply } from "../../answer/KeptReply.ts"
import { transportHeaders } from "../../answer/Reply.ts"
import { route } from "../../request/Route.ts"
import type { Instead } from "../declare/Instead.ts"
import type { Page } from "../declare/SitePage.ts"
import type { Serving } from "../serve/Serving.ts"
import { sitemapFiles } from "./SitemapFiles.ts"

export const sitemapRoutes = <R>(
  { origin, attend, kept }: Serving,
  needs: Context.Context<R>,
  pages: ReadonlyArray<Page<`/${string}`, never, R>>
) => {
  const { first, further, shows } = sitemapFiles(origin, pages)
  const headers = {
    ...transportHeaders(origin),
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, no-cache",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff"
  }

  const answer = (request: Request, path: string, text: Effect.Effect<string, Instead, R>) =>
    Effect.map(
      kept(
        path,
        Effect.map(Effect.provide(text, needs), (text) => ({ text, headers, shows }))
      ),
      (entry) => keptReply(entry, request)
    )

  return Layer.merge(
    route(
      "GET",
      "/sitemap.xml",
      attend("GET", "/sitemap.xml", ({ request }) => answer(request, "/sitemap.xml", first))
    ),
    route(
      "GET",
      "/sitemaps/:file",
      attend("GET", "/sitemaps/:file", ({ request }) =>
        Effect.flatMap(HttpRouter.RouteContext, ({ params: { file = "" } }) =>
          answer(request, `/sitemaps/${file}`, further(file))
        )
      )
    )
  )
}
