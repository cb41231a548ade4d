/**
 * `/products/{slug}/visit`: from a product's page on to its own site, counted as views are. It leads to the address that
 * stands in the listing and takes none from whoever asks.
 */
import { HttpRouter, HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { getListing } from "../../../domain/api/ListingsApi.ts"
import { NotFound } from "../../../domain/Failure.ts"
import type { Reads } from "../../../services/execute/Reads.ts"
import type { Views } from "../../../services/people/Views.ts"
import { readerIn } from "../../request/PageView.ts"
import { route } from "../../request/Route.ts"
import { addressOnWeb } from "../parts/WebLink.tsx"
import type { Serving } from "../serve/Serving.ts"

const path = "/products/:slug/visit"

export const visitRoute = ({ attend }: Serving, reads: Reads, views: Views) =>
  route(
    "GET",
    path,
    attend("GET", path, ({ request, address }) =>
      Effect.gen(function* () {
        const { params } = yield* HttpRouter.RouteContext
        const { output } = yield* reads.run(getListing, { slug: params.slug ?? "" })
        const site = addressOnWeb(output.website_url)
        if (site === null) return yield* NotFound("This product has no website that can be opened.")
        const agent = readerIn(request.headers)
        if (request.method === "GET" && agent !== null) views.noteClick(output.slug, address, agent)
        return HttpServerResponse.empty({
          status: 302,
          headers: {
            location: site.href,
            "cache-control": "no-store",
            // The site learns who sends it visitors, and not from which page.
            "referrer-policy": "origin",
            "x-robots-tag": "noindex, nofollow"
          }
        })
      })
    )
  )
