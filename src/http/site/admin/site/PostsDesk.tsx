/** @jsxImportSource preact */
/** `/admin/blog`: the posts there are, published or not. */
import { Effect } from "effect"
import { BlogDesk, type DeskPostLine } from "../../../../services/directory/BlogDesk.ts"
import { page } from "../../declare/SitePage.ts"
import { Day, When } from "../../parts/When.tsx"
import { DeskFrame } from "../desk/DeskFrame.tsx"
import { said } from "../desk/DeskInput.ts"
import { DeskTable } from "../desk/DeskTable.tsx"

interface ListModel {
  readonly posts: ReadonlyArray<DeskPostLine>
  readonly done?: string | undefined
}
export const Published = ({ at }: { readonly at: string | null }) =>
  at === null ? (
    <span class="chip">Not published</span>
  ) : (
    <span class="chip good">
      Published <Day at={at} />
    </span>
  )

const ListView = ({ posts, done }: ListModel) => (
  <DeskFrame title="Blog" here="/admin/blog" lead="Nobody sees a post before it is published." done={done}>
    <p>
      <a class="button primary" href="/admin/blog/new">
        Write a post
      </a>
    </p>
    <DeskTable
      label="Posts"
      columns={["Post", "By", "State", "Saved"]}
      none="Nothing was written yet."
      rows={posts.map((post) => ({
        key: post.id,
        cells: [
          <div>
            <a href={`/admin/blog/${post.id}`}>{post.title}</a>
            <div class="small soft mono">{post.slug}</div>
          </div>,
          post.author ?? "—",
          <div>
            <Published at={post.published_at} />
          </div>,
          post.updated_at === null ? "—" : <When at={post.updated_at} />
        ]
      }))}
    />
  </DeskFrame>
)

export const blogDesk = page("/admin/blog", {
  audience: "admin",
  styles: ["admin"],
  query: said,
  title: "Blog · Site team · Launchbook",
  description: "The posts of the blog, published or not.",
  load: ({ query: { done } }) =>
    Effect.map(
      Effect.flatMap(BlogDesk, ({ all }) => all),
      (posts): ListModel => ({ posts, done })
    ),
  view: ListView
})
