/** `/products/{slug}.md`: the Markdown twin of a product's page, kept as any public page is. */
import { HttpRouter } from "@effect/platform"
import { type Context, Effect } from "effect"
import { getListing } from "../../../../domain/api/ListingsApi.ts"
import { listingPath } from "../../../../domain/listing/Links.ts"
import { ListingEvidence } from "../../../../services/drafts/ListingEvidence.ts"
import type { Reads } from "../../../../services/execute/Reads.ts"
import { keptReply } from "../../../answer/KeptReply.ts"
import { transportHeaders } from "../../../answer/Reply.ts"
import { route } from "../../../request/Route.ts"
import type { Serving } from "../../serve/Serving.ts"
import { productMarkdown } from "./ProductMarkdown.ts"

const path = "/products/:slug.md"

export const markdownRoute = (
  { origin, attend, kept }: Serving,
  reads: Reads,
  needs: Context.Context<ListingEvidence>
) =>
  route(
    "GET",
    path,
    attend("GET", path, ({ request }) =>
      Effect.gen(function* () {
        const { params } = yield* HttpRouter.RouteContext
        const slug = params.slug ?? ""
        const fresh = Effect.gen(function* () {
          const { output, shows } = yield* reads.run(getListing, { slug }, "everybody")
          const quotes = yield* (yield* ListingEvidence).of(output)
          return {
            text: productMarkdown(output, quotes),
            shows,
            headers: {
              ...transportHeaders(origin),
              "content-type": "text/markdown; charset=utf-8",
              "cache-control": "public, no-cache",
              "access-control-allow-origin": "*",
              "content-security-policy": "default-src 'none'; sandbox",
              // Search engines are to find the page, of which this is the same.
              link: `<${origin}${listingPath(output.slug)}>; rel="canonical"`,
              "x-robots-tag": "noindex",
              vary: "Accept-Encoding",
              "x-content-type-options": "nosniff"
            }
          }
        })
        return keptReply(
          yield* kept(`${listingPath(encodeURIComponent(slug))}.md`, Effect.provide(fresh, needs)),
          request
        )
      })
    )
  )
