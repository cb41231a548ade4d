/** Posts as the site's team writes them: published or not. */
import { Effect } from "effect"
import type { PostText } from "../../../domain/people/PostText.ts"
import { Database } from "../../store/Database.ts"

export interface DeskPost extends PostText {
  readonly id: number
  /** Null: nobody sees it. */
  readonly published_at: string | null
  readonly updated_at: string | null
}
export type DeskPostLine = Pick<DeskPost, "id" | "slug" | "title" | "author" | "published_at" | "updated_at">

export class PostDeskRepo extends Effect.Service<PostDeskRepo>()("launchbook/PostDeskRepo", {
  effect: Effect.gen(function* () {
    const sql = yield* Database
    const columns = sql.literal("id, slug, title, excerpt, author, tags, body_markdown, faqs, published_at, updated_at")

    /** Those nobody sees first, then the newest. */
    const all: Effect.Effect<ReadonlyArray<DeskPostLine>> = sql.rows<DeskPostLine>`
      select id, slug, title, author, published_at, updated_at from posts
      order by published_at desc nulls first, id desc limit 500`
    const find = (id: number) => sql.first<DeskPost>`select ${columns} from posts where id = ${id}`
    const lock = (id: number) => sql.first<DeskPost>`select ${columns} from posts where id = ${id} for update`
    /** Whether another post has the address. */
    const isTaken = (slug: string, id: number | null) =>
      sql.some`select from posts where slug = ${slug} and id is distinct from ${id}::int`

    const values = ({ slug, title, excerpt, author, tags, body_markdown, faqs }: PostText) =>
      sql`${slug}, ${title}, ${excerpt}, ${author}, ${[...tags]}::text[], ${body_markdown}, ${JSON.stringify(faqs)}::jsonb`
    const insert = (post: PostText, publishedAt: Date | null, now: Date) =>
      sql.value<number>`
        insert into posts (slug, title, excerpt, author, tags, body_markdown, faqs, published_at, updated_at)
        values (${values(post)}, ${publishedAt}, ${now}) returning id`
    const update = (id: number, post: PostText, publishedAt: Date | null, now: Date) =>
      sql.run`
        update posts set (slug, title, excerpt, author, tags, body_markdown, faqs, published_at, updated_at)
          = (${values(post)}, ${publishedAt}::timestamptz, ${now}::timestamptz)
        where id = ${id}`
    const remove = (id: number) => sql.run`delete from posts where id = ${id}`

    return { all, find, lock, isTaken, insert, update, remove } as const
  })
}) {}
