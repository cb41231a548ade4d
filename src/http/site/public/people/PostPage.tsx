/** @jsxImportSource preact */
/** `/blog/{slug}`: one post, its text as Markdown, with what is asked about it. */
import { Effect } from "effect"
import { getBlogPost, listBlogPosts } from "../../../../domain/api/PeopleApi.ts"
import type { Post, PostSummary } from "../../../../domain/people/People.ts"
import { Slug } from "../../../../domain/Wire.ts"
import { Blog } from "../../../../services/directory/Blog.ts"
import { page } from "../../declare/SitePage.ts"
import { Crumbs } from "../../parts/Crumbs.tsx"
import { articleToHtml } from "../../parts/Markdown.ts"
import { Day } from "../../parts/When.tsx"
import { FaqSection } from "../browse/FaqSection.tsx"
import { crumbsNode, faqNodes } from "../browse/Structured.ts"

interface Model {
  readonly post: Post
  /** Others, the newest first. */
  readonly others: ReadonlyArray<PostSummary>
}

/** Words a minute. */
const readingSpeed = 220
const minutesOf = (text: string) => Math.max(1, Math.round((text.match(/\S+/g)?.length ?? 0) / readingSpeed))

const View = ({ post, others }: Model) => {
  const { title, excerpt, author, published_at, tags, body_markdown, faqs } = post
  return (
    <div class="wrap people">
      <article class="post">
        <header class="top">
          <Crumbs path={[{ href: "/blog", label: "Blog" }]} />
          <h1>{title}</h1>
          {excerpt === null ? null : <p class="lead">{excerpt}</p>}
          <p class="small soft">
            {author === null ? null : <>{author} · </>}
            <Day at={published_at} /> · {minutesOf(body_markdown)} min to read
          </p>
        </header>
        {/* Markdown.ts lets no HTML of its author through. */}
        <div class="article" dangerouslySetInnerHTML={{ __html: articleToHtml(body_markdown) }} />
        <FaqSection faqs={faqs} />
        {tags.length === 0 ? null : (
          <p class="meta">
            {tags.map((tag) => (
              <a key={tag} class="chip" href={`/blog?${new URLSearchParams({ q: tag })}`}>
                {tag}
              </a>
            ))}
          </p>
        )}
      </article>
      {others.length === 0 ? null : (
        <nav class="post" aria-labelledby="others">
          <h2 id="others">More from the blog</h2>
          <ul class="rows">
            {others.map((other) => (
              <li key={other.slug}>
                <a href={`/blog/${other.slug}`}>{other.title}</a>
                <span class="small soft">
                  <Day at={other.published_at} />
                </span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

const mostOthers = 4

export const blogPost = page("/blog/:slug", {
  audience: "public",
  styles: ["people"],
  params: { slug: Slug },
  title: ({ post: { title } }) => `${title} · Launchbook`,
  description: ({ post: { title, excerpt } }) => excerpt ?? title,
  shows: [],
  maxAge: 60,
  sitemap: {
    name: "posts",
    shows: ["posts"],
    last: Effect.flatMap(Blog, ({ lastId }) => lastId),
    between: (after, upTo) => Effect.flatMap(Blog, ({ publicPaths }) => publicPaths(after, upTo))
  },
  head: ({ post: { slug, title, excerpt, author, published_at, tags, url, faqs } }, origin) => ({
    kind: "article",
    structured: [
      {
        "@type": "BlogPosting",
        headline: title,
        description: excerpt ?? undefined,
        datePublished: published_at,
        author: author === null ? undefined : { "@type": "Person", name: author },
        keywords: tags.length === 0 ? undefined : tags.join(", "),
        url,
        mainEntityOfPage: url
      },
      crumbsNode(origin, [
        { href: "/blog", label: "Blog" },
        { href: `/blog/${slug}`, label: title }
      ]),
      ...faqNodes(faqs)
    ]
  }),
  load: ({ read, params }) =>
    Effect.gen(function* () {
      const post = yield* read(getBlogPost, params)
      const { items } = yield* read(listBlogPosts, { per_page: mostOthers + 1 })
      const model: Model = { post, others: items.filter(({ slug }) => slug !== post.slug).slice(0, mostOthers) }
      return model
    }),
  view: View
})
