/** Posts of the blog, as far as they are published. */
import { Effect } from "effect"
import { offsetOf, type Paging } from "../../../domain/Page.ts"
import type { Post, PostSummary } from "../../../domain/people/People.ts"
import { Database } from "../../store/Database.ts"

export type PostRow = Omit<Post, "url">
export type PostSummaryRow = Omit<PostSummary, "url">

export class PostsRepo extends Effect.Service<PostsRepo>()("launchbook/PostsRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal("slug, title, excerpt, author, published_at, tags")

    // A post dated in the future is not published yet.
    const newest = (now: Date, paging: Paging) =>
      Effect.all({
        items: sql.rows<PostSummaryRow>`
          select ${columns} from posts where published_at <= ${now}
          order by published_at desc, id desc limit ${paging.per_page} offset ${offsetOf(paging)}`,
        total: sql.value<number>`select count(*) as total from posts where published_at <= ${now}`
      })

    /** Posts that hold all of the words, the best match first. */
    const matching = (words: string, now: Date, paging: Paging) =>
      Effect.all({
        items: sql.rows<PostSummaryRow>`
          select ${columns} from posts where published_at <= ${now} and search @@ every_word(${words})
          order by ts_rank(search, every_word(${words})) desc, published_at desc, id desc
          limit ${paging.per_page} offset ${offsetOf(paging)}`,
        total: sql.value<number>`
          select count(*) as total from posts where published_at <= ${now} and search @@ every_word(${words})`
      })

    const bySlug = (slug: string, now: Date): Effect.Effect<PostRow | undefined> =>
      sql.first<PostRow>`
        select ${columns}, body_markdown, faqs from posts where slug = ${slug} and published_at <= ${now}`

    /** For the sitemap: the highest id there is, and what is published in a range of ids. */
    const lastId = sql.value<number>`select coalesce(max(id), 0) from posts`
    const slugsBetween = (after: number, upTo: number, now: Date): Effect.Effect<ReadonlyArray<string>> =>
      sql.column<string>`
        select slug from posts where id > ${after} and id <= ${upTo} and published_at <= ${now} order by id`

    return { newest, matching, bySlug, lastId, slugsBetween } as const
  })
}) {}
