/** @jsxImportSource preact */
/** `/products/{slug}`: where badges and listings lead. */
import { HttpRouter } from "@effect/platform"
import { Clock, Effect, Layer } from "effect"
import { Listings } from "../../../services/directory/Listings.ts"
import { html, stylesheetPath } from "../frame/Html.ts"
import { page } from "../frame/Pages.tsx"
import { Visits } from "../frame/Visits.ts"
import { ProductPage } from "./ProductPage.tsx"

export const layer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const listings = yield* Listings
    const visits = yield* Visits
    return page("GET", "/products/:slug", (request) =>
      Effect.gen(function* () {
        const { params } = yield* HttpRouter.RouteContext
        const listing = yield* listings.get({ slug: params.slug ?? "" })
        const person = yield* visits.sessionOf(request)
        const now = new Date(yield* Clock.currentTimeMillis)
        return html(<ProductPage listing={listing} person={person} now={now} stylesheet={stylesheetPath} />, {
          caching: visits.tokenOf(request) === null ? "public, no-cache" : "private, no-store",
          headers: { vary: "Cookie" }
        })
      })
    )
  })
).pipe(Layer.provide(Visits.Default))
