/** Posts of the blog, as far as they are published. */
import { SqlClient } from "@effect/sql"
import { Effect } from "effect"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import type { Post, PostSummary } from "../../../domain/people/People.ts"

export type PostRow = Omit<Post, "url">
export type PostSummaryRow = Omit<PostSummary, "url">

export class PostsRepo extends Effect.Service<PostsRepo>()("launchbook/PostsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal("slug, title, excerpt, author, published_at, tags")
    const total = Effect.map(([row]: ReadonlyArray<{ readonly total: number }>) => row?.total ?? 0)

    // A post dated in the future is not published yet.
    const newest = (now: Date, paging: Paging) =>
      Effect.all({
        items: sql<PostSummaryRow>`
          select ${columns} from posts where published_at <= ${now}
          order by published_at desc, id desc limit ${paging.per_page} offset ${offsetOf(paging)}`,
        total: total(sql<{ total: number }>`select count(*) as total from posts where published_at <= ${now}`)
      }).pipe(Effect.orDie)

    /** Posts that hold all of the words, the best match first. */
    const matching = (words: string, now: Date, paging: Paging) =>
      Effect.all({
        items: sql<PostSummaryRow>`
          select ${columns} from posts where published_at <= ${now} and search @@ every_word(${words})
          order by ts_rank(search, every_word(${words})) desc, published_at desc, id desc
          limit ${paging.per_page} offset ${offsetOf(paging)}`,
        total: total(sql<{ total: number }>`
          select count(*) as total from posts where published_at <= ${now} and search @@ every_word(${words})`)
      }).pipe(Effect.orDie)

    const bySlug = (slug: string, now: Date): Effect.Effect<PostRow | undefined> =>
      sql<PostRow>`
        select ${columns}, body_markdown, faqs from posts where slug = ${slug} and published_at <= ${now}`.pipe(
        Effect.map(([row]) => row),
        Effect.orDie
      )

    return { newest, matching, bySlug } as const
  })
}) {}
