/** @jsxImportSource preact */
/** `/blog`: what the site itself writes, the newest first. */
import { Effect, Schema } from "effect"
import { listBlogPosts } from "../../../../domain/api/PeopleApi.ts"
import type { PageOf } from "../../../../domain/Page.ts"
import type { PostSummary } from "../../../../domain/people/People.ts"
import { page } from "../../declare/SitePage.ts"
import { PageNumber, Pager } from "../../parts/Pager.tsx"
import { Day } from "../../parts/When.tsx"
import { listNode } from "../browse/Structured.ts"

interface Model {
  readonly q: string
  readonly found: PageOf<PostSummary>
}

const perPage = 12
const mostLetters = 200

const pathOf = (q: string, number = 1) => {
  const parts = new URLSearchParams()
  if (q !== "") parts.set("q", q)
  if (number > 1) parts.set("page", String(number))
  return parts.size === 0 ? "/blog" : `/blog?${parts}`
}

const Entry = ({ slug, title, excerpt, author, published_at, tags }: PostSummary) => (
  <li>
    <p class="dated mono">
      <Day at={published_at} />
    </p>
    <div>
      <h2>
        <a href={`/blog/${slug}`}>{title}</a>
      </h2>
      {excerpt === null ? null : <p>{excerpt}</p>}
      <p class="meta small soft">
        {author === null ? null : <span>{author}</span>}
        {tags.map((tag) => (
          <a key={tag} class="chip" href={pathOf(tag)}>
            {tag}
          </a>
        ))}
      </p>
    </div>
  </li>
)

const View = ({ q, found }: Model) => (
  <div class="wrap people blog">
    <header class="top">
      <h1>{q === "" ? "Blog" : `Posts about “${q}”`}</h1>
      <p class="lead">How this directory works, and why it works that way.</p>
      <search aria-label="Posts">
        <form action="/blog" class="search">
          <label for="about">Search the blog</label>
          <input id="about" name="q" type="search" value={q} maxLength={mostLetters} autocomplete="off" />
          <button type="submit" class="button">
            Search
          </button>
        </form>
      </search>
    </header>
    {found.total === 0 ? (
      <p class="blank">
        {q === "" ? (
          "Nothing has been written yet."
        ) : (
          <>
            No post has all of “{q}”. <a href="/blog">Read all posts</a>.
          </>
        )}
      </p>
    ) : (
      <ol class="entries">
        {found.items.map((post) => (
          <Entry key={post.slug} {...post} />
        ))}
      </ol>
    )}
    <Pager
      page={found.page}
      perPage={found.per_page}
      total={found.total}
      of="posts"
      hrefOf={(number) => pathOf(q, number)}
    />
    <p class="small soft">
      <a href="/feeds/blog.atom">Follow the blog in a feed reader</a>
    </p>
  </div>
)

export const blog = page("/blog", {
  audience: "public",
  nav: { footer: "Blog" },
  styles: ["people"],
  query: { q: Schema.optional(Schema.String), page: PageNumber },
  title: ({ q }) => `${q === "" ? "Blog" : `Posts about “${q}”`} · Launchbook`,
  description: "How the directory works and why: ranking, evidence, badges and launches, by the people who run it.",
  shows: [],
  // A post with a date to come is published by the clock.
  maxAge: 60,
  head: ({ q, found }) => ({
    // Else anybody could have words of theirs listed under the name of this site.
    hasAnybodysWords: q !== "",
    structured: [
      listNode(
        "Blog",
        found.items.map(({ title, url }) => ({ name: title, url }))
      )
    ]
  }),
  load: ({ read, query }) =>
    Effect.gen(function* () {
      const q = [...(query.q ?? "").toWellFormed().replaceAll("\u0000", "").trim()].slice(0, mostLetters).join("")
      const found = yield* read(listBlogPosts, { ...(q === "" ? {} : { q }), page: query.page, per_page: perPage })
      const model: Model = { q, found }
      return model
    }),
  view: View
})
