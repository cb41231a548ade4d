/**
 * `/feeds/launches.atom`, `/feeds/updates.json`, `/feeds/blog.atom`, `/feeds/products/{slug}.json`: what is new, for
 * feed readers, kept as any public page is.
 */
import { HttpRouter } from "@effect/platform"
import { type Context, Effect, Layer } from "effect"
import { listLaunches } from "../../../../domain/api/LaunchesApi.ts"
import { getListing } from "../../../../domain/api/ListingsApi.ts"
import { listBlogPosts } from "../../../../domain/api/PeopleApi.ts"
import { type Failure, NotFound } from "../../../../domain/Failure.ts"
import { listingSubject, type Subject } from "../../../../domain/Operation.ts"
import { LatestUpdates } from "../../../../services/directory/LatestUpdates.ts"
import type { Reads } from "../../../../services/execute/Reads.ts"
import { keptReply } from "../../../answer/KeptReply.ts"
import { transportHeaders } from "../../../answer/Reply.ts"
import { route } from "../../../request/Route.ts"
import type { Serving } from "../../serve/Serving.ts"
import { type FeedFormat, feedTypes, type SiteFeed, writeFeed } from "./Feed.ts"

/** Entries of a feed. */
const mostItems = 50

interface Found {
  readonly feed: SiteFeed
  readonly shows: ReadonlyArray<Subject>
}

export const feedRoutes = ({ origin, attend, kept }: Serving, reads: Reads, needs: Context.Context<LatestUpdates>) => {
  const about = (path: string) => `${origin}${path}`

  const launches = Effect.map(
    reads.run(listLaunches, { section: "recent", per_page: mostItems }, "everybody"),
    ({ output, shows }): Found => ({
      shows,
      feed: {
        title: "Launchbook: launches",
        description: "Products as they go live.",
        home: about("/"),
        items: output.items.map((listing) => ({
          // A product that is launched again is news again.
          id: `${listing.url}#${listing.launch_week ?? ""}`,
          url: listing.url,
          title: listing.name,
          text: listing.tagline ?? "",
          published: listing.launched_at ?? ""
        }))
      }
    })
  )

  const updates = Effect.map(
    Effect.flatMap(LatestUpdates, (latest) => latest.ofAll(mostItems)),
    (found): Found => ({
      shows: ["listings"],
      feed: {
        title: "Launchbook: updates",
        description: "News that makers posted on their listings.",
        home: about("/"),
        items: found.map(({ id, url, name, title, body, published_at }) => ({
          id: `${url}#update-${id}`,
          url,
          title: `${name}: ${title}`,
          text: body,
          published: published_at
        }))
      }
    })
  )

  const blog = Effect.map(
    reads.run(listBlogPosts, { per_page: mostItems }, "everybody"),
    ({ output, shows }): Found => ({
      shows,
      feed: {
        title: "Launchbook: blog",
        description: "Posts of the site's blog.",
        home: about("/blog"),
        items: output.items.map(({ url, title, excerpt, published_at }) => ({
          id: url,
          url,
          title,
          text: excerpt ?? "",
          published: published_at
        }))
      }
    })
  )

  const ofListing = (slug: string) =>
    Effect.gen(function* () {
      const { output } = yield* reads.run(getListing, { slug }, "everybody")
      const latest = yield* Effect.flatMap(LatestUpdates, (all) => all.ofListing(output.slug, mostItems))
      const found: Found = {
        shows: [listingSubject(output.slug)],
        feed: {
          title: `${output.name} on Launchbook`,
          description: output.tagline ?? `News of ${output.name}.`,
          home: output.url,
          items: latest.map(({ id, url, title, body, published_at }) => ({
            id: `${url}#update-${id}`,
            url,
            title,
            text: body,
            published: published_at
          }))
        }
      }
      return found
    })

  type Source = Effect.Effect<Found, Failure, LatestUpdates>
  const sources: Readonly<Record<string, Source>> = { launches, updates, blog }

  /** The feed of a file's name, in the format of its ending. */
  const named = (file: string, source: (name: string) => Source | undefined) => {
    const [, name = "", ending = ""] = /^(.+)\.(atom|json)$/.exec(file) ?? []
    const format: FeedFormat | undefined = ending === "atom" || ending === "json" ? ending : undefined
    const found = format === undefined ? undefined : source(name)
    return found === undefined || format === undefined ? undefined : { found, format }
  }

  const feedRoute = (path: "/feeds/:file" | "/feeds/products/:file", source: (name: string) => Source | undefined) =>
    route(
      "GET",
      path,
      attend("GET", path, ({ request }) =>
        Effect.gen(function* () {
          const { params } = yield* HttpRouter.RouteContext
          const file = params.file ?? ""
          const asked = named(file, source)
          if (asked === undefined) return yield* NotFound("There is no such feed.")
          const address = path.replace(":file", encodeURIComponent(file))
          const fresh = Effect.map(Effect.provide(asked.found, needs), ({ feed, shows }) => ({
            text: writeFeed(feed, asked.format, origin + address),
            shows,
            headers: {
              ...transportHeaders(origin),
              "content-type": feedTypes[asked.format],
              "cache-control": "public, no-cache",
              "access-control-allow-origin": "*",
              vary: "Accept-Encoding",
              "x-content-type-options": "nosniff"
            }
          }))
          return keptReply(yield* kept(address, fresh), request)
        })
      )
    )

  return Layer.merge(
    feedRoute("/feeds/:file", (name) => (Object.hasOwn(sources, name) ? sources[name] : undefined)),
    feedRoute("/feeds/products/:file", ofListing)
  )
}
