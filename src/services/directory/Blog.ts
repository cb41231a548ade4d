/** The site's blog. */
import { Effect } from "effect"
import { AppConfigTag } from "../../Config.ts"
import type { getBlogPost, listBlogPosts } from "../../domain/api/PeopleApi.ts"
import { NotFound } from "../../domain/Failure.ts"
import { linksOf } from "../../domain/listing/Links.ts"
import type { Input } from "../../domain/Operation.ts"
import { toPage } from "../../domain/Page.ts"
import { instant } from "../store/Instant.ts"
import { PostsRepo } from "./rows/PostsRepo.ts"

export class Blog extends Effect.Service<Blog>()("launchbook/Blog", {
  dependencies: [PostsRepo.Default],
  effect: Effect.gen(function* () {
    const repo = yield* PostsRepo
    const links = linksOf((yield* AppConfigTag).publicUrl)

    const list = (input: Input<typeof listBlogPosts>) =>
      Effect.gen(function* () {
        const words = input.q?.trim() ?? ""
        const found =
          words === "" ? yield* repo.newest(yield* instant, input) : yield* repo.matching(words, yield* instant, input)
        const items = found.items.map((row) => ({ ...row, url: links.post(row.slug) }))
        return toPage(input, items, found.total)
      })

    const get = ({ slug }: Input<typeof getBlogPost>) =>
      Effect.gen(function* () {
        const row = yield* repo.bySlug(slug, yield* instant)
        return row === undefined ? yield* NotFound() : { ...row, url: links.post(row.slug) }
      })

    /** Their pages, for the sitemap. */
    const publicPaths = (after: number, upTo: number) =>
      Effect.map(
        Effect.flatMap(instant, (now) => repo.slugsBetween(after, upTo, now)),
        (slugs) => slugs.map((slug) => ({ path: `/blog/${slug}` }))
      )

    return { list, get, lastId: repo.lastId, publicPaths } as const
  })
}) {}
